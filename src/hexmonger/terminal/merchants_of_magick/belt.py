"""The belt of orders: left neighbour, you, right neighbour; one place to the left after every round."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from textual.geometry import Region

from hexmonger.kernel.drawn import EMPTY, OPEN, Cell
from hexmonger.look import (
    BASE_BACK,
    BRASS,
    CHECK,
    COIN,
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    LANTERN_2,
    LANTERN_ON_PARCHMENT,
    MIST_100,
    MIST_200,
    MIST_300,
    OFF,
    PARCHMENT,
    PARCHMENT_LOW,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.area import Area
from hexmonger.terminal.merchants_of_magick.book import Order, Row
from hexmonger.terminal.merchants_of_magick.desk import Desk, neighbours
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, LEFTWARDS

TALL: Final = 6
ARROW: Final = 3
FACE_DOWN: Final = "face down"
CLAIMED: Final = f"{CHECK} claimed"
CLAIMS: Final = "claims it"
WILL_BE: Final = "+"
NEW: Final = "new "
SHAPES: Final = 5


class Belt(Area):
    """Your line of orders as cells between those of your neighbours."""

    def show(self, desk: Desk) -> None:
        """Show the belt around a seat."""
        self.cursor = max(0, min(self.cursor, len(desk.line) - 1))
        super().show(desk)

    @property
    def is_tall(self) -> bool:
        """Whether there is room for cards rather than lines."""
        return self.room.height >= TALL

    def _sides(self, desk: Desk) -> tuple[int, int]:
        """Return how wide either neighbour is; the left one is narrow where it has nothing to show."""
        wide = max(20, min(34, self.room.width // 4 - 3))
        return (wide if desk.seats > 2 else 18), wide

    def cells_of(self, desk: Desk) -> list[Region]:
        """Return where each order of your line lies."""
        count = len(desk.line)
        width = self.room.width
        if not self.is_tall:
            half = width // 2
            return [Region(place % 2 * half, 1 + place // 2, half - 1, 1) for place in range(count)]
        left, right = (side + ARROW for side in self._sides(desk))
        room = width - left - right
        wide = min(30, room // max(1, count))
        begin = left + (room - wide * count) // 2
        height = self.room.height
        return [Region(begin + place * wide, 0, wide - 1, height) for place in range(count)]

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint the three lines."""
        paint_order = self._paint_card if self.is_tall else self._paint_line
        for place, region in enumerate(self.cells_of(desk)):
            paint_order(canvas, desk, place, region)
        (self._paint_sides if self.is_tall else self._paint_side_lines)(canvas, desk)

    def _order(self, desk: Desk, place: int) -> Order | None:
        """Return the order that lies in a place, or was taken from there this round; none if unseen."""
        cell = desk.line[place]
        return desk.book.orders[cell.thing] if cell.face == OPEN else desk.taken.get(place)

    def _word(self, desk: Desk, place: int) -> str:
        """Return what there is to say about an order of your line."""
        if desk.line[place].face == EMPTY:
            return CLAIMED
        return CLAIMS if desk.then is not None and desk.then.line[place].face == EMPTY else ""

    def _stands(self, desk: Desk, row: Row) -> str:
        """Return how a row of an order stands: complete, completed by the mark looked at, or open."""
        if not desk.missing(row):
            return CHECK
        return DOT_OPEN if desk.then is None or desk.then.missing(row) else WILL_BE

    def _paint_card(self, canvas: Canvas, desk: Desk, place: int, region: Region) -> None:
        looked_at = self.looked_at == place
        ground = PARCHMENT if looked_at else PARCHMENT_LOW
        x, width = region.x + 1, region.width - 2
        order = self._order(desk, place)
        if order is None:
            canvas.fill(region, ink(MIST_300, BASE_BACK))
            canvas.put(x, 2, centred(_unseen(desk.line[place], ""), width), ink(MIST_200, BASE_BACK))
            return
        canvas.fill(region, ink(INK_TEXT, ground))
        said = self._word(desk, place)
        edge = ink(LANTERN_ON_PARCHMENT if said else INK_SOFT, ground, bold=True)
        if looked_at:
            canvas.put(region.x, 0, "▶", edge)
        coin = f"{NEW if desk.is_new(place) else ''}{COIN}{order.coins}"
        # The coin takes the end of the first line.
        lines = wrap(order.name, width, initial_indent=" " * (len(coin) + 1))
        for line, words in enumerate(lines[:3]):
            canvas.put(x, line, words.lstrip(), ink(INK_TEXT, ground, bold=True))
        canvas.put(region.right - len(coin) - 1, 0, coin, ink(GOLD_ON_PARCHMENT, ground, bold=True))
        if said:
            canvas.put(x, region.height - 1, said, edge)
        else:
            self._paint_rows(canvas, desk, order, region, ground)

    def _paint_rows(self, canvas: Canvas, desk: Desk, order: Order, region: Region, ground: str) -> None:
        """Paint the rows of an order at the foot of its card, each with the circles that are still open."""
        for line, row in enumerate(order.rows, region.height - len(order.rows)):
            stands = self._stands(desk, row)
            missing = (desk.then or desk).missing(row)
            circles = "".join(f"({desk.book.circles[circle].number})" for circle in missing)
            is_long = len(row.brief) + len(circles) + 3 > region.width - 2
            words = f"{stands} {row.mark if is_long else row.brief} {circles}"
            done = stands != DOT_OPEN
            colour = INK_TEXT if stands == CHECK else LANTERN_ON_PARCHMENT if done else INK_SOFT
            canvas.put(region.x + 1, line, words, ink(colour, ground, bold=done))

    def _paint_line(self, canvas: Canvas, desk: Desk, place: int, region: Region) -> None:
        looked_at = self.looked_at == place
        x = canvas.put(region.x, region.y, "▶" if looked_at else " ", ink(LANTERN_2, bold=True))
        order = self._order(desk, place)
        if order is None:
            canvas.put(x, region.y, _unseen(desk.line[place]), ink(OFF))
            return
        said = self._word(desk, place)
        end = f"{NEW if desk.is_new(place) else ''}{COIN}{order.coins}"
        names = [row.name for row in order.rows]
        room = region.right - x - len(end) - len(said) - 1
        if sum(len(name) + 2 for name in names) > room:
            names = [row.brief for row in order.rows]
        if sum(len(name) + 2 for name in names) > room:
            said = CHECK if said == CLAIMED else "!" * bool(said)
        for row, name in zip(order.rows, names, strict=True):
            stands = self._stands(desk, row)
            done = stands != DOT_OPEN
            colour = LANTERN_2 if said or stands == WILL_BE else MIST_100 if done else MIST_300
            x = canvas.put(x, region.y, f"{stands}{name} ", ink(colour, bold=done))
        x = canvas.put(x, region.y, f"{end} ", ink(GOLD))
        canvas.put(x, region.y, said, ink(LANTERN_2, bold=True))

    def _ends(self, desk: Desk) -> list[tuple[int, str, tuple[Cell, ...]]]:
        """Return what stands at either end of your line: whose it is, a heading, and the orders."""
        if desk.seats == 1:
            waiting = desk.drawn.zone("waiting").cells
            return [(desk.seat, "the discard", ()), (desk.seat, "those waiting", waiting)]
        left, right = neighbours(desk)
        # With two players both neighbours are one; its orders are shown once.
        lines = [() if left == right else desk.of(left).line, desk.of(right).line]
        return [(who, desk.names[who], line) for who, line in zip((left, right), lines, strict=True)]

    def _paint_sides(self, canvas: Canvas, desk: Desk) -> None:
        sides = self._sides(desk)
        last = desk.drawn.figures["round"] >= desk.drawn.figures["rounds"]
        starts = (1, canvas.width - sides[1] + 1)
        words = ("left", "right")
        feet = ("The belt stands still.", "") if last else ("gets your first", "the first comes")
        for at, (who, head, cells) in enumerate(self._ends(desk)):
            x, side = starts[at], sides[at]
            after = x
            if desk.seats > 1:
                after = canvas.put(x, 0, f"{seat_shape(who)} ", ink(seat_colour(who)))
                canvas.put(x + side - 2 - len(words[at]), 0, words[at], ink(MIST_300))
            canvas.put(after, 0, fitted(head, side - 3 - len(words[at])), ink(MIST_100, bold=True))
            # Four orders need every line but the first and the last.
            top = 2 if len(cells) + 3 <= canvas.height else 1
            for line, cell in enumerate(cells, top):
                order = desk.book.orders[cell.thing] if cell.face == OPEN else None
                coin = f"{COIN}{order.coins}" if order else ""
                name = order.fitted(side - 6) if order else _unseen(cell)
                canvas.put(x, line, name, ink(MIST_200))
                canvas.put(x + side - 2 - len(coin), line, coin, ink(GOLD))
            canvas.put(x, canvas.height - 1, fitted(feet[at], side - 1), ink(MIST_300))
        arrow = ink(OFF if last else BRASS, bold=True)
        for x in (sides[0], canvas.width - sides[1] - ARROW):
            canvas.put(x, canvas.height // 2 - 1, centred(LEFTWARDS, ARROW), arrow)

    def _paint_side_lines(self, canvas: Canvas, desk: Desk) -> None:
        lines = (0, "to"), (canvas.height - 1, "from")
        for (y, word), (who, head, cells) in zip(lines, self._ends(desk), strict=True):
            x = canvas.put(0, y, f"{LEFTWARDS} {word} ", ink(BRASS, bold=True))
            if desk.seats > 1:
                x = canvas.put(x, y, f"{seat_shape(who)} ", ink(seat_colour(who)))
            x = canvas.put(x, y, f"{fitted(head, 15)}{':' * bool(cells)} ", ink(MIST_200, bold=True))
            canvas.put(x, y, _in_a_line(desk, cells, canvas.width - x), ink(MIST_300))


def _unseen(cell: Cell, empty: str = "–") -> str:
    """Return what to call a place whose order can't be seen."""
    return empty if cell.face == EMPTY else FACE_DOWN


def _in_a_line(desk: Desk, cells: Sequence[Cell], room: int) -> str:
    """Return the orders of a line one after the other, all of them shortened alike until they fit."""
    orders = [desk.book.orders[cell.thing] if cell.face == OPEN else None for cell in cells]
    words = ""
    for shape in range(SHAPES):
        words = " · ".join(
            f"{order.shapes[shape]} {COIN}{order.coins}" if order else _unseen(cell)
            for order, cell in zip(orders, cells, strict=True)
        )
        if len(words) <= room:
            return words
    return fitted(words, room)
