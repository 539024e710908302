"""A connection to a server without a network: whatever a client could send is handed to the application."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from hexmonger.protocol import PROTOCOL

# Nothing takes so many seconds, however busy the machine is.
PATIENCE: Final = 120.0
ACCEPTED: Final = "accepted"
CLOSED: Final = "closed"
ANSWERED: Final = "answered"


class Wire:
    """One connection: what was told over it, and whether it still goes on.

    `is_answering` says whether the server can answer a connection that it does not take.
    """

    def __init__(
        self,
        app: Any,
        host: str = "localhost",
        origin: str | None = None,
        address: str = "127.0.0.1",
        is_answering: bool = False,
    ) -> None:
        headers = [(b"host", host.encode("latin-1"))]
        if origin is not None:
            headers.append((b"origin", origin.encode("latin-1")))
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("127.0.0.1", 80),
            "client": (address, 50_000),
            "root_path": "",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}} if is_answering else {},
        }
        self._app = app
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._come = asyncio.Event()
        self._reads = asyncio.Event()
        self._reads.set()
        self._task: asyncio.Task[None] | None = None
        self._heard = 0
        self.opening = ""
        self.status = 0
        self.headers: dict[str, str] = {}
        self.told: list[dict[str, Any]] = []
        self.code = 0
        self.reason = ""

    @property
    def is_closed(self) -> bool:
        """Whether the server has ended it."""
        return bool(self.code) or (self._task is not None and self._task.done())

    async def connect(self) -> str:
        """Connect, and return whether that was accepted, closed, or answered otherwise."""
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._said.get, self._send))
        self._task.add_done_callback(lambda _: self._come.set())
        await self._wait(lambda: bool(self.opening) or self.is_closed)
        if self.opening != ACCEPTED:
            await self._task
        return self.opening

    async def _send(self, message: dict[str, Any]) -> None:
        await self._reads.wait()
        kind = message["type"]
        if kind == "websocket.send":
            self.told.append(json.loads(message["text"]))
        elif kind == "websocket.close":
            self.code, self.reason = message.get("code", 1000), message.get("reason") or ""
            self.opening = self.opening or CLOSED
            # As a real connection would refuse it.
            assert len(self.reason.encode()) <= 123
            self._said.put_nowait({"type": "websocket.disconnect", "code": self.code})
        elif kind == "websocket.accept":
            self.opening = ACCEPTED
        elif kind == "websocket.http.response.start":
            self.opening, self.status = ANSWERED, message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        self._come.set()

    def stop_reading(self) -> None:
        """Take nothing of what is sent from now on."""
        self._reads.clear()

    def read_on(self) -> None:
        """Take what is sent again."""
        self._reads.set()

    async def say(self, said: Any) -> None:
        """Say something: text and bytes as they are, all else as JSON."""
        if isinstance(said, bytes):
            self._said.put_nowait({"type": "websocket.receive", "bytes": said})
        else:
            written = said if isinstance(said, str) else json.dumps(said)
            self._said.put_nowait({"type": "websocket.receive", "text": written})

    def last(self, say: str) -> dict[str, Any]:
        """Return the latest message of a kind."""
        return [message for message in self.told if message["say"] == say][-1]

    async def told_of(self, say: str) -> dict[str, Any]:
        """Return the next message of a kind, waiting for it."""
        return await self._next(lambda message: message["say"] == say)

    async def answer(self, ticket: str) -> dict[str, Any]:
        """Return what is answered to something that was said with a ticket, waiting for it."""
        return await self._next(lambda message: message.get("ticket") == ticket)

    async def told_so_many(self, number: int) -> None:
        """Wait until so many messages have come that are no news of who is there."""
        await self._wait(
            lambda: sum(message["say"] != "table" for message in self.told) >= number or self.is_closed
        )
        assert not self.is_closed, f"the connection has ended: {self.code} {self.reason}"

    def forget(self) -> None:
        """Forget all that was told."""
        self.told.clear()
        self._heard = 0

    async def _next(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            await self._wait(lambda: len(self.told) > self._heard or self.is_closed)
            assert len(self.told) > self._heard, f"the connection has ended: {self.code} {self.reason}"
            message = self.told[self._heard]
            self._heard += 1
            if is_it(message):
                return message

    async def _wait(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._come.clear()
                await self._come.wait()

    async def closed(self) -> None:
        """Wait until the server has ended it."""
        assert self._task is not None
        await asyncio.wait_for(self._task, PATIENCE)

    async def end(self) -> None:
        """Go away, and wait until that was noticed."""
        self._reads.set()
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1005})
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)


async def hello(wire: Wire, table: str, secret: str = "", key: str = "", seen: int = 0) -> None:
    """Say hello over a new connection, and wait until one has been told how the table stands."""
    assert await wire.connect() == ACCEPTED
    about = {"table": table, "secret": secret, "key": key, "seen": seen}
    await wire.say({"say": "hello", "protocol": PROTOCOL, **about})
    await wire.told_of("table")
