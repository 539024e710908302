"""A table as its entries tell it: who sits where, how the seed came about, and the match once it has begun.

What is asked of a table is decided first and done later: `choose` and the like return entries, which whoever
keeps the table writes down, and only then `do`es. Nothing here waits for anything, and nothing knows a game.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from hexmonger.bots.advice import adviser_of
from hexmonger.kernel.chance import chance_text, seeded
from hexmonger.kernel.commitment import Agreement, check_hash, check_words
from hexmonger.kernel.game import MODULES, Game, find_box
from hexmonger.kernel.match import Bookmark, Match
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.record import Record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.protocol.tables import TableState, Terms
from hexmonger.server.entries import (
    NOBODY,
    AnyEntry,
    Began,
    Changed,
    Chose,
    Closed,
    Deputed,
    Entry,
    Hinted,
    Hosted,
    Left,
    Made,
    Opened,
    Opening,
    Replaced,
    Returned,
    Sat,
    Sealed,
    StoodIn,
    TookBack,
    WentBack,
)
from hexmonger.server.outdated import why_not_played
from hexmonger.server.pace import BOTS_LATE, OPENING, UNUSED_PLAYING, UNUSED_WAITING, turns_due
from hexmonger.server.seats import SeatAt
from hexmonger.server.store import Summary

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

NOBODY_ASKED: Final = -1
# The reader who hears what everybody hears.
EVERYBODY: Final = -1


class Table:
    """A table, made from its entries; with a bookmark it is played from there on alone.

    `clocks` says since when every seat that is asked has its turn.
    """

    def __init__(
        self,
        entries: Sequence[AnyEntry],
        bookmark: str = "",
        number: int = 0,
        clocks: Mapping[int, float] | None = None,
    ) -> None:
        first = entries[0]
        if not isinstance(first, Made):
            raise Trouble("a table begins with being made")
        self.made = first
        self.host = first.host
        self.state: TableState = WAITING
        self.why_closed = ""
        self.match: Match | None = None
        # Why it can't be played on by this program; it can still be read.
        self.trouble = ""
        self.number = 0
        self.record: Record | None = None
        # Whether the host wants to begin, and words are waited for.
        self.is_called = False
        self.clocks: dict[int, float] = {}
        # Who gives advice in the game, once somebody has looked.
        self._adviser: str | None = None
        # What was done by messages with a ticket: which choice, or else what kind of entry.
        self._done: dict[str, int | type[Entry]] = {}
        self._set_up(first)
        self._bring_record()
        for place, entry in enumerate(entries):
            if place == number and bookmark:
                self._go_on_from(bookmark)
            self._follow(entry, is_quiet=place < number and bool(bookmark))
        if number == len(entries) and bookmark:
            self._go_on_from(bookmark)
        self.clocks = dict(clocks or {})

    # What it is

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game that is played here, refusing one that this program has by other rules."""
        if self.trouble:
            raise Trouble(self.trouble)
        return find_box(self.made.game).open(Setup(self.made.seats, self.made.options))

    @property
    def commitment(self) -> str:
        """Return what binds the host to the secret."""
        return self.agreement.commitment

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen here any longer."""
        return self.state in (OVER, CLOSED)

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the seats that must answer now."""
        asks = self.match.state.asks if self.match is not None and self.state == PLAYING else ()
        return tuple(ask.seat for ask in asks)

    @property
    def known(self) -> tuple[object, ...]:
        """Return how far it has come for everybody to hear; sealed choices change nothing of it."""
        heard = 0 if self.match is None else len(self.match.stream(EVERYBODY))
        return self.state, self.asked, heard

    @property
    def is_bot_asked(self) -> bool:
        """Whether a bot must answer now, for a seat of its own or in the place of a person."""
        return any(self.seats[seat].answers[0] for seat in self.asked)

    @property
    def people(self) -> list[int]:
        """Return the seats for which a person answers."""
        return [seat for seat, each in enumerate(self.seats) if each.person and not each.stand_in]

    @property
    def may_ask_for_advice(self) -> bool:
        """Whether a bot may be asked for advice: where everybody has agreed to it, or is alone with bots."""
        people = sum(bool(each.person) for each in self.seats)
        return self.made.terms.hints or people == 1

    @property
    def adviser(self) -> str:
        """Return the bot that gives advice here now; empty where there is none, or nobody may ask."""
        if self.state != PLAYING or self.trouble or not self.may_ask_for_advice:
            return ""
        if self._adviser is None:
            self._adviser = adviser_of(self.game)
        return self._adviser

    def summary(self, now: float = 0.0) -> Summary:
        """Return what lists show of it."""
        place = self.match.record.place if self.match is not None else ""
        made, terms = self.made, self.made.terms
        # A game that nobody may watch is nothing for everybody's lists.
        is_open = terms.is_open and (self.state == WAITING or terms.watch != "nobody")
        free = sum(each.is_free for each in self.seats)
        due = self.due(now)
        modules = made.options.get(MODULES, "")
        return Summary(
            made.game, self.state, is_open, place, self.asked, free, self.clocks, due, modules, terms.pace
        )

    def due(self, now: float) -> float | None:
        """Return when something happens here by itself, as things stand now; nothing where all is over."""
        if self.is_over or self.trouble:
            return None
        if self.state == WAITING:
            return now + (OPENING if self.is_called else UNUSED_WAITING)
        if self.is_bot_asked:
            return now + BOTS_LATE
        pace = self.made.terms.pace
        clocks = [self.clocks[seat] for seat in self.asked] if pace else []
        due = turns_due(pace, clocks, now)
        return now + UNUSED_PLAYING if due is None else due

    def bookmark(self) -> str:
        """Return a place to go on from without playing the game again; nothing where there is none now."""
        marked = self.match.bookmark() if self.match is not None else None
        return "" if marked is None else msgspec.json.encode(marked).decode()

    def text(self, names: Sequence[str]) -> str:
        """Return the record of the game for those who may have it, with the names that the seats have now."""
        if self.record is None:
            raise Trouble("this game has not begun")
        if self.made.record:
            return self.made.record
        return replace(self.record, players=list(names)).to_text()

    # What can be done

    def sit(self, seat: int, person: str = NOBODY, bot: str = "", seed: int = 0) -> Sat:
        """Let a person or a bot have a free seat."""
        self._must_be(WAITING)
        self.check_seat(seat)
        if not self.seats[seat].is_free:
            raise Trouble(f"seat {seat + 1} is taken")
        return Sat(seat, person, bot, seed)

    def get_up(self, seat: int) -> list[AnyEntry]:
        """Let whoever has a seat leave it; the right of the host passes on to the next person."""
        self._must_be(WAITING)
        self.check_seat(seat)
        person = self.seats[seat].person
        if self.seats[seat].is_free:
            raise Trouble(f"nobody has seat {seat + 1}")
        if self.is_called:
            raise Trouble("the game begins in a moment: nobody gets up any longer")
        others = [each.person for at, each in enumerate(self.seats) if each.person and at != seat]
        if person == self.host and others and person not in others:
            return [Left(seat), Hosted(others[0])]
        return [Left(seat)]

    def change(self, game: Game[Any, Any], terms: Terms) -> Changed:
        """Let the host change the set-up before the start; words for the seed are given anew."""
        self._must_be(WAITING)
        if self.is_called or self.made.position:
            raise Trouble("this set-up can't be changed any longer")
        setup = game.setup
        return Changed(game.name, game.number, game.digest, setup.seats, dict(setup.options), terms)

    def seal(self, seat: int, sealed: str) -> Sealed:
        """Let a seat commit to its words."""
        self._must_be(WAITING)
        self.check_seat(seat)
        check_hash(sealed, "a seal")
        if self.agreement.is_opening:
            raise Trouble(f"seat {seat + 1} comes too late to commit: words are being opened")
        if self.agreement.seals[seat]:
            raise Trouble(f"seat {seat + 1} has committed to its words already")
        return Sealed(seat, sealed)

    def open_words(self, seat: int, words: str) -> Opened:
        """Let a seat open the words that it has committed to."""
        self._must_be(WAITING)
        self.check_seat(seat)
        check_words(words)
        self.agreement.check(seat, words)
        return Opened(seat, words)

    def call(self) -> Opening:
        """Wait no longer for those who have not committed: from now on words are opened."""
        self._must_be(WAITING)
        if self.is_called:
            raise Trouble("words are being opened already")
        self.check_full()
        return Opening()

    def begin(self) -> Began:
        """Let the game begin, with the seed that secret and opened words make."""
        self._must_be(WAITING)
        self.check_full()
        _ = self.game
        return Began()

    def choose(self, seat: int, choice: int, question: int | None = None, bot: str = "") -> Chose:
        """Let a seat answer the question that waits for it, by the number of the question."""
        match = self.playing()
        self.check_seat(seat)
        if question is not None and question != match.questions[seat]:
            raise self._refused(Refused(plain("why-stale")))
        ask = match.state.ask_of(seat)
        if ask is None:
            raise self._refused(Refused(message("why-not-asked", seat=seat + 1)))
        if choice not in ask.options:
            raise self.why_not(seat, choice)
        return Chose(seat, choice, ask.question.key(match.state, ask.frame, choice), bot)

    def why_not(self, seat: int, choice: int) -> Refused:
        """Return why a seat that is asked can't choose something, as far as the seat may know."""
        view = self.playing().remembered(seat)
        assert view.ask is not None, "the seat is asked"
        return self._refused(view.ask.refusal(view, choice))

    def take_back(self, seat: int) -> TookBack:
        """Let a seat take back its latest choice, up to the wall."""
        match = self.playing()
        self.check_seat(seat)
        reason = match.why_not_undo(seat)
        if reason is not None:
            raise self._refused(Refused(reason))
        return TookBack(seat)

    def go_back(self, seat: int, ply: int) -> WentBack:
        """Let the table go back to before a ply, as everybody has agreed to."""
        match = self.playing()
        if not match.plies.first <= ply < match.ply:
            raise Trouble("there is no such choice to go back to")
        return WentBack(seat, ply)

    def stand_in(self, seat: int, bot: str, seed: int, is_for_good: bool = False) -> StoodIn:
        """Let a bot go on for a person."""
        self.playing()
        self.check_seat(seat)
        if not self.seats[seat].person or self.seats[seat].stand_in:
            raise Trouble(f"seat {seat + 1} needs no one to stand in")
        return StoodIn(seat, bot, seed, is_for_good)

    def come_back(self, seat: int) -> Returned:
        """Let a person take a seat back."""
        self.playing()
        self.check_seat(seat)
        if not self.seats[seat].stand_in or self.seats[seat].has_conceded:
            raise Trouble(f"seat {seat + 1} is not stood in for")
        return Returned(seat)

    def depute(self, seat: int, bot: str) -> Deputed:
        """Let a person say which bot is to stand in."""
        self.check_seat(seat)
        return Deputed(seat, bot)

    def hint(self, seat: int, question: int) -> Hinted:
        """Let a seat ask for advice on the question that waits for it."""
        game = self.playing().game
        self.check_seat(seat)
        if not self.may_ask_for_advice:
            raise Trouble("among several people hints are given only where the terms of the table allow them")
        if not self.adviser:
            raise Trouble(f"no bot gives advice in {game.title}")
        return Hinted(seat, question)

    def close(self, why: str) -> Closed:
        """End the table, whatever its game has come to."""
        if self.is_over:
            raise Trouble("this table is closed already")
        return Closed(why)

    def done_by(self, ticket: str) -> int | type[Entry] | None:
        """Return what was done by the message with a ticket, a choice or else an entry of which kind; nothing
        if nothing was: a retry counts once."""
        return self._done.get(ticket)

    # What is done

    def do(self, entry: AnyEntry, now: float = 0.0) -> None:
        """Go on by an entry that was decided."""
        self._follow(entry)
        self._wind(entry, now)

    def _follow(self, entry: AnyEntry, is_quiet: bool = False) -> None:
        """Go on by an entry but for the clocks; quietly, where a bookmark holds what it leads to."""
        self.number += 1
        if entry.ticket:
            self._done[entry.ticket] = entry.choice if isinstance(entry, Chose) else type(entry)
        match entry:
            case Made():
                pass
            case Changed():
                self._set_up(entry)
            case Sat(seat, person, bot, seed):
                self.seats[seat] = SeatAt(person, bot, seed)
            case Left(seat):
                self.seats[seat] = SeatAt()
                self.agreement.withdraw(seat)
            case Hosted(person):
                self.host = person
            case Sealed(seat, seal):
                self.agreement.commit(seat, seal)
            case Opening():
                self.is_called = True
                self.agreement.start_opening()
            case Opened(seat, words):
                self.agreement.open(seat, words)
            case Began():
                self._begin(is_quiet)
            case Chose() | TookBack() | WentBack():
                self._play(entry, is_quiet)
            case StoodIn(seat, bot, seed, is_for_good):
                stood = self.seats[seat]
                stood.stand_in, stood.stand_in_seed, stood.has_conceded = bot, seed, is_for_good
            case Deputed(seat, bot):
                self.seats[seat].deputy = bot
            case Hinted(seat, question):
                # Who asks again about the same question has asked once.
                self.seats[seat].hints += question != self.seats[seat].hinted
                self.seats[seat].hinted = question
            case Replaced(seat, bot):
                replaced = self.seats[seat]
                if replaced.stand_in:
                    replaced.stand_in = bot
                else:
                    replaced.bot = bot
            case Returned(seat):
                self.seats[seat].stand_in = ""
                self.clocks.pop(seat, None)
            case Closed(why):
                self.state, self.why_closed = CLOSED, why

    def _wind(self, entry: AnyEntry, now: float) -> None:
        """Let the clock of every seat that is asked run from when it was first asked in its turn."""
        if self.match is not None:
            begins = (
                entry.seat
                if isinstance(entry, Chose) and self.match.plies[self.match.ply - 1].ends
                else NOBODY_ASKED
            )
            self.clocks = {seat: now if seat == begins else self.clocks.get(seat, now) for seat in self.asked}

    def _set_up(self, made: Made | Changed) -> None:
        """Take over a set-up; seats that are no longer there are left."""
        if isinstance(made, Changed):
            changed = {name: getattr(made, name) for name in Changed.__struct_fields__}
            self.made = msgspec.structs.replace(self.made, **changed)
        sitting: list[SeatAt] = getattr(self, "seats", [])
        self.seats = [*sitting, *(SeatAt() for _ in range(made.seats))][: made.seats]
        self.agreement = Agreement(made.seats, self.made.secret)
        self.trouble = why_not_played(self.made)

    def _begin(self, is_quiet: bool) -> None:
        agreed = self.agreement.close()
        self.state = PLAYING
        made = self.made
        position = made.position
        if position:
            # What is drawn from now on follows from the seed that the table has agreed on.
            dealt = json.loads(position)
            position = json.dumps({**dealt, "chance": chance_text(seeded(agreed.seed))})
        players = [each.bot or f"seat {seat + 1}" for seat, each in enumerate(self.seats)]
        setup = Setup(made.seats, made.options)
        self.record = Record(
            made.game,
            made.rules,
            setup,
            agreed.seed,
            players,
            agreed=agreed,
            position=position,
            tables=made.tables,
        )
        if not is_quiet and not self.trouble:
            self.match = Match.of_record(self.record)
            self.match.aids = made.terms.aids
            self.record = self.match.record
            self._look_whether_over()

    def _bring_record(self) -> None:
        """Have a game at hand that was played elsewhere, and is only looked at here."""
        if self.made.record:
            self.state = OVER
            if not self.trouble:
                self.match = Match.of_text(self.made.record)
                self.record = self.match.record

    def _go_on_from(self, bookmark: str) -> None:
        """Play on from a bookmark, all entries before it having been done quietly."""
        if self.trouble or self.record is None:
            return
        self.match = Match.at(msgspec.json.decode(bookmark, type=Bookmark), self.record, self.made.terms.aids)
        self._look_whether_over()

    def _play(self, entry: Chose | TookBack | WentBack, is_quiet: bool) -> None:
        """Do what was chosen or taken back: in the match, or in its record alone where there is none."""
        assert self.record is not None, "a game has begun when something is chosen"
        if self.match is None or is_quiet:
            _write(self.record, entry)
        elif isinstance(entry, Chose):
            self.match.choose(entry.choice, entry.seat)
        elif isinstance(entry, TookBack):
            self.match.undo(entry.seat)
        else:
            self.match.take_back_to(entry.ply)
        self._look_whether_over()

    def _look_whether_over(self) -> None:
        if self.match is not None and self.state in (PLAYING, OVER):
            self.state = OVER if self.match.state.is_over else PLAYING

    # Refusals

    def check_full(self) -> None:
        """Refuse a table with a free seat."""
        free = [seat + 1 for seat, each in enumerate(self.seats) if each.is_free]
        if free:
            raise Trouble(f"seat {free[0]} is still free")

    def _must_be(self, state: str) -> None:
        if self.state != state:
            raise Trouble(f"this table is {self.state}, so that can't be done any longer")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there."""
        if not 0 <= seat < len(self.seats):
            raise Trouble(f"there is no seat {seat + 1} at a table of {len(self.seats)}")

    def playing(self) -> Match:
        """Return the match, refusing whatever needs one where there is none or none that can go on."""
        if self.trouble:
            raise Trouble(self.trouble)
        if self.match is None or self.state != PLAYING:
            raise Trouble(f"this table is {self.state}: nothing can be played")
        return self.match

    def _refused(self, refused: Refused) -> Refused:
        refused.game = self.game
        return refused


def _write(record: Record, entry: Chose | TookBack | WentBack) -> None:
    """Note what was chosen or taken back in a record, without playing it."""
    if isinstance(entry, Chose):
        record.choices.append((entry.seat, entry.choice))
        record.keys.append(entry.key)
    elif isinstance(entry, TookBack):
        place = max(at for at, (seat, _) in enumerate(record.choices) if seat == entry.seat)
        del record.choices[place], record.keys[place]
    else:
        record.cut(entry.ply)
