"""Conversations with a server as text: what is said, and every word that is answered.

A line that begins with `>` is said, one with `<` is answered. Over HTTP it is the method, the path, the key
if one is shown, and the body; then the status and the body. Over a WebSocket it is a message. `* connect`
begins a connection, `* hang up` ends it, `* closed` says that the server did. `#` begins a remark.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexmonger.server import acts, clock, consent, hall, people, tables, talk
from tests.server.serving import Serving

SAID: Final = "> "
ANSWERED: Final = "< "
DONE: Final = "* "
REMARK: Final = "# "
CONNECT: Final = f"{DONE}connect"
HANG_UP: Final = f"{DONE}hang up"
CLOSED: Final = f"{DONE}closed"
NOBODY: Final = "-"
# When everything is said.
NOW: Final = 1_800_000_000.0
# How long one listens before all is quiet, and for what must come, in seconds; only where it is written down.
QUIET: Final = 0.5
PATIENCE: Final = 60.0


class Foreseen:
    """Stands for the module `secrets`: what is drawn is the same every time."""

    def __init__(self) -> None:
        self._drawn = 0

    def randbits(self, bits: int) -> int:
        """Return so many bits."""
        self._drawn += 1
        return int.from_bytes(blake2b(str(self._drawn).encode()).digest(), "big") >> (512 - bits)

    def randbelow(self, _limit: int) -> int:
        """Return a number to begin with."""
        return 0

    def token_urlsafe(self, _size: int) -> str:
        """Return a secret that shows that it is none."""
        self._drawn += 1
        return f"drawn-{self._drawn}"


def foresee(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server draw the same secrets at the same time, every time."""
    drawn = Foreseen()
    for module in (acts, clock, consent, hall, people, tables):
        monkeypatch.setattr(module, "secrets", drawn)
    for module in (consent, talk):
        monkeypatch.setattr(module, "time", lambda: NOW)


class Conversation:
    """A conversation under way, with a server in this process."""

    def __init__(self, server: Serving, http: httpx.AsyncClient) -> None:
        self._server = server
        self._http = http
        self._socket: ClientConnection | None = None
        self._answer = ""

    async def go_on(self, line: str) -> None:
        """Do what a line says, once no bot thinks any longer."""
        await self._server.settled()
        if line == CONNECT:
            address = f"ws://127.0.0.1:{self._server.port}/api/socket"
            self._socket = await connect(address, proxy=None, max_size=None)
        elif line == HANG_UP:
            await self.hang_up()
        elif line.startswith(f"{SAID}{{"):
            assert self._socket is not None, "one connects before one speaks"
            await self._socket.send(line.removeprefix(SAID))
        elif line.startswith(SAID):
            method, path, key, body = line.removeprefix(SAID).split(" ", 3)
            headers = {} if key == NOBODY else {"authorization": f"Bearer {key}"}
            answer = await self._http.request(method, path, headers=headers, content=body)
            self._answer = f"{ANSWERED}{answer.status_code} {answer.text}"
        else:
            assert line.startswith(REMARK), f"nobody can do {line!r}"

    async def hear(self) -> str:
        """Return the next line that is answered."""
        if self._answer:
            line, self._answer = self._answer, ""
            return line
        assert self._socket is not None, "one connects before one hears"
        try:
            return f"{ANSWERED}{await self._socket.recv()!s}"
        except ConnectionClosed:
            closed, self._socket = self._socket, None
            return f"{CLOSED} {closed.close_code}: {closed.close_reason}"

    async def hang_up(self) -> None:
        """End the connection, if there is one."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


@asynccontextmanager
async def conversation_with(server: Serving) -> AsyncIterator[Conversation]:
    """Begin a conversation, and end it."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        conversation = Conversation(server, http)
        yield conversation
        await conversation.hang_up()


class Recording:
    """A conversation as it is written down: what is said, then all that is answered until all is quiet."""

    def __init__(self, conversation: Conversation) -> None:
        self.lines: list[str] = []
        self._conversation = conversation
        # What was answered, by what it says: the latest of each.
        self.latest: dict[str, Any] = {}

    def remark(self, text: str) -> None:
        """Say something to whoever reads it."""
        self.lines.append(f"{REMARK}{text}")

    async def go_on(self, line: str) -> None:
        """Do something, and hear everything that comes of it."""
        self.lines.append(line)
        await self._conversation.go_on(line)
        is_heard = line in (CONNECT, HANG_UP)
        while True:
            try:
                heard = await asyncio.wait_for(self._conversation.hear(), QUIET if is_heard else PATIENCE)
            except (TimeoutError, AssertionError):
                return
            is_heard = True
            self.lines.append(heard)
            if heard.startswith(f"{ANSWERED}{{"):
                reply = json.loads(heard.removeprefix(ANSWERED))
                self.latest[reply["say"]] = reply

    async def ask(self, method: str, path: str, key: str = NOBODY, **body: Any) -> Any:
        """Ask for something over HTTP; return what is answered."""
        await self.go_on(f"{SAID}{method} {path} {key} {_written(body)}")
        answers = [line for line in self.lines if re.match(rf"{ANSWERED}\d", line)]
        return json.loads(answers[-1].split(" ", 2)[2] or "null")

    async def say(self, say: str, **about: Any) -> None:
        """Say something at the table."""
        await self.go_on(f"{SAID}{_written({'say': say, **about})}")


def _written(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
