"""A match: seats, players and a position; the loop that every door drives."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar, final

from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import Agreed
from hexmonger.kernel.drawn import Drawn, Undo
from hexmonger.kernel.events import Event, Telling
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import NO_WALLS, Game
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.plies import Plies, Ply
from hexmonger.kernel.record import Record, choice_in, game_of, over_scores, read_head, spoken_in
from hexmonger.kernel.state import State, has_ended
from hexmonger.kernel.story import Story, Stream
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.kernel.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)

# A position is kept every so many plies; those between are played again from the one before them.
SNAPSHOTS: Final = 32


class Bot(Protocol[V_contra]):
    """Somebody who answers for a seat, given what that seat may know and nothing else.

    It keeps nothing but the game and its seed: asked again elsewhere, it answers the same. `answered` is how
    many answers its seat has given so far. One that looks at its options alone may say so
    (`needs_options_alone = True`) and is given a view without the table; one that wants to be told what its
    seat heard says `listens = True`.
    """

    def choose(self, view: V_contra, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Return one of the view's options."""
        ...


@dataclass(frozen=True)
class Bookmark:
    """A place to go on from without playing a match from its beginning.

    `heard` says how much every reader had heard, `questions` how many questions were put to every seat, and
    `latest` of every seat's latest choice what undo has to know: how much was learned before it, whether
    several seats were asked then, and whether the seat was done by it.
    """

    ply: int
    state: dict[str, Any]
    heard: dict[int, int]
    questions: list[int]
    latest: dict[int, tuple[int, bool, bool]]


@final
class Look:
    """What a reader sees of a position: its view, why it can't take anything back, and how much it has heard.

    A world that fits the view, in which answers are tried, is imagined when it is first asked for.
    """

    __slots__ = ("_world", "heard", "position", "reason", "view")

    def __init__(self, position: State, view: View, reason: Message | None, heard: int) -> None:
        self.position = position
        self.view = view
        self.reason = reason
        self.heard = heard
        self._world: State | None = None

    def world(self, game: Game[Any, Any]) -> State:
        """Return a world that fits the view, to be looked at and not touched."""
        if self._world is None:
            self._world = game.any_world(self.view)
        return self._world

    def is_same(self, other: "Look") -> bool:
        """Whether nothing was heard since another look, and it would be drawn the same."""
        return self.heard == other.heard and self.reason == other.reason and self.view.is_same(other.view)


class Match:
    """One sitting: a position, the record of how it came about, and the story of what every choice told.

    Without memory `aids`, drawn views show what lies open and the reader's own hand alone. `questions` counts
    those that were put to every seat, so that an answer can say which one it is to.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int,
        players: list[str],
        aids: bool = True,
        position: str = "",
        start: State | None = None,
    ) -> None:
        self.game = game
        self.record = Record(game.name, game.number, game.setup, seed, players, position=position)
        self.aids = aids
        self.story = Story()
        self.plies = Plies()
        self.questions = [0] * game.seats
        # The latest choice of every seat before the first ply that is known.
        self._before: dict[int, Ply] = {}
        told: list[Telling] = []
        self._begin(self.record.start(told=told) if start is None else start)
        self.story.tell(told)
        self._count_questions((), -1)

    def _begin(self, s: State) -> None:
        """Go on from a position, as the first one that is known."""
        self.state = s
        self._snapshots: list[tuple[int, State]] = [(self.ply, s)]
        self._note_place()

    @classmethod
    def agreed(cls, game: Game[Any, Any], agreed: Agreed, players: list[str], aids: bool = True) -> "Match":
        """Return a match with the seed that its table has agreed on."""
        match = cls(game, agreed.seed, players, aids)
        match.record.agreed = agreed
        return match

    @classmethod
    def of_record(cls, record: Record) -> "Match":
        """Return the match that a record tells of, played as far as it goes."""
        match = cls(game_of(record), record.seed, record.players, position=record.position)
        match.record.agreed = record.agreed
        for seat, choice in record.choices:
            match.choose(choice, seat)
        return match

    @classmethod
    def of_text(cls, text: str) -> "Match":
        """Return the match that the text of a record tells of, played as far as it goes."""
        lines = lines_in(text)
        record, first = read_head(lines)
        match = cls.of_record(record)
        for number, seat, word in spoken_in(lines, first):
            try:
                choice = choice_in(match.state, seat, word, number, match.ply + 1)
            except Refused as refused:
                refused.game = match.game
                raise
            match.choose(choice, seat)
        return match

    @classmethod
    def at(cls, bookmark: Bookmark, record: Record, aids: bool = True) -> "Match":
        """Return the match of a record, gone on with from a bookmark to the end of the record.

        What was told before the bookmark is not known to it, and it steps back no further.
        """
        game = game_of(record)
        s: State = game.read_state(bookmark.state)
        match = cls(game, record.seed, record.players, aids, record.position, s)
        made, keys = record.choices, record.keys
        match.record = record
        record.choices, record.keys = made[: bookmark.ply], keys[: bookmark.ply]
        match.story = Story(bookmark.heard)
        match.plies = Plies(bookmark.ply)
        match.questions = bookmark.questions[:]
        match._before = {
            seat: Ply(learned, 0, 0, is_apart, ends)
            for seat, (learned, is_apart, ends) in bookmark.latest.items()
        }
        match._begin(s)
        for seat, choice in made[bookmark.ply :]:
            match.choose(choice, seat)
        return match

    def bookmark(self) -> Bookmark | None:
        """Return a bookmark of now; none while somebody can still take a choice back."""
        if any(self.can_undo(seat) for seat in range(self.game.seats)):
            return None
        heard = {reader: len(self.stream(reader)) for reader in range(-1, self.game.seats)}
        seats = [seat for seat in range(self.game.seats) if self.latest(seat) >= 0]
        made = {seat: self._latest_ply(seat, self.latest(seat)) for seat in seats}
        latest = {seat: (ply.learned, ply.is_apart, ply.ends) for seat, ply in made.items()}
        return Bookmark(self.ply, self.state.to_json(), heard, self.questions[:], latest)

    @property
    def ply(self) -> int:
        """Return how many choices were made."""
        return len(self.plies)

    def position(self, ply: int) -> State:
        """Return the position before a ply, or the one now, to be looked at and not touched."""
        if ply == self.ply:
            return self.state
        place = len(self._snapshots) - 1
        while self._snapshots[place][0] > ply:
            place -= 1
        first, s = self._snapshots[place]
        if ply > first:
            s = s.clone()
            for seat, choice in self.record.choices[first:ply]:
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

    def look(self, reader: int) -> Look:
        """Return what a reader sees now, to be drawn or to be held against what it saw before."""
        reason = self.why_not_undo(reader) if reader >= 0 else None
        return Look(self.state, self.view(reader), reason, len(self.stream(reader)))

    def drawn(self, reader: int, look: Look | None = None) -> Drawn:
        """Return what a reader may know as a stranger can draw it."""
        seen = self.look(reader) if look is None else look
        walls = NO_WALLS if seen.view.ask is None else self.game.walls(seen.view, seen.world(self.game))
        undo = None if reader < 0 else Undo(seen.reason is None, seen.reason)
        return self.game.draw(seen.view, self.aids, walls, undo)

    def foresight(self, seat: int, look: Look | None = None) -> Foresight:
        """Return what a seat can tell of its choices, from what it may know and the table remembers for it.

        A look at this position saves another one.
        """
        seen = self.look(seat) if look is None or look.position is not self.state else look
        if self.aids:
            return Foresight(self.game, seen.view, seen.world(self.game))
        return Foresight(self.game, self.game.forgetful(seen.view))

    def answer_of(self, bot: Bot[Any], seat: int) -> int:
        """Return a bot's answer to the question that waits for its seat."""
        name = self.record.players[seat]
        return answer_of(bot, self.game, self.state, seat, name, self.answered(seat), self.stream(seat))

    def answered(self, seat: int) -> int:
        """Return how many answers a seat has given."""
        return sum([chooser == seat for chooser, _ in self.record.choices])

    def stream(self, reader: int) -> Stream:
        """Return the stream of all that a reader has heard."""
        return self.story.stream(reader)

    def events(self, reader: int) -> list[Event]:
        """Return all that a reader has heard: an event's number is its place there."""
        return self.stream(reader).since(0)

    def told_by(self, ply: int, reader: int) -> list[Event]:
        """Return what a reader heard by the choice of a ply."""
        made = self.plies[ply]
        return self.story.part(reader, made.first, made.last)

    def choose(self, choice: int, seat: int, question: int | None = None) -> None:
        """Answer for a seat; an answer to an earlier `question`, by its number, is refused."""
        try:
            if question is not None and question != self.questions[seat]:
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
        self._add(before, after, seat, choice, first, len(self.story))
        self._count_questions(before.asks, seat)

    def _add(self, before: State, after: State, seat: int, choice: int, first: int, last: int) -> None:
        """Go on to the position that a choice has led to."""
        self.record.add(before, seat, choice)
        ends = has_ended(before, after, seat)
        self.plies.append(Ply(before.learned, first, last, len(before.asks) > 1, ends))
        if self.ply - self._snapshots[-1][0] == SNAPSHOTS:
            self._snapshots.append((self.ply, after))
        self.state = after
        self._note_place()

    def _note_place(self) -> None:
        """Note in the record how far the game has come."""
        s = self.state
        self.record.is_over = s.is_over
        self.record.place = over_scores(self.game, s) if s.is_over else self.game.place(s)

    def _count_questions(self, before: Sequence[Ask], chooser: int) -> None:
        """Count the questions that wait now and did not wait before, or follow from a seat's own answer."""
        for ask in self.state.asks:
            if ask.seat == chooser or not any(ask.is_same(other) for other in before):
                self.questions[ask.seat] += 1

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
        asks = self.state.asks
        place = self.latest(seat)
        later = self.record.choices[place + 1 :]
        taken, *kept = self._cut(place)
        for (other, choice), ply in zip(later, kept, strict=True):
            before, after = self.state, self.state.clone()
            after.choose(choice, other)
            self._add(before, after, other, choice, ply.first, ply.last)
        self.story.take_back(seat, taken.first, taken.last)
        self._count_questions(asks, seat)

    def take_back_to(self, ply: int) -> None:
        """Take back all choices from a ply on, beyond any wall, as everybody at the table has agreed to."""
        asks = self.state.asks
        seats = [seat for seat, _ in self.record.choices[ply:]]
        for seat, taken in zip(reversed(seats), reversed(self._cut(ply)), strict=True):
            self.story.take_back(seat, taken.first, taken.last)
        self._count_questions(asks, -1)

    def _cut(self, ply: int) -> list[Ply]:
        """Go back to the position before a ply, and return the plies that are taken back."""
        self.state = self.position(ply)
        taken = self.plies.cut(ply)
        self.record.cut(ply)
        while self._snapshots[-1][0] > ply:
            self._snapshots.pop()
        self._note_place()
        return taken

    def why_not_undo(self, seat: int) -> Message | None:
        """Return why a seat can't take back its latest choice; nothing if it can."""
        place = self.latest(seat)
        if place < 0:
            return plain("why-nothing-to-undo")
        made = self._latest_ply(seat, place)
        has_learned = made.learned != self.state.learned
        # While seats choose apart from each other, whether one has chosen is its own business.
        if has_learned and self.state.lanes:
            return plain("why-somebody-learned")
        # Where only one was asked, what came after it followed from its answer.
        if place + 1 < self.ply and not made.is_apart:
            return plain("why-somebody-chose-since")
        if has_learned:
            return plain("why-somebody-learned")
        return plain("why-part-is-done") if made.ends else None

    def _latest_ply(self, seat: int, place: int) -> Ply:
        """Return what is known of a seat's latest choice, made at a place."""
        return self.plies[place] if place >= self.plies.first else self._before[seat]

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
        return self.heard_before(wall, seat)

    def news(self, seat: int) -> int:
        """Return the number of the first event that a seat has heard by its latest choice or since."""
        return self.heard_before(max(0, self.latest(seat)), seat)

    def heard_before(self, ply: int, reader: int) -> int:
        """Return how many events a reader had heard before a ply."""
        first = self.plies[ply].first if ply < self.ply else len(self.story)
        return self.story.heard_before(reader, first)

    def latest(self, seat: int) -> int:
        """Return the ply of a seat's latest choice, -1 if it has made none."""
        choices = self.record.choices
        for place in range(len(choices) - 1, -1, -1):
            if choices[place][0] == seat:
                return place
        return -1


def answer_of(
    bot: Bot[Any],
    game: Game[Any, Any],
    s: State,
    seat: int,
    name: str,
    answered: int,
    stream: Stream | None = None,
) -> int:
    """Return the answer of a bot; one that breaks down instead is told by its name."""
    # A bot may keep its word about types or not; compiled code would take it at its word.
    stranger: Any = bot
    try:
        if getattr(stranger, "needs_options_alone", False):
            view = View(seat, s.ask_of(seat), tuple([ask.seat for ask in s.asks]))
        else:
            view = game.view(s, seat)
        told = stream.events if stream is not None and getattr(stranger, "listens", False) else ()
        choice = stranger.choose(view, told, answered)
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
    streams = {seat: Stream(seat) for seat, bot in enumerate(bots) if getattr(bot, "listens", False)}
    if s.told is None and streams:
        s.told = []
    answered = [0] * s.seats
    while s.asks:
        seat = s.asks[0].seat
        stream = streams.get(seat)
        if stream is not None and s.told is not None:
            stream.hear(s.told)
        choice = answer_of(bots[seat], game, s, seat, called[seat], answered[seat], stream)
        try:
            s.choose(choice, seat)
        except Refused as refused:
            raise Trouble(f"the bot {called[seat]!r} gave an answer that isn't allowed: {refused}") from None
        answered[seat] += 1
    return sum(answered)


def play_at_random(s: State, seed: int) -> int:
    """Play a position to its end by choices drawn at random; return how many were made."""
    source = Source(seed, 1)
    choices = 0
    while s.asks:
        options = s.asks[0].options
        s.choose(options[source.below(len(options))])
        choices += 1
    return choices
