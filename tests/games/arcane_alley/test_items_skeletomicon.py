"""Skeletomicon: it replaces an item of another player by the discard's top item."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:skeletomicon", "AA-31", "AA-38")
@scenario("works", "bystanders")
def test_a_skeletomicon_swaps_a_revealed_item_of_another_player_for_the_discards_top_item() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Ba To
        seat 1: gold 25, stash Sk Co
          (Eg) Wa (Eg)
        seat 2: stash Wa
          Wa Co (Ba)
        seat 3: infamy 5, stash Wa
          (Wa) Cd (Ca)
    """)
    table.choose("play Skeletomicon", "at 1")
    table.asks(
        "skeletomicon.item",
        seat=1,
        options=["item 2:1", "item 2:2", "item 3:2"],
    )
    table.choose("item 3:2").is_quiet()
    # The Ball was placed, not played: no infamy, no peek.
    table.shows("""
        deck: Lo ...
        discard: Eg Cd To
        seat 1: gold 25, stash Co
          Sk Wa (Eg)
        seat 3: infamy 5, stash Wa
          (Wa) Ba (Ca)
    """)
    table.untouched(seats=[2])


@rule("AA-item:skeletomicon")
@scenario("works")
def test_a_discard_of_one_item_is_enough() -> None:
    table = deal("""
        turn: 1, act
        discard: *W
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2:
          Wa (Co) (Ba)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 2", "item 2:1").is_quiet()
    table.shows("""
        discard: Wa Wa
        seat 2:
          *W (Co) (Ba)
    """)


@rule("AA-item:skeletomicon", "AA-23")
@scenario("works")
def test_without_a_deck_the_item_taken_is_not_swept_into_a_new_one() -> None:
    table = deal("""
        turn: 1, act
        deck:
        discard: Lo
        aside: ...
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2:
          Co (Co) (Ba)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 2", "item 2:1").is_quiet()
    # The second item to come on the discard makes a deck of the one below it.
    table.shows("""
        deck: Co
        discard: Wa
        seat 2:
          Lo (Co) (Ba)
    """)


@rule("AA-item:skeletomicon", "AA-item:haunted_doll")
@scenario("refused")
def test_a_skeletomicon_refuses_its_own_items_hidden_ones_and_revealed_dolls() -> None:
    table = deal("""
        turn: 1, act
        discard: Ba
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2:
          Do (Co) Wa
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1")
    table.refuses("item 1:2", rule="AA-item:skeletomicon")
    table.refuses("item 1:1", rule="AA-item:skeletomicon")
    table.refuses("item 2:2", rule="AA-item:skeletomicon")
    table.refuses("item 2:1", rule="AA-item:skeletomicon")
    table.choose("item 2:3").is_quiet()
    table.shows("""
        seat 2:
          Do (Co) Ba
    """)


@rule("AA-item:skeletomicon", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize(
    ("discard", "others"),
    [("", "Wa Co (Ba)"), ("Ba", "(Wa) (Co) (Ba)"), ("Ba", "(Wa) Do (Ba)")],
    ids=["empty discard", "nothing revealed", "only a Doll"],
)
def test_a_skeletomicon_without_a_target_does_nothing(discard: str, others: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: {discard}
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2:
          {others}
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1").is_quiet()
    table.shows(f"""
        discard: Eg {discard}
        seat 1:
          Sk Wa (Eg)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:skeletomicon", "AA-20")
@scenario("works", "bystanders")
def test_a_set_that_a_skeletomicon_makes_waits_and_is_gone_if_broken_before_its_owners_turn() -> None:
    table = deal("""
        turn: 1, act
        deck: Sk ...
        discard: Ba
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2: gold 25
          (Wa) (Co) (Fa)
        seat 3: gold 25
          Ba Co Ba
    """)
    table.choose("play Skeletomicon", "at 2", "item 3:2").is_quiet().untouched(seats=[2])
    table.shows("""
        discard: Wa Co
        seat 3: gold 25
          Ba Ba Ba
    """)
    sold = table.copy()
    sold.choose("draw discard", "discard Older Wand", seat=2).is_quiet(seat=3)
    sold.shows("""
        seat 3: gold 34
          empty
    """)
    table.choose("draw deck", "play Skeletomicon", "at 3", "item 3:1", seat=2).is_quiet(seat=3)
    table.shows("""
        seat 3: gold 25
          Wa Ba Ba
    """)


@rule("AA-item:skeletomicon", "AA-item:magic_boomerang", "AA-39")
@scenario("works")
def test_a_boomerang_returns_without_touching_the_discard() -> None:
    table = deal("""
        turn: 1, act
        discard: Co
        seat 1: stash Sk
          (Eg) Wa (Eg)
        seat 2:
          Bo (Fa) (Ba)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 2", "item 2:1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=2).shows("discard: nothing")
    # Straight back onto the Coin, which ends up where it came from.
    table.choose("at 1", seat=2).is_quiet()
    table.shows("""
        discard: Wa Co
        seat 2:
          Bo (Fa) (Ba)
    """)


@rule("AA-item:skeletomicon", "AA-36")
@scenario("works")
def test_a_skeletomicon_that_completes_a_set_works_first() -> None:
    table = deal("""
        turn: 1, act
        discard: Co
        seat 1: gold 25, stash Sk
          Sk (Eg) Sk
        seat 2:
          Wa (Fa) (Ba)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 2", "item 2:1").is_quiet()
    table.shows("""
        discard: Eg Wa
        aside: Sk Sk Sk
        seat 1: gold 60
          empty
    """)


@rule("AA-item:skeletomicon", "AA-87")
@scenario("works", "bystanders")
def test_with_two_players_what_a_skeletomicon_removes_goes_on_the_discard() -> None:
    table = deal("""
        turn: 1, act
        discard: Co
        seat 1: stash Sk Ri
          (Eg) Wa (Ba)
        seat 2: stash Lo
          Wa (Fa) (Ba)
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1")
    table.asks("discard", seat=1)
    table.choose("discard Dragon's Egg").is_quiet()
    table.shows("""
        discard: Eg Wa
        seat 1: stash Ri
          Sk Wa (Ba)
        seat 2: stash Lo
          Co (Fa) (Ba)
    """)
