"""Editions of the expansion: the moon of an item is reconstructed, so a file can correct it too."""

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.moon import HALF
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.kernel import Setup, Trouble
from hexmonger.kernel.glossary import CORRECTED, PRINTED, RECONSTRUCTED, Known
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.rules import rule

MARKET = {"modules": "moonstruck_market"}


@rule("AA-95", "MM-23")
def test_an_edition_corrects_the_moon_of_an_item() -> None:
    rules = BOX.made(Setup(3, {**MARKET, "edition.items.talking_toad.moon": "4"})).rules
    assert isinstance(rules, MarketRules)
    toad = rules.kind_by_id["talking_toad"]
    assert rules.moon_of[toad] == 4
    assert rules.moon_of[rules.kind_by_id["hexed_boomerang"]] == 2


@rule("AA-95", "MM-23")
@pytest.mark.parametrize(
    ("value", "name", "light"), [("7", "all", True), ("0", "none", False), ("2", "half", True)]
)
def test_an_edition_may_give_an_item_every_moon_or_none(value: str, name: str, light: bool) -> None:
    setup = Setup(3, {**MARKET, "edition.items.emerald_egg.moon": value})
    s = BOX.open(setup).new(1)
    assert isinstance(s, MarketState)
    s.light = HALF
    assert s.is_moonstruck(s.rules.kind_by_id["emerald_egg"]) == light
    egg = next(entry for entry in BOX.open(setup).glossary() if entry.id == "emerald_egg")
    assert dict(egg.traits)["moon"] == Known(name, CORRECTED)


@rule("AA-95", "MM-23")
@pytest.mark.parametrize(
    ("item", "side", "source"),
    [
        ("fools_moon", "7", PRINTED),
        ("emerald_egg", "1", RECONSTRUCTED),
        ("spectral_spectacles", "0", RECONSTRUCTED),
    ],
)
def test_the_moon_an_item_has_anyway_is_no_correction(item: str, side: str, source: str) -> None:
    setup = Setup(3, {**MARKET, f"edition.items.{item}.moon": side})
    entry = next(entry for entry in BOX.open(setup).glossary() if entry.id == item)
    assert dict(entry.traits)["moon"].source == source


@rule("MM-23", "AA-51", "MM-30", "MM-item:spectral_spectacles")
def test_spectacles_that_an_edition_gives_a_moon_are_moonstruck_but_in_no_set() -> None:
    table = deal("""
        edition.items.spectral_spectacles.moon: 2
        turn: 1, start
        moon: half
        seat 1: gold 0
          Bo' *S' Sw'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    s = table.state
    assert s.is_moonstruck(s.rules.kind_by_id["spectral_spectacles"])
    assert table.asked.name == "draw"
    assert table.gold[0] == 0
    moonless = deal("turn: 1, draw\nmoon: half\nseat 1:\nseat 2:").state
    assert not moonless.is_moonstruck(moonless.rules.kind_by_id["spectral_spectacles"])


@rule("AA-95")
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("edition.items.spectral_spectacles.moon", "5", "`items.spectral_spectacles.moon` is 1 for crescent"),
        ("edition.items.talking_toad.moon", "3", "`items.talking_toad.moon` is 1 for crescent"),
        ("edition.items.talking_toad.moon", "8", "`items.talking_toad.moon` must be 0 to 7, not 8"),
        (
            "edition.items.cursed_mirror.moon",
            "1",
            "no number of `items.cursed_mirror` called `moon`",
        ),
        ("edition.items.talking_toad.mon", "1", "called `mon`; there are: gold, infamy, .*, moon"),
    ],
)
def test_a_moon_that_cannot_be_is_refused(option: str, value: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        BOX.open(Setup(3, {**MARKET, option: value}))


@rule("MM-02")
@pytest.mark.parametrize("value", ["60/", "/60", "5/6/7", "", "many"])
def test_the_counts_of_a_recipe_are_one_number_or_two(value: str) -> None:
    with pytest.raises(Trouble, match="must be a whole number or two of them, such as 5/6"):
        BOX.open(Setup(3, {**MARKET, "recipe.crystal_ball": value}))
