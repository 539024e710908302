"""What the command line's tests share: a way to run it, and records and positions to give it."""

import io
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import MappingProxyType

import pytest
from typer.main import get_command

from hexmonger.bots import make_bot
from hexmonger.cli.app import app
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.saves import save_record
from tests.cli.running import Result, Run

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
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
ONE_ROUND = MappingProxyType({"edition.numbers.rounds": "1"})


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved games, and everything else a command may leave behind, in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "hexmonger"


@pytest.fixture(scope="session")
def commands() -> Callable[..., object]:
    """Return all commands, put together once."""
    return get_command(app).main


@pytest.fixture
def run(commands: Callable[..., object], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a way to run the command line."""

    def run_it(*words: str, given: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        stdout, stderr = io.StringIO(), io.StringIO()
        exit_code, exception = 0, None
        with redirect_stdout(stdout), redirect_stderr(stderr):
            try:
                commands(list(words), prog_name="hexmonger")
            except SystemExit as end:
                exit_code = end.code if isinstance(end.code, int) else int(end.code is not None)
            except Exception as error:  # noqa: BLE001 -- what a command lets through is for the test to judge
                exit_code, exception = 1, error
        return Result(exit_code, stdout.getvalue(), stderr.getvalue(), exception)

    return run_it


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Return a way to run something that can't be done: exit code 2, and its one sentence is returned."""

    def run_it(*words: str, given: str = "") -> str:
        result = run(*words, given=given)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        sentence = result.stderr
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


def played(
    choices: int, path: Path, *players: str, seed: int = 7, options: Mapping[str, str] = NO_OPTIONS
) -> Match:
    """Play so many choices, or to the end, at random, and save the record."""
    names = players or ("Ada", "uniform", "uniform 2")
    game = find_box("arcane_alley").open(Setup(len(names), options))
    match = Match(game, seed, list(names))
    bots = [make_bot("uniform", game, seat) for seat in range(len(names))]
    while match.state.asks and match.ply < choices:
        seat = match.state.asks[0].seat
        match.choose(match.answer_of(bots[seat], seat), seat)
    save_record(match.record, path)
    return match


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the record of a game of one round that is over, and of one that isn't."""
    folder = tmp_path_factory.mktemp("records")
    assert played(100_000, folder / "finished.hex", options=ONE_ROUND).state.is_over
    assert not played(40, folder / "unfinished.hex").state.is_over
    return folder


@pytest.fixture
def finished(records: Path, tmp_path: Path) -> Path:
    """Return the record of a game that is over."""
    return Path(shutil.copy(records / "finished.hex", tmp_path))


@pytest.fixture
def unfinished(records: Path, tmp_path: Path) -> Path:
    """Return the record of a game that isn't over."""
    return Path(shutil.copy(records / "unfinished.hex", tmp_path))
