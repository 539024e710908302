"""The belt of orders: left neighbour, you, right neighbour; one place to the left after every round."""

from textwrap import wrap
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.games.merchants_of_magick.state import HOLE
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name
from hexmonger.look import (
    BRASS,
    CHECK,
    COIN,
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    LANTERN_2,
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
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, LEFTWARDS, LIT_RING

TALL: Final = 6
ARROW: Final = 3
FACE_DOWN: Final = "face down"

Named = list[tuple[str, str]]


def neighbours(view: MerchantView, seat: int) -> tuple[int, int]:
    """Return who gets your leftmost order and whose comes to you, passing over lines without places.

    Both are the seat itself where there is nobody else (MoM-22).
    """
    seats = [other for other in range(view.seats) if view.line[other] or other == seat]
    at = seats.index(seat)
    return seats[(at + 1) % len(seats)], seats[at - 1]


def rows_of(view: MerchantView, card: int) -> list[int]:
    """Return the rows that an order asks for, in the order of its name."""
    order = view.rules.orders[view.kind_of[card]]
    rows = order.rows
    return [rows[1], rows[0], *rows[2:]] if order.prefix >= 0 else rows


class Belt(Cells):
    """Your line of orders as cells between those of your neighbours."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.names: tuple[str, ...] = ()
        self.then: MerchantView | None = None

    def show(self, view: MerchantView, names: tuple[str, ...]) -> None:
        """Show the belt around a seat."""
        self.view, self.names, self.then = view, names, None
        self.cursor = max(0, min(self.cursor, len(view.line[max(0, view.seat)]) - 1))
        self.repaint()

    def show_then(self, then: MerchantView | None) -> None:
        """Show which orders a mark would claim."""
        if then is not self.then:
            self.then = then
            self.repaint()

    @property
    def is_tall(self) -> bool:
        """Whether there is room for cards rather than lines."""
        return self.content_size.height >= TALL

    def _sides(self, view: MerchantView) -> tuple[int, int]:
        """Return how wide either neighbour is; the left one is narrow where it has nothing to show."""
        wide = max(20, min(34, self.content_size.width // 4 - 3))
        return (wide if view.seats > 2 else 18), wide

    def regions(self) -> list[Region]:
        """Return where each order of your line lies."""
        view = self.view
        if view is None:
            return []
        count = len(view.line[max(0, view.seat)])
        width = self.content_size.width
        if not self.is_tall:
            half = width // 2
            return [Region(place % 2 * half, 1 + place // 2, half - 1, 1) for place in range(count)]
        left, right = (side + ARROW for side in self._sides(view))
        room = width - left - right
        wide = min(30, room // max(1, count))
        begin = left + (room - wide * count) // 2
        height = self.content_size.height
        return [Region(begin + place * wide, 0, wide - 1, height) for place in range(count)]

    def paint(self, canvas: Canvas) -> None:
        """Paint the three lines."""
        view = self.view
        if view is None:
            return
        seat = max(0, view.seat)
        for place, region in enumerate(self.regions()):
            if self.is_tall:
                self._paint_card(canvas, view, seat, place, region)
            else:
                self._paint_line(canvas, view, seat, place, region)
        if self.is_tall:
            self._paint_sides(canvas, view, seat)
        else:
            self._paint_side_lines(canvas, view, seat)

    def _parts(self, view: MerchantView, seat: int, card: int, ground: str | None) -> list[tuple[str, Style]]:
        """Return the marks of an order's rows: complete, completed by the mark looked at, or open."""
        parts: list[tuple[str, Style]] = []
        dark = ground is not None
        for row in rows_of(view, card):
            mask = view.rules.row_mask[row]
            mark = ROWS[row].mark
            if view.marks[seat] & mask == mask:
                parts.append((f"{CHECK}{mark} ", ink(INK_TEXT if dark else MIST_100, ground, bold=True)))
            elif self.then is not None and self.then.marks[seat] & mask == mask:
                parts.append((f"+{mark} ", ink(LIT_RING if dark else LANTERN_2, ground, bold=True)))
            else:
                parts.append((f"{DOT_OPEN}{mark} ", ink(INK_SOFT if dark else MIST_300, ground)))
        return parts

    def _word(self, view: MerchantView, seat: int, place: int) -> str:
        """Return what there is to say about an order of your line."""
        if view.taken[seat] >> place & 1:
            return f"{CHECK} claimed"
        if self.then is not None and self.then.taken[seat] >> place & 1:
            return "claims it"
        return ""

    def _paint_card(self, canvas: Canvas, view: MerchantView, seat: int, place: int, region: Region) -> None:
        card = view.line[seat][place]
        looked_at = self.looked_at == place
        ground = PARCHMENT if looked_at else PARCHMENT_LOW
        canvas.fill(region, ink(INK_TEXT, ground))
        x, width = region.x + 1, region.width - 2
        if card < 0 or view.down[seat] >> place & 1:
            canvas.fill(region, ink(MIST_300, "#232A66"))
            canvas.put(x, 2, centred("" if card == HOLE else FACE_DOWN, width), ink(MIST_200, "#232A66"))
            return
        edge = ink(LIT_RING if self._word(view, seat, place) else INK_SOFT, ground, bold=True)
        if looked_at:
            canvas.put(region.x, 0, "▶", edge)
        coin = f"{COIN}{view.rules.order_coins[view.kind_of[card]]}"
        for line, words in enumerate(wrap(order_name(view, card), width - 3)[:4]):
            canvas.put(x, line, words, ink(INK_TEXT, ground, bold=True))
        canvas.put(region.right - len(coin) - 1, 0, coin, ink(GOLD_ON_PARCHMENT, ground, bold=True))
        canvas.put_all(x, region.height - 2, self._parts(view, seat, card, ground))
        canvas.put(x, region.height - 1, self._word(view, seat, place), edge)

    def _paint_line(self, canvas: Canvas, view: MerchantView, seat: int, place: int, region: Region) -> None:
        card = view.line[seat][place]
        looked_at = self.looked_at == place
        x = canvas.put(region.x, region.y, "▶" if looked_at else " ", ink(LANTERN_2, bold=True))
        if card < 0 or view.down[seat] >> place & 1:
            canvas.put(x, region.y, "–" if card == HOLE else FACE_DOWN, ink(OFF))
            return
        coin = f" {COIN}{view.rules.order_coins[view.kind_of[card]]} "
        said = self._word(view, seat, place)
        end = [(said, ink(LANTERN_2, bold=True))] if said else self._parts(view, seat, card, None)
        room = region.right - x - len(coin) - sum(len(text) for text, _ in end)
        x = canvas.put(x, region.y, fitted(order_name(view, card), room), ink(MIST_100, bold=looked_at))
        x = canvas.put(x, region.y, coin, ink(GOLD))
        canvas.put_all(x, region.y, end)

    def _side_words(self, view: MerchantView, seat: int) -> Named:
        """Return the orders of a line, each with its coins."""
        return [self._named(view, card, bool(view.down[seat] >> place & 1))
                for place, card in enumerate(view.line[seat])]  # fmt: skip

    def _named(self, view: MerchantView, card: int, down: bool = False) -> tuple[str, str]:
        if card == HOLE:
            return "–", ""
        if card < 0 or down:
            return FACE_DOWN, ""
        return order_name(view, card), f"{COIN}{view.rules.order_coins[view.kind_of[card]]}"

    def _ends(self, view: MerchantView, seat: int) -> list[tuple[str, Named]]:
        """Return what stands at either end of your line: a heading and orders."""
        if view.seats == 1:
            return [
                ("the discard", []),
                ("those waiting", [self._named(view, card) for card in view.waiting]),
            ]
        left, right = neighbours(view, seat)
        orders = self._side_words(view, left) if left != right else []
        return [(self.names[left], orders), (self.names[right], self._side_words(view, right))]

    def _paint_sides(self, canvas: Canvas, view: MerchantView, seat: int) -> None:
        sides = self._sides(view)
        ends = self._ends(view, seat)
        last = view.round >= view.rules.rounds
        starts = (1, canvas.width - sides[1] + 1)
        words = ("left", "right")
        feet = ("The belt stands still.", "") if last else ("gets your first", "the first comes")
        for at, who in enumerate(neighbours(view, seat)):
            x, side = starts[at], sides[at]
            after = x
            if view.seats > 1:
                after = canvas.put(x, 0, f"{seat_shape(who)} ", ink(seat_colour(who)))
                canvas.put(x + side - 2 - len(words[at]), 0, words[at], ink(MIST_300))
            canvas.put(after, 0, fitted(ends[at][0], side - 3 - len(words[at])), ink(MIST_100, bold=True))
            for line, (name, coin) in enumerate(ends[at][1], 2):
                canvas.put(x, line, fitted(name, side - 6), ink(MIST_200))
                canvas.put(x + side - 2 - len(coin), line, coin, ink(GOLD))
            canvas.put(x, canvas.height - 1, fitted(feet[at], side - 1), ink(MIST_300))
        arrow = ink(OFF if last else BRASS, bold=True)
        for x in (sides[0], canvas.width - sides[1] - ARROW):
            canvas.put(x, canvas.height // 2 - 1, centred(LEFTWARDS, ARROW), arrow)

    def _paint_side_lines(self, canvas: Canvas, view: MerchantView, seat: int) -> None:
        ends = self._ends(view, seat)
        last = self.content_size.height - 1
        for at, who in enumerate(neighbours(view, seat)):
            y, word = ((0, "to"), (last, "from"))[at]
            head, orders = ends[at]
            x = canvas.put(0, y, f"{LEFTWARDS} {word} ", ink(BRASS, bold=True))
            if view.seats > 1:
                x = canvas.put(x, y, f"{seat_shape(who)} ", ink(seat_colour(who)))
            x = canvas.put(x, y, f"{fitted(head, 15)}{':' * bool(orders)} ", ink(MIST_200, bold=True))
            words = " · ".join(f"{name} {coin}".strip() for name, coin in orders)
            canvas.put(x, y, fitted(words, canvas.width - x), ink(MIST_300))
