"""The sheet: items at the left, spells at the right, a circle wherever a row has one in a column."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.look import (
    BRASS_DARK,
    CHECK,
    COIN,
    COMPLETE,
    CREAM,
    FAR,
    GOLD_ON_PARCHMENT,
    HAIRLINE,
    INK_SOFT,
    INK_TEXT,
    LANTERN_ON_PARCHMENT,
    LIDS,
    PARCHMENT,
    VIOLET,
)
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.area import Area
from hexmonger.terminal.merchants_of_magick.book import Row
from hexmonger.terminal.merchants_of_magick.desk import INK, LIT, LIT_FOR_POTIONS, Desk, Light
from hexmonger.terminal.merchants_of_magick.layout import COIN_WIDTH, MARGIN, RING_WIDTH, Layout, layout_for
from hexmonger.terminal.merchants_of_magick.marks import FLASK, OPEN_COIN, abbreviated
from hexmonger.terminal.merchants_of_magick.rings import LOOKED_AT, NOT_THIS, RINGS

SIDES: Final = ("Crafting ≥", "Research ≤")
"""What stands above the names: how a circle's number compares with a die."""
GROUPS: Final = {"accessory": "accessories", "weapon": "weapons", "prefix": "prefixes", "suffix": "suffixes"}
"""What the rows of a group are called together, where it is not the same word."""


class Sheet(Area):
    """A sheet on parchment; its cells are the circles."""

    lights: Sequence[Light] = ()
    served: Sequence[str] = ()
    can_choose = False
    fresh: frozenset[int] = frozenset()

    def show(
        self,
        desk: Desk,
        lit: Desk | None = None,
        can_choose: bool = False,
        fresh: frozenset[int] = frozenset(),
    ) -> None:
        """Show a seat's sheet, perhaps with the marks of the last round told.

        Lit are the answers to a question: one that waits, or that would once a die is taken up.
        """
        self.lights = (lit or desk).lights(lit is not None)
        self.served = lit.served if lit is not None else ()
        self.can_choose, self.fresh = can_choose, fresh
        super().show(desk)

    @property
    def ground(self) -> Style:
        """Return parchment."""
        return ink(INK_TEXT, PARCHMENT)

    def cells_of(self, desk: Desk) -> list[Region]:
        """Return where each circle lies."""
        return list(layout_for(desk.book, *self.room).circles)

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint heads, rows and circles."""
        lay = layout_for(desk.book, *self.room)
        self._paint_heads(canvas, desk, lay)
        for row in desk.book.rows:
            self._paint_row(canvas, desk, lay, row)
        for circle in range(len(desk.book.circles)):
            self._paint_circle(canvas, desk, lay, circle)

    def _paint_heads(self, canvas: Canvas, desk: Desk, lay: Layout) -> None:
        side = len(lay.columns) // len(SIDES)
        for at, (name, x) in enumerate(zip(desk.book.columns, lay.columns, strict=True), 1):
            # Nothing stands above the coins, after the last column of a side.
            room = lay.cell - 1 if at % side else lay.cell + 1
            is_served = name in self.served
            colour = LANTERN_ON_PARCHMENT if is_served else INK_SOFT
            style = ink(colour, PARCHMENT, bold=is_served, underline=is_served)
            canvas.put(x, 0, abbreviated(name.capitalize(), room), style)
        for x, words in zip((MARGIN, lay.right), SIDES, strict=True):
            canvas.put(x, 0, words, ink(INK_SOFT, PARCHMENT))
        if lay.gutter > 1:
            for y in range(canvas.height):
                canvas.put(lay.right - 1 - lay.gutter // 2, y, "│", ink(HAIRLINE, PARCHMENT))

    def _ground_of(self, desk: Desk, row: Row) -> str:
        """Return the colour of a row's paper."""
        return PARCHMENT if desk.missing(row) else COMPLETE

    def _paint_row(self, canvas: Canvas, desk: Desk, lay: Layout, row: Row) -> None:
        region = lay.row(row.place)
        ground = self._ground_of(desk, row)
        canvas.fill(region, ink(INK_TEXT, ground))
        begins_group = row.place % lay.lines and desk.book.rows[row.place - 1].group != row.group
        if lay.gap and begins_group:
            line = "─" * region.width
            canvas.put(region.x, region.y - (lay.gap + 1) // 2, line, ink(HAIRLINE, PARCHMENT))
        self._paint_name(canvas, desk, lay, row, ground)
        is_complete = not desk.missing(row)
        coin = f"{COIN if is_complete else OPEN_COIN}{row.coins}"
        style = ink(GOLD_ON_PARCHMENT if is_complete else BRASS_DARK, ground, bold=is_complete)
        canvas.put(region.right - COIN_WIDTH, lay.name(row.place).y, coin, style)

    def _paint_name(self, canvas: Canvas, desk: Desk, lay: Layout, row: Row, ground: str) -> None:
        """Paint a row's name, and beneath it what it is or does where there is a second line."""
        x, y, room, _ = lay.name(row.place)
        # A circle in the first column would touch it.
        room -= any(lay.circles[circle].x == x + room for circle in row.circles)
        bold = ink(INK_TEXT, ground, bold=True)
        if lay.tall == 1:
            canvas.put(x, y, abbreviated(row.name, room), bold)
            return
        lines = wrap(row.name, room)
        canvas.put(x, y, lines[0], bold)
        if len(lines) > 1:
            x = canvas.put(x, y + 1, f"{lines[1]} ", bold)
        is_first = row.place == 0 or desk.book.rows[row.place - 1].group != row.group
        words = row.note or (GROUPS.get(row.group, row.group) if is_first else "")
        canvas.put(x, y + 1, words, ink(INK_SOFT, ground))

    def _paint_circle(self, canvas: Canvas, desk: Desk, lay: Layout, circle: int) -> None:
        x, y, _, _ = lay.circles[circle]
        ground = self._ground_of(desk, desk.book.rows[desk.book.circles[circle].row])
        light = self.lights[circle]
        ring = RINGS[light.stands]
        if self.looked_at == circle:
            chosen = self.can_choose and light.stands in (LIT, LIT_FOR_POTIONS)
            ring = RINGS[LOOKED_AT if chosen else NOT_THIS]
        number = CHECK if light.stands == INK else str(desk.book.circles[circle].number)
        if circle in self.fresh:
            number = f"{LIDS[0]}{number}{LIDS[1]}"
        paper = ground if ring.ground is None or (lay.is_drawn and ring.is_round) else ring.ground
        frame = ink(ring.colour, paper, bold=ring.bold)
        inside = ink(ring.figure, ring.ground or ground, bold=ring.bold)
        sides = ring.sides if circle not in self.fresh else ""
        if lay.is_drawn:
            top, sides, foot = ring.drawing
            canvas.put(x, y, top, frame)
            canvas.put(x, y + 2, foot, frame)
            y, number = y + 1, centred(number, RING_WIDTH - 2)
        x = canvas.put_all(x, y, [(sides[:1], frame), (number, inside), (sides[1:], frame)])
        if light.potions:
            reached = light.stands == LIT_FOR_POTIONS
            badge = ink(CREAM, VIOLET, bold=True) if reached else ink(FAR, ground)
            canvas.put(x, y, f"{FLASK}{light.potions}", badge)
