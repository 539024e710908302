"""One game over the real protocol, through however many kills: who plays, and how it ends."""

import asyncio
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from hexmonger.server.entries import AnyEntry, Began
from tests.server.kills.person import LEAVES, STOOD_IN, Person, watch
from tests.server.kills.plans import Plan
from tests.server.kills.reader import PATIENCE, Reader
from tests.server.kills.servers import Servers
from tests.server.kills.stored import Stored

PERSON: Final = ""
WATCHING: Final = -1


@dataclass(frozen=True)
class Kind:
    """A kind of game: with which set-up, and who has its seats, a person or a bot by its name.

    Where all choose at once, nobody asks to go back: who has chosen by then may differ from game to game.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    is_at_once: bool = False

    @property
    def people(self) -> list[int]:
        """Return the seats that people have."""
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def rests(self) -> dict[int, int]:
        """Return after how many answers a bot that stands in for somebody waits for them to come back."""
        return {self.people[0]: LEAVES + STOOD_IN}


@dataclass
class Outcome:
    """How a game went: what was stored, what everybody was told, the last views, and how often it was killed.

    Who the people are is left out of entries, and by which tickets they asked: both are others in every game.
    """

    entries: list[AnyEntry]
    lines: list[tuple[str, int, str]]
    told: dict[int, list[bytes]]
    views: dict[int, bytes]
    record: str
    kills: int

    @property
    def played(self) -> list[AnyEntry]:
        """Return what was done since the game began: before that, everybody is in a hurry."""
        return self.entries[self.entries.index(Began()) :]

    def of_seat(self, seat: int) -> list[AnyEntry]:
        """Return what was done by a seat or about it, in order."""
        return [entry for entry in self.entries if getattr(entry, "seat", None) == seat]

    def numbers(self, *kinds: type[AnyEntry]) -> set[int]:
        """Return the numbers of all entries of some kinds."""
        return {number for number, entry in enumerate(self.entries) if isinstance(entry, kinds)}


def without_people(entry: AnyEntry) -> AnyEntry:
    """Return an entry without who the people are of whom it tells, and without their tickets."""
    hidden = {name: "" for name in ("host", "person", "ticket") if hasattr(entry, name)}
    return msgspec.structs.replace(entry, **hidden)


class Killing:
    """Lets one server after the other follow its plan, and looks at what each leaves behind."""

    def __init__(
        self, servers: Servers, plans: Iterator[Plan], stored: Stored, readers: list[Reader]
    ) -> None:
        self._servers = servers
        self._plans = plans
        self._stored = stored
        self._readers = readers
        self._is_over = False
        self.kills = 0

    async def run(self) -> None:
        """Start servers until the game is over."""
        for plan in self._plans:
            await self._servers.start(plan)
            if self._is_over:
                self._servers.kill()
            status = await self._servers.ended()
            if self._is_over:
                return
            assert status == -signal.SIGKILL, f"a server ended with {status} instead of being killed"
            self.kills += 1
            self._stored.look()
            self._stored.bears_out(self._readers)

    def end(self) -> None:
        """Let the server that there is be the last one."""
        self._is_over = True
        self._servers.kill()


async def play(servers: Servers, path: Path, kind: Kind, plans: Iterator[Plan]) -> Outcome:
    """Play a game to its end, on servers that follow plans one after the other."""
    calm = Plan(str(path), rests=kind.rests)
    await servers.start(calm)
    table, readers, key = await lay(servers.port, kind)
    servers.kill()
    await servers.ended()
    stored = Stored(path, table)
    killing = Killing(servers, plans, stored, readers)
    async with asyncio.TaskGroup() as group:
        listening = [group.create_task(reader.run()) for reader in readers]
        running = group.create_task(killing.run())
        await asyncio.gather(
            *(
                watch(reader)
                if reader.seat == WATCHING
                else Person(reader, key, reader.seat == kind.people[0], not kind.is_at_once).play()
                for reader in readers
            )
        )
        killing.end()
        await running
        for task in listening:
            task.cancel()
    return await ending(servers, calm, stored, readers, killing.kills)


async def lay(port: int, kind: Kind) -> tuple[str, list[Reader], str]:
    """Make a table and seat everybody; return its name, a reader for each person and one who watches, and the
    host's key."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:

        async def post(path: str, key: str = "", **body: Any) -> dict[str, Any]:
            answer = await client.post(
                path, json=body, headers={"authorization": f"Bearer {key}"} if key else {}
            )
            assert answer.is_success, answer.text
            made: dict[str, Any] = answer.json()
            return made

        key = (await post("/api/people", name="Ada"))["key"]
        watcher = (await post("/api/people", name="Wim"))["key"]
        laid = await post("/api/tables", key, game=kind.game, seats=len(kind.seats), options=kind.options)
        table: str = laid["table"]
        readers = [Reader(port, table, WATCHING, key=watcher)]
        for seat, who in enumerate(kind.seats):
            seated = await post(f"/api/tables/{table}/seats", key, bot=who)
            assert seated["seat"] == seat
            if who == PERSON:
                readers.append(Reader(port, table, seat, seated["secret"]))
    return table, readers, key


async def ending(servers: Servers, calm: Plan, stored: Stored, readers: list[Reader], kills: int) -> Outcome:
    """Look at a game that is over through a last server, which then stops in good order."""
    await servers.start(calm)
    again = [reader.again() for reader in readers]
    listening = [asyncio.create_task(reader.run()) for reader in again]
    await asyncio.gather(*(reader.until(lambda r=reader: r.is_over) for reader in again))  # type: ignore[misc]
    for task in listening:
        task.cancel()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{servers.port}", timeout=PATIENCE) as client:
        record = (await client.get(f"/api/tables/{readers[0].table}/record")).text
    servers.stop()
    assert await servers.ended() == 0, "it stopped in good order"
    stored.look()
    stored.bears_out([*readers, *again])
    for reader, whole in zip(readers, again, strict=True):
        assert whole.events == stored.told(reader.seat), "everything is told to who asks for it"
        assert whole.events[: len(reader.events)] == reader.events
    told = {reader.seat: reader.events for reader in again}
    views = {reader.seat: reader.view for reader in again}
    entries = [without_people(entry) for entry in stored.entries]
    return Outcome(entries, stored.lines, told, views, record, kills)
