"""Threads in which the database is waited for, beside the event loop.

A piece of work is done whole in one of them, however many statements it has: the loop is busy enough to be
late for each, and a commit would wait for it several times over.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

Work = Callable[[Connection], T]


class Threads:
    """Some threads, each of which takes a connection while it works."""

    def __init__(self, engine: Engine, number: int, name: str) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(number, name)

    async def read(self, work: Work[T]) -> T:
        """Return what a piece of work comes to that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    async def commit(self, work: Work[None]) -> None:
        """Do a piece of work by one commit, and return when it is durable."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._commit, work)

    def close(self) -> None:
        """Finish what was begun, and end."""
        self._threads.shutdown()

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _commit(self, work: Work[None]) -> None:
        with self._engine.begin() as connection:
            work(connection)
