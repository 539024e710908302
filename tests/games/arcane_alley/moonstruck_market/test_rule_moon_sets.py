"""Moon sets: MM-30."""

import pytest

from hexmonger.games.arcane_alley.events import Left
from hexmonger.games.arcane_alley.moonstruck_market.events import (
    MoonTurned,
    SoldMoonSet,
    ToMarket,
    TookFromMarket,
)
from hexmonger.games.arcane_alley.moonstruck_market.moon import FULL_MOON
from hexmonger.games.arcane_alley.round_events import GainedGold
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.moonstruck_market.scenes import FOLLOWING, row
from tests.games.arcane_alley.scenes import played_from_elsewhere, told
from tests.rules import rule


@rule("MM-30")
@pytest.mark.parametrize(
    ("moon", "marks", "gold"),
    [
        ("crescent", "Wa' Eg' Wa'", 3),
        ("crescent", "Eg' Eg' Eg'", 20),
        ("half", "To' Sw' Sw'", 0),
        ("half", "Sw' Sw' Sw'", 25),
        ("full", "Ri' Ca' Fa'", 1),
        ("full", "Fa' Ca' Fa'", 7),
        ("full", "Ri' Ri' Ri'", 1),
    ],
)
def test_a_moon_set_sells_for_the_lowest_gold_among_its_items_and_the_die_advances(
    moon: str, marks: str, gold: int
) -> None:
    table = deal(row(*marks.split(), moon=moon))
    table.asks("draw", seat=1).shows(f"""
        moon: {FOLLOWING[moon]}
        aside: {marks}
        seat 1: gold {gold}
          (Mi) Lo (Do)
    """)
    table.untouched(seats=[2, 3])


@rule("MM-30", "MM-23")
@pytest.mark.parametrize(
    ("moon", "marks"),
    [
        ("half", "Wa' Eg' Wa'"),
        ("crescent", "Wa' Eg' Sw'"),
        ("crescent", "Wa' Eg' Lo"),
        ("crescent", "Wa' Eg' Eg"),
        ("full", "Fa' Ca' (Fa')"),
        ("full", "Wa' Eg' Wa'"),
    ],
)
def test_other_items_and_hidden_ones_make_no_moon_set(moon: str, marks: str) -> None:
    table = deal(row(*marks.split(), moon=moon))
    table.asks("draw", seat=1).shows(f"""
        moon: {moon}
        aside: nothing
        seat 1: gold 0
          {marks}
          (Mi) Lo (Do)
    """)


@rule("MM-30")
@pytest.mark.parametrize(
    ("mark", "gold"), [("To'", 0), ("Ri'", 1), ("Wa'", 3), ("Ca'", 7), ("Fa'", 12), ("Eg'", 20), ("Sw'", 25)]
)
@pytest.mark.parametrize("moon", ["crescent", "half", "full"])
def test_three_identical_moon_items_are_sold_on_any_side_but_advance_the_die_only_if_moonstruck(
    mark: str, gold: int, moon: str
) -> None:
    sides = {"To'": "half", "Ri'": "full", "Wa'": "crescent", "Ca'": "full", "Fa'": "full", "Eg'": "crescent"}
    table = deal(row(mark, mark, mark, moon=moon))
    is_moon_set = sides.get(mark, "half") == moon
    table.asks("draw", seat=1).shows(f"""
        moon: {FOLLOWING[moon] if is_moon_set else moon}
        seat 1: gold {gold}
          (Mi) Lo (Do)
    """)


@rule("MM-30", "AA-43")
def test_a_diagonal_moon_set_closes_as_the_seller_chooses() -> None:
    table = deal("""
        turn: 1, start
        moon: full
        seat 1: gold 0
          Fa' (Lo) Co
          (Mi) Ca' (Do)
          Wa (Sk) Ri'
        seat 2:
        seat 3:
    """)
    table.asks("close", options=["close sideways", "close up and down"])
    table.choose("close up and down").shows("""
        moon: crescent
        seat 1: gold 1
          (Mi) (Lo) Co
          Wa (Sk) (Do)
    """)


@rule("MM-30", "AA-45")
@pytest.mark.parametrize("order", ["Hexed Boomerang", "Fool's Moon"])
def test_every_different_effect_activates_once_in_the_order_the_seller_chooses(order: str) -> None:
    table = deal(row("Bo'", "Mo'", "Bo'", moon="half"))
    table.asks(
        "order",
        seat=1,
        options=["first Hexed Boomerang", "first Fool's Moon"],
    )
    table.shows("""
        moon: half
        aside: Bo' Mo' Bo'
        seat 1: gold 0
          (Mi) Lo (Do)
    """)
    table.choose(f"first {order}")
    # Nobody else has a storehouse, so the Boomerang does nothing.
    table.asks("draw", seat=1).shows("""
        moon: full
        aside: Bo' Mo' Bo'
        seat 1: gold 10
    """)


@rule("MM-30")
def test_the_order_is_chosen_before_the_first_effect_and_the_effects_follow_it() -> None:
    diagram = """
        turn: 1, start
        moon: half
        seat 1: gold 0
          Bo' Mo' Bo'
        seat 2: infamy 0
          (Lo) Co (Lo)
        seat 3: infamy 0
          (Sk) Co (Sk)
    """
    table = deal(diagram)
    before = table.copy()
    table.choose("first Hexed Boomerang")
    table.asks("boomerang.player", seat=1)
    table.shows("seat 1: gold 0")
    table.choose("player 2", "at 2").shows("seat 1: gold 10")
    before.choose("first Fool's Moon").shows("seat 1: gold 10")
    before.asks("boomerang.player")


@rule("MM-30", "AA-45", "MM-item:gelatinous_ball")
def test_a_moon_set_sold_inside_another_sale_runs_through_all_its_own_steps_first() -> None:
    table = deal("""
        turn: 1, start
        moon: crescent
        discard: Lo
        market: Eg' Cd Sk
        seat 1: gold 0
          Ba' Ba' Ba'
          Eg' (Mi) Wa'
          (Lo) Cd (Do)
        seat 2:
        seat 3:
    """)
    happened = told(table, "from the market", "take stall 1", "at 2")
    assert [event for event in happened if not isinstance(event, ToMarket)] == [
        TookFromMarket(0, "emerald_egg", 0, 2, True),
        played_from_elsewhere(0, "emerald_egg", 1),
        SoldMoonSet(0, (0, 1, 2), ("emerald_egg", "emerald_egg", "automated_wand")),
        GainedGold(0, 3),
        MoonTurned("half"),
        Left(0, "cursed_mirror"),
        MoonTurned("full"),
    ]
    table.asks("draw", seat=1).shows("""
        moon: full
        discard: Mi Lo
        seat 1: gold 12
          (Lo) Cd (Do)
    """)


@rule("MM-30", "MM-item:gelatinous_ball", "MM-item:fools_moon")
def test_what_was_moonstruck_when_the_sale_began_stays_so_though_the_die_moves() -> None:
    table = deal("""
        turn: 1, start
        moon: crescent
        discard: Lo
        market: Cd Cd Cd
        seat 1: gold 0
          Ba' Mo' Ba'
          (Mi) Lo (Do)
        seat 2:
        seat 3:
    """)
    table.state.set_light(FULL_MOON)
    table.choose("first Fool's Moon")
    table.asks("either", says={"source": "gelatinous_ball"})


@rule("MM-30", "MM-24", "AA-41")
def test_a_moon_set_that_the_advance_unmakes_is_not_sold() -> None:
    table = deal("""
        turn: 1, start
        moon: full
        seat 1: gold 0
          Fa' Ca' Ri'
          Ri' Fa' Ca'
          (Mi) Lo (Do)
        seat 2:
        seat 3:
    """)
    table.asks("set", options=["sell 1-2-3", "sell 4-5-6"])
    table.choose("sell 4-5-6").asks("draw", seat=1)
    table.shows("""
        moon: crescent
        seat 1: gold 1
          Fa' Ca' Ri'
          (Mi) Lo (Do)
    """)


@rule("MM-30", "AA-41")
def test_identical_items_that_are_no_longer_moonstruck_are_still_sold_as_a_normal_set() -> None:
    table = deal("""
        turn: 1, start
        moon: full
        seat 1: gold 0
          Fa' Ca' Ri'
          Ca' Ca' Ca'
          (Mi) Lo (Do)
        seat 2:
        seat 3:
    """)
    table.choose("sell 1-2-3").asks("draw", seat=1)
    table.shows("""
        moon: crescent
        seat 1: gold 8
          (Mi) Lo (Do)
    """)


@rule("MM-30", "MM-31", "AA-41")
def test_normal_mixed_and_moon_sets_stand_side_by_side() -> None:
    table = deal("""
        turn: 1, start
        moon: full
        seat 1: gold 0
          Fa' Ca' Ri'
          Wa  Wa' Wa
          Co  Co  Co
        seat 2:
        seat 3:
    """)
    table.asks("set", options=["sell 1-2-3", "sell 4-5-6", "sell 7-8-9"])
    table.refuses("sell 1-4-7", rule="AA-40")
    table.choose("sell 7-8-9", "sell 4-5-6").asks("draw", seat=1)
    table.shows("""
        moon: crescent
        seat 1: gold 6
          empty
    """)
