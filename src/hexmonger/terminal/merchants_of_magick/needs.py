"""What is still needed: by an order, an adventurer, a mastery; and how somebody at the table stands."""

from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.scoring import orders_fulfilled, score
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import CRAFTING, HOLE, NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import coins_in_words, order_name, potions_in_words
from hexmonger.look import CHECK, COIN
from hexmonger.terminal.merchants_of_magick.belt import rows_of
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK
from hexmonger.terminal.preview_panel import Outcome


def needs_of(view: MerchantView, seat: int, place: int) -> list[Outcome]:
    """Return an order's rows, each with the circles that are still open."""
    card = view.line[seat][place]
    if card < 0 or view.down[seat] >> place & 1:
        words = "This place is empty." if card == HOLE else "It is turned up in the customer phase."
        return [Outcome(DOT_OPEN, words)]
    coins = coins_in_words(view.rules.order_coins[view.kind_of[card]])
    lines = [Outcome(COIN, f"{order_name(view, card)}: {coins}.")]
    return [*lines, *(_row_of(view, seat, row) for row in rows_of(view, card))]


def _row_of(view: MerchantView, seat: int, row: int) -> Outcome:
    """Return a row with the circles that are still open."""
    missing = view.rules.row_mask[row] & ~view.marks[seat]
    if not missing:
        return Outcome(CHECK, f"{ROWS[row].name} is complete.")
    circles = ", ".join(
        f"{COLUMNS[CIRCLES[circle][1]]} {view.rules.number_of[circle]}" for circle in bits_in(missing)
    )
    return Outcome(DOT_OPEN, f"{ROWS[row].name}: {circles}.")


def next_reward(view: MerchantView, seat: int) -> str:
    """Return what the adventurer's next item brings; empty after the third (MoM-17)."""
    coins = view.rules.adventurer_coins[view.adventurers[seat]]
    rewards = (potions_in_words(view.rules.first_item), "free mark", f"free mark, {COIN}{coins}", "")
    return rewards[view.met[seat].bit_count()]


def adventurer_of(view: MerchantView, seat: int) -> list[Outcome]:
    """Return what the adventurer has and asks for, and what the next item brings (MoM-17)."""
    hero = view.adventurers[seat]
    lines = [_row_of(view, seat, view.rules.enchantment_row[hero])]
    for item, row in enumerate(view.rules.asked_rows[hero]):
        if view.met[seat] >> item & 1:
            lines.append(Outcome(CHECK, f"{ROWS[row].name}: fitted out."))
        else:
            lines.append(_row_of(view, seat, row))
    reward = next_reward(view, seat)
    coins = coins_in_words(view.rules.adventurer_coins[hero])
    words = f"Next: {reward}. All three bring {coins}." if reward else f"All fitted out: {coins}."
    return [*lines, Outcome(COIN, words)]


def masteries_of(view: MerchantView, seat: int) -> list[Outcome]:
    """Return how close a seat is to each mastery, and what it brings (MoM-18)."""
    lines: list[Outcome] = []
    for card, mastery in enumerate(view.masteries):
        name, column = MASTERIES[mastery].name, MASTERIES[mastery].column
        scored = view.scored[2 * seat + card]
        if scored != NOT_SCORED:
            lines.append(Outcome(CHECK, f"{name}: scored {coins_in_words(scored)}."))
            continue
        have = (view.marks[seat] & view.rules.mastery_column[mastery]).bit_count()
        coins = coins_in_words(view.rules.side_coins[view.side[card]])
        needed = view.rules.mastery_circles[mastery]
        lines.append(Outcome(DOT_OPEN, f"{name}: {have} of {needed} circles in {column}, for {coins}."))
    return lines


def dice_of(view: MerchantView, seat: int) -> list[Outcome]:
    """Return the potions in hand and the extra dice that are left (MoM-14)."""
    left = view.rules.slot_costs[view.extra[seat] :]
    words = ", ".join(potions_in_words(cost) if cost else "free" for cost in left)
    return [
        Outcome(FLASK, f"{potions_in_words(view.potions[seat])}."),
        Outcome(DOT_OPEN, f"Extra dice left: {words}." if left else "All extra dice are used."),
    ]


def standing_of(view: MerchantView, seat: int, name: str) -> list[Outcome]:
    """Return how a seat stands, as far as the one who looks may know."""
    has = f"{coins_in_words(score(view, seat).coins)}, {potions_in_words(view.potions[seat])}"
    orders = orders_fulfilled(view, seat)
    done = view.phase == CRAFTING and seat not in view.asked
    return [
        Outcome(COIN, f"{name}: {has}, {orders} order{'s' * (orders != 1)} fulfilled."),
        Outcome(CHECK if done else DOT_OPEN, "Has committed." if done else "Is crafting."),
        Outcome("▸", "Enter: the sheet."),
    ]
