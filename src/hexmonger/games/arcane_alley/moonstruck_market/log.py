"""The expansion's events as sentences for the log."""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.arcane_alley.log import with_article
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.kernel.events import Event

PHRASES: Final[dict[str, str]] = {
    "to market": "{Card} came to the market.",
    "took from market": "{who} took {card} from the market.",
    "bought": "{who} bought {card} for {0} gold.",
    "given": "{who} got {card} and must play it.",
    "took from aside": "{who} took {card} that was set aside.",
    "expended": "{who} expended {card}.",
    "put sideways": "{Card} went on the discard, sideways.",
}


def market_sentence(rules: Rules, event: Event, names: Sequence[str]) -> str:
    """Return an event of the expansion as a sentence; empty if it is none."""
    who = names[event.seat] if event.seat >= 0 else ""
    if event.what == "moon":
        return f"The moon is {SIDES[event.numbers[0]]} now."
    if event.what in ("sold moon set", "sold mixed set"):
        kinds = ", ".join(rules.items[kind].name for kind in event.numbers)
        return f"{who} {event.what.replace('sold', 'sold a')}: {kinds}."
    if event.what == "arranged":
        return f"{who} put a moon-backed item into slot {event.numbers[0] + 1}."
    phrase = PHRASES.get(event.what)
    if phrase is None:
        return ""
    card = with_article(rules.items[event.card].name)
    first = event.numbers[0] if event.numbers else 0
    return phrase.format(first, who=who, card=card, Card=card[0].upper() + card[1:])
