"""`hexmonger serve` says where it listens and for whom, and refuses what it can't do in a sentence."""

import json
import logging
import os
import re
import signal
import sys
import webbrowser
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
import segno
import structlog

from hexmonger.cli import serve
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.door import page_files, running
from hexmonger.server.store.lock import locked
from tests.cli.running import Run
from tests.cli.terminal import Terminal

LOOPBACK: Final = "127.0.0.1"
LAN: Final = "192.0.2.7"
CELLS: Final = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}

Refused = Callable[..., str]


@pytest.fixture(autouse=True)
def logs_of_a_test() -> Iterator[None]:
    """Log as before when a test is over."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level


class Listening:
    """A socket in name only."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port or 4321

    def getsockname(self) -> tuple[str, int]:
        return self.host, self.port

    def close(self) -> None:
        pass


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Let nothing listen: what would be served is kept here, and said to be ready."""
    kept: dict[str, Any] = {}

    async def pretend(
        where: Path, listening: Sequence[Listening], hosts: Collection[str], ready: Callable[[], None]
    ) -> None:
        kept.update(where=where, at=[each.getsockname() for each in listening], hosts=set(hosts))
        ready()

    monkeypatch.setattr(running, "serve", pretend)
    monkeypatch.setattr(page_files, "is_built", lambda: True)
    monkeypatch.setattr(running, "bound", Listening)
    monkeypatch.setattr(serve, "lan_addresses", lambda: [LAN])
    return kept


def test_only_this_machine_is_served_unless_something_else_is_said(
    run: Run, served: dict[str, Any], home: Path
) -> None:
    result = run("serve")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"http://{LOOPBACK}:8000/ is open, for those at this machine alone.",
        f"Tables are kept in {home / 'tables.db'}. Ctrl-C ends the server, and nothing is lost.",
    ]
    assert served == {"where": home / "tables.db", "at": [(LOOPBACK, 8000)], "hosts": {LOOPBACK}}


def test_in_a_network_it_says_who_can_reach_it_and_shows_a_code(run: Run, served: dict[str, Any]) -> None:
    result = run("serve", "--lan", "--port", "0", "--allow-host", "Games.Example")
    first, *code, own, _ = result.stdout.splitlines()
    assert first == f"http://{LAN}:4321/ is open, for everybody who can reach this machine."
    assert own == f"At this machine itself it is http://{LOOPBACK}:4321/"
    assert cells_in(code) == cells_of(f"http://{LAN}:4321/")
    assert served["at"] == [(LAN, 4321), (LOOPBACK, 4321)]
    assert served["hosts"] == {LAN, LOOPBACK, "games.example"}


def test_at_every_address_it_answers_to_those_of_the_machine(run: Run, served: dict[str, Any]) -> None:
    result = run("serve", "--host", "0.0.0.0")
    assert result.stdout.startswith(
        f"http://{LAN}:8000/ is open, for everybody who can reach this machine.\n"
    )
    assert "▄" not in result.stdout
    assert served["hosts"] == {"0.0.0.0", LAN}


@pytest.mark.parametrize(("screen", "opened"), [(":0", [f"http://{LOOPBACK}:8000/"]), ("", [])])
@pytest.mark.usefixtures("served")
def test_the_page_is_opened_where_there_is_a_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, screen: str, opened: list[str]
) -> None:
    found: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", found.append)
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert run("serve", "--browse").stdout.startswith(f"http://{LOOPBACK}:8000/ is open")
    assert found == opened


@pytest.mark.usefixtures("served")
def test_a_page_that_was_not_built_is_missed_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "is_built", lambda: False)
    monkeypatch.setattr(webbrowser, "open", lambda _link: pytest.fail("there is nothing to be shown"))
    monkeypatch.setenv("DISPLAY", ":0")
    assert page_files.MISSING in run("serve", "--browse").stdout


def test_to_be_browsed_any_port_will_do(
    run: Run, refused: Refused, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def bound(host: str, port: int) -> Listening:
        if port:
            raise Trouble(f"{host}:{port}: the server can't listen there (another program listens there)")
        return Listening(host, port)

    monkeypatch.setattr(running, "bound", bound)
    monkeypatch.setattr(serve, "has_screen", lambda: False)
    assert run("serve", "--browse").exit_code == 0
    assert served["at"] == [(LOOPBACK, 4321)]
    assert "another program listens there" in refused("serve", "--browse", "--port", "8000")


def cells_of(text: str) -> list[tuple[int, ...]]:
    """Return the dark and light cells of a QR code."""
    return [tuple(map(int, row)) for row in segno.make_qr(text, error="m").matrix]


def cells_in(lines: Sequence[str]) -> list[tuple[int, ...]]:
    """Return the cells of a code that was drawn, without what is light around it."""
    rows: list[tuple[int, ...]] = []
    for line in lines:
        pairs = [CELLS[letter] for letter in line]
        rows += [tuple(upper for upper, _ in pairs), tuple(lower for _, lower in pairs)]
    kept = [row for row in rows if any(row)]
    border = serve.BORDER
    assert all(not any(row[:border]) for row in kept)
    return [row[border : len(rows[0]) - border] for row in kept]


def test_an_address_in_a_network_is_none_of_loopback() -> None:
    found: list[str] = []
    with suppress(Trouble):  # a machine may be in no network
        found = serve.lan_addresses()
    assert not [address for address in found if address.startswith("127.")]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--lan --host 127.0.0.1", "--lan and --host don't go together"),
        ("--allow-host http://games.example", "'http://games.example' is no name of a machine"),
        ("--allow-host games.example:8000", "'games.example:8000' is no name of a machine"),
        ("--store .", ".: is a folder, not a file"),
        ("--port 0 --store nowhere/tables.db", "nowhere/tables.db: the store can't be opened (No such file"),
        ("--port 70000", "invalid value for '--port'"),
    ],
)
def test_what_can_not_be_served_is_refused_in_a_sentence(refused: Refused, words: str, reason: str) -> None:
    assert refused("serve", *words.split()).startswith(reason)


def test_a_port_and_a_file_that_another_server_has_are_refused(refused: Refused, tmp_path: Path) -> None:
    with running.bound(LOOPBACK, 0) as listening:
        port = listening.getsockname()[1]
        assert refused("serve", "--port", str(port)) == (
            f"{LOOPBACK}:{port}: the server can't listen there (another program listens there)"
        )
    path = tmp_path / "mine.db"
    lock = locked(path)
    assert refused("serve", "--port", "0", "--store", str(path)) == (
        f"{path}: another server keeps its tables there; end it, or name another file"
    )
    os.close(lock)


def test_at_a_terminal_it_is_readable_and_ctrl_c_ends_it_well(tmp_path: Path) -> None:
    with Terminal("serve", "--port", "0", "--store", str(tmp_path / "tables.db")) as terminal:
        terminal.wait_for("Ctrl-C ends the server")
        terminal.signal(signal.SIGINT)
        shown = re.sub(r"\x1b\[[\d;]*m", "", terminal.rest())
        assert terminal.exit_code == 0
    assert re.search(r"http://127\.0\.0\.1:\d+/ is open, for those at this machine alone\.", shown)
    assert "stopped" in shown
    with pytest.raises(json.JSONDecodeError):
        json.loads(shown.splitlines()[-1])
