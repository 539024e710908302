"""A stash is a hand (AA-94): what others see of it, which copy leaves, and what nobody can tell."""

import json

import pytest

from hexmonger.games.arcane_alley.events import Played, SetAside, TookFromDiscard
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import Source, shuffle
from hexmonger.kernel.events import heard
from hexmonger.testing.arcane_alley import Table, deal, table_of
from hexmonger.testing.arcane_alley.moonstruck_market import deal as deal_market
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.scenes import deal_with_deck, random_choices, told, told_to
from tests.rules import rule

WORLDS = 60


def imagined(table: Table, seat: int) -> list[Table]:
    """Return worlds that a seat can imagine, or for 0 a spectator."""
    view = GAME.view(table.state, seat - 1)
    return [table_of(GAME.imagine(view, chance)) for chance in range(WORLDS)]


def bytes_of(s: AlleyState, seat: int) -> str:
    """Return a view as it would be sent."""
    return json.dumps(GAME.view(s, seat).to_json())


@rule("AA-94")
def test_an_item_of_a_stash_is_chosen_by_its_name() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Wa=12 Wa Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    words = ["play Three-Headed Coin", "discard Three-Headed Coin", "play Older Wand", "discard Older Wand"]
    assert table.asked.options == words


@rule("AA-94")
@pytest.mark.parametrize("word", ["play Older Wand", "discard Older Wand"])
def test_of_several_copies_the_one_that_most_seats_know_leaves(word: str) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Wa=12 Wa=123 Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose(word)
    table.shows("seat 1: stash Co Wa=1 Wa=12")


@rule("AA-94")
def test_who_knew_an_item_of_a_hand_sees_that_very_one_leave() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Wa=12
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.seen_by(2).stash(1) == "Wa ?"
    table.choose("discard Older Wand")
    assert table.seen_by(2).stash(1) == "?"


@rule("AA-94")
def test_on_its_way_an_item_is_still_in_the_hand_for_those_who_may_not_see_it() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Co=12
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    before = {looking: table.seen_by(looking).stash(1) for looking in (0, 2, 3)}
    table.choose("play Three-Headed Coin")
    for looking in (0, 2, 3):
        seen = table.seen_by(looking)
        assert (seen.stash(1), seen.limbo) == (before[looking], "nothing")
    assert (table.seen_by(1).stash(1), table.seen_by(1).limbo) == ("Wa", "Co")
    table.choose("at 1")
    assert table.seen_by(2).stash(1) == "?"
    assert [table.seen_by(looking).store(1) for looking in range(4)] == ["Co (?) (?)"] * 4


@rule("AA-94")
def test_which_item_is_on_its_way_shows_in_nothing_that_another_seat_gets() -> None:
    diagram = """
        turn: 1, act
        seat 1: stash Wa=12 Co Lo
          (?) (?) (?)
        seat 2: stash Eg
          (?) (?) (?)
        seat 3:
    """
    worlds = [deal(diagram).choose(f"play {name}").state for name in ("Older Wand", "Dark Lotus")]
    for seat in (-1, 1, 2):
        assert bytes_of(worlds[0], seat) == bytes_of(worlds[1], seat)
    assert bytes_of(worlds[0], 0) != bytes_of(worlds[1], 0)
    # Any item of the hand may be the one.
    ways = {world.limbo for world in imagined(table_of(worlds[0]), 2)}
    assert "Wa" in ways
    assert len(ways) > 5


@rule("AA-94", "AA-item:sacred_chalice")
def test_the_chalices_pick_is_seen_by_its_taker_and_its_owner_alone() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C
          (?) (?) (?)
        seat 2: stash Eg Lo=23
          (?) (?) (?)
        seat 3:
        seat 4:
    """)
    table.choose("activate Sacred Chalice", "player 2", "take Dark Lotus")
    assert [table.seen_by(looking).limbo for looking in (1, 2)] == ["Lo", "Lo"]
    assert [table.seen_by(looking).limbo for looking in (0, 3, 4)] == ["nothing"] * 3
    assert [table.seen_by(looking).stash(2) for looking in range(5)] == ["? ?", "Eg", "Eg", "Lo ?", "? ?"]
    for looking in range(5):
        saw = 1 if looking in (1, 2) else -1
        # To who did not see it leave, it comes from the stash only now.
        assert told_to(table, looking, "at 1")[0] == Played(0, "dark_lotus", 0, 1, "", saw)


@rule("AA-94", "AA-item:sacred_chalice")
def test_who_else_knows_another_players_hand_is_shown_to_nobody() -> None:
    diagram = """
        turn: 1, act
        seat 1: stash *C
          (?) (?) (?)
        seat 2: stash {0}
        seat 3:
        seat 4:
    """
    worlds = [deal(diagram.format(stash)) for stash in ("Eg=23 Lo", "Eg Lo=23", "Eg Lo")]
    for seat in (-1, 0, 3):
        assert len({bytes_of(world.state, seat) for world in worlds}) == 1
    for world in worlds:
        world.choose("activate Sacred Chalice", "player 2")
    assert len({bytes_of(world.state, 0) for world in worlds}) == 1
    for world in worlds:
        world.choose("take Dragon's Egg")
    assert len({bytes_of(world.state, 0) for world in worlds}) == 1
    learned = []
    for world in worlds:
        before = world.state.learned
        world.choose("at 1")
        learned.append(world.state.learned > before)
    assert learned == [True] * 3, "whether it can be taken back tells nothing either"


@rule("AA-94")
def test_others_see_what_they_know_in_order_then_backs() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Lo=13 Co=13 Eg
        seat 2:
        seat 3: stash Lo Co
    """)
    assert table.seen_by(3).stash(1) == "Co Lo ? ?"
    assert table.seen_by(2).stash(1) == "? ? ? ?"


@rule("AA-94")
def test_no_view_and_nothing_told_depends_on_the_number_of_a_copy() -> None:
    source = Source(94)
    compared = 0
    for before, _ in random_choices(3, seed=5, wizards="random"):
        if source.below(12):
            continue
        copies: dict[int, list[int]] = {}
        for card, kind in enumerate(before.kind_of):
            copies.setdefault(kind, []).append(card)
        becomes = [*range(len(before.kind_of)), -1]
        for cards in copies.values():
            mixed = cards[:]
            shuffle(mixed, source.below(1 << 30))
            for card, other in zip(cards, mixed, strict=True):
                becomes[card] = other
        world = before.clone()
        world.renumber(becomes)
        world.advance()
        for seat in range(-1, 3):
            assert bytes_of(world, seat) == bytes_of(before, seat)
        choice = source.pick(before.asks[0].options)
        for s in (before, world):
            s.told = []
            s.choose(choice)
        for seat in range(-1, 3):
            assert heard(world.told, seat) == heard(before.told, seat)
        compared += 1
    assert compared > 20


@rule("AA-23", "AA-91")
def test_what_is_in_a_fresh_deck_is_known_until_one_of_it_is_in_a_hand_unseen() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, draw
        discard: Ri To To Wa
        seat 1: stash Lo
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("draw deck", "discard Dark Lotus")
    # The item that was drawn left the deck before it was made anew.
    was_fresh = table.state.fresh
    assert was_fresh
    assert sorted(table.deck.split()) == ["To", "To", "Wa"]
    for world in imagined(table, 3):
        assert sorted(world.deck.split()) == ["To", "To", "Wa"]
    table.choose("draw deck")
    is_fresh = table.state.fresh
    assert not is_fresh
    assert any("Wa" in world.store(1) or "To" in world.store(1) for world in imagined(table, 3))


@rule("AA-87", "AA-94")
def test_that_an_item_joins_a_stash_tells_both_that_it_is_no_boomerang() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          (Eg=12) (Lo) (?)
        seat 2:
          (?) (?) (?)
    """)
    before = table.state.learned
    table.choose("play Three-Headed Coin", "at 2")
    assert table.state.learned > before
    # Not one of many worlds has a Boomerang there, though ten of them are unseen.
    assert all(world.stash(1) != "Bo" for world in imagined(table, 2))


@rule("AA-87")
@pytest.mark.parametrize("knowers", ["12", "2"])
def test_the_wall_stands_even_where_the_other_player_knew_the_item(knowers: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: stash Co=12
          (Eg={knowers}) (Lo) (?)
        seat 2:
          (?) (?) (?)
    """)
    before = table.state.learned
    table.choose("play Three-Headed Coin", "at 1")
    assert table.state.learned > before
    assert table.state.stashed == (0, 0)


@rule("AA-87", "AA-94")
@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("discard Dark Lotus", 0),  # it may have been the one that joined the stash
        ("discard Magic Boomerang", 1),  # it was surely not
        ("discard Crystal Ball", 1),  # that one the other player knew
    ],
)
def test_it_is_known_of_an_item_less_once_one_that_may_be_it_has_left(word: str, left: int) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co Lo Bo Ba=12
          (Eg) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1", word)
    assert table.state.stashed == (left, 0)


@rule("AA-87", "AA-94")
def test_playing_what_may_be_it_counts_when_it_is_shown_and_not_before() -> None:
    table = deal("""
        turn: 1, act
        stashed: 1 0
        seat 1: stash Lo Bo
          (Eg) (?) (Sk)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Dark Lotus")
    assert table.state.stashed == (1, 0)
    table.choose("at 3")
    assert table.state.stashed[0] == 1, "the Lotus went, and what it replaced came"


@rule("AA-63", "AA-94")
def test_a_boomerang_that_has_returned_is_like_any_other_once_it_is_in_a_hand() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Lo Co
          (Bo!) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Dark Lotus", "at 1")
    assert table.stash(1) == "Co Bo"
    assert not table.state.returned


@rule("AA-94", "AA-item:mystical_lamp")
def test_what_the_lamp_sets_aside_is_told() -> None:
    table = deal("""
        turn: 1, act
        deck: Wa Co Lo ...
        seat 1: stash *L
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Mystical Lamp")
    assert told(table, "take Three-Headed Coin") == [
        SetAside(0, "older_wand"),
        SetAside(0, "dark_lotus"),
    ]


@rule("AA-94", "AA-item:wizards_watch")
def test_how_deep_in_the_discard_an_item_lay_is_told() -> None:
    table = deal("""
        turn: 1, act
        discard: Co Wa Wa
        seat 1: stash *W
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch")
    assert told(table, "take Older Wand") == [TookFromDiscard(0, "older_wand", 1)]


@rule("AA-87", "AA-92")
def test_an_item_whose_back_no_boomerang_has_tells_nothing_of_the_rest_of_the_hand() -> None:
    table = deal_market("""
        turn: 1, act
        seat 1: stash Co Bo
          (Mo') (?) (?)
        seat 2: stash Lo
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1")
    assert table.state.stashed == (0, 0)
    view = GAME.view(table.state, 1)
    assert any("Bo" in table_of(GAME.imagine(view, chance)).stash(1).split() for chance in range(300))


@rule("AA-87", "AA-92")
def test_an_item_that_leaves_with_another_back_was_not_the_one_that_joined() -> None:
    table = deal_market("""
        turn: 1, act
        seat 1: stash Co Mo'
          (Eg) (?) (?)
        seat 2: stash Lo
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1", "discard Fool's Moon")
    assert table.state.stashed == (1, 0)
    view = GAME.view(table.state, 1)
    assert all(table_of(GAME.imagine(view, chance)).stash(1) != "Bo" for chance in range(100))


@rule("AA-87")
def test_what_is_known_of_a_hand_is_dealt_before_all_else_can_use_it_up() -> None:
    table = deal("""
        turn: 1, draw
        deck: Wa Wa
        fresh: yes
        stashed: 1 0
        aside: ?*103
        seat 1: stash Lo
          (Bo) (Bo) (Bo)
        seat 2: stash Eg
          Wa Co To
    """)
    for world in imagined(table, 2):
        assert not GAME.broken_law(world.state)


@rule("AA-94")
def test_who_else_heard_of_an_item_is_not_heard() -> None:
    diagram = """
        turn: 1, act
        seat 1: stash *C
          (?) (?) (?)
        seat 2: stash {0}
        seat 3:
        seat 4:
    """
    tables = [deal(diagram.format(stash)) for stash in ("Eg=24 Lo", "Eg Lo=24")]
    one, other = [told_to(table, 1, "activate Sacred Chalice", "player 2") for table in tables]
    assert one == other


@rule("AA-94")
def test_what_is_done_to_the_options_of_a_view_does_nothing_to_the_table() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          (?) (?) (?)
        seat 2:
    """)
    view = GAME.view(table.state, 0)
    view.options.clear()
    assert table.asked.options == ["play Older Wand", "discard Older Wand"]
