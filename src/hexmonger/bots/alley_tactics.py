"""How a tactician plans its turn in Arcane Alley, with or without Moonstruck Market."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.bots.alley_goals import Goals
from hexmonger.bots.alley_replies import Replies
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
from hexmonger.kernel.messages import message

GAME: Final = "arcane_alley"
# How many positions one decision may value, its options in equal parts.
MOST_POSITIONS: Final = 3000
# How many unfinished effects are followed to their end after each answer, those that tie not counted.
FOLLOWED: Final = 8
# How many of the best answers are weighed, and how many turns of others are played out for each.
WEIGHED: Final = 5
REPLIES: Final = 48


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
        return self._reckoned(self._table(view, told))

    def weigh(self, view: AlleyView, told: Sequence[Event], answered: int) -> list[Considered]:
        """Return what the best answers are worth after a round of replies, in many worlds."""
        table = self._table(view, told)
        reckoned = self._reckoned(table)
        reckoned.sort(key=_value, reverse=True)
        number = REPLIES // (view.seats - 1)
        worlds = [Replies(table, quick(self.seed, view.round, view.turns, world)) for world in range(number)]
        found: list[Considered] = []
        for each in reckoned[:WEIGHED]:
            ends = [world.after(each.line) for world in worlds]
            left = {hidden for _, hidden in ends}
            remarks = (message("remark-hidden", hidden=left.pop()),) if len(left) == 1 else ()
            found.append(Considered(each.line, tuple([value for value, _ in ends]), remarks))
        return found

    def _table(self, view: AlleyView, told: Sequence[Event]) -> AlleyTable:
        # One chance for all questions of a turn: the same is imagined, and the plan stays the same.
        chance = quick(self.seed, view.round, view.turns)
        return AlleyTable(self.game, view, chance, self.weights, self.goals(view.rules), told)

    def _reckoned(self, table: AlleyTable) -> list[Considered]:
        """Return what answers are worth at the end of the turn."""
        options = table.options(table.world, True)
        search: Search[AlleyState] = Search(table, table.seat, FOLLOWED)
        found: list[Considered] = []
        for choice in options:
            search.left = MOST_POSITIONS // len(options)
            found.append(search.consider(table.worlds(choice), choice))
        return found

    def goals(self, rules: Rules) -> Goals:
        """Return the goals that an edition's items serve, looked through once."""
        if self._goals is None or self._goals.rules is not rules:
            self._goals = Goals(rules)
        return self._goals


def _value(considered: Considered) -> float:
    return considered.value
