"""The sheet: items at the left, spells at the right, a circle wherever a row has one in a column."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.merchants_of_magick.notation import PLACES
from hexmonger.games.merchants_of_magick.sheet import (
    CIRCLES,
    COLUMNS,
    COUNTING_CHARMS,
    FIRST_CHARM,
    GROUPS,
    ROWS,
)
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.look import (
    BRASS_DARK,
    CHECK,
    COIN,
    CREAM,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    LIDS,
    PARCHMENT,
)
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.answers import (
    INK,
    LIT_FOR_POTIONS,
    Light,
    columns_of,
    lights_for,
)
from hexmonger.terminal.merchants_of_magick.layout import (
    COIN_WIDTH,
    GROUP,
    LINES,
    MARGIN,
    RING_WIDTH,
    Layout,
    layout_for,
)
from hexmonger.terminal.merchants_of_magick.marks import (
    COMPLETE,
    FAR,
    FLASK,
    HAIRLINE,
    HEADS,
    LIT_RING,
    OPEN_COIN,
    SHORT_NAMES,
    SIDES,
    VIOLET,
)
from hexmonger.terminal.merchants_of_magick.rings import LOOKED_AT, NOT_THIS, RINGS

KINDS: Final = {0: "accessories", 4: "weapons", 8: "armor", 12: "prefixes", 16: "suffixes"}


class Sheet(Cells):
    """A sheet on parchment; its cells are the circles."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.seat = 0
        self.lights: Sequence[Light] = ()
        self.die: int | None = None
        self.legal: frozenset[int] = frozenset()
        self.fresh: frozenset[int] = frozenset()

    def show(
        self,
        view: MerchantView,
        seat: int,
        die: int | None = None,
        free: bool = False,
        legal: frozenset[int] = frozenset(),
        fresh: frozenset[int] = frozenset(),
    ) -> None:
        """Show a seat's sheet, lit for a die or for a free mark, or with the marks of the last round told."""
        self.view, self.seat, self.die, self.legal, self.fresh = view, seat, die, legal, fresh
        self.lights = lights_for(view, seat, die, free)
        self.repaint()

    def light_up(self, die: int | None) -> None:
        """Show which circles a die could mark, before it is chosen."""
        if self.view is not None and die != self.die:
            self.show(self.view, self.seat, die)

    @property
    def ground(self) -> Style:
        """Return parchment."""
        return ink(INK_TEXT, PARCHMENT)

    @property
    def layout_now(self) -> Layout:
        """Return where everything lies in the area as it is."""
        return layout_for(*self.content_size)

    def regions(self) -> list[Region]:
        """Return where each circle lies."""
        return [] if self.view is None else list(self.layout_now.circles)

    def paint(self, canvas: Canvas) -> None:
        """Paint heads, rows and circles."""
        view = self.view
        if view is None:
            return
        lay = self.layout_now
        self._paint_heads(canvas, view, lay)
        for row in range(len(ROWS)):
            self._paint_row(canvas, view, lay, row)
        looked_at = self.looked_at
        for circle in range(len(CIRCLES)):
            self._paint_circle(canvas, view, lay, circle, looked_at == circle)

    def _paint_heads(self, canvas: Canvas, view: MerchantView, lay: Layout) -> None:
        served = columns_of(view.rules, self.die) if self.die is not None else ()
        for column, (full, short) in enumerate(HEADS):
            is_served = COLUMNS[column] in served
            style = ink(LIT_RING if is_served else INK_SOFT, PARCHMENT, bold=is_served, underline=is_served)
            canvas.put(lay.columns[column], 0, full if len(full) < lay.cell else short, style)
        for x, words in zip((MARGIN, lay.right), SIDES, strict=True):
            canvas.put(x, 0, words, ink(INK_SOFT, PARCHMENT))
        if lay.gutter > 1:
            for y in range(canvas.height):
                canvas.put(lay.right - 1 - lay.gutter // 2, y, "│", ink(HAIRLINE, PARCHMENT))

    def _paint_row(self, canvas: Canvas, view: MerchantView, lay: Layout, row: int) -> None:
        region = lay.row(row)
        mask = view.rules.row_mask[row]
        is_complete = view.marks[self.seat] & mask == mask
        ground = COMPLETE if is_complete else PARCHMENT
        canvas.fill(region, ink(INK_TEXT, ground))
        begins_group = row % GROUP == 0 and row % LINES
        if lay.gap and begins_group:
            line = "─" * region.width
            canvas.put(region.x, region.y - (lay.gap + 1) // 2, line, ink(HAIRLINE, PARCHMENT))
        self._paint_name(canvas, view, lay, row, ground)
        coin = f"{COIN if is_complete else OPEN_COIN}{view.rules.row_coins[row]}"
        style = ink(GOLD_ON_PARCHMENT if is_complete else BRASS_DARK, ground, bold=is_complete)
        canvas.put(region.right - COIN_WIDTH, lay.name(row).y, coin, style)

    def _paint_name(self, canvas: Canvas, view: MerchantView, lay: Layout, row: int, ground: str) -> None:
        """Paint a row's name, and beneath it what it is where there is a second line."""
        x, y, room, _ = lay.name(row)
        # A circle in the first column would touch it.
        room -= PLACES[row][0] >= 0
        name, bold = ROWS[row].name, ink(INK_TEXT, ground, bold=True)
        if lay.tall == 1:
            shown = name if len(name) <= room else SHORT_NAMES.get(name, name)
            canvas.put(x, y, fitted(shown, room), bold)
            return
        lines = wrap(name, room)
        canvas.put(x, y, lines[0], bold)
        if len(lines) > 1:
            x = canvas.put(x, y + 1, f"{lines[1]} ", bold)
        canvas.put(x, y + 1, self._second_line(view, row, len(lines) > 1), ink(INK_SOFT, ground))

    def _second_line(self, view: MerchantView, row: int, short: bool) -> str:
        """Return what a row is, in small words, where there is a second line."""
        if row in COUNTING_CHARMS:
            group = COUNTING_CHARMS.index(row)
            bonus = view.rules.charm_bonus[group]
            return f"{bonus} per order" if short else f"{bonus} per {GROUPS[group]} order"
        if row == FIRST_CHARM:
            return f"{view.rules.row_potions[row]} potions"
        return KINDS.get(row, "")

    def _paint_circle(
        self, canvas: Canvas, view: MerchantView, lay: Layout, circle: int, looked_at: bool
    ) -> None:
        x, y, _, _ = lay.circles[circle]
        mask = view.rules.row_mask_of[circle]
        ground = COMPLETE if view.marks[self.seat] & mask == mask else PARCHMENT
        light = self.lights[circle]
        drawn = lay.is_drawn
        ring = RINGS[LOOKED_AT if looked_at else light.stands]
        if looked_at and circle not in self.legal:
            ring = RINGS[NOT_THIS]
        number = CHECK if light.stands == INK else str(view.rules.number_of[circle])
        if circle in self.fresh:
            number = f"{LIDS[0]}{number}{LIDS[1]}"
        paper = ground if ring.ground is None or (drawn and ring.is_round) else ring.ground
        frame = ink(ring.colour, paper, bold=ring.bold)
        inside = ink(ring.figure, ring.ground or ground, bold=ring.bold)
        sides = ring.sides if circle not in self.fresh else ""
        if drawn:
            for line, drawing in ((0, ring.top), (2, ring.foot)):
                canvas.put(x, y + line, drawing, frame)
            y += 1
            sides, number = ring.walls, centred(number, RING_WIDTH - 2)
        x = canvas.put_all(x, y, [(sides[:1], frame), (number, inside), (sides[1:], frame)])
        if light.potions:
            reached = light.stands == LIT_FOR_POTIONS
            badge = ink(CREAM, VIOLET, bold=True) if reached else ink(FAR, ground)
            canvas.put(x, y, f"{FLASK}{light.potions}", badge)
