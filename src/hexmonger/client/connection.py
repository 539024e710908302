"""A conversation with a table that goes on by itself after a lost connection.

Whatever was said and not answered is said again with the same ticket, so that it counts once.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hexmonger.client.address import Address
from hexmonger.client.trouble import Lost, not_done
from hexmonger.kernel.trouble import Unreadable
from hexmonger.protocol.replies import REPLIES, Advice, AnyReply, Because, Done, Foretold, Welcome, Wrong
from hexmonger.protocol.sayings import Hello

# How long a connection may take to be made, in seconds.
PATIENCE: Final = 10.0
# How long is waited before a lost connection is made again: at first, and at most, in seconds.
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 10.0
LARGEST_MESSAGE: Final = 1 << 22
# A ticket is never used twice at a seat, by whatever device.
TICKET_BYTES: Final = 9
TOO_FAST: Final = "too_fast"

Answer = Done | Foretold | Because | Advice


def new_ticket() -> str:
    """Return a ticket that nobody has used."""
    return secrets.token_urlsafe(TICKET_BYTES)


@dataclass
class _Said:
    """Something that was said and waits for its answer: over which socket, and when it may be said again."""

    saying: Any
    answer: "asyncio.Future[Answer]"
    socket: ClientConnection | None = None
    not_before: float = 0.0


class Connection:
    """A conversation: `hello` says how it begins, each time, and `hear` is given all that the table says.

    `hear` is called with nothing when the conversation has ended; `error` says why.
    """

    def __init__(
        self, address: Address, hello: Callable[[], Hello], hear: Callable[[AnyReply | None], None]
    ) -> None:
        self.error: BaseException | None = None
        self._address = address
        self._hello = hello
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._said: dict[str, _Said] = {}
        # The tickets of what was said over this socket and not answered, in that order.
        self._flight: deque[str] = deque()
        self._talking: asyncio.Task[None] | None = None
        self._nudges: set[asyncio.Task[None]] = set()

    @property
    def is_connected(self) -> bool:
        """Whether the server can be heard just now."""
        return self._socket is not None

    async def open(self) -> None:
        """Begin the conversation; a server that isn't there or refuses is told at once."""
        try:
            socket = await self._greet()
        except (OSError, TimeoutError, WebSocketException) as error:
            reason = str(error) or type(error).__name__
            raise Lost(f"the server at {self._address.url} can't be reached ({reason})") from None
        self._talking = asyncio.create_task(self._talk(socket))
        self._talking.add_done_callback(self._ended)

    async def close(self) -> None:
        """End the conversation; whoever still waits for an answer is told."""
        tasks = [*self._nudges, *([self._talking] if self._talking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def say(self, saying: Any) -> Answer:
        """Say something with a ticket, and return its answer; a refusal is raised."""
        if self.error is not None:
            raise self.error
        said = self._said[saying.ticket] = _Said(saying, asyncio.get_running_loop().create_future())
        try:
            await self._send_waiting()
            return await said.answer
        finally:
            self._said.pop(saying.ticket, None)

    async def _greet(self) -> ClientConnection:
        """Return a socket over which the server has said welcome."""
        socket = await connect(
            self._address.socket,
            open_timeout=PATIENCE,
            max_size=LARGEST_MESSAGE,
            compression=None,
            proxy=None if self._address.is_loopback else True,
        )
        try:
            await socket.send(msgspec.json.encode(self._hello()).decode())
            reply = _read(await asyncio.wait_for(socket.recv(), PATIENCE))
            if isinstance(reply, Wrong):
                raise not_done(reply)
            if not isinstance(reply, Welcome):
                raise Unreadable("a server says welcome first, and this one does not")
        except BaseException:
            await socket.close()
            raise
        self._hear(reply)
        return socket

    async def _talk(self, socket: ClientConnection) -> None:
        while True:
            try:
                await self._listen(socket)
            finally:
                self._socket = None
                await socket.close()
            socket = await self._greet_again()

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear all that is said over a socket, until it is lost."""
        self._socket = socket
        self._flight.clear()
        with suppress(ConnectionClosed):
            await self._send_waiting()
            while True:
                self._take(_read(await socket.recv()))

    async def _greet_again(self) -> ClientConnection:
        for wait in _waits():
            await asyncio.sleep(wait)
            with suppress(OSError, TimeoutError, WebSocketException):
                return await self._greet()
        raise AssertionError("one waits for ever")

    def _take(self, reply: AnyReply) -> None:
        """Take something that the table said; an answer goes to whom it is for as well."""
        self._hear(reply)
        if not isinstance(reply, Done | Foretold | Because | Advice | Wrong):
            return
        said = self._answered(reply.ticket)
        if said is None or said.answer.done():
            return
        if not isinstance(reply, Wrong):
            said.answer.set_result(reply)
        elif reply.code == TOO_FAST:
            self._say_later(said, reply.after or FIRST_WAIT)
        else:
            said.answer.set_exception(not_done(reply))

    def _answered(self, ticket: str) -> _Said | None:
        """Return what is answered; without a ticket it was not even read, and is what waits longest."""
        if ticket:
            with suppress(ValueError):
                self._flight.remove(ticket)
        elif self._flight:
            ticket = self._flight.popleft()
        return self._said.get(ticket)

    def _say_later(self, said: _Said, wait: float) -> None:
        said.socket, said.not_before = None, asyncio.get_running_loop().time() + wait
        nudge = asyncio.create_task(self._send_later(wait))
        self._nudges.add(nudge)
        nudge.add_done_callback(self._nudges.discard)

    async def _send_later(self, wait: float) -> None:
        await asyncio.sleep(wait)
        await self._send_waiting()

    async def _send_waiting(self) -> None:
        """Say whatever was not said over this socket yet; what can't be said now is said over the next."""
        now = asyncio.get_running_loop().time()
        for ticket, said in list(self._said.items()):
            socket = self._socket
            if socket is None:
                return
            if said.socket is not socket and said.not_before <= now:
                said.socket = socket
                self._flight.append(ticket)
                with suppress(ConnectionClosed):
                    await socket.send(msgspec.json.encode(said.saying).decode())

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Tell everybody who waits that there is nothing more to come, and why."""
        self.error = Lost("the conversation has ended") if task.cancelled() else task.exception()
        assert self.error is not None, "a conversation ends by an error or by being cancelled"
        for said in self._said.values():
            if not said.answer.done():
                said.answer.set_exception(self.error)
        self._hear(None)


def _read(text: str | bytes) -> AnyReply:
    try:
        return REPLIES.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(f"what the server says can't be read: {error}") from None


def _waits() -> Iterator[float]:
    """Yield how long to wait before each try: longer and longer, and not the same for all who wait."""
    wait = FIRST_WAIT
    while True:
        yield wait * (0.5 + secrets.randbelow(1000) / 2000)
        wait = min(2 * wait, LONGEST_WAIT)
