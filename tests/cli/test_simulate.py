"""`hexmonger simulate` gives the same results however the games are played."""

import json
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexmonger.cli.results import Results, wilson
from hexmonger.cli.trial import Outcome, Trial, play_game
from hexmonger.kernel.game import Setup
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal


def results(run: Run, path: Path, *words: str) -> dict[str, Any]:
    """Simulate a few games and return the results without what was measured."""
    result = run("simulate", "--games", "6", "--json", str(path), *words)
    assert result.exit_code == 0, result.output
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert written.pop("measured")["seconds"] > 0
    return written


def test_the_number_of_jobs_changes_nothing(run: Run, tmp_path: Path) -> None:
    bots = ("--players", "uniform,uniform,uniform", "--seed", "3")
    alone = results(run, tmp_path / "one.json", *bots)
    together = results(run, tmp_path / "two.json", *bots, "--jobs", "2")
    assert alone == together
    assert alone["games"] == 6
    assert alone["by_bot"]["uniform"]["games"] == 18
    assert sum(line["wins"] for line in alone["by_seat"].values()) == pytest.approx(6)


def test_the_table_names_bots_seats_and_the_share_of_shared_victories(run: Run) -> None:
    shown = run("simulate", "--games", "3", "--players", "uniform,uniform", "--wizards", "random").stdout
    assert shown.startswith("3 games of Arcane Alley, seed 0\n")
    for word in ("95 % interval", "gold", "infamy", "sets", "fines", "● 1", "▲ 2", "An even share is 50.0 %"):
        assert word in shown
    assert "counts 1/k for each" in shown
    assert "a second." in shown


def test_bots_that_rotate_sit_everywhere_equally_often() -> None:
    trial = Trial("arcane_alley", Setup(3), ("greedy", "uniform", "uniform"), 0, rotate=True)
    assert [trial.seated(number).index("greedy") for number in range(6)] == [0, 2, 1, 0, 2, 1]
    fixed = Trial("arcane_alley", Setup(3), ("greedy", "uniform", "uniform"), 0)
    assert {fixed.seated(number) for number in range(6)} == {("greedy", "uniform", "uniform")}


def test_a_game_of_a_trial_is_the_same_whenever_it_is_played() -> None:
    trial = Trial("arcane_alley", Setup(2, {"wizards": "random"}), ("uniform", "uniform"), 9)
    assert play_game(trial, 4) == play_game(trial, 4)
    assert play_game(trial, 4) != play_game(trial, 5)
    assert play_game(trial, 4) != play_game(replace(trial, seed=10), 4)


def test_a_shared_victory_is_a_share_for_each() -> None:
    counted = Results()
    counted.add(Outcome(("a", "b", "c"), (1, 1, 3), {"gold": [5, 5, 1]}, 10))
    counted.add(Outcome(("a", "b", "c"), (1, 2, 3), {"gold": [9, 5, 0]}, 12))
    assert (counted.by_bot["a"].wins, counted.by_bot["b"].wins, counted.by_bot["c"].wins) == (1.5, 0.5, 0)
    assert counted.shared == 1
    assert counted.to_json()["by_bot"]["a"]["means"] == {"gold": 7}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_ctrl_c_ends_with_the_results_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_two(trial: Trial, number: int) -> Outcome:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(trial, number)

    monkeypatch.setattr("hexmonger.cli.simulate.play_game", play_two)
    result = run("simulate", "--games", "9", "--players", "uniform,uniform")
    assert result.exit_code == 130
    assert result.stdout.startswith("2 games of Arcane Alley, seed 0\n")
    assert result.stderr == "hexmonger: stopped after 2 of 9 games\n"


def test_ctrl_c_reaches_the_workers_of_a_real_program() -> None:
    words = ("simulate", "--games", "1000000", "--players", "uniform,uniform", "--jobs", "2")
    with Terminal(*words, is_played=False) as terminal:
        # The bar counts on: games are being played.
        terminal.wait_for(*(f" {count}/1000000" for count in range(1, 1000)))
        terminal.signal(signal.SIGINT)
        said = terminal.rest()
        assert terminal.process.stdout is not None
        results = terminal.process.stdout.read().decode()
    assert terminal.exit_code == 130
    assert "games of Arcane Alley, seed 0" in results
    assert "hexmonger: stopped after " in said
    assert "Traceback" not in said


def test_a_module_and_a_recipe_are_played_with(run: Run, tmp_path: Path) -> None:
    table = ("--players", "uniform,uniform", "--modules", "moonstruck_market", "--recipe", "You Boomerang?")
    result = run("simulate", "--games", "2", "--json", "out.json", *table)
    assert result.stdout.startswith("2 games of Arcane Alley with Moonstruck Market, seed 0\n")
    written = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert written["options"] == {"modules": "moonstruck_market", "recipe": "you_boomerang"}
