"""`hexmonger tune` writes the best weights, and tells what they are worth."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hexmonger.bots.weights import read_weights
from hexmonger.tuning import Search
from tests.cli.running import Run
from tests.tuning.test_tuning import folder

__all__ = ["folder"]

SHORT: Final = ("--set", "edition.numbers.rounds=1", "--set", "edition.numbers.turns=1")
FEW: Final = ("--seats", "2", "--deals", "2", "--trials", "3", "--judge-deals", "2")


@pytest.fixture
def words(folder: Path) -> tuple[str, ...]:
    """Return a small command."""
    begin = str(folder / "begin.toml")
    return ("tune", "tunable", "--against", "uniform", "--from", begin, "--out", "mine.toml", *SHORT, *FEW)


def test_the_best_weights_are_written_with_their_margins(
    run: Run, words: tuple[str, ...], tmp_path: Path
) -> None:
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("3 candidates for tunable against uniform, 2 seats, 2 deals each")
    assert "On fresh deals, seed 1000000, one seat against uniform:" in result.stdout
    written = read_weights((tmp_path / "mine.toml").read_text(encoding="utf-8"))
    assert written.command.startswith(
        "hexmonger tune tunable --against uniform --game arcane_alley --seats 2"
    )
    assert written.result.startswith("margin of one seat against uniform: ")
    assert set(written.numbers) == {"first", "second", "third"}
    assert (tmp_path / "mine.search").exists()
    going_on = run(*words, "--trials", "4")
    assert going_on.stdout.startswith("4 candidates")
    shown = run("simulate", "--players", "tunable@mine.toml,uniform", "--games", "1", *SHORT).stdout
    assert "tunable@mine.toml" in shown


def test_ctrl_c_keeps_the_best_so_far(
    run: Run, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Search.try_next

    def try_once(self: Search, crew: object) -> float | None:
        if self.done == 1:
            raise KeyboardInterrupt
        return real(self, crew)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "try_next", try_once)
    result = run(*words)
    assert result.exit_code == 130
    assert result.stderr == "hexmonger: stopped after 1 candidates; the same command goes on from there\n"
    assert read_weights((tmp_path / "mine.toml").read_text(encoding="utf-8")).result == "not judged"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("tunabel", "--out", "x.toml"), "there is no bot called 'tunabel'"),
        (("tunable@x.toml", "--out", "x.toml"), "name the weights to begin with by --from"),
        (("tunable", "--out", "no/x.toml", "--from", "bots/begin.toml"), "no/x.toml: there is no folder no"),
        (("tunable", "--out", "x.toml", "--from", "gone.toml"), "gone.toml: there is no such file"),
    ],
)
def test_what_can_not_be_tuned_is_told_in_a_sentence(
    refused: Callable[..., str], more: tuple[str, ...], reason: str
) -> None:
    assert refused("tune", *more).startswith(reason)
