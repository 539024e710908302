'''A table of Arcane Alley to test on: dealt from a text diagram, driven by choices, read back as text.

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
    """).nothing_else_changed()

The diagram is the notation of positions, indented as you like; the line `arcane_alley: 3 players` may be
left out, since the seats say it, and `aside: ...` puts aside whatever is nowhere else (with `deck:` for an
empty deck). Seats count from 1 wherever they are an argument, as in the notation; `gold`, `infamy` and
`fines` are lists in the order of the seats. `open_table` begins a new game instead.

`shows` compares only what its diagram mentions: `discard`, `deck` and `limbo` with the top first (`...`
at the end: and whatever lies below), `aside` in any order, and of a seat any of gold, infamy, fines,
stash and storehouse. A storehouse of nothing is written as the row `empty`, a stash of nothing as `stash
nothing`, a pile of nothing as `discard: nothing`. `?` stands for any item and `(?)` for any hidden one;
knowers are compared where `=` gives them. After it, `nothing_else_changed` compares all that was not
mentioned with the position that was dealt.

`seen_by(seat)` reads the same from a seat's view, where `?` stands for an item that seat can't know.

`asks` names the open question; `says` compares fields of what is said with it, where items and wizards go by
their ids and players by their seats, from 1.
'''

from collections.abc import Mapping, Sequence
from typing import Final, Self

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.game import AlleyGame
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import NOBODY, PHASES
from hexmonger.kernel.diagram import Lines
from hexmonger.kernel.game import Game
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley.sight import Sight
from hexmonger.testing.table import GameTable, dotted, need, told_changes, with_head

# What a diagram says besides what lies on the table and what players have.
COURSE: Final = (
    "arcane_alley",
    "rules",
    "round",
    "start",
    "turn",
    "turns",
    "triggered",
    "sums",
    "fresh",
    "stashed",
    "chance",
    "learned",
    "backs",
    "agenda",
)


class Table(Sight, GameTable[AlleyState]):
    """A position under test; every method that checks or chooses returns the table."""

    p: AlleyState

    def __init__(
        self, game: Game[AlleyState, AlleyView], s: AlleyState, dealt: AlleyState | None = None
    ) -> None:
        Sight.__init__(self, s)
        GameTable.__init__(self, game, s, dealt)

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

    def seen_by(self, seat: int) -> Sight:
        """Return what a seat sees; seat 0 is a spectator."""
        return Sight(self.game.view(self.p, seat - 1))

    def choose(self, *words: str, seat: int | None = None) -> Self:
        """Answer one question after another, in notation; `seat` says who must be the one asked."""
        __tracebackhide__ = True
        self.shown.clear()
        return super().choose(*words, seat=seat)

    def is_quiet(self, seat: int | None = None) -> Self:
        """Check that the turn is wholly done: the next question is the next seat's draw, nothing else waits.

        `seat` is who should draw now; without it, the seat to the left of the one whose turn was dealt.
        """
        __tracebackhide__ = True
        if seat is None:
            need(self.dealt.turn != NOBODY, "no turn was dealt: say who should draw now")
            seat = (self.dealt.turn + 1) % self.p.seats + 1
        asked = self.asked
        need(asked.name == "draw", f"not a draw is asked, but {asked.name}")
        need(asked.seat == seat, f"seat {asked.seat} is to draw, not seat {seat}")
        waiting = [f.script.name for f in self.p.agenda]
        need(waiting == ["round", "turn"], f"something still waits: {waiting}")
        need(not self.p.limbo, f"something is in no zone: {self.limbo}")
        need(not self.p.returned, "a Boomerang is still marked as returned")
        return self

    def untouched(self, before: "Table | None" = None, *, seats: Sequence[int]) -> Self:
        """Check that seats have the scores, stash, storehouse and the very cards they had before.

        `before` is a copy of the table; without it, the table when the first question was open.
        """
        __tracebackhide__ = True
        past = before.p if before is not None else self.dealt
        for seat in seats:
            same = _belongings(self.p, seat - 1) == _belongings(past, seat - 1)
            need(same, f"seat {seat} was touched")
        return self

    def nothing_else_changed(self, since: "Table | None" = None) -> Self:
        """Check that all is as before but for what `shows` has mentioned since the last choice.

        That goes for what lies on the table, who knows it, and what players have. `since` is a copy of the
        table; without it, the table when the first question was open.
        """
        __tracebackhide__ = True
        was, is_now = self._parts(since.p if since is not None else self.dealt), self._parts(self.p)
        changed = {
            part: (was.get(part, "nothing"), is_now.get(part, "nothing"))
            for part in was | is_now
            if part not in self.shown and was.get(part) != is_now.get(part)
        }
        need(not changed, f"something else has changed:{told_changes(changed)}")
        return self

    def _parts(self, s: AlleyState) -> dict[str, str]:
        """Return what lies on the table and what players have, by what it is called."""
        lines = Lines(self.game.diagram(s))
        parts = {
            key: text
            for key, (_, text) in lines.values.items()
            if key not in COURSE and key not in s.rules.options
        }
        for seat, (_, value, rows) in enumerate(lines.seats, 1):
            for part in value.split(","):
                name, _, text = part.strip().partition(" ")
                parts[f"{name} of seat {seat}"] = text
            parts[f"storehouse of seat {seat}"] = " | ".join(" ".join(row.split()) for _, row in rows)
        return parts


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


def game_of(p: AlleyState | AlleyView) -> AlleyGame:
    """Return the game of a position, or of what a seat may know of one."""
    game = BOX.open(Setup(p.seats, p.rules.options))
    assert isinstance(game, AlleyGame)
    return game


def table_of(s: AlleyState) -> Table:
    """Return a position as a table."""
    return Table(game_of(s), s).check_lawful()


def deal(diagram: str, **options: str) -> Table:
    """Return the table that a diagram draws; options, such as `modules`, stand for lines of it."""
    return Table(*read(diagram, options)).check_lawful()


def read(diagram: str, options: Mapping[str, str]) -> tuple[Game[AlleyState, AlleyView], AlleyState]:
    """Return the position of a diagram whose first lines may be left out, and the game it is one of."""
    text = with_head(BOX.name, diagram)
    keys = [line.partition(":")[0] for line in text.split("\n")]
    given = [f"{name}: {value}" for name, value in dotted(options).items() if name not in keys]
    return BOX.read_position("\n".join([text, *given]))


def open_table(seats: int, seed: int = 1, **options: str) -> Table:
    """Return the table of a new game, about to choose what to reveal."""
    game = BOX.open(Setup(seats, dotted(options)))
    return Table(game, game.new(seed)).check_lawful()
