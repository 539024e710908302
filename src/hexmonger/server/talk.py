"""Chat: of those who play, and of those who watch, which players read once the game is over."""

from collections.abc import Sequence
from time import time
from typing import Final

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.replies import Line, Lines
from hexmonger.protocol.tables import ChatName
from hexmonger.server.room import WATCHING, Listener, Room
from hexmonger.server.store import Row
from hexmonger.server.table import Table

USED: Final = "this ticket was used for something else: each message needs one of its own"


def chat_of(listener: Listener) -> ChatName:
    """Return the chat in which somebody speaks."""
    return "watchers" if listener.seat == WATCHING else "table"


def chats_for(listener: Listener, table: Table) -> list[ChatName]:
    """Return the chats that somebody may read."""
    return ["table", "watchers"] if listener.seat == WATCHING or table.is_over else ["table"]


async def tell_lines(room: Room, listener: Listener, table: Table) -> None:
    """Tell somebody who comes in what was said."""
    for chat in chats_for(listener, table):
        if chat not in room.silent:
            rows = await room.people.kept.lines(room.name, chat)
            if rows:
                await _send(room, listener, chat, rows)
            else:
                room.silent.add(chat)


async def speak(room: Room, listener: Listener, table: Table, text: str, ticket: str) -> None:
    """Let somebody say something; it is kept before anybody reads it, and once for each ticket."""
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise Trouble("a line of the chat has printable letters")
    if not listener.person:
        raise Trouble("whoever wants to chat needs a name: take one first")
    chat = chat_of(listener)
    kept = room.people.kept
    before = await kept.said_with(room.name, listener.person, ticket)
    if before is not None:
        # A line that was removed has nothing to be compared with.
        if before not in (said, ""):
            raise Trouble(USED)
        return
    number = await kept.next_line(room.name, chat)
    row = {
        "table_id": room.name,
        "chat": chat,
        "number": number,
        "person_id": listener.person,
        "seat": listener.seat,
        "at": time(),
        "text": said,
        "ticket": ticket,
    }
    room.silent.discard(chat)
    await kept.add_line(row)
    await _spread(room, table, chat, [{**row, "name": listener.name}])


async def remove_line(room: Room, listener: Listener, table: Table, chat: ChatName, number: int) -> None:
    """Let the host remove a line of a chat that it reads."""
    if not listener.person or listener.person != table.host:
        raise Trouble("only the host removes lines of the chat")
    row = await _line(room, listener, table, chat, number)
    await room.people.kept.blank_line(room.name, chat, number)
    await _spread(room, table, chat, [{**row, "text": ""}])


async def mute(
    room: Room, listener: Listener, table: Table, chat: ChatName, number: int, is_on: bool
) -> None:
    """Let somebody hear no more of whoever wrote a line, or hear them again."""
    if not listener.person:
        raise Trouble("whoever wants to mute somebody needs a name: take one first")
    row = await _line(room, listener, table, chat, number)
    await room.people.kept.mute(listener.person, row["person_id"], is_on)
    muted = await _muted_by(room, listener)
    (muted.add if is_on else muted.discard)(row["person_id"])


async def _line(room: Room, listener: Listener, table: Table, chat: ChatName, number: int) -> Row:
    """Return a line that somebody may read."""
    rows = await room.people.kept.lines(room.name, chat, number)
    if chat not in chats_for(listener, table) or not rows or rows[0]["number"] != number:
        raise Trouble(f"there is no line {number} in this chat")
    return rows[0]


async def _spread(room: Room, table: Table, chat: ChatName, rows: Sequence[Row]) -> None:
    for listener in list(room.listeners):
        if chat in chats_for(listener, table):
            await _send(room, listener, chat, rows)


async def _muted_by(room: Room, listener: Listener) -> set[str]:
    """Return whom somebody does not want to hear."""
    if listener.muted is None:
        listener.muted = await room.people.kept.muted_by(listener.person) if listener.person else set()
    return listener.muted


async def _send(room: Room, listener: Listener, chat: ChatName, rows: Sequence[Row]) -> None:
    names, muted = room.names or {}, await _muted_by(room, listener)
    lines = [
        Line(
            number=row["number"],
            name=names.get(row["seat"], "") or row["name"],
            text=row["text"],
            seat=row["seat"],
            at=row["at"],
            is_removed=not row["text"],
        )
        for row in rows
        if row["person_id"] not in muted
    ]
    if lines:
        listener.outbox.say(Lines(chat, tuple(lines)))
