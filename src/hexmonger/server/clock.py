"""The clock: what happens at tables by itself. When it is due stands in the store and survives a restart."""

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic, time
from typing import Final

import structlog

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.replies import Notice
from hexmonger.server.acts import SEED_BITS
from hexmonger.server.entries import AnyEntry
from hexmonger.server.hall import Hall, Live
from hexmonger.server.pace import BOTS_LATE, OPENING, grace
from hexmonger.server.room import Room
from hexmonger.server.store.lists import MOST, next_due, tables_due
from hexmonger.server.table import WAITING, Table

LOG: Final = structlog.get_logger("hexmonger.server")
# It looks at least so often, in seconds: a clock that jumps is noticed.
LONGEST_WAIT: Final = 30.0
# A wall clock that runs so far from the other has jumped, or the machine was asleep.
JUMP: Final = 5.0
# Where something went wrong, it is tried again after so many seconds.
TRY_AGAIN: Final = 10.0
NOBODY_CAME: Final = "nobody came any longer"


class Clock:
    """Looks at tables when something is due there."""

    def __init__(self, hall: Hall, room: Callable[[str], Room]) -> None:
        self._hall = hall
        self._room = room
        self._wake = asyncio.Event()
        self._next = 0.0
        # Since when everybody could have been here: a seat has its grace from then on at least.
        self.awake_since = time()
        self._apart = time() - monotonic()
        # Tables at which something went wrong, and until when they are left alone.
        self._left_alone: dict[str, float] = {}

    def wake(self, due: float | None) -> None:
        """Look again, if something is due sooner than was thought."""
        if due is not None and due < self._next:
            self._wake.set()

    async def run(self) -> None:
        """Do whatever is due, for ever. What was left undone by a house that was closed is due at once."""
        ahead = BOTS_LATE
        while True:
            self._notice_jump()
            try:
                is_done = await self._look_round(time() + ahead)
                ahead = 0.0
                if is_done:
                    self._wake.clear()
                    await self._wait_until(await next_due(self._hall.store))
            except Trouble as trouble:
                LOG.warning("clock_stopped", why=str(trouble))
                self._wake.clear()
                await self._wait_until(time() + TRY_AGAIN)

    async def _look_round(self, until: float) -> bool:
        """Look at the tables at which something is due; return whether there was none to be looked at."""
        now = monotonic()
        self._left_alone = {name: end for name, end in self._left_alone.items() if end > now}
        due = await tables_due(self._hall.store, until, MOST + len(self._left_alone))
        names = [name for name in due if name not in self._left_alone]
        for name in names:
            try:
                await self.look_at(name)
            except Exception as error:  # noqa: BLE001 -- one table must not stop the clock of all others
                why = str(error) if isinstance(error, Trouble) else type(error).__name__
                LOG.warning("clock_stopped", table=name, why=why)
                self._left_alone[name] = monotonic() + TRY_AGAIN
        return not names

    async def _wait_until(self, due: float | None) -> None:
        """Wait until something is due, or until something is due sooner."""
        now = time()
        self._next = now + LONGEST_WAIT if due is None else min(due, now + LONGEST_WAIT)
        if self._left_alone:
            self._next = max(self._next, now + 1)
        try:
            await asyncio.wait_for(self._wake.wait(), max(0.05, self._next - now))
        except TimeoutError:
            return

    def _notice_jump(self) -> None:
        apart = time() - monotonic()
        if abs(apart - self._apart) > JUMP:
            self.awake_since = time()
        self._apart = apart

    async def look_at(self, name: str) -> None:
        """Do what is due at a table."""
        room = self._room(name)
        async with self._hall.at(name) as live:
            entries = self._due(room, live)
            await room.do(live, entries)

    def _due(self, room: Room, live: Live) -> list[AnyEntry]:
        """Return what is to be done at a table now; whose turn has run out is warned first."""
        table, now = live.table, time()
        if table.is_over:
            return []
        if table.state == WAITING:
            return self._opening(table, now) if table.is_called else self._unused(room, table)
        pace = table.made.terms.pace
        entries: list[AnyEntry] = []
        if not pace and not table.is_bot_asked:
            return self._unused(room, table)
        for seat in table.asked if pace else ():
            if table.seats[seat].answers[0] or now < table.clocks[seat] + pace:
                continue
            last = max(table.clocks[seat] + pace, self.awake_since) + grace(pace)
            if now < last:
                room.say(Notice("time_is_up", seat))
            else:
                entries.append(table.stand_in(seat, table.seats[seat].deputy, secrets.randbits(SEED_BITS)))
        return entries

    def _opening(self, table: Table, now: float) -> list[AnyEntry]:
        """Return that a game begins without words that nobody opened, though everybody could."""
        return [table.begin()] if now >= self.awake_since + OPENING else []

    def _unused(self, room: Room, table: Table) -> list[AnyEntry]:
        """Return that a table is closed where nobody is any longer."""
        return [] if room.listeners else [table.close(NOBODY_CAME)]
