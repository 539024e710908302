"""The course of a measuring: tables are laid, played at by a plan, cut off by a kill, played at again."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Final

from bench.server.laying import Layer
from bench.server.players import Table
from bench.server.served import Reading, Served
from bench.server.tally import Tally, share, within

INTERVAL: Final = 2.0
# How long one waits for what is still under way at the end, in seconds.
PATIENCE: Final = 20.0
# How many connections are being made at once.
AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Figures:
    """Is what was measured at a number of tables; times in milliseconds, CPU in parts of one core."""

    tables: int
    connections: int
    seconds: float
    choices: int
    updates: int
    p50: float
    p99: float
    worst: float
    preview_p50: float
    preview_p99: float
    late_p50: float
    late_p99: float
    late_worst: float
    server_cpu: float
    client_cpu: float
    others_cpu: float
    server_per_choice: float
    memory: float
    refused: int
    unanswered: int


@dataclass(frozen=True, slots=True)
class Rush:
    """Is how much is stored when every table chooses as fast as it goes."""

    tables: int
    connections: int
    seconds: float
    choices: int
    per_second: float
    server_cpu: float
    client_cpu: float
    others_cpu: float


@dataclass(frozen=True, slots=True)
class Return:
    """Is how everybody came back after the server was killed; times in seconds since the kill.

    `server_cpu` is what the new server spent by then, in seconds. `repeated` choices were under way.
    """

    connections: int
    started: float
    half: float
    last: float
    server_cpu: float
    repeated: int


class Course:
    """One measuring of one server."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.tally = Tally()
        self.tables: list[Table] = []
        self._layer = Layer(self.tally)

    async def have(self, wanted: int) -> None:
        """Have so many tables, with everybody connected."""
        new = await self._layer.lay(self.served.port, max(0, wanted - len(self.tables)))
        self.tables += new
        await self._connect(new)

    async def _connect(self, tables: Iterable[Table]) -> list[float]:
        """Connect everybody; return when each was there, in the loop's time."""
        room = asyncio.Semaphore(AT_ONCE)
        loop = asyncio.get_running_loop()

        async def connect(table: Table, place: int) -> float:
            async with room:
                await table.seats[place].connect(self.served.port)
            return loop.time()

        return await asyncio.gather(
            *[connect(table, place) for table in tables for place in range(len(table.seats))]
        )

    async def play(self, tables: int, seconds: float, warm_up: float = INTERVAL) -> Figures:
        """Let so many tables play by the plan, and measure after a while."""
        playing = self.tables[:tables]
        self._forget()
        loop = asyncio.get_running_loop()
        begun = loop.time() + INTERVAL
        random = Random(tables)
        for table in playing:
            table.start(begun + random.random() * INTERVAL, INTERVAL)
        first = begun + INTERVAL / 2 + warm_up
        await asyncio.sleep(first - loop.time())
        before, heard = self.served.reading(), self.tally.updates
        await asyncio.sleep(seconds)
        last, after, heard = loop.time(), self.served.reading(), self.tally.updates - heard
        await self._wind_down(playing)
        return self._figures(playing, (first, last), (before, after), heard)

    async def rush(self, tables: int, seconds: float, warm_up: float = INTERVAL) -> Rush:
        """Let so many tables choose as fast as it goes."""
        playing = self.tables[:tables]
        self._forget()
        for table in playing:
            table.start(0.0, 0.0)
        await asyncio.sleep(warm_up)
        before, answered = self.served.reading(), self.tally.answered
        await asyncio.sleep(seconds)
        after, answered = self.served.reading(), self.tally.answered - answered
        await self._wind_down(playing)
        server, client, others = _cpu(before, after)
        lasted = after.at - before.at
        connections = sum(len(table.seats) for table in playing)
        return Rush(len(playing), connections, lasted, answered, answered / lasted, server, client, others)

    async def cut_off(self, after: float) -> Return:
        """Kill the server while everybody plays, start it again, and wait until all are back."""
        self._forget()
        loop = asyncio.get_running_loop()
        random = Random(0)
        begun = loop.time() + INTERVAL
        for table in self.tables:
            table.start(begun + random.random() * INTERVAL, INTERVAL)
        await asyncio.sleep(INTERVAL + after)
        self.served.kill()
        killed = loop.time()
        for table in self.tables:
            table.stop()
        while any(seat.line is not None for table in self.tables for seat in table.seats):
            await asyncio.sleep(0.01)
        starting = asyncio.create_task(asyncio.to_thread(self.served.start))
        back = sorted(at - killed for at in await self._connect(self.tables))
        started = await starting
        spent = self.served.reading().server
        repeated = sum(not table.is_quiet for table in self.tables)
        for table in self.tables:
            table.say_again()
        await self._wind_down(self.tables)
        return Return(len(back), started, back[len(back) // 2], back[-1], spent, repeated)

    async def _wind_down(self, tables: Sequence[Table]) -> None:
        """Plan nothing more, and wait for what is under way."""
        loop = asyncio.get_running_loop()
        for table in tables:
            table.stop()
        until = loop.time() + PATIENCE
        while loop.time() < until and not all(table.is_quiet for table in tables):
            await asyncio.sleep(0.05)
        # The last to hear of a choice may do so after its seat was told that it is stored.
        await asyncio.sleep(0.2)
        for table in tables:
            table.settle()
        self.tally.over = sum(not any(seat.question for seat in table.seats) for table in tables)

    def _forget(self) -> None:
        """Begin to measure anew; what was said is remembered by the tables themselves."""
        self.tally.choices.clear()
        self.tally.previews.clear()
        self.tally.late.clear()
        self.tally.sent = self.tally.answered = self.tally.refused = self.tally.over = 0

    def _figures(
        self,
        tables: Sequence[Table],
        span: tuple[float, float],
        readings: tuple[Reading, Reading],
        updates: int,
    ) -> Figures:
        choices = within(self.tally.choices, *span)
        previews = within(self.tally.previews, *span)
        late = within(self.tally.late, *span)
        server, client, others = _cpu(*readings)
        lasted = readings[1].at - readings[0].at
        return Figures(
            tables=len(tables),
            connections=sum(len(table.seats) for table in self.tables),
            seconds=lasted,
            choices=len(choices),
            updates=updates,
            p50=1000 * share(choices, 0.5),
            p99=1000 * share(choices, 0.99),
            worst=1000 * max(choices, default=float("nan")),
            preview_p50=1000 * share(previews, 0.5),
            preview_p99=1000 * share(previews, 0.99),
            late_p50=1000 * share(late, 0.5),
            late_p99=1000 * share(late, 0.99),
            late_worst=1000 * max(late, default=float("nan")),
            server_cpu=server,
            client_cpu=client,
            others_cpu=others,
            server_per_choice=1000 * server * lasted / max(1, len(choices)),
            memory=self.served.memory(),
            refused=self.tally.refused,
            unanswered=self.tally.sent - self.tally.answered,
        )

    def lost(self) -> int:
        """Return how many choices that the server said are stored its file does not have, or has twice."""
        with closing(sqlite3.connect(f"file:{self.served.file}?mode=ro", uri=True)) as connection:
            found = connection.execute(
                "SELECT json_extract(body, '$.ticket') FROM entries WHERE body LIKE '{\"entry\":\"Chose\"%'"
            ).fetchall()
        stored = [row[0].partition(":")[2] for row in found]
        wanted = {ticket for table in self.tables for ticket in table.tickets}
        return len(wanted.symmetric_difference(stored)) + len(stored) - len(set(stored))

    @property
    def complaint(self) -> str:
        """Return something that the server refused, if it refused anything."""
        return next((table.complaint for table in self.tables if table.complaint), "")


def _cpu(before: Reading, after: Reading) -> tuple[float, float, float]:
    """Return how much of a core the server, the client and all others had between two readings."""
    lasted = after.at - before.at
    server = (after.server - before.server) / lasted
    client = (after.client - before.client) / lasted
    return server, client, max(0.0, (after.machine - before.machine) / lasted - server - client)
