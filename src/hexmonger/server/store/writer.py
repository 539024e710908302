"""The writer: gathers what many tables have to keep into one durable commit.

Nobody is told of anything before the commit that holds it has returned. Where a commit fails, each part is
tried by itself: one bad row never fails the others.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.store.statements import STATEMENTS, Do
from hexmonger.server.store.threads import Threads

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
            if not await self._keep_all([part for part, _ in group]):
                for part, done in group:
                    await self._keep_one(part, done)
            for _, done in group:
                if not done.done():
                    done.set_result(None)
                self._waiting.task_done()

    async def _keep_all(self, parts: Sequence[Part]) -> bool:
        """Keep several parts by one commit; return whether that went well."""
        try:
            await self._commit([write for part in parts for write in part])
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def _keep_one(self, part: Part, done: "asyncio.Future[None]") -> None:
        """Keep a part by itself, and tell whoever waits for it if that went wrong."""
        try:
            await self._commit(part)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
            if not done.done():
                done.set_exception(NotStored(f"this could not be stored ({reason})"))

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
