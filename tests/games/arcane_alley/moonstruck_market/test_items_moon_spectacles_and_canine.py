"""Fool's Moon, Spectral Spectacles and the Clockwork Canine."""

from collections import Counter
from typing import Final

import pytest

from hexmonger.games.arcane_alley.moonstruck_market.events import MoonTurned
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.moonstruck_market.scenes import FOLLOWING, row
from tests.games.arcane_alley.scenes import told
from tests.rules import rule, scenario

# A recipe with the Canine, which no printed one has.
CANINE: Final = """
        recipe.clockwork_canine: 1
        recipe.fools_moon: 2
        recipe.toothed_fairy: 6
        recipe.werefur_carpet: 6
        recipe.dark_lotus: 60
        recipe.facsimilous_feline: 1"""


@rule("MM-item:fools_moon", "MM-20", "AA-36")
@scenario("works", "bystanders")
def test_a_fools_moon_rolls_the_die_and_sells_what_that_makes() -> None:
    rolled: Counter[str] = Counter()
    for chance in range(60):
        table = deal(f"""
            turn: 1, act
            chance: {chance}
            moon: crescent
            discard: Ri
            seat 1: gold 0, stash Mo'
              Fa' Ca' Fa'
              Co (?) (?)
            seat 2: gold 0
              Fa' Ca' Fa'
            seat 3: gold 0
        """)
        happened = told(table, "play Fool's Moon", "at 4")
        side = next(event.side for event in happened if isinstance(event, MoonTurned))
        rolled[side] += 1
        table.is_quiet().shows(f"""
            moon: {"crescent" if side == "full" else side}
            discard: Co Ri
            seat 1: gold {7 if side == "full" else 0}
        """)
        table.untouched(seats=[2, 3])
    assert all(rolled[side] > 8 for side in ("crescent", "half", "full"))


@rule("MM-item:fools_moon", "MM-30")
@scenario("works")
@pytest.mark.parametrize("moon", ["crescent", "half", "full"])
def test_three_fools_moons_are_a_moon_set_on_every_side(moon: str) -> None:
    table = deal(f"""
        recipe.fools_moon: 3
        recipe.dark_lotus: 60
        turn: 1, start
        moon: {moon}
        seat 1: gold 0
          Mo' Mo' Mo'
        seat 2: gold 0, wizard gerith
        seat 3:
    """)
    table.shows(f"""
        moon: {FOLLOWING[moon]}
        seat 1: gold 10
        seat 2: gold 3
    """)


@rule("MM-item:fools_moon", "MM-30")
@scenario("works")
@pytest.mark.parametrize(
    ("moon", "marks"), [("crescent", "Eg' Mo' Wa'"), ("half", "Mo' Sw' To'"), ("full", "Fa' Ri' Mo'")]
)
def test_a_fools_moon_fits_into_any_moon_set_and_brings_its_gold(moon: str, marks: str) -> None:
    table = deal(row(*marks.split(), moon=moon))
    table.asks("draw", seat=1).shows(f"""
        moon: {FOLLOWING[moon]}
        seat 1: gold 10
    """)


@rule("MM-item:fools_moon", "MM-32", "AA-item:facsimilous_feline")
@scenario("works")
def test_two_fools_moons_and_a_feline_are_a_normal_set_with_its_gold() -> None:
    table = deal(row("Mo'", "Fe", "Mo'", moon="half"))
    table.shows("""
        moon: half
        seat 1: gold 10
    """)


@rule("MM-item:fools_moon", "MM-22", "AA-70")
@scenario("nothing to choose")
def test_in_the_inspection_a_sold_fools_moon_brings_nothing() -> None:
    table = deal("""
        round: 3, inspection
        moon: half
        seat 1: gold 0
          (Mo') (Sw') (To')
        seat 2:
        seat 3:
    """)
    # The Toad's 1 is all: the set's lowest gold is 0, and "when sold" is ignored.
    table.shows("""
        moon: half
        seat 1: gold 1
          empty
    """)


@rule("MM-item:fools_moon", "AA-38")
@scenario("nothing to choose", "refused")
def test_a_fools_moon_that_is_revealed_or_discarded_rolls_nothing_and_it_cannot_be_expended() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: gold 0, stash Ri Mo'
          (Mo') (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("expend Fool's Moon", rule="MM-40")
    chance = table.state.chance
    for words in (["discard Fool's Moon"], ["discard Invisible Ring", "item 1"]):
        copy = table.copy().choose(*words).is_quiet()
        copy.shows("moon: crescent")
        assert copy.state.chance == chance


@rule("MM-item:spectral_spectacles", "AA-50", "AA-26")
@scenario("works", "bystanders")
def test_spectacles_gain_infamy_and_play_any_item_that_is_set_aside() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        discard: Ri
        aside: Co *L Sk Co
        seat 1: gold 0, infamy 0, stash *S' Wa
          Lo (Co) (?)
        seat 2: gold 0
          Co (?) (?)
        seat 3: gold 0
    """)
    table.choose("activate Spectral Spectacles")
    table.asks("spectacles.take", seat=1)
    assert sorted(table.asked.options) == [
        "take Mystical Lamp",
        "take Skeletomicon",
        "take Three-Headed Coin",
    ]
    table.shows("seat 1: infamy 5")
    table.choose("take Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Lo Ri
        aside: Co *L Sk *S'
        seat 1: gold 2, infamy 5, stash Wa
          Co (Co) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:spectral_spectacles")
@scenario("refused")
def test_spectacles_never_choose_themselves() -> None:
    table = deal("""
        turn: 1, act
        aside: Co
        seat 1: stash *S'
          Lo (Co) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Spectral Spectacles")
    table.refuses("take Spectral Spectacles", rule="MM-item:spectral_spectacles")


@rule("MM-item:spectral_spectacles", "AA-52", "AA-53")
@scenario("nothing to choose")
@pytest.mark.parametrize(("aside", "storehouse"), [("", "Lo (Co) (?)"), ("Co", "")])
def test_with_nothing_set_aside_or_no_slot_there_is_only_the_infamy(aside: str, storehouse: str) -> None:
    table = deal(f"""
        turn: 1, act
        aside: {aside}
        seat 1: infamy 22, stash *S' Lo
          {storehouse}
        seat 2:
        seat 3:
    """)
    table.choose("activate Spectral Spectacles").is_quiet().shows(f"""
        aside: {aside} *S'
        seat 1: infamy 2, fines 1, stash Lo
    """)


@rule("MM-item:spectral_spectacles", "AA-20", "AA-42")
@scenario("works")
def test_spectacles_reach_what_was_sold_at_the_start_of_this_very_turn() -> None:
    table = deal("""
        turn: 1, start
        deck: Lo ...
        seat 1: stash *S'
          Fa Fa Fa
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck", "activate Spectral Spectacles")
    assert table.asked.options == ["take Bottled Fairy"]
    table.choose("take Bottled Fairy", "at 1").is_quiet().shows("aside: Fa Fa *S'")


@rule("MM-item:spectral_spectacles", "AA-54")
@scenario("works")
def test_a_special_item_that_spectacles_play_is_an_item() -> None:
    table = deal("""
        turn: 1, act
        aside: *P
        seat 1: infamy 0, stash *S'
          Lo (Co) (?)
        seat 2:
          Wa (?) (?)
        seat 3:
    """)
    table.choose("activate Spectral Spectacles", "take Pandora's Lockbox", "at 1").is_quiet()
    table.shows("""
        aside: *S'
        seat 1: infamy 5
          *P (Co) (?)
    """)


@rule("MM-item:spectral_spectacles", "MM-item:gelatinous_ball", "AA-30")
@scenario("works")
def test_what_a_play_has_replaced_is_not_set_aside() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        aside: Ba' Lo
        market: Co Sk Cd
        seat 1: stash *S'
          Ba' (Fa) Ba'
          Lo (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("activate Spectral Spectacles", "take Gelatinous Ball", "at 2")
    table.asks("gelatinous.take").shows("""
        limbo: Fa
        aside: Lo *S' Ba' Ba' Ba'
    """)


@rule("MM-item:clockwork_canine", "MM-20")
@scenario("works", "bystanders")
@pytest.mark.parametrize("side", ["crescent", "half", "full"])
def test_the_canine_sets_the_die_to_any_side_the_one_it_shows_too(side: str) -> None:
    table = deal(f"""{CANINE}
        turn: 1, act
        moon: half
        discard: Fa'
        seat 1: gold 0, stash Cn'
          Lo (Lo) (Lo)
        seat 2: gold 0
          (Lo) (Lo) (Lo)
        seat 3: gold 0
    """)
    table.choose("play Clockwork Canine", "at 1")
    table.asks(
        "canine.moon",
        seat=1,
        options=["moon crescent", "moon half", "moon full"],
    )
    table.choose(f"moon {side}").is_quiet().shows(f"""
        moon: {side}
        discard: Lo Fa'
        seat 1: gold 0
          Cn' (Lo) (Lo)
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:clockwork_canine", "MM-24", "MM-30")
@scenario("works")
def test_the_canine_is_in_a_moon_set_on_any_side_and_its_gold_counts_for_the_lowest() -> None:
    table = deal(f"""{CANINE}
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Cn'
          Fa' (Lo) Fa'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Clockwork Canine", "at 2", "moon full").is_quiet()
    table.shows("""
        moon: crescent
        seat 1: gold 8
          (Lo) (Lo) (Lo)
    """)


@rule("MM-item:clockwork_canine", "MM-31", "AA-item:facsimilous_feline")
@scenario("refused", "nothing to choose")
def test_the_canine_stands_for_nothing_but_itself_and_cannot_be_expended() -> None:
    table = deal(f"""{CANINE}
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Cn' Fa'
          Lo (Fa') Lo
          (Lo) (Fe) (Lo)
        seat 2:
        seat 3:
    """)
    table.refuses("expend Clockwork Canine", rule="MM-40")
    table.refuses("activate Clockwork Canine", rule="AA-50")
    table.choose("play Clockwork Canine", "at 2", "moon half").is_quiet()
    table.shows("""
        aside: nothing
        seat 1: gold 0
          Lo Cn' Lo
          (Lo) (Fe) (Lo)
    """)


@rule("MM-item:clockwork_canine", "AA-wizard:meeblemore")
@scenario("nothing to choose")
def test_meeblemore_may_leave_the_die_alone() -> None:
    table = deal(f"""{CANINE}
        turn: 1, act
        moon: half
        seat 1: stash Cn', wizard meeblemore
          Lo (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Clockwork Canine", "at 1", "yes").is_quiet().shows("moon: half")
