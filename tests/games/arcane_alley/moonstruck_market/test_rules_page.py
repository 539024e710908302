"""The tables of the expansion's page and those of the engine say the same, and mark it alike."""

import re
from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.cards import DERIVED, OURS, PRINTED, RECONSTRUCTED, Item, Wizard
from hexmonger.games.arcane_alley.moonstruck_market.cards import MoonItem
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.kernel.setup import Setup
from tests.rules import rule

ROOT: Final = Path(__file__).parents[4]
PAGE: Final = (ROOT / "docs" / "rules" / "moonstruck-market.md").read_text(encoding="utf-8")
MARK: Final = re.compile(r"\((P|D|R|ours)[:)]")
SOURCES: Final = {"P": PRINTED, "D": DERIVED, "R": RECONSTRUCTED, "ours": OURS}


def rows_of(subject: Item | Wizard) -> list[list[str]]:
    """Return the rows of the page that tell what an item or a wizard does, each as its cells."""
    lines = [line for line in PAGE.splitlines() if line.startswith(f"| {subject.name}")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in rows if row[1].startswith("`") or row[1] == "as above"]


def marked(text: str) -> set[str]:
    """Return the sources that a text of the page names."""
    return {SOURCES[mark] for mark in MARK.findall(text)}


def rule_of(number: str) -> str:
    """Return the line of the page that tells a rule."""
    return next(line for line in PAGE.splitlines() if line.startswith(f"- **MM-{number}** "))


@rule("MM-01", "AA-95")
@pytest.mark.parametrize("subject", [*MOON_ITEMS, *MOON_WIZARDS], ids=lambda subject: subject.id)
def test_a_text_is_marked_as_the_page_marks_it(subject: Item | Wizard) -> None:
    said = {saying.source for saying in subject.text} | {each.source for each in subject.numbers.values()}
    assert said == set().union(*(marked(row[-1]) for row in rows_of(subject)))


@rule("MM-23", "MM-31")
@pytest.mark.parametrize("item", MOON_ITEMS, ids=lambda item: item.id)
def test_the_figures_of_an_item_are_known_as_the_page_says(item: MoonItem) -> None:
    (_, _, gold, infamy, moon, _, _), *_ = rows_of(item)
    assert gold.partition(" ")[0] == ("–" if item.is_special else str(item.gold))
    assert (marked(gold) or {PRINTED}) == {item.gold_source}
    assert infamy.partition(" ")[0] == str(item.infamy).replace("-", "−")
    # The infamy of an item with a type is one higher than that of its base item, as the page says above.
    assert (marked(infamy) or {RECONSTRUCTED}) == {item.infamy_source}
    assert moon.partition(" ")[0].replace("–", "none") == item.moon_name
    assert (marked(moon) or {RECONSTRUCTED}) == {item.moon_source}


@rule("MM-23")
def test_what_is_printed_of_the_moons_is_that_two_items_have_all_of_them() -> None:
    printed = [item.id for item in MOON_ITEMS if item.moon_source == PRINTED]
    assert printed == ["fools_moon", "clockwork_canine"]


@rule("MM-40", "AA-38")
@pytest.mark.parametrize("item", MOON_ITEMS, ids=lambda item: item.id)
def test_an_item_activates_when_the_page_says(item: MoonItem) -> None:
    moments = [row[5] for row in rows_of(item)]
    assert [moment.partition(" ")[0] for moment in moments] == list(item.when)
    for moment in moments:
        assert (marked(moment) or {PRINTED}) == {item.when_source}


@rule("MM-01", "MM-03", "MM-23")
@pytest.mark.parametrize(
    ("number", "marks"), [("01", "P D"), ("03", "P ours"), ("23", "P D R D"), ("42", "P D P D")]
)
def test_a_rule_says_how_each_part_of_it_is_known(number: str, marks: str) -> None:
    assert MARK.findall(rule_of(number)) == marks.split()


@rule("MM-01")
@pytest.mark.parametrize(("recipe", "source"), [("you_boomerang", DERIVED), ("standard", PRINTED)])
def test_one_count_of_one_recipe_is_derived(recipe: str, source: str) -> None:
    glossary = BOX.open(Setup(3, {"modules": "moonstruck_market", "recipe": recipe})).glossary()
    counts = {
        entry.id: {figure.source for figure in entry.figures if figure.name.startswith("copies")}
        for entry in glossary
        if entry.kind == "item"
    }
    assert counts.pop("spectral_spectacles") == {source}
    assert set().union(*counts.values()) == {PRINTED}


@rule("AA-85")
def test_the_page_says_what_is_not_known_about_two_players_and_about_one_recipe() -> None:
    assert "(ours) Two players use AA-85 to AA-88 unchanged." in PAGE
    assert "newer rules for two players on its publisher's site; we don't have them" in PAGE
    assert "Its list has Dragon's Egg all the same" in PAGE


@pytest.mark.parametrize("page", ["README.md", "CREDITS.md", "docs/rules/moonstruck-market.md"])
def test_designer_and_artist_are_named(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    credit = next(line for line in text.splitlines() if "Moonstruck Market" in line and "Riddle" in line)
    assert "Corwin Riddle" in credit
    assert "Janette Ramos" in credit
