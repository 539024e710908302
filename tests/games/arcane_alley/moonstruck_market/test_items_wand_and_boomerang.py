"""Automated Wand and Hexed Boomerang."""

import pytest

from hexmonger.games.arcane_alley.events import Left
from hexmonger.games.arcane_alley.moonstruck_market.events import MoonTurned
from hexmonger.games.arcane_alley.round_events import GainedInfamy
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.moonstruck_market.scenes import FOLLOWING
from tests.games.arcane_alley.scenes import played_from_elsewhere, told
from tests.rules import rule, scenario


@rule("MM-item:automated_wand", "MM-20")
@scenario("works", "bystanders")
@pytest.mark.parametrize("moon", ["half", "full"])
def test_a_wand_advances_the_die(moon: str) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        discard: Lo
        deck: Sk ...
        seat 1: gold 0, stash Wa'
          Co (?) (?)
        seat 2: gold 0
          (?) (?) (?)
        seat 3: gold 0
    """)
    table.choose("play Automated Wand", "at 1").is_quiet()
    table.shows(f"""
        moon: {FOLLOWING[moon]}
        deck: Sk ...
        discard: Co Lo
        seat 1: gold 0
          Wa' (?) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:automated_wand", "MM-42")
@scenario("works", "refused")
@pytest.mark.parametrize(("word", "moon"), [("advance once", "half"), ("advance twice", "full")])
def test_a_moonstruck_wand_advances_once_or_twice(word: str, moon: str) -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: stash Wa' Co
          Co (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("expend Automated Wand", rule="MM-40")
    table.choose("play Automated Wand", "at 1")
    table.asks(
        "either",
        says={"source": "automated_wand"},
        seat=1,
        options=["advance once", "advance twice"],
    )
    table.choose(word).is_quiet().shows(f"moon: {moon}")


@rule("MM-item:automated_wand", "AA-36", "MM-24")
@scenario("works")
def test_a_wand_looks_for_sets_after_all_of_its_effect() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: gold 0, stash Wa'
          Co Lo (Sk)
          Sw' Bo' Sw'
          Fa' Ca' Fa'
        seat 2:
        seat 3:
    """)
    table.choose("play Automated Wand", "at 1")
    # Half shines on the middle row, whose sale makes the moon full and sells the last row too.
    table.copy().choose("advance once").is_quiet().shows("""
        moon: crescent
        seat 1: gold 12
          Wa' Lo (Sk)
    """)
    # The side that is passed over makes nothing.
    table.choose("advance twice").is_quiet().shows("""
        moon: crescent
        seat 1: gold 7
          Wa' Lo (Sk)
          Sw' Bo' Sw'
    """)


@rule("MM-item:automated_wand", "AA-38")
@scenario("nothing to choose")
def test_a_wand_that_is_revealed_or_discarded_advances_nothing() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: stash Ri Wa'
          (Wa') (?) (?)
        seat 2:
        seat 3:
    """)
    table.copy().choose("discard Automated Wand").is_quiet().shows("moon: crescent")
    table.choose("discard Invisible Ring", "item 1").is_quiet().shows("moon: crescent")


@rule("MM-item:hexed_boomerang", "AA-39", "AA-42")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("moon", "infamy", "after"), [("crescent", 0, "crescent"), ("half", 2, "full")])
def test_a_hexed_boomerang_goes_to_another_player_who_plays_it(moon: str, infamy: int, after: str) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        discard: Lo
        seat 1: gold 0, infamy 0, stash Bo'
          Bo' (Co) Bo'
          (Wa) (Wa) (Wa)
        seat 2: gold 0, infamy 0
          (Wa) Sk (Co)
        seat 3: gold 0, infamy 0
          Co (Eg) (Eg)
    """)
    table.choose("play Hexed Boomerang", "at 2")
    table.asks(
        "boomerang.player",
        seat=1,
        options=["player 2", "player 3"],
    )
    table.refuses("player 1", rule="MM-item:hexed_boomerang")
    table.choose("player 2").asks("slot", says={"item": "hexed_boomerang"}, seat=2)
    table.choose("at 2", seat=2).is_quiet()
    table.shows(f"""
        moon: {after}
        discard: Co Sk Lo
        aside: Bo' Bo'
        seat 1: gold 5, infamy 0
          (Wa) (Wa) (Wa)
        seat 2: gold 0, infamy {infamy}
          (Wa) Bo' (Co)
    """)
    table.untouched(seats=[3])


@rule("MM-item:hexed_boomerang", "AA-20", "AA-39")
@scenario("works")
def test_a_set_that_a_given_boomerang_makes_waits_for_its_new_owner() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: gold 0, stash Bo'
          Bo' (Co) Bo'
          (Wa) (Wa) (Wa)
        seat 2: gold 0
          (Wa) (Wa) (Co)
        seat 3: gold 0
          Bo (Eg) Bo
          (Lo) (Lo) (Lo)
    """)
    table.choose("play Hexed Boomerang", "at 2", "player 3", "at 2").is_quiet()
    table.shows("""
        seat 3: gold 0
          Bo Bo' Bo
          (Lo) (Lo) (Lo)
    """)
    table.choose("draw deck")
    table.choose(next(word for word in table.asked.options if word.startswith("discard")))
    while table.asked.seat == 2:
        table.choose(table.asked.options[0])
    table.shows("seat 3: gold 5")


@rule("MM-item:hexed_boomerang", "AA-30")
@scenario("refused")
def test_a_player_without_a_slot_cannot_be_given_a_boomerang() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: stash Bo'
          Bo' (Co) Bo'
          (Wa) (Wa) (Wa)
        seat 2:
          Do Do Mi
        seat 3:
        seat 4:
          Co (Eg) (Eg)
    """)
    table.choose("play Hexed Boomerang", "at 2")
    table.asks("boomerang.player", options=["player 2", "player 4"])
    table.refuses("player 3", rule="MM-item:hexed_boomerang")
    table.choose("player 2").refuses("at 1", rule="AA-30")


@rule("MM-item:hexed_boomerang", "MM-42")
@scenario("nothing to choose")
def test_with_nobody_to_give_it_to_nothing_happens() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Bo'
          Bo' (Co) Bo'
          (Wa) (Wa) (Wa)
        seat 2: infamy 0
        seat 3: infamy 0
    """)
    table.choose("play Hexed Boomerang", "at 2").is_quiet()
    table.shows("""
        moon: full
        aside: Bo' Bo' Bo'
        seat 1: gold 5
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:hexed_boomerang", "AA-item:magic_boomerang", "AA-39")
@scenario("works")
def test_what_a_given_boomerang_replaces_may_return_before_the_infamy() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        discard: Lo
        seat 1: stash Bo'
          Bo' (Co) Bo'
          (Wa) (Wa) (Wa)
        seat 2: infamy 0
          (Bo) Fa (Co)
        seat 3:
    """)
    table.choose("play Hexed Boomerang", "at 2", "player 2", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=2).shows("seat 2: infamy 0")
    assert told(table, "at 2")[:4] == [
        played_from_elsewhere(1, "magic_boomerang", 1, replaced="bottled_fairy"),
        Left(1, "bottled_fairy"),
        GainedInfamy(1, 2),
        MoonTurned("full"),
    ]
    table.shows("""
        discard: Co Fa Lo
        seat 2: infamy 2
          Bo' Bo (Co)
    """)


@rule("MM-item:hexed_boomerang", "AA-87")
@scenario("works")
def test_with_two_players_the_receiver_stashes_a_hidden_item_and_discards_one() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        discard: Lo
        seat 1: stash Bo'
          Bo' Co Bo'
          (Wa) (Wa) (Wa)
        seat 2: infamy 9, stash Fa'
          (Sk) Fa (Co)
    """)
    table.choose("play Hexed Boomerang", "at 2", "player 2", "at 1")
    table.asks(
        "discard",
        seat=2,
        options=["discard Skeletomicon", "discard Toothed Fairy"],
    )
    table.shows("seat 2: infamy 9")
    table.choose("discard Toothed Fairy").is_quiet()
    table.shows("""
        discard: Co Fa' Lo
        seat 2: infamy 11, stash Sk
          Bo' Fa (Co)
    """)


@rule("MM-item:hexed_boomerang", "AA-item:magic_boomerang")
@scenario("nothing to choose")
def test_a_replaced_hexed_boomerang_does_not_return() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Co
          Bo' (Wa) (Wa)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet().shows("discard: Bo' Lo")
