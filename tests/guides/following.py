"""Somebody who follows a page: writes its files, types its commands, and sees what the page shows."""

import io
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
import pytest
from jsonschema_rs import validator_for
from textual.app import App

from hexmonger import wire
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.protocol.requests import Failure
from hexmonger.protocol.schema import schema
from hexmonger.saves import Save
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.replaying import ReplayScreen
from hexmonger.terminal.table import TableScreen
from tests.cli.running import Run
from tests.guides.pages import (
    ROOT,
    Block,
    blocks,
    commands_in,
    forget,
    install,
    is_as_shown,
    is_excerpt,
    write_file,
)
from tests.server.test_protocol import strict
from tests.test_import_direction import ROOMS

# Commands that are looked up and not carried out, and why.
ONLY_LOOKED_UP: Final = {
    "make play": "builds the page, then does what `hexmonger serve --browse` does, which is carried out",
    "make test": "runs these very tests",
    "EXAMPLES=1000 python -m pytest tests/server/fuzz/test_http.py": "runs besides, with fewer examples",
}
# What takes long is done less often.
FEWER: Final = {"--positions": "2", "--messages": "40"}
SIZE: Final = (120, 40)
CHOICES: Final = 2
PATIENCE: Final = 60
USUAL_ADDRESS: Final = "http://127.0.0.1:8000"
USUAL_HOME: Final = "~/.local/state/hexmonger"
# A server for others in a network is one for this machine here.
SERVE: Final = """
import hexmonger.cli.serve as door
from hexmonger.cli import main
from hexmonger.kernel.game import find_box

door.lan_addresses = lambda: ["127.0.0.2"]
main()
"""


async def play_a_little(pilot: Any) -> None:
    """Answer what is asked, without waiting for bots, or go on in a replay; then leave."""
    table = pilot.app.entrance
    assert isinstance(table, TableScreen)
    enough = table.sitting.ply + CHOICES
    for _ in range(PATIENCE):
        if table.sitting.ply >= enough or table.sitting.is_over:
            break
        await pilot.press("right" if isinstance(table, ReplayScreen) else "space", "enter")
    for _ in range(PATIENCE):
        if pilot.app._exit:
            return
        await pilot.press("q", "enter")
    raise AssertionError("nobody can leave this table")


def check_rooms(block: Block) -> None:
    """Hold the drawing of the rooms to their order; what is not drawn is told beneath it, as a file."""
    drawn = [name.strip() for name in block.text.split("<-")]
    assert drawn == [room for room in ROOMS if room in drawn]
    page = block.page.read_text(encoding="utf-8")
    assert [room for room in ROOMS if room not in drawn and f"`{room}.py`" not in page] == []


def read_position(block: Block) -> None:
    """Read a drawn position, at which somebody is asked, and read it back as it is written."""
    game, s = find_box(block.text.partition(":")[0]).read_position(block.text)
    assert s.asks
    text = game.write_position(s)
    assert game.write_position(game.box.read_position(text)[1]) == text


DRAWINGS: Final = {"CONTRIBUTING.md": check_rooms, "positions.md": read_position}


class Follower:
    """Follows pages in a folder of their own.

    `here` says what is here in the place of what stands on a page, such as an address; `company` is what
    somebody else does while a program runs.
    """

    def __init__(self, run: Run, folder: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.names: dict[str, Any] = {}
        self.here = {USUAL_HOME: str(home)}
        self.company: dict[str, Callable[[Follower], Callable[[str], None]]] = {}
        self.played: list[Match] = []
        self._server: subprocess.Popen[str] | None = None
        self._path = ""
        for door in ("play", "replay"):
            monkeypatch.setattr(f"hexmonger.cli.{door}.is_terminal", lambda: True)
        monkeypatch.setattr(Terminal, "run", self._sit_down)
        monkeypatch.setattr(Curtain, "QUIET", 0.0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, where: TracebackType | None
    ) -> None:
        self._stop_serving()
        forget(self.folder)

    def follow(self, page: Path) -> None:
        """Do everything that a page shows, from top to bottom."""
        for block in blocks(page):
            if is_excerpt(block):
                whole = next(each for each in (self.folder, ROOT) if (each / block.title).exists())
                text = (whole / block.title).read_text(encoding="utf-8")
                assert is_as_shown(text, f"…{block.text.strip()}…"), f"{block.title} has no such piece"
            elif block.title:
                write_file(block, self.folder)
            else:
                self._do(block)

    def _do(self, block: Block) -> None:
        if block.language == "python":
            with redirect_stdout(io.StringIO()):
                exec(compile(block.text, block.page.name, "exec"), self.names)
        elif block.language == "text" and block.page.name in DRAWINGS:
            DRAWINGS[block.page.name](block)
        elif block.language == "json":
            _examples().validate(json.loads(block.text))
        elif block.language == "console":
            for command, shown in commands_in(block.text):
                self._type(command, shown)
        else:
            raise AssertionError(f"{block.page.name}: nobody knows what to do with this:\n{block.text}")

    def _type(self, command: str, shown: str) -> None:
        """Type a command, and compare what it says with what is shown."""
        told = command.partition("#")[0].strip()
        if told in ONLY_LOOKED_UP:
            self._look_up(shlex.split(told))
            return
        company = next((self.company[each] for each in self.company if told.startswith(each)), None)
        done = company(self) if company else None
        command = told
        for there, here in self.here.items():
            command = command.replace(there, here)
        said = self._carry_out(shlex.split(command), shown)
        if done:
            done(said)
        if shown.strip():
            for there, here in self.here.items():
                said = said.replace(here, there)
            assert is_as_shown(said, shown), f"{told} says:\n{said}"

    def _carry_out(self, words: list[str], shown: str) -> str:
        """Carry a command out and return what it says."""
        match words:
            case ["hexmonger", "serve", *rest]:
                return self._serve(rest)
            case ["hexmonger", *rest]:
                result = self.run(*rest)
                assert result.exception is None
                assert result.exit_code == (2 if shown.startswith("hexmonger: ") else 0), result.output
                if rest[0] == "play" and not result.exit_code:
                    self._see_that_it_is_kept(result.stdout)
                return result.output
            case ["cat", file]:
                (self.folder / file).write_text(shown, encoding="utf-8")
                return shown
            case ["pip", "install", "--editable", "."]:
                self._path = str(install(self.folder))
                self.monkeypatch.syspath_prepend(self._path)
                return ""
            case ["pip", "install", package]:
                assert find_spec(package), f"{package} is not installed"
                return ""
            case ["python", "-m", module, *rest]:
                fewer = [FEWER.get(before, word) for before, word in zip(["", *rest], rest, strict=False)]
                return self._run(sys.executable, "-m", module, *fewer, at=ROOT)
            case ["python", *rest]:
                return self._run(sys.executable, *rest)
            case ["pytest"]:
                return self._run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
            case ["make"]:
                return self._run("make", at=ROOT)
            case [".venv/bin/pre-commit", *rest]:
                self._run("git", "init", "--quiet")
                return self._run(sys.executable, "-m", "pre_commit", *rest)
        raise AssertionError(f"nobody knows how to do this: {words}")

    def _see_that_it_is_kept(self, said: str) -> None:
        """Read the game again that was played, from the file that was named in the end."""
        match = Save(Path(said.rsplit(maxsplit=1)[-1])).load()
        assert match.ply > 0
        self.played.append(match)

    def _look_up(self, words: list[str]) -> None:
        """Make sure that there is what a command names."""
        if words[0] == "make":
            self._run("make", "--dry-run", *words[1:], at=ROOT)
        else:
            setting, *_, file = words
            assert setting.partition("=")[0] in (ROOT / file).read_text(encoding="utf-8")

    @property
    def _environment(self) -> Mapping[str, str]:
        """Return what programs are run with; there is no screen for a browser."""
        known = filter(None, [self._path, os.environ.get("PYTHONPATH")])
        screens = ("DISPLAY", "WAYLAND_DISPLAY")
        return {
            **{name: value for name, value in os.environ.items() if name not in screens},
            "PYTHONPATH": os.pathsep.join(known),
        }

    def _run(self, *words: str, at: Path | None = None) -> str:
        """Run a program and return what it says."""
        done = subprocess.run(
            words,
            cwd=at or self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def _serve(self, words: list[str]) -> str:
        """Start a server at a free port, in the place of the one before; return what it says at first."""
        self._stop_serving()
        self._server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *words, "--port", "0"],
            cwd=self.folder,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        said = ""
        while "Tables are kept" not in said:
            line = self._server.stdout.readline()
            assert line, f"the server could not start: {said}"
            said += line
        self.here[USUAL_ADDRESS] = said.partition("/ is open")[0]
        assert httpx.get(f"{self.here[USUAL_ADDRESS]}/healthz").is_success
        return said

    def _stop_serving(self) -> None:
        """End the server as Ctrl-C does, if there is one."""
        if self._server is not None:
            with self._server as server:
                server.terminate()
                assert server.wait(PATIENCE) == 0
            self._server = None

    @staticmethod
    def _sit_down(terminal: Terminal) -> Any:
        """Play at a table that nobody sees."""
        return App.run(terminal, headless=True, size=SIZE, auto_pilot=play_a_little)


def _examples() -> Any:
    """Return what checks anything that is said between a server and a client."""
    _, others = wire.components([Failure])
    whole = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Saying", "Reply", "Heard", "Failure")]}
    return validator_for(strict({**whole, "$defs": {**others, **schema()["$defs"]}}))
