"""The places that Moonstruck Market adds to the table."""

from typing import Final

from hexmonger.kernel.spots import Spot, spot

MARKET: Final = "market"
MOON: Final = "moon"


def at_stall(stall: int) -> Spot:
    """Return a stall of the market, counted from 0."""
    return spot(MARKET, place=stall)


def a_side(name: str) -> Spot:
    """Return a side of the moon die as something to point at."""
    return spot(MOON, place=0, thing=name)
