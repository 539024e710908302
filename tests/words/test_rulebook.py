"""Handbooks are taken apart without losing a word: rules by id, tables, and how each passage is known."""

import re

import pytest

from hexmonger.kernel.game import MODULES, boxes
from hexmonger.kernel.glossary import DERIVED, PRINTED, RECONSTRUCTED
from hexmonger.kernel.handbook import Handbook
from hexmonger.kernel.setup import Setup
from hexmonger.words.rulebook import Part, Piece, Rulebook, passages, rulebook, text_of

BOOKS = {
    book.title: book
    for box in boxes().values()
    for options in ({}, *({MODULES: name} for name in box.modules()))
    for book in box.open(Setup(box.least_seats, options)).handbooks()
}
PAGE = """# A game

What it is about.

## Playing

- **XX-01** (P) Draw a card (R: 2 of them), see XX-02.
- **Word**: what it means.

### Cards

| card | id | worth |
|---|---|---|
| Ball | `XX-item:ball` | 3 (D) |
| Ball, again | as above | |
"""

books = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def parts_of(book: Rulebook) -> list[Part]:
    """Return all parts of a book."""
    return [part for section in book.sections for part in section.parts]


def test_a_page_is_taken_apart_by_its_headings() -> None:
    book = rulebook(Handbook("A game", PAGE))
    assert [(section.title, section.depth) for section in book.sections] == [
        ("", 1),
        ("Playing", 2),
        ("Cards", 3),
    ]
    about, draw, word, cards = parts_of(book)
    assert text_of(about.passages) == "What it is about."
    assert (draw.rule, draw.is_listed) == ("XX-01", True)
    (passage,) = draw.passages
    assert passage.source == PRINTED
    assert passage.words == (
        "Draw a card ",
        Piece("noted", "2 of them", RECONSTRUCTED),
        ", see ",
        Piece("rule", "XX-02"),
        ".",
    )
    assert word.passages[0].words[0] == Piece("strong", "Word")
    assert cards.table is not None
    assert cards.table.head == ("card", "worth")
    ball, again = cards.table.rows
    assert (ball.rule, again.rule) == ("XX-item:ball", "")
    assert ball.cells[1][0].words == ("3", Piece("mark", source=DERIVED))
    assert again.cells[1] == ()


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("(P) Take it and (D) play it.", [PRINTED, DERIVED]),
        ("Its gold is printed (P); its moon is ours.", [""]),
        ('"played (R)" means that we chose it.', [""]),
        ("(D) (P) is a mark.", [DERIVED, PRINTED]),
        ("It is higher (D: so; R: by one).", [""]),
        ("", []),
    ],
)
def test_a_mark_holds_for_what_follows_unless_it_ends_something(text: str, sources: list[str]) -> None:
    assert [passage.source for passage in passages(text)] == sources


@books
def test_no_word_of_a_page_is_lost(book: Handbook) -> None:
    said: list[str] = []
    for section in rulebook(book).sections:
        said.append(section.title)
        for part in section.parts:
            said += [part.rule, text_of(part.passages)]
            if part.table:
                said += part.table.head
                for row in part.table.rows:
                    said += [row.rule, *map(text_of, row.cells)]
    marks = r"\((?:P|D|T|R|ours)\)|\b(?:P|D|T|R|ours): |\]\([^)]*\)|\| as above|\| id \|"
    bare = re.sub(marks, " ", book.text.partition("\n")[2])
    assert sorted(set(re.findall(r"\w+", bare))) == sorted(set(re.findall(r"\w+", " ".join(said))))
    assert not re.search(r"[*`|]|\((?:P|D|T|R|ours)\)", " ".join(said))


@books
def test_every_rule_of_a_page_is_there_once(book: Handbook) -> None:
    parts = parts_of(rulebook(book))
    rows = [row.rule for part in parts if part.table for row in part.table.rows if row.rule]
    rules = [part.rule for part in parts if part.rule] + rows
    assert len(rules) == len(set(rules))
    assert rules.count("") == 0
    written = re.findall(r"^- \*\*([^*]*\d)\*\*|^\| [^|]+ \| `([^`]+:[^`]+)` \|", book.text, re.MULTILINE)
    assert rules
    assert set(rules) == {first or second for first, second in written}
