"""A match: seats, players and a position; the loop that every door drives."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import Agreed
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.names import as_read_by
from hexmonger.kernel.record import Record, game_of
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused, Trouble
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

    def __init__(self, game: Game[Any, Any], seed: int, players: list[str]) -> None:
        self.game = game
        self.record = Record(game.name, game.number, game.setup, seed, players)
        self.state: State = game.new(seed)
        self.before: list[State] = []
        self.told: list[list[Event]] = []

    @classmethod
    def agreed(cls, game: Game[Any, Any], agreed: Agreed, players: list[str]) -> "Match":
        """Return a match with the seed that its table has agreed on."""
        match = cls(game, agreed.seed, players)
        match.record.agreed = agreed
        return match

    @classmethod
    def of_record(cls, record: Record) -> "Match":
        """Return the match that a record tells of, played as far as it goes."""
        match = cls(game_of(record), record.seed, record.players)
        match.record.agreed = record.agreed
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
        """Answer for a seat; an answer to an earlier question is refused, and nothing changes.

        `ply` is the position that is answered. What others chose apart since then makes no difference.
        """
        if ply is not None and not self._still_asks(seat, ply):
            raise Refused("that answers a question which is no longer open")
        self._make(choice, seat)

    def _make(self, choice: int, seat: int) -> None:
        after = self.state.clone()
        after.told = []
        after.choose(choice, seat)
        self.told.append(after.told)
        after.told = None
        self.before.append(self.state)
        self.state = after
        self.record.choices.append((seat, choice))

    def crosses_wall(self, choice: int, seat: int) -> bool:
        """Whether a choice can't be taken back: it teaches somebody something, or ends the seat's part."""
        after = self.state.clone()
        after.choose(choice, seat)
        return after.learned != self.state.learned or has_ended(self.state, after, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest choice; see `undo`."""
        return not self._why_not_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a seat's latest choice, up to the wall.

        Others may have chosen since, as long as they did so apart: their choices stay as they are.
        """
        reason = self._why_not_undo(seat)
        if reason:
            raise Refused(reason)
        place = self._latest(seat)
        later = self.record.choices[place + 1 :]
        self.state = self.before[place]
        del self.before[place:], self.told[place:], self.record.choices[place:]
        for other, choice in later:
            self._make(choice, other)

    def _why_not_undo(self, seat: int) -> str:
        """Return why a seat can't take back its latest choice; empty if it can."""
        place = self._latest(seat)
        is_last = place + 1 == self.ply
        if place < 0:
            return "there is no choice of yours to take back"
        # Where only one was asked, what came after it followed from its answer.
        if not is_last and len(self.before[place].asks) == 1:
            return "somebody has chosen since, so your last choice stands"
        before = self.before[place]
        after = self.state if is_last else self.before[place + 1]
        if before.learned != self.state.learned:
            return "somebody has learned something since, so that choice stands"
        if has_ended(before, after, seat):
            return "you have finished your part, so that choice stands"
        return ""

    def _latest(self, seat: int) -> int:
        """Return the ply of a seat's latest choice, -1 if it has made none."""
        choices = self.record.choices
        for place in range(len(choices) - 1, -1, -1):
            if choices[place][0] == seat:
                return place
        return -1

    def _still_asks(self, seat: int, ply: int) -> bool:
        """Whether the question that waited for a seat at a ply still does."""
        if ply == self.ply:
            return True
        if not 0 <= ply < self.ply:
            return False
        ask = self.before[ply].ask_of(seat)
        return ask is not None and ask is self.state.ask_of(seat)

    def log(self, seat: int, since: int = 0, all_seeing: bool = False) -> list[str]:
        """Return what happened since a ply as sentences, as a seat may know it, or all of it."""
        names = as_read_by(seat, self.record.players)
        sentences: list[str] = []
        for told in self.told[since:]:
            for event in told:
                heard = event if all_seeing else event.heard_by(seat)
                sentence = self.game.sentence(heard, names)
                if sentence:
                    sentences.append(sentence)
        return sentences


def has_ended(before: State, after: State, seat: int) -> bool:
    """Whether a seat that chose apart from others has finished its part, while others have not."""
    return len(before.asks) > 1 and after.ask_of(seat) is None


def answer_of(bot: Bot[Any], view: View, name: str) -> int:
    """Return the answer of a bot; one that breaks down instead is told by its name."""
    # A bot may keep its word about types or not; compiled code would take it at its word.
    stranger: Any = bot
    try:
        choice = stranger.choose(view)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise Trouble(f"the bot {name!r} broke down ({reason})") from error
    if not isinstance(choice, int):
        raise Trouble(f"the bot {name!r} answered with {choice!r}, which is no choice")
    return choice


def play_out(game: Game[Any, Any], s: State, bots: list[Bot[Any]], names: Sequence[str] = ()) -> int:
    """Let bots play a position to its end; return how many choices they made.

    A bot that can't go on is told by its name, or else by that of its class.
    """
    called = list(names) or [type(bot).__name__ for bot in bots]
    choices = 0
    while s.asks:
        seat = s.asks[0].seat
        choice = answer_of(bots[seat], game.view(s, seat), called[seat])
        try:
            s.choose(choice, seat)
        except Refused as refused:
            raise Trouble(f"the bot {called[seat]!r} gave an answer that isn't allowed: {refused}") from None
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
