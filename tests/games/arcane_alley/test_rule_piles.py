"""The deck, the discard, the stashes and what is set aside: AA-23 to AA-26."""

import pytest

from hexmonger.games.arcane_alley.events import Drew
from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import deal_with_deck, random_choices, told
from tests.rules import rule


@rule("AA-23")
def test_with_nothing_to_draw_the_draw_is_skipped() -> None:
    table = deal_with_deck(
        "",
        """
        turn: 1, draw
        seat 1: stash Ba
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    assert table.asked.name == "act"
    table.shows("seat 1: stash Ba")


@rule("AA-23")
def test_when_the_deck_runs_out_all_of_the_discard_but_its_top_becomes_the_deck() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, draw
        discard: Ri To Co Wa
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    aside = table.state.aside[:]
    table.choose("draw deck", seat=1)
    table.shows("""
        discard: Ri
        seat 1: stash Ba
    """)
    assert sorted(table.deck.split()) == ["Co", "To", "Wa"]
    assert table.state.aside == aside, "items set aside stay out"


@rule("AA-23")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for chance in range(20):
        table = deal_with_deck(
            "Ba",
            f"""
            chance: {chance}
            turn: 1, draw
            discard: Ri To Co Wa
            seat 1:
              (?) (?) (?)
            seat 2:
            seat 3:
            """,
        )
        orders.add(table.choose("draw deck").deck)
    assert len(orders) > 3


@rule("AA-23")
def test_the_deck_does_not_run_out_while_it_holds_an_item() -> None:
    table = deal_with_deck(
        "Ba Eg",
        """
        turn: 1, draw
        discard: Ri To Co Wa
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("draw deck")
    table.shows("""
        deck: Eg
        discard: Ri To Co Wa
    """)


@rule("AA-23")
@pytest.mark.parametrize("discard", ["", "Ri"])
def test_a_discard_of_fewer_than_two_makes_no_new_deck(discard: str) -> None:
    table = deal_with_deck(
        "Ba",
        f"""
        turn: 1, draw
        discard: {discard}
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    assert told(table, "draw deck") == [Drew(0, "crystal_ball", "deck", 0)]
    table.shows(f"""
        deck: nothing
        discard: {discard or "nothing"}
        seat 1: stash Ba
    """)
    assert not table.state.fresh


@rule("AA-23")
def test_a_new_deck_is_made_as_soon_as_the_discard_holds_two() -> None:
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
    table.choose("discard Three-Headed Coin").is_quiet()
    table.shows("""
        deck: Wa
        discard: Co
    """)


@rule("AA-23")
def test_an_effect_that_empties_the_deck_goes_on_with_the_new_one() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, act
        discard: Ri To Co Wa
        seat 1: stash *L
          (Cd) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("activate Mystical Lamp")
    revealed = table.limbo.split()
    assert len(revealed) == 3
    assert "Ba" in revealed
    assert sorted([*revealed, *table.deck.split()]) == ["Ba", "Co", "To", "Wa"]
    assert table.discard == "Ri"


@rule("AA-23")
def test_without_a_deck_an_effect_that_needs_its_top_item_does_nothing() -> None:
    table = deal_with_deck(
        "",
        """
        turn: 1, act
        discard: Ri
        seat 1: stash Ca
          Ca  Ca  (Wa)
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.choose("play Floating Carpet", "at 3").is_quiet()
    table.shows("""
        discard: Wa
        deck: Ri
        seat 1: gold 32, stash nothing
          (?) (?) (?)
    """)


@rule("AA-24")
def test_everyone_sees_the_whole_discard_at_any_time() -> None:
    table = deal("""
        turn: 1, draw
        discard: Ri To Co Wa Ba
        seat 1: stash Eg
          (Lo) (?) (?)
        seat 2:
        seat 3:
    """)
    for looking in range(4):
        assert table.seen_by(looking).discard == "Ri To Co Wa Ba"
    table.choose("draw deck", "discard Dragon's Egg")
    for looking in range(4):
        assert table.seen_by(looking).discard == "Eg Ri To Co Wa Ba"


@rule("AA-24")
@pytest.mark.parametrize(
    ("index", "mark", "left"),
    [(0, "Eg", "To Lo Wa Ba"), (2, "Lo", "Eg To Wa Ba"), (4, "Ba", "Eg To Lo Wa")],
)
def test_the_order_of_the_discard_never_changes(index: int, mark: str, left: str) -> None:
    table = deal("""
        turn: 1, act
        discard: Eg To Lo Wa Ba
        seat 1: stash *W
          Co Sk Fa
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch")
    table.choose(table.asked.options[index], "at 1").is_quiet()
    table.shows(f"""
        discard: Co {left}
        seat 1:
          {mark} Sk Fa
    """)


@rule("AA-24")
def test_only_the_top_of_the_discard_moves_in_any_game() -> None:
    for before, after in random_choices(3, seed=8):
        shared = 0
        while before.discard[shared : shared + 1] == after.discard[shared : shared + 1] != []:
            shared += 1
        gone = before.discard[shared:]
        watched = any(before.rules.items[before.kind_of[card]].mark == "*W" for card in before.aside)
        was_emptied = before.round != after.round or len(after.deck) > len(before.deck)
        assert len(gone) <= 1 or watched or was_emptied, "more than the top item has moved"


@rule("AA-25")
@pytest.mark.parametrize("stash", ["Wa Co Eg Sk", "Wa", "Wa Co Eg Sk Ri To Ba"])
def test_a_stash_of_another_size_keeps_it_in_later_turns(stash: str) -> None:
    table = deal(f"""
        turn: 1, draw
        deck: Lo Lo ...
        seat 1: stash {stash}
          (Ca) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck", "discard Older Wand").is_quiet()
    assert len(table.stash(1).split()) == len(stash.split())


@rule("AA-25")
def test_everyone_has_a_stash_of_two_again_from_the_next_stock_phase() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: stash Wa Co Eg Sk
        seat 2:
        seat 3: stash Lo
    """)
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    assert [len(stash) for stash in table.state.stash] == [2, 2, 2]


@rule("AA-26")
def test_no_item_ever_goes_from_one_players_stash_to_anothers() -> None:
    for seats in (2, 4):
        for before, after in random_choices(seats, seed=8):
            if before.round == after.round:
                for seat in range(seats):
                    others = {card for other in range(seats) if other != seat for card in after.stash[other]}
                    assert not others & set(before.stash[seat])


@rule("AA-26")
def test_coins_set_aside_do_not_count() -> None:
    table = deal("""
        turn: 1, act
        aside: Co Co Co
        seat 1: stash Co
          (Wa) (?) (?)
        seat 2:
          Co (?) (?)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    assert table.gold == [27, 25, 25]


@rule("AA-26")
def test_a_watch_does_not_reach_what_is_set_aside() -> None:
    table = deal("""
        turn: 1, act
        discard: Ba
        aside: Wa Eg
        seat 1: stash *W
          (Wa) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch")
    assert table.asked.options == ["take Crystal Ball"]


@rule("AA-26")
def test_what_is_set_aside_stays_so_for_the_round() -> None:
    for before, after in random_choices(3, seed=12):
        if before.round == after.round:
            gone = set(before.aside) - set(after.aside)
            # Only a sold Doll comes back, to haunt the storehouse of another.
            assert all(before.rules.items[before.kind_of[card]].mark == "Do" for card in gone)
