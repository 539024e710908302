"""Guides: primers with their numbers filled in, taken apart into chapters and what is set apart in them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from hexmonger.kernel.game import Game
from hexmonger.kernel.glossary import DERIVED, OURS, PRINTED, RECONSTRUCTED, TRANSCRIBED
from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.primer import Primer
from hexmonger.words.catalogue import Catalogue, check_language
from hexmonger.words.rulebook import MARK, STRONG, Piece

TEXT: Final = "-text"
ID: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# Marks around a number or a mark, while a text is put together; no text has them.
OPEN, BETWEEN, SHUT = "\ue010", "\ue011", "\ue012"
INSIDE: Final = re.compile(rf"\*([^*]+)\*|{OPEN}([^{BETWEEN}]*){BETWEEN}([^{SHUT}]*){SHUT}")
MARKS: Final = {"r": RECONSTRUCTED, "t": TRANSCRIBED, "o": OURS}
# What everybody would find in a handbook needs no mark here.
SURE: Final = (PRINTED, DERIVED)
LISTED: Final = "- "
NUMBER: Final = "number"
MOST_GUIDES: Final = 32

Line = tuple[str | Piece, ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, or an item of a list: words, and pieces of them that are set apart."""

    words: Line
    is_listed: bool = False


@dataclass(frozen=True)
class Chapter:
    """A chapter of a guide, or a step of one; `notes` are what is said beside its picture, by name."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    steps: tuple["Chapter", ...] = ()
    notes: Mapping[str, Line] = field(default_factory=dict)


@dataclass(frozen=True)
class Guide:
    """How a game, or a module of it, is played, chapter by chapter."""

    name: str
    title: str
    chapters: tuple[Chapter, ...]


@lru_cache(MOST_GUIDES)
def guides_of(game: Game[Any, Any], language: str = ENGLISH) -> tuple[Guide, ...]:
    """Return what teaches a game and its modules in a language, with the numbers of its set-up, made once."""
    check_language(language)
    return tuple(_guide(game, primer) for primer in game.primers(language))


def _guide(game: Game[Any, Any], primer: Primer) -> Guide:
    catalogue = Catalogue({ENGLISH: [primer.text]})
    facts = {**_facts(game), **{name: _token(str(value)) for name, value in primer.numbers}}
    texts = {name: catalogue.phrase(name, facts) for name in ID.findall(primer.text)}
    return Guide(primer.name, primer.title, tuple(_chapters(texts)))


def _facts(game: Game[Any, Any]) -> dict[str, str]:
    """Return what a text may fill in: marks, numbers of the game, and names and figures of its things."""
    facts = {letter: _token("", source) for letter, source in MARKS.items()}
    for entry in game.glossary():
        is_number = entry.kind == NUMBER
        if not is_number:
            facts[f"{entry.id}_name"] = entry.name
        for figure in (*entry.figures, *entry.numbers):
            if figure.value is not None:
                name = entry.id if is_number else f"{entry.id}_{figure.name}"
                facts[name] = _token(str(figure.value).replace("-", "−"), figure.source)
    return facts


def _token(value: str, source: str = "") -> str:
    """Return how a number, or nothing but its mark, stands in a text until that is taken apart."""
    return f"{OPEN}{value}{BETWEEN}{'' if source in SURE else source}{SHUT}"


def _chapters(texts: Mapping[str, str]) -> Iterator[Chapter]:
    """Yield the chapters of a text, each with its steps."""
    named = [name for name in texts if f"{name}{TEXT}" in texts]
    chapters = [name for name in named if not _is_below(name, named)]
    for name in chapters:
        steps = [_chapter(step, texts, named) for step in named if _is_below(step, [name])]
        yield _chapter(name, texts, named, steps)


def _is_below(name: str, others: Sequence[str]) -> bool:
    """Whether a name goes on from one of some others."""
    return any(name.startswith(f"{other}-") for other in others)


def _chapter(
    name: str, texts: Mapping[str, str], named: Sequence[str], steps: Sequence[Chapter] = ()
) -> Chapter:
    notes = {
        other.removeprefix(f"{name}-"): line_in(texts[other])
        for other in texts
        if _is_below(other, [name]) and other not in named and not other.endswith(TEXT)
    }
    return Chapter(name, texts[name], tuple(_paragraphs(texts[f"{name}{TEXT}"])), tuple(steps), notes)


def _paragraphs(text: str) -> Iterator[Paragraph]:
    """Yield the paragraphs of a text, and the items of its lists."""
    for block in re.split(r"\n\s*\n", text):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith(LISTED):
            for item in re.split(r"^- ", block.strip(), flags=re.MULTILINE)[1:]:
                yield Paragraph(line_in(item), True)
        elif lines:
            yield Paragraph(line_in(block))


def line_in(text: str) -> Line:
    """Return words with what is set apart in them: *stars*, numbers, and marks of how something is known.

    >>> line_in("Sell *three* of a kind.")
    ('Sell ', Piece(kind='strong', words='three', source=''), ' of a kind.')
    """
    text = " ".join(text.split())
    found: list[str | Piece] = []
    at = 0
    for match in INSIDE.finditer(text):
        starred, number, source = match.groups()
        before = text[at : match.start()]
        at = match.end()
        # A mark stays with the words that it vouches for.
        before = before if starred or number else before.rstrip()
        found += [before] if before else []
        found.append(Piece(STRONG, starred) if starred else Piece(STRONG if number else MARK, number, source))
    return tuple([*found, text[at:]] if text[at:] else found)


def plain_words(line: Line) -> str:
    """Return a line without what is set apart in it.

    >>> plain_words(line_in("Sell *three* of a kind."))
    'Sell three of a kind.'
    """
    return "".join(piece if isinstance(piece, str) else piece.words for piece in line)
