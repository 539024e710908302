"""The live score: coins by where they come from, and what the mark that is looked at would add."""

from typing import Final

from hexmonger.look import BRASS, CHECK, COIN, GOLD, MIST_100, MIST_200, MIST_300, VIOLET_LIGHT, signed
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.area import Panel
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK, abbreviated

WIDE: Final = 16
GAINS: Final = 5


class Tally(Panel):
    """The score of a seat; in a narrow place also what the rail would show beside it."""

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint the parts, the total, and in a narrow place the workshop in short."""
        later = desk.then or desk
        wide = canvas.width >= WIDE
        for y, ((name, coins), (_, new)) in enumerate(zip(desk.score(), later.score(), strict=True)):
            self._paint_part(canvas, y, name, coins, new, wide)
        total = len(desk.score())
        if wide:
            canvas.put(0, total, "─" * canvas.width, ink(BRASS))
            total += 1
        coins, new = desk.figures["coins"], later.figures["coins"]
        self._paint_part(canvas, total, "Total", coins, new, wide, True)
        if not wide:
            self._paint_workshop(canvas, desk, total + 2)

    def _paint_part(
        self, canvas: Canvas, y: int, name: str, coins: int, new: int, wide: bool, total: bool = False
    ) -> None:
        """Paint a part with what it is, and would be: beside it, or where there is no room in its place."""
        right = canvas.width - GAINS if wide else canvas.width
        gain = new - coins
        shown = str(coins if wide else new)
        canvas.put(0, y, abbreviated(name, right - 3), ink(MIST_100 if total else MIST_200, bold=total))
        lit = total or (gain and not wide)
        canvas.put(right - len(shown), y, shown, ink(GOLD if lit else MIST_100, bold=True))
        if wide and gain:
            canvas.put(right, y, signed(gain).rjust(GAINS), ink(GOLD, bold=True))

    def _paint_workshop(self, canvas: Canvas, desk: Desk, y: int) -> None:
        """Paint potions, extra dice, masteries and the adventurer's items, a line each."""
        canvas.put(0, y, f"{FLASK} {desk.figures['potions']}", ink(VIOLET_LIGHT, bold=True))
        canvas.put(0, y + 1, "Extra dice", ink(MIST_300))
        used, costs = desk.figures["extra_dice"], desk.book.extra_dice
        left = "".join(str(cost or DOT_OPEN) for cost in costs[used:])
        canvas.put(0, y + 2, f"{CHECK * used}{left}", ink(VIOLET_LIGHT))
        lines: list[tuple[str, str]] = []
        for progress in desk.masteries():
            mastery = progress.mastery
            have = f"{min(progress.marked, mastery.circles)}/{mastery.circles}"
            scored = have if progress.scored is None else f"{CHECK} {COIN}{progress.scored}"
            lines.append((desk.book.columns[mastery.column].capitalize(), scored))
        has = "".join(CHECK if row in desk.fitted_out else DOT_OPEN for row in desk.adventurer.items.values())
        for line, (name, words) in enumerate([*lines, (desk.adventurer.name, has)], y + 4):
            x = canvas.width - len(words)
            canvas.put(0, line, abbreviated(name, x), ink(MIST_300))
            canvas.put(x, line, words, ink(GOLD))
