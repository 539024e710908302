"""Places on the table, by the names of the zones that a drawn view has: what answers and events point at."""

from dataclasses import dataclass
from functools import cache
from typing import Final

COMMON: Final = -1
SOMEWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: a zone (that of a seat, or common to all), which of its cells, and what lies there.

    Somewhere in a zone, `place` is `SOMEWHERE`: a hand has no order, and a pile is drawn from its top. Where
    an answer picks a thing and not a place, such as an item of a hand, `thing` is its id. Players, amounts
    and effects are spots too: `player` of a seat, `amount` with a number as its place, `effect` with an id.
    """

    zone: str
    seat: int = COMMON
    place: int = SOMEWHERE
    thing: str = ""


@cache
def spot(zone: str, seat: int = COMMON, place: int = SOMEWHERE, thing: str = "") -> Spot:
    """Return a spot, made once: views are drawn often, and there are few places."""
    return Spot(zone, seat, place, thing)


@dataclass(frozen=True, slots=True)
class Move:
    """Something that goes from a spot to another; what it is, as far as whoever hears of it may know."""

    thing: str
    origin: Spot
    target: Spot
