"""A bot that looks one turn of its own ahead and takes what its evaluation of the game likes best."""

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from hexmonger.bots.considered import Considered, best_of
from hexmonger.kernel.chance import quick
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

# A package adds the outlook of its game, under the game's name.
GROUP: Final = "hexmonger.outlooks"
# How many positions one decision may value, its options in equal parts: even the longest effects stay
# affordable.
MOST_POSITIONS: Final = 900
# How many unfinished effects are followed to their end after each answer, those that tie not counted.
FOLLOWED: Final = 3
# In how many worlds answers are weighed for those who want to know why.
WORLDS: Final = 8

# What a line of answers is worth, and the answers.
Line = tuple[float, tuple[int, ...]]


class Outlook(Protocol[S]):
    """How a game's own file values the future of a seat; made from its view, anew for each decision."""

    @property
    def world(self) -> S:
        """Return a world that fits the view."""
        ...

    def worlds(self, choice: int) -> Sequence[tuple[float, S]]:
        """Return worlds that fit the view, with weights that add up to 1, to try an answer in."""
        ...

    def options(self, s: S, first: bool) -> Sequence[int]:
        """Return the answers worth a look, to the first question or to one that follows from it."""
        ...

    def value(self, s: S) -> float:
        """Return the worth of a position for the seat, by nothing but what the seat would know."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Generic[S, V]):
    """Tries every answer in imagined worlds, with its own best answers after it, and takes the best."""

    def __init__(self, game: Game[S, V], seed: int, outlook: Any = None, remembers: bool = True) -> None:
        if outlook is None and game.name not in installed(GROUP):
            raise Trouble(f"the bot greedy does not know how to value a position of {game.title}")
        self.outlook: Any = outlook or load(GROUP, game.name, "outlook")
        self.game = game
        self.seed = seed
        self.remembers = remembers

    def choose(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Return the option that is worth most on average over the imagined worlds."""
        ask = view.ask
        assert ask is not None, "this seat is not asked"
        if len(ask.options) == 1:
            return ask.options[0]
        return best_of(self.consider(view, told, answered))

    def consider(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the answers worth a look are worth."""
        outlook = self._outlook(view, quick(self.seed, 3, answered))
        options = outlook.options(outlook.world, True)
        if len(options) == 1:
            return [Considered((options[0],), (0.0,))]
        return self._tried(outlook, options, view.seat)

    def weigh(self, view: V, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return the same over several imagined worlds, for those who want to know why."""
        outlooks = [self._outlook(view, quick(self.seed, 3, answered, world)) for world in range(WORLDS)]
        options = outlooks[0].options(outlooks[0].world, True)
        tried = [self._tried(outlook, options, view.seat) for outlook in outlooks]
        return [
            Considered(first.line, tuple([each[place].value for each in tried]))
            for place, first in enumerate(tried[0])
        ]

    def _outlook(self, view: V, chance: int) -> Outlook[S]:
        outlook: Outlook[S] = self.outlook(
            self.game, view if self.remembers else self.game.forgetful(view), chance
        )
        return outlook

    def _tried(self, outlook: Outlook[S], options: Sequence[int], seat: int) -> list[Considered]:
        """Return what answers are worth by an outlook."""
        search = Search(outlook, seat)
        found: list[Considered] = []
        for choice in options:
            search.left = MOST_POSITIONS // len(options)
            found.append(search.consider(outlook.worlds(choice), choice))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Forgetful(Greedy[S, V]):
    """Plays as greedy does, but remembers nothing that it has seen and that does not lie open."""

    def __init__(self, game: Game[S, V], seed: int) -> None:
        super().__init__(game, seed, remembers=False)


class Search(Generic[S]):
    """Follows one seat's own answers to the end of what they set going."""

    def __init__(self, outlook: Outlook[S], seat: int, followed: int = FOLLOWED) -> None:
        self.outlook = outlook
        self.seat = seat
        self.followed = followed
        self.left = 0

    def consider(self, worlds: Sequence[tuple[float, S]], choice: int) -> Considered:
        """Return what an answer is worth in worlds, each as likely as its weight; of several, in the mean."""
        line: tuple[int, ...] = ()
        value = 0.0
        for weight, s in worlds:
            worth, line = self.after(s, choice)
            value += weight * worth
        return Considered(line if len(worlds) == 1 else (choice,), (value,))

    def after(self, s: S, choice: int) -> Line:
        """Return what a position is worth once a choice is made, and how the seat goes on from there."""
        after = self._chosen(s, choice)
        if not self._goes_on(after):
            return self.outlook.value(after), (choice,)
        value, line = self.best(after)
        return value, (choice, *line)

    def best(self, s: S) -> Line:
        """Return what a position is worth if the seat goes on with its best answers, and which they are."""
        value = self.outlook.value
        best = float("-inf")
        line: tuple[int, ...] = ()
        unfinished: list[tuple[float, S, int]] = []
        for choice in self.outlook.options(s, False):
            after = self._chosen(s, choice)
            worth = value(after)
            if self._goes_on(after):
                unfinished.append((worth, after, choice))
            elif worth > best:
                best, line = worth, (choice,)
        unfinished.sort(key=_worth, reverse=True)
        for place, (worth, after, choice) in enumerate(unfinished):
            # What only names a target changes nothing yet: such answers tie, and are all followed.
            if place >= self.followed and worth < unfinished[self.followed - 1][0]:
                break
            further: tuple[int, ...] = ()
            if self.left > 0:
                worth, further = self.best(after)
            if worth > best:
                best, line = worth, (choice, *further)
        return best, line

    def _chosen(self, s: S, choice: int) -> S:
        after: Any = s.clone()
        after.choose(choice, self.seat)
        self.left -= 1
        chosen: S = after
        return chosen

    def _goes_on(self, s: S) -> bool:
        """Whether the seat itself must answer next."""
        return bool(s.asks) and s.asks[0].seat == self.seat


def _worth(line: tuple[float, Any, int]) -> float:
    return line[0]
