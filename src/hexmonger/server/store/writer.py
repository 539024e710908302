"""The writer: gathers what many tables have to keep into one durable commit.

Nobody is told of anything before the commit that holds it has returned. Where a commit fails, each part is
tried by itself: one bad row never fails the others. Only a file that another program has locked fails all at
once, since everybody has waited for it already.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Engine

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.figures import COMMIT_PARTS, COMMIT_SECONDS, NOT_STORED
from hexmonger.server.store.statements import STATEMENTS, Do
from hexmonger.server.store.threads import Threads

LOG: Final = structlog.get_logger("hexmonger.server")
# A code of SQLite has what happened in its lowest byte.
PRIMARY_CODE: Final = 0xFF
# As many parts as one commit holds at most: more would let the first of them wait.
MOST_PARTS: Final = 256

Row = Mapping[str, Any]


class NotStored(Trouble):
    """Something could not be kept, and nothing was changed by it."""


@dataclass(frozen=True)
class Write:
    """Rows for one of the writer's statements."""

    statement: Do
    rows: Sequence[Row]


Part = Sequence[Write]


class Writer:
    """One task that writes for everybody; whoever has something to keep waits for `keep`."""

    def __init__(self, engine: Engine) -> None:
        self._thread = Threads(engine, 1, "writer")
        self._waiting: asyncio.Queue[tuple[Part, asyncio.Future[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="writer")
        self.commits = 0

    async def keep(self, part: Part) -> None:
        """Return once a part is durable, whole; raise if it could not be kept, and then nothing of it is."""
        if self._task.done():
            raise NotStored("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((part, done))
        await done

    async def close(self) -> None:
        """Write what still waits, then end."""
        await self._waiting.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._thread.close()

    async def _write(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < MOST_PARTS and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            error = await self._keep_all([part for part, _ in group])
            for part, done in group:
                if error is not None and len(group) > 1 and not _is_locked(error):
                    _tell(done, await self._keep_all([part]))
                else:
                    _tell(done, error)
                self._waiting.task_done()

    async def _keep_all(self, parts: Sequence[Part]) -> Exception | None:
        """Keep several parts by one commit; return what went wrong, if anything did."""
        try:
            with COMMIT_SECONDS.time():
                await self._commit([write for part in parts for write in part])
        except Exception as error:  # noqa: BLE001 -- whatever is wrong with a part, the others are written
            return error
        COMMIT_PARTS.observe(len(parts))
        return None

    async def _commit(self, writes: Sequence[Write]) -> None:
        """Write rows, all of one statement at once, and return when they are durable."""
        rows: dict[Do, list[Row]] = {}
        for write in writes:
            if write.rows:
                rows.setdefault(write.statement, []).extend(write.rows)

        def write_all(connection: Connection) -> None:
            for statement in sorted(rows):
                connection.execute(STATEMENTS[statement], rows[statement])

        await self._thread.commit(write_all)
        self.commits += 1


def _tell(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell whoever waits for a part that it is kept, or why it is not."""
    if error is not None:
        NOT_STORED.inc()
        LOG.error("not_stored", why=reason_of(error))
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(NotStored(f"this could not be stored ({reason_of(error)})"))


def reason_of(error: Exception) -> str:
    """Return why a database could not do something, on one line and without what it was to do it with."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def _is_locked(error: Exception) -> bool:
    """Whether another program has locked the file."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return isinstance(code, int) and code & PRIMARY_CODE == sqlite3.SQLITE_BUSY
