"""A copy of a store is what it was at one moment, however busy a server is meanwhile."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.checking import check
from hexmonger.server.hall import Hall
from hexmonger.server.shelf import shelf_of
from hexmonger.server.store import copying, open_store
from hexmonger.server.store.copying import back_up
from tests.server.tables import begun, play_on


async def test_a_copy_taken_while_a_server_writes_is_what_was_there_when_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGES", 1)
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    store = await open_store(path)
    hall = Hall(store)
    names = [await begun(hall, "merchants_of_magick") for _ in range(3)]
    before = entries_in(path)
    loop = asyncio.get_running_loop()
    told: list[tuple[int, int]] = []

    def write_on(done: int, of: int) -> None:
        """Let somebody choose between any two pages."""
        playing = play_on(hall, names[done % 3], Source(done), 1)
        asyncio.run_coroutine_threadsafe(playing, loop).result(timeout=60)
        told.append((done, of))

    assert await asyncio.to_thread(back_up, path, copy, False, write_on) == 3
    assert len(told) > 10
    assert told[-1] == (told[-1][1], told[-1][1])
    assert len({of for _, of in told}) == 1, "it did not begin anew"
    assert entries_in(copy) == before
    assert sum(entries_in(path).values()) >= sum(before.values()) + len(told)
    with shelf_of(copy) as shelf:
        assert [check(shelf.table(name)) for name in shelf.names()] == ["playing"] * 3
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    await store.close()
    assert found_in(tmp_path) == ["copy.db", "tables.db", "tables.db.lock"]


def entries_in(path: Path) -> dict[str, int]:
    """Return how many entries every table of a store has."""
    with shelf_of(path) as shelf:
        return {name: len(shelf.table(name).bodies) for name in shelf.names()}


def found_in(folder: Path) -> list[str]:
    """Return the names of all files in a folder."""
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_that_finds_no_room_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(tmp_path / "tables.db")).close()
    connect = copying._connected

    def full(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        if path.name.startswith("."):
            connection.execute("PRAGMA max_page_count=2")
        return connection

    monkeypatch.setattr(copying, "_connected", full)
    with pytest.raises(Trouble, match=r"copy\.db: can't be used \(database or disk is full\)"):
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    monkeypatch.undo()
    with pytest.raises(Trouble, match=r"copy\.db: can't be used \(No such file or directory\)"):
        back_up(tmp_path / "tables.db", tmp_path / "nowhere" / "copy.db")
    assert found_in(tmp_path) == ["tables.db", "tables.db.lock"]
