"""What Moonstruck Market adds to the table: the moon's light, a market, two card backs, moon badges.

A view of the base game has no moon and no market; everything here then answers with nothing.
"""

from typing import Final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.moonstruck_market.cards import MOON_BACK, MoonItem
from hexmonger.games.arcane_alley.moonstruck_market.moon import ALL_SIDES, CRESCENT, FULL_MOON, HALF, SIDES
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.view import AlleyView, back_shown
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.look import MOONS

BADGES: Final[dict[int, str]] = {
    CRESCENT: MOONS["crescent"],
    HALF: MOONS["half"],
    FULL_MOON: MOONS["full"],
    ALL_SIDES: "".join(MOONS.values()),
}


def light_of(view: AlleyView) -> int:
    """Return the side that the moon die shows."""
    return view.light if isinstance(view, MarketView) else 0


def market_of(view: AlleyView) -> tuple[int, ...]:
    """Return the items of the market, from its first stall."""
    return view.market if isinstance(view, MarketView) else ()


def price_of(view: AlleyView, stall: int) -> int:
    """Return what a market item costs the one who looks (MM-11)."""
    wizard = view.wizards[max(0, view.seat)]
    if isinstance(view.rules, MarketRules) and wizard != NO_WIZARD:
        price = view.rules.market_price[wizard]
        if price >= 0:
            return price
    return stall + 1


def moon_words(view: AlleyView) -> str:
    """Return the moon in words, if there is one."""
    light = light_of(view)
    return f"{BADGES[light]} {SIDES[light]} moon" if light else ""


def is_moon_item(item: Item) -> bool:
    """Whether an item belongs to the moon."""
    return isinstance(item, MoonItem)


def badge_of(item: Item) -> str:
    """Return the moons of an item, as on its foot."""
    return BADGES.get(item.moon, "") if isinstance(item, MoonItem) else ""


def is_moonstruck(item: Item, light: int) -> bool:
    """Whether the moon shines on an item now."""
    return isinstance(item, MoonItem) and item.moon & light != 0


def has_moon_back(view: AlleyView, card: int) -> bool:
    """Whether a card's back is a moon, as far as its back was seen (AA-92)."""
    if view.rules.backs == 1 or card == HOLE:
        return False
    if card >= 0:
        return view.rules.back_of[view.kind_of[card]] == MOON_BACK
    return back_shown(card) == MOON_BACK
