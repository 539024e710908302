"""A store of its own for every test, and a server with one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from hexmonger.client import Lobby
from hexmonger.server.hall import Hall
from hexmonger.server.store import Store, open_store
from tests.server.doors import Door, opened
from tests.server.serving import Serving


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Open a store in a new file, and close it."""
    opened = await open_store(tmp_path / "tables.db")
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def hall(store: Store) -> Hall:
    """Return the hall of that store."""
    return Hall(store)


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    """Open a whole server, and close it."""
    async with opened(tmp_path / "tables.db") as door:
        yield door


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Start a real server, and stop it."""
    async with Serving(tmp_path / "tables.db") as started:
        yield started


@pytest_asyncio.fixture
async def lobby(server: Serving) -> AsyncIterator[Lobby]:
    """Return the lobby of that server, for somebody called Ada."""
    async with Lobby(server.address) as entered:
        await entered.enrol("Ada")
        yield entered
