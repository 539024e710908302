"""The gold and infamy tracks, a line for each seat, with fine markers."""

from typing import Final

from hexmonger.look import (
    BRASS_FAINT,
    COIN,
    FLAG,
    GOLD,
    MIST_100,
    MIST_300,
    SHIELD,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.area import Panel
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink

LEAST_SCALE: Final = 50


class Tracks(Panel):
    """Who has how much gold and infamy."""

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint a line for each seat, twice."""
        figures = [player.figures for player in sight.drawn.players]
        scale = LEAST_SCALE
        while scale < max(each["gold"] for each in figures):
            scale += 25
        heading, soft = ink(MIST_100, bold=True), ink(MIST_300)
        canvas.put_all(0, 0, [("Gold", heading), (f" to {scale}; most wins", soft)])
        for seat, each in enumerate(figures):
            amount = each["gold"]
            paint_track(canvas, 1 + seat, seat, f"{COIN}{amount}", amount / scale, GOLD)
        first = sight.seats + 1
        most = sight.drawn.figures["most_infamy"]
        words = f" past {most}: a fine of {sight.number('fine')}"
        canvas.put_all(0, first, [("Infamy", heading), (words, soft)])
        for seat, each in enumerate(figures):
            amount, line = each["infamy"], first + 1 + seat
            paint_track(canvas, line, seat, f"{SHIELD}{amount}", amount / most, WINE_LIGHT)
            canvas.put(canvas.width - 2, line, FLAG * each["fines"], ink(WINE_LIGHT, bold=True))


def paint_track(canvas: Canvas, line: int, seat: int, words: str, share: float, colour: str) -> None:
    """Paint a seat's place on a track, so much of its length from the start."""
    mark, tint = seat_shape(seat), seat_colour(seat)
    canvas.put(0, line, mark, ink(tint))
    canvas.put(2, line, words, ink(colour, bold=True))
    left, right = 7, canvas.width - 3
    canvas.put(left, line, "├" + "─" * (right - left - 2) + "┤", ink(BRASS_FAINT))
    at = left + round(min(1.0, share) * (right - left - 1))
    canvas.put(left + 1, line, "━" * max(0, at - left - 1), ink(tint))
    canvas.put(at, line, mark, ink(tint, bold=True))
