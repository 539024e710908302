"""The store as tables use it: what is kept, what is read back, and how its file is opened."""

import asyncio
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Select, bindparam, create_engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import TableState
from hexmonger.server.entries import AnyEntry, read, written
from hexmonger.server.store.durable import make_durable
from hexmonger.server.store.lock import locked
from hexmonger.server.store.migrating import bring_up_to_date
from hexmonger.server.store.schema import BOOKMARKS, ENTRIES, TABLES
from hexmonger.server.store.statements import Do
from hexmonger.server.store.threads import Threads, Work
from hexmonger.server.store.writer import NotStored, Part, Row, Write, Writer, reason_of

T = TypeVar("T")

SQLITE: Final = "sqlite"
# How many read at once; whoever writes has a thread of its own.
READERS: Final = 4

# What a table is picked up from; made once, since that takes longer than the answer.
BODIES: Final = select(ENTRIES.c.body).where(ENTRIES.c.table_id == bindparam("of")).order_by(ENTRIES.c.number)
BOOKMARK: Final = select(BOOKMARKS.c.body, BOOKMARKS.c.number).where(BOOKMARKS.c.table_id == bindparam("of"))
SUMMED_UP: Final = select(TABLES.c.clocks, TABLES.c.state).where(TABLES.c.id == bindparam("of"))


@dataclass(frozen=True)
class Summary:
    """What lists show of a table: its state, how far it has come, and for which seats it waits.

    `clocks` says since when, in seconds since 1970, and `due` when something happens there by itself.
    `modules` is what is played with, and `pace` how many seconds a turn may take.
    """

    game: str
    state: str
    is_open: bool
    place: str
    waits_for: tuple[int, ...]
    free: int = 0
    clocks: Mapping[int, float] = field(default_factory=dict)
    due: float | None = None
    modules: str = ""
    pace: int = 0

    def row(self) -> dict[str, Any]:
        """Return it as columns."""
        waits = " ".join(map(str, self.waits_for))
        return {
            "game": self.game,
            "state": self.state,
            "is_open": int(self.is_open),
            "place": self.place,
            "waits_for": waits,
            "free": self.free,
            "clocks": json.dumps(dict(self.clocks)),
            "due": self.due,
            "modules": self.modules,
            "pace": self.pace,
        }


@dataclass(frozen=True)
class Kept:
    """A table as it was kept: its entries in order, and a bookmark to go on from, with the number of entries
    it was made after; since when which seats are asked, and the state it is in."""

    entries: list[AnyEntry]
    bookmark: str
    number: int
    clocks: Mapping[int, float]
    state: TableState


class Store:
    """Everything that is kept; `open_store` opens one."""

    def __init__(self, engine: Engine, lock: int = -1) -> None:
        self.engine = engine
        self._lock = lock
        self._readers = Threads(engine, READERS, "reader")
        self._writer = Writer(engine)

    @property
    def commits(self) -> int:
        """Return how many commits were made."""
        return self._writer.commits

    async def close(self) -> None:
        """Write what still waits, and let the file go."""
        await self._writer.close()
        self._readers.close()
        self.engine.dispose()
        if self._lock >= 0:
            os.close(self._lock)

    async def make(
        self, table: str, entries: Sequence[AnyEntry], summary: Summary, called: str = "", by: str = ""
    ) -> None:
        """Keep a new table with its first entries, and what somebody has called it."""
        now = time()
        named = {"name": called, "named_by": by or None}
        row = {"id": table, "entries": len(entries), "made": now, "touched": now, **named, **summary.row()}
        await self.keep([Write(Do.NEW_TABLE, [row]), Write(Do.NEW_ENTRY, _rows(table, 0, entries, now))])

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        summary: Summary,
        further: Part = (),
        is_heard: bool = True,
    ) -> None:
        """Keep further entries of a table, the first of them having a number, and what belongs to them; all
        or nothing of it.

        Lists say when something was last heard of a table: what nobody else hears of changes nothing there.
        """
        now = time()
        touched = now if is_heard else None
        row = {"of": table, "entries": first + len(entries), "touched_at": touched, **summary.row()}
        writes = [Write(Do.NEW_ENTRY, _rows(table, first, entries, now)), Write(Do.SUM_UP, [row]), *further]
        await self.keep(writes)

    async def keep(self, part: Part) -> None:
        """Return once a part is durable, whole; raise if it could not be kept, and then nothing of it is."""
        await self._writer.keep(part)

    async def load(self, table: str) -> Kept | None:
        """Return a table as it was kept; none if there is none of that id."""
        given = {"of": table}

        def work(connection: Connection) -> Kept | None:
            bodies = connection.execute(BODIES, given).scalars().all()
            bookmark = connection.execute(BOOKMARK, given).first()
            row = connection.execute(SUMMED_UP, given).first()
            if not bodies or row is None:
                return None
            entries = [read(body) for body in bodies]
            clocks = {int(seat): at for seat, at in json.loads(row.clocks).items()}
            if bookmark is None:
                return Kept(entries, "", 0, clocks, row.state)
            return Kept(entries, bookmark.body, bookmark.number, clocks, row.state)

        return await self._read(work)

    async def rows(self, wanted: Select[Any], **given: Any) -> list[Row]:
        """Return all rows that a query finds, with what is given for its parameters."""
        return (await self.rows_of([wanted], **given))[0]

    async def rows_of(self, wanted: Sequence[Select[Any]], **given: Any) -> list[list[Row]]:
        """Return all rows that several queries find, each with what is given for its parameters."""
        return await self._read(
            lambda connection: [
                [dict(row) for row in connection.execute(each, given).mappings()] for each in wanted
            ]
        )

    async def _read(self, work: Work[T]) -> T:
        """Read from the store; where that can't be done, say so in a sentence."""
        try:
            return await self._readers.read(work)
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(f"the store can't be read ({reason_of(error)})") from None


def bookmark_kept(table: str, number: int, bookmark: str) -> Part:
    """Return a place to go on from, made after so many entries, to be kept instead of the one before."""
    row = {"table_id": table, "number": number, "body": bookmark}
    return [Write(Do.DROP_BOOKMARK, [{"of": table}]), Write(Do.NEW_BOOKMARK, [row])]


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
    lock = locked(where) if isinstance(where, Path) else -1
    engine = create_engine(url, hide_parameters=True)
    make_durable(engine)
    try:
        await asyncio.to_thread(bring_up_to_date, url)
        await asyncio.to_thread(_try, engine)
    except (SQLAlchemyError, OSError, Trouble) as error:
        engine.dispose()
        if lock >= 0:
            os.close(lock)
        raise Trouble(f"{where}: the store can't be opened ({reason_of(error)})") from None
    return Store(engine, lock)


def _try(engine: Engine) -> None:
    """Connect once, so that a store which can't be read is noticed now."""
    with engine.connect() as connection:
        connection.execute(text("SELECT 1"))


__all__ = ["Kept", "NotStored", "Store", "Summary", "bookmark_kept", "open_store"]
