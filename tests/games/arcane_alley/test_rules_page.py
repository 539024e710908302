"""The tables of the rules page and those of the engine say the same, and mark it alike."""

import re
from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.cards import (
    DERIVED,
    OURS,
    PRINTED,
    RECONSTRUCTED,
    Item,
    Wizard,
)
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.setup import Setup
from hexmonger.words import words_of
from tests.rules import rule

PAGE: Final = Path(__file__).parents[3] / "docs" / "rules" / "arcane-alley.md"
MARK: Final = re.compile(r"\((P|D|R|ours)[:)]")
SOURCES: Final = {"P": PRINTED, "D": DERIVED, "R": RECONSTRUCTED, "ours": OURS}


def lines_of_page() -> list[str]:
    """Return the page line by line."""
    return PAGE.read_text(encoding="utf-8").splitlines()


def rows_of(subject: Item | Wizard) -> list[list[str]]:
    """Return the rows of the page that are about an item or a wizard, each as its cells."""
    lines = [line for line in lines_of_page() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in rows if row[0].partition(",")[0] == subject.name]


def marked(text: str) -> set[str]:
    """Return the sources that a text of the page names."""
    return {SOURCES[mark] for mark in MARK.findall(text)}


@pytest.mark.parametrize("subject", [*ITEMS, *WIZARDS], ids=lambda subject: subject.id)
def test_a_text_is_marked_as_the_page_marks_it(subject: Item | Wizard) -> None:
    said = {saying.source for saying in subject.text} | {each.source for each in subject.numbers.values()}
    assert said == set().union(*(marked(row[-1]) for row in rows_of(subject)))


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_the_numbers_of_an_item_are_those_of_the_page(item: Item) -> None:
    gold, infamy, few, many, _ = rows_of(item)[0][2:7]
    assert gold.removesuffix(" †") == ("–" if item.is_special else str(item.gold))
    assert gold.endswith("†") == (item.gold_source == RECONSTRUCTED)
    assert infamy == str(item.infamy).replace("-", "−")
    assert (item.infamy < 0) == (item.infamy_source == DERIVED)
    assert (few, many) == tuple(str(copies) for copies in item.copies)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_an_item_activates_when_the_page_says(item: Item) -> None:
    moments = [row[6] for row in rows_of(item)]
    assert [moment.partition(" ")[0] for moment in moments] == list(item.when)
    for moment in moments:
        assert (marked(moment) or {PRINTED}) == {item.when_source}


@pytest.mark.parametrize("subject", [*ITEMS, *WIZARDS], ids=lambda subject: subject.id)
def test_a_text_names_every_number_that_an_edition_can_correct(subject: Item | Wizard) -> None:
    room = "items" if isinstance(subject, Item) else "wizards"
    for name in subject.numbers:
        setup = Setup(3, {f"edition.{room}.{subject.id}.{name}": "17"})
        game = BOX.open(setup)
        entry = next(entry for entry in game.glossary() if entry.id == subject.id)
        told = words_of(game).told(entry.sentences)
        assert any(re.search(r"\b17\b", sentence.words) for sentence in told), name


def test_no_text_counts_in_words_what_an_edition_can_correct() -> None:
    corvus = next(wizard for wizard in WIZARDS if wizard.id == "corvus")
    told = words_of(BOX.open(Setup(3))).told(corvus.sentences())
    words = " ".join(sentence.words for sentence in told)
    assert words == "You are dealt a stash of 4 items, with two players too."


@rule("AA-01", "AA-04", "AA-11", "AA-31", "AA-63", "AA-70", "AA-91")
@pytest.mark.parametrize(
    ("number", "marks"),
    [
        ("01", "P D"),
        ("04", "ours P"),
        ("11", "P D P ours"),
        ("31", "P P P D"),
        ("63", "ours"),
        ("70", "P D"),
        ("91", "D"),
        ("94", "D"),
        ("96", "ours"),
    ],
)
def test_a_rule_says_how_each_part_of_it_is_known(number: str, marks: str) -> None:
    line = next(line for line in lines_of_page() if line.startswith(f"- **AA-{number}** "))
    assert MARK.findall(line) == marks.split()


@rule("AA-70")
def test_the_other_reading_of_the_inspection_is_named() -> None:
    inspection = next(line for line in lines_of_page() if line.startswith("- **AA-70** "))
    assert "can also be read" in inspection
    assert "we follow the steps" in inspection
