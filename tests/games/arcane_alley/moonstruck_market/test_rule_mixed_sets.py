"""Mixed sets, what both sorts share, and the steps of a sale: MM-31, MM-32 and AA-45."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley.events import Left
from hexmonger.games.arcane_alley.moonstruck_market.events import Given, MoonTurned, SoldMoonSet
from hexmonger.games.arcane_alley.round_events import (
    GainedGold,
    GainedInfamy,
    LostGold,
    LostInfamy,
    TurnBegan,
)
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.moonstruck_market.scenes import row
from tests.games.arcane_alley.scenes import played, played_from_elsewhere, told
from tests.rules import rule

# The two items of every type that has two, base and moon, with their gold.
TYPES: Final = {
    "To": 0,
    "Ri": 1,
    "Wa": 3,
    "Bo": 5,
    "Ca": 7,
    "Ba": 9,
    "Fa": 12,
    "Eg": 20,
    "Sw": 25,
}


@rule("MM-31")
@pytest.mark.parametrize("mark", TYPES)
@pytest.mark.parametrize("moons", ["100", "010", "001", "110", "101", "011"])
def test_a_mixed_set_sells_for_the_gold_its_items_have_in_common(mark: str, moons: str) -> None:
    marks = [mark + ("'" if moon == "1" else "") for moon in moons]
    moon = "half" if mark in ("Wa", "Ba", "Eg") else "crescent"
    table = deal(row(*marks, moon=moon))
    while table.asked.name != "draw":
        table.choose(table.asked.options[0])
    table.shows(f"""
        aside: {" ".join(marks)}
        moon: {moon}
    """)
    assert table.gold[0] == TYPES[mark]


@rule("MM-31")
@pytest.mark.parametrize("marks", ["To Ri' Ri'", "Wa Wa' Ba'", "Eg' Eg (Eg)", "Lo Co Mo'", "*W *S' *L"])
def test_other_types_and_hidden_items_make_no_mixed_set(marks: str) -> None:
    table = deal(row(*marks.split(), moon="half"))
    table.asks("draw", seat=1).shows("aside: nothing")


@rule("MM-31", "AA-95")
@pytest.mark.parametrize("gold", [2, 9])
def test_a_mixed_set_sells_for_the_lowest_should_an_edition_make_them_differ(gold: int) -> None:
    table = deal(f"""
        edition.items.older_wand.gold: {gold}
        turn: 1, start
        seat 1: gold 0
          Wa Wa' Wa
        seat 2:
        seat 3:
    """)
    table.shows(f"seat 1: gold {min(gold, 3)}")


@rule("MM-31", "AA-item:floating_carpet")
def test_the_base_items_effect_of_a_mixed_set_activates_once() -> None:
    table = deal(row("Ca", "Ca'", "Ca", moon="half"))
    table.shows("""
        deck: Sk ...
        seat 1: gold 7, stash Lo
    """)


@rule("MM-31", "AA-item:dragons_egg")
def test_an_egg_in_a_mixed_set_gives_to_another_player_once() -> None:
    table = deal(row("Eg'", "Eg", "Eg", moon="crescent"))
    table.asks("egg.player", seat=1).choose("player 3").asks("draw", seat=1)
    table.shows("""
        moon: crescent
        seat 1: gold 20
        seat 3: gold 15, infamy 2
    """)


@rule("MM-31", "MM-32", "MM-item:hexed_boomerang", "MM-wizard:gerith")
@pytest.mark.parametrize(("moon", "infamy"), [("half", 2), ("full", 0)])
def test_a_moonstruck_effect_in_a_mixed_set_is_moonstruck_but_no_moon_set_is_sold(
    moon: str, infamy: int
) -> None:
    table = deal(f"""
        turn: 1, start
        moon: {moon}
        seat 1: gold 0
          Bo Bo' Bo
        seat 2: gold 0, infamy 0, wizard gerith
          (Lo) (Lo) (Lo)
        seat 3:
    """)
    table.choose("player 2", "at 1").asks("draw", seat=1)
    table.shows(f"""
        moon: {moon}
        aside: Bo Bo
        discard: Lo
        seat 1: gold 5
        seat 2: gold 0, infamy {infamy}
          Bo' (Lo) (Lo)
    """)


@rule("MM-32", "AA-item:facsimilous_feline")
@pytest.mark.parametrize("marks", ["Fa' Fe Ca'", "Fe Fa Fa'", "Wa Wa' Fe", "Mo' Fe Ri'"])
def test_a_feline_completes_no_mixed_and_no_moon_set(marks: str) -> None:
    table = deal(row(*marks.split(), moon="full"))
    table.asks("draw", seat=1).shows("""
        moon: full
        aside: nothing
    """)


@rule("MM-32", "AA-item:facsimilous_feline", "MM-item:hexed_boomerang", "MM-wizard:gerith")
def test_two_moonstruck_items_and_a_feline_are_a_normal_set_whose_effect_is_moonstruck() -> None:
    table = deal("""
        turn: 1, start
        moon: half
        seat 1: gold 0
          Bo' Fe Bo'
        seat 2: gold 0, infamy 0, wizard gerith
          (Lo) (Lo) (Lo)
        seat 3:
    """)
    table.choose("player 2", "at 1").asks("draw", seat=1)
    table.shows("""
        moon: half
        aside: Bo' Fe
        seat 1: gold 5
        seat 2: gold 0, infamy 2
          Bo' (Lo) (Lo)
    """)


@rule("MM-32", "AA-44", "AA-60")
def test_moon_and_mixed_sets_count_as_sets_for_everything() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: gold 0, infamy 0, wizard byros, stash Ri'
          Fa' (Lo) Ca'
          Sw Sw' Co
          Wa Lo Ba
        seat 2: gold 3, infamy 2, wizard dafana
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 2")
    table.asks("dafana.may", seat=2).choose("yes").is_quiet()
    assert table.triggered == 1
    # Byros's 3 and the set's 1, halved by the Sovereign Sword below.
    table.shows("""
        seat 1: gold 2
          Sw Sw' Co
          Wa Lo Ba
        seat 2: gold 0, infamy 0
    """)


@rule("AA-45", "MM-30", "MM-wizard:gerith", "MM-wizard:bones", "AA-wizard:dafana")
def test_the_steps_of_a_sale_with_gerith_bones_and_dafana() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: gold 0, infamy 0, wizard bones, stash Co
          Bo' Mo' (Bo')
          (Co) (Lo) (Sk)
        seat 2: gold 0, wizard gerith
          (Lo) (Lo) (Lo)
        seat 3: gold 3, infamy 9, wizard dafana
    """)
    table.state.flip(0, 2)
    assert told(table, "play Three-Headed Coin", "at 5") == [
        played(0, "three_headed_coin", 4),
        SoldMoonSet(0, (0, 1, 2), ("hexed_boomerang", "fools_moon", "hexed_boomerang")),
        GainedGold(0, 5),
        GainedGold(1, 3),
    ]
    assert told(table, "first Fool's Moon") == [GainedGold(0, 10)]
    assert told(table, "player 2") == [Given(0, 1, "hexed_boomerang", 2)]
    assert told(table, "at 2") == [
        played_from_elsewhere(1, "hexed_boomerang", 1),
        Left(1, "dark_lotus"),
        GainedInfamy(1, 2),
        MoonTurned("full"),
        GainedInfamy(0, 2),
    ]
    table.asks("dafana.may", seat=3)
    assert told(table, "yes") == [
        LostInfamy(2, 2),
        LostGold(2, 3),
        Left(0, "dark_lotus"),
        TurnBegan(1, 1, 1),
    ]
