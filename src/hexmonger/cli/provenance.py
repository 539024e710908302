"""How we know a sentence or a number: a mark after it, and a legend beneath."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from hexmonger.kernel.glossary import Entry, Figure, Known
from hexmonger.look import BRASS, SOURCES
from hexmonger.look import figure as with_minus
from hexmonger.words.rulebook import MARK, NOTED, Passage, Piece

MARKS: Final = {source: mark for source, (mark, _) in SOURCES.items()}
MARK_STYLE: Final = BRASS


def marked(sentences: Iterable[Known]) -> Text:
    """Return sentences in a row, each with its mark after it."""
    text = Text()
    for sentence in sentences:
        text.append(f" {sentence.words}" if text else sentence.words)
        if sentence.source in MARKS:
            text.append(f" {MARKS[sentence.source]}", MARK_STYLE)
    return text


def moments(entry: Entry) -> Known:
    """Return when something acts, in a row, and how that is known."""
    return Known(", ".join(entry.when.names), entry.when.source)


def figure(shown: Figure) -> Text:
    """Return a number with its mark, and what it was where an edition corrects it."""
    if shown.value is None:
        return Text("–  ")
    text = Text(with_minus(shown.value))
    if shown.source in MARKS:
        text.append(f" {MARKS[shown.source]}", MARK_STYLE)
    if shown.was is not None:
        text.append(f" was {with_minus(shown.was)}", "dim")
    return text


def legend(sources: Iterable[str]) -> Text:
    """Return the meaning of the marks of some sources."""
    used = set(sources)
    text = Text()
    for mark, meaning in (SOURCES[source] for source in SOURCES if source in used):
        text.append("   " if text else "").append(mark, MARK_STYLE).append(f" {meaning}", "dim")
    return text


def known(passages: Iterable[Passage]) -> list[Known]:
    """Return the passages of a handbook as sentences; marks inside them stay where they are.

    >>> from hexmonger.words.rulebook import passages
    >>> [sentence.words for sentence in known(passages("(P) Gain infamy (R: 5). (D) Then sell."))]
    ['Gain infamy (5 ◌).', 'Then sell.']
    """
    return [Known("".join(map(_said, passage.words)), passage.source) for passage in passages]


def _said(piece: str | Piece) -> str:
    """Return a piece of a passage in plain words."""
    if isinstance(piece, str):
        return piece
    if piece.kind == MARK:
        return f" {MARKS[piece.source]}"
    return f"({piece.words} {MARKS[piece.source]})" if piece.kind == NOTED else piece.words


def sources_in(text: str) -> set[str]:
    """Return the sources whose marks stand in a text."""
    return {source for source, mark in MARKS.items() if mark in text}
