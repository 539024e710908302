"""Running a server: a house behind its door, until it is told to stop."""

import asyncio
import errno
import signal
import socket
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.collecting import collecting_apart
from hexmonger.server.door.app import make_app
from hexmonger.server.door.limits import Limits
from hexmonger.server.house import open_house
from hexmonger.server.thinking import Thinkers

LOG: Final = structlog.get_logger("hexmonger.server")
# The largest message that is taken from a connection, in bytes.
LARGEST_MESSAGE: Final = 16_384
# How long connections have to end when the server stops, in seconds.
PATIENCE: Final = 3
BACKLOG: Final = 2048
# In milliseconds.
TAKES_NOTHING: Final = 60_000
TELLING_TO_STOP: Final = (signal.SIGINT, signal.SIGTERM)


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens, refusing a port that somebody else has in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections have it from here: whoever takes nothing of what was sent for so long is gone.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKES_NOTHING)
    try:
        listening.bind((host, port))
        # Two may have the same address until one of them listens.
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        number = getattr(error, "errno", None)
        reason = "another program listens there" if number == errno.EADDRINUSE else _why(error)
        raise Trouble(f"{host}:{port}: the server can't listen there ({reason})") from None
    listening.set_inheritable(False)
    return listening


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket that answers pings as long as its answers are taken: else they would pile up."""

    def handle_ping(self) -> None:
        """Answer a ping, if what was sent before has been taken."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


class Server(uvicorn.Server):
    """A server that leaves signals alone: whoever runs it says when it stops."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing about signals."""
        yield

    def stop(self) -> None:
        """Stop; told once more, wait for nobody."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def serve(
    where: Path | str,
    listening: socket.socket | Sequence[socket.socket],
    hosts: Collection[str] = (),
    ready: Callable[[], None] = lambda: None,
    thinkers: Thinkers | None = None,
    stop: asyncio.Event | None = None,
    limits: Limits | None = None,
) -> None:
    """Run a server on one socket or several until it is told to stop, by SIGINT, SIGTERM or `stop`.

    `ready` is called once it answers. Nothing that was said to anybody is lost by stopping.
    """
    sockets = [listening] if isinstance(listening, socket.socket) else list(listening)
    house = await open_house(where, thinkers)
    config = uvicorn.Config(
        make_app(house, hosts, limits),
        ws=Connection,
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
    server = Server(config)
    with _stopped_by_signals(server):
        try:
            async with collecting_apart():
                house.start()
                told = asyncio.create_task(_when_started(server, ready, sockets))
                if stop is not None:
                    house.do_beside(_stop_when(stop, server))
                await server.serve(sockets=sockets)
                await told
        finally:
            LOG.info("stopping", listeners=house.listeners)
            await house.close()
            LOG.info("stopped")


@contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    """Let a server stop when its process is told to; signals come to the main thread alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    for number in TELLING_TO_STOP:
        loop.add_signal_handler(number, server.stop)
    try:
        yield
    finally:
        for number in TELLING_TO_STOP:
            loop.remove_signal_handler(number)


async def _stop_when(told: asyncio.Event, server: Server) -> None:
    await told.wait()
    server.stop()


async def _when_started(server: Server, ready: Callable[[], None], sockets: Sequence[socket.socket]) -> None:
    addresses = " ".join(address_of(listening) for listening in sockets)
    while not (server.started or server.should_exit):
        await asyncio.sleep(0.01)
    if server.started:
        LOG.info("ready", address=addresses, build=build_name())
        ready()


def address_of(listening: socket.socket) -> str:
    """Return where a socket listens, as it stands in a link."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
