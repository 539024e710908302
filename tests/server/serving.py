"""A real server for a test: on a port of loopback, with its store in a file, and bots that think at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

import uvicorn
from msgspec import structs

from hexmonger.client import Lobby
from hexmonger.protocol.requests import Laying
from hexmonger.server.door.app import make_app
from hexmonger.server.door.running import LARGEST_MESSAGE, Server, bound
from hexmonger.server.hall import Live
from hexmonger.server.house import House, open_house
from hexmonger.server.thinker import get_ready, think
from hexmonger.server.thought import Answer, Thought
from tests.server.doors import Here

NAMES: Final = ("Ada", "Bo", "Cy", "Di")
# Five questions or so for each seat, all asked at once.
SHORT: Final = Laying("merchants_of_magick", options={"edition.numbers.rounds": "1"})
# Turn by turn, with cards that are drawn.
ALLEY: Final = Laying("arcane_alley", options={"edition.numbers.rounds": "1"})


class ThinkHere(Here):
    """Bots that think in the process of the test: no others have to be started."""

    async def answer(self, thought: Thought) -> Answer:
        """Return the answer of a bot, which listens to nothing."""
        get_ready(thought)
        choice = think(thought, ())
        assert isinstance(choice, int), choice
        return Answer(choice, thought.bot)


class Serving:
    """A server that can be stopped, and started again on the same port with the same store."""

    def __init__(self, where: Path) -> None:
        self.where = where
        self.port = 0
        self._house: House | None = None
        self._server: Server | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def house(self) -> House:
        """Return what is behind the door."""
        assert self._house is not None, "the server runs"
        return self._house

    @property
    def address(self) -> str:
        """Return where it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, on the port that it had before."""
        listening = bound("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        self._house = await open_house(self.where, ThinkHere())
        config = uvicorn.Config(
            make_app(self._house),
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
        )
        self._house.start()
        server = self._server = Server(config)
        self._task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            assert not self._task.done(), "the server could not start"
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Stop it; all connections end."""
        if self._server is not None and self._task is not None:
            self._server.stop()
            await self._task
            await self.house.close()
            self._server = None

    async def __aenter__(self) -> "Serving":
        await self.start()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        await self.stop()

    async def settled(self) -> None:
        """Wait until no bot plays anywhere."""
        for room in list(self.house._rooms.values()):
            if room.playing is not None:
                await room.playing

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """Have a table of it to oneself."""
        async with self.house.hall.at(table) as live:
            yield live


@dataclass
class Begun:
    """A table at which a game has begun: its name, and the secrets of the seats that people have."""

    table: str
    secrets: list[str]


async def seated(lobby: Lobby, people: int = 1, bots: int = 0, game: Laying = SHORT) -> Begun:
    """Make a table, and let people and then bots sit down."""
    table = (await lobby.lay(structs.replace(game, seats=people + bots))).table
    secrets = [(await lobby.sit(table, name=NAMES[seat])).secret for seat in range(people)]
    for _ in range(bots):
        await lobby.sit_bot(table, "uniform")
    return Begun(table, secrets)


async def begun(lobby: Lobby, people: int = 1, bots: int = 0, game: Laying = SHORT) -> Begun:
    """Make a table at which a game has begun."""
    made = await seated(lobby, people, bots, game)
    await lobby.start(made.table)
    return made


class Relay:
    """Stands between a client and a server: it can swallow what the server says, and cut connections."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.is_deaf = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def relaying(self) -> AsyncIterator[str]:
        """Yield the address at which the server can be reached through it."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()
            self.cut()
            await asyncio.gather(*self._tasks)

    def cut(self) -> None:
        """Cut all connections, without a word to either end."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection("127.0.0.1", self._to)
        for pumping in (self._pump(reader, here, False), self._pump(there, writer, True)):
            task = asyncio.create_task(pumping)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_reply: bool) -> None:
        self._writers.add(writer)
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if not (is_reply and self.is_deaf):
                    writer.write(data)
                    await writer.drain()
        self._writers.discard(writer)
        writer.transport.abort()
