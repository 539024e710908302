"""The games that positions under test belong to: each position is asked about at its own."""

from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.game import Game
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley import game_of


class AnyGame(Game[AlleyState, AlleyView]):
    """Whatever game a position is one of, answering for it."""

    name = BOX.name
    number = BOX.number

    def view(self, s: AlleyState, seat: int) -> AlleyView:
        return game_of(s).view(s, seat)

    def imagine(self, view: AlleyView, chance: int) -> AlleyState:
        return game_of(view).imagine(view, chance)

    def diagram(self, s: AlleyState) -> str:
        return game_of(s).diagram(s)

    def write_view(self, view: AlleyView) -> str:
        return game_of(view).write_view(view)

    def broken_law(self, s: AlleyState) -> str:
        return game_of(s).broken_law(s)

    def places(self, s: AlleyState) -> list[int]:
        return game_of(s).places(s)

    def scores(self, s: AlleyState) -> list[int]:
        return game_of(s).scores(s)


GAME: Final = AnyGame(BOX, Setup(2))


def position(diagram: str) -> AlleyState:
    """Return the position of a diagram."""
    return BOX.read_position(diagram)[1]
