"""What is still needed: by an order, an adventurer, a mastery; and how somebody at the table stands."""

from hexmonger.kernel.drawn import EMPTY
from hexmonger.look import CHECK, COIN
from hexmonger.terminal.merchants_of_magick.book import Row
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK, counted
from hexmonger.terminal.preview_panel import Outcome


def needs_of(desk: Desk, place: int) -> list[Outcome]:
    """Return an order's rows, each with the circles that are still open."""
    cell = desk.line[place]
    if cell.face == EMPTY:
        return [Outcome(DOT_OPEN, "This place is empty.")]
    if cell.face != "open":
        return [Outcome(DOT_OPEN, "It is turned up in the customer phase.")]
    order = desk.book.orders[cell.thing]
    head = Outcome(COIN, f"{order.name}: {counted(order.coins, 'coin')}.")
    return [head, *(_row_of(desk, row) for row in order.rows)]


def _row_of(desk: Desk, row: Row) -> Outcome:
    """Return a row with the circles that are still open."""
    missing = [desk.book.circles[circle] for circle in desk.missing(row)]
    if not missing:
        return Outcome(CHECK, f"{row.name} is complete.")
    circles = ", ".join(f"{desk.book.columns[circle.column]} {circle.number}" for circle in missing)
    return Outcome(DOT_OPEN, f"{row.name}: {circles}.")


def next_reward(desk: Desk) -> str:
    """Return what the adventurer's next item brings; empty after the third (MoM-17)."""
    potions = counted(desk.book.numbers["first_item"], "potion")
    rewards = (potions, "free mark", f"free mark, {COIN}{desk.adventurer.coins}", "")
    return rewards[len(desk.fitted_out)]


def adventurer_of(desk: Desk) -> list[Outcome]:
    """Return what the adventurer has and asks for, and what the next item brings (MoM-17)."""
    lines = [_row_of(desk, desk.adventurer.enchantment)]
    for row in desk.adventurer.items.values():
        has = row in desk.fitted_out
        lines.append(Outcome(CHECK, f"{row.name}: fitted out.") if has else _row_of(desk, row))
    reward = next_reward(desk)
    coins = counted(desk.adventurer.coins, "coin")
    words = f"Next: {reward}. All three bring {coins}." if reward else f"All fitted out: {coins}."
    return [*lines, Outcome(COIN, words)]


def masteries_of(desk: Desk) -> list[Outcome]:
    """Return how close a seat is to each mastery, and what it brings (MoM-18)."""
    lines: list[Outcome] = []
    for progress in desk.masteries():
        mastery = progress.mastery
        if progress.scored is not None:
            lines.append(Outcome(CHECK, f"{mastery.name}: scored {counted(progress.scored, 'coin')}."))
            continue
        circles = f"{progress.marked} of {mastery.circles} circles in {desk.book.columns[mastery.column]}"
        lines.append(Outcome(DOT_OPEN, f"{mastery.name}: {circles}, for {counted(progress.brings, 'coin')}."))
    return lines


def dice_of(desk: Desk) -> list[Outcome]:
    """Return the potions in hand and the extra dice that are left (MoM-14)."""
    left = desk.book.extra_dice[desk.figures["extra_dice"] :]
    words = ", ".join(counted(cost, "potion") if cost else "free" for cost in left)
    return [
        Outcome(FLASK, f"{counted(desk.figures['potions'], 'potion')}."),
        Outcome(DOT_OPEN, f"Extra dice left: {words}." if left else "All extra dice are used."),
    ]


def standing_of(desk: Desk) -> list[Outcome]:
    """Return how a seat stands, as far as the one who looks may know."""
    figures = desk.figures
    has = f"{counted(figures['coins'], 'coin')}, {counted(figures['potions'], 'potion')}"
    done = desk.has_committed
    return [
        Outcome(COIN, f"{desk.name}: {has}, {counted(figures['fulfilled'], 'order')} fulfilled."),
        Outcome(CHECK if done else DOT_OPEN, "Has committed." if done else "Is crafting."),
        Outcome("▸", "Enter: the sheet.", is_quiet=True),
    ]
