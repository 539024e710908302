"""Marks and short words that only the table of Merchants of Magick has."""

# ruff: noqa: RUF001 -- these are drawings, not words

from typing import Any, Final

from hexmonger.kernel.events import Event
from hexmonger.look import CHECK, COIN
from hexmonger.terminal.merchants_of_magick.book import Book

FLASK: Final = "⚗"
OPEN_COIN: Final = "◌"
DOT_DONE: Final = "●"
DOT_NOW: Final = "◉"
DOT_OPEN: Final = "○"
DOT_PENCIL: Final = "◍"
LEFTWARDS: Final = "←"
HATCH: Final = "╱"
ORDER: Final = "✉"
HERO: Final = "♞"
SCHOOL: Final = "✶"

GLYPHS: Final = {
    "marked": FLASK,
    "marked_free": FLASK,
    "completed": CHECK,
    "claimed": ORDER,
    "fulfilled": HERO,
    "all_fulfilled": HERO,
    "mastered": SCHOOL,
    "committed": CHECK,
}
"""The glyph of every event that a seat has something of."""


def abbreviated(words: str, room: int) -> str:
    """Return words in as many letters as there is room for.

    >>> [abbreviated("Bounty Hunter", room) for room in (13, 10, 7, 6, 5)]
    ['Bounty Hunter', 'Bounty Hu.', 'Bounty', 'Bounty', 'Boun.']
    """
    if len(words) <= room:
        return words
    whole = next((end for end in (room, room - 1) if words[end] == " "), 0)
    return words[:whole] if whole else f"{words[: room - 1].rstrip()}."


def counted(number: int, noun: str) -> str:
    """Return a number of something.

    >>> counted(1, "coin"), counted(0, "potion")
    ('1 coin', '0 potions')
    """
    return f"{number} {noun}{'s' * (number != 1)}"


def in_short(book: Book, event: Event) -> str:
    """Return what an event brings its seat or costs it, in few words and figures; empty if nothing."""
    told: Any = event
    match event.name:
        case "marked":
            return f"costs {FLASK}{told.potions}" if told.potions else ""
        case "completed":
            row = book.row_by_id[told.row]
            brought = f"{row.brief} {COIN}{row.coins} {FLASK}{told.potions}"
        case "claimed":
            brought = f"{book.orders[told.order].name} {COIN}{told.coins}"
        case "fulfilled":
            potions = f" {FLASK}{told.potions}" if told.potions else ""
            brought = f"{book.row_by_id[told.row].name}{potions}"
        case "all_fulfilled":
            brought = f"all three {COIN}{told.coins}"
        case "mastered":
            brought = f"{book.masteries[told.mastery].name} {COIN}{told.coins}"
        case _:
            return ""
    return f"{GLYPHS[event.name]}\N{NO-BREAK SPACE}{brought}"
