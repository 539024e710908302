"""The live score: coins by where they come from, and what the mark that is looked at would add."""

from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.sheet import COLUMNS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.look import BRASS, CHECK, COIN, GOLD, MIST_100, MIST_200, MIST_300, signed
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.marks import (
    DOT_OPEN,
    FLASK,
    SHORT_COLUMNS,
    VIOLET_LIGHT,
)
from hexmonger.terminal.merchants_of_magick.panel import Panel

WIDE: Final = 16
SHORT_PARTS: Final = {"Masteries": "Mastery", "Barbarian": "Barbar.", "Bounty Hunter": "Hunter"}


def score_lines(view: MerchantView, seat: int) -> list[tuple[str, int]]:
    """Return the parts of a score with their names, the adventurer's by its own."""
    hero = ADVENTURERS[view.adventurers[seat]].name
    parts = score(view, seat).parts()
    return [(hero if name == "adventurer" else name.capitalize(), coins) for name, coins in parts.items()]


class Tally(Panel):
    """The score of a seat; in a narrow place also what the rail would show beside it."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.then: MerchantView | None = None
        self.seat = 0

    def show(self, view: MerchantView, seat: int, then: MerchantView | None = None) -> None:
        """Show a seat's score, and what it would be after a mark."""
        self.view, self.seat, self.then = view, seat, then
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the parts, the total, and in a narrow place the workshop in short."""
        if self.view is not None:
            self._paint(canvas, self.view)

    def _paint(self, canvas: Canvas, view: MerchantView) -> None:
        seat = self.seat
        lines = score_lines(view, seat)
        later = [coins for _, coins in score_lines(self.then, seat)] if self.then else [c for _, c in lines]
        wide = canvas.width >= WIDE
        gains_at = canvas.width - 5
        for y, ((name, coins), new) in enumerate(zip(lines, later, strict=True)):
            gain = new - coins
            right = gains_at if wide else canvas.width
            shown_name = name if len(name) <= right - 3 else SHORT_PARTS.get(name, name)
            canvas.put(0, y, fitted(shown_name, right - 3), ink(MIST_200))
            shown = coins if wide or not gain else new
            lit = bool(gain) and not wide
            canvas.put(right - 3, y, str(shown).rjust(3), ink(GOLD if lit else MIST_100, bold=True))
            if wide and gain:
                canvas.put(gains_at, y, signed(gain).rjust(5), ink(GOLD, bold=True))
        self._paint_total(canvas, len(lines), sum(c for _, c in lines), sum(later), wide)
        if not wide:
            self._paint_workshop(canvas, view, seat, len(lines) + 2)

    def _paint_total(self, canvas: Canvas, y: int, coins: int, new: int, wide: bool) -> None:
        if wide:
            canvas.put(0, y, "─" * canvas.width, ink(BRASS))
            y += 1
        right = canvas.width - 5 if wide else canvas.width
        canvas.put(0, y, "Total", ink(MIST_100, bold=True))
        canvas.put(right - 4, y, str(coins if wide else new).rjust(4), ink(GOLD, bold=True))
        if wide and new != coins:
            canvas.put(right, y, signed(new - coins).rjust(5), ink(GOLD, bold=True))

    def _paint_workshop(self, canvas: Canvas, view: MerchantView, seat: int, y: int) -> None:
        """Paint potions, extra dice, masteries and the adventurer's items, a line each."""
        canvas.put(0, y, f"{FLASK} {view.potions[seat]}", ink(VIOLET_LIGHT, bold=True))
        canvas.put(0, y + 1, "Extra dice", ink(MIST_300))
        canvas.put(0, y + 2, slots_in_short(view, seat), ink(VIOLET_LIGHT))
        for card, mastery in enumerate(view.masteries):
            coins = view.scored[2 * seat + card]
            have = (view.marks[seat] & view.rules.mastery_column[mastery]).bit_count()
            needed = view.rules.mastery_circles[mastery]
            scored = f"{CHECK} {COIN}{coins}" if coins != NOT_SCORED else f"{min(have, needed)}/{needed}"
            canvas.put(
                0, y + 4 + card, SHORT_COLUMNS[COLUMNS.index(MASTERIES[mastery].column)], ink(MIST_300)
            )
            canvas.put(canvas.width - len(scored), y + 4 + card, scored, ink(GOLD))
        met = view.met[seat]
        fits = "".join(CHECK if met >> item & 1 else DOT_OPEN for item in range(3))
        hero = ADVENTURERS[view.adventurers[seat]].name
        canvas.put(0, y + 6, SHORT_PARTS.get(hero, hero), ink(MIST_300))
        canvas.put(canvas.width - 3, y + 6, fits, ink(GOLD))


def slots_in_short(view: MerchantView, seat: int) -> str:
    """Return the six extra dice, a character each: used, free, or what it costs."""
    used = view.extra[seat]
    costs = enumerate(view.rules.slot_costs)
    return "".join(CHECK if slot < used else str(cost) if cost else DOT_OPEN for slot, cost in costs)
