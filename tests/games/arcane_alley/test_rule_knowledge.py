"""What players know: AA-90 to AA-93."""

import pytest

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.scenes import deal_with_deck
from tests.rules import rule


@rule("AA-90")
def test_hidden_items_are_known_to_nobody_not_even_their_owner() -> None:
    table = deal("""
        turn: 1, draw
        seat 1: stash Wa
          (Eg) Co (Lo)
        seat 2:
          (Sk) (Sw) Ba
        seat 3:
    """)
    for looking in range(4):
        table.seen_by(looking).shows("""
            seat 1:
              (?) Co (?)
            seat 2:
              (?) (?) Ba
        """)


@rule("AA-90")
def test_a_peek_is_known_to_the_one_who_peeked() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          Wa (Eg) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1", "item 2").is_quiet()
    assert table.seen_by(1).store(1) == "Ba (Eg) (?)"
    for looking in (0, 2, 3):
        assert table.seen_by(looking).store(1) == "Ba (?) (?)"


@rule("AA-90")
def test_stashes_are_known_to_their_owners() -> None:
    table = deal("""
        turn: 1, draw
        seat 1: stash Wa Co
        seat 2: stash Eg
        seat 3: stash Lo Sk Ba
    """)
    for looking in range(4):
        seen = table.seen_by(looking)
        assert seen.stash(1) == ("Co Wa" if looking == 1 else "? ?")
        assert seen.stash(2) == ("Eg" if looking == 2 else "?")
        assert seen.stash(3) == ("Ba Lo Sk" if looking == 3 else "? ? ?")


@rule("AA-90")
def test_the_deck_is_known_to_nobody() -> None:
    table = deal("""
        turn: 1, draw
        deck: Wa Co Eg ...
        seat 1:
        seat 2:
        seat 3:
    """)
    for looking in range(4):
        assert set(table.seen_by(looking).deck.split()) == {"?"}


@rule("AA-90")
def test_an_item_drawn_from_the_deck_is_seen_by_its_new_owner_only() -> None:
    table = deal("""
        turn: 1, draw
        deck: Wa Co Eg ...
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck")
    assert table.seen_by(1).stash(1) == "Wa"
    for looking in (0, 2, 3):
        assert table.seen_by(looking).stash(1) == "?"


@rule("AA-91")
def test_an_item_that_was_seen_and_turned_down_stays_known() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri
          Eg (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("discard Invisible Ring", "item 1").is_quiet()
    for looking in (1, 2, 3):
        assert table.seen_by(looking).store(1) == "(Eg) (?) (?)"


@rule("AA-91")
def test_a_known_item_stays_known_where_it_is_moved() -> None:
    table = deal("""
        turn: 2, act
        seat 1:
          (Eg=1) (Lo) Co
        seat 2: stash To
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 1", "item 1", "item 2").is_quiet()
    assert table.seen_by(1).store(1) == "(?) (Eg) Co"
    assert table.seen_by(2).store(1) == "(?) (?) Co"


@rule("AA-91")
def test_a_known_item_stays_known_in_another_players_storehouse() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
          (Eg=13) (?) (?)
        seat 2:
          Lo (?) (?)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox", "item 1", "item 2:1").is_quiet()
    assert table.seen_by(1).store(2) == "(Eg) (?) (?)"
    assert table.seen_by(3).store(2) == "(Eg) (?) (?)"
    assert table.seen_by(2).store(2) == "(?) (?) (?)"


@rule("AA-91")
def test_an_item_put_on_the_deck_stays_known_also_in_the_stash_of_who_draws_it() -> None:
    table = deal("""
        turn: 1, act
        deck: Co Eg ...
        discard: Lo
        seat 1: stash Wa
          Ba (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    for looking in (1, 2, 3):
        assert table.seen_by(looking).deck.split()[:2] == ["Lo", "?"]
    table.choose("draw deck", seat=2)
    for looking in (1, 2, 3):
        assert table.seen_by(looking).stash(2) == "Lo"


@rule("AA-91")
def test_an_item_taken_from_the_discard_stays_known_to_all() -> None:
    table = deal("""
        turn: 1, draw
        discard: Lo
        seat 1: stash Wa
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard")
    assert table.seen_by(2).stash(1) == "Lo ?"
    assert table.seen_by(1).stash(1) == "Wa Lo"


@rule("AA-91")
def test_a_stash_that_was_looked_at_stays_known_to_the_one_who_looked() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C
          Ba (?) (?)
        seat 2: stash Co Eg
        seat 3:
    """)
    table.choose("activate Sacred Chalice", "player 2")
    assert table.seen_by(1).stash(2) == "Co Eg"
    assert table.seen_by(3).stash(2) == "? ?"
    table.choose("take Three-Headed Coin", "at 1").is_quiet()
    assert table.seen_by(1).stash(2) == "Eg"
    assert table.seen_by(3).stash(2) == "?"


@rule("AA-91")
def test_what_is_known_lasts_until_the_item_is_shuffled() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, draw
        discard: Ri To Co Wa
        seat 1:
          (Eg=1) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("draw deck")
    for looking in range(4):
        assert table.seen_by(looking).deck == "? ? ?", "the discard was shuffled into a new deck"
    assert table.seen_by(1).store(1) == "(Eg) (?) (?)", "the storehouse was not"


@rule("AA-91")
def test_a_new_deck_of_one_item_was_not_shuffled_and_stays_known() -> None:
    table = deal_with_deck(
        "",
        """
        turn: 1, act
        discard: Wa
        seat 1: stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("discard Three-Headed Coin")
    for looking in (1, 2, 3):
        assert table.seen_by(looking).deck == "Wa"


@rule("AA-91")
def test_an_item_replaced_while_hidden_is_seen_when_it_reaches_the_discard() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Cd
          (Eg) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Bubbling Cauldron", "at 1")
    assert [table.seen_by(looking).limbo for looking in range(4)] == ["?"] * 4
    table.choose("player 2", "lose gold").is_quiet()
    assert [table.seen_by(looking).discard for looking in range(4)] == ["Eg"] * 4


@rule("AA-91", "AA-item:magic_boomerang")
def test_a_hidden_boomerang_is_seen_as_soon_as_it_returns() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          (Bo) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1)
    assert [table.seen_by(looking).limbo for looking in range(4)] == ["Bo"] * 4


@rule("AA-92")
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_every_hidden_card_of_the_base_game_has_the_same_back(item: Item) -> None:
    table = deal(f"""
        turn: 2, draw
        deck: ...
        seat 1:
          ({item.mark}) (Wa) (Co)
        seat 2:
        seat 3:
    """)
    view = GAME.view(table.state, 1)
    hidden = {*view.store[0], *view.deck}
    assert len(hidden) == 1
    assert max(hidden) < 0, "no card has such a number"


@rule("AA-92")
def test_a_hidden_cards_code_tells_its_knowers_and_nothing_else() -> None:
    table = deal("""
        turn: 2, draw
        deck: Eg Lo Wa=13 Sk=13 ...
        seat 1: stash Cd
          (Ba=1) (Co=13) (Ba)
        seat 2:
        seat 3:
    """)
    view = GAME.view(table.state, 1)
    unknown, unknown_too, known, known_too = view.deck[::-1][:4]
    assert known == known_too == view.store[0][1]
    assert unknown == unknown_too == view.store[0][2]
    assert view.stash[0][0] == view.store[0][0]
    assert len({known, unknown, view.store[0][0]}) == 3


@rule("AA-92")
def test_a_view_does_not_change_with_what_is_hidden_from_it() -> None:
    diagram = """
        turn: 2, draw
        deck: {0} ...
        seat 1: stash {1}
          ({2}) (Co) Ba
        seat 2: stash Wa
          ({3}) (?) (?)
        seat 3: stash Cd
    """
    first = deal(diagram.format("Eg", "Lo", "Sk", "Sw")).state
    second = deal(diagram.format("Sk", "Sw", "Lo", "Eg")).state
    for seat in (-1, 1, 2):
        assert GAME.view(first, seat).to_json() == GAME.view(second, seat).to_json()
    assert GAME.view(first, 0).to_json() != GAME.view(second, 0).to_json(), "seat 1 knows its stash"


@rule("AA-93")
@pytest.mark.parametrize("looking", range(4))
def test_scores_and_the_size_of_every_zone_are_open_to_all(looking: int) -> None:
    table = deal("""
        turn: 1, draw
        discard: Wa Eg
        aside: Lo Lo Lo *W
        seat 1: gold 7, infamy 3, fines 1, stash Co Sk
          Ba (?) (?)
        seat 2: gold 99, infamy 24, fines 2
        seat 3: gold 0, stash Ri
          (?) (?) Fa
          (?) (?) (?)
    """)
    seen = table.seen_by(looking)
    seen.shows("""
        discard: Wa Eg
        aside: Lo Lo Lo *W
        seat 1: gold 7, infamy 3, fines 1
          Ba (?) (?)
        seat 2: gold 99, infamy 24, fines 2, stash nothing
          empty
        seat 3: gold 0, infamy 0, fines 0
          (?) (?) Fa
          (?) (?) (?)
    """)
    assert len(seen.stash(1).split()) == 2
    assert len(seen.stash(3).split()) == 1
    assert len(seen.deck.split()) == len(table.state.deck) == 113 - 2 - 4 - 3 - 3 - 6


@rule("AA-93")
def test_glynnas_item_is_set_aside_unseen() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: wizard glynna
          (Sk) (Lo=1) (Ri)
        seat 2:
        seat 3: infamy 1
    """)
    unseen = table.copy().choose("yes", "item 1")
    for looking in range(4):
        assert unseen.seen_by(looking).aside == "?"
    # What she had peeked at before she knows, and she alone.
    peeked = table.copy().choose("yes", "item 2")
    assert [peeked.seen_by(looking).aside for looking in range(4)] == ["?", "Lo", "?", "?"]


@rule("AA-93")
def test_what_is_set_aside_face_up_is_open_to_all() -> None:
    table = deal("""
        turn: 1, act
        deck: Eg Lo Sk ...
        seat 1: stash *L
          Ba (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Mystical Lamp")
    assert [table.seen_by(looking).limbo for looking in range(4)] == [table.limbo] * 4
    table.choose("take Dark Lotus", "at 1").is_quiet()
    for looking in range(4):
        table.seen_by(looking).shows("aside: *L Eg Sk")
