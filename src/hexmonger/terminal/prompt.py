"""The one prompt of a table, what was said about the last attempt, and the line of keys."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import (
    GOLD,
    LANTERN,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    WALL,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink

Parts = Sequence[tuple[str, Style]]


def width_of(parts: Parts) -> int:
    """Return how many columns several texts take."""
    return sum(cell_len(text) for text, _ in parts)


def latest(sentences: Sequence[str], width: int) -> str:
    """Return as many of the last sentences as fit into a line whole, or the last one cut.

    >>> latest(["A coin came.", "A coin went."], 20), latest(["A coin came.", "A coin went."], 30)
    ('A coin went.', 'A coin came. A coin went.')
    """
    shown = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {shown}".rstrip()
        if shown and cell_len(longer) > width:
            break
        shown = longer
    return fitted(shown, width)


class Prompt(Widget):
    """Says who must do what, directly above what it asks about, and beneath it what there is to say."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.seat = 0
        self.who = ""
        self.sentence = ""
        self.asks = False
        self.notice = ""
        self._told: list[str] = []
        self.warns = False
        self.notice_style = ink(MIST_300)
        self.scores: Parts = ()

    def ask(self, seat: int, name: str, sentence: str) -> None:
        """Put a question to a person."""
        self.seat, self.who, self.sentence, self.asks = seat, f"{name}: ", sentence, True
        self.refresh()

    def wait(self, seat: int, name: str, sentence: str, asks: bool = False) -> None:
        """Tell whom everybody is waiting for, perhaps asking for a key."""
        self.seat, self.who, self.sentence, self.asks = seat, f"{name} ", sentence, asks
        self.refresh()

    def show_scores(self, scores: Parts) -> None:
        """Show the scores of the one who is looking at the end of the line."""
        self.scores = scores
        self.refresh()

    def tell(self, *sentences: str, glad: bool = False) -> None:
        """Say what has happened; where there is no room for all of it, what happened last."""
        self.warns = False
        self._told = [sentence for sentence in sentences if sentence]
        self.notice, self.notice_style = " ".join(self._told), ink(GOLD if glad else MIST_300)
        self.refresh()

    def warn(self, sentence: str) -> None:
        """Say why something is not possible, or that it can't be taken back."""
        self.warns = True
        self._told = [f"▸ {sentence}"]
        self.notice, self.notice_style = self._told[0], ink(WALL)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the question, or what is said beneath it."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        x = canvas.put(0, 0, "♦ " if self.asks else "  ", ink(LANTERN))
        x = canvas.put(x, 0, f"{seat_shape(self.seat)} ", ink(seat_colour(self.seat)))
        x = canvas.put(x, 0, self.who, ink(MIST_100, bold=True))
        style = ink(LANTERN_2, bold=True) if self.asks else ink(MIST_200)
        scores = width_of(self.scores)
        # The scores make room for a question that would fill the line.
        line = 0 if cell_len(self.sentence) <= width - x - scores - 3 else 1
        first, *more = wrap(self.sentence, max(12, width - x - 1)) or [""]
        canvas.put(x, 0, first, style)
        room = width - 3 - (scores + 2) * line
        if more and not self.warns:
            # What happened before can wait; the question can't.
            canvas.put(4, 1, fitted(" ".join(more), room - 2), style)
        else:
            canvas.put(2, 1, latest(self._told, room), self.notice_style)
        canvas.put_all(width - scores - 1, line, self.scores)
        return canvas.strip(y)


class KeyLine(Widget):
    """The keys that do something now, as many as there is room for, the last ones always."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.keys: list[tuple[str, str]] = []
        self.note = ""

    def show(self, keys: list[tuple[str, str]], note: str = "") -> None:
        """List keys, each with what it does."""
        self.keys = keys
        self.note = note
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the line of keys."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        keys = list(self.keys)
        while len(keys) > 4 and sum(len(key) + len(meaning) + 3 for key, meaning in keys) > width - 1:
            del keys[-4]
        x = 1
        for key, meaning in keys:
            x = canvas.put(x, 0, key, ink(LANTERN_2, bold=True)) + 1
            x = canvas.put(x, 0, meaning, ink(MIST_300)) + 2
        if x + len(self.note) < width:
            canvas.put(width - len(self.note) - 1, 0, self.note, ink(MIST_300))
        return canvas.strip(y)
