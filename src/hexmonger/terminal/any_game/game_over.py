"""The end of any game: places and scores, everybody's figures, and their course over the game."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.messages import Message, message, player
from hexmonger.look import (
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    MIST_100,
    MIST_200,
    MIST_300,
    PARCHMENT,
    PARCHMENT_LOW,
    WINNER,
    figure,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.any_game.naming import naming_of, spelled
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.last_page import LastPage
from hexmonger.terminal.plain import Static
from hexmonger.terminal.sitting import SPECTATOR, Result, Sitting

LEAST_NAME: Final = 16
SCORE: Final = "Score"
BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST_COURSE: Final = 48
NAME_WIDTH: Final = 14


def won(result: Result) -> Message:
    """Return who won, and with how much."""
    winners = tuple(player(seat) for seat, place in enumerate(result.places) if place == 1)
    score = max(score for score, place in zip(result.scores, result.places, strict=True) if place == 1)
    if len(result.places) == 1:
        return message("table-over-alone", score=score)
    if len(winners) == 1:
        return message("table-over-won", seat=winners[0], score=score)
    return message("table-over-shared", winners=winners, score=score)


def course_line(amounts: Sequence[int], least: int, most: int) -> str:
    """Return the course of a figure as bars, the latest at the right.

    >>> course_line([0, 2, 4, 7], 0, 7)
    '▁▃▅█'
    """
    count = min(len(amounts), LONGEST_COURSE)
    shown = [amounts[(at + 1) * len(amounts) // count - 1] for at in range(count)]
    span = max(1, most - least)
    return "".join(BARS[(amount - least) * (len(BARS) - 1) // span] for amount in shown)


class Standings(Widget):
    """A line on parchment for every seat, the winner first."""

    def __init__(self, names: Sequence[str], result: Result, columns: dict[str, list[int]]) -> None:
        super().__init__()
        self.names = names
        self.result = result
        self.columns = columns
        self.styles.height = len(names) + 1

    def render_line(self, y: int) -> Strip:
        """Return one line of the table."""
        width, height = self.content_size
        canvas = Canvas(width, height, ink(INK_TEXT, PARCHMENT))
        shown = self._fitting(width)
        left = width - sum(shown.values()) - 1
        x = left
        for name, wide in shown.items():
            x = canvas.put(x, 0, name.rjust(wide), ink(INK_SOFT, PARCHMENT))
        places = self.result.places
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        for line, seat in enumerate(order, 1):
            ground = WINNER if places[seat] == 1 else PARCHMENT if line % 2 else PARCHMENT_LOW
            bold = ink(INK_TEXT, ground, bold=True)
            canvas.put(0, line, " " * width, bold)
            name = fitted(self.names[seat], left - 6)
            canvas.put(1, line, f"{places[seat]} {seat_shape(seat)} {name}", bold)
            x = left
            for column, wide in shown.items():
                is_score = column == SCORE
                style = ink(GOLD_ON_PARCHMENT if is_score else INK_TEXT, ground, bold=is_score)
                x = canvas.put(x, line, figure(self.columns[column][seat]).rjust(wide), style)
        return canvas.strip(y)

    def _fitting(self, width: int) -> dict[str, int]:
        """Return the columns that there is room for, each with its width; the score always."""
        wanted = {name: max(4, cell_len(name)) + 2 for name in self.columns}
        while sum(wanted.values()) > width - LEAST_NAME and len(wanted) > 1:
            del wanted[list(wanted)[-2]]
        return wanted


class GameOver(LastPage):
    """The last page of any game."""

    def __init__(self, sitting: Sitting, you: int) -> None:
        super().__init__(sitting)
        self.names = sitting.names
        self.result = sitting.result()
        self.scene = sitting.scene(SPECTATOR)
        self.naming = naming_of(self.scene.things)
        self.course = sitting.course()
        self.said = sitting.words.say(won(self.result), self.names, you)

    def compose(self) -> ComposeResult:
        """Compose the result, the standings, the course of every figure, and what happened last."""
        yield Static(f"♛ {self.said}", classes="heading")
        with VerticalScroll(can_focus=False):
            yield Standings(self.names, self.result, self._columns())
            for name, amounts in self.course.items():
                yield Static(self._course_text(name, amounts), classes="course")
        yield self.foot()

    def _columns(self) -> dict[str, list[int]]:
        """Return everybody's figures by name, the score last; one that is the score itself stands once."""
        scores = list(self.result.scores)
        columns: dict[str, list[int]] = {}
        figures = [each.figures for each in self.scene.drawn.players]
        for name in dict.fromkeys(name for each in figures for name in each):
            amounts = [each.get(name, 0) for each in figures]
            if amounts != scores:
                columns[spelled(self.naming.figure(name))] = amounts
        return {**columns, SCORE: scores}

    def _course_text(self, name: str, amounts: Sequence[Sequence[int]]) -> Text:
        """Return how a figure of every seat went over the game."""
        least, most = min(map(min, amounts)), max(map(max, amounts))
        text = Text(f"{spelled(self.naming.figure(name))}\n", f"bold {GOLD}")
        for seat, course in enumerate(amounts):
            text.append(f"{seat_shape(seat)} ", seat_colour(seat))
            text.append(f"{fitted(self.names[seat], NAME_WIDTH):<{NAME_WIDTH}} ", MIST_100)
            text.append(course_line(course, least, most), seat_colour(seat))
            text.append(f" {figure(course[-1])}\n", MIST_200)
        text.append(f"  {figure(least)} to {figure(most)}", MIST_300)
        return text
