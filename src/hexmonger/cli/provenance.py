"""How we know a sentence or a number: a mark after it, and a legend beneath."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from hexmonger.kernel.glossary import DERIVED, OURS, PRINTED, RECONSTRUCTED, TRANSCRIBED, Entry, Figure, Known
from hexmonger.look import BRASS, SOURCES
from hexmonger.look import figure as with_minus

MARKS: Final = {source: mark for source, (mark, _) in SOURCES.items()}
LETTERS: Final = {"P": PRINTED, "D": DERIVED, "T": TRANSCRIBED, "R": RECONSTRUCTED, "ours": OURS}
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


def sentences_of(line: str) -> list[Known]:
    """Return a line of a handbook as sentences: `(P)` holds for what follows it, until the next mark.

    >>> [sentence.source for sentence in sentences_of("(P) Gain infamy (R: 5). (D) Then sell.")]
    ['printed', 'derived']
    >>> sentences_of("(P) Gain infamy (R: 5). (D) Then sell.")[0].words
    'Gain infamy (5 ◌).'
    """
    plain = re.sub(r"\*\*?|`", "", line)
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", plain)
    plain = re.sub(
        r"\((P|D|T|R|ours): ([^()]*)\)", lambda found: f"({found[2]} {MARKS[LETTERS[found[1]]]})", plain
    )
    first, *rest = re.split(r"\s*\((P|D|T|R|ours)\)\s*", plain.strip())
    sentences = [Known(first, "")] if first else []
    for letter, words in zip(rest[::2], rest[1::2], strict=True):
        sentences.append(Known(words, LETTERS[letter]))
    return sentences


def sources_in(text: str) -> set[str]:
    """Return the sources whose marks stand in a text."""
    return {source for source, mark in MARKS.items() if mark in text}
