"""The foot of a replay: where in the game it is, what was done there, and the keys that go elsewhere."""

from itertools import pairwise
from typing import Final

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import (
    BRASS,
    BRASS_2,
    BRASS_DARK,
    GOLD,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    OFF,
    WALL,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.looking import EVERYTHING, Looking
from hexmonger.terminal.preview_panel import PreviewPanel
from hexmonger.terminal.prompt import Parts, width_of

KEY_MOMENT: Final = "◆"
HERE: Final = "●"
LONGEST_NAME: Final = 12
ALL_SEEING: Final = "all-seeing"
EVERYONE: Final = "what everyone may know"


def eyes_of(looking: Looking) -> str:
    """Return with whose eyes a match is looked at."""
    if looking.reader == EVERYTHING:
        return ALL_SEEING
    return f"as {looking.names[looking.reader]} saw it" if looking.reader >= 0 else EVERYONE


def place_in(looking: Looking) -> str:
    """Return where in its match somebody looks: the turn, and in the middle of one the choice."""
    steps, at = looking.steps, looking.step
    if not at:
        return "the deal"
    words = f"turn {at} of {len(steps) - 1}"
    if looking.choices < steps[at].choices:
        first = steps[at - 1].choices
        return f"{words}, choice {looking.choices - first} of {steps[at].choices - first}"
    if at == len(steps) - 1:
        return f"{words}, {'the end' if looking.is_whole else 'as it was left'}"
    return words


class Transport(Widget):
    """A line with the course of the game, one that says what was done, and one of keys."""

    def __init__(self, looking: Looking, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.looking = looking
        self.is_playing = False
        self.notice = ""

    def say(self, sentence: str) -> None:
        """Say something about what was just tried."""
        self.notice = sentence
        self.refresh()

    def show(self) -> None:
        """Show where the replay has come to."""
        self.notice = ""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one of the lines."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        self._paint_course(canvas)
        self._paint_did(canvas)
        self._paint_keys(canvas)
        return canvas.strip(y)

    def _paint_course(self, canvas: Canvas) -> None:
        looking = self.looking
        step = looking.steps[looking.step]
        where = f" {place_in(looking)} "
        x = canvas.put(1, 0, "▶ " if self.is_playing else "■ ", ink(BRASS_2))
        if step.round:
            x = canvas.put(x, 0, f"Round {step.round} ", ink(GOLD, bold=True))
        # Whose side of the table is in front.
        side = looking.scene().side
        x = canvas.put(x, 0, f"{seat_shape(side)} ", ink(seat_colour(side)))
        x = canvas.put(x, 0, f"{fitted(looking.names[side], LONGEST_NAME)} ", ink(MIST_200))
        right = canvas.width - len(where)
        canvas.put(right, 0, where, ink(MIST_100))
        for column, (mark, style) in enumerate(self._course(max(0, right - x))):
            canvas.put(x + column, 0, mark, style)

    def _course(self, width: int) -> Parts:
        """Return the course of the game in a line: rounds, key moments, and where it is now."""
        looking, steps = self.looking, self.looking.steps
        last = max(1, looking.last)
        here = (width - 1) * looking.choices // last
        parts: list[tuple[str, Style]] = [
            ("━" if column <= here else "─", ink(BRASS if column <= here else OFF)) for column in range(width)
        ]
        if not width:
            return parts
        for before, step in pairwise(steps):
            column = (width - 1) * step.choices // last
            if before.round and step.round != before.round:
                parts[(width - 1) * before.choices // last] = ("┿", ink(BRASS_2))
            if looking.keys(step):
                parts[column] = (KEY_MOMENT, ink(GOLD if column <= here else BRASS_DARK))
        parts[here] = (HERE, ink(LANTERN_2, bold=True))
        return parts

    def _paint_did(self, canvas: Canvas) -> None:
        looking = self.looking
        x = 1
        if self.notice:
            canvas.put(x, 1, fitted(f"▸ {self.notice}", canvas.width - 2), ink(WALL))
            return
        # Where the table has room to tell what was done, it is told there alone.
        panels = self.screen.query(PreviewPanel)
        if self.screen.focused is None and any(panel.display and panel.size.height for panel in panels):
            if looking.keys(looking.steps[looking.step]):
                canvas.put(x, 1, f"{KEY_MOMENT} a key moment", ink(GOLD))
            return
        if looking.actor >= 0:
            x = canvas.put(x, 1, f"{seat_shape(looking.actor)} ", ink(seat_colour(looking.actor)))
        told = [line.text for line in looking.did() if not line.event.is_heading]
        if not told and looking.actor >= 0:
            told = [f"{looking.names[looking.actor]} chose{f': {looking.answer}' if looking.answer else ''}."]
        if looking.keys(looking.steps[looking.step]):
            x = canvas.put(x, 1, f"{KEY_MOMENT} ", ink(GOLD))
        # The end of what was done is what the table shows.
        room = canvas.width - x - 1
        shown = " ".join(told)
        while len(told) > 1 and len(shown) > room:
            told = told[1:]
            shown = f"… {' '.join(told)}"
        canvas.put(x, 1, fitted(shown, room), ink(MIST_200))

    def _paint_keys(self, canvas: Canvas) -> None:
        looking = self.looking
        eyes = f"{eyes_of(looking)} "
        keys = [("← →", "turn"), (", .", "choice"), ("Space", "stop" if self.is_playing else "play")]
        if looking.is_whole:
            seats = len(looking.names)
            keys += [(f"1–{seats} 0", "eyes"), ("⇧← ⇧→", "key moment")]
        keys += [("PgUp PgDn", "round"), ("l", "log"), ("g", "go to")]
        last = [("?", "help"), ("q", "leave")]
        room = canvas.width - len(eyes) - 2
        while keys and width_of(_shown([*keys, *last])) > room:
            keys.pop()
        canvas.put_all(1, 2, _shown([*keys, *last]))
        canvas.put(canvas.width - len(eyes), 2, eyes, ink(BRASS_2))


def _shown(keys: list[tuple[str, str]]) -> Parts:
    parts: list[tuple[str, Style]] = []
    for key, meaning in keys:
        parts += [(f"{key} ", ink(LANTERN_2, bold=True)), (f"{meaning}  ", ink(MIST_300))]
    return parts
