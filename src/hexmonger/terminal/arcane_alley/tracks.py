"""The gold and infamy tracks, a line for each seat, with fine markers."""

from typing import Final

from textual.strip import Strip
from textual.widget import Widget

from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import (
    BRASS,
    COIN,
    FLAG,
    GOLD,
    MIST_100,
    MIST_300,
    PANEL,
    SHIELD,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink, mixed

MOST_INFAMY: Final = 24
LEAST_SCALE: Final = 50


class Tracks(Widget):
    """Who has how much gold and infamy."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None

    def show(self, view: AlleyView) -> None:
        """Show all seats."""
        self.view = view
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of the tracks."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        if self.view is not None:
            self._paint(canvas, self.view)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas, view: AlleyView) -> None:
        scale = LEAST_SCALE
        while scale < max(view.gold):
            scale += 25
        canvas.put_all(0, 0, [("Gold", ink(MIST_100, bold=True)), (f" to {scale}; most wins", ink(MIST_300))])
        for seat in range(view.seats):
            amount = view.gold[seat]
            self._paint_track(canvas, 1 + seat, seat, f"{COIN}{amount}", amount / scale, GOLD)
        first = view.seats + 1
        fine = view.rules.numbers["fine"]
        canvas.put_all(
            0,
            first,
            [("Infamy", ink(MIST_100, bold=True)), (f" past {MOST_INFAMY}: a fine of {fine}", ink(MIST_300))],
        )
        for seat in range(view.seats):
            amount = view.infamy[seat]
            line = first + 1 + seat
            self._paint_track(canvas, line, seat, f"{SHIELD}{amount}", amount / MOST_INFAMY, WINE_LIGHT)
            canvas.put(canvas.width - 2, line, FLAG * view.fines[seat], ink(WINE_LIGHT, bold=True))

    def _paint_track(
        self, canvas: Canvas, line: int, seat: int, words: str, share: float, colour: str
    ) -> None:
        mark, tint = seat_shape(seat), seat_colour(seat)
        canvas.put(0, line, mark, ink(tint))
        canvas.put(2, line, words, ink(colour, bold=True))
        left, right = 7, canvas.width - 3
        canvas.put(left, line, "├" + "─" * (right - left - 2) + "┤", ink(mixed(BRASS, PANEL, 0.55)))
        at = left + round(min(1.0, share) * (right - left - 1))
        canvas.put(left + 1, line, "━" * max(0, at - left - 1), ink(mixed(tint, PANEL, 0.45)))
        canvas.put(at, line, mark, ink(tint, bold=True))
