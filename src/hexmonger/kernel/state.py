"""A position of any game, and the loop that carries out its agenda until someone must answer."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hexmonger.kernel.agenda import Ask, Frame, Question, Script
from hexmonger.kernel.chance import chance_text, drawn, shuffle
from hexmonger.kernel.draws import Draw, number_from, shuffle_from
from hexmonger.kernel.events import EVERYONE, Event, Telling
from hexmonger.kernel.fields import Fields, copied, take_over, written, zones_of
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.trouble import Refused

STEPS_PER_ANSWER: Final = 10_000


class Watcher:
    """Somebody who plays a position on to find out what will happen, and is asked what chance brings.

    See `foresight`; a position that is played in earnest has none.
    """

    def learn(self, s: "State", card: int, seats: int, is_back: bool) -> None:
        """Note that seats come to know a card, or its back."""
        raise NotImplementedError

    def below(self, s: "State", limit: int) -> int:
        """Return what a draw of a number brings."""
        raise NotImplementedError

    def shuffle(self, s: "State") -> None:
        """Note that cards were shuffled."""
        raise NotImplementedError

    def unseal(self, s: "State") -> None:
        """Note that what others have chosen in secret comes out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a position but its history.

    `agenda` is what is still to do, the top last. While seats choose apart from each other, each has
    a lane, an agenda of its own, and the common agenda waits until all lanes are empty. `learned`
    counts whenever chance was used or a seat came to know something: undo stops there. What is told and
    drawn is noted for whoever listens, and is no part of the position. `fields` are those that a game adds,
    each with what it is.
    """

    fields: ClassVar[Fields] = {}

    __slots__ = (
        "agenda",
        "asks",
        "chance",
        "drawn",
        "everyone",
        "lanes",
        "learned",
        "seats",
        "told",
        "watcher",
    )

    def __init__(self, seats: int, agenda: list[Frame], chance: int) -> None:
        self.seats = seats
        self.everyone = (1 << seats) - 1
        self.agenda = agenda
        self.lanes: tuple[list[Frame], ...] = ()
        self.asks: tuple[Ask, ...] = ()
        self.chance = chance
        self.learned = 0
        self.told: list[Telling] | None = None
        self.drawn: list[Draw] | None = None
        self.watcher: Watcher | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.asks

    def clone(self) -> "State":
        """Return a copy that shares nothing that can change; a game that counts on speed writes its own."""
        new = type(self)(self.seats, self.agenda[:], self.chance)
        new.lanes = self.copied_lanes()
        new.asks = self.asks
        new.learned = self.learned
        for name, depth in self.fields.items():
            setattr(new, name, copied(getattr(self, name), depth))
        return new

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON values."""
        values: dict[str, Any] = {"seats": self.seats, "agenda": [f.to_json() for f in self.agenda]}
        if self.lanes:
            values["lanes"] = [[f.to_json() for f in lane] for lane in self.lanes]
        return values | {
            "chance": chance_text(self.chance),
            "learned": self.learned,
            **written(self, self.fields),
        }

    def read_fields(self, values: Mapping[str, Any]) -> None:
        """Take over the fields that `to_json` wrote."""
        take_over(self, self.fields, values)

    def zones(self) -> list[list[int]]:
        """Return every zone of cards on the table."""
        return zones_of(self, self.fields)

    def ask_of(self, seat: int) -> Ask | None:
        """Return the question that waits for a seat, if there is one."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def choose(self, choice: int, seat: int = -1) -> None:
        """Answer the open question (that of `seat`, where several are open) and go on."""
        asks = self.asks
        ask = asks[0] if asks and (seat < 0 or asks[0].seat == seat) else self._open_ask(seat)
        if choice not in ask.options:
            raise ask.refusal(self, choice)
        if self.lanes:
            self._choose_apart(ask, choice)
            return
        self.agenda.pop()
        ask.question.take(self, ask.frame, choice)
        self.advance()

    def learns_by(self, choice: int, seat: int) -> bool:
        """Answer as `choose` does, but go on no further than to where chance is used or somebody learns.

        Return whether that happens; the position is of no other use then.
        """
        before = self.learned
        if self.lanes:
            self.choose(choice, seat)
            return self.learned != before
        ask = self.asks[0]
        agenda = self.agenda
        agenda.pop()
        ask.question.take(self, ask.frame, choice)
        while self.learned == before and agenda and not agenda[-1].asks and not self.lanes:
            f = agenda.pop()
            self.go_on(f)
            f.step.run(self, f)
        if self.learned == before:
            self.advance()
        return self.learned != before

    def _open_ask(self, seat: int) -> Ask:
        """Return the question that waits for a seat; the first one, if it is not said whose."""
        ask = self.ask_of(seat) if seat >= 0 else next(iter(self.asks), None)
        if ask is None:
            reason = message("why-not-asked", seat=seat + 1) if seat >= 0 else plain("why-nobody-is-asked")
            raise Refused(reason)
        return ask

    def advance(self) -> None:
        """Carry out what is pending until someone must answer or nothing is left."""
        agenda = self.agenda
        if self.lanes and self._advance_apart():
            return
        steps = 0
        while agenda:
            f = agenda[-1]
            if f.asks:
                question: Question[Any] = f.step  # type: ignore[assignment]
                options = question.options(self, f)
                if len(options) > 1 or (options and not question.forced):
                    self.asks = (Ask(f.seat, question, f, options),)
                    return
                agenda.pop()
                if options:
                    question.take(self, f, options[0])
                elif question.goes_on:
                    self.go_on(f)
            else:
                # A frame on its last sentence is gone before it runs: no tail growth.
                following = f.following() if f.picks else f.next
                if following is None:
                    agenda.pop()
                else:
                    agenda[-1] = following
                f.step.run(self, f)
            if self.lanes and self._advance_apart():
                return
            steps += 1
            if steps > STEPS_PER_ANSWER:
                raise RuntimeError(f"no end in sight after {STEPS_PER_ANSWER} steps: {self.agenda}")
        self.asks = ()

    def go_on(self, f: Frame) -> None:
        """Put the rest of a frame's script back on the agenda."""
        following = f.following() if f.picks else f.next
        if following is not None:
            self.agenda.append(following)

    def push(self, script: Script, seat: int, picks: tuple[int, ...] = ()) -> None:
        """Put a script on the agenda, to be carried out next."""
        self.agenda.append(Frame(script, 0, seat, picks) if picks else script.first[seat])

    def part(self, frames: list[Frame]) -> None:
        """Let seats go on apart from each other, each with its frame; the rest waits for all."""
        self.lanes = tuple([[f for f in frames if f.seat == seat] for seat in range(self.seats)])

    def _advance_apart(self) -> bool:
        """Advance every lane; return whether anybody must answer."""
        common = self.agenda
        lanes = self.lanes
        asks: list[Ask] = []
        for lane in lanes:
            asks.extend(self._advance_lane(lane))
        self.agenda = common
        self.asks = tuple(asks)
        self.lanes = lanes if asks else ()
        return bool(asks)

    def _advance_lane(self, lane: list[Frame]) -> tuple[Ask, ...]:
        """Advance one lane by itself and return what it asks, if anything."""
        self.lanes = ()
        self.agenda = lane
        self.advance()
        return self.asks

    def _choose_apart(self, ask: Ask, choice: int) -> None:
        """Answer one of several open questions; nobody else's question changes."""
        common, lanes, asks = self.agenda, self.lanes, self.asks
        place = 0
        while asks[place] is not ask:
            place += 1
        self.lanes = ()
        self.agenda = lanes[ask.seat]
        self.agenda.pop()
        ask.question.take(self, ask.frame, choice)
        self.advance()
        self.agenda = common
        self.asks = asks[:place] + self.asks + asks[place + 1 :] if place else self.asks + asks[1:]
        if self.asks:
            self.lanes = lanes
        else:
            self.advance()

    def copied_lanes(self) -> tuple[list[Frame], ...]:
        """Return the lanes for a clone."""
        return tuple([lane[:] for lane in self.lanes])

    def below(self, limit: int) -> int:
        """Draw a number in 0 … limit - 1."""
        self.learned += 1
        if self.watcher is not None:
            return self.watcher.below(self, limit)
        if self.drawn is not None:
            self.drawn.append(number_from(self.chance, limit))
        number, self.chance = drawn(self.chance, limit)
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        self.learned += 1
        if self.watcher is not None:
            self.watcher.shuffle(self)
        if self.drawn is not None and len(cards) > 1:
            self.drawn.append(shuffle_from(self.chance, len(cards)))
        self.chance = shuffle(cards, self.chance)

    def learn(self, card: int, seats: int, is_back: bool = False) -> None:
        """Let seats, a bit for each, come to know a card that they did not know, or its back.

        Undo stops here, and so does what can be foreseen. Whatever they come to know must be told as well.
        """
        self.learned += 1
        if self.watcher is not None:
            self.watcher.learn(self, card, seats, is_back)

    def unseal(self) -> None:
        """Let what seats have chosen apart come out: undo stops here."""
        self.learned += 1
        if self.watcher is not None:
            self.watcher.unseal(self)

    def stop_undo(self) -> None:
        """Let undo stop here, so that nobody can tell by it whether somebody has learned something."""
        self.learned += 1

    def tell(self, event: Event, knowers: int = EVERYONE, hearers: int = EVERYONE) -> None:
        """Note a fact for whoever listens, who may know its secrets, and who hears of it at all."""
        if self.told is not None:
            if knowers == self.everyone:
                knowers = EVERYONE
            if hearers == self.everyone and self.seats > 1:
                hearers = EVERYONE
            self.told.append(Telling(event, knowers, hearers))


def has_ended(before: State, after: State, seat: int) -> bool:
    """Whether a seat that chose apart from others has finished its part, while others have not."""
    return len(before.asks) > 1 and after.ask_of(seat) is None
