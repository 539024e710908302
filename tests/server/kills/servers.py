"""Servers one after the other at the same port, each of which follows a plan."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec

from tests.server.kills.plans import Plan


class Servers:
    """Starts servers through a forker, one at a time."""

    def __init__(self) -> None:
        self.port = 0
        self.process = 0
        self._forker: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        self._forker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.server.kills.forker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.port = await self._number()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._forker is not None
        assert self._forker.stdin is not None
        self.kill()
        self._forker.stdin.close()
        await self._forker.wait()

    async def start(self, plan: Plan) -> None:
        """Start a server; whoever is connected to the port already is heard by it."""
        assert self._forker is not None
        assert self._forker.stdin is not None
        assert not self.process, "one server at a time"
        self._forker.stdin.write(msgspec.json.encode(plan) + b"\n")
        await self._forker.stdin.drain()
        self.process = await self._number()

    async def ended(self) -> int:
        """Return with which status the server has ended, once it has."""
        status = await self._number()
        self.process = 0
        return status

    def kill(self) -> None:
        """Kill the server if there is one, whatever it is doing."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Tell the server to stop in good order."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        if self.process:
            with suppress(ProcessLookupError):
                os.kill(self.process, number)

    async def _number(self) -> int:
        assert self._forker is not None
        assert self._forker.stdout is not None
        line = await self._forker.stdout.readline()
        assert line, "the forker has ended"
        return int(line)
