"""Twin tables: the same to a reader, and different in what it can't know; each with listeners that note all.

Tables stand in rooms as a server has them, with a store that keeps nothing: what is told is looked at, not
what is kept.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Select

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Match
from hexmonger.kernel.state import State
from hexmonger.protocol.sayings import Choose, TakeBack
from hexmonger.protocol.tables import Terms
from hexmonger.server import acts
from hexmonger.server.entries import AnyEntry, Began, Made, Sat
from hexmonger.server.hall import Hall, Live
from hexmonger.server.outbox import Outbox
from hexmonger.server.people import People
from hexmonger.server.room import WATCHING, Listener, Room
from hexmonger.server.store import Kept, Part, Row, Store, Summary
from hexmonger.server.table import Table
from hexmonger.server.thought import Thought

NAME: Final = "twin"
NOON: Final = 1_800_000_000.0
PACE: Final = 120


class Nowhere(Store):
    """A store that keeps nothing."""

    def __init__(self) -> None:
        """Open no file."""

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        summary: Summary,
        further: Part = (),
        is_heard: bool = True,
    ) -> None:
        """Keep nothing."""

    async def keep(self, part: Part) -> None:
        """Keep nothing."""

    async def load(self, table: str) -> Kept | None:
        """Return nothing."""
        return None

    async def rows_of(self, wanted: Sequence[Select[Any]], **_given: Any) -> list[list[Row]]:
        """Return nothing."""
        return [[] for _ in wanted]


class OneTable(Hall):
    """A hall with one table, whatever it is called."""

    def __init__(self, table: Table) -> None:
        super().__init__(Nowhere())
        self.live = Live(NAME, table, 0)

    async def _picked_up(self, name: str) -> Live:
        return self.live


class Ear(Outbox):
    """An outbox that notes what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    def put(self, message: bytes) -> None:
        """Note a message."""
        self.heard.append(message)

    def taken(self) -> list[bytes]:
        """Return what was heard since this was asked last."""
        heard, self.heard = self.heard, []
        return heard


class Here(Listener):
    """Somebody who listens, and notes what they hear."""

    def __init__(self, seat: int = WATCHING) -> None:
        super().__init__(seat, f"person {seat}" if seat >= 0 else "", f"Player {seat + 1}")
        self.outbox: Ear = Ear()


class Twin:
    """A table in a room; somebody is at every seat, and somebody watches, but only some listen."""

    def __init__(self, table: Table) -> None:
        self.hall = OneTable(table)
        self.room = Room(NAME, self.hall, People(self.hall.store), _nothing, advise=self._advise)
        self.here = {seat: Here(seat) for seat in range(WATCHING, len(table.seats))}

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.hall.live.table

    @property
    def match(self) -> Match:
        """Return what is played."""
        assert self.table.match is not None
        return self.table.match

    @property
    def game(self) -> Game[Any, Any]:
        """Return which game it is."""
        return self.match.game

    async def listen(self, readers: Collection[int]) -> None:
        """Let some of those who are here listen from now on, and nobody else; they know how things stand."""
        self.room.listeners = {self.here[reader] for reader in readers}
        self.room._told.clear()
        await self.room.tell(self.table)
        self.taken()

    def taken(self) -> dict[int, list[bytes]]:
        """Return what everybody has heard since this was asked last."""
        return {seat: listener.outbox.taken() for seat, listener in self.here.items()}

    async def say(self, seat: int, saying: Any) -> list[bytes]:
        """Let somebody say something; return what they hear then."""
        await acts.hear(self.room, self.here[seat], saying)
        self.room.advised.clear()
        return self.here[seat].outbox.taken()

    def _advise(self, _room: Room, question: int, thought: Thought) -> None:
        """Tell the seat what a bot would think about: its advice follows from that, and from nothing else."""
        told = [event.to_json() for event in thought.told or ()]
        self.here[thought.seat].outbox.put(repr((question, replace(thought, told=None), told)).encode())

    async def choose(self, seat: int, choice: int, ticket: str = "choose") -> None:
        """Let a seat answer its question."""
        number = self.match.questions[seat]
        await acts.hear(self.room, self.here[seat], Choose(f"{ticket} {number}", number, choice))

    async def take_back(self, seat: int) -> None:
        """Let a seat take back its latest choice."""
        await acts.hear(self.room, self.here[seat], TakeBack(f"back {self.match.questions[seat]}"))


async def _nothing(_room: Room, _table: Table) -> None:
    """Let nobody do anything by itself."""


def new_table(game: Game[Any, Any], source: Source) -> Table:
    """Return a table at which people sit and a game has begun, with terms and a secret that are drawn."""
    terms = Terms(
        aids=source.below(3) > 0,
        undo="strict" if source.below(3) == 0 else "friendly",
        pace=PACE * source.below(2),
        hints=True,
    )
    secret = f"{source.below(1 << 62):064x}"
    setup = game.setup
    made = Made(
        "person 0", game.name, game.number, game.digest, setup.seats, dict(setup.options), terms, secret
    )
    table = Table([made])
    for seat in range(setup.seats):
        table.do(Sat(seat, f"person {seat}"))
    table.do(Began(), now=NOON)
    return table


def copied(table: Table, state: State | None = None) -> Table:
    """Return a table with the same past, at a position that looks like it has come of that past."""
    new = copy(table)
    assert table.match is not None
    new.match = match = _copied_match(table.match, state)
    new.record = match.record
    new.seats = [replace(each) for each in table.seats]
    new.clocks = dict(table.clocks)
    new._done = table._done.copy()
    return new


def _copied_match(match: Match, state: State | None) -> Match:
    new = copy(match)
    new.record = replace(match.record, choices=match.record.choices[:], keys=match.record.keys[:])
    new.story = copy(match.story)
    new.story._told = match.story._told[:]
    new.story._streams = {}
    new.plies = copy(match.plies)
    new.plies._numbers = match.plies._numbers[:]
    new.questions = match.questions[:]
    new._snapshots = match._snapshots[:]
    if state is not None:
        new.state = state
        new._snapshots.append((match.ply, state))
    return new


async def twin_of(twin: Twin, state: State | None = None) -> Twin:
    """Return a room like another, with those who listen there, at a position that looks the same to some."""
    new = Twin(copied(twin.table, state))
    await new.listen([listener.seat for listener in twin.room.listeners])
    return new


class Noon:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        """Return what time it is."""
        return self.now


@contextmanager
def stopped_clock() -> Iterator[Noon]:
    """Let time stand still for all that is told."""
    noon = Noon()
    with patch("hexmonger.server.hall.time", noon), patch("hexmonger.server.consent.time", noon):
        yield noon


def apart(mine: Mapping[int, list[bytes]], other: Mapping[int, list[bytes]], readers: Sequence[int]) -> str:
    """Return where readers heard something else in one world than in the other; nothing if nowhere."""
    for reader in readers:
        said = first_apart(mine[reader], other[reader])
        if said:
            return f"reader {reader}: {said}"
    return ""


def first_apart(mine: Sequence[bytes], other: Sequence[bytes]) -> str:
    """Return the first messages that are not the same; nothing if all are."""
    for one, two in zip(mine, other, strict=False):
        if one != two:
            place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), -1)
            around = slice(max(0, place - 80), place + 80)
            return f"{one[around].decode(errors='replace')!r} and {two[around].decode(errors='replace')!r}"
    return "" if len(mine) == len(other) else f"{len(mine)} messages and {len(other)}"
