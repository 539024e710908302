"""The sheet: items at the left, spells at the right, a circle wherever a row has one in a column."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.notation import PLACES
from hexmonger.games.merchants_of_magick.sheet import (
    CIRCLES,
    COLUMNS,
    COUNTING_CHARMS,
    FIRST_CHARM,
    FIRST_SPELL,
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
    LANTERN,
    LANTERN_2,
    MIST_200,
    PARCHMENT,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.answers import (
    INK,
    LIT,
    LIT_FOR_POTIONS,
    OPEN,
    OUT_OF_REACH,
    PENCIL,
    Light,
    lights_for,
)
from hexmonger.terminal.merchants_of_magick.marks import (
    COMPLETE,
    FAR,
    FLASK,
    HAIRLINE,
    HATCH,
    HEADS,
    LIT_RING,
    OPEN_COIN,
    PENCIL_GROUND,
    VIOLET,
)
from hexmonger.terminal.merchants_of_magick.marks import PENCIL as PENCIL_INK

LINES: Final = len(ROWS) // 2
GROUP: Final = 4
COIN_WIDTH: Final = 3
LEAST_CELL: Final = 6
LEAST_NAMES: Final = (12, 15)
KINDS: Final = {0: "accessories", 4: "weapons", 8: "armor", 12: "prefixes", 16: "suffixes"}
MARGIN: Final = 1


class Sheet(Cells):
    """A sheet on parchment; its cells are the circles."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.seat = 0
        self.lights: Sequence[Light] = ()
        self.die: int | None = None
        self.legal: frozenset[int] = frozenset()

    def show(
        self,
        view: MerchantView,
        seat: int,
        die: int | None = None,
        free: bool = False,
        legal: frozenset[int] = frozenset(),
    ) -> None:
        """Show a seat's sheet, lit for a die or for a free mark."""
        self.view, self.seat, self.die, self.legal = view, seat, die, legal
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

    def _tall(self) -> tuple[int, int]:
        """Return how high a row is, and how many lines lie between groups."""
        height = self.content_size.height
        if height >= 2 * LINES + 1:
            return 2, 0
        return 1, 1 if height >= LINES + 3 else 0

    def _across(self) -> tuple[int, int, int, int]:
        """Return how wide a cell and either column of names are, and where the spells begin."""
        width = self.content_size.width - MARGIN
        names = sum(LEAST_NAMES)
        cell = max(LEAST_CELL, min(12, (width - names - 2 * COIN_WIDTH) // 6))
        spare = width - 6 * cell - 2 * COIN_WIDTH - names
        items = LEAST_NAMES[0] + spare // 2 if spare > 0 else LEAST_NAMES[0]
        spells = max(8, width - 6 * cell - 2 * COIN_WIDTH - items)
        return cell, items, spells, MARGIN + items + 3 * cell + COIN_WIDTH

    def line_of(self, row: int) -> int:
        """Return the line of the sheet on which a row lies."""
        tall, gap = self._tall()
        place = row % LINES
        return 1 + place * tall + place // GROUP * gap

    def column_at(self, column: int) -> int:
        """Return where a column of circles begins."""
        cell, items, spells, right = self._across()
        return MARGIN + items + column * cell if column < 3 else right + spells + (column - 3) * cell

    def regions(self) -> list[Region]:
        """Return where each circle lies."""
        if self.view is None:
            return []
        cell, tall = self._across()[0], self._tall()[0]
        return [Region(self.column_at(column), self.line_of(row), cell, tall) for row, column in CIRCLES]

    def paint(self, canvas: Canvas) -> None:
        """Paint heads, rows and circles."""
        view = self.view
        if view is None:
            return
        self._paint_heads(canvas)
        for row in range(len(ROWS)):
            self._paint_row(canvas, view, row)
        for circle in range(len(CIRCLES)):
            self._paint_circle(canvas, view, circle)

    def _paint_heads(self, canvas: Canvas) -> None:
        is_wide = self._across()[0] > max(len(full) for full, _ in HEADS)
        served = DICE[self.die].columns if self.die is not None else ()
        for column, (full, short) in enumerate(HEADS):
            is_served = COLUMNS[column] in served
            style = ink(LIT_RING if is_served else INK_SOFT, PARCHMENT, bold=is_served, underline=is_served)
            canvas.put(self.column_at(column), 0, full if is_wide else short, style)

    def _paint_row(self, canvas: Canvas, view: MerchantView, row: int) -> None:
        cell, items, spells, right = self._across()
        tall, gap = self._tall()
        left, name_width = (0, MARGIN + items) if row < FIRST_SPELL else (right, spells)
        y = self.line_of(row)
        mask = view.rules.row_mask[row]
        is_complete = view.marks[self.seat] & mask == mask
        ground = COMPLETE if is_complete else PARCHMENT
        width = name_width + 3 * cell + COIN_WIDTH
        canvas.fill(Region(left, y, width, tall), ink(INK_TEXT, ground))
        begins_group = row % GROUP == 0 and row % LINES
        if gap and begins_group:
            canvas.put(left, y - 1, "─" * width, ink(HAIRLINE, PARCHMENT))
        name_left = left + (MARGIN if row < FIRST_SPELL else 0)
        touches = PLACES[row][0] >= 0
        room = name_width - (name_left - left) - touches
        lines = wrap(ROWS[row].name, room) if tall == 2 else [fitted(ROWS[row].name, room)]
        canvas.put(name_left, y, lines[0], ink(INK_TEXT, ground, bold=True))
        if tall == 2:
            x = name_left
            if len(lines) > 1:
                x = canvas.put(x, y + 1, f"{lines[1]} ", ink(INK_TEXT, ground, bold=True))
            canvas.put(x, y + 1, self._second_line(view, row, len(lines) > 1), ink(INK_SOFT, ground))
        coins = view.rules.row_coins[row]
        coin = f"{COIN if is_complete else OPEN_COIN}{coins}"
        style = ink(GOLD_ON_PARCHMENT if is_complete else BRASS_DARK, ground, bold=is_complete)
        canvas.put(left + width - COIN_WIDTH, y, coin, style)

    def _second_line(self, view: MerchantView, row: int, short: bool) -> str:
        """Return what a row is, in small words, where there is a second line."""
        if row in COUNTING_CHARMS:
            group = COUNTING_CHARMS.index(row)
            bonus = view.rules.charm_bonus[group]
            return f"{bonus} per order" if short else f"{bonus} per {GROUPS[group]} order"
        if row == FIRST_CHARM:
            return f"{view.rules.row_potions[row]} potions"
        return KINDS.get(row, "")

    def _paint_circle(self, canvas: Canvas, view: MerchantView, circle: int) -> None:
        row, column = CIRCLES[circle]
        x, y = self.column_at(column), self.line_of(row)
        mask = view.rules.row_mask[row]
        ground = COMPLETE if view.marks[self.seat] & mask == mask else PARCHMENT
        light = self.lights[circle]
        number = str(view.rules.number_of[circle])
        is_legal = circle in self.legal
        if self.looked_at == circle:
            style = ink(INK_TEXT, LANTERN if is_legal else MIST_200, bold=True)
            shown = CHECK if light.stands == INK else number
            x = canvas.put(x, y, f"▶{shown}◀", style)
        else:
            x = canvas.put_all(x, y, _ring(light.stands, number, ground))
        if light.potions:
            reached = light.stands == LIT_FOR_POTIONS
            badge = ink(CREAM, VIOLET, bold=True) if reached else ink(FAR, ground)
            canvas.put(x, y, f"{FLASK}{light.potions}", badge)


def _ring(stands: str, number: str, ground: str) -> list[tuple[str, Style]]:
    """Return a circle as it stands: every state has its own ring as well as its own colour."""
    if stands == INK:
        return [(f" {CHECK} ", ink(CREAM, INK_TEXT, bold=True))]
    if stands == PENCIL:
        return [(f"{HATCH}{number}{HATCH}", ink(PENCIL_INK, PENCIL_GROUND, bold=True))]
    if stands == LIT:
        return [
            ("[", ink(LIT_RING, LANTERN_2, bold=True)),
            (number, ink(INK_TEXT, LANTERN_2, bold=True)),
            ("]", ink(LIT_RING, LANTERN_2, bold=True)),
        ]
    if stands == LIT_FOR_POTIONS:
        return [
            ("[", ink(LIT_RING, CREAM, bold=True)),
            (number, ink(INK_TEXT, CREAM, bold=True)),
            ("]", ink(LIT_RING, CREAM, bold=True)),
        ]
    if stands == OUT_OF_REACH:
        return [(f"░{number}░", ink(FAR, ground))]
    assert stands == OPEN
    return [(f"({number})", ink(INK_SOFT, ground))]
