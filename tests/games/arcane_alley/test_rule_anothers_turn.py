"""Playing an item on another player's turn: AA-39."""

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule


@rule("AA-39")
def test_a_boomerang_driven_out_on_anothers_turn_is_played_by_its_owner() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2: infamy 9
          Bo Fa (Eg)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1", seat=1)
    table.asks("slot", says={"item": "magic_boomerang"}, seat=2, options=["at 1", "at 2", "at 3"])
    table.choose("at 2", seat=2).is_quiet()
    # The owner replaced the Fairy and so loses infamy; last of all seat 1's own replaced item.
    table.shows("""
        discard: Wa Fa
        seat 2: gold 25, infamy 6
          Lo Bo (Eg)
    """)


@rule("AA-39")
def test_what_a_returning_boomerang_replaces_has_its_always_effect_for_its_owner() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2:
          Bo Ri (Eg)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1", seat=1)
    table.choose("at 2", seat=2)
    table.asks("ring.flip", seat=2)
    table.choose("item 3", seat=2).is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 2:
          Lo Bo Eg
    """)


@rule("AA-39", "AA-20")
def test_sets_that_a_play_on_anothers_turn_makes_wait() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2:
        seat 3: gold 0
          Bo  Bo  (Eg)
          Bo  (?) (?)
    """)
    table.choose("play Skeletomicon", "at 1", "item 3:4", seat=1)
    table.choose("at 3", seat=3).is_quiet()
    table.shows("""
        aside: nothing
        discard: Wa Eg
        seat 3: gold 0
          Bo Bo  Bo
          Lo (?) (?)
    """)


@rule("AA-39")
def test_a_returning_boomerang_is_finished_before_the_effect_goes_on() -> None:
    table = deal("""
        turn: 1, start
        seat 1:
          Do  Do  Do
          (?) (?) (?)
        seat 2:
          (Bo) (Co) (Lo)
        seat 3:
          (Wa) (Ba) (Eg)
    """)
    table.choose("item 2:1", seat=1)
    table.asks("slot", says={"item": "magic_boomerang"}, seat=2, options=["at 2", "at 3"])
    table.choose("at 2", seat=2)
    table.asks("doll.haunt", seat=1, options=["item 3:1", "item 3:2", "item 3:3"])
    table.shows("""
        discard: Co
        seat 2:
          Do Bo (Lo)
    """)
