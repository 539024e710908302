"""The top line: the round, and everybody with what they are doing; a seat opens its sheet."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.look import (
    BRASS,
    BRASS_2,
    CHECK,
    LANTERN_2,
    MIST_100,
    MIST_300,
    PANEL,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.area import Area
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_DONE, DOT_NOW, DOT_OPEN

MOST_DOTS: Final = 12
LONGEST_NAME: Final = 14


class TopBar(Area):
    """Rounds as seals, and the seats with a check for those who have committed."""

    def _seats(self, desk: Desk) -> list[str]:
        """Return what stands beside each shape: the name, where there is room, a check if done, and hints."""
        checks = [f" {CHECK}" if desk.of(seat).has_committed else "  " for seat in range(desk.seats)]
        checks = [
            f" {hints}{check}" if hints else check for hints, check in zip(desk.hints, checks, strict=True)
        ]
        names = ["You" if seat == desk.drawn.seat else name for seat, name in enumerate(desk.names)]
        long = [f" {fitted(name, LONGEST_NAME)}{check}" for name, check in zip(names, checks, strict=True)]
        room = self.room.width - len(self._heading(desk)) - 4
        return long if sum(len(words) + 3 for words in long) <= room else checks

    def cells_of(self, desk: Desk) -> list[Region]:
        """Return where each seat stands."""
        widths = [len(words) + 3 for words in self._seats(desk)]
        left = self.room.width - sum(widths)
        return [Region(left + sum(widths[:seat]), 0, width, 1) for seat, width in enumerate(widths)]

    def _heading(self, desk: Desk) -> str:
        number, rounds = desk.drawn.figures["round"], desk.drawn.figures["rounds"]
        brand = "⌂ Hexmonger  " if self.room.width >= 100 else "⌂ "
        words = f"{brand}Round {number} of {rounds}  "
        if rounds <= MOST_DOTS and self.room.width >= 100:
            done = rounds if desk.is_over else number - 1
            words += DOT_DONE * done + DOT_NOW * (done < rounds) + DOT_OPEN * (rounds - done - 1)
        return words

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint the round and the seats."""
        x = canvas.put(1, 0, "⌂", ink(BRASS_2, bold=True))
        for character in self._heading(desk)[1:]:
            now = character == DOT_NOW
            dot = character in (DOT_DONE, DOT_OPEN)
            x = canvas.put(
                x, 0, character, ink(LANTERN_2 if now else BRASS if dot else MIST_100, bold=not dot)
            )
        for seat, (region, words) in enumerate(zip(self.cells_of(desk), self._seats(desk), strict=True)):
            looked_at = self.looked_at == seat
            ground = PANEL if looked_at else None
            style: Style = ink(
                LANTERN_2 if looked_at else MIST_100 if seat == desk.drawn.seat else MIST_300, ground
            )
            canvas.put(region.x, 0, " " * (region.width - 1), style)
            x = canvas.put(region.x + 1, 0, seat_shape(seat), ink(seat_colour(seat), ground))
            canvas.put(x, 0, words, style)
