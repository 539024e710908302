"""What is still needed: by an order, an adventurer, a mastery; and how somebody at the table stands."""

from hexmonger.kernel.drawn import EMPTY
from hexmonger.kernel.messages import message, plain, player
from hexmonger.look import CHECK, COIN
from hexmonger.terminal.merchants_of_magick.book import Row
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK
from hexmonger.terminal.preview_panel import Outcome


def needs_of(desk: Desk, place: int) -> list[Outcome]:
    """Return an order's rows, each with the circles that are still open."""
    cell = desk.line[place]
    if cell.face == EMPTY:
        return [Outcome(DOT_OPEN, desk.say(plain("table-place-empty")))]
    if cell.face != "open":
        return [Outcome(DOT_OPEN, desk.say(plain("table-order-hidden")))]
    order = desk.book.orders[cell.thing]
    said = message("table-order-worth", order=order.thing, coins=order.coins)
    return [Outcome(COIN, desk.say(said)), *(_row_of(desk, row) for row in order.rows)]


def _row_of(desk: Desk, row: Row) -> Outcome:
    """Return a row with the circles that are still open."""
    missing = [desk.book.circles[circle] for circle in desk.missing(row)]
    if not missing:
        return Outcome(CHECK, desk.say(message("table-row-complete", row=row.thing)))
    circles = [
        desk.say(message("table-circle", column=desk.book.columns[circle.column], number=circle.number))
        for circle in missing
    ]
    said = message("table-row-needs", row=row.thing, circles=desk.book.words.joined(circles))
    return Outcome(DOT_OPEN, desk.say(said))


def _next_reward(desk: Desk) -> str:
    """Return what the adventurer's next item brings; empty after the third (MoM-17)."""
    items, potions, coins = len(desk.fitted_out), desk.book.numbers["first_item"], desk.adventurer.coins
    if items == len(desk.adventurer.items):
        return ""
    return desk.say(message("table-reward", items=items, potions=potions, coins=coins))


def next_item(desk: Desk) -> str:
    """Return in a few words what the adventurer's next item brings, or that there is none (MoM-17)."""
    reward = _next_reward(desk)
    return desk.say(message("table-next-item", reward=reward) if reward else plain("table-no-next-item"))


def adventurer_of(desk: Desk) -> list[Outcome]:
    """Return what the adventurer has and asks for, and what the next item brings (MoM-17)."""
    lines = [_row_of(desk, desk.adventurer.enchantment)]
    for row in desk.adventurer.items.values():
        if row in desk.fitted_out:
            lines.append(Outcome(CHECK, desk.say(message("table-fitted-out", row=row.thing))))
        else:
            lines.append(_row_of(desk, row))
    reward, coins = _next_reward(desk), desk.adventurer.coins
    said = message("table-adventurer-done", coins=coins)
    if reward:
        said = message("table-adventurer-next", reward=reward, coins=coins)
    return [*lines, Outcome(COIN, desk.say(said))]


def masteries_of(desk: Desk) -> list[Outcome]:
    """Return how close a seat is to each mastery, and what it brings (MoM-18)."""
    lines: list[Outcome] = []
    for progress in desk.masteries():
        mastery = progress.mastery
        if progress.scored is not None:
            said = message("table-mastery-scored", mastery=mastery.thing, coins=progress.scored)
            lines.append(Outcome(CHECK, desk.say(said)))
            continue
        said = message(
            "table-mastery-needs",
            mastery=mastery.thing,
            marked=progress.marked,
            circles=mastery.circles,
            column=desk.book.columns[mastery.column],
            coins=progress.brings,
        )
        lines.append(Outcome(DOT_OPEN, desk.say(said)))
    return lines


def dice_of(desk: Desk) -> list[Outcome]:
    """Return the potions in hand and the extra dice that are left (MoM-14)."""
    left = desk.book.extra_dice[desk.figures["extra_dice"] :]
    prices = desk.book.words.joined([desk.say(message("table-price", potions=cost)) for cost in left])
    return [
        Outcome(FLASK, desk.say(message("table-potions", potions=desk.figures["potions"]))),
        Outcome(DOT_OPEN, desk.say(message("table-extra-dice", dice=len(left), prices=prices))),
    ]


def standing_of(desk: Desk) -> list[Outcome]:
    """Return how a seat stands, as far as the one who looks may know."""
    figures, done = desk.figures, desk.has_committed
    said = message(
        "table-standing",
        seat=player(desk.seat),
        coins=figures["coins"],
        potions=figures["potions"],
        orders=figures["fulfilled"],
    )
    does = plain("table-has-committed") if done else plain("table-is-crafting")
    return [
        Outcome(COIN, desk.say(said)),
        Outcome(CHECK if done else DOT_OPEN, desk.say(does)),
        Outcome("▸", desk.say(plain("table-enter-sheet")), is_quiet=True),
    ]
