"""The places on the table of Arcane Alley that answers and events point at.

A discard's place is the depth from its top, that of what is set aside the order in which it came.
"""

from typing import Final

from hexmonger.kernel.spots import Spot, spot

STOREHOUSE: Final = "storehouse"
STASH: Final = "stash"
DECK: Final = "deck"
DISCARD: Final = "discard"
ASIDE: Final = "aside"
LIMBO: Final = "limbo"

ON_DECK: Final = spot(DECK)
IN_LIMBO: Final = spot(LIMBO)
SET_ASIDE: Final = spot(ASIDE)
THE_DISCARD: Final = spot(DISCARD)
ON_DISCARD: Final = spot(DISCARD, place=0)


def at_slot(seat: int, slot: int) -> Spot:
    """Return a slot of a storehouse."""
    return spot(STOREHOUSE, seat, slot)


def in_stash(seat: int, item: str = "") -> Spot:
    """Return somewhere in a stash, which has no order: an item of it goes by its id."""
    return spot(STASH, seat, thing=item)


def in_discard(depth: int) -> Spot:
    """Return a place of the discard, counted from the top."""
    return spot(DISCARD, place=depth)


def in_aside(place: int) -> Spot:
    """Return a place among what is set aside."""
    return spot(ASIDE, place=place)


def in_limbo(place: int) -> Spot:
    """Return a place among what is being played or was just revealed."""
    return spot(LIMBO, place=place)


def a_player(seat: int) -> Spot:
    """Return a player as something to point at."""
    return spot("player", seat)


def an_amount(number: int) -> Spot:
    """Return an amount as something to point at."""
    return spot("amount", place=number)


def an_effect(name: str) -> Spot:
    """Return an effect, by an id or a word, as something to point at."""
    return spot("effect", thing=name)
