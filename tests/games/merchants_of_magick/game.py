"""A game to ask about positions: what it says of one follows from the position, whatever its own set-up."""

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.setup import Setup

GAME = BOX.open(Setup(2))


def position(diagram: str) -> MerchantState:
    """Return the position of a diagram."""
    return BOX.read_position(diagram)[1]
