"""Looking at a match again: after any number of its choices, with the eyes of a seat or with all of them.

Like a sitting it holds a match, and gives scenes to those that paint.
"""

from bisect import bisect_left
from functools import lru_cache

from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import EVERYTHING, SPECTATOR, Event
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import Message
from hexmonger.kernel.replay import NOBODY, Replay, Step
from hexmonger.kernel.witness import unasked
from hexmonger.saves import Save, bot_called
from hexmonger.terminal.since import NOTHING
from hexmonger.terminal.sitting import Scene, Sitting, names_of, things_of
from hexmonger.words import LogLine

__all__ = ["EVERYTHING", "NOBODY", "Looking"]

NO_WALL = -1
THIS_TURN = "in this turn"
MOST_READERS = 16


class Looking(Sitting):
    """A match that is looked at: `choices` of it are made, and `reader` looks.

    Only once the game is over may a reader be another than the first, or see everything.
    """

    def __init__(self, match: Match, save: Save, reader: int, choices: int = 0) -> None:
        super().__init__(match, {}, save)
        self.bots = frozenset(
            seat for seat, name in enumerate(match.record.players) if bot_called(name) is not None
        )
        self.names = names_of(match, self.words, self.bots)
        self._replay = Replay(match)
        self._lines = lru_cache(MOST_READERS)(self._lines_of)
        self.is_whole = match.state.is_over
        self.reader = reader
        self.choices = choices

    @classmethod
    def at(cls, sitting: Sitting) -> "Looking":
        """Return the game of a sitting, to be looked at from its beginning once it is over."""
        return cls(sitting._match, sitting._save, EVERYTHING if sitting.is_over else SPECTATOR)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return where one who goes turn by turn stops; the first is the deal."""
        return self._replay.steps

    @property
    def step(self) -> int:
        """Return the step that is under way, or has just ended."""
        return bisect_left(self.steps, self.choices, key=lambda step: step.choices)

    @property
    def ply(self) -> int:
        """Return how many choices are made."""
        return self.choices

    @property
    def last(self) -> int:
        """Return how many choices were made in all."""
        return self._match.ply

    @property
    def actor(self) -> int:
        """Return the seat that made the latest choice."""
        return self._match.record.choices[self.choices - 1][0] if self.choices else NOBODY

    @property
    def answer(self) -> str:
        """Return the latest choice in notation, if the reader may know it."""
        if not self.choices or self.reader not in (EVERYTHING, self.actor):
            return ""
        return self._match.record.keys[self.choices - 1]

    def keys(self, step: Step) -> tuple[Message, ...]:
        """Return what makes a step a key moment; nothing before the game is over, for it may be secret."""
        return step.keys if self.is_whole else ()

    def may_see(self, reader: int) -> bool:
        """Whether the game may be looked at with other eyes than now."""
        return reader in (self.reader, SPECTATOR) or (self.is_whole and reader < self.setup.seats)

    def asked(self, viewer: int) -> int | None:
        """Return nobody: a game that was played asks nothing."""
        return None

    def asks_several(self) -> bool:
        """Return that nobody is asked."""
        return False

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """Return what everybody heard since a ply, as far as choices are made."""
        plies = range(since, self.choices)
        return [(ply, event) for ply in plies for event in self._match.told_by(ply, SPECTATOR)]

    def drawn(self, seat: int) -> Drawn:
        """Return the table as the reader sees it."""
        return self._replay.drawn_after(self.choices, self.reader)

    def did(self) -> list[LogLine]:
        """Return what was told in the step that is under way, as far as choices are made."""
        return self._told(self.steps[self.step - 1].choices if self.step else 0, self.choices)

    def _told(self, first: int, last: int) -> list[LogLine]:
        heard = [self._replay.heard_after(choices, self.reader) for choices in (first, last)]
        if not last:
            heard[0] = 0
        return [line for line in self._lines(self.reader) if heard[0] <= line.number < heard[1]]

    def _lines_of(self, reader: int) -> list[LogLine]:
        return self.words.log(self._match.events(reader), self.names, reader)

    def scene(self, seat: int = SPECTATOR, passing_to: int | None = None) -> Scene:
        """Return what a table may show of the match as far as it is played."""
        game = self._match.game
        view = unasked(game.view(self._match.position(self.choices), max(SPECTATOR, self.reader)))
        heard = self._replay.heard_after(self.choices, self.reader)
        lines = [line for line in self._lines(self.reader) if line.number < heard]
        return Scene(
            things=things_of(game),
            foresight=Foresight(game, view),
            drawn=self.drawn(seat),
            words=self.words,
            names=self.names,
            bots=self.bots,
            lines=lines,
            wall=NO_WALL,
            fresh=len(lines) - len(self.did()),
            asked=None,
            passing_to=None,
            since=NOTHING,
            news_since=THIS_TURN,
            watched=max(0, self.actor),
        )
