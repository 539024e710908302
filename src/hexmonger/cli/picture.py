"""Pictures of positions: a text diagram with its marks coloured, and a panel for every seat.

Every game's diagram is `key: value` lines, then seats with their rows. A picture says the same, closer
together. Unlike a drawn view, it can show everything. Colours are those of the game's own looks; what
stands in brackets lies hidden and has none.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.text import Text

from hexmonger.kernel.game import Game
from hexmonger.look import LANTERN, OFF, seat_colour, seat_shape

# What the kernel needs to read a diagram back, and nobody needs to look at.
INNER: Final = frozenset(("chance", "learned", "agenda"))
GAP: Final = "   "
DOT: Final = " · "
SEAT_WIDTH: Final = 32
HALVES: Final = "|"
MOST_GAMES: Final = 8


@dataclass
class Seat:
    """A seat of a diagram: what stands on its line, and the rows below."""

    label: str
    parts: list[str]
    rows: list[str] = field(default_factory=list)


class Row:
    """Some texts side by side, as many as fit a line, none of them broken where it ends."""

    def __init__(self, texts: Sequence[Text], gap: str, most: int | None = None) -> None:
        self.texts = texts
        self.gap = gap
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._lines(min(options.max_width, self.most or options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max(line.cell_len for line in self._lines(self.most or options.max_width))
        return Measurement(min(widest, options.max_width), min(widest, options.max_width))

    def _lines(self, width: int) -> list[Text]:
        lines = [Text()]
        for text in self.texts:
            if lines[-1] and lines[-1].cell_len + len(self.gap) + text.cell_len > width:
                lines.append(Text())
            lines[-1].append(self.gap if lines[-1] else "").append(text)
        return lines


class Halves:
    """Rows of two halves: beside each other if they fit, else the left halves above the right ones."""

    def __init__(self, rows: Sequence[str], coloured: Callable[[str], Text]) -> None:
        self.coloured = coloured
        self.halves = [tuple(half.rstrip() for half in row.split(HALVES, 1)) for row in rows]
        self.widths = [max(map(len, side)) for side in zip(*self.halves, strict=True)]

    @property
    def width(self) -> int:
        """Return how wide the rows are when their halves are beside each other."""
        return sum(self.widths) + len(f" {HALVES}")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.width <= options.max_width:
            for left, right in self.halves:
                yield self.coloured(f"{left:{self.widths[0]}} {HALVES}{right}")
            return
        for side in zip(*self.halves, strict=True):
            indent = min(len(half) - len(half.lstrip()) for half in side)
            yield from (self.coloured(f"  {half[indent:]}") for half in side)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(max(self.widths), self.width)


def card(mark: str, colour: str) -> Text:
    """Return a mark, white on its colour if it has one."""
    return Text(mark, f"bold #FFFFFF on {colour}" if colour else "")


def seat_mark(seat: int) -> Text:
    """Return a seat's shape in its colour."""
    return Text(seat_shape(seat), seat_colour(seat))


@lru_cache(MOST_GAMES)
def colouring(game: Game[Any, Any]) -> Callable[[str], Text]:
    """Return what colours the marks in words of a game's diagrams."""
    looks = game.looks()
    found = [(entry.mark, looks.get((entry.kind, entry.id))) for entry in game.glossary() if entry.mark]
    colours = {mark: look.colour for mark, look in found if look is not None and look.colour}
    marks = "|".join(re.escape(mark) for mark in sorted(colours, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w'(])(?:{marks})(?![\w'])") if marks else None

    def coloured(words: str) -> Text:
        text = Text(words)
        for mark in pattern.finditer(words) if pattern else ():
            text.stylize(f"bold #FFFFFF on {colours[mark[0]]}", *mark.span())
        return text

    return coloured


def picture(
    game: Game[Any, Any], diagram: str, players: Sequence[str] = (), asked: Sequence[int] = ()
) -> RenderableType:
    """Return a game's diagram as a picture, with players' names, and those who are asked brought forward."""
    coloured = colouring(game)
    values, seats = _parts(diagram)
    shown = [
        Text(f"{key}: ", "dim").append(coloured(value))
        for key, value in values.items()
        # What is spelled out below a name is known by the name.
        if value and key not in INNER and key.partition(".")[0] not in values.keys() - {key}
    ]
    panels = [_panel(index, seat, players, index in asked, coloured) for index, seat in enumerate(seats)]
    return Group(Row(shown, GAP), Columns(panels, padding=(0, 1), equal=True))


def _parts(diagram: str) -> tuple[dict[str, str], list[Seat]]:
    """Return the lines above the seats, and the seats."""
    values: dict[str, str] = {}
    seats: list[Seat] = []
    for line in diagram.splitlines():
        key, _, value = line.partition(":")
        if line.startswith("seat "):
            seats.append(Seat(key, [part.strip() for part in value.split(",")]))
        elif line.startswith(" ") and seats:
            seats[-1].rows.append(line)
        elif line.strip():
            values[key] = value.strip()
    return values, seats


def _panel(
    index: int, seat: Seat, players: Sequence[str], is_asked: bool, coloured: Callable[[str], Text]
) -> Panel:
    title = Text().append(seat_mark(index)).append(f" {seat.label}", "bold")
    if index < len(players):
        title.append(f" {players[index]}")
    body: list[RenderableType] = [Row([coloured(part) for part in seat.parts], DOT, SEAT_WIDTH)]
    body += [coloured(words) for words in seat.rows if HALVES not in words]
    halves = [words for words in seat.rows if HALVES in words]
    if halves:
        body.append(Halves(halves, coloured))
    return Panel(
        Group(*body),
        title=title,
        title_align="left",
        border_style=LANTERN if is_asked else OFF,
        expand=False,
    )
