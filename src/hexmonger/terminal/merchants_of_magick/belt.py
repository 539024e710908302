"""The belt of orders: left neighbour, you, right neighbour; one place to the left after every round."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from textual.geometry import Region

from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.sheet import PREFIX, ROWS, SUFFIX
from hexmonger.games.merchants_of_magick.state import HOLE
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name
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
OF_THE: Final = "of the "
PREFIX_MARKS: Final = {row.name: row.mark for row in ROWS if row.kind == PREFIX}
SUFFIX_MARKS: Final = {row.name.removeprefix(OF_THE): row.mark for row in ROWS if row.kind == SUFFIX}
MARKS: Final = {**PREFIX_MARKS, **SUFFIX_MARKS}

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


def shortened(name: str, room: int) -> str:
    """Return an order's name in as much of a line as there is.

    >>> [shortened("Divine Ring of the Elves", room) for room in (30, 20, 15, 11)]
    ['Divine Ring of the Elves', 'Divine Ring Elves', 'Di Ring Elves', 'Di Ring El']
    """
    if len(name) > room:
        name = name.replace(OF_THE, "")
    for long, mark in MARKS.items():
        if len(name) > room:
            name = name.replace(long, mark)
    return fitted(name, room)


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

    def _stands(self, view: MerchantView, seat: int, row: int) -> str:
        """Return how a row of an order stands: complete, completed by the mark looked at, or open."""
        mask = view.rules.row_mask[row]
        if view.marks[seat] & mask == mask:
            return CHECK
        return "+" if self.then is not None and self.then.marks[seat] & mask == mask else DOT_OPEN

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
            canvas.fill(region, ink(MIST_300, BASE_BACK))
            canvas.put(x, 2, centred("" if card == HOLE else FACE_DOWN, width), ink(MIST_200, BASE_BACK))
            return
        said = self._word(view, seat, place)
        edge = ink(LIT_RING if said else INK_SOFT, ground, bold=True)
        if looked_at:
            canvas.put(region.x, 0, "▶", edge)
        coin = f"{COIN}{view.rules.order_coins[view.kind_of[card]]}"
        # The coin takes the end of the first line.
        lines = wrap(order_name(view, card), width, initial_indent=" " * (len(coin) + 1))
        for line, words in enumerate(lines[:3]):
            canvas.put(x, line, words.lstrip(), ink(INK_TEXT, ground, bold=True))
        canvas.put(region.right - len(coin) - 1, 0, coin, ink(GOLD_ON_PARCHMENT, ground, bold=True))
        if said:
            canvas.put(x, region.height - 1, said, edge)
        else:
            self._paint_rows(canvas, view, seat, card, region, ground)

    def _paint_rows(
        self, canvas: Canvas, view: MerchantView, seat: int, card: int, region: Region, ground: str
    ) -> None:
        """Paint the rows of an order at the foot of its card, each with the circles that are still open."""
        rows = rows_of(view, card)
        marks = self.then.marks[seat] if self.then is not None else view.marks[seat]
        for line, row in enumerate(rows, region.height - len(rows)):
            stands = self._stands(view, seat, row)
            missing = bits_in(view.rules.row_mask[row] & ~marks)
            circles = "".join(f"({view.rules.number_of[circle]})" for circle in missing)
            name = ROWS[row].name.removeprefix(OF_THE)
            if len(name) + len(circles) + 3 > region.width - 2:
                name = ROWS[row].mark
            words = f"{stands} {name}" + (f" {circles}" if circles else "")
            done = stands != DOT_OPEN
            colour = INK_TEXT if stands == CHECK else LIT_RING if done else INK_SOFT
            canvas.put(region.x + 1, line, words, ink(colour, ground, bold=done))

    def _paint_line(self, canvas: Canvas, view: MerchantView, seat: int, place: int, region: Region) -> None:
        card = view.line[seat][place]
        looked_at = self.looked_at == place
        x = canvas.put(region.x, region.y, "▶" if looked_at else " ", ink(LANTERN_2, bold=True))
        if card < 0 or view.down[seat] >> place & 1:
            canvas.put(x, region.y, "–" if card == HOLE else FACE_DOWN, ink(OFF))
            return
        said = self._word(view, seat, place)
        end = f"{COIN}{view.rules.order_coins[view.kind_of[card]]}"
        words = [(self._stands(view, seat, row), ROWS[row].name) for row in rows_of(view, card)]
        room = region.right - x - len(end) - len(said) - 1
        if sum(len(name) + 2 for _, name in words) > room:
            words = [(stands, name.removeprefix(OF_THE)) for stands, name in words]
        if sum(len(name) + 2 for _, name in words) > room:
            said = said[:1] if said.startswith(CHECK) else "!" * bool(said)
        for stands, name in words:
            done = stands != DOT_OPEN
            colour = LANTERN_2 if said or stands == "+" else MIST_100 if done else MIST_300
            x = canvas.put(x, region.y, f"{stands}{name} ", ink(colour, bold=done))
        x = canvas.put(x, region.y, f"{end} ", ink(GOLD))
        canvas.put(x, region.y, said, ink(LANTERN_2, bold=True))

    def _ends(self, view: MerchantView, seat: int) -> list[tuple[str, Sequence[int], int]]:
        """Return what stands at either end of your line: a heading, orders, and which lie face down."""
        if view.seats == 1:
            return [("the discard", (), 0), ("those waiting", view.waiting, 0)]
        left, right = neighbours(view, seat)
        # With two players both neighbours are one; its orders are shown once.
        orders = view.line[left] if left != right else ()
        return [
            (self.names[left], orders, view.down[left]),
            (self.names[right], view.line[right], view.down[right]),
        ]

    def _named(self, view: MerchantView, cards: Sequence[int], down: int, in_short: bool = False) -> Named:
        """Return the orders of a line, each with its coins; in short they go by their marks."""
        named: Named = []
        for place, card in enumerate(cards):
            if card == HOLE:
                named.append(("–", ""))
            elif card < 0 or down >> place & 1:
                named.append((FACE_DOWN, ""))
            else:
                order = view.rules.orders[view.kind_of[card]]
                coins = view.rules.order_coins[view.kind_of[card]]
                named.append((order.mark if in_short else order.name, f"{COIN}{coins}"))
        return named

    def _paint_sides(self, canvas: Canvas, view: MerchantView, seat: int) -> None:
        sides = self._sides(view)
        last = view.round >= view.rules.rounds
        starts = (1, canvas.width - sides[1] + 1)
        words = ("left", "right")
        feet = ("The belt stands still.", "") if last else ("gets your first", "the first comes")
        ends = zip(neighbours(view, seat), self._ends(view, seat), strict=True)
        for at, (who, (head, cards, down)) in enumerate(ends):
            x, side = starts[at], sides[at]
            after = x
            if view.seats > 1:
                after = canvas.put(x, 0, f"{seat_shape(who)} ", ink(seat_colour(who)))
                canvas.put(x + side - 2 - len(words[at]), 0, words[at], ink(MIST_300))
            canvas.put(after, 0, fitted(head, side - 3 - len(words[at])), ink(MIST_100, bold=True))
            named = self._named(view, cards, down)
            # Four orders need every line but the first and the last.
            top = 2 if len(named) + 3 <= canvas.height else 1
            for line, (name, coin) in enumerate(named, top):
                canvas.put(x, line, shortened(name, side - 6), ink(MIST_200))
                canvas.put(x + side - 2 - len(coin), line, coin, ink(GOLD))
            canvas.put(x, canvas.height - 1, fitted(feet[at], side - 1), ink(MIST_300))
        arrow = ink(OFF if last else BRASS, bold=True)
        for x in (sides[0], canvas.width - sides[1] - ARROW):
            canvas.put(x, canvas.height // 2 - 1, centred(LEFTWARDS, ARROW), arrow)

    def _paint_side_lines(self, canvas: Canvas, view: MerchantView, seat: int) -> None:
        last = self.content_size.height - 1
        ends = zip(neighbours(view, seat), self._ends(view, seat), strict=True)
        for at, (who, (head, cards, down)) in enumerate(ends):
            y, word = ((0, "to"), (last, "from"))[at]
            x = canvas.put(0, y, f"{LEFTWARDS} {word} ", ink(BRASS, bold=True))
            if view.seats > 1:
                x = canvas.put(x, y, f"{seat_shape(who)} ", ink(seat_colour(who)))
            x = canvas.put(x, y, f"{fitted(head, 15)}{':' * bool(cards)} ", ink(MIST_200, bold=True))
            canvas.put(x, y, self._in_a_line(view, cards, down, canvas.width - x), ink(MIST_300))

    def _in_a_line(self, view: MerchantView, cards: Sequence[int], down: int, room: int) -> str:
        """Return the orders of a line one after the other, by their marks where names don't fit."""
        full, short = (
            " · ".join(f"{name} {coin}".strip() for name, coin in self._named(view, cards, down, in_short))
            for in_short in (False, True)
        )
        shorter = full.replace(OF_THE, "")
        shortest = shorter
        for prefix, mark in PREFIX_MARKS.items():
            shortest = shortest.replace(f"{prefix} ", f"{mark} ")
        fits = (words for words in (full, shorter, shortest) if len(words) <= room)
        return next(fits, fitted(short, room))
