"""Somebody who reads at a table over the real protocol, and keeps everything that it was ever told.

When the connection is lost it comes back, and says again what was not answered.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import Done
from hexmonger.protocol.sayings import AnySaying, Hello, Why
from hexmonger.protocol.tables import TableSheet

# How long a test waits for anything to happen, in seconds: only one that has failed waits so long.
PATIENCE: Final = 60.0
# At every so many hellos everything is asked for again, to be compared with what was told before.
ALL_AGAIN: Final = 5
LOST: Final = (OSError, EOFError, websockets.exceptions.WebSocketException)


class AnswerSeen(msgspec.Struct, frozen=True):
    """An answer as far as it matters here."""

    choice: int


class QuestionSeen(msgspec.Struct, frozen=True):
    """A question as far as it matters here."""

    answers: list[AnswerSeen]


class UndoSeen(msgspec.Struct, frozen=True):
    """Whether something can be taken back."""

    can: bool = False


class ViewSeen(msgspec.Struct, frozen=True):
    """A view as far as it matters here."""

    question: QuestionSeen | None = None
    undo: UndoSeen = UndoSeen()


class EventSeen(msgspec.Struct, frozen=True):
    """An event as far as it matters here."""

    event: dict[str, Any]


class Said(msgspec.Struct, frozen=True):
    """Any reply, with what matters of it; views and events are left as they were sent."""

    say: str
    ticket: str = ""
    code: str = ""
    text: str = ""
    table: TableSheet | None = None
    first: int = 0
    heard: int = 0
    events: list[msgspec.Raw] = []
    view: msgspec.Raw = msgspec.Raw(b"")
    question: int = 0
    chat: str = ""
    lines: list[dict[str, Any]] = []


SAID: Final = msgspec.json.Decoder(Said)
VIEWS: Final = msgspec.json.Decoder(ViewSeen)


class Reader:
    """One seat, or somebody who watches, on one connection after the other."""

    def __init__(self, port: int, table: str, seat: int, secret: str = "", key: str = "") -> None:
        self.port = port
        self.table = table
        self.seat = seat
        self.hellos = 0
        self.sheet: TableSheet | None = None
        self.question = 0
        self.view = b""
        # All events ever told, as they were sent; their numbers are their places.
        self.events: list[bytes] = []
        self.lines: dict[tuple[str, int], str] = {}
        # What was said to be done, by tickets: whoever heard that relies on it.
        self.done: dict[str, AnySaying] = {}
        self._secret = secret
        self._key = key
        self._tickets = 0
        self._waiting: dict[str, tuple[AnySaying, asyncio.Future[Said]]] = {}
        self._socket: ClientConnection | None = None
        # Whether all was heard that comes after a hello.
        self._is_settled = False
        self._changed = asyncio.Event()

    # What it knows

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.sheet is not None and self.sheet.state in ("over", "closed")

    @property
    def choices(self) -> list[int]:
        """Return what can be chosen; nothing where nothing is asked."""
        question = VIEWS.decode(self.view).question if self.view else None
        return [] if question is None else [answer.choice for answer in question.answers]

    @property
    def can_undo(self) -> bool:
        """Whether the latest choice can be taken back."""
        return bool(self.view) and VIEWS.decode(self.view).undo.can

    @property
    def requests(self) -> list[int]:
        """Return the numbers of requests that wait for an answer of this seat."""
        requests = self.sheet.requests if self.sheet is not None else ()
        return [request.number for request in requests if self.seat in request.missing]

    def told_of(self, name: str) -> int:
        """Return how many events of a name were told."""
        return sum(msgspec.json.decode(each, type=EventSeen).event["event"] == name for each in self.events)

    # What it does

    def again(self) -> "Reader":
        """Return another one with the same rights, who was told nothing yet."""
        return Reader(self.port, self.table, self.seat, self._secret, self._key)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, as far as was told, and as long as something is told now and then."""
        while not (self._is_settled and holds()):
            async with asyncio.timeout(PATIENCE):
                await self._changed.wait()

    async def say(self, kind: Callable[..., AnySaying], **about: object) -> Said:
        """Say something, again and again on whatever connection there is, and return the answer to it."""
        self._tickets += 1
        return await self.say_again(kind(ticket=f"{self.seat}-{self._tickets}", **about))

    async def say_again(self, saying: Any) -> Said:
        """Say something with the ticket that it had before, and return the answer to it."""
        answer: asyncio.Future[Said] = asyncio.get_running_loop().create_future()
        self._waiting[saying.ticket] = saying, answer
        if self._socket is not None and self._is_settled:
            # What can't be sent is said again on the next connection.
            with suppress(*LOST):
                await self._socket.send(msgspec.json.encode(saying).decode())
        await self.until(answer.done)
        said = answer.result()
        if said.say == Done.__struct_config__.tag:
            self.done[saying.ticket] = saying
        return said

    async def do(self, kind: Callable[..., AnySaying], **about: object) -> None:
        """Say something that is done."""
        said = await self.say(kind, **about)
        assert said.say == "done", said.text

    async def settled(self) -> None:
        """Wait until all was heard that was told so far."""
        await self.say(Why, question=0, choice=0)

    async def run(self) -> None:
        """Listen for ever."""
        while True:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/socket",
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    compression=None,
                    max_size=None,
                ) as socket:
                    await self._listen(socket)
            except LOST:
                pass
            finally:
                self._socket, self._is_settled = None, False

    def hang_up(self) -> None:
        """Lose the connection."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _listen(self, socket: ClientConnection) -> None:
        self.hellos += 1
        seen = 0 if self.hellos % ALL_AGAIN == 0 else len(self.events)
        hello = Hello(PROTOCOL, self.table, self._secret, self._key, seen)
        await socket.send(msgspec.json.encode(hello).decode())
        self._socket = socket
        async for message in socket:
            said = SAID.decode(message)
            self._hear(said)
            is_whole = said.say == "update" or (said.say == "table" and self._is_waiting)
            if is_whole and not self._is_settled:
                self._is_settled = True
                for saying, _ in list(self._waiting.values()):
                    await socket.send(msgspec.json.encode(saying).decode())
            self._changed.set()
            self._changed = asyncio.Event()

    @property
    def _is_waiting(self) -> bool:
        return self.sheet is not None and self.sheet.state == "waiting"

    def _hear(self, said: Said) -> None:
        match said.say:
            case "table":
                self.sheet = said.table
            case "update":
                self._note(said)
            case "lines":
                for line in said.lines:
                    place = said.chat, line["number"]
                    before = self.lines.setdefault(place, line["text"])
                    assert before == line["text"], "lines stay as they are"
        if said.ticket:
            _, answer = self._waiting.pop(said.ticket, (None, None))
            assert answer is not None, f"{said.ticket} was answered twice"
            answer.set_result(said)

    def _note(self, update: Said) -> None:
        """Note what was told: no number is left out, and each has the same event for ever."""
        told = [bytes(event) for event in update.events]
        assert update.first <= len(self.events), "nothing is left out"
        assert update.heard == update.first + len(told) >= len(self.events), "nothing told is lost"
        before = self.events[update.first :]
        assert told[: len(before)] == before, "what was told stays as it was told"
        self.events += told[len(before) :]
        self.question, self.view = update.question, bytes(update.view)
