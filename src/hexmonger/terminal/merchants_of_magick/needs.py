"""What an order of your line still needs."""

from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import HOLE
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name
from hexmonger.look import CHECK, COIN
from hexmonger.terminal.merchants_of_magick.belt import rows_of
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN
from hexmonger.terminal.merchants_of_magick.preview import coins_in_words
from hexmonger.terminal.preview_panel import Outcome


def needs_of(view: MerchantView, seat: int, place: int) -> list[Outcome]:
    """Return an order's rows, each with the circles that are still open."""
    card = view.line[seat][place]
    if card < 0 or view.down[seat] >> place & 1:
        words = "This place is empty." if card == HOLE else "It is turned up in the customer phase."
        return [Outcome(DOT_OPEN, words)]
    coins = coins_in_words(view.rules.order_coins[view.kind_of[card]])
    lines = [Outcome(COIN, f"{order_name(view, card)}: {coins}.")]
    for row in rows_of(view, card):
        missing = view.rules.row_mask[row] & ~view.marks[seat]
        if not missing:
            lines.append(Outcome(CHECK, f"{ROWS[row].name} is complete."))
            continue
        circles = ", ".join(
            f"{COLUMNS[CIRCLES[circle][1]]} {view.rules.number_of[circle]}" for circle in bits_in(missing)
        )
        lines.append(Outcome(DOT_OPEN, f"{ROWS[row].name}: {circles}."))
    return lines
