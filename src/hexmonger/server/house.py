"""The house: store, hall and rooms, the bots and the clock; all that a server is but for its door."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from hexmonger.kernel.trouble import Trouble
from hexmonger.server import acts, talk
from hexmonger.server.bots import let_bots_play
from hexmonger.server.clock import Clock
from hexmonger.server.figures import LISTENERS, LIVE_TABLES
from hexmonger.server.hall import Hall
from hexmonger.server.people import People
from hexmonger.server.replays import Replays
from hexmonger.server.room import WATCHING, Room
from hexmonger.server.store import Store, open_store
from hexmonger.server.table import Table
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Thought

LOG: Final = structlog.get_logger("hexmonger.server")
# How often tables that nobody uses are looked for, in seconds.
TIDY_EVERY: Final = 20.0


class House:
    """Everything behind the door of a server."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.hall = Hall(store)
        self.people = People(store)
        self.replays = Replays(self.hall)
        self.thinkers = thinkers
        self.clock = Clock(self.hall, self.room)
        # A room is there as long as somebody has it: two of one table would not hear each other.
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """Return how many rooms are in use."""
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        """Return how many listen, wherever that is."""
        return sum(len(room.listeners) for room in self._rooms.values())

    def room(self, name: str) -> Room:
        """Return the room of a table."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(
                name, self.hall, self.people, self._after, self._go_on, self._advise
            )
        return room

    def watchers(self, name: str) -> int:
        """Return how many watch at a table, as far as this server knows."""
        room = self._rooms.get(name)
        return 0 if room is None else room.watchers

    async def call_anew(self, person: str, is_gone: bool = False) -> None:
        """Tell every room in use what somebody is called now; who has no secret any longer goes out."""
        self.people.turned_out += is_gone
        rooms = list(self._rooms.values())
        for listener in [each for room in rooms for each in room.listeners] if is_gone else ():
            if listener.person == person:
                listener.outbox.close()
        tables = {row["table_id"] for row in await self.people.kept.seats_of(person)}
        for room in [room for room in rooms if room.name in tables]:
            room.names = None
            async with self.hall.at(room.name) as live:
                await room.tell(live.table)

    def measure(self) -> None:
        """Bring the figures up to date that are not counted as they happen."""
        LIVE_TABLES.set(len(self.hall))
        LISTENERS.set(self.listeners)

    def start(self) -> None:
        """Let the clock run, and whoever was thinking when the house was closed think on."""
        self.do_beside(self.clock.run())
        self.do_beside(self._tidy())

    def do_beside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else, and log it if it goes wrong."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("went_wrong", what=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Stop, and lose nothing: what is being stored is stored."""
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.outbox.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    async def _after(self, room: Room, table: Table) -> None:
        """Go on by itself where a bot is asked; let everybody read everything once a game is over."""
        self._go_on(room, table)
        if table.is_over and not room.is_told_all:
            room.is_told_all = True
            for listener in list(room.listeners):
                if listener.seat != WATCHING:
                    await talk.tell_lines(room, listener, table)
        self.clock.wake(table.due(time()))

    def _go_on(self, room: Room, table: Table) -> None:
        """Let bots play where one is asked, and nobody lets them yet."""
        if table.is_bot_asked and (room.playing is None or room.playing.done()):
            room.playing = self.do_beside(self._play(room))

    def _advise(self, room: Room, question: int, thought: Thought) -> None:
        self.do_beside(acts.advise(room, self.thinkers, question, thought))

    async def _play(self, room: Room) -> None:
        try:
            await let_bots_play(room, self.thinkers)
        except Trouble as trouble:
            # The clock asks again.
            LOG.warning("bots_stopped", table=room.name, why=str(trouble))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.hall.put_down()


async def open_house(where: Path | str, thinkers: Thinkers | None = None) -> House:
    """Open a house whose store is a file or a database."""
    return House(await open_store(where), Thinkers() if thinkers is None else thinkers)
