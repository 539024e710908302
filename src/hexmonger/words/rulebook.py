"""A handbook taken apart: sections, rules with their ids, tables, and how each passage is known."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hexmonger.kernel.glossary import DERIVED, OURS, PRINTED, RECONSTRUCTED, TRANSCRIBED
from hexmonger.kernel.handbook import Handbook

LETTERS: Final = {"P": PRINTED, "D": DERIVED, "T": TRANSCRIBED, "R": RECONSTRUCTED, "ours": OURS}
STRONG: Final = "strong"
EMPHASIS: Final = "emphasis"
CODE: Final = "code"
RULE: Final = "rule"
NOTED: Final = "noted"
MARK: Final = "mark"

HEADING: Final = re.compile(r"^(?P<depth>#+) (?P<title>.+)$")
ID: Final = r"[A-Za-z]+-\d+|(?:[A-Z]\w*[A-Z] )?Ruling \d+"
LISTED: Final = re.compile(rf"^- (?:\*\*(?P<id>{ID})\*\* )?(?P<text>.+)$")
CELLS: Final = "|"
RULED: Final = re.compile(r"^\|[-:| ]+\|$")
LETTER: Final = "|".join(LETTERS)
# A mark with a space behind it holds for what follows; one that ends something, where it stands.
LEADING: Final = re.compile(rf"\s*\(({LETTER})\)\s+(?=\S)")
INSIDE: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|`(?P<code>[^`]+)`|\[(?P<link>[^]]*)\]\([^)]*\)"
    rf"|\b(?P<rule>{ID}|[A-Za-z]+-[a-z]+:\w+)\b|\s*\((?P<mark>{LETTER})\)|\((?P<noted>(?:{LETTER}): [^()]*)\)"
)
NOTE: Final = re.compile(rf"; (?=(?:{LETTER}): )")
MOST_BOOKS: Final = 32


@dataclass(frozen=True)
class Piece:
    """Words that are set apart: `strong`, with `emphasis`, as `code`, or the id of a `rule`.

    What is `noted` is known in a way of its own, its `source`; a `mark` has no words and says how that
    before it is known.
    """

    kind: str
    words: str = ""
    source: str = ""


@dataclass(frozen=True)
class Passage:
    """Words that are known in one way; none where the page doesn't say."""

    words: tuple[str | Piece, ...]
    source: str = ""


@dataclass(frozen=True)
class Row:
    """A row of a table, with the id of the rule that it is, if it is one."""

    cells: tuple[tuple[Passage, ...], ...]
    rule: str = ""


@dataclass(frozen=True)
class Table:
    """A table with its headings; what ids it has are with its rows."""

    head: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Part:
    """A paragraph or an item of a list, a rule if it has an id; or else a table."""

    passages: tuple[Passage, ...] = ()
    rule: str = ""
    is_listed: bool = False
    table: Table | None = None


@dataclass(frozen=True)
class Section:
    """What stands under a heading, up to the next one; what comes before the first has no title."""

    title: str
    depth: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game or of a module of it, section by section."""

    title: str
    sections: tuple[Section, ...]


@lru_cache(maxsize=MOST_BOOKS)
def rulebook(handbook: Handbook) -> Rulebook:
    """Return a handbook taken apart, made once."""
    found: list[tuple[str, int, list[str]]] = [("", 1, [])]
    for line in handbook.text.splitlines():
        heading = HEADING.match(line)
        if heading is None:
            found[-1][2].append(line)
        elif len(heading["depth"]) > 1:
            found.append((heading["title"], len(heading["depth"]), []))
    sections = [Section(title, depth, tuple(_parts(lines))) for title, depth, lines in found]
    return Rulebook(handbook.title, tuple(section for section in sections if section.title or section.parts))


def _parts(lines: Sequence[str]) -> Iterator[Part]:
    """Yield what stands in some lines: paragraphs, items of lists, tables."""
    rows: list[str] = []
    for line in [*lines, ""]:
        if line.startswith(CELLS):
            rows.append(line)
            continue
        if rows:
            yield Part(table=_table(rows))
            rows = []
        listed = LISTED.match(line)
        if listed:
            yield Part(passages(listed["text"]), listed["id"] or "", True)
        elif line:
            yield Part(passages(line))


def _table(lines: Sequence[str]) -> Table:
    """Return a table; a column headed `id` has the rule that each row is."""
    head, *rows = [_cells(line) for line in lines if not RULED.match(line)]
    at = head.index("id") if "id" in head else -1
    return Table(
        tuple(cell for column, cell in enumerate(head) if column != at),
        tuple(
            Row(
                tuple(passages(cell) for column, cell in enumerate(row) if column != at),
                row[at].strip("`") if at >= 0 and row[at].startswith("`") else "",
            )
            for row in rows
        ),
    )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip(CELLS).split(CELLS)]


def passages(text: str) -> tuple[Passage, ...]:
    """Return a text passage by passage: `(P)` holds for what follows it, up to the next mark.

    >>> for each in passages("(P) Gain infamy (R: 5). (D) Then sell, see AA-40."):
    ...     print(each.source, *each.words, sep=" | ")
    printed | Gain infamy  | Piece(kind='noted', words='5', source='reconstructed') | .
    derived | Then sell, see  | Piece(kind='rule', words='AA-40', source='') | .
    """
    first, *rest = LEADING.split(f" {text.strip()}")
    found = [Passage(_words(first))] if first.strip() else []
    for letter, words in zip(rest[::2], rest[1::2], strict=True):
        found.append(Passage(_words(words), LETTERS[letter]))
    return tuple(found)


def text_of(passages: Iterable[Passage]) -> str:
    """Return the words of some passages and nothing else."""
    pieces = [piece for each in passages for piece in (*each.words, " ")]
    return "".join(piece if isinstance(piece, str) else piece.words for piece in pieces).strip()


def _words(text: str) -> tuple[str | Piece, ...]:
    """Return the words of a passage, with what is set apart in it."""
    found: list[str | Piece] = []
    at = 0
    text = text.strip()
    for match in INSIDE.finditer(text):
        _add(found, text[at : match.start()])
        at = match.end()
        kind = match.lastgroup or ""
        if kind == "link":
            _add(found, match[kind])
        elif kind == MARK:
            found.append(Piece(MARK, source=LETTERS[match[kind]]))
        elif kind == NOTED:
            for number, note in enumerate(NOTE.split(match[kind])):
                letter, _, words = note.partition(": ")
                _add(found, " " if number else "")
                found.append(Piece(NOTED, words, LETTERS[letter]))
        else:
            found.append(Piece(kind, match[kind]))
    _add(found, text[at:])
    return tuple(found)


def _add(found: list[str | Piece], words: str) -> None:
    """Add plain words, to those just before if they are plain too."""
    if words and found and isinstance(found[-1], str):
        found[-1] += words
    elif words:
        found.append(words)
