"""A match: seats, players and a position; the loop that every door drives."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import Agreed
from hexmonger.kernel.drawn import Drawn, Undo
from hexmonger.kernel.events import Event, Telling, heard
from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.record import Record, game_of, over_scores
from hexmonger.kernel.state import State, has_ended
from hexmonger.kernel.story import Story
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.kernel.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)

# A position is kept every so many plies; those between are played again from the one before them.
SNAPSHOTS: Final = 32


class Bot(Protocol[V_contra]):
    """Somebody who answers for a seat, given what that seat may know and nothing else.

    It keeps nothing but the game and its seed: asked again elsewhere, after as many plies, it answers the
    same. One that looks at its options alone may say so (`needs_options_alone = True`) and is given a view
    without the table; one that wants to be told what its seat heard says `listens = True`.
    """

    def choose(self, view: V_contra, told: Sequence[Event] = (), ply: int = 0) -> int:
        """Return one of the view's options."""
        ...


class Ply:
    """A choice that was made: who was asked then, a bit for each, how much was learned, what it told.

    `ends` says whether its seat, which chose apart from others, was done with its part by it.
    """

    __slots__ = ("asked", "ends", "first", "last", "learned")

    def __init__(self, asked: int, learned: int, ends: bool, first: int, last: int) -> None:
        self.asked = asked
        self.learned = learned
        self.ends = ends
        self.first = first
        self.last = last

    @property
    def is_apart(self) -> bool:
        """Whether several seats were asked then."""
        return self.asked & (self.asked - 1) != 0


class Match:
    """One sitting: a position, the record of how it came about, and the story of what every choice told.

    Without memory `aids`, drawn views show what lies open and the reader's own hand alone.
    """

    def __init__(self, game: Game[Any, Any], seed: int, players: list[str], aids: bool = True) -> None:
        self.game = game
        self.record = Record(game.name, game.number, game.setup, seed, players)
        self.aids = aids
        self.state: State = game.new(seed)
        self.story = Story()
        self.plies: list[Ply] = []
        self._snapshots: list[State] = [self.state]
        self.record.place = game.place(self.state)

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
        return len(self.plies)

    def position(self, ply: int) -> State:
        """Return the position before a ply, or the one now, to be looked at and not touched."""
        if ply == self.ply:
            return self.state
        s = self._snapshots[ply // SNAPSHOTS]
        if ply % SNAPSHOTS:
            s = s.clone()
            for seat, choice in self.record.choices[ply - ply % SNAPSHOTS : ply]:
                s.choose(choice, seat)
        return s

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def remembered(self, seat: int) -> View:
        """Return what a seat may know and the table remembers for it; previews are made of it."""
        view = self.view(seat)
        return view if self.aids else self.game.forgetful(view)

    def drawn(self, seat: int) -> Drawn:
        """Return what a seat may know as a stranger can draw it."""
        drawn = self.game.draw(self.game.view(self.state, seat), self.aids)
        if seat < 0:
            return drawn
        reason = self.why_not_undo(seat)
        return drawn.with_undo(Undo(reason is None, reason))

    def answer_of(self, bot: Bot[Any], seat: int) -> int:
        """Return a bot's answer to the question that waits for its seat."""
        name = self.record.players[seat]
        return answer_of(bot, self.game, self.state, seat, name, self.ply, self.events(seat))

    def events(self, reader: int) -> list[Event]:
        """Return the stream of all that a reader has heard: an event's number is its place there."""
        return self.story.stream(reader)

    def told_by(self, ply: int, reader: int) -> list[Event]:
        """Return what a reader heard by the choice of a ply."""
        made = self.plies[ply]
        return self.story.part(reader, made.first, made.last)

    def choose(self, choice: int, seat: int, ply: int | None = None) -> None:
        """Answer for a seat; an answer to an earlier question is refused, and nothing changes.

        `ply` is the position that is answered. What others chose apart since then makes no difference.
        """
        try:
            if ply is not None and not self._still_asks(seat, ply):
                raise Refused(plain("why-stale"))
            self._make(choice, seat)
        except Refused as refused:
            refused.game = self.game
            raise

    def _make(self, choice: int, seat: int) -> None:
        before, after = self.state, self.state.clone()
        told: list[Telling] = []
        after.told = told
        after.choose(choice, seat)
        after.told = None
        first = len(self.story)
        self.story.tell(told)
        self.record.add(before, seat, choice)
        self._note(before, after, seat, first, len(self.story))

    def _note(self, before: State, after: State, seat: int, first: int, last: int) -> None:
        """Go on to the position that a choice has led to."""
        asked = 0
        for ask in before.asks:
            asked |= 1 << ask.seat
        self.plies.append(Ply(asked, before.learned, has_ended(before, after, seat), first, last))
        if len(self.plies) % SNAPSHOTS == 0:
            self._snapshots.append(after)
        self.state = after
        self.record.is_over = after.is_over
        self.record.place = over_scores(self.game, after) if after.is_over else self.game.place(after)

    def crosses_wall(self, choice: int, seat: int) -> bool:
        """Whether a choice can't be taken back: it teaches somebody something, or ends the seat's part."""
        after = self.state.clone()
        after.choose(choice, seat)
        return after.learned != self.state.learned or has_ended(self.state, after, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest choice; see `undo`."""
        return self.why_not_undo(seat) is None

    def undo(self, seat: int) -> None:
        """Take back a seat's latest choice, up to the wall.

        Others may have chosen since, as long as they did so apart: their choices stay as they are.
        """
        reason = self.why_not_undo(seat)
        if reason is not None:
            refused = Refused(reason)
            refused.game = self.game
            raise refused
        place = self._latest(seat)
        later = list(zip(self.record.choices[place + 1 :], self.plies[place + 1 :], strict=True))
        taken = self.plies[place]
        self.state = self.position(place)
        del self.plies[place:]
        del self._snapshots[place // SNAPSHOTS + 1 :]
        self.record.cut(place)
        for (other, choice), ply in later:
            before, after = self.state, self.state.clone()
            after.choose(choice, other)
            self.record.add(before, other, choice)
            self._note(before, after, other, ply.first, ply.last)
        self.record.place = self.game.place(self.state)
        self.story.take_back(seat, taken.first, taken.last)

    def why_not_undo(self, seat: int) -> Message | None:
        """Return why a seat can't take back its latest choice; nothing if it can."""
        place = self._latest(seat)
        if place < 0:
            return plain("why-nothing-to-undo")
        made = self.plies[place]
        # Where only one was asked, what came after it followed from its answer.
        if place + 1 < self.ply and not made.is_apart:
            return plain("why-somebody-chose-since")
        if made.learned != self.state.learned:
            return plain("why-somebody-learned")
        return plain("why-part-is-done") if made.ends else None

    def wall(self, seat: int) -> int:
        """Return the number of the first event a seat has heard that could still be taken back by it."""
        wall = place = self.ply
        if self.can_undo(seat):
            while place and self.plies[place - 1].learned == self.state.learned:
                place -= 1
                if self.record.choices[place][0] == seat:
                    wall = place
                elif not self.plies[place].is_apart:
                    break
        return self._heard_before(wall, seat)

    def news(self, seat: int) -> int:
        """Return the number of the first event that a seat has heard by its latest choice or since."""
        return self._heard_before(max(0, self._latest(seat)), seat)

    def _heard_before(self, ply: int, reader: int) -> int:
        """Return how many events a reader had heard before a ply."""
        first = self.plies[ply].first if ply < self.ply else len(self.story)
        return self.story.heard_before(reader, first)

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
        if not 0 <= ply < self.ply or not self.plies[ply].asked >> seat & 1:
            return False
        # While others choose apart, a seat's own question changes by its own answer alone.
        return all(chooser != seat for chooser, _ in self.record.choices[ply:])


def answer_of(
    bot: Bot[Any],
    game: Game[Any, Any],
    s: State,
    seat: int,
    name: str,
    ply: int,
    told: Sequence[Event] | None = None,
) -> int:
    """Return the answer of a bot; one that breaks down instead is told by its name."""
    # A bot may keep its word about types or not; compiled code would take it at its word.
    stranger: Any = bot
    try:
        if getattr(stranger, "needs_options_alone", False):
            view = View(seat, s.ask_of(seat), tuple([ask.seat for ask in s.asks]))
        else:
            view = game.view(s, seat)
        if told is None:
            told = heard(s.told, seat) if getattr(stranger, "listens", False) else ()
        choice = stranger.choose(view, told, ply)
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
    if s.told is None and any(getattr(bot, "listens", False) for bot in bots):
        s.told = []
    choices = 0
    while s.asks:
        seat = s.asks[0].seat
        choice = answer_of(bots[seat], game, s, seat, called[seat], choices)
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
