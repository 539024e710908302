"""A server under test: behind its real door, on loopback, spoken to by its protocol."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

import httpx
import websockets

from hexmonger.server.door.running import bound, serve
from hexmonger.server.thinking import Thinkers
from tests.server.tables import KINDS

LOOPBACK: Final = "127.0.0.1"
# Nothing takes so many seconds, however busy the machine is.
PATIENCE: Final = 120.0

Message = dict[str, Any]


class Talk:
    """A connection to a table; everything that comes is kept, and heard one after the other."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.come: list[Message] = []
        self.view: Message = {}
        self._heard = 0
        self._tickets = 0
        self._more = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                self.come.append(json.loads(text))
                self._more.set()
        self._more.set()

    @property
    def unheard(self) -> int:
        """Return how many messages have come that were not heard yet."""
        return len(self.come) - self._heard

    @property
    def is_over(self) -> bool:
        """Whether the server has closed the connection, and all it has said was heard."""
        return self._reading.done() and not self.unheard

    async def hear(self) -> Message:
        """Return the next message."""
        async with asyncio.timeout(PATIENCE):
            while not self.unheard:
                assert not self._reading.done(), "the server has closed the connection"
                self._more.clear()
                await self._more.wait()
        message = self.come[self._heard]
        self._heard += 1
        if message["say"] == "update":
            self.view = message
        return message

    async def hear_the_end(self) -> None:
        """Hear all that is said until the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([self._reading])
        self._heard = len(self.come)

    async def hear_until(self, is_it: Callable[[Message], bool]) -> Message:
        """Return the first message from now on that is the one that is waited for."""
        while not is_it(message := await self.hear()):
            pass
        return message

    async def say(self, say: str, **fields: Any) -> Message:
        """Say something with a ticket, and return the answer to it."""
        self._tickets += 1
        ticket = fields.pop("ticket", f"t{self._tickets}")
        await self.socket.send(json.dumps({"say": say, "ticket": ticket, **fields}))
        return await self.hear_until(lambda message: message.get("ticket") == ticket)

    async def asked(self) -> Message:
        """Return the question that waits for this seat, waiting for it."""
        while not self.view.get("question"):
            await self.hear()
        return self.view

    async def choose(self, which: int = 0, **fields: Any) -> Message:
        """Answer the question that waits, with one of its answers, and return what is said to that."""
        asked = await self.asked()
        answers = asked["view"]["question"]["answers"]
        choice = answers[which % len(answers)]["choice"]
        self.view = {}
        said = await self.say("choose", question=asked["question"], choice=choice, **fields)
        if said["say"] != "done":
            self.view = asked
        return said


class Door:
    """A server that is running, and somebody who asks it for things."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}", timeout=PATIENCE)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()
        await self.http.aclose()

    async def ask(self, method: str, path: str, key: str = "", **body: Any) -> httpx.Response:
        """Ask for something over HTTP."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        content = {"json": body} if method != "GET" else {}
        return await self.http.request(method, path, headers=headers, **content)  # type: ignore[arg-type]

    async def person(self, name: str = "Ada") -> str:
        """Take a name, and return the key."""
        return str((await self.ask("POST", "/api/people", name=name)).json()["key"])

    async def table(self, key: str, kind: str = "arcane_alley", **more: Any) -> tuple[str, str]:
        """Make a table, sit down as its host, and return its name and the seat's secret."""
        game, setup = KINDS[kind]
        wanted = {"game": game, "seats": setup.seats, "options": dict(setup.options), **more}
        made = await self.ask("POST", "/api/tables", key, **wanted)
        table = str(made.json()["table"])
        return table, await self.sit(key, table)

    async def sit(self, key: str, table: str) -> str:
        """Sit down, and return the seat's secret."""
        return str((await self.ask("POST", f"/api/tables/{table}/seats", key)).json()["secret"])

    async def fill(self, key: str, table: str, bot: str = "uniform") -> None:
        """Let bots have all seats that are free, and begin."""
        while (
            await self.ask("POST", f"/api/tables/{table}/seats", key, bot=bot)
        ).status_code == httpx.codes.CREATED:
            pass
        begun = await self.ask("POST", f"/api/tables/{table}/start", key)
        assert begun.is_success, begun.text

    async def talk(self, table: str, secret: str = "", seen: int = 0) -> Talk:
        """Connect to a table, at a seat or to watch."""
        address = f"ws://{LOOPBACK}:{self.port}/api/socket"
        socket = await self._open.enter_async_context(websockets.connect(address, open_timeout=PATIENCE))
        hello = {"say": "hello", "protocol": 1, "table": table, "secret": secret, "seen": seen}
        await socket.send(json.dumps(hello))
        return Talk(socket)


@asynccontextmanager
async def opened(path: Path, thinkers: Thinkers | None = None) -> AsyncIterator[Door]:
    """Open a server on a store, and stop it as it is stopped by whoever runs it."""
    listening = bound(LOOPBACK, 0)
    port = int(listening.getsockname()[1])
    ready, stop = asyncio.Event(), asyncio.Event()
    serving = asyncio.create_task(serve(path, listening, ready=ready.set, thinkers=thinkers, stop=stop))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if serving.done():
        serving.result()
    try:
        async with Door(port) as door:
            yield door
    finally:
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await serving


@asynccontextmanager
async def started(path: Path, *words: str) -> AsyncIterator[tuple[Door, asyncio.subprocess.Process]]:
    """Start `hexmonger serve` on a store as a process of its own, and stop it if it still runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "hexmonger.cli", "serve", "--port", "0", "--store", str(path), *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        async with Door(int(line.split()[0].strip("/").rpartition(":")[2])) as door:
            yield door, process
    finally:
        if process.returncode is None:
            process.terminate()
        async with asyncio.timeout(PATIENCE):
            await process.communicate()
