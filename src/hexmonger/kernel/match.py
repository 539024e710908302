"""A match: seats, players and a position; the loop that every door drives."""

from typing import Any, Protocol, TypeVar

from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game, Setup
from hexmonger.kernel.record import Record
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused
from hexmonger.kernel.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """Somebody who answers for a seat and is only ever given its view."""

    def choose(self, view: V_contra) -> int:
        """Return one of the view's options."""
        ...


class Match:
    """One sitting: a position, the record of how it came about, and what every choice told.

    Positions before each choice are kept, so that stepping back is immediate.
    """

    def __init__(self, game: Game[Any, Any], setup: Setup, seed: int, players: list[str]) -> None:
        self.game = game
        self.record = Record(game.name, game.rules, setup, seed, players)
        self.state: State = game.new(setup, seed)
        self.before: list[State] = []
        self.told: list[list[Event]] = []

    @classmethod
    def of_record(cls, game: Game[Any, Any], record: Record) -> "Match":
        """Return the match that a record tells of, played as far as it goes."""
        match = cls(game, record.setup, record.seed, record.players)
        for seat, choice in record.choices:
            match.choose(choice, seat)
        return match

    @property
    def ply(self) -> int:
        """Return how many choices were made."""
        return len(self.before)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def choose(self, choice: int, seat: int, ply: int | None = None) -> None:
        """Answer for a seat; an answer to an earlier position is refused, and nothing changes."""
        if ply is not None and ply != self.ply:
            raise Refused(f"that answers choice {ply + 1}, but the table is at choice {self.ply + 1}")
        after = self.state.clone()
        after.told = []
        after.choose(choice, seat)
        self.told.append(after.told)
        after.told = None
        self.before.append(self.state)
        self.state = after
        self.record.choices.append((seat, choice))

    def crosses_wall(self, choice: int, seat: int) -> bool:
        """Whether a choice would teach somebody something, so that it can't be taken back."""
        after = self.state.clone()
        after.choose(choice, seat)
        return after.learned != self.state.learned

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and nobody has learned anything by it."""
        return (
            bool(self.before)
            and self.record.choices[-1][0] == seat
            and self.before[-1].learned == self.state.learned
        )

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, up to the wall."""
        if not self.before or self.record.choices[-1][0] != seat:
            raise Refused("there is no choice of yours to take back")
        if not self.can_undo(seat):
            raise Refused("somebody has learned something since, so that choice stands")
        self.state = self.before.pop()
        self.told.pop()
        self.record.choices.pop()

    def log(self, seat: int, since: int = 0, all_seeing: bool = False) -> list[str]:
        """Return what happened since a ply as sentences, as a seat may know it, or all of it."""
        names = ["You" if index == seat else name for index, name in enumerate(self.record.players)]
        sentences: list[str] = []
        for told in self.told[since:]:
            for event in told:
                heard = event if all_seeing else event.heard_by(seat)
                sentence = self.game.sentence(self.record.setup, heard, names)
                if sentence:
                    sentences.append(sentence)
        return sentences


def play_out(game: Game[Any, Any], s: State, bots: list[Bot[Any]]) -> int:
    """Let bots play a position to its end; return how many choices they made."""
    choices = 0
    while s.asks:
        ask = s.asks[0]
        s.choose(bots[ask.seat].choose(game.view(s, ask.seat)), ask.seat)
        choices += 1
    return choices


def play_at_random(s: State, seed: int) -> int:
    """Play a position to its end by choices drawn at random; return how many were made."""
    source = Source(seed, 1)
    choices = 0
    while s.asks:
        ask = s.asks[0]
        options = ask.options
        s.choose(options[source.below(len(options))], ask.seat)
        choices += 1
    return choices
