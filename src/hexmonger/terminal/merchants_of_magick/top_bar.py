"""The top line: the round, and everybody with what they are doing; a seat opens its sheet."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.merchants_of_magick.state import CRAFTING
from hexmonger.games.merchants_of_magick.view import MerchantView
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
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.marks import DOT_DONE, DOT_NOW, DOT_OPEN

MOST_DOTS: Final = 12
LONGEST_NAME: Final = 14


class TopBar(Cells):
    """Rounds as seals, and the seats with a check for those who have committed."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.names: tuple[str, ...] = ()

    def show(self, view: MerchantView, names: tuple[str, ...]) -> None:
        """Show where the game stands."""
        self.view, self.names = view, names
        self.repaint()

    def _words(self, view: MerchantView, seat: int, long: bool) -> str:
        """Return a seat's name, shortened where there is little room."""
        name = "You" if seat == view.seat else self.names[seat]
        committed = view.phase == CRAFTING and seat not in view.asked
        return f"{f' {fitted(name, LONGEST_NAME)}' if long else ''}{f' {CHECK}' if committed else '  '}"

    def regions(self) -> list[Region]:
        """Return where each seat stands."""
        view = self.view
        if view is None:
            return []
        room = self.content_size.width - len(self._heading(view)) - 4
        widths = [len(self._words(view, seat, True)) + 3 for seat in range(view.seats)]
        if sum(widths) > room:
            widths = [len(self._words(view, seat, False)) + 3 for seat in range(view.seats)]
        left = self.content_size.width - sum(widths)
        return [Region(left + sum(widths[:seat]), 0, width, 1) for seat, width in enumerate(widths)]

    def _heading(self, view: MerchantView) -> str:
        rounds = view.rules.rounds
        brand = "⌂ Hexmonger  " if self.content_size.width >= 100 else "⌂ "
        words = f"{brand}Round {view.round} of {rounds}  "
        if rounds <= MOST_DOTS and self.content_size.width >= 100:
            done = rounds if view.phase != CRAFTING else view.round - 1
            words += DOT_DONE * done + DOT_NOW * (done < rounds) + DOT_OPEN * (rounds - done - 1)
        return words

    def paint(self, canvas: Canvas) -> None:
        """Paint the round and the seats."""
        view = self.view
        if view is None:
            return
        x = canvas.put(1, 0, "⌂", ink(BRASS_2, bold=True))
        for character in self._heading(view)[1:]:
            now = character == DOT_NOW
            dot = character in (DOT_DONE, DOT_OPEN)
            x = canvas.put(
                x, 0, character, ink(LANTERN_2 if now else BRASS if dot else MIST_100, bold=not dot)
            )
        regions = self.regions()
        long = regions[0].width > len(self._words(view, 0, False)) + 3
        for seat, region in enumerate(regions):
            looked_at = self.looked_at == seat
            ground = PANEL if looked_at else None
            style: Style = ink(
                LANTERN_2 if looked_at else MIST_100 if seat == view.seat else MIST_300, ground
            )
            canvas.put(region.x, 0, " " * (region.width - 1), style)
            x = canvas.put(region.x + 1, 0, seat_shape(seat), ink(seat_colour(seat), ground))
            canvas.put(x, 0, self._words(view, seat, long), style)
