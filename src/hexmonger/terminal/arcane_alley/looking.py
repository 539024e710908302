"""What lies at a place somebody looks at: its card, and the stack it would complete."""

from hexmonger.games.arcane_alley.moonstruck_market.turn import FIRST_STALL
from hexmonger.games.arcane_alley.shapes import LINES
from hexmonger.games.arcane_alley.turn import DECK
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import EYE
from hexmonger.terminal.arcane_alley.answers import HOUSE, PILE, STASH, Answers, Place
from hexmonger.terminal.arcane_alley.choices import listed_item
from hexmonger.terminal.arcane_alley.moon import market_of
from hexmonger.terminal.arcane_alley.sets import sale_made
from hexmonger.terminal.arcane_alley.storehouse import Card, card_at, item_of

NOTHING = Card(None, False)


def card_looked_at(view: AlleyView, answers: Answers | None, place: Place | None) -> Card:
    """Return the card at a place, as far as the view tells."""
    if place is None:
        return NOTHING
    if place.area == HOUSE:
        if place.index < len(view.store[place.seat]):
            return card_at(view, place.seat, place.index)
    elif place.area == STASH:
        if place.index < len(view.stash[place.seat]):
            return Card(item_of(view, view.stash[place.seat][place.index]), True)
    elif place.area == PILE:
        if place.index >= FIRST_STALL:
            stalls = market_of(view)
            stall = place.index - FIRST_STALL
            return Card(item_of(view, stalls[stall]), True) if stall < len(stalls) else NOTHING
        pile = view.deck if place.index == DECK else view.discard
        return Card(item_of(view, pile[-1]), place.index != DECK) if pile else NOTHING
    elif answers is not None and place.index < len(answers.listed):
        return Card(listed_item(answers, answers.listed[place.index]), True)
    return NOTHING


def note_on(view: AlleyView, card: Card, place: Place | None) -> str:
    """Return what there is to say about a card besides its item."""
    if place is None or place.area not in (HOUSE, PILE):
        return ""
    if place == Place(PILE, -1, DECK) and card.item is None:
        return f"The deck: {len(view.deck)} hidden items." if view.deck else "The deck is empty."
    if place.area == PILE and card.item is None:
        return "The discard is empty."
    where = f"Slot {place.index + 1}: " if place.area == HOUSE else ""
    if card.is_hole:
        return f"{where}its item was set aside."
    if card.item is None:
        return f"{where}hidden; you have not seen it."
    if not card.is_up:
        return f"{where}{EYE} hidden; you have seen it."
    return ""


def lane_for(view: AlleyView, answers: Answers | None, place: Place | None) -> tuple[int, ...]:
    """Return the stack of yours that choosing a place would sell."""
    if answers is None or place is None or not answers.is_legal(place):
        return ()
    choice = answers.places[place]
    if answers.name == "set":
        return answers.line_at(choice)
    if answers.name == "slot" and view.limbo and view.turn == view.seat:
        item = item_of(view, view.limbo[-1])
        sale = None if item is None else sale_made(view, item, choice)
        if sale is not None:
            return LINES[view.shape[view.seat]][sale.line]
    return ()
