"""A server behind its door, for tests of who is let in and how much they may say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from hexmonger.server.door.app import make_app
from hexmonger.server.door.limits import Limits
from hexmonger.server.house import House, open_house
from hexmonger.server.store.schema import METADATA
from tests.server.doors import Door, Here


class Guarded(Door):
    """A server with its door at hand, and limits that can be given."""

    def __init__(self, house: House, limits: Limits | None = None) -> None:
        app: Any = make_app(house, limits=limits)
        self.app = app
        transport = httpx.ASGITransport(app)
        super().__init__(house, httpx.AsyncClient(transport=transport, base_url="http://localhost"))

    async def everything(self) -> dict[str, list[str]]:
        """Return all that the store holds."""
        return {
            table.name: sorted(map(repr, await self.house.store.rows(select(table))))
            for table in METADATA.sorted_tables
        }


@asynccontextmanager
async def guarded(path: Path, limits: Limits | None = None) -> AsyncIterator[Guarded]:
    """Open a server whose store is a file, and close it."""
    house = await open_house(path, Here())
    door = Guarded(house, limits)
    try:
        yield door
    finally:
        await door.http.aclose()
        await house.close()
