"""A game to ask about positions: what it says of one follows from the position, whatever its own set-up."""

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.game import Setup

GAME = BOX.open(Setup(2))


def position(diagram: str) -> AlleyState:
    """Return the position of a diagram."""
    return BOX.read_position(diagram)[1]
