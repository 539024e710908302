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
import hexmonger.look
import hexmonger.saves
from hexmonger.kernel.native import build_name
from tests.cli.running import Run

COMMANDS = (
    *("play", "replay", "verify", "serve", "rules", "recipes", "simulate"),
    *("position", "perft", "games", "bots"),
)


def test_the_program_says_its_version(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"hexmonger {version('hexmonger')}, {build_name()}\n")


def test_the_program_ends_with_one_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hexmonger", "replay", "gone.hex"])
    with pytest.raises(SystemExit) as end:
        hexmonger.cli.main()
    assert end.value.code == 2
    assert capsys.readouterr() == ("", "hexmonger: gone.hex: there is no such file\n")


def test_a_reader_that_goes_away_is_no_trouble_for_the_installed_program(finished: Path) -> None:
    program = str(Path(sys.executable).with_name("hexmonger"))
    with subprocess.Popen(
        [program, "replay", str(finished)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"Arcane Alley, seed 7: ")
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.is_char_device(), reason="there is no device that is always full")
@pytest.mark.parametrize("words", [("rules", "byros"), ("bots",), ("--help",)])
def test_no_room_for_the_output_is_told_in_a_sentence(words: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "hexmonger.cli", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr == "hexmonger: the output: can't be written (No space left on device)\n"


def test_letters_that_the_output_does_not_have_are_no_trouble() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "hexmonger.cli", "rules", "byros"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        encoding="ascii",
        check=True,
    )
    assert "? printed   ? reconstructed" in ended.stdout
    assert ended.stderr == ""


def test_alone_the_program_shows_its_help(run: Run) -> None:
    assert run().exit_code == 0
    assert run().stdout.strip() == run("--help").stdout.strip()


def test_every_command_has_help(run: Run) -> None:
    for words in ((), *((command,) for command in COMMANDS)):
        result = run(*words, "--help")
        assert result.exit_code == 0
        assert "Usage: hexmonger" in result.stdout
        assert words or all(command in result.stdout for command in COMMANDS)


def test_games_and_bots_are_listed(run: Run) -> None:
    games = run("games").stdout
    assert games.startswith("arcane_alley  Arcane Alley, 2 to 6 players\n")
    assert "  wizards " in games
    assert "moonstruck_market  Moonstruck Market: A market to buy from" in games
    assert "edition.adventurers.<adventurer>.<number>  one number" in games
    bots = run("bots").stdout
    assert "uniform    Chooses among the legal options at random." in bots
    assert "greedy " in bots


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("play --game arc", ["arcane_alley"]),
        ("play --players Ada,un", ["Ada,uniform"]),
        ("simulate --players greedy,g", ["greedy,greedy"]),
        ("play --wizards byros,n", ["byros,none", "byros,ninx"]),
        ("play --wizards ran", ["random", "random with promos"]),
        ("play --resume la", ["latest"]),
        ("replay la", ["latest"]),
        ("simulate --set wiz", ["wizards="]),
        ("rules crystal_b", ["crystal_ball"]),
        ("rules talking", ["talking_toad"]),
        ("play --wizards gerith,fre", ["gerith,frekah"]),
        ("simulate --modules moon", ["moonstruck_market"]),
        ("perft --recipe most", ["most_infamous"]),
        ("recipes taking", ["taking_it_easy"]),
        ("rules arcane_alley by", ["byros"]),
        ("rules AA-4", [f"AA-{number}" for number in range(40, 46)]),
        ("rules MoM-3", ["MoM-30", "MoM-31"]),
        ("rules arcane_alley dragons", ["dragons_egg"]),
        ("rules merchants_of_magick dragons", []),
    ],
)
def test_the_shell_is_offered_what_fits(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, offered: list[str]
) -> None:
    words = ["hexmonger", *typed.split()]
    monkeypatch.setenv("_HEXMONGER_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(words))
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    assert run().stdout.strip().splitlines() == offered


def test_the_examples_in_the_modules_hold() -> None:
    names = [found.name for found in pkgutil.iter_modules(hexmonger.cli.__path__, "hexmonger.cli.")]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    tried = [doctest.testmod(module) for module in (*modules, hexmonger.look, hexmonger.saves)]
    assert sum(result.attempted for result in tried) >= 10
    assert sum(result.failed for result in tried) == 0
