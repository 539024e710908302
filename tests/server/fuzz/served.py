"""A server on a port of loopback, as `serve` runs it, for tests that need real connections."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from hexmonger.protocol import PROTOCOL
from hexmonger.server.door import running
from hexmonger.server.door.limits import Limits
from hexmonger.server.house import House, open_house
from hexmonger.server.thinking import Thinkers
from tests.server.doors import Door, Here

PATIENCE: Final = 60.0


class Served(Door):
    """A server on a port, spoken to over real connections."""

    def __init__(self, house: House, http: httpx.AsyncClient, port: int) -> None:
        super().__init__(house, http)
        self.port = port

    async def connected(self, **how: Any) -> ClientConnection:
        """Return a new connection to it."""
        url = f"ws://localhost:{self.port}/api/socket"
        return await connect(url, proxy=None, open_timeout=PATIENCE, close_timeout=1, **how)

    async def hello(self, table: str, secret: str = "", **about: Any) -> ClientConnection:
        """Return a connection over which hello was said."""
        connection = await self.connected(**about.pop("how", {}))
        said = {"say": "hello", "protocol": PROTOCOL, "table": table, "secret": secret, **about}
        await connection.send(json.dumps(said))
        return connection


async def told(connection: ClientConnection, say: str, ticket: str = "") -> dict[str, Any]:
    """Return the next message of a kind, with a ticket if one is named; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
        if message["say"] == say and (not ticket or message.get("ticket") == ticket):
            return message


async def closed(connection: ClientConnection) -> tuple[int, str]:
    """Wait until a connection is closed; return by which code and reason."""
    try:
        while True:
            await asyncio.wait_for(connection.recv(), PATIENCE)
    except websockets.ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd is not None else (1006, "")


@asynccontextmanager
async def served(
    path: Path, limits: Limits | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[Served]:
    """Run a server on a port of loopback, and stop it."""
    houses: list[House] = []

    async def opened(*given: Any) -> House:
        houses.append(await open_house(*given))
        return houses[-1]

    listening = running.bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    is_ready, stop = asyncio.Event(), asyncio.Event()
    with patch.object(running, "open_house", opened):
        serving = running.serve(
            path, listening, ready=is_ready.set, thinkers=thinkers or Here(), stop=stop, limits=limits
        )
        task = asyncio.create_task(serving)
        waiting = asyncio.create_task(is_ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if task.done():
            task.result()
    try:
        url = f"http://localhost:{port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as http:
            yield Served(houses[0], http, port)
    finally:
        stop.set()
        await asyncio.wait_for(task, PATIENCE)
