"""A handbook section by section: what a page says under each of its headings, without its tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from hexmonger.kernel.handbook import Handbook
from hexmonger.words.rulebook import Part, Passage, rulebook
from hexmonger.words.rulebook import Section as Written


@dataclass(frozen=True)
class Section:
    """What stands under a heading and those below it: paragraphs, some of them rules with an id."""

    title: str
    paragraphs: tuple[tuple[str, tuple[Passage, ...]], ...]


def introduction(handbook: Handbook) -> tuple[Passage, ...]:
    """Return the first paragraph of a handbook, which says what the game is about."""
    sections = rulebook(handbook).sections
    return next((part.passages for section in sections for part in section.parts), ())


def sections_of(handbook: Handbook) -> list[Section]:
    """Return the sections of a handbook that say something besides tables, each with its own below it."""
    sections = rulebook(handbook).sections
    found: list[Section] = []
    for at, section in enumerate(sections):
        parts = [*section.parts, *_below(section.depth, sections[at + 1 :])]
        paragraphs = [(part.rule, part.passages) for part in parts if part.table is None]
        if section.title and paragraphs:
            found.append(Section(section.title, tuple(paragraphs)))
    return found


def _below(depth: int, sections: Sequence[Written]) -> list[Part]:
    """Return what stands in sections that are deeper, up to the next that is not."""
    parts: list[Part] = []
    for section in sections:
        if section.depth <= depth:
            break
        parts += section.parts
    return parts
