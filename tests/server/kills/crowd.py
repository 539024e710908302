"""Many tables at once, at which people do whatever comes into their heads, while servers come and go."""

import asyncio
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx

from hexmonger.kernel.chance import Source
from hexmonger.server.entries import AnyEntry, Chose, Closed, Returned, StoodIn, TookBack, WentBack
from tests.laws.soak import KINDS
from tests.server.kills.game import PERSON, WATCHING, Kind, lay
from tests.server.kills.guest import Guest
from tests.server.kills.plans import AFTER, ANSWERED, BEFORE, NEVER, TOLD, Kill, Plan
from tests.server.kills.reader import Reader
from tests.server.kills.servers import Servers
from tests.server.kills.stored import Stored

COUNTED: Final[dict[type[AnyEntry], str]] = {
    Chose: "choices",
    TookBack: "choices taken back",
    WentBack: "times back beyond the wall",
    StoodIn: "stand-ins",
    Returned: "returns",
    Closed: "games ended by agreement",
}
BOTS: Final = ("uniform", "uniform", "greedy")
# How servers end: most are killed from outside at any moment, some at a chosen one, some are told to stop.
ENDS: Final[tuple[Kill, ...]] = (NEVER, NEVER, NEVER, BEFORE, AFTER, TOLD, ANSWERED)
LONGEST: Final = 24
STOPPED_ONE_IN: Final = 4
REAL_ONE_IN: Final = 6
MOST_ACTS: Final = 400


class Crowd:
    """Plays at many tables until so many choices were made; every game is played to its end."""

    def __init__(self, servers: Servers, path: Path, seed: int, tables: int, choices: int) -> None:
        self._servers = servers
        self._path = path
        self._seed = seed
        self._places = tables
        self._wanted = choices
        self._laid = 0
        self._is_over = False
        self._guests: set[Guest] = set()
        self.counted: Counter[str] = Counter()

    @property
    def chosen(self) -> int:
        """Return how many choices were made: all of games that are over, those of people in others."""
        return self.counted["choices"] + sum(guest.counted["choices"] for guest in self._guests)

    async def play(self, tell: Callable[[int], None]) -> None:
        """Play at many tables at once; tell now and then how many choices were made."""
        async with asyncio.TaskGroup() as group:
            running = group.create_task(self._come_and_go())
            telling = group.create_task(self._tell(tell))
            await asyncio.gather(*(self._play_on() for _ in range(self._places)))
            self._is_over = True
            self._servers.kill()
            await running
            telling.cancel()

    async def _tell(self, tell: Callable[[int], None]) -> None:
        while True:
            tell(self.chosen)
            await asyncio.sleep(1)

    async def _come_and_go(self) -> None:
        """Start one server after the other, and end each in some way."""
        source = Source(self._seed, 0)
        while not self._is_over:
            kill = ENDS[source.below(len(ENDS))]
            is_real = source.below(REAL_ONE_IN) == 0
            at = 1 + source.below(MOST_ACTS)
            await self._servers.start(Plan(str(self._path), kill, at, is_real=is_real, is_random=True))
            seconds, is_stopped = 1 + source.below(LONGEST), source.below(STOPPED_ONE_IN) == 0
            ending = asyncio.create_task(self._end(seconds, is_stopped))
            status = await self._servers.ended()
            ending.cancel()
            assert status in (0, -signal.SIGKILL), f"a server ended with {status}"
            self.counted["stopped servers" if status == 0 else "killed servers"] += 1

    async def _end(self, seconds: int, is_stopped: bool) -> None:
        """Kill the server after a while, or tell it to stop."""
        await asyncio.sleep(seconds)
        (self._servers.stop if is_stopped else self._servers.kill)()

    async def _play_on(self) -> None:
        """Play one game after the other at a place, as long as choices are wanted."""
        while self.chosen < self._wanted:
            self._laid += 1
            await self._play_one(Source(self._seed, self._laid))

    async def _play_one(self, source: Source) -> None:
        names = list(KINDS)
        name = names[source.below(len(names))]
        setup = KINDS[name].setup_from(source)
        people = 1 + source.below(min(3, setup.seats))
        bots = [BOTS[source.below(len(BOTS))] for _ in range(setup.seats - people)]
        kind = Kind(KINDS[name].box.name, (*[PERSON] * people, *bots), dict(setup.options))
        table, readers, key = await self._laid_out(kind)
        guests = [Guest(reader, key, source.below(1 << 60)) for reader in readers]
        everybody = [guest for guest in guests if guest.seat != WATCHING]
        self._guests |= set(guests)
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(reader.run()) for reader in readers]
            await asyncio.gather(*(guest.stay(everybody) for guest in guests))
            for task in listening:
                task.cancel()
        self._guests -= set(guests)
        self._look_back(name, table, guests)

    async def _laid_out(self, kind: Kind) -> tuple[str, list[Reader], str]:
        """Make a table; where the server ends meanwhile, make another."""
        while True:
            try:
                return await lay(self._servers.port, kind)
            except httpx.TransportError:
                self.counted["tables that were left"] += 1

    def _look_back(self, name: str, table: str, guests: list[Guest]) -> None:
        """Check that what was told at a table whose game is over is what is stored, and count it."""
        stored = Stored(self._path, table)
        stored.look()
        readers = [guest.reader for guest in guests]
        stored.bears_out(readers)
        for reader in readers:
            assert reader.events == stored.told(reader.seat), "everybody was told everything"
        self.counted[name] += 1
        self.counted["games"] += 1
        for entry in stored.entries:
            if type(entry) in COUNTED:
                self.counted[COUNTED[type(entry)]] += 1
        for guest in guests:
            del guest.counted["choices"]
            self.counted += guest.counted
