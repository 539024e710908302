"""The moon die: MM-20 to MM-24, and the start of a turn, MM-33."""

from collections import Counter

import pytest

from hexmonger.games.arcane_alley.events import Discarded
from hexmonger.games.arcane_alley.moonstruck_market.events import MoonTurned, SoldMoonSet
from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS, SIDES, after
from hexmonger.games.arcane_alley.round_events import GainedGold, InspectionBegan, TurnBegan
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.testing.arcane_alley.moonstruck_market import MarketTable, deal, open_table
from tests.games.arcane_alley.moonstruck_market.scenes import stock
from tests.games.arcane_alley.scenes import told
from tests.rules import rule


def next_turn(table: MarketTable) -> MarketTable:
    """Draw the deck's top item and discard it."""
    table.choose("draw deck")
    return table.choose(next(word for word in reversed(table.asked.options) if word.startswith("discard")))


@rule("MM-20")
def test_the_die_advances_from_crescent_to_half_to_full_to_crescent() -> None:
    assert [SIDES[after(light)] for light in LIGHTS] == ["half", "full", "crescent"]


@rule("MM-20", "MM-21")
def test_a_roll_gives_each_side_with_equal_chance() -> None:
    rolls = Counter(stock(open_table(2, seed)).moon for seed in range(900))
    assert set(rolls) == {"crescent", "half", "full"}
    assert all(240 < times < 360 for times in rolls.values())


@rule("MM-21", "MM-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_rolls_first_and_advances_the_die_on_each_later_turn(seats: int) -> None:
    table = open_table(seats, 3, **{"recipe.dark_lotus": "90"})
    start = table.state.start
    assert table.moon == "none"
    stock(table)
    expected = table.moon
    assert expected != "none"
    for turn in range(1, 3 * seats + 1):
        light = table.state.light
        next_turn(table)
        if turn % seats == 0:
            assert table.asked.seat == start + 1
            expected = SIDES[after(light)]
        assert table.moon == expected


@rule("MM-21", "AA-04")
def test_a_new_sell_phase_begins_with_a_roll_of_the_new_starting_player() -> None:
    table = stock(open_table(3, 5))
    start = table.state.start
    while table.state.round == 1:
        table.choose(table.asked.options[0])
    locked = table.moon
    rolled: Counter[str] = Counter()
    for chance in range(60):
        copy = table.copy()
        copy.state.chance = chance << 32
        while copy.asked.name == "reveal":
            assert copy.moon == locked
            copy.choose(copy.asked.options[0])
        assert copy.state.start == (start + 1) % 3 == copy.asked.seat - 1
        rolled[copy.moon] += 1
    assert set(rolled) == {"crescent", "half", "full"}


@rule("MM-21")
@pytest.mark.parametrize("turns", [0, 3])
@pytest.mark.parametrize("side", ["crescent", "half", "full"])
def test_a_die_that_shows_a_side_keeps_it_when_the_start_of_a_turn_is_dealt(turns: int, side: str) -> None:
    table = deal(f"""
        turn: 1, start
        turns: {turns}
        moon: {side}
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.asks("draw", seat=1).shows(f"moon: {side}").nothing_else_changed()


@rule("MM-21")
@pytest.mark.parametrize("moon", ["", "moon: none"])
def test_a_die_that_shows_none_is_rolled_at_the_start_of_the_first_turn(moon: str) -> None:
    chances = [f"chance: {chance}" for chance in range(40)]
    diagram = f"turn: 2, start\nstart: 2\nseat 1:\nseat 2:\n  (?) (?) (?)\n{moon}\n"
    rolled = Counter(deal(diagram + chance).moon for chance in chances)
    assert set(rolled) == {"crescent", "half", "full"}


@rule("MM-21")
def test_at_the_end_of_a_turn_the_die_advances_if_the_next_one_is_the_starting_players() -> None:
    table = deal("""
        turn: 3, end
        moon: half
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
          (?) (?) (?)
    """)
    table.asks("draw", seat=1).shows("moon: full")


@rule("MM-21")
def test_other_players_turns_leave_the_die_alone() -> None:
    table = deal("""
        turn: 2, start
        turns: 1
        moon: half
        seat 1:
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    assert table.moon == "half"


@rule("MM-21", "MM-30")
def test_selling_a_moon_set_advances_the_die() -> None:
    table = deal("""
        turn: 2, act
        moon: full
        seat 1:
        seat 2: stash Fa'
          Fa' (Co) Fa'
          (Lo) (Lo) (Lo)
        seat 3:
    """)
    table.choose("play Toothed Fairy", "at 2").is_quiet()
    table.shows("moon: crescent")


@rule("MM-22", "AA-62")
def test_the_die_does_not_advance_for_a_starting_player_who_triggered_the_inspection() -> None:
    table = deal("""
        turn: 3, act
        turns: 5
        triggered: 1
        moon: half
        seat 1:
        seat 2:
        seat 3: stash Co
          (Lo) (Lo) (Lo)
    """)
    happened = told(table, "discard Three-Headed Coin")
    assert InspectionBegan(0, 1) in happened
    assert not [event for event in happened if isinstance(event, MoonTurned)]
    assert table.moon == "half"


@rule("MM-22", "AA-86")
def test_the_die_does_not_advance_for_an_inspection_that_begins_by_itself() -> None:
    table = deal("""
        turn: 2, act
        turns: 39
        moon: half
        seat 1:
          (Lo) (Lo) (Lo)
        seat 2: stash Co
          (Wa) (Ri) (Co)
    """)
    happened = told(table, "discard Three-Headed Coin")
    assert InspectionBegan(NOBODY, 1) in happened
    assert not [event for event in happened if isinstance(event, MoonTurned)]
    assert table.moon == "half"


@rule("MM-22", "MM-30", "AA-45")
def test_in_the_inspection_moon_sets_sell_but_the_die_is_locked() -> None:
    table = deal("""
        round: 1, inspection
        moon: crescent
        seat 1: gold 0
          Wa' (Eg') Ba'
          (Lo) (Wa) (Co)
        seat 2: gold 0
          Bo' Sw' To'
        seat 3: gold 0
          Eg' Eg' Eg'
    """)
    table.shows("""
        moon: crescent
        seat 1: gold 3
          Lo Wa Co
        seat 2: gold 0
          Bo' Sw' To'
        seat 3: gold 20
          empty
    """)


@rule("MM-22")
def test_a_locked_die_is_neither_rolled_nor_set_nor_advanced() -> None:
    table = deal("""
        round: 1, inspection
        moon: half
        seat 1: gold 4, infamy 9
        seat 2:
        seat 3:
    """)
    assert table.phase == "bribe"
    for turn in (table.state.roll_moon, table.state.advance_moon, lambda: table.state.set_light(1)):
        turn()
        assert table.moon == "half"


@rule("MM-23")
@pytest.mark.parametrize(
    ("side", "items"),
    [
        ("crescent", {"Wa'", "Ba'", "Eg'", "Mo'", "Cn'"}),
        ("half", {"To'", "Bo'", "Sw'", "Mo'", "Cn'"}),
        ("full", {"Ri'", "Ca'", "Fa'", "Mo'", "Cn'"}),
    ],
)
def test_an_item_whose_icon_matches_the_die_is_moonstruck(side: str, items: set[str]) -> None:
    table = deal(f"""
        turn: 1, draw
        moon: {side}
        seat 1:
        seat 2:
    """)
    s = table.state
    struck = {item.mark for kind, item in enumerate(s.rules.items) if s.is_moonstruck(kind)}
    assert struck == items


@rule("MM-23", "MM-30")
@pytest.mark.parametrize("side", ["crescent", "half", "full"])
def test_items_with_all_three_icons_are_moonstruck_on_every_side(side: str) -> None:
    table = deal(f"""
        recipe.fools_moon: 3
        recipe.clockwork_canine: 1
        recipe.dark_lotus: 60
        turn: 1, start
        moon: {side}
        seat 1: gold 0
          Mo' Mo' Cn'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.shows(f"""
        moon: {SIDES[after(LIGHTS[["crescent", "half", "full"].index(side)])]}
        seat 1: gold 10
          (Lo) (Lo) (Lo)
    """)


@rule("MM-23", "MM-32", "MM-item:spectral_spectacles")
def test_base_items_and_spectacles_are_in_no_moon_set() -> None:
    table = deal("""
        turn: 1, start
        moon: crescent
        seat 1: gold 0
          *S' Wa' Ba'
          Lo  Eg' Mi
          Mi  Co  Wa'
        seat 2:
        seat 3:
    """)
    table.asks("draw", seat=1).shows("seat 1: gold 0")


@rule("MM-24", "AA-36", "MM-item:automated_wand")
def test_a_set_that_the_die_makes_is_sold_by_the_player_whose_turn_it_is() -> None:
    table = deal("""
        turn: 2, act
        moon: half
        seat 1: gold 0
          Fa' Ca' Fa'
        seat 2: gold 0, stash Wa'
          Ri' Fa' Ca'
          Co (Lo) (Lo)
        seat 3: gold 0
    """)
    table.choose("play Automated Wand", "at 4").is_quiet()
    table.shows("""
        moon: crescent
        seat 1: gold 0
          Fa' Ca' Fa'
        seat 2: gold 1
          Wa' (Lo) (Lo)
    """)


@rule("MM-24", "AA-20")
def test_another_players_set_waits_for_their_turn() -> None:
    table = deal("""
        turn: 2, act
        moon: half
        deck: Lo Lo Lo ...
        seat 1:
        seat 2: stash Wa'
          Co (Lo) (Lo)
        seat 3: gold 0
          Fa' Ca' Fa'
          (Wa) (Wa) (Wa)
    """)
    table.choose("play Automated Wand", "at 1").is_quiet()
    table.shows("""
        moon: crescent
        seat 3: gold 7
          (Wa) (Wa) (Wa)
    """)


@rule("MM-24", "AA-20")
def test_a_set_that_the_die_unmakes_before_its_owners_turn_is_gone() -> None:
    table = deal("""
        turn: 3, act
        turns: 2
        moon: full
        seat 1:
          (Co) (Co) (Co)
        seat 2: gold 0
          Fa' Ca' Fa'
        seat 3: stash Co
          Lo (Lo) (Lo)
    """)
    table.choose("discard Three-Headed Coin").is_quiet()
    assert table.moon == "crescent"
    next_turn(table)
    table.asks("draw", seat=2).shows("""
        seat 2: gold 0
          Fa' Ca' Fa'
    """)


@rule("MM-33", "MM-21", "AA-20", "MM-wizard:moonstruck")
def test_a_turn_starts_with_the_die_then_sales_then_madame_moonstruck_then_the_draw() -> None:
    table = deal("""
        turn: 3, act
        turns: 2
        moon: half
        seat 1: gold 0, wizard moonstruck
          Fa' Ca' Fa'
          Wa' Eg' Wa'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3: stash Co
          (Lo) (Lo) (Wa)
    """)
    assert told(table, "discard Three-Headed Coin") == [
        Discarded(2, "three_headed_coin"),
        MoonTurned("full"),
        TurnBegan(0, 1, 3),
        SoldMoonSet(0, (0, 1, 2), ("toothed_fairy", "werefur_carpet", "toothed_fairy")),
        GainedGold(0, 7),
        MoonTurned("crescent"),
        SoldMoonSet(0, (0, 1, 2), ("automated_wand", "emerald_egg", "automated_wand")),
        GainedGold(0, 3),
        MoonTurned("half"),
    ]
    table.asks("moonstruck.may", seat=1, options=["no", "yes"])
    table.shows("""
        seat 1: gold 10
          (Lo) (Lo) (Lo)
    """)
    table.choose("yes").asks("draw", seat=1).shows("moon: full")


def sale_of(table: MarketTable, *marks: str, gold: int) -> list[str]:
    """Return what the sale of a moon set by seat 1 tells."""
    kinds = sorted(table.state.rules.kind_by_mark[mark] for mark in marks)
    return [f"sold moon set 1 {' '.join(map(str, kinds))}", f"gold 1 {gold}"]
