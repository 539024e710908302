"""The WebSocket of a table: a hello, then whatever is said, one message after the other."""

import asyncio
from contextlib import suppress
from importlib.metadata import version
from typing import Any, Final

import msgspec
import structlog
from litestar.types import Receive, Send

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import Code, Welcome, Wrong
from hexmonger.protocol.sayings import SAYINGS, Hello, Hint
from hexmonger.server import acts, talk
from hexmonger.server.door.limits import Crowd
from hexmonger.server.figures import REFUSED
from hexmonger.server.hall import Unknown
from hexmonger.server.house import House
from hexmonger.server.outbox import written
from hexmonger.server.people import Stranger
from hexmonger.server.room import WATCHING, Listener, Room
from hexmonger.server.store import NotStored
from hexmonger.server.store.people import SEAT

LOG: Final = structlog.get_logger("hexmonger.server")
# How long whoever connects may take to say hello, in seconds.
PATIENCE: Final = 10.0
# How long somebody may take to hear that the connection ends.
LAST_WORD: Final = 5.0
PROGRAM: Final = version("hexmonger")
NORMAL: Final = 1000
POLICY: Final = 1008
COME_BACK: Final = 1013
# A reason for closing has 123 bytes at most.
LONGEST_REASON: Final = 120
# What was said is not said back at length.
LONGEST_TEXT: Final = 300
# Somebody who goes on in spite of being refused so often is not let in any longer.
MOST_REFUSALS: Final = 200


class Gone(Exception):
    """Nobody is at the other end any longer, or nobody is to be listened to there."""


class Refusal(Exception):
    """What was said can't be taken, and `said` tells why."""

    def __init__(self, said: Wrong) -> None:
        super().__init__(said.text)
        self.said = said


class Socket:
    """A connection as ASGI has it: what is heard is text, and so is what is said."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._waiting: asyncio.Timeout | None = None
        self._is_hushed = False

    async def accept(self) -> None:
        """Take the connection."""
        await self._receive()
        await self._sent({"type": "websocket.accept"})

    async def hear(self) -> str:
        """Return the next message, empty if it is no text, waiting for it."""
        if self._is_hushed:
            raise Gone
        try:
            async with asyncio.timeout(None) as self._waiting:
                message: Any = await self._receive()
        except TimeoutError:
            raise Gone from None
        finally:
            self._waiting = None
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    def hush(self) -> None:
        """Hear nothing more; what was heard is done to its end."""
        if self._waiting is not None and not self._is_hushed:
            self._waiting.reschedule(0.0)
        self._is_hushed = True

    async def say(self, text: str) -> None:
        """Send a message."""
        await self._sent({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str = "") -> None:
        """End the connection."""
        await self._sent({"type": "websocket.close", "code": code, "reason": reason})

    async def _sent(self, message: Any) -> None:
        try:
            await self._send(message)
        except OSError:
            raise Gone from None


async def listen(socket: Socket, house: House, crowd: Crowd) -> None:
    """Listen to somebody at a table, and tell them what happens there."""
    code, reason = NORMAL, ""
    try:
        await socket.accept()
        code = await _converse(socket, house, await _hello(socket), crowd)
    except (Trouble, Refusal) as trouble:
        why = _refused(trouble)
        REFUSED.labels(why.code).inc()
        code, reason = POLICY, why.text.encode()[:LONGEST_REASON].decode(errors="ignore")
        with suppress(Gone):
            await socket.say(written(why).decode())
    except Gone:
        pass
    except Exception as error:
        # One connection ends, and nobody hears why.
        LOG.error("connection_went_wrong", exc_info=error)
    # Who does not read does not hear of this either.
    with suppress(Exception):
        async with asyncio.timeout(LAST_WORD):
            await socket.close(code, reason)


async def _hello(socket: Socket) -> Any:
    """Return what is said first."""
    try:
        async with asyncio.timeout(PATIENCE):
            return _read(await socket.hear())
    except TimeoutError:
        raise Refusal(Wrong("protocol", "nobody said hello")) from None


def _read(text: str) -> Any:
    """Return what was said, refusing what nobody could mean."""
    try:
        return SAYINGS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        said = f"this message can't be read: {error}"
        raise Refusal(Wrong("unreadable", said[:LONGEST_TEXT])) from None


def _refused(trouble: Trouble | Refusal) -> Wrong:
    if isinstance(trouble, Refusal):
        return trouble.said
    code: Code = "trouble"
    if isinstance(trouble, Unknown):
        code = "unknown"
    elif isinstance(trouble, Stranger):
        code = "secret"
    elif isinstance(trouble, NotStored):
        code = "not_stored"
    return Wrong(code, str(trouble))


async def _greeted(house: House, hello: Any) -> tuple[Room, Listener]:
    """Return where somebody wants to listen, and who it is."""
    if not isinstance(hello, Hello):
        raise Refusal(Wrong("protocol", "a hello comes first"))
    if hello.protocol != PROTOCOL:
        raise Refusal(
            Wrong("protocol", f"this server speaks protocol {PROTOCOL}, and that is {hello.protocol!s:.20}")
        )
    people = house.people
    if hello.secret:
        holder = await people.holder(hello.secret, SEAT)
        if holder.table != hello.table:
            raise Stranger("this secret is for another table")
        return house.room(hello.table), Listener(holder.seat, holder.person, holder.name)
    person = await people.person(hello.key) if hello.key else ""
    name = (await people.kept.name(person) or "") if person else ""
    async with house.hall.at(hello.table) as live:
        if live.table.made.terms.watch == "nobody" and not live.table.is_over:
            raise Trouble("nobody may watch at this table")
    return house.room(hello.table), Listener(WATCHING, person, name)


async def _converse(socket: Socket, house: House, hello: Any, crowd: Crowd) -> int:
    """Tell somebody what happens, and hear what they say, until either has enough; return how it ends."""
    before = house.people.turned_out
    room, listener = await _greeted(house, hello)
    outbox = listener.outbox
    outbox.say(Welcome(PROTOCOL, PROGRAM, listener.seat))
    outbox.at_end = socket.hush
    telling = asyncio.create_task(outbox.empty(socket.say))
    telling.add_done_callback(lambda _: socket.hush())
    try:
        await room.enter(listener, hello.seen)
        if house.people.turned_out != before:
            # Whose secret was revoked just now was not here to be turned out.
            await _greeted(house, hello)
        async with room.hall.at(room.name) as live:
            await talk.tell_lines(room, listener, live.table)
        await _hear(socket, room, listener, crowd)
        outbox.close()
    except Trouble as trouble:
        # What can't be read can't be listened to.
        outbox.say(_refused(trouble))
        outbox.close()
    except Gone:
        pass
    finally:
        # Whoever is turned out, or was refused too often, has a moment to hear the last of what was told.
        if outbox.is_closed:
            await asyncio.wait([telling], timeout=LAST_WORD)
        await _end(telling)
        with suppress(Trouble):
            await room.leave(listener)
    return COME_BACK if outbox.is_full else NORMAL


async def _end(telling: "asyncio.Task[None]") -> None:
    """Let nothing more be told, and log it if that has gone wrong by itself."""
    telling.cancel()
    try:
        await telling
    except (asyncio.CancelledError, Gone):
        return
    except Exception as error:
        LOG.error("connection_went_wrong", exc_info=error)


async def _hear(socket: Socket, room: Room, listener: Listener, crowd: Crowd) -> None:
    """Hear one message after the other; too many at once are refused, and so is what can't be read."""
    take = crowd.speaker(room.name, listener.seat == WATCHING)
    refusals = 0
    while refusals < MOST_REFUSALS:
        text = await socket.hear()
        try:
            wait = take()
            saying = _read(text)
            if isinstance(saying, Hello):
                raise Refusal(Wrong("protocol", "a hello comes first, and once"))
            if not wait and isinstance(saying, Hint) and listener.seat != WATCHING:
                wait = crowd.hint(room.name)
            if wait:
                too_fast = Wrong("too_fast", "too much at once: wait a moment", saying.ticket, after=wait)
                raise Refusal(too_fast)
        except Refusal as refusal:
            refusals += 1
            REFUSED.labels(refusal.said.code).inc()
            listener.outbox.say(refusal.said)
            continue
        await acts.hear(room, listener, saying)
        # However much somebody has to say at once, others have their turn.
        await asyncio.sleep(0)
