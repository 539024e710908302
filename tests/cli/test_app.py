"""The command line as a whole: help, versions, lists, completion, and the words in its own examples."""

import doctest
import importlib
import os
import pkgutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import hexmonger.cli
import hexmonger.saves
from tests.cli.conftest import Run

COMMANDS = ("play", "replay", "rules", "simulate", "position", "perft", "games", "bots")


def hexmonger_itself(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the installed program."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("hexmonger")), *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )


def test_the_program_says_its_version() -> None:
    result = hexmonger_itself("--version")
    assert (result.returncode, result.stdout) == (0, f"hexmonger {version('hexmonger')}\n")


def test_trouble_is_one_sentence_on_standard_error_and_exit_code_2() -> None:
    result = hexmonger_itself("replay", "gone.hex")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "hexmonger: gone.hex: there is no such file\n"


def test_a_reader_that_goes_away_is_no_trouble(finished: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "hexmonger.cli", "replay", str(finished)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_every_command_has_help(run: Run) -> None:
    for words in ((), *((command,) for command in COMMANDS)):
        result = run(*words, "--help")
        assert result.exit_code == 0
        assert "Usage: hexmonger" in result.stdout
    assert all(command in run("--help").stdout for command in COMMANDS)


def test_games_and_bots_are_listed(run: Run) -> None:
    games = run("games").stdout
    assert games.startswith("arcane_alley  Arcane Alley, 2 to 6 players\n")
    assert "  wizards " in games
    bots = run("bots").stdout
    assert "uniform  Chooses among the legal options at random." in bots
    assert "greedy " in bots


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("play --game arc", ["arcane_alley"]),
        ("play --players Ada,un", ["Ada,uniform"]),
        ("simulate --players greedy,g", ["greedy,greedy"]),
        ("play --wizards byros,n", ["byros,none", "byros,ninx"]),
        ("play --wizards ran", ["random"]),
        ("play --resume la", ["latest"]),
        ("simulate --set wiz", ["wizards="]),
        ("rules crys", ["crystal_ball"]),
        ("rules arcane_alley by", ["byros"]),
    ],
)
def test_the_shell_is_offered_what_fits(run: Run, typed: str, offered: list[str]) -> None:
    words = ["hexmonger", *typed.split()]
    os.environ.update(
        _HEXMONGER_COMPLETE="complete_bash", COMP_WORDS=" ".join(words), COMP_CWORD=str(len(words) - 1)
    )
    try:
        shown = run()
    finally:
        for name in ("_HEXMONGER_COMPLETE", "COMP_WORDS", "COMP_CWORD"):
            del os.environ[name]
    assert shown.stdout.split() == offered


def test_the_examples_in_the_modules_hold() -> None:
    names = [found.name for found in pkgutil.iter_modules(hexmonger.cli.__path__, "hexmonger.cli.")]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    tried = [doctest.testmod(module) for module in (*modules, hexmonger.saves)]
    assert sum(result.attempted for result in tried) >= 10
    assert sum(result.failed for result in tried) == 0
