"""The table itself: every zone with its cells; what can be chosen is ringed and has its answer's number."""

from typing import Final

from rich.style import Style
from textual.geometry import Region, Size
from textual.widget import Widget

from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, Cell, Drawn
from hexmonger.kernel.spots import Spot
from hexmonger.look import (
    BASE_BACK,
    BRASS_2,
    BRASS_DARK,
    EYE,
    INK_TEXT,
    LANTERN,
    LANTERN_2,
    OFF,
    PARCHMENT,
    PARCHMENT_LOW,
    PLATE,
)
from hexmonger.terminal.any_game.layout import BACK, Layout, Placed, card_lines, chip_words
from hexmonger.terminal.any_game.naming import Naming
from hexmonger.terminal.any_game.offers import Offer, Offers
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.log import DEED

ROUND: Final = "╭─╮│╰╯"
DOUBLE: Final = "╔═╗║╚╝"
DASHED: Final = "╭╌╮┊╰╯"
COMING: Final = "+"


class Shelves(Cells):
    """All zones, those of others first, one's own last; it is as high as they need."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lines = 2
        self.offers: Offers | None = None
        self.naming: Naming | None = None
        self.then: Drawn | None = None
        self.meant: Offer | None = None
        self._layout: Layout | None = None

    def show(self, offers: Offers, naming: Naming) -> None:
        """Show a table, and which places can be chosen."""
        self.offers, self.naming, self._layout = offers, naming, None
        self.refresh(layout=True)
        self.mean(None, None)

    def mean(self, offer: Offer | None, then: Drawn | None) -> None:
        """Show which answer is meant, and what would come where nothing lies."""
        self.meant, self.then = offer, then
        self.repaint()

    def fit(self, lines: int) -> None:
        """Show cards with so many lines of words, or chips if there are none."""
        if lines != self.lines:
            self.lines, self._layout = lines, None
            self.refresh(layout=True)
            self.repaint()

    def laid(self, width: int | None = None) -> Layout | None:
        """Return where everything lies."""
        wide = self.content_size.width if width is None else width
        if self.offers is None or self.naming is None or not wide:
            return None
        if self._layout is None or self._layout.width != wide:
            self._layout = Layout(self.offers, self.naming, wide, self.lines)
        return self._layout

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines everything takes."""
        laid = self.laid(width)
        return laid.height if laid is not None else 1

    def regions(self) -> list[Region]:
        """Return where each cell lies."""
        laid = self.laid()
        return [placed.region for placed in laid.cells] if laid is not None else []

    def places(self) -> list[Spot]:
        """Return what each cell stands for."""
        laid = self.laid()
        return [placed.spot for placed in laid.cells] if laid is not None else []

    def region_of(self, offer: Offer) -> Region | None:
        """Return where the first place of an answer lies, if it is one of the table."""
        found = [
            region
            for region, place in zip(self.regions(), self.places(), strict=True)
            if place in offer.places
        ]
        return found[0] if found else None

    def show_place(self, region: Region) -> None:
        """Bring a place into sight."""
        room = self.parent
        if isinstance(room, Widget):
            room.scroll_to_region(region.grow((1, 0, 1, 0)), animate=False)

    def move_to(self, index: int) -> None:
        """Put the cursor on a cell, and bring that into sight."""
        super().move_to(index)
        self._show_cursor()

    def on_focus(self) -> None:
        """Begin where the answer that was meant points."""
        places = self.places()
        if self.meant is not None and self.hovered is None:
            meant = [index for index, place in enumerate(places) if place in self.meant.places]
            self.cursor = [*meant, self.cursor][0]
        # Whatever comes into focus is brought into sight as a whole, and this is higher than its room.
        self.call_after_refresh(self._show_cursor)

    def _show_cursor(self) -> None:
        regions = self.regions()
        if regions:
            self.show_place(regions[min(self.cursor, len(regions) - 1)])

    def paint(self, canvas: Canvas) -> None:
        """Paint labels and cells."""
        laid = self.laid()
        if laid is None:
            return
        for written in laid.words:
            canvas.put_all(written.x, written.y, written.parts)
        for index, placed in enumerate(laid.cells):
            is_looked_at = index == self.looked_at
            if placed.is_chip:
                self._paint_chip(canvas, placed, is_looked_at)
            else:
                self._paint_card(canvas, placed, is_looked_at)

    def _is_meant(self, placed: Placed) -> bool:
        return self.meant is not None and placed.spot in self.meant.places

    def _is_changed(self, placed: Placed) -> bool:
        """Whether others have done something there to the one who looks."""
        return self.offers is not None and placed.spot in self.offers.scene.since.spots

    def _offer(self, placed: Placed) -> Offer | None:
        if self._is_meant(placed):
            return self.meant
        found = self.offers.at.get(placed.spot) if self.offers is not None else None
        return found[0] if found else None

    def coming_to(self, placed: Placed) -> Cell | None:
        """Return what would lie at a place where nothing lies now, by the answer that is meant."""
        then = self.then.at(placed.spot) if self.then is not None and placed.cell.face == EMPTY else None
        return then if then is not None and then.face != EMPTY else None

    def _paint_card(self, canvas: Canvas, placed: Placed, is_looked_at: bool) -> None:
        assert self.naming is not None
        region, offer = placed.region, self._offer(placed)
        coming = self.coming_to(placed)
        words, ground = (LANTERN_2, "") if coming is not None else _inks(placed)
        is_meant = self._is_meant(placed)
        rim, line = ink(BRASS_DARK), ROUND
        if placed.cell.face == EMPTY:
            rim, line = ink(LANTERN_2 if coming is not None else OFF), DASHED
        if offer is not None:
            rim = ink(LANTERN_2 if is_meant else LANTERN, bold=is_meant)
        if is_meant or is_looked_at:
            line = DOUBLE
            rim = rim if offer is not None else ink(BRASS_2)
        self._ring(canvas, region, rim, line)
        inner = region.shrink((1, 1, 1, 1))
        if ground:
            canvas.fill(inner, ink(words, ground))
        shown = card_lines(self.naming, coming or placed.cell, placed, self.lines)
        if placed.cell.face == HIDDEN and len(shown) < self.lines:
            shown = [BACK, *shown]
        top = inner.y + (inner.height - len(shown)) // 2
        for row, text in enumerate(shown):
            style = ink(words, ground or None, bold=row == 0)
            canvas.put(inner.x, top + row, centred(text, inner.width), style)
        if offer is not None:
            canvas.put(region.x + 1, region.y, f"{offer.number}", ink(LANTERN_2, bold=True))
        if self._is_changed(placed):
            canvas.put(region.x + 1, region.bottom - 1, DEED, ink(BRASS_2, bold=True))
        if placed.cell.face == KNOWN:
            canvas.put(region.right - 4, region.bottom - 1, EYE, rim)
        colour = self.naming.colours.get(placed.cell.thing)
        if colour:
            canvas.put(region.right - 3, region.y, "■", ink(colour))

    def _ring(self, canvas: Canvas, region: Region, style: Style, line: str) -> None:
        wide = region.width - 2
        canvas.put(region.x, region.y, line[0] + line[1] * wide + line[2], style)
        for y in range(region.y + 1, region.bottom - 1):
            canvas.put(region.x, y, line[3], style)
            canvas.put(region.right - 1, y, line[3], style)
        canvas.put(region.x, region.bottom - 1, line[4] + line[1] * wide + line[5], style)

    def _paint_chip(self, canvas: Canvas, placed: Placed, is_looked_at: bool) -> None:
        assert self.naming is not None
        region, offer = placed.region, self._offer(placed)
        words, ground = _inks(placed)
        text = chip_words(self.naming, placed.cell, placed.pile)
        if self.coming_to(placed) is not None:
            words, text = LANTERN_2, COMING
        is_meant = self._is_meant(placed)
        rim = ink(LANTERN_2 if is_meant else LANTERN, bold=True) if offer is not None else ink(BRASS_2)
        x, room = region.x, region.width
        if offer is not None or is_looked_at:
            edges = "▐▌" if is_meant or is_looked_at else "▕▏"
            canvas.put(x, region.y, edges[0], rim)
            canvas.put(region.right - 1, region.y, edges[1], rim)
            x, room = x + 1, room - 2
        if offer is not None:
            x = canvas.put(x, region.y, f"{offer.number} ", ink(LANTERN_2, PLATE, bold=True))
            room -= x - region.x - 1
        canvas.put(x, region.y, centred(fitted(text, room), room), ink(words, ground or None))
        if self._is_changed(placed) and x == region.x:
            canvas.put(x, region.y, DEED, ink(words, ground or None, bold=True))


def _inks(placed: Placed) -> tuple[str, str]:
    """Return the colours of a cell's words and of its ground; nothing lies on the ground of the table."""
    if placed.cell.face == EMPTY:
        return OFF, ""
    if placed.cell.face == HIDDEN:
        return BRASS_2, BASE_BACK
    if placed.cell.face == KNOWN:
        return INK_TEXT, PARCHMENT_LOW
    return INK_TEXT, PARCHMENT
