'''A table to test on: dealt from a text diagram, driven by choices in notation, read back as text.

    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: infamy 3, stash Ba Wa
          (To) (Ri) (Co)
          Wa   (Fa) (Eg)
          Lo   (Ca) (Sw)
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 4")
    table.asks("ball.peek", options=["item 1", "item 2", ...])
    table.refuses("item 7", rule="AA-item:crystal_ball")
    table.choose("item 3").is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 1: infamy 4, stash Wa
          (To) (Ri) (Co=1)
          Ba   (Fa) (Eg)
          Lo   (Ca) (Sw)
    """)
    table.untouched(seats=[2, 3])

The diagram is the notation of positions, indented as you like; the line `arcane_alley: 3 players` may be
left out, since the seats say it, and `aside: ...` puts aside whatever is nowhere else (with `deck:` for an
empty deck). Seats count from 1 wherever they are an argument, as in the notation; `gold`, `infamy` and
`fines` are lists in the order of the seats. `open_table` begins a new game instead.

`shows` compares only what its diagram mentions: `discard`, `deck` and `limbo` with the top first (`...`
at the end: and whatever lies below), `aside` in any order, and of a seat any of gold, infamy, fines,
stash and storehouse. A storehouse of nothing is written as the row `empty`, a stash of nothing as `stash
nothing`, a pile of nothing as `discard: nothing`. `?` stands for any item and `(?)` for any hidden one;
knowers are compared where `=` gives them.

`seen_by(seat)` reads the same from a seat's view, where `?` stands for an item that seat can't know.

`asks` names the open question; `says` compares fields of what is said with it, where items and wizards go by
their ids and players by their seats, from 1.
'''

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import NamedTuple

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.notation import REST, TOKEN
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY, PHASES
from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.messages import SEAT, Message, Named, Value
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused
from tests.games.arcane_alley.game import GAME, position
from tests.games.arcane_alley.sight import Sight


class Asked(NamedTuple):
    """The open question: who is asked, its name, its options in notation, and what is said with it."""

    seat: int
    name: str
    options: list[str]
    prompt: Message


class Table(Sight):
    """A position under test; every method that checks or chooses returns the table."""

    p: AlleyState

    def __init__(self, s: AlleyState, dealt: AlleyState | None = None) -> None:
        super().__init__(s)
        self.dealt = dealt if dealt is not None else s.clone()

    @property
    def state(self) -> AlleyState:
        """Return the position itself."""
        return self.p

    @property
    def gold(self) -> list[int]:
        """Return everybody's gold, in the order of the seats."""
        return self.p.gold[:]

    @property
    def infamy(self) -> list[int]:
        """Return everybody's infamy, in the order of the seats."""
        return list(self.p.infamy)

    @property
    def fines(self) -> list[int]:
        """Return everybody's fine markers, in the order of the seats."""
        return list(self.p.fines)

    @property
    def phase(self) -> str:
        """Return the phase: stock, sell, inspection, bribe or over."""
        return PHASES[self.p.phase]

    @property
    def triggered(self) -> int:
        """Return the seat that triggered the inspection, 0 for nobody."""
        return self.p.triggered + 1 if self.p.triggered != NOBODY else 0

    @property
    def ask(self) -> Ask:
        """Return the open question itself."""
        assert self.p.asks, "nobody is asked anything"
        return self.p.asks[0]

    @property
    def asked(self) -> Asked:
        """Return the open question in notation."""
        ask = self.ask
        question, f = ask.question, ask.frame
        words = [question.key(self.p, f, choice) for choice in ask.options]
        return Asked(ask.seat + 1, question.name, words, question.prompt(self.p, f))

    def copy(self) -> "Table":
        """Return the table as it stands now, to go back to or to compare with."""
        return Table(self.p.clone(), self.dealt)

    def seen_by(self, seat: int) -> Sight:
        """Return what a seat sees; seat 0 is a spectator."""
        return Sight(GAME.view(self.p, seat - 1))

    def choose(self, *words: str, seat: int | None = None) -> "Table":
        """Answer one question after another, in notation; `seat` says who must be the one asked."""
        __tracebackhide__ = True
        for word in words:
            asked = self.asked
            if seat is not None:
                assert asked.seat == seat, f"{word!r}: seat {asked.seat} is asked, not seat {seat}"
            assert word in asked.options, (
                f"{word!r} is none of the options of seat {asked.seat}, {asked.options}: {asked.name}"
            )
            self.p.choose(self._choice(word), self.ask.seat)
            self.check_conserved()
        return self

    def refuses(self, word: str, *, rule: str) -> "Table":
        """Check that an answer is refused by the right rule and that nothing changes by it."""
        __tracebackhide__ = True
        choice = self._choice(word)
        ask = self.ask
        before = self._written()
        with pytest.raises(Refused) as refused:
            self.p.choose(choice, ask.seat)
        assert refused.value.rule == rule, f"{word!r} is refused by {refused.value.rule}: {refused.value}"
        assert refused.value.key == word, str(refused.value)
        assert refused.value.reason.id.startswith("why-"), str(refused.value)
        assert self._written() == before, f"{word!r} was refused, but something changed"
        assert self.p.asks == (ask,), f"{word!r} was refused, but another question is open"
        return self

    def refuses_outright(self, choice: int, *, seat: int | None = None) -> "Table":
        """Check that a bare number is refused that answers nothing, or comes from a seat not asked."""
        __tracebackhide__ = True
        before = self._written()
        with pytest.raises(Refused) as refused:
            self.p.choose(choice, self.ask.seat if seat is None else seat - 1)
        assert not refused.value.rule, f"{choice} is an answer, refused by {refused.value.rule}"
        assert self._written() == before, f"{choice} was refused, but something changed"
        return self

    def asks(
        self,
        name: str,
        *,
        seat: int | None = None,
        options: list[str] | None = None,
        says: Mapping[str, object] | None = None,
    ) -> "Table":
        """Check the open question: its name, its seat, its options, and fields of what is said with it."""
        __tracebackhide__ = True
        asked = self.asked
        assert asked.name == name
        if seat is not None:
            assert asked.seat == seat, f"seat {asked.seat} is asked, not seat {seat}"
        if options is not None:
            assert asked.options == options
        if says is not None:
            said = {field: plain_field(value) for field, value in asked.prompt.fields.items()}
            assert {field: said.get(field) for field in says} == says, said
        return self

    def is_quiet(self, seat: int | None = None) -> "Table":
        """Check that the turn is wholly done: the next question is the next seat's draw, nothing else waits.

        `seat` is who should draw now; without it, the seat to the left of the one whose turn was dealt.
        """
        __tracebackhide__ = True
        if seat is None:
            assert self.dealt.turn != NOBODY, "no turn was dealt: say who should draw now"
            seat = (self.dealt.turn + 1) % self.p.seats + 1
        asked = self.asked
        assert asked.name == "draw", f"not a draw is asked, but {asked.name}"
        assert asked.seat == seat, f"seat {asked.seat} is to draw, not seat {seat}"
        waiting = [f.script.name for f in self.p.agenda]
        assert waiting == ["round", "turn"], f"something still waits: {waiting}"
        assert not self.p.limbo, f"something is in no zone: {self.limbo}"
        assert not self.p.returned, "a Boomerang is still marked as returned"
        return self

    def untouched(self, before: "Table | None" = None, *, seats: Sequence[int]) -> "Table":
        """Check that seats have the scores, stash, storehouse and the very cards they had before.

        `before` is a copy of the table; without it, the table when the first question was open.
        """
        __tracebackhide__ = True
        past = before.p if before is not None else self.dealt
        for seat in seats:
            assert _belongings(self.p, seat - 1) == _belongings(past, seat - 1), f"seat {seat} was touched"
        return self

    def shows(self, diagram: str) -> "Table":
        """Check that the table is as a partial diagram says."""
        __tracebackhide__ = True
        super().shows(diagram)
        return self

    def _choice(self, word: str) -> int:
        __tracebackhide__ = True
        ask = self.ask
        choice = read_choice(self.p, ask, word)
        assert choice is not None, f"{word!r} is no answer to {self.asked.name}"
        return choice

    def _written(self) -> str:
        return json.dumps(self.p.to_json())

    def check_conserved(self) -> None:
        """Check that every card is in exactly one place."""
        __tracebackhide__ = True
        p = self.p
        cards = [*p.deck, *p.discard, *p.aside, *p.limbo]
        for zone in (*p.stash, *p.store):
            cards += [card for card in zone if card != HOLE]
        assert sorted(cards) == list(range(len(p.kind_of))), "a card is lost or doubled"


def plain_field(value: Value) -> object:
    """Return a field of a message as tests write it: an id, or a seat counted from 1."""
    if isinstance(value, tuple):
        return [plain_field(each) for each in value]
    if isinstance(value, Named):
        return int(value.id) + 1 if value.kind == SEAT and value.id else value.id
    return value


def _belongings(s: AlleyState, seat: int) -> list[object]:
    """Return everything that lies before a seat."""
    return [
        s.gold[seat],
        s.infamy[seat],
        s.fines[seat],
        s.stash[seat],
        s.store[seat],
        s.up[seat],
        s.shape[seat],
        s.wizards[seat],
    ]


def deal(diagram: str) -> Table:
    """Return the table that a diagram draws; its number of players may be left out."""
    lines = dedent(diagram).strip().splitlines()
    if not lines[0].startswith("arcane_alley:"):
        seats = sum(line.startswith("seat ") for line in lines)
        lines.insert(0, f"arcane_alley: {seats} players")
    table = Table(position("\n".join(_with_the_rest_aside(lines))))
    table.check_conserved()
    return table


def open_table(seats: int, wizards: str = "none", seed: int = 1) -> Table:
    """Return the table of a new game, about to choose what to reveal."""
    table = Table(BOX.open(Setup(seats, {"wizards": wizards})).new(seed))
    table.check_conserved()
    return table


def _with_the_rest_aside(lines: list[str]) -> list[str]:
    """Return a diagram's lines with `...` in the line `aside` written out."""
    where = next((i for i, line in enumerate(lines) if line.startswith("aside:") and REST in line), None)
    if where is None:
        return lines
    rules = BOX.rules_by()
    left = Counter(rules.items[kind].mark for kind in rules.deck(int(lines[0].split()[1])))
    for line in lines[1:]:
        if line.startswith("seat "):
            line = line.partition("stash ")[2].partition(",")[0]
        elif line[:1].strip():
            line = line.partition(":")[2] if line.startswith(("deck", "discard", "aside", "limbo")) else ""
        for found in filter(None, map(TOKEN.fullmatch, line.split("#", 1)[0].split())):
            assert found["mark"] != "?", "an unknown card could be any of those set aside"
            left[found["mark"]] -= int(found["times"] or 1)
    rest = " ".join(f"{mark}*{copies}" for mark, copies in left.items() if copies > 0)
    return [*lines[:where], lines[where].replace(REST, rest), *lines[where + 1 :]]
