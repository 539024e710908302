"""The rail beside the sheet: adventurer, masteries, potions, extra dice and claimed orders."""

from rich.style import Style

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
    VIOLET_LIGHT,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.area import Panel
from hexmonger.terminal.merchants_of_magick.desk import Desk, Progress
from hexmonger.terminal.merchants_of_magick.marks import (
    DOT_DONE,
    DOT_OPEN,
    DOT_PENCIL,
    FLASK,
    abbreviated,
    counted,
)
from hexmonger.terminal.merchants_of_magick.needs import next_item

Part = tuple[str, Style]
LONGEST_COUNT = len("10 potions ")


class Workshop(Panel):
    """All that a seat has beside its sheet."""

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint the adventurer, the masteries, potions and extra dice, and claimed orders."""
        y = self._paint_adventurer(canvas, desk) + 1
        for progress in desk.masteries():
            y = self._paint_mastery(canvas, desk, progress, y) + 1
        y = self._paint_potions(canvas, desk, y) + 1
        self._paint_claimed(canvas, desk, y)

    def _paint_adventurer(self, canvas: Canvas, desk: Desk) -> int:
        """Paint the adventurer's card on parchment; return the line after it."""
        hero = desk.adventurer
        soft, dark = ink(INK_SOFT, PARCHMENT), ink(INK_TEXT, PARCHMENT, bold=True)
        for y in range(6):
            canvas.put(0, y, " " * canvas.width, dark)
        canvas.put(1, 0, hero.name, dark)
        coins = f"{COIN}{hero.coins} "
        canvas.put(canvas.width - len(coins), 0, coins, ink(GOLD_ON_PARCHMENT, PARCHMENT, bold=True))
        canvas.put(1, 1, f"each {hero.enchantment.name}", soft)
        for line, row in enumerate(hero.items.values(), 2):
            done = row in desk.fitted_out
            canvas.put(1, line, CHECK if done else DOT_OPEN, dark)
            canvas.put(3, line, row.name, dark if done else ink(INK_TEXT, PARCHMENT))
        canvas.put(1, 5, fitted(next_item(desk), canvas.width - 1), soft)
        return 6

    def _paint_mastery(self, canvas: Canvas, desk: Desk, progress: Progress, y: int) -> int:
        mastery = progress.mastery
        canvas.put(0, y, mastery.name, ink(BRASS_2, bold=True))
        column = abbreviated(desk.book.columns[mastery.column], canvas.width - len(mastery.name) - 1)
        canvas.put(canvas.width - len(column), y, column, ink(MIST_300))
        needed = mastery.circles
        inked, have = min(needed, progress.inked), min(needed, progress.marked)
        dots = DOT_DONE * inked + DOT_PENCIL * (have - inked) + DOT_OPEN * (needed - have)
        canvas.put(0, y + 1, " ".join(dots), ink(MIST_100))
        words = f"{have} of {needed}"
        canvas.put(canvas.width - len(words), y + 1, words, ink(MIST_300))
        words = f"{COIN}{progress.brings}"
        if progress.scored is not None:
            words = f"{CHECK} scored {COIN}{progress.scored}"
        elif not progress.is_turned:
            words += f", then {COIN}{desk.book.numbers['apprentice']}"
        elif progress.is_changed:
            words += ", turned now"
        canvas.put(0, y + 2, words, ink(GOLD))
        return y + 3

    def _paint_potions(self, canvas: Canvas, desk: Desk, y: int) -> int:
        potions = desk.figures["potions"]
        canvas.put(0, y, counted(potions, "potion"), ink(MIST_100, bold=True))
        # As many flasks as potions, or none: fewer would be counted wrong.
        flasks = FLASK * potions if potions <= canvas.width - LONGEST_COUNT else ""
        canvas.put(canvas.width - len(flasks), y, flasks, ink(VIOLET_LIGHT))
        canvas.put(0, y + 1, "Extra dice", ink(MIST_200))
        parts: list[Part] = []
        used = desk.figures["extra_dice"]
        for slot, cost in enumerate(desk.book.extra_dice):
            if slot < used:
                parts.append((f"{CHECK}  ", ink(OFF)))
            else:
                style = ink(VIOLET_LIGHT if cost else MIST_100, bold=slot == used)
                parts.append((f"{FLASK}{cost} " if cost else f"{DOT_OPEN}  ", style))
        canvas.put_all(0, y + 2, parts)
        return y + 3

    def _paint_claimed(self, canvas: Canvas, desk: Desk, y: int) -> None:
        orders = desk.claimed
        canvas.put(0, y, f"Claimed orders: {len(orders)}", ink(MIST_200))
        room = canvas.height - y - 1
        shown = orders if len(orders) <= room else orders[: room - 1]
        for line, order in enumerate(shown, y + 1):
            coins = f"{COIN}{order.coins}"
            canvas.put(0, line, order.fitted(canvas.width - 4), ink(MIST_100))
            canvas.put(canvas.width - len(coins), line, coins, ink(GOLD))
        if len(shown) < len(orders):
            canvas.put(0, y + room, f"and {len(orders) - len(shown)} more", ink(MIST_300))
