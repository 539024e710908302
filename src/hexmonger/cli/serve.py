"""`hexmonger serve`: tables for people and bots, on this machine or in its network."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer
from rich.text import Text

from hexmonger.cli.paper import paper
from hexmonger.cli.store_file import StoreFile, make_room, store_file
from hexmonger.kernel.trouble import Trouble

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
MOST_PORTS: Final = 65535
USUAL_PORT: Final = 8000
# The variables by which a program finds a screen.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
# Nobody has this address, and nothing is sent there: it is asked for which of ours would be used.
ELSEWHERE: Final = ("192.0.2.1", 9)
BORDER: Final = 2
# Two rows of a picture on one line, the upper and the lower one, by which of them are dark.
HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help=f"Listen at this address of the machine instead of {LOOPBACK}."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=MOST_PORTS, help=f"Listen at this port instead of {USUAL_PORT}; 0 is any free one."
        ),
    ] = None,
    store: StoreFile = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network play, too; a code shows the address.")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Answer to this name of the machine, too; can be given again."),
    ] = None,
    browse: Annotated[
        bool,
        typer.Option(
            "--browse", help="Open the page in a browser, at any free port if the usual one is taken."
        ),
    ] = False,
) -> None:
    """Let people and bots play at tables, until Ctrl-C; only those at this machine unless you say otherwise.

    Whatever is played is kept in one file, and goes on from there when the server is started again.
    """
    if lan and host is not None:
        raise Trouble("--lan and --host don't go together: name an address, or have it found")
    path = store_file(store)
    addresses = [*lan_addresses(), LOOPBACK] if lan else [host or LOOPBACK]
    names = set(map(checked_name, [*addresses, *(allow_host or ())]))
    if host in EVERYWHERE:
        with suppress(Trouble):
            names.update(lan_addresses())
    make_room(path)
    listening = listen_somewhere(addresses) if browse and port is None else listen_at(addresses, port)

    # All of this is loaded for nobody else.
    from hexmonger.server import logs
    from hexmonger.server.door import page_files, running

    logs.set_up(is_quiet=browse)

    def tell() -> None:
        links = [link for each in listening for link in links_to(each)]
        announce(links, is_coded=lan)
        if not page_files.is_built():
            paper.print(page_files.MISSING, soft_wrap=True)
        elif browse and has_screen():
            webbrowser.open(links[-1])
        paper.print(
            f"Tables are kept in {path}. Ctrl-C ends the server, and nothing is lost.", soft_wrap=True
        )

    try:
        asyncio.run(running.serve(path, listening, names, tell))
    finally:
        for each in listening:
            each.close()


def lan_addresses() -> list[str]:
    """Return the addresses by which this machine is reached in its network."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        found.append(str(asking.getsockname()[0]))
    if not found:
        with suppress(OSError):
            found += socket.gethostbyname_ex(socket.gethostname())[2]
    found = [each for each in dict.fromkeys(found) if not ip_address(each).is_loopback]
    if not found:
        raise Trouble("this machine has no address in a network; --host names one")
    return found


def checked_name(name: str) -> str:
    """Return a name that a server is to answer to, as browsers spell it, refusing what can be none.

    >>> checked_name("Games.Example")
    'games.example'
    """
    tidied = name.strip().lower().strip("[]")
    is_name = all(part and part.replace("-", "").isalnum() for part in tidied.split("."))
    if not is_name and not _is_address(tidied):
        raise Trouble(f"{name!r} is no name of a machine: it has neither a port nor anything else around it")
    return tidied


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def has_screen() -> bool:
    """Whether a browser has somewhere to be shown; one that fills the terminal itself is not wanted here."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))


def listen_somewhere(addresses: Sequence[str]) -> list[socket.socket]:
    """Return sockets that listen at the usual port, or at a free one if another program has that."""
    try:
        return listen_at(addresses)
    except Trouble:
        return listen_at(addresses, 0)


def listen_at(addresses: Sequence[str], port: int | None = None) -> list[socket.socket]:
    """Return sockets that listen at one port of every address."""
    from hexmonger.server.door.running import bound

    port = USUAL_PORT if port is None else port
    listening: list[socket.socket] = []
    try:
        for address in addresses:
            listening.append(bound(address, port))
            port = port or int(listening[0].getsockname()[1])
    except Trouble:
        for each in listening:
            each.close()
        raise
    return listening


def links_to(listening: socket.socket) -> list[str]:
    """Return where a browser finds what listens, the address for others first."""
    from hexmonger.server.door.running import address_of

    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return [f"http://{address_of(listening)}/"]
    own: list[str] = []
    with suppress(Trouble):
        own = lan_addresses()
    return [f"http://{address}:{port}/" for address in (*own, LOOPBACK)]


def announce(links: Sequence[str], is_coded: bool = False) -> None:
    """Say where the server is found, and by whom; with a code for a phone, if that is wanted."""
    first, *others = links
    if ip_address(urlsplit(first).hostname or "").is_loopback:
        paper.print(f"{first} is open, for those at this machine alone.", soft_wrap=True)
        return
    paper.print(f"{first} is open, for everybody who can reach this machine.", soft_wrap=True)
    if is_coded:
        paper.print(code_of(first), soft_wrap=True)
    for other in others:
        paper.print(f"At this machine itself it is {other}", soft_wrap=True)


def code_of(text: str) -> Text:
    """Return a QR code as text, dark on light whatever the colours of a terminal are."""
    import segno

    rows = [[bool(cell) for cell in row] for row in segno.make_qr(text, error="m").matrix_iter(border=BORDER)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    lines = [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return Text("\n").join(Text(line, "black on white") for line in lines)
