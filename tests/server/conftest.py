"""A store of its own for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from hexmonger.server.hall import Hall
from hexmonger.server.store import Store, open_store
from tests.server.doors import Door, opened


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
