"""Starts servers by forking itself, so that each is there at once: `python -m tests.server.kills.forker`.

It listens once, for all servers: whoever connects while none is there waits for the next. On its input it
reads plans, one a line; on its output it says at which port it listens, then for every plan the id of the
process that follows it, and the status with which that has ended.
"""

import asyncio
import gc
import os
import socket
import sys
import tempfile
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl
from litestar.types import ASGIApp

from hexmonger.bots import bot_names
from hexmonger.kernel.game import boxes
from hexmonger.server.door import running
from hexmonger.server.door.app import make_app
from hexmonger.server.door.limits import Limits
from hexmonger.server.house import House
from hexmonger.server.store.migrating import bring_up_to_date
from hexmonger.server.thinker import settle
from tests.server.kills.plans import Plan
from tests.server.kills.stage import set_up

# Nobody says more than this in a second: a test is quicker than people.
MANY: Final = 1e9
PRELOADED: Final = (uvicorn.protocols.http.auto, uvicorn.protocols.websockets.websockets_sansio_impl)


def preload() -> "Lodging":
    """Load all that a server needs, without an event loop or a thread."""
    boxes()
    bot_names()
    lodging = Lodging()
    with tempfile.TemporaryDirectory() as folder:
        bring_up_to_date(f"sqlite:///{Path(folder) / 'tables.db'}")
    # What is there already is no child's to look through.
    gc.collect()
    gc.freeze()
    return lodging


class Lodging:
    """The application of a house that is not there yet: making it takes longer than all else."""

    def __init__(self) -> None:
        self._house = House.__new__(House)
        self._app = make_app(self._house, limits=Limits(*repeat((MANY, MANY), 4)))

    def take_in(self, house: House, *_: object) -> ASGIApp:
        """Let a house have the application."""
        self._house.__dict__ = house.__dict__
        return self._app


def follow(plan: Plan, listening: socket.socket, lodging: Lodging) -> int:
    """Fork a process that is a server as planned; return its id."""
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        settle()
        # What a server prints is no answer of the forker's.
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        door: Any = running
        door.make_app = lodging.take_in
        asyncio.run(serve_as_planned(plan, listening))
        status = 0
    except BaseException as error:  # noqa: BLE001 -- whatever happens, this process must not go on as its parent
        print(f"the server broke down: {error!r}", file=sys.stderr, flush=True)
    finally:
        os._exit(status)


async def serve_as_planned(plan: Plan, listening: socket.socket) -> None:
    """Be a server until killed, or told to stop."""
    await running.serve(Path(plan.path), listening, thinkers=set_up(plan))


def main() -> None:
    """Follow plans until there are no more."""
    settle()
    lodging = preload()
    listening = running.bound("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    for line in sys.stdin:
        process = follow(msgspec.json.decode(line, type=Plan), listening, lodging)
        print(process, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
