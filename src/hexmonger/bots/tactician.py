"""A bot that plans its whole turn or round as one, by the tactics of its game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from hexmonger.bots.considered import Considered, best_of
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

# A package adds the tactics of its game, under the game's name.
GROUP: Final = "hexmonger.tactics"


class Tactics(Protocol[V_contra]):
    """How a game's own file plans for a seat; made of a game, a seed and weights, and keeps no more."""

    def consider(self, view: V_contra, told: Sequence[Event], answered: int) -> list[Considered]:
        """Return what the answers worth a look are worth, by what the seat knows; at least one of them."""
        ...

    def weigh(self, view: V_contra, told: Sequence[Event], answered: int) -> list[Considered]:
        """Return the same with more time to think: the best of them, over many futures."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactician(Generic[S, V]):
    """Plans its whole turn as one, sees what others need and are likely to hold, and keeps to its plan."""

    listens: ClassVar[bool] = True

    def __init__(self, game: Game[S, V], seed: int, weights: Mapping[str, float] | None = None) -> None:
        if game.name not in installed(GROUP):
            raise Trouble(f"the bot tactician has no tactics for {game.title}")
        self.tactics: Tactics[V] = load(GROUP, game.name, "tactics")(game, seed, weights)

    def consider(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the answers worth a look are worth."""
        return self.tactics.consider(view, told, answered)

    def weigh(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the best answers are worth over many futures, for those who want to know why."""
        return self.tactics.weigh(view, told, answered)

    def choose(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Return the answer that is worth most."""
        ask = view.ask
        assert ask is not None, "this seat is not asked"
        if len(ask.options) == 1:
            return ask.options[0]
        return best_of(self.consider(view, told, answered))
