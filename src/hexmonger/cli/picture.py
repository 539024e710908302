"""Pictures of positions: a text diagram with coloured cards, a panel for every seat.

Every diagram is `key: value` lines, then seats with their rows; a picture says the same, with a colour
beside every mark and a shape beside every colour. Rows of two halves, as a sheet has, are put side by side
where there is room, and one below the other where there is not.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.text import Text

from hexmonger.look import (
    GOLD,
    LANTERN,
    MIST_200,
    MOONS,
    OFF,
    is_known_mark,
    seat_colour,
    seat_shape,
    type_look,
)

# What a diagram needs to be read back, and nobody needs to look at.
INNER: Final = frozenset(("chance", "learned", "shuffles", "sums", "agenda", "backs"))
GAP: Final = "   "
SPELLED_OUT: Final = "recipe."
# What takes a line of its own.
PILES: Final = frozenset(("deck", "discard", "aside", "limbo", "market", "moon"))
CARD: Final = re.compile(r"(?P<hidden>\()?(?P<mark>\*?[A-Z][A-Za-z']{0,2})(?=[=@!/)*\s]|$)")
SIDEWAYS: Final = re.compile(r"[A-Za-z'\d?-]/(?=[\s)*]|$)")
# Circles of a sheet, with the space that a mark takes up and a figure leaves: [5] is ink, <5> pencil.
CIRCLE: Final = re.compile(r"\[\d+\]|<\d+>|(?<=\s)-(?=\s|$)")
HALVES: Final = "|"
COMMENT: Final = "#"


@dataclass
class Seat:
    """A seat of a diagram: what stands on its line, and the rows below."""

    label: str
    parts: list[str]
    rows: list[str] = field(default_factory=list)


class Row:
    """Some texts side by side, none of them broken where a line ends."""

    def __init__(self, texts: list[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + len(GAP) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append(text)
        yield line


def card(token: str) -> Text:
    """Return a card of a diagram: white on its type's colour if it lies open, else dim."""
    found = CARD.match(token)
    if found is None:
        return Text(token, "dim")
    if not is_known_mark(found["mark"]):
        return Text(token)
    colour = type_look(found["mark"])[0]
    return Text(token, f"italic {MIST_200}" if found["hidden"] else f"bold #FFFFFF on {colour}")


def seat_mark(seat: int) -> Text:
    """Return a seat's shape in its colour."""
    return Text(seat_shape(seat), seat_colour(seat))


def cards(line: str) -> Text:
    """Return a row of a diagram with its cards coloured, everything in its place."""
    text = Text()
    for part in re.split(r"(\s+)", line):
        text.append(card(part) if part.strip() else part)
    return text


class Sheet:
    """Rows of two halves: beside each other if they fit, else the left halves above the right ones."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.halves = [tuple(half.rstrip() for half in row.split(HALVES, 1)) for row in rows]

    @property
    def width(self) -> int:
        """Return how wide the sheet is when its halves are beside each other."""
        return sum(self._widths()) + len(GAP)

    def _widths(self) -> list[int]:
        return [max(len(half) for half in side) for side in zip(*self.halves, strict=True)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left_width, _ = self._widths()
        if self.width <= options.max_width:
            for left, right in self.halves:
                yield circles(f"{left:{left_width}} {HALVES}{right}")
            return
        for side in zip(*self.halves, strict=True):
            indent = min(len(half) - len(half.lstrip()) for half in side)
            yield from (circles(f"  {half[indent:]}") for half in side)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(max(self._widths()), self.width)


def circles(row: str) -> Text:
    """Return a row of a sheet with its marks brought forward."""
    if row.lstrip().startswith(COMMENT):
        return Text(row.replace(COMMENT, " ", 1), "dim", no_wrap=True)
    text = Text(row, no_wrap=True)
    for found in CIRCLE.finditer(row):
        style = {"[": f"bold {GOLD}", "<": f"bold {LANTERN}"}.get(found[0][0], "dim")
        text.stylize(style, *found.span())
    return text


def picture(diagram: str, players: Sequence[str] = (), asked: Sequence[int] = ()) -> RenderableType:
    """Return a diagram as a picture, with players' names, and those who are asked brought forward."""
    values, seats = _parts(diagram)
    shown = [
        (key, Text(f"{key}: ", "dim").append(_value(key, value)))
        for key, value in values
        if value and key not in INNER and not key.startswith(SPELLED_OUT)
    ]
    piles = [text for key, text in shown if key in PILES]
    rest = Row([text for key, text in shown if key not in PILES])
    panels = [_panel(index, seat, players, index in asked) for index, seat in enumerate(seats)]
    notes = [Text("/ lies sideways", "dim")] if SIDEWAYS.search(diagram) else []
    notes += [Text("[5] is marked, <5> in pencil", "dim")] if HALVES in diagram else []
    return Group(rest, *piles, *notes, Columns(panels, padding=(0, 1), equal=True))


def _value(key: str, value: str) -> Text:
    """Return what stands in a line: the market with the numbers of its stalls, the moon with its glyph."""
    if key == "market":
        stalls = [
            Text(f"{stall} ", "dim").append(card(token)) for stall, token in enumerate(value.split(), 1)
        ]
        return Text("  ").join(stalls)
    if key == "moon" and value in MOONS:
        return Text(f"{MOONS[value]} {value}")
    return cards(value)


def _parts(diagram: str) -> tuple[list[tuple[str, str]], list[Seat]]:
    """Return the lines above the seats, and the seats."""
    values: list[tuple[str, str]] = []
    seats: list[Seat] = []
    for line in diagram.splitlines():
        key, _, value = line.partition(":")
        if line.startswith("seat "):
            seats.append(Seat(key, [part.strip() for part in value.split(",")]))
        elif line.startswith(" ") and seats:
            seats[-1].rows.append(line.strip("\n"))
        elif line.strip():
            values.append((key, value.strip()))
    return values, seats


def _named(row: str) -> Text:
    """Return a row that is `key: value`; what is said about it is told after it."""
    key, colon, value = row.strip().partition(":")
    if not colon:
        return cards(row)
    words, _, comment = value.partition(COMMENT)
    text = Text(f"{key}: ", "dim").append(words.strip(), "none")
    return text.append(f" ({comment.strip()})", "dim") if comment else text


def _panel(index: int, seat: Seat, players: Sequence[str], is_asked: bool) -> Panel:
    title = Text().append(seat_mark(index)).append(f" {seat.label}", "bold")
    if index < len(players):
        title.append(f" {players[index]}")
    scores = [part for part in seat.parts if not part.startswith("stash ")]
    body: list[RenderableType] = [Text(" · ".join(scores[:3]))]
    body += [Text(part, "dim") for part in scores[3:]]
    body += [
        Text("stash ", "dim").append(cards(part[6:])) for part in seat.parts if part.startswith("stash ")
    ]
    if any(HALVES in row for row in seat.rows):
        body += [_named(row) for row in seat.rows if HALVES not in row]
        body.append(Sheet([row for row in seat.rows if HALVES in row]))
    else:
        body += [cards(row) for row in seat.rows]
    return Panel(
        Group(*body),
        title=title,
        title_align="left",
        border_style=LANTERN if is_asked else OFF,
        expand=False,
    )
