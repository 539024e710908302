"""How a tactician plans its turn in Arcane Alley, with or without Moonstruck Market."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.bots.alley_goals import Goals
from hexmonger.bots.alley_table import AlleyTable
from hexmonger.bots.alley_weights import AlleyWeights
from hexmonger.bots.considered import Considered
from hexmonger.bots.greedy import Search
from hexmonger.bots.weights import own_weights
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.chance import quick
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game

GAME: Final = "arcane_alley"
# How many positions one decision may value, its options in equal parts.
MOST_POSITIONS: Final = 3000
# How many unfinished effects are followed to their end after each answer, those that tie not counted.
FOLLOWED: Final = 8


class AlleyTactics:
    """Plans a turn of Arcane Alley as one: every answer is tried with the best that can follow it."""

    def __init__(
        self, game: Game[AlleyState, AlleyView], seed: int, weights: Mapping[str, float] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.weights = AlleyWeights(own_weights(GAME).numbers if weights is None else weights)
        self._goals: Goals | None = None

    def consider(self, view: AlleyView, told: Sequence[Event], answered: int) -> list[Considered]:
        """Return what the answers worth a look are worth in gold."""
        ask = view.ask
        assert ask is not None, "this seat is not asked"
        # One chance for all questions of a turn: the same is imagined, and the plan stays the same.
        chance = quick(self.seed, view.round, view.turns)
        table = AlleyTable(self.game, view, chance, self.weights, self.goals(view.rules), told)
        options = table.options(table.world, True)
        search: Search[AlleyState] = Search(table, view.seat, FOLLOWED)
        found: list[Considered] = []
        for choice in options:
            search.left = MOST_POSITIONS // len(options)
            worths = [weight * search.after(s, choice) for weight, s in table.worlds(choice)]
            found.append(Considered(choice, sum(worths), 0.0))
        return found

    def goals(self, rules: Rules) -> Goals:
        """Return the goals that an edition's items serve, looked through once."""
        if self._goals is None or self._goals.rules is not rules:
            self._goals = Goals(rules)
        return self._goals
