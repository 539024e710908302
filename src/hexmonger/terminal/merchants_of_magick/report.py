"""What a round brought, told when all have committed: everybody's marks, and what became of the belt."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final

from rich.text import Text

from hexmonger.kernel.events import Event
from hexmonger.look import COIN, GOLD, MIST_100, MIST_200, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.merchants_of_magick.book import Book
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import FLASK, LEFTWARDS, ORDER, SCHOOL, in_short
from hexmonger.words import Words

WIDTH: Final = 68
MARKS: Final = ("marked", "marked_free")
NEWS: Final = {"mastery_turned": SCHOOL, "went_past": LEFTWARDS, "joined": LEFTWARDS, "revealed": ORDER}
"""What is told of the whole table in words of the log, each with its glyph."""


@dataclass(frozen=True)
class Closing:
    """The end of a round: which one, the choice that brought it, and what everybody heard of it."""

    round: int
    ply: int
    events: tuple[Any, ...]

    def of(self, seat: int, *names: str) -> list[Any]:
        """Return the events about a seat, perhaps only some kinds of them."""
        return [each for each in self.events if each.subject == seat and (not names or each.name in names)]

    def marked_by(self, seat: int) -> frozenset[int]:
        """Return the circles that a seat marked in the round."""
        return frozenset(event.circle for event in self.of(seat, *MARKS))


def last_closing(heard: Sequence[tuple[int, Event]]) -> Closing | None:
    """Return how the last round ended that is told of; none where no round did."""
    closed: list[tuple[int, Any]] = [told for told in heard if told[1].name == "round_closed"]
    if not closed:
        return None
    ply, event = closed[-1]
    return Closing(event.round, ply, tuple(event for at, event in heard if at == ply))


def report_text(closing: Closing, desk: Desk, words: Words, you: int) -> Text:
    """Return what a round brought everybody, and what is new for the one who looks.

    `desk` is drawn as anybody may know it: whatever somebody has in pencil by now is no part of that round.
    """
    text = Text()
    news = _news(closing, desk, words, you)
    if you >= 0:
        _append_seat(text, closing, desk.of(you), "You")
    for line in news:
        text.append(_wrapped(line, ""), MIST_200)
    text.append("\n" * bool(news))
    for seat in range(desk.seats):
        if seat != you:
            _append_seat(text, closing, desk.of(seat), desk.names[seat])
    text.rstrip()
    return text


def _wrapped(words: str, indent: str = "  ") -> str:
    """Return words in lines of the page's width, those after the first set in."""
    return fill(words, WIDTH, initial_indent=indent, subsequent_indent="  ") + "\n"


def _append_seat(text: Text, closing: Closing, desk: Desk, name: str) -> None:
    seat, book = desk.seat, desk.book
    text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(name, f"bold {MIST_100}")
    text.append(f"  {COIN}{desk.figures['coins']}", f"bold {GOLD}")
    text.append(f"  {FLASK}{desk.figures['potions']}\n", MIST_300)
    marks = [_mark(book, event) for event in closing.of(seat, *MARKS)]
    text.append(_wrapped(f"{', '.join(marks) or 'no marks'}."), MIST_200 if marks else MIST_300)
    events = [event for event in closing.of(seat) if event.name not in MARKS]
    brought = [words for words in (in_short(book, event) for event in events) if words]
    if brought:
        text.append(_wrapped("  ".join(brought)), GOLD)


def _mark(book: Book, event: Any) -> str:
    """Return a mark in few words: the circle, the die and the potions it took."""
    with_what = "free"
    if event.name == "marked":
        with_what = f"{event.die} as extra die {event.extra}" if event.extra else event.die
        with_what += f" {FLASK}{event.potions}" if event.potions else ""
    return f"{book.row_by_id[event.row].name} {event.column} ({with_what})"


def _news(closing: Closing, desk: Desk, words: Words, you: int) -> list[str]:
    """Return what changed on the table: masteries that were turned, and the belt around the one who looks."""
    lines: list[str] = []
    for event in closing.events:
        if event.name == "belt_moved":
            lines += _moved(closing, desk, event, you)
        elif event.name in NEWS and (event.name != "revealed" or event.seat == you):
            lines.append(f"{NEWS[event.name]} {words.log_line(event, desk.names, you)}")
    return lines


def _moved(closing: Closing, desk: Desk, event: Event, you: int) -> list[str]:
    """Return which order left a line by the belt, and which came; what lay face down is turned up by now."""
    gone = come = ""
    for move in event.moves():
        origin, target = move.origin, move.target
        turned_up = [each.order for each in closing.of(target.seat, "revealed") if each.place == target.place]
        name = desk.book.orders[move.thing or turned_up[0]].name
        if origin.seat == you != target.seat:
            gone = f"{name} went to {desk.names[target.seat]}"
        elif target.seat == you != origin.seat:
            come = f"{name} came from {desk.names[origin.seat]}"
    return [f"{LEFTWARDS} {gone}, {come}."] if gone else []
