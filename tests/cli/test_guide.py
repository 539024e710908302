"""What the guide shows is what the program says."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GUIDE = Path(__file__).parents[2] / "docs" / "command-line.md"
# What is measured differs from run to run.
MEASURED = re.compile(r"in [\d.]+ s\b|^\d+ decisions .*$", re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    """Return every command of the guide with what is shown beneath it."""
    blocks = re.findall(
        r"^```console\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE) if part]
    found = [part.split("\n", 1) for part in parts]
    return [(command, shown) for command, shown in found]


def bare(text: str) -> list[str]:
    """Return the lines of an output without what is measured and the spaces at their ends."""
    return [line.rstrip() for line in MEASURED.sub("", text).strip().splitlines()]


def test_every_example_is_shown_as_it_is(run: Run, tmp_path: Path) -> None:
    compared = 0
    for command, shown in examples():
        program, *words = command.split()
        if program == "cat":
            (tmp_path / words[0]).write_text(shown, encoding="utf-8")
        elif shown.strip():
            assert program == "hexmonger"
            result = run(*words)
            assert bare(result.stdout + result.stderr) == bare(shown), command
            compared += 1
    assert compared >= 12


@pytest.mark.parametrize("command", ["play", "replay", "rules", "recipes", "simulate", "position", "perft"])
def test_every_option_has_its_place_in_the_guide(run: Run, command: str) -> None:
    offered = set(re.findall(r"--[a-z]+", run(command, "--help").stdout)) - {"--help", "--no", "--game"}
    assert offered
    assert {option for option in offered if option not in GUIDE.read_text(encoding="utf-8")} == set()
