"""Running a server: a house behind its door, until it is told to stop."""

import asyncio
import errno
import socket
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

import uvicorn

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.door.app import make_app
from hexmonger.server.door.limits import Limits
from hexmonger.server.house import open_house
from hexmonger.server.thinking import Thinkers

# The largest message that is taken from a connection, in bytes.
LARGEST_MESSAGE: Final = 16_384
# How long connections have to end when the server stops, in seconds.
PATIENCE: Final = 5
BACKLOG: Final = 2048


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens, refusing a port that somebody else has in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        number = getattr(error, "errno", None)
        reason = "another program listens there" if number == errno.EADDRINUSE else error
        raise Trouble(f"{host}:{port}: the server can't listen there ({reason})") from None
    listening.set_inheritable(False)
    return listening


async def serve(
    where: Path | str,
    listening: socket.socket,
    hosts: Collection[str] = (),
    ready: Callable[[], None] = lambda: None,
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
) -> None:
    """Run a server on a socket until it is told to stop; `ready` is called once it answers."""
    house = await open_house(where, thinkers)
    try:
        config = uvicorn.Config(
            make_app(house, hosts, limits),
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=PATIENCE,
        )
        house.start()
        server = uvicorn.Server(config)
        told = asyncio.create_task(_when_started(server, ready))
        await server.serve(sockets=[listening])
        await told
    finally:
        await house.close()


async def _when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not (server.started or server.should_exit):
        await asyncio.sleep(0.01)
    if server.started:
        ready()
