"""A position of any game under test: driven by choices in notation, held to the game's laws after each.

table = open_table(BOX, seats=2, seed=1)
table.asks("swap", seat=1, options=["keep", "swap"])
table.choose("swap").nothing_changed_but("hand", "deck")
table.refuses("swap", rule="HI-02")
"""

import json
from collections.abc import Mapping
from textwrap import dedent
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar, cast

from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.game import Box, Game
from hexmonger.kernel.messages import SEAT, Message, Named, Value
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused

S = TypeVar("S", bound=State)

# What changes by any choice.
UNDER_WAY: Final = ("agenda", "lanes", "chance", "learned")


class Asked(NamedTuple):
    """An open question: who is asked, its name, its options in notation, and what is said with it."""

    seat: int
    name: str
    options: list[str]
    prompt: Message


class GameTable(Generic[S]):
    """A position under test; every method that checks or chooses returns the table.

    Seats count from 1 wherever they are an argument, as in the notation. Without a seat, the first one that
    is asked is meant, or the `usual_seat`. `dealt` is the position that it began with.
    """

    usual_seat: int | None = None

    def __init__(self, game: Game[S, Any], s: S, dealt: S | None = None) -> None:
        self.game = game
        self.state = s
        self.dealt = dealt if dealt is not None else cast(S, s.clone())

    @property
    def asked(self) -> Asked:
        """Return the open question in notation."""
        return self.asked_of()

    def asked_of(self, seat: int | None = None) -> Asked:
        """Return the question that waits for a seat, in notation."""
        ask = self.ask_of(seat)
        question, f = ask.question, ask.frame
        words = [question.key(self.state, f, choice) for choice in ask.options]
        return Asked(ask.seat + 1, question.name, words, question.prompt(self.state, f))

    @property
    def ask(self) -> Ask:
        """Return the open question itself."""
        return self.ask_of()

    def ask_of(self, seat: int | None = None) -> Ask:
        """Return the question that waits for a seat."""
        __tracebackhide__ = True
        need(bool(self.state.asks), "nobody is asked anything")
        wanted = seat if seat is not None else self.usual_seat
        if wanted is None:
            return self.state.asks[0]
        asked = " and ".join(str(ask.seat + 1) for ask in self.state.asks)
        ask = self.state.ask_of(wanted - 1)
        if ask is None:
            raise AssertionError(f"seat {asked} is asked, not seat {wanted}")
        return ask

    def copy(self) -> Self:
        """Return the table as it stands now, to go back to or to compare with."""
        return type(self)(self.game, cast(S, self.state.clone()), self.dealt)

    def choose(self, *words: str, seat: int | None = None) -> Self:
        """Answer one question after another, in notation."""
        __tracebackhide__ = True
        for word in words:
            asked = self.asked_of(seat)
            need(
                word in asked.options,
                f"{word!r} is none of the options of seat {asked.seat}, {asked.options}: {asked.name}",
            )
            self.state.choose(self._choice(word, seat), asked.seat - 1)
            self.check_lawful()
        return self

    def refuses(self, word: str, *, rule: str, seat: int | None = None) -> Self:
        """Check that an answer is refused by the right rule and that nothing changes by it."""
        __tracebackhide__ = True
        refused = self._refused(self._choice(word, seat), self.ask_of(seat).seat, word)
        need(refused.rule == rule, f"{word!r} is refused by {refused.rule}, not by {rule}: {refused}")
        need(refused.key == word, f"{word!r} is refused as {refused.key!r}: {refused}")
        need(refused.reason.id.startswith("why-"), f"{word!r} is refused without a reason: {refused}")
        return self

    def refuses_outright(self, choice: int, *, seat: int | None = None) -> Self:
        """Check that a bare number is refused that answers nothing, or comes from a seat not asked."""
        __tracebackhide__ = True
        refused = self._refused(choice, self.ask.seat if seat is None else seat - 1, str(choice))
        need(not refused.rule, f"{choice} is an answer, refused by {refused.rule}")
        return self

    def asks(
        self,
        name: str,
        *,
        seat: int | None = None,
        options: list[str] | None = None,
        says: Mapping[str, object] | None = None,
    ) -> Self:
        """Check the open question: its name, its seat, its options, and fields of what is said with it.

        In those, things go by their ids and players by their seats, from 1.
        """
        __tracebackhide__ = True
        asked = self.asked_of(seat)
        need(asked.name == name, f"{asked.name} is asked, not {name}")
        if options is not None:
            need(asked.options == options, f"the options of {name} are {asked.options}, not {options}")
        if says is not None:
            said = {field: plain_field(value) for field, value in asked.prompt.fields.items()}
            need({field: said.get(field) for field in says} == says, f"{name} says {said}, not {says}")
        return self

    def is_over(self) -> Self:
        """Check that nobody is asked any more."""
        __tracebackhide__ = True
        asked = [f"seat {ask.seat + 1}: {ask.question.name}" for ask in self.state.asks]
        need(not asked, f"it is not over; asked are {asked}")
        return self

    def nothing_changed_but(self, *fields: str, since: "GameTable[S] | None" = None) -> Self:
        """Check that no other field of the state has changed since a copy, or since the table was dealt.

        What is still to do, chance, and how much was learned don't count.
        """
        __tracebackhide__ = True
        was, is_now = (since.state if since is not None else self.dealt).to_json(), self.state.to_json()
        unknown = [field for field in fields if field not in is_now]
        need(not unknown, f"a state has no {', '.join(unknown)}; it has {', '.join(is_now)}")
        changed = {
            field: (was.get(field), value)
            for field, value in is_now.items()
            if field not in (*fields, *UNDER_WAY) and was.get(field) != value
        }
        need(not changed, f"something else has changed:{told_changes(changed)}")
        return self

    def written(self) -> str:
        """Return the whole position as text, to compare with."""
        return json.dumps(self.state.to_json())

    def check_lawful(self) -> Self:
        """Check what holds in every position of the game."""
        __tracebackhide__ = True
        broken = self.game.broken_law(self.state)
        need(not broken, broken)
        return self

    def _choice(self, word: str, seat: int | None) -> int:
        __tracebackhide__ = True
        ask = self.ask_of(seat)
        choice = read_choice(self.state, ask, word)
        if choice is None:
            raise AssertionError(f"{word!r} is no answer to {ask.question.name}")
        return choice

    def _refused(self, choice: int, seat: int, word: str) -> Refused:
        """Return why a choice is refused, after checking that it is and that nothing changes by it."""
        __tracebackhide__ = True
        before, asks = self.written(), self.state.asks
        try:
            self.state.choose(choice, seat)
        except Refused as refused:
            need(self.written() == before, f"{word!r} was refused, but something changed")
            need(self.state.asks == asks, f"{word!r} was refused, but another question is open")
            return refused
        raise AssertionError(f"{word!r} was not refused")


def need(holds: bool, said: str) -> None:
    """Insist on something, and say what is wrong where it does not hold."""
    __tracebackhide__ = True
    if not holds:
        raise AssertionError(said)


def told_changes(changed: Mapping[str, tuple[object, object]]) -> str:
    """Return what has changed, a line each."""
    return "".join(f"\n  {part}: was {was}, is {is_now}" for part, (was, is_now) in changed.items())


def plain_field(value: Value) -> object:
    """Return a field of a message as tests write it: an id, or a seat counted from 1."""
    if isinstance(value, tuple):
        return [plain_field(each) for each in value]
    if isinstance(value, Named):
        return int(value.id) + 1 if value.kind == SEAT and value.id else value.id
    return value


def with_head(name: str, diagram: str) -> str:
    """Return a diagram as it is read: at the margin, and with the number of players that its seats tell.

    What is added stands at the end, so that lines have the numbers that they have for whoever wrote them.
    """
    lines = dedent(diagram).strip("\n").rstrip().split("\n")
    if not any(line.startswith(f"{name}:") for line in lines):
        seats = sum(line.startswith("seat ") for line in lines)
        lines.append(f"{name}: {seats} player{'' if seats == 1 else 's'}")
    return "\n".join(lines)


def deal(box: Box[S, Any], diagram: str) -> GameTable[S]:
    """Return the table that a diagram of a game draws, indented as you like."""
    game, s = box.read_position(dedent(diagram).strip("\n"))
    return GameTable(game, s).check_lawful()


def open_table(box: Box[S, Any], seats: int, seed: int = 1, **options: str) -> GameTable[S]:
    """Return the table of a new game; in the name of an option, `__` stands for a dot."""
    game = box.open(Setup(seats, dotted(options)))
    return GameTable(game, game.new(seed)).check_lawful()


def dotted(options: Mapping[str, str]) -> dict[str, str]:
    """Return options that were given as arguments by their names.

    >>> dotted({"edition__numbers__rounds": "1"})
    {'edition.numbers.rounds': '1'}
    """
    return {name.replace("__", "."): value for name, value in options.items()}
