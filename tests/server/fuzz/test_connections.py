"""Hostile connections: frames of all kinds, clients that never read or never say hello, and compression."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import websockets

from hexmonger.protocol.replies import Notice
from hexmonger.server.door import running
from hexmonger.server.door import socket as door_socket
from hexmonger.server.door.running import LARGEST_MESSAGE
from hexmonger.server.outbox import MOST_BYTES, MOST_MESSAGES
from hexmonger.server.room import Room
from tests.server.doors import Somebody
from tests.server.fuzz.attack import WIDE
from tests.server.fuzz.served import PATIENCE, Served, closed, served, told

TEXT, BINARY, CONTINUED, PING = 1, 2, 0, 9
IS_LAST = 0x80


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Served]:
    """Run a server that takes as much as somebody likes, and stop it."""
    async with served(tmp_path / "tables.db", WIDE) as door:
        yield door


async def begun(door: Served) -> tuple[str, Somebody, Somebody]:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    return await door.begun(ada, bo), ada, bo


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def is_well(door: Served, table: str, bo: Somebody) -> None:
    """Make sure that somebody else at the table comes in and is answered."""
    connection = await door.hello(table, bo.secrets[table, 1])
    await connection.send(json.dumps({"say": "why", "ticket": "w", "question": 0, "choice": 0}))
    assert (await told(connection, "wrong", "w"))["code"] == "stale"
    await connection.close()


def frame(kind: int, content: bytes = b"", *, is_last: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    head = bytes([kind | (IS_LAST if is_last else 0)])
    size = len(content)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + content


async def raw(door: Served, table: str = "", secret: str = "", extension: str = "") -> socket.socket:
    """Return a connection whose bytes are at hand, over which hello was said if a table is named."""
    loop = asyncio.get_running_loop()
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await loop.sock_connect(client, ("127.0.0.1", door.port))
    key = base64.b64encode(os.urandom(16)).decode()
    offered = f"Sec-WebSocket-Extensions: {extension}\r\n" if extension else ""
    asked = (
        f"GET /api/socket HTTP/1.1\r\nHost: localhost:{door.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{offered}\r\n"
    )
    await loop.sock_sendall(client, asked.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await asyncio.wait_for(loop.sock_recv(client, 1), PATIENCE)
    assert b"101" in answer.split(b"\r\n")[0]
    assert b"sec-websocket-extensions" not in answer.lower()
    if table:
        hello = {"say": "hello", "protocol": 1, "table": table, "secret": secret}
        await loop.sock_sendall(client, frame(TEXT, json.dumps(hello).encode()))
    return client


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("x" * (LARGEST_MESSAGE + 1), 1009),
        (b"x" * (LARGEST_MESSAGE + 1), 1009),
        (["x" * 1000] * 20, 1009),
    ],
)
async def test_a_message_that_is_too_large_ends_its_connection(door: Served, said: Any, code: int) -> None:
    table, ada, bo = await begun(door)
    connection = await door.hello(table, ada.secrets[table, 0])
    await told(connection, "update")
    await connection.send(said)
    assert (await closed(connection))[0] == code
    await is_well(door, table, bo)


@pytest.mark.parametrize("said", [b"\x00", b'{"say":"why"}', b"\xff\xfe", "", "\u0000", ["", "", ""]])
async def test_a_message_that_is_none_is_refused_and_the_connection_stays(door: Served, said: Any) -> None:
    table, ada, _ = await begun(door)
    connection = await door.hello(table, ada.secrets[table, 0])
    await told(connection, "update")
    await connection.send(said)
    assert (await told(connection, "wrong"))["code"] == "unreadable"
    await connection.send(json.dumps({"say": "why", "ticket": "w", "question": 0, "choice": 0}))
    assert (await told(connection, "wrong", "w"))["code"] == "stale"
    await connection.close()


async def test_text_that_is_no_text_ends_its_connection(door: Served) -> None:
    table, ada, bo = await begun(door)
    client = await raw(door, table, ada.secrets[table, 0])
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(client, frame(TEXT, b"\xc3\x28"))
    received = b""
    while chunk := await asyncio.wait_for(loop.sock_recv(client, 65_536), PATIENCE):
        received += chunk
    assert b"Traceback" not in received
    client.close()
    await is_well(door, table, bo)


async def test_compression_is_not_taken_up(door: Served) -> None:
    table, ada, bo = await begun(door)
    offered = "permessage-deflate; client_max_window_bits; server_no_context_takeover"
    client = await raw(door, table, ada.secrets[table, 0], offered)
    loop = asyncio.get_running_loop()
    # A compressed frame all the same: its first reserved bit is set, and that was not agreed on.
    bomb = frame(TEXT, b"\xaa" * 100)
    await loop.sock_sendall(client, bytes([bomb[0] | 0x40]) + bomb[1:])
    while await asyncio.wait_for(loop.sock_recv(client, 65_536), PATIENCE):
        pass
    client.close()
    connection = await door.connected(compression="deflate")
    assert connection.protocol.extensions == []
    await connection.close()
    await is_well(door, table, bo)


async def test_many_who_never_say_hello_are_turned_away(
    door: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_socket, "PATIENCE", 0.3)
    table, _, bo = await begun(door)
    silent = [await door.connected() for _ in range(100)]
    await is_well(door, table, bo)
    for connection in silent:
        assert (await closed(connection))[0] == 1008
    assert door.house.listeners == 0


async def test_who_never_reads_is_given_up_and_holds_nobody_up(door: Served) -> None:
    table, ada, bo = await begun(door)
    deaf = await raw(door, table, ada.secrets[table, 0])
    room: Room = door.house.room(table)
    await until(lambda: len(room.listeners) == 1)
    (listener,) = room.listeners
    other = await door.hello(table, bo.secrets[table, 1])
    await told(other, "update")
    told_so_far, largest = 0, 0
    while listener in room.listeners:
        for _ in range(50):
            room.say(Notice("time_is_up", 0, "x" * 5_000))
        told_so_far += 50
        largest = max(largest, listener.outbox._bytes)
        for _ in range(50):
            await told(other, "notice")
        assert told_so_far < 20_000
    assert listener.outbox.is_full
    assert not listener.outbox._waiting
    assert largest <= MOST_BYTES + 6_000
    assert told_so_far > MOST_MESSAGES
    await told(other, "table")
    await is_well(door, table, bo)
    deaf.close()
    await other.close()


async def test_who_pings_and_never_reads_fills_no_memory(
    door: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections: list[running.Connection] = []
    real = running.Connection.connection_made

    def noted(connection: running.Connection, transport: Any) -> None:
        connections.append(connection)
        real(connection, transport)

    monkeypatch.setattr(running.Connection, "connection_made", noted)
    table, ada, bo = await begun(door)
    deaf = await raw(door, table, ada.secrets[table, 0])
    await until(lambda: len(door.house.room(table).listeners) == 1)
    pings = frame(PING, b"x" * 125) * 500
    loop = asyncio.get_running_loop()
    most = 0
    for _ in range(200):
        await asyncio.wait_for(loop.sock_sendall(deaf, pings), PATIENCE)
        sizes = [each.transport.get_write_buffer_size() for each in connections]
        most = max([most, *sizes])
    # Thirteen million bytes were sent, and as much was to be sent back.
    assert most < 400_000
    await is_well(door, table, bo)
    deaf.close()


def test_whoever_takes_nothing_for_a_minute_is_gone() -> None:
    listening = running.bound("127.0.0.1", 0)
    assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == running.TAKES_NOTHING
    client = socket.create_connection(listening.getsockname())
    taken, _ = listening.accept()
    assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == running.TAKES_NOTHING
    for each in (client, taken, listening):
        each.close()


async def test_a_connection_from_a_page_elsewhere_is_answered_with_a_refusal(door: Served) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await door.connected(origin="http://evil.example")
    answer = refused.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["code"] == "trouble"
    assert answer.headers["x-content-type-options"] == "nosniff"
