"""What the command line's tests share: a way to run it, and records and positions to give it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest
from typer.testing import CliRunner

from hexmonger.bots import make_bot
from hexmonger.cli.app import app
from hexmonger.kernel.game import Setup, find_game
from hexmonger.kernel.match import Match
from hexmonger.saves import save_record

POSITION = """\
arcane_alley: 3 players
turn: 1, act
deck: Ba Wa ...
discard: Ri To
seat 1: gold 25, infamy 3, stash Wa Co, wizard byros
  Ba   (To)  (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
seat 2: gold 25
  Sw (Mi=13) (?)
seat 3: gold 7
"""


class Run(Protocol):
    """Runs the command line in this process."""

    def __call__(self, *words: str, given: str = "") -> Any: ...


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved games, and everything else a command may leave behind, in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "hexmonger"


@pytest.fixture
def run() -> Run:
    """Return a way to run the command line."""
    runner = CliRunner()

    def run_it(*words: str, given: str = "") -> Any:
        return runner.invoke(app, list(words), input=given, prog_name="hexmonger")

    return run_it


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Return a way to run something that can't be done: exit code 2, and its one sentence is returned."""

    def run_it(*words: str, given: str = "") -> str:
        result = run(*words, given=given)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        sentence: str = result.stderr
        assert sentence.startswith("hexmonger: ")
        assert sentence.count("\n") == 1
        return sentence.removeprefix("hexmonger: ").rstrip("\n")

    return run_it


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Return the file of a position."""
    path = tmp_path / "position.txt"
    path.write_text(POSITION, encoding="utf-8")
    return path


def played(choices: int, path: Path, *players: str, seed: int = 7) -> Match:
    """Play so many choices, or to the end, at random, and save the record."""
    names = players or ("Ada", "uniform", "uniform 2")
    game = find_game("arcane_alley")
    match = Match(game, Setup(len(names), {}), seed, list(names))
    bots = [make_bot("uniform", game, seat) for seat in range(len(names))]
    while match.state.asks and match.ply < choices:
        seat = match.state.asks[0].seat
        match.choose(bots[seat].choose(match.view(seat)), seat)
    save_record(match.record, path)
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the record of a game that is over."""
    path = tmp_path / "finished.hex"
    assert played(100_000, path).state.is_over
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """Return the record of a game that isn't over."""
    path = tmp_path / "unfinished.hex"
    assert not played(40, path).state.is_over
    return path
