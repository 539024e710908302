"""Foresight: what will certainly happen by a choice, as far as a seat can tell, and what is open.

It is a tree of learnings. One world that fits the view is played on up to where the seat first learns
something; up to there every world goes the same way. There it branches, once for each kind that the card can
be, or each face of a small die, and so on as far as the number of worlds allows. Certain is what all leaves
have in common. Where a branch can't be followed (a shuffled deck, dice of a whole round, what others have
sealed) it ends, and nothing is claimed of what comes after.

It is a function of the view alone: the same view and choices give the same answer.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import Event, Telling, heard
from hexmonger.kernel.foreseen import Foreseen, Leaf, common
from hexmonger.kernel.game import ANY_WORLD, Game
from hexmonger.kernel.state import State, Watcher
from hexmonger.kernel.trouble import Refused
from hexmonger.kernel.view import View

MOST_WORLDS: Final = 60
MOST_FACES: Final = 6
MOST_LEARNINGS: Final = 3
NO_CARD: Final = -1


class Stop(Exception):
    """A branch ends: its seat learns something that is not settled."""


@final
class Watch(Watcher):
    """Watches a world of a branch being played on, up to where a seat would learn what is not settled.

    Where it stops, `card` is what would be learned (its back alone, if `is_back`), or `faces` how many sides
    the die has; neither, where nobody could follow.
    """

    def __init__(self, seat: int, branch: "Branch") -> None:
        self.bit = 1 << seat
        self.branch = branch
        self.rolls = 0
        self.card = NO_CARD
        self.is_back = False
        self.faces = 0
        self.is_shuffled = False

    def learn(self, s: State, card: int, seats: int, is_back: bool) -> None:
        if not seats & self.bit:
            return
        if not self.is_shuffled:
            if card in self.branch.settled or (is_back and card in self.branch.backs):
                return
            self.card = card
            self.is_back = is_back
        raise Stop

    def below(self, s: State, limit: int) -> int:
        if self.rolls < len(self.branch.rolled):
            self.rolls += 1
            return self.branch.rolled[self.rolls - 1]
        if limit <= MOST_FACES:
            self.faces = limit
        raise Stop

    def shuffle(self, s: State) -> None:
        # Whatever is learned of shuffled cards could be any of them.
        self.is_shuffled = True

    def unseal(self, s: State) -> None:
        raise Stop


@final
class Branch:
    """A world that fits a view, with what is settled in it: faces of dice, cards, and backs of cards."""

    __slots__ = ("backs", "exchanged", "rolled", "settled")

    def __init__(
        self,
        exchanged: list[tuple[int, int]],
        rolled: list[int],
        settled: frozenset[int],
        backs: frozenset[int],
    ) -> None:
        self.exchanged = exchanged
        self.rolled = rolled
        self.settled = settled
        self.backs = backs

    @property
    def depth(self) -> int:
        """Return how many learnings are settled."""
        return len(self.settled) + len(self.backs) + len(self.rolled)

    def world(self, game: Game[Any, Any], imagined: State) -> State:
        """Return its world, to be played on."""
        s = imagined.clone()
        for card, other in self.exchanged:
            game.exchange(s, card, other)
        return s


def foresee(game: Game[Any, Any], view: View, choices: Sequence[int]) -> Foreseen:
    """Return what follows if a view's seat makes a choice, or a line of choices, as far as it can tell."""
    imagined: State = game.imagine(view, ANY_WORLD)
    waiting = [Branch([], [], frozenset(), frozenset())]
    worlds = 1
    leaves: list[Leaf] = []
    while waiting:
        branch = waiting.pop(0)
        watch = Watch(view.seat, branch)
        s = branch.world(game, imagined)
        is_whole = _play(s, view.seat, choices, watch)
        if not is_whole and branch.depth < MOST_LEARNINGS:
            further = _branches(game, view.seat, imagined, branch, watch)
            if further and worlds + len(further) <= MOST_WORLDS:
                worlds += len(further)
                waiting += further
                continue
        asked = asked_in(s, view.seat) if is_whole else ()
        leaves.append(Leaf(tuple(heard(s.told, view.seat)), is_whole, asked))
    return common(leaves)


def after(game: Game[Any, Any], view: View, choices: Sequence[int]) -> Drawn | None:
    """Return the table after choices of a view's seat; nothing where it learns something by them.

    Up to there every world that fits a view goes the same way, so one is enough.
    """
    s: State = game.imagine(view, ANY_WORLD)
    if not _play(s, view.seat, choices, Watch(view.seat, Branch([], [], frozenset(), frozenset()))):
        return None
    return game.draw(game.view(s, view.seat), walls=frozenset())


def one_way(game: Game[Any, Any], view: View, choices: Sequence[int]) -> tuple[Event, ...]:
    """Return what a seat hears in one world, up to the end of its turn: what is not among it is not certain.

    Whatever it is asked after the choices is answered with the first of its options.
    """
    s: State = game.imagine(view, ANY_WORLD)
    told: list[Telling] = []
    s.told = told
    for choice in choices:
        s.choose(choice, view.seat)
    while not any(telling.event.is_heading for telling in told):
        ask = s.ask_of(view.seat)
        if ask is None:
            break
        s.choose(ask.options[0], view.seat)
    return tuple(heard(told, view.seat))


def asked_in(s: State, seat: int) -> tuple[tuple[int, str], ...]:
    """Return who is asked in a position, and what, if it is the seat itself."""
    return tuple([(ask.seat, ask.question.name if ask.seat == seat else "") for ask in s.asks])


def _play(s: State, seat: int, choices: Sequence[int], watch: Watch) -> bool:
    """Make choices in a world; return whether all of it could be followed."""
    s.told = []
    s.watcher = watch
    made = 0
    try:
        for choice in choices:
            s.choose(choice, seat)
            made += 1
    except Stop:
        return False
    except Refused:
        # What is allowed after a learning may depend on it.
        if not made:
            raise
        return False
    return True


def _branches(game: Game[Any, Any], seat: int, imagined: State, branch: Branch, watch: Watch) -> list[Branch]:
    """Return the branches that go on where one has stopped; none where nobody could follow."""
    if watch.faces:
        return [
            Branch(branch.exchanged, [*branch.rolled, face], branch.settled, branch.backs)
            for face in range(watch.faces)
        ]
    card = watch.card
    if card == NO_CARD:
        return []
    world = branch.world(game, imagined) if branch.exchanged else imagined
    settled, backs = branch.settled, branch.backs
    found: list[int] = game.could_be(
        world, seat, card, watch.is_back, settled | backs if watch.is_back else settled
    )
    branches: list[Branch] = []
    for other in found:
        exchanged = branch.exchanged if other == card else [*branch.exchanged, (card, other)]
        known = frozenset([other])
        if watch.is_back:
            further = Branch(exchanged, branch.rolled, settled, backs | known)
        else:
            further = Branch(exchanged, branch.rolled, settled | known, backs)
        branches.append(further)
    return branches
