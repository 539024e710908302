"""A server's memory and its start follow the tables that are used, not those that are kept."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from hexmonger.server.hall import Hall
from hexmonger.server.store import open_store
from tests.server.doors import opened
from tests.server.many_tables import fill, make_example
from tests.server.tables import written

TABLES = 2000


@pytest.fixture
async def filled(tmp_path: Path) -> tuple[Path, list[str]]:
    """Return a store with many tables, and the names of those that are being played."""
    path = tmp_path / "tables.db"
    example = await make_example(path, "arcane_alley", 80)
    return path, [example, *fill(path, example, TABLES)]


async def test_none_is_picked_up_by_starting_and_nothing_is_read_from_end_to_end(
    filled: tuple[Path, list[str]],
) -> None:
    path, _ = filled
    asked: list[str] = []
    async with opened(path) as door:

        @event.listens_for(door.house.store.engine, "before_cursor_execute")
        def _(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
            asked.append(statement)

        door.house.start()
        async with asyncio.timeout(60):
            while len(asked) < 2:
                await asyncio.sleep(0)
        for which in ("open", "playing", "over"):
            assert len(await door.ask("GET", f"/api/tables?which={which}")) == 100
        assert (await door.ask("GET", "/healthz"))["status"] == "ok"
        assert len(door.house.hall) == 0
    with closing(sqlite3.connect(path)) as connection:
        for statement in set(asked):
            holes = [1] * statement.count("?")
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", holes).fetchall()
            # What was found of a hundred tables may be put in order afterwards, but not all tables.
            is_sorted = "touched" in statement and any("TEMP B-TREE" in step for *_, step in plan)
            assert not is_sorted, statement
            assert [step for *_, step in plan if step.startswith("SCAN")] == [], statement


async def test_one_of_many_is_picked_up_as_it_was_put_down(filled: tuple[Path, list[str]]) -> None:
    path, names = filled
    store = await open_store(path)
    hall = Hall(store)
    async with hall.at(names[0]) as live:
        before = written(live)
    for name in (names[1], names[-1]):
        async with hall.at(name) as live:
            assert written(live) == before
    assert hall.put_down(0) == 3
    assert len(hall) == 0
    async with hall.at(names[-1]) as live:
        assert written(live) == before
    await store.close()
