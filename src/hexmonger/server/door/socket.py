"""The WebSocket of a table: a hello, then whatever is said, one message after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from importlib.metadata import version
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import Code, Welcome, Wrong
from hexmonger.protocol.sayings import SAYINGS, Hello
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

Socket = WebSocket[Any, Any, Any]


@websocket("/api/socket")
async def listen(socket: Socket, house: NamedDependency[House]) -> None:
    """Listen to somebody at a table, and tell them what happens there."""
    await socket.accept()
    with suppress(WebSocketDisconnect, WebSocketException):
        try:
            hello = _read(await asyncio.wait_for(socket.receive_text(), PATIENCE))
            before = house.people.turned_out
            room, listener = await _greeted(house, hello)
        except TimeoutError:
            await _turn_away(socket, Wrong("protocol", "nobody said hello"))
            return
        except (Trouble, Refusal) as trouble:
            await _turn_away(socket, trouble.said if isinstance(trouble, Refusal) else _refused(trouble))
            return

        async def enter() -> None:
            await room.enter(listener, hello.seen)
            if house.people.turned_out != before:
                # Whose secret was revoked just now was not here to be turned out.
                await _greeted(house, hello)

        # What is injected costs more than a hello, unless it is one thing alone.
        await _converse(socket, room, listener, enter, socket.app.state.crowd)


class Refusal(Exception):
    """What was said can't be taken, and `said` tells why."""

    def __init__(self, said: Wrong) -> None:
        super().__init__(said.text)
        self.said = said


def _read(text: str) -> Any:
    """Return what was said, refusing what nobody could mean."""
    try:
        return SAYINGS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        said = f"this message can't be read: {error}"
        raise Refusal(Wrong("unreadable", said[:LONGEST_TEXT])) from None


def _refused(trouble: Trouble) -> Wrong:
    code: Code = "trouble"
    if isinstance(trouble, Unknown):
        code = "unknown"
    elif isinstance(trouble, Stranger):
        code = "secret"
    elif isinstance(trouble, NotStored):
        code = "not_stored"
    return Wrong(code, str(trouble))


async def _turn_away(socket: Socket, why: Wrong) -> None:
    REFUSED.labels(why.code).inc()
    await socket.send_text(written(why).decode())
    await socket.close(POLICY, why.text.encode()[:LONGEST_REASON].decode(errors="ignore"))


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


async def _converse(
    socket: Socket, room: Room, listener: Listener, enter: Callable[[], Awaitable[None]], crowd: Crowd
) -> None:
    """Tell somebody what happens, and hear what they say, until either has enough."""
    listener.outbox.say(Welcome(PROTOCOL, PROGRAM, listener.seat))
    hearing: asyncio.Task[None] | None = None
    telling = asyncio.create_task(listener.outbox.empty(socket.send_text))
    ending = asyncio.create_task(listener.outbox.ended.wait())
    try:
        await enter()
        async with room.hall.at(room.name) as live:
            await talk.tell_lines(room, listener, live.table)
        hearing = asyncio.create_task(_hear(socket, room, listener, crowd))
        await asyncio.wait([hearing, telling, ending], return_when=asyncio.FIRST_COMPLETED)
    except Trouble as trouble:
        # What can't be read can't be listened to.
        listener.outbox.say(_refused(trouble))
        listener.outbox.close()
    finally:
        ending.cancel()
        # Whoever is turned out says nothing more, and has a moment to hear the last of what was told.
        if hearing is not None:
            await _end(hearing)
        if listener.outbox.is_closed:
            await asyncio.wait([telling], timeout=LAST_WORD)
        await _end(telling)
        with suppress(Trouble):
            await room.leave(listener)
    with suppress(Exception):
        # Who does not read does not hear of this either.
        async with asyncio.timeout(LAST_WORD):
            await socket.close(COME_BACK if listener.outbox.is_full else NORMAL)


async def _end(task: "asyncio.Task[None]") -> None:
    """Let a task end, and log it if it has gone wrong by itself."""
    task.cancel()
    try:
        await task
    except (asyncio.CancelledError, WebSocketDisconnect, WebSocketException, OSError):
        return
    except Exception as error:
        LOG.error("connection_went_wrong", exc_info=error)


async def _hear(socket: Socket, room: Room, listener: Listener, crowd: Crowd) -> None:
    """Hear one message after the other; too many at once are refused, and so is what can't be read."""
    take = crowd.speaker(room.name, listener.seat == WATCHING)
    refusals = 0
    while refusals < MOST_REFUSALS:
        text = await socket.receive_text()
        try:
            wait = take()
            if wait:
                raise Refusal(Wrong("too_fast", "too much at once: wait a moment", after=wait))
            saying = _read(text)
            if isinstance(saying, Hello):
                raise Refusal(Wrong("protocol", "a hello comes first, and once"))
        except Refusal as refusal:
            refusals += 1
            REFUSED.labels(refusal.said.code).inc()
            listener.outbox.say(refusal.said)
            continue
        await _unbroken(acts.hear(room, listener, saying))


async def _unbroken(work: Coroutine[Any, Any, None]) -> None:
    """Finish what was begun, even if whoever began it has gone: what is stored is told to all others."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
