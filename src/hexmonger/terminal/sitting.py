"""A sitting: a match, who of its seats are bots, and the file it is saved to after every choice.

It is the only thing here that holds a match. Screens and widgets are given scenes, which are made of
views: what one seat may know, and nothing else.
"""

from bisect import bisect_left
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from hexmonger.bots.advice import advise, adviser, adviser_of
from hexmonger.kernel.commitment import agree
from hexmonger.kernel.drawn import Answer, Asked, Barred, Drawn
from hexmonger.kernel.events import SPECTATOR, Event
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.looks import Look
from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.messages import Message, message, player
from hexmonger.kernel.names import printable
from hexmonger.kernel.replay import Replay
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.look import HINT_MARK
from hexmonger.saves import Save, bots_of, new_save
from hexmonger.terminal.canvas import fitted
from hexmonger.terminal.hints import Hint, TookHint, with_hints
from hexmonger.terminal.since import NOTHING, Glance, Since, Told, since_after
from hexmonger.words import Log, LogLine, Words, trouble_text, words_of
from hexmonger.words.guide import guides_of

__all__ = ["SPECTATOR", "Result", "Scene", "Sitting", "Things", "sentence", "things_of"]

WIDEST_NAME = 24
MOST_GAMES = 8
DOOR = "hexmonger.terminal"
SINCE_CHOICE = "since your last choice"


@dataclass(frozen=True, eq=False)
class Things:
    """Everything a game names, and how it looks, by kind and id, with the words for it."""

    entries: Mapping[tuple[str, str], Entry]
    looks: Mapping[tuple[str, str], Look]
    words: Words


@lru_cache(MOST_GAMES)
def things_of(game: Game[Any, Any]) -> Things:
    """Return the things of a game, made once."""
    entries = {(entry.kind, entry.id): entry for entry in game.glossary()}
    return Things(entries, game.looks(), words_of(game, door=DOOR))


@dataclass(frozen=True)
class Scene:
    """All that a table shows at one moment, as one seat may know it.

    `foresight` tells what follows by a choice or a line of them. `asked` is who must answer. `passing_to` is
    somebody else at this screen, who is asked next. The lines of the log from `wall` on are still open to
    undo, those from `fresh` on are news, since what `news_since` says. `since` is what others did to the seat
    since its last turn. Who only watches has the side of the seat that is `watched` in front. `hints` is how
    many each seat has taken.
    """

    things: Things
    foresight: Foresight
    drawn: Drawn
    words: Words
    names: tuple[str, ...]
    bots: frozenset[int]
    lines: Sequence[LogLine]
    wall: int
    fresh: int
    asked: int | None
    passing_to: int | None
    since: Since
    news_since: str = SINCE_CHOICE
    watched: int = 0
    hints: tuple[int, ...] = ()

    @property
    def side(self) -> int:
        """Return whose side of the table is in front: the reader's, or for one who watches another's."""
        return self.drawn.seat if self.drawn.seat >= 0 else self.watched

    @property
    def is_asked(self) -> bool:
        """Whether the one who looks at this scene must answer."""
        return self.asked is not None and self.asked == self.drawn.seat and self.passing_to is None

    @property
    def question(self) -> Asked | None:
        """Return the question that waits for the one who looks, if it is theirs to answer now."""
        return self.drawn.question if self.is_asked else None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Return what the one who looks may answer now."""
        return self.question.answers if self.question is not None else ()

    def verb(self, answer: Answer) -> Message:
        """Return the word for an answer to the question that is drawn."""
        assert self.drawn.question is not None, "nobody is asked here"
        return self.drawn.question.verb_of(answer)

    @property
    def can_undo(self) -> bool:
        """Whether the latest choice of the one who looks can be taken back."""
        return self.drawn.undo is not None and self.drawn.undo.can

    def hints_of(self, seat: int) -> str:
        """Return how many hints a seat has taken, with their mark; nothing if none."""
        taken = self.hints[seat] if self.hints else 0
        return f"{HINT_MARK}{taken}" if taken else ""

    def is_deed(self, line: LogLine) -> bool:
        """Whether a line of the log tells what another did to the one who looks."""
        return line.number in self.since.numbers and not isinstance(line.event, TookHint)

    def say(self, message: Message) -> str:
        """Return a message in words, as the one who looks reads it."""
        return self.words.say(message, self.names, self.drawn.seat)

    def why_not(self, barred: Barred) -> str:
        """Return why answers are not allowed, as a sentence with its rule."""
        return sentence(Refused(barred.reason, barred.rule).worded(self.say(barred.reason)))


@dataclass(frozen=True)
class Result:
    """How a game ended: the place of every seat, 1 the best, and the figure that each is judged by first."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


class Sitting:
    """People and bots around one screen, playing a match that is saved after every choice."""

    def __init__(self, match: Match, bots: Mapping[int, Bot[Any]], save: Save) -> None:
        self._match = match
        self._bots = dict(bots)
        self._save = save
        self.unsaved: Trouble | None = None
        self.bots = frozenset(self._bots)
        self.people = tuple(seat for seat in range(self.setup.seats) if seat not in self._bots)
        self.words = words_of(match.game, door=DOOR)
        self.names = names_of(match, self.words, self.bots)
        # The game that was played after this one, by those who sat here.
        self.following: Sitting | None = None
        # What others did to each seat, after every choice that was looked at so far.
        self._since: dict[int, list[Since]] = {seat: [] for seat in range(self.setup.seats)}
        # The hint that was taken last, and by the number of which question of whom.
        self._hint: tuple[tuple[int, int], Hint] | None = None
        self._logs = {
            seat: Log(self.words, self.names, seat) for seat in (SPECTATOR, *range(self.setup.seats))
        }

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self._match.game.name

    @property
    def title(self) -> str:
        """Return the game's name as people say it."""
        return self._match.game.title

    @property
    def rules(self) -> Game[Any, Any]:
        """Return the game with its set-up, which knows nothing of how the match stands."""
        return self._match.game

    @property
    def is_taught(self) -> bool:
        """Whether somebody has written how the game is played."""
        return bool(guides_of(self.rules))

    @property
    def setup(self) -> Setup:
        """Return how the table was set up."""
        return self._match.record.setup

    @property
    def ply(self) -> int:
        """Return how many choices were made."""
        return self._match.ply

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._match.state.is_over

    @property
    def save_to(self) -> Path:
        """Return the file the match is saved to."""
        return self._save.path

    @property
    def kept_at(self) -> str:
        """Return the name of that file as it can be shown."""
        return printable(str(self._save.path))

    @property
    def moved(self) -> str:
        """Return that the match is saved to another file than at first, and why, once it is."""
        return self._save.moved

    @property
    def commitment(self) -> str:
        """Return what the host committed to before the deal; empty where the seed was given."""
        agreed = self._match.record.agreed
        return agreed.commitment if agreed is not None else ""

    def asks_several(self) -> bool:
        """Whether several seats are asked at once, each apart from the others."""
        return len(self._match.view(SPECTATOR).asked) > 1

    def asked(self, viewer: int) -> int | None:
        """Return who is to answer next: a bot, the one who is looking, or another person."""
        seats = self._match.view(SPECTATOR).asked
        for seat in seats:
            if seat in self.bots:
                return seat
        return viewer if viewer in seats else next(iter(seats), None)

    def drawn(self, seat: int) -> Drawn:
        """Return what a seat may know."""
        return self._match.drawn(seat)

    def choose(self, choice: int, seat: int) -> None:
        """Answer for a person and save the game; a refused choice changes nothing."""
        self._match.choose(choice, seat)
        self.save()

    def let_bot_choose(self, seat: int) -> None:
        """Let a bot answer from its view and save the game."""
        name = self._match.record.players[seat]
        choice = self._match.answer_of(self._bots[seat], seat)
        try:
            self._match.choose(choice, seat)
        except Refused as refused:
            reason = trouble_text(refused)
            raise Trouble(f"the bot {name!r} gave an answer that isn't allowed: {reason}") from None
        self.save()

    @cached_property
    def adviser(self) -> str:
        """Return the name of the bot that gives hints; empty where none knows the game."""
        return adviser_of(self.rules)

    def why_no_hint(self) -> str:
        """Return why nobody may take hints here, as a sentence; empty if they may."""
        if not self.adviser:
            return f"No bot gives hints in {self.title}."
        if len(self.people) > 1 and not self._save.hints.are_allowed:
            return "Hints among several people are allowed when a table is set up, and here they are not."
        return ""

    def hint(self, seat: int) -> Hint:
        """Take a hint for a person who is asked; everybody reads of it, once for every question."""
        match, question = self._match, (seat, self._match.questions[seat])
        if self._hint is None or self._hint[0] != question:
            foresight, answered = match.foresight(seat), match.answered(seat)
            # Who is to remember everything by themselves gets no hint that remembers for them.
            told = tuple(match.events(seat)) if match.aids else ()
            bot = adviser(match.game)
            self._hint = question, Hint(self.adviser, lambda: advise(bot, foresight, told, answered))
            self._save.hints.taken.append((seat, match.ply))
            self.save()
        return self._hint[1]

    def _hint_lines(self, reader: int) -> list[LogLine]:
        """Return the lines that tell who took a hint, each with the number of what was heard before it."""
        lines: list[LogLine] = []
        for seat, ply in self._save.hints.taken:
            if seat < self.setup.seats:
                text = self.words.say(message("table-took-hint", seat=player(seat)), self.names, reader)
                number = self._match.heard_before(min(ply, self.ply), reader) - 1
                lines.append(LogLine(number, TookHint(seat), text))
        return lines

    def refusal(self, refused: Refused, seat: int) -> str:
        """Return why a choice is not allowed, as a sentence with its rule, for the one who made it."""
        return sentence(self.words.refusal(refused, self.names, seat))

    def can_undo(self, seat: int) -> bool:
        """Whether a person's last choice can be taken back."""
        return self._match.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a person's last choice, up to the wall."""
        place = self._match.latest(seat)
        self._match.undo(seat)
        for since in self._since.values():
            del since[place:]
        self.save()

    def save(self) -> None:
        """Write the record; where that fails the game goes on and the reason is kept."""
        try:
            self._save.write(self._match.record)
            self.unsaved = None
        except Trouble as trouble:
            self.unsaved = trouble

    def rescue(self) -> bool:
        """Write the record where there is room, if it can't be saved in its place even now."""
        self.save()
        return self.unsaved is None or self._save.rescue(self._match.record)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """Return what everybody heard since a ply, each fact with the choice that caused it."""
        plies = range(since, self.ply)
        return [(ply, event) for ply in plies for event in self._match.told_by(ply, SPECTATOR)]

    def again(self) -> "Sitting":
        """Return another game of the same players with the same set-up, dealt anew."""
        hints = self._save.hints.are_allowed
        self.following = new_sitting(self._match.game, self._match.record.players, hints)
        return self.following

    @property
    def latest(self) -> "Sitting":
        """Return the last of the games that were played one after the other, this one the first."""
        return self if self.following is None else self.following.latest

    def result(self) -> Result:
        """Return how the game ended, once it is over."""
        game, s = self._match.game, self._match.state
        return Result(tuple(game.places(s)), tuple(game.scores(s)))

    def course(self) -> dict[str, list[list[int]]]:
        """Return how figures of every seat went over a game that has ended, by their names."""
        return Replay(self._match).figures

    def since(self, seat: int) -> Since:
        """Return what others did to a seat since its last turn."""
        if seat < 0:
            return NOTHING
        found, match = self._since[seat], self._match
        for ply in range(len(found), self.ply):
            told = Told(
                match.told_by(ply, seat),
                match.heard_before(ply, seat),
                self._glance(ply, seat),
                self._glance(ply + 1, seat),
                match.record.choices[ply][0] == seat,
            )
            found.append(since_after(found[-1] if found else NOTHING, told, seat))
        return found[-1] if found else NOTHING

    def _glance(self, ply: int, seat: int) -> Glance:
        """Return the position before a ply as a seat saw it."""
        game = self._match.game
        view = game.view(self._match.position(ply), seat)
        return Glance(game.turn(view), view.asked, tuple(game.zones(view, self._match.aids)))

    def scene(self, seat: int, passing_to: int | None = None) -> Scene:
        """Return what a table may show to a seat now."""
        match = self._match
        news = match.news(seat)
        heard = self._logs[seat].read(match.events(seat), 0 if match.aids else news)
        lines = with_hints(heard, self._hint_lines(seat))
        takers = [taker for taker, _ in self._save.hints.taken]
        numbers = [line.number for line in lines]
        return Scene(
            things=things_of(match.game),
            foresight=match.foresight(seat),
            drawn=match.drawn(seat),
            words=self.words,
            names=self.names,
            bots=self.bots,
            lines=lines,
            wall=bisect_left(numbers, match.wall(seat)),
            fresh=bisect_left(numbers, news),
            asked=self.asked(seat),
            passing_to=passing_to,
            since=self.since(seat),
            hints=tuple(takers.count(taker) for taker in range(self.setup.seats)),
        )


def names_of(match: Match, words: Words, bots: Container[int]) -> tuple[str, ...]:
    """Return the names of the players as a table shows them; those of bots begin with a capital."""
    called = [
        fitted(name[:1].upper() + name[1:] if seat in bots else name, WIDEST_NAME)
        for seat, name in enumerate(match.record.players)
    ]
    return tuple(words.players(called))


def new_sitting(game: Game[Any, Any], players: list[str], hints: bool = False) -> Sitting:
    """Return a new game with a deal of its own, saved from its beginning; `hints` are for several people."""
    match = Match.agreed(game, agree(game.seats), players)
    bots = bots_of(game, match.record)
    save = Save(new_save(), known="")
    save.hints.are_allowed = hints
    save.write(match.record)
    return Sitting(match, bots, save)


def sentence(words: str) -> str:
    """Return words as a sentence.

    >>> sentence("a revealed Haunted Doll can't be replaced (AA-30)")
    "A revealed Haunted Doll can't be replaced (AA-30)."
    """
    return f"{words[:1].upper()}{words[1:]}." if words else ""
