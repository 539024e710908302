"""The hall: tables that somebody uses are in memory, all others in the store alone."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Final

from hexmonger.kernel.commitment import DIGITS, SECRET_BITS, commitment_to
from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import Terms
from hexmonger.server.entries import AnyEntry, Chose, Made, TookBack
from hexmonger.server.store import Part, Store, bookmark_kept
from hexmonger.server.table import Table

# A bookmark is kept when so many entries have come since the last one.
BOOKMARK_EVERY: Final = 32
# A table that nobody has used for so many seconds is put down.
IDLE: Final = 60.0
NAME_BYTES: Final = 9


class Unknown(Trouble):
    """There is no table of that name."""


class Live:
    """A table in memory, and who waits for whom: one thing is done at a time."""

    def __init__(self, name: str, table: Table, marked: int) -> None:
        self.name = name
        self.table = table
        self.marked = marked
        self.lock = asyncio.Lock()
        self.users = 0
        self.touched = monotonic()
        # Whether it was put down, or could not be stored: whoever still waits for it picks it up anew.
        self.is_gone = False


class Hall:
    """All tables of a store; one is picked up when it is used, and put down when it is not."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: dict[str, asyncio.Task[Live]] = {}

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._live)

    async def make(
        self,
        host: str,
        game: str,
        setup: Setup,
        terms: Terms,
        position: str = "",
        record: str = "",
        called: str = "",
    ) -> str:
        """Make a table and return the name in its link; what its game or its set-up can't be is refused."""
        opened = find_box(game).open(setup)
        if position:
            opened.read_json(position)
        secret = f"{secrets.randbits(SECRET_BITS):0{DIGITS}x}"
        made = Made(
            host,
            game,
            opened.number,
            opened.digest,
            setup.seats,
            dict(setup.options),
            terms,
            secret,
            position,
            record,
            commitment_to(secret),
        )
        name = secrets.token_urlsafe(NAME_BYTES)
        await self.store.make(name, [made], Table([made]).summary(time()), called, host if called else "")
        return name

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Live]:
        """Have a table to oneself: nobody else looks at it or does anything there meanwhile."""
        live = await self._picked_up(name)
        while True:
            live.users += 1
            try:
                async with live.lock:
                    if not live.is_gone:
                        yield live
                        return
            finally:
                live.users -= 1
                live.touched = monotonic()
            live = await self._picked_up(name)

    async def do(self, live: Live, entries: Sequence[AnyEntry], further: Part = ()) -> None:
        """Do what was decided at a table that one has to oneself; when this returns, it is durable, and so
        is what belongs to it.

        If it can't be stored, nothing has happened: the table is picked up again as it was.
        """
        first = live.table.number
        before = live.table.known
        now = time()
        try:
            for entry in entries:
                live.table.do(entry, now=now)
            summary = live.table.summary(now)
            is_played = all(isinstance(entry, Chose | TookBack) for entry in entries)
            is_heard = not is_played or live.table.known != before
            marked = self._marked(live)
            await self.store.append(live.name, first, entries, summary, [*further, *marked], is_heard)
        except BaseException:
            live.is_gone = True
            self._live.pop(live.name, None)
            raise

    def _marked(self, live: Live) -> Part:
        """Return a bookmark to be kept, now and then."""
        if live.table.number - live.marked < BOOKMARK_EVERY:
            return ()
        bookmark = live.table.bookmark()
        if not bookmark:
            return ()
        live.marked = live.table.number
        return bookmark_kept(live.name, live.table.number, bookmark)

    async def whole(self, live: Live) -> Table:
        """Return a table that was played from its beginning: one with all that was ever told."""
        match = live.table.match
        if live.table.trouble or (match is not None and match.plies.first == 0):
            return live.table
        kept = await self.store.load(live.name)
        assert kept is not None, "a table that is in memory is in the store"
        live.table = Table(kept.entries, clocks=kept.clocks)
        return live.table

    async def _picked_up(self, name: str) -> Live:
        """Return a table that is in memory, or bring it there; of several who ask at once, one does."""
        task = self._live.get(name)
        if task is None:
            task = self._live[name] = asyncio.create_task(self._pick_up(name))
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._live.pop(name, None)
            raise

    async def _pick_up(self, name: str) -> Live:
        kept = await self.store.load(name)
        if kept is None:
            raise Unknown(f"there is no table {name!r:.40}")
        try:
            live = Live(name, Table(kept.entries, kept.bookmark, kept.number, kept.clocks), kept.number)
        except Exception:
            if not kept.bookmark:
                raise
            # A bookmark only saves time: what it holds follows from the entries.
            live = Live(name, Table(kept.entries, clocks=kept.clocks), 0)
        if live.table.trouble:
            # What can't be played here is as it was when it could be.
            live.table.state = kept.state
        return live

    def put_down(self, idle: float = IDLE) -> int:
        """Take tables out of memory that nobody has used for a while; return how many."""
        now = monotonic()
        ready = [
            task.result()
            for task in self._live.values()
            if task.done() and not task.cancelled() and task.exception() is None
        ]
        idlers = [live for live in ready if not live.users and now - live.touched >= idle]
        for live in idlers:
            live.is_gone = True
            del self._live[live.name]
        return len(idlers)
