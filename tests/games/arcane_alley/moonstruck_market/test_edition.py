"""Editions of the expansion: the moon of an item is reconstructed, so a file can correct it too."""

import pytest

from hexmonger.games.arcane_alley import GAME
from hexmonger.games.arcane_alley.moonstruck_market.moon import HALF
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.kernel import Setup, Trouble
from hexmonger.kernel.glossary import CORRECTED, RECONSTRUCTED, Sentence
from tests.rules import rule

MARKET = {"modules": "moonstruck_market"}


@rule("AA-95", "MM-23")
def test_an_edition_corrects_the_moon_of_an_item() -> None:
    rules = GAME.tables_for(Setup(3, {**MARKET, "edition.items.talking_toad.moon": "4"}))
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
    s = GAME.new(setup, 1)
    assert isinstance(s, MarketState)
    s.light = HALF
    assert s.is_moonstruck(s.rules.kind_by_id["emerald_egg"]) == light
    egg = next(entry for entry in GAME.glossary(setup) if entry.id == "emerald_egg")
    assert dict(egg.traits)["moon"] == Sentence(name, CORRECTED)


@rule("AA-95", "MM-23")
@pytest.mark.parametrize(("item", "side"), [("fools_moon", "7"), ("emerald_egg", "1")])
def test_the_moon_an_item_has_anyway_is_no_correction(item: str, side: str) -> None:
    setup = Setup(3, {**MARKET, f"edition.items.{item}.moon": side})
    entry = next(entry for entry in GAME.glossary(setup) if entry.id == item)
    assert dict(entry.traits)["moon"].source == RECONSTRUCTED


@rule("AA-95")
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("edition.items.spectral_spectacles.moon", "1", r"Spectral Spectacles has no moon \(MM-23\)"),
        ("edition.items.talking_toad.moon", "3", "`items.talking_toad.moon` is 1 for crescent"),
        ("edition.items.cursed_mirror.moon", "1", "there is no number of Cursed Mirror called `moon`"),
        ("edition.items.talking_toad.mon", "1", "called `mon`; there are: gold, infamy, .*, moon"),
    ],
)
def test_a_moon_that_cannot_be_is_refused(option: str, value: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        GAME.tables_for(Setup(3, {**MARKET, option: value}))


@rule("MM-02")
@pytest.mark.parametrize("value", ["60/", "/60", "5/6/7", "", "many"])
def test_the_counts_of_a_recipe_are_one_number_or_two(value: str) -> None:
    with pytest.raises(Trouble, match="must be a whole number or two of them, such as 5/6"):
        GAME.tables_for(Setup(3, {**MARKET, "recipe.crystal_ball": value}))
