"""A handbook section by section: what a page says under each of its headings, without its tables."""

import re
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.handbook import Handbook

HEADING: Final = re.compile(r"^(?P<depth>#+) (?P<title>.+)$")
ENTRY: Final = re.compile(r"^- (?:\*\*(?P<id>[A-Za-z]+-\d+|(?:[A-Za-z]+ )?Ruling \d+)\*\* )?(?P<text>.+)$")
TABLE: Final = "|"


@dataclass(frozen=True)
class Section:
    """What stands under a heading and those below it: paragraphs, some of them rules with an id."""

    title: str
    paragraphs: tuple[tuple[str, str], ...]


def introduction(handbook: Handbook) -> str:
    """Return the first paragraph of a handbook, which says what the game is about."""
    lines = handbook.text.splitlines()[1:]
    return next((line for line in lines if line and not line.startswith("#")), "")


def sections_of(handbook: Handbook) -> list[Section]:
    """Return the sections of a handbook that say something besides tables, each with its own below it."""
    lines = handbook.text.splitlines()
    found: list[Section] = []
    for at, line in enumerate(lines):
        heading = HEADING.match(line)
        if heading and len(heading["depth"]) > 1:
            paragraphs = _paragraphs(lines[at + 1 :], len(heading["depth"]))
            if paragraphs:
                found.append(Section(heading["title"], tuple(paragraphs)))
    return found


def _paragraphs(lines: list[str], depth: int) -> list[tuple[str, str]]:
    """Return what follows a heading, up to the next that is no deeper: rules by id, and other words."""
    paragraphs: list[tuple[str, str]] = []
    for line in lines:
        heading = HEADING.match(line)
        if heading and len(heading["depth"]) <= depth:
            break
        entry = ENTRY.match(line)
        if entry:
            paragraphs.append((entry["id"] or "", entry["text"]))
        elif line and not heading and not line.startswith(TABLE):
            paragraphs.append(("", line))
    return paragraphs
