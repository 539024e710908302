"""What is kept is durable, whole and never mixed up; what can't be kept says so in a sentence."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event, text

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import Terms
from hexmonger.server.entries import Closed, Left, Made
from hexmonger.server.store import NotStored, Store, Summary, Write, open_store
from hexmonger.server.store.lists import tables_in, tables_of
from hexmonger.server.store.people import PeopleKept
from hexmonger.server.store.statements import Do

MADE = Made("ada", "arcane_alley", 3, "digest", 3, {}, Terms(), "00" * 32)
SUMMARY = Summary("arcane_alley", "waiting", True, "", (1,))
FULL = 2


async def test_every_connection_waits_for_the_disk(store: Store) -> None:
    async def pragmas() -> tuple[int, str, int]:
        with store.engine.connect() as connection:
            full = connection.execute(text("PRAGMA synchronous")).scalar_one()
            journal = connection.execute(text("PRAGMA journal_mode")).scalar_one()
            refers = connection.execute(text("PRAGMA foreign_keys")).scalar_one()
            await asyncio.sleep(0)
            return full, journal, refers

    assert set(await asyncio.gather(*(pragmas() for _ in range(8)))) == {(FULL, "wal", 1)}


async def test_a_table_is_read_back_as_it_was_kept(store: Store) -> None:
    await store.make("t", [MADE], SUMMARY)
    await store.append("t", 1, [Left(0), Closed("enough")], SUMMARY)
    kept = await store.load("t")
    assert kept is not None
    assert kept.entries == [MADE, Left(0), Closed("enough")]
    assert await store.load("other") is None


async def test_many_tables_share_a_commit(store: Store) -> None:
    await asyncio.gather(*(store.make(f"t{number}", [MADE], SUMMARY) for number in range(100)))
    before = store.commits
    await asyncio.gather(*(store.append(f"t{number}", 1, [Left(0)], SUMMARY) for number in range(100)))
    assert store.commits - before < 20
    assert len(await tables_in(store, "waiting", True)) == 100


async def test_one_bad_row_never_fails_the_others(store: Store) -> None:
    await asyncio.gather(*(store.make(f"t{number}", [MADE], SUMMARY) for number in range(10)))
    writes = [store.append(f"t{number}", 0 if number == 4 else 1, [Left(0)], SUMMARY) for number in range(10)]
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [number for number, result in enumerate(done) if isinstance(result, NotStored)] == [4]
    for number in range(10):
        kept = await store.load(f"t{number}")
        assert kept is not None
        assert len(kept.entries) == (1 if number == 4 else 2)


async def test_entries_of_a_table_that_is_not_there_are_refused(store: Store) -> None:
    with pytest.raises(NotStored, match="could not be stored"):
        await store.append("nowhere", 1, [Left(0)], SUMMARY)


async def test_nobody_is_told_before_the_commit_has_returned(store: Store) -> None:
    seen: list[str] = []

    @event.listens_for(store.engine, "commit")
    def _(_connection: object) -> None:
        seen.append("commit")

    await store.make("t", [MADE], SUMMARY)
    seen.append("told")
    assert seen == ["commit", "told"]


async def test_a_full_disk_loses_nothing_and_says_so(store: Store) -> None:
    await store.make("t", [MADE], SUMMARY)
    with store.engine.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()

    @event.listens_for(store.engine, "begin")
    def _(connection: object) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]

    with pytest.raises(NotStored, match="full"):
        await store.append("t", 1, [Closed("x" * 100_000)], SUMMARY)
    kept = await store.load("t")
    assert kept is not None
    assert kept.entries == [MADE]


async def test_a_second_server_at_one_file_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="another server keeps its tables there"):
        await open_store(tmp_path / "tables.db")


async def test_a_file_that_was_closed_can_be_opened_again(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "tables.db")
    await store.make("t1", [MADE], SUMMARY)
    await store.close()
    store = await open_store(tmp_path / "tables.db")
    assert await store.load("t1") is not None
    await store.close()
    assert ((tmp_path / "tables.db").stat().st_mode & 0o777) == 0o600
    with pytest.raises(NotStored, match="closed"):
        await store.make("t3", [MADE], SUMMARY)


async def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database, however long it is" * 100)
    with pytest.raises(Trouble, match="can't be opened"):
        await open_store(tmp_path / "tables.db")
    with pytest.raises(Trouble, match="can't be opened"):
        await open_store(tmp_path / "nowhere" / "tables.db")


async def test_a_store_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await open_store(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Trouble, match="written by a newer version of Hexmonger"):
        await open_store(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_the_migrations_make_what_the_program_needs(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from hexmonger.server.store.schema import METADATA

    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


async def test_my_tables_are_those_at_which_i_sit(store: Store) -> None:
    from hexmonger.server.entries import Sat

    await PeopleKept(store).add("ada", "Ada", "hash")
    await store.make("t", [MADE], SUMMARY)
    seat = {"table_id": "t", "seat": 2, "person_id": "ada", "name": ""}
    await store.append("t", 1, [Sat(2, "ada")], SUMMARY, [Write(Do.SIT_DOWN, [seat])])
    assert [(row["id"], row["seat"], row["waits_for"]) for row in await tables_of(store, "ada")] == [
        ("t", 2, "1")
    ]
    await store.append("t", 2, [Left(2)], SUMMARY, [Write(Do.GET_UP, [{"of": "t", "at": 2}])])
    assert await tables_of(store, "ada") == []
