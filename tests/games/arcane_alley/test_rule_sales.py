"""What a sale brings, and in which order: AA-42 and AA-45."""

import pytest

from hexmonger.games.arcane_alley.events import Drew, Left, Sold
from hexmonger.games.arcane_alley.round_events import GainedGold, LostGold, LostInfamy, TurnBegan
from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import played, told
from tests.rules import rule


@rule("AA-42")
def test_a_sale_sets_the_items_aside_closes_the_gap_pays_and_then_has_its_effect_once() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Eg
          Eg  (Co) Eg
          (?) (?)  (?)
        seat 2: gold 0
        seat 3: gold 0
    """)
    table.choose("play Dragon's Egg", "at 2")
    table.asks("egg.player", seat=1)
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 20
          (?) (?) (?)
        seat 2: gold 0, infamy 0
    """)
    table.choose("player 2").is_quiet()
    table.shows("seat 2: gold 15, infamy 2")


@rule("AA-42")
def test_sold_swords_have_left_before_their_gold_is_gained() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Sw  Sw  Sw
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 25


@rule("AA-42")
def test_a_sword_that_stays_halves_the_gold_of_the_sale() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Sw  Sw  Sw
          (?) Sw  (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 12


@rule("AA-42")
@pytest.mark.parametrize(
    ("mark", "gold"),
    [
        ("Mi", 5),
        ("To", 0),
        ("Ri", 1),
        ("Co", 2),
        ("Wa", 3),
        ("Bo", 5),
        ("Ca", 7),
        ("Ba", 9),
        ("Fa", 12),
        ("Cd", 15),
        ("Eg", 20),
        ("Sw", 25),
        ("Lo", 30),
        ("Sk", 35),
        ("Do", 40),
    ],
)
def test_a_set_brings_the_gold_of_its_item(mark: str, gold: int) -> None:
    table = deal(f"""
        turn: 1, start
        seat 1: gold 100
          {mark} {mark} {mark}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 100 + gold
    table.shows(f"aside: {mark} {mark} {mark}\nseat 1:\n  (?) (?) (?)")


@rule("AA-45")
def test_byros_is_paid_in_the_same_sum_as_the_sale() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0, wizard byros
          Wa  Wa  Wa
          (?) Sw  (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 3, "half of 3 + 3, not half of each"


@rule("AA-45")
def test_a_sale_goes_from_the_items_to_the_gold_to_the_effect_to_lady_dafana() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Eg, wizard byros
          Eg  Eg  (Co)
          (?) (?) (?)
        seat 2: gold 0
        seat 3: gold 0, infamy 9, wizard dafana
    """)
    table.choose("play Dragon's Egg", "at 3")
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 23
          (?) (?) (?)
        seat 3: gold 0, infamy 9
    """)
    table.asks("egg.player", seat=1)
    # Only the gold of the Egg's effect lets Lady Dafana pay: she chooses after it.
    table.choose("player 3", seat=1)
    table.asks("dafana.may", seat=3)
    table.choose("yes", seat=3).is_quiet()
    table.shows("seat 3: gold 12, infamy 9")


@rule("AA-45")
def test_lady_dafana_chooses_before_sets_are_looked_for_again() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Wa Wa Wa
          Lo Lo Lo
          Ba Ba Ba
        seat 2: gold 9, infamy 9, wizard dafana
        seat 3:
    """)
    table.choose("sell 1-2-3", seat=1)
    table.asks("dafana.may", seat=2)
    table.shows("""
        seat 1: gold 3
          Lo Lo Lo
          Ba Ba Ba
    """)
    table.choose("no", seat=2)
    table.choose("sell 4-5-6", seat=1)
    table.choose("yes", seat=2)
    table.shows("seat 1: gold 42")
    table.choose("yes", seat=2)
    table.asks("draw", seat=1)
    table.shows("""
        seat 1: gold 42
          empty
        seat 2: gold 3, infamy 5
    """)


@rule("AA-45")
def test_a_sale_is_told_in_its_order() -> None:
    table = deal("""
        turn: 1, act
        deck: Ba ...
        seat 1: gold 0, stash Ca
          Ca  Ca  Fa
          (?) (?) (?)
        seat 2: infamy 2, wizard dafana
        seat 3:
    """)
    carpet = "floating_carpet"
    happened = told(table, "play Floating Carpet", "at 3", "yes")
    assert happened[:8] == [
        played(0, carpet, 2, replaced="bottled_fairy"),
        Sold(0, carpet, "", (0, 1, 2), (carpet, carpet, carpet)),
        GainedGold(0, 7),
        Drew(0, "crystal_ball", "deck", 0),
        LostInfamy(1, 2),
        LostGold(1, 3),
        Left(0, "bottled_fairy"),
        TurnBegan(1, 1, 1),
    ]


@rule("AA-45", "AA-70")
def test_the_inspection_skips_the_sold_effect_but_not_the_wizards() -> None:
    table = deal("""
        round: 1, inspection
        deck: Ba ...
        seat 1: gold 0, stash Ri, wizard byros
          Ca Ca Ca
        seat 2: gold 9, infamy 9, wizard dafana
          Eg Eg Eg
        seat 3:
    """)
    table.asks("dafana.may", seat=2)
    table.shows("seat 1: gold 10, stash Ri")
    table.choose("yes", seat=2)
    table.asks("dafana.may", seat=2)
    table.shows("seat 2: gold 26, infamy 7")
    table.choose("no", seat=2)
    assert table.asked.name == "bribe"
    assert (table.gold, table.infamy) == ([10, 26, 25], [0, 7, 0])
