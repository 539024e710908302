"""The store as tables use it: what is kept, what is read back, and how its file is opened."""

import asyncio
import fcntl
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, Final

from sqlalchemy import bindparam, delete, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.entries import AnyEntry, read, written
from hexmonger.server.store.migrating import bring_up_to_date
from hexmonger.server.store.schema import BOOKMARKS, ENTRIES, PEOPLE, SEATS, TABLES
from hexmonger.server.store.writer import NotStored, Row, Write, Writer

SQLITE: Final = "sqlite+aiosqlite"
OWNER_ONLY: Final = 0o600

NEW_PERSON, NEW_TABLE, NEW_ENTRY, SUM_UP, GET_UP, SIT_DOWN, DROP_BOOKMARK, NEW_BOOKMARK = range(8)
# A row comes after those that it refers to, and what is replaced goes first.
STATEMENTS: Final = (
    insert(PEOPLE),
    insert(TABLES),
    insert(ENTRIES),
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(
        {
            name: bindparam(name)
            for name in ("game", "state", "is_open", "place", "waits_for", "entries", "touched")
        }
    ),
    delete(SEATS).where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at")),
    insert(SEATS),
    delete(BOOKMARKS).where(BOOKMARKS.c.table_id == bindparam("of")),
    insert(BOOKMARKS),
)


@dataclass(frozen=True)
class Summary:
    """What lists show of a table: its state, how far it has come, and for which seats it waits."""

    game: str
    state: str
    is_open: bool
    place: str
    waits_for: tuple[int, ...]

    def row(self) -> dict[str, Any]:
        """Return it as columns."""
        waits = " ".join(map(str, self.waits_for))
        return {
            "game": self.game,
            "state": self.state,
            "is_open": int(self.is_open),
            "place": self.place,
            "waits_for": waits,
        }


@dataclass(frozen=True)
class Kept:
    """A table as it was kept: its entries in order, and a bookmark to go on from, with the number of entries
    it was made after."""

    entries: list[AnyEntry]
    bookmark: str = ""
    number: int = 0


class Store:
    """Everything that is kept; `open_store` opens one."""

    def __init__(self, engine: AsyncEngine, lock: int = -1) -> None:
        self.engine = engine
        self._lock = lock
        self._writer = Writer(engine, STATEMENTS)

    @property
    def commits(self) -> int:
        """Return how many commits were made."""
        return self._writer.commits

    async def close(self) -> None:
        """Write what still waits, and let the file go."""
        await self._writer.close()
        await self.engine.dispose()
        if self._lock >= 0:
            os.close(self._lock)

    async def make(self, table: str, entries: Sequence[AnyEntry], summary: Summary) -> None:
        """Keep a new table with its first entries."""
        now = time()
        row = {"id": table, "entries": len(entries), "made": now, "touched": now, **summary.row()}
        await self._writer.keep([Write(NEW_TABLE, [row]), Write(NEW_ENTRY, _rows(table, 0, entries, now))])

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        summary: Summary,
        seats: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Keep further entries of a table, the first of them having a number; all of them or none.

        `seats` are those that change hands, each with the person who has it now, or nobody.
        """
        now = time()
        total = first + len(entries)
        writes = [
            Write(NEW_ENTRY, _rows(table, first, entries, now)),
            Write(SUM_UP, [{"of": table, "entries": total, "touched": now, **summary.row()}]),
        ]
        if seats:
            writes.append(Write(GET_UP, [{"of": table, "at": seat} for seat, _ in seats]))
            sitting = [{"table_id": table, "seat": at, "person_id": person} for at, person in seats if person]
            writes += [Write(SIT_DOWN, sitting)] if sitting else []
        await self._writer.keep(writes)

    async def mark(self, table: str, number: int, bookmark: str) -> None:
        """Keep a place to go on from, made after so many entries, instead of the one before."""
        row = {"table_id": table, "number": number, "body": bookmark}
        await self._writer.keep([Write(DROP_BOOKMARK, [{"of": table}]), Write(NEW_BOOKMARK, [row])])

    async def add_person(self, person: str, name: str, key_hash: str) -> None:
        """Keep somebody new: a name, and the hash of a key."""
        row = {"id": person, "name": name, "key_hash": key_hash, "made": time()}
        await self._writer.keep([Write(NEW_PERSON, [row])])

    async def load(self, table: str) -> Kept | None:
        """Return a table as it was kept; none if there is none of that id."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        marked = select(BOOKMARKS.c.body, BOOKMARKS.c.number).where(BOOKMARKS.c.table_id == table)
        async with self.engine.connect() as connection:
            bodies = (await connection.execute(wanted)).scalars().all()
            bookmark = (await connection.execute(marked)).first()
        if not bodies:
            return None
        entries = [read(body) for body in bodies]
        return Kept(entries) if bookmark is None else Kept(entries, bookmark.body, bookmark.number)

    async def tables(self, state: str, is_open: bool | None = None, most: int = 100) -> list[Row]:
        """Return the rows of tables in a state, the one touched last first."""
        wanted = select(TABLES).where(TABLES.c.state == state)
        if is_open is not None:
            wanted = wanted.where(TABLES.c.is_open == int(is_open))
        return await self._rows(wanted.order_by(TABLES.c.touched.desc()).limit(most))

    async def tables_of(self, person: str, most: int = 100) -> list[Row]:
        """Return the rows of tables at which a person sits, with the seat, the one touched last first."""
        wanted = select(TABLES, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        wanted = wanted.where(SEATS.c.person_id == person)
        return await self._rows(wanted.order_by(TABLES.c.touched.desc()).limit(most))

    async def _rows(self, wanted: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]


def _rows(table: str, first: int, entries: Sequence[AnyEntry], now: float) -> list[Row]:
    """Return entries as rows."""
    return [
        {"table_id": table, "number": number, "at": now, "body": written(entry)}
        for number, entry in enumerate(entries, first)
    ]


async def open_store(where: Path | str) -> Store:
    """Open a store, a file of SQLite or the address of a database, making or bringing it up to date.

    A second server at one file, a file that is no store, and one of a newer program are refused.
    """
    url = f"{SQLITE}:///{where}" if isinstance(where, Path) else where
    lock = _locked(where) if isinstance(where, Path) else -1
    engine = create_async_engine(url)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _make_durable)
    try:
        await asyncio.to_thread(bring_up_to_date, url)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError, Trouble) as error:
        await engine.dispose()
        if lock >= 0:
            os.close(lock)
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Trouble(f"{where}: the store can't be opened ({str(reason).partition(chr(10))[0]})") from None
    return Store(engine, lock)


def _make_durable(connection: Any, _record: object) -> None:
    """Let every connection wait until what it commits is on the disk, and check what rows refer to."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _locked(path: Path) -> int:
    """Make sure that no other server has a file, which only its owner may read."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise Trouble(f"{path}: the store can't be opened ({error.strerror})") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise Trouble(
            f"{path}: another server keeps its tables there; end it, or name another file"
        ) from None
    return lock


__all__ = ["Kept", "NotStored", "Store", "Summary", "open_store"]
