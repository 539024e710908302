"""Foresight: what will certainly happen by a choice, as far as a seat can tell, and what is open.

It is a tree of learnings. One world that fits the view is played on up to where the seat first learns
something; up to there every world goes the same way. There it branches, once for each kind that the card can
be, or each face of a small die, and so on, learning after learning, as long as there are not too many worlds
to follow all of them. Certain is what all leaves have in common. Where a branch can't be followed (a shuffled
deck, dice of a whole round, what others have sealed) it ends, and nothing is claimed of what comes after.

It is a function of the view alone: the same view and choices give the same answer.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import Event, Telling, heard
from hexmonger.kernel.foreseen import Foreseen, Leaf, common
from hexmonger.kernel.game import NO_WALLS, Game
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


@final
class Followed:
    """A line of choices that was followed: what is foreseen of it, and where it leads if nothing is learned.

    That is drawn when somebody asks for it.
    """

    __slots__ = ("drawn", "foreseen", "then")

    def __init__(self, foreseen: Foreseen, then: State | None) -> None:
        self.foreseen = foreseen
        self.then = then
        self.drawn: Drawn | None = None


@final
class Foresight:
    """What the seat of a view can tell of its choices, each line of which is followed once.

    They are tried in a world that fits the view, as `Game.any_world` returns it.
    """

    __slots__ = ("_followed", "_imagined", "game", "view")

    def __init__(self, game: Game[Any, Any], view: View, world: State | None = None) -> None:
        self.game = game
        self.view = view
        self._imagined = world
        self._followed: dict[tuple[int, ...], Followed] = {}

    def foresee(self, *choices: int) -> Foreseen:
        """Return what follows if the seat makes a choice, or a line of choices, as far as it can tell."""
        return self._follow(choices).foreseen

    def asked_then(self, *choices: int) -> View | None:
        """Return the view of the seat after choices, if it is asked then and has learned nothing by them.

        Up to there every world that fits a view goes the same way, so one is enough.
        """
        then = self._follow(choices).then
        if then is None or then.ask_of(self.view.seat) is None:
            return None
        asked: View = self.game.view(then, self.view.seat)
        return asked

    def after(self, *choices: int) -> Drawn | None:
        """Return the table after choices; nothing where the seat learns something by them."""
        followed = self._follow(choices)
        if followed.drawn is None and followed.then is not None:
            view = self.game.view(followed.then, self.view.seat)
            followed.drawn = self.game.draw(view, walls=NO_WALLS)
        return followed.drawn

    def one_way(self, *choices: int) -> tuple[Event, ...]:
        """Return what the seat hears in one world, up to the end of its turn: what is not among it is not
        certain.

        Whatever it is asked after the choices is answered with the first of its options.
        """
        seat = self.view.seat
        s = self._world().clone()
        told: list[Telling] = []
        s.told = told
        for choice in choices:
            s.choose(choice, seat)
        while not any(telling.event.is_heading for telling in told):
            ask = s.ask_of(seat)
            if ask is None:
                break
            s.choose(ask.options[0], seat)
        return tuple(heard(told, seat))

    def _follow(self, choices: tuple[int, ...]) -> Followed:
        """Follow a line of choices, once."""
        followed = self._followed.get(choices)
        if followed is None:
            followed = self._followed[choices] = self._followed_anew(choices)
        return followed

    def _world(self) -> State:
        """Return a world that fits the view, the same each time."""
        if self._imagined is None:
            self._imagined = self.game.any_world(self.view)
        return self._imagined

    def _followed_anew(self, choices: tuple[int, ...]) -> Followed:
        seat = self.view.seat
        branches = [Branch([], [], frozenset(), frozenset())]
        worlds = 1
        leaves: list[Leaf] = []
        then: State | None = None
        while branches:
            stopped: list[tuple[Leaf, Branch, Watch]] = []
            for branch in branches:
                s = branch.world(self.game, self._world())
                watch = Watch(seat, branch)
                is_whole = _play(s, seat, choices, watch)
                leaf = Leaf(tuple(heard(s.told, seat)), is_whole, asked_in(s, seat) if is_whole else ())
                if is_whole or branch.depth == MOST_LEARNINGS:
                    leaves.append(leaf)
                else:
                    stopped.append((leaf, branch, watch))
                if is_whole and worlds == 1:
                    s.told, s.watcher = None, None
                    then = s
            ended, branches = self._further(stopped, MOST_WORLDS - worlds)
            leaves += ended
            worlds += len(branches)
        return Followed(common(leaves), then)

    def _further(
        self, stopped: list[tuple[Leaf, Branch, Watch]], most: int
    ) -> tuple[list[Leaf], list[Branch]]:
        """Return which ways end where branches have stopped, and the branches that go on there.

        None goes on where there would be too many: of some alone nothing would be certain.
        """
        ended: list[Leaf] = []
        further: list[Branch] = []
        for leaf, branch, watch in stopped:
            found = self._branches(branch, watch)
            if not found:
                ended.append(leaf)
            further += found
            if len(further) > most:
                return [leaf for leaf, _, _ in stopped], []
        return ended, further

    def _branches(self, branch: Branch, watch: Watch) -> list[Branch]:
        """Return the branches that go on where one has stopped; none where nobody could follow."""
        if watch.faces:
            return [
                Branch(branch.exchanged, [*branch.rolled, face], branch.settled, branch.backs)
                for face in range(watch.faces)
            ]
        card = watch.card
        if card == NO_CARD:
            return []
        world = branch.world(self.game, self._world()) if branch.exchanged else self._world()
        settled, backs = branch.settled, branch.backs
        found: list[int] = self.game.could_be(
            world, self.view.seat, card, watch.is_back, settled | backs if watch.is_back else settled
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
