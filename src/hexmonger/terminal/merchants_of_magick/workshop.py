"""The rail beside the sheet: adventurer, masteries, potions, extra dice and claimed orders."""

from rich.style import Style

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE, MASTERIES
from hexmonger.games.merchants_of_magick.sheet import COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name, orders_of, potions_in_words
from hexmonger.look import (
    BRASS_2,
    CHECK,
    COIN,
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    MIST_100,
    MIST_200,
    MIST_300,
    OFF,
    PARCHMENT,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.belt import shortened
from hexmonger.terminal.merchants_of_magick.marks import (
    DOT_DONE,
    DOT_OPEN,
    DOT_PENCIL,
    FLASK,
    SHORT_COLUMNS,
    VIOLET_LIGHT,
)
from hexmonger.terminal.merchants_of_magick.needs import next_reward
from hexmonger.terminal.merchants_of_magick.panel import Panel

Part = tuple[str, Style]
LONGEST_COUNT = len("10 potions ")


class Workshop(Panel):
    """All that a seat has beside its sheet."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.seat = 0

    def show(self, view: MerchantView, seat: int) -> None:
        """Show what a seat has."""
        self.view, self.seat = view, seat
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the adventurer, the masteries, potions and extra dice, and claimed orders."""
        if self.view is not None:
            self._paint(canvas, self.view)

    def _paint(self, canvas: Canvas, view: MerchantView) -> None:
        y = self._paint_adventurer(canvas, view) + 1
        for card in range(len(view.masteries)):
            y = self._paint_mastery(canvas, view, card, y) + 1
        y = self._paint_potions(canvas, view, y) + 1
        self._paint_claimed(canvas, view, y)

    def _paint_adventurer(self, canvas: Canvas, view: MerchantView) -> int:
        """Paint the adventurer's card on parchment; return the line after it."""
        hero, met = view.adventurers[self.seat], view.met[self.seat]
        rules = view.rules
        soft, dark = ink(INK_SOFT, PARCHMENT), ink(INK_TEXT, PARCHMENT, bold=True)
        for y in range(6):
            canvas.put(0, y, " " * canvas.width, dark)
        canvas.put(1, 0, ADVENTURERS[hero].name, dark)
        coins = f"{COIN}{rules.adventurer_coins[hero]} "
        canvas.put(canvas.width - len(coins), 0, coins, ink(GOLD_ON_PARCHMENT, PARCHMENT, bold=True))
        enchantment = ROWS[rules.enchantment_row[hero]].name
        canvas.put(1, 1, f"each {enchantment}", soft)
        for item, row in enumerate(rules.asked_rows[hero]):
            done = met >> item & 1
            canvas.put(1, 2 + item, CHECK if done else DOT_OPEN, dark)
            canvas.put(3, 2 + item, ROWS[row].name, dark if done else ink(INK_TEXT, PARCHMENT))
        reward = next_reward(view, self.seat)
        canvas.put(1, 5, fitted(f"next: {reward}" if reward else "all fitted out", canvas.width - 1), soft)
        return 6

    def _paint_mastery(self, canvas: Canvas, view: MerchantView, card: int, y: int) -> int:
        mastery = view.masteries[card]
        rules = view.rules
        coins = view.scored[2 * self.seat + card]
        canvas.put(0, y, MASTERIES[mastery].name, ink(BRASS_2, bold=True))
        column = SHORT_COLUMNS[COLUMNS.index(MASTERIES[mastery].column)].lower()
        canvas.put(canvas.width - len(column), y, column, ink(MIST_300))
        mask, needed = rules.mastery_column[mastery], rules.mastery_circles[mastery]
        inked = min(needed, (view.inked_marks[self.seat] & mask).bit_count())
        have = min(needed, (view.marks[self.seat] & mask).bit_count())
        dots = DOT_DONE * inked + DOT_PENCIL * (have - inked) + DOT_OPEN * (needed - have)
        canvas.put(0, y + 1, " ".join(dots), ink(MIST_100))
        words = f"{have} of {needed}"
        canvas.put(canvas.width - len(words), y + 1, words, ink(MIST_300))
        master, apprentice = rules.side_coins
        if coins != NOT_SCORED:
            words = f"{CHECK} scored {COIN}{coins}"
        elif view.side[card] == APPRENTICE:
            words = f"{COIN}{apprentice}"
        else:
            words = f"{COIN}{master}, then {COIN}{apprentice}"
        canvas.put(0, y + 2, words, ink(GOLD))
        return y + 3

    def _paint_potions(self, canvas: Canvas, view: MerchantView, y: int) -> int:
        potions = view.potions[self.seat]
        canvas.put(0, y, potions_in_words(potions), ink(MIST_100, bold=True))
        # As many flasks as potions, or none: fewer would be counted wrong.
        flasks = FLASK * potions if potions <= canvas.width - LONGEST_COUNT else ""
        canvas.put(canvas.width - len(flasks), y, flasks, ink(VIOLET_LIGHT))
        canvas.put(0, y + 1, "Extra dice", ink(MIST_200))
        parts: list[Part] = []
        used = view.extra[self.seat]
        for slot, cost in enumerate(view.rules.slot_costs):
            if slot < used:
                parts.append((f"{CHECK}  ", ink(OFF)))
            else:
                style = ink(VIOLET_LIGHT if cost else MIST_100, bold=slot == used)
                parts.append((f"{FLASK}{cost} " if cost else f"{DOT_OPEN}  ", style))
        canvas.put_all(0, y + 2, parts)
        return y + 3

    def _paint_claimed(self, canvas: Canvas, view: MerchantView, y: int) -> None:
        orders = orders_of(view, self.seat)
        canvas.put(0, y, f"Claimed orders: {len(orders)}", ink(MIST_200))
        room = canvas.height - y - 1
        shown = orders if len(orders) <= room else orders[len(orders) - room + 1 :]
        for line, card in enumerate(reversed(shown), 1):
            coins = f"{COIN}{view.rules.order_coins[view.kind_of[card]]}"
            canvas.put(0, y + line, shortened(order_name(view, card), canvas.width - 4), ink(MIST_100))
            canvas.put(canvas.width - len(coins), y + line, coins, ink(GOLD))
        if len(shown) < len(orders):
            canvas.put(0, y + room, f"and {len(orders) - len(shown)} more", ink(MIST_300))
