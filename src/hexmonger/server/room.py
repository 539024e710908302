"""A room: a table with those who listen there; whatever was stored is told to each as it may know it.

One thing is done at a time. It is decided, done and stored, and only then told: to every reader in numbers of
its own, and only if there is something new to it, so that nobody hears how busy the others are.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, cast

import msgspec

from hexmonger import wire
from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.match import Look, Match
from hexmonger.protocol.replies import Reply, TableIs, Update
from hexmonger.protocol.tables import TableSheet
from hexmonger.server.consent import Consent
from hexmonger.server.entries import AnyEntry
from hexmonger.server.hall import Hall, Live
from hexmonger.server.outbox import Outbox, written
from hexmonger.server.people import People
from hexmonger.server.sheets import sheet_of
from hexmonger.server.store import Part
from hexmonger.server.table import Table
from hexmonger.server.thought import Thought

WATCHING: Final = -1


class Listener:
    """Somebody who listens at a table: at a seat, or watching."""

    def __init__(self, seat: int = WATCHING, person: str = "", name: str = "") -> None:
        self.seat = seat
        self.person = person
        self.name = name
        # Whom they do not want to hear; nobody has looked yet where nothing was said.
        self.muted: set[str] | None = None
        self.outbox = Outbox()
        # Where it listens: a room is there as long as somebody has it.
        self.room: Room | None = None


class Room:
    """A table and its listeners.

    `after` is called with the table whenever something was done there, `go_on` when somebody comes in, and
    `advise` with the number of a question and the thought of whoever is to think about it.
    """

    def __init__(
        self,
        name: str,
        hall: Hall,
        people: People,
        after: Callable[["Room", Table], Awaitable[None]],
        go_on: Callable[["Room", Table], None] = lambda _room, _table: None,
        advise: Callable[["Room", int, Thought], None] = lambda _room, _question, _thought: None,
    ) -> None:
        self.name = name
        self.hall = hall
        self.people = people
        self.listeners: set[Listener] = set()
        self.consent = Consent()
        # Who waits for advice, with the ticket of each, by seat and question: it is thought of once for all.
        self.advised: dict[tuple[int, int], list[tuple[Listener, str]]] = {}
        self.names: dict[int, str] | None = None
        self.called = ""
        self.rematch = ""
        # Whether those who played were told what those said who watched.
        self.is_told_all = False
        # At most one task lets bots play here.
        self.playing: asyncio.Task[None] | None = None
        # The chats in which nothing was ever said, as far as anybody has looked.
        self.silent: set[str] = set()
        self.advise = advise
        self._go_on = go_on
        self._after = after
        # What every reader with listeners was told last: what it saw, and that as it was written.
        self._told: dict[int, tuple[Look, bytes]] = {}
        self._sheet = b""

    @property
    def watchers(self) -> int:
        """Return how many watch."""
        return sum(listener.seat == WATCHING for listener in self.listeners)

    async def sheet(self, table: Table) -> TableSheet:
        """Return the table as everybody may know it."""
        if self.names is None:
            self.names, self.called, self.rematch = await self.people.kept.called(self.name)
        here = {listener.seat for listener in self.listeners}
        requests = self.consent.requests(table)
        return sheet_of(
            self.name, table, self.names, here, self.watchers, requests, self.called, self.rematch
        )

    async def enter(self, listener: Listener, seen: int) -> None:
        """Let somebody listen from now on, having heard so much already."""
        async with self.hall.at(self.name) as live:
            self.listeners.add(listener)
            listener.room = self
            if not await self._tell_sheet(live.table):
                listener.outbox.put(self._sheet)
            match = live.table.match
            if match is not None:
                stream = match.stream(listener.seat)
                # Who has heard more than was told here has heard of another past.
                first = seen if seen <= len(stream) else 0
                if first < stream.first:
                    match = (await self.hall.whole(live)).match
                    assert match is not None, "a game that goes on has begun"
                look = match.look(listener.seat)
                view = wire.encode(match.drawn(listener.seat, look))
                self._told[listener.seat] = (look, view)
                listener.outbox.put(update_of(match, listener.seat, first, view))
            self._go_on(self, live.table)

    async def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        self.listeners.discard(listener)
        listener.room = None
        if not any(other.seat == listener.seat for other in self.listeners):
            self._told.pop(listener.seat, None)
        if self.listeners:
            async with self.hall.at(self.name) as live:
                await self._tell_sheet(live.table)

    async def do(self, live: Live, entries: Sequence[AnyEntry], further: Part = ()) -> None:
        """Do and store what was decided, then tell everybody."""
        await self.hall.do(live, entries, further)
        await self.tell(live.table)

    async def tell(self, table: Table) -> None:
        """Tell every listener what is new to it; all of it is stored."""
        await self._tell_sheet(table)
        if table.match is not None:
            known: dict[int, bytes] = {}
            for reader in {listener.seat for listener in self.listeners}:
                self._tell_reader(table.match, reader, known)
        await self._after(self, table)

    def look_of(self, reader: int) -> Look | None:
        """Return what a reader saw when it was told last, if it listens."""
        told = self._told.get(reader)
        return None if told is None else told[0]

    def turn_out(self, seat: int) -> None:
        """Let whoever listened at a seat, which is no longer theirs, hear no more."""
        self.people.turned_out += 1
        for listener in self.listeners:
            if listener.seat == seat:
                listener.outbox.close()

    def say(self, reply: Reply) -> None:
        """Say the same to everybody."""
        message = written(reply)
        for listener in self.listeners:
            listener.outbox.put(message)

    async def _tell_sheet(self, table: Table) -> bool:
        """Tell everybody how the table is, if that has changed; return whether it has."""
        sheet = written(TableIs(await self.sheet(table)))
        if sheet == self._sheet:
            return False
        self._sheet = sheet
        for listener in self.listeners:
            listener.outbox.put(sheet)
        return True

    def _tell_reader(self, match: Match, reader: int, known: dict[int, bytes]) -> None:
        before, view = self._told.get(reader, (None, b""))
        look = match.look(reader)
        if before is not None and look.is_same(before):
            return
        drawn = wire.encode(match.drawn(reader, look))
        self._told[reader] = (look, drawn)
        heard = 0 if before is None else before.heard
        if look.heard == heard and drawn == view:
            return
        message = update_of(match, reader, heard, drawn, known)
        for listener in self.listeners:
            if listener.seat == reader:
                listener.outbox.put(message)


def update_of(
    match: Match, reader: int, first: int, view: bytes, known: dict[int, bytes] | None = None
) -> bytes:
    """Return what a reader has heard from a number on, with its view, which was written already.

    What others have heard by the same choice is written once, if all are given what is `known` of it.
    """
    stream = match.stream(reader)
    question = match.questions[reader] if reader >= 0 and match.state.ask_of(reader) is not None else 0
    events = wire.encode_events(stream.since(first), first, known)
    return written(
        Update(
            first, len(stream), cast(list[Any], msgspec.Raw(events)), cast(Drawn, msgspec.Raw(view)), question
        )
    )
