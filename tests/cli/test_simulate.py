"""`hexmonger simulate` gives the same results however the games are played."""

import csv
import io
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexmonger.cli.paper import paper
from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.events import Event
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.view import View
from hexmonger.trials import Outcome, Results, Trial, Watch, as_csv, play_game, rows_of, wilson
from tests.cli.running import Run
from tests.cli.terminal import Terminal
from tests.extras import install
from tests.rules import rule


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
    assert (alone["game"], alone["rules"], alone["wanted"]) == ("arcane_alley", BOX.number, 6)
    assert alone["games"] == 6
    assert alone["by_bot"]["uniform"]["games"] == 18
    assert sum(line["wins"] for line in alone["by_seat"].values()) == pytest.approx(6)


def test_the_table_names_bots_seats_and_the_share_of_shared_victories(run: Run) -> None:
    shown = run("simulate", "--games", "3", "--players", "uniform,uniform", "--wizards", "random").stdout
    assert shown.startswith("3 games of Arcane Alley, seed 0\n")
    for word in ("95 % interval", "gold", "infamy", "sets", "fines", "● 1", "▲ 2", "An even share is 50.0 %"):
        assert word in shown
    assert "counts 1/k for each" in shown
    assert "a second, " in shown


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
    counted.add(Outcome(0, 0, ("a", "b", "c"), (1, 1, 3), (5, 5, 1), {"gold": [5, 5, 1]}, 10))
    counted.add(Outcome(1, 1, ("a", "b", "c"), (1, 2, 3), (9, 5, 0), {"gold": [9, 5, 0]}, 12))
    assert (counted.by_bot["a"].wins, counted.by_bot["b"].wins, counted.by_bot["c"].wins) == (1.5, 0.5, 0)
    assert counted.shared == 1
    assert counted.to_json()["by_bot"]["a"]["means"] == {"gold": 7}
    assert counted.to_json()["by_bot"]["a"]["deviations"] == {"gold": pytest.approx(2.828427)}


def test_games_are_written_in_their_order_with_a_row_for_every_seat() -> None:
    games = [
        Outcome(1, 0, ("a", "b"), (2, 1), (3, 4), {"gold": [3, 4], "sets sold": [0, 1]}, 12),
        Outcome(0, 0, ("b", "a"), (1, 1), (5, 5), {"gold": [5, 5], "sets sold": [2, 2]}, 10),
    ]
    assert as_csv(rows_of(games)).splitlines() == [
        "game,deal,seat,bot,place,share,score,margin,gold,sets sold,choices,forfeit",
        "1,1,1,b,1,0.5,5,0.0,5,2,10,",
        "1,1,2,a,1,0.5,5,0.0,5,2,10,",
        "2,1,1,a,2,0.0,3,-1.0,3,0,12,",
        "2,1,2,b,1,1.0,4,1.0,4,1,12,",
    ]
    assert as_csv([]) == ""


def test_the_rows_of_all_games_are_the_same_however_many_play(run: Run, tmp_path: Path) -> None:
    bots = ("--players", "uniform,uniform", "--games", "12", "--rotate")
    for jobs in ("1", "2"):
        assert run("simulate", *bots, "--jobs", jobs, "--csv", f"{jobs}.csv").exit_code == 0
    rows = list(csv.DictReader(io.StringIO((tmp_path / "1.csv").read_text(encoding="utf-8"))))
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()
    assert [row["game"] for row in rows] == [str(game) for game in range(1, 13) for _ in range(2)]
    assert {row["place"] for row in rows} <= {"1", "2"}


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("bots", ["uniform,uniform", ",".join(["uniform"] * 8)])
def test_no_figure_is_cut_off_in_a_small_window(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, bots: str
) -> None:
    monkeypatch.setattr(paper, "width", width)
    result = run("simulate", "--game", "merchants_of_magick", "--games", "1", "--players", bots)
    lines = result.stdout.splitlines()
    assert "…" not in result.stdout
    assert max(map(len, lines)) <= width
    for figure in ("coins", "spells", "orders fulfilled", "potions"):
        rows = [line for line in lines if line.startswith(f"{figure} ")]
        # A column for the bot and one for every seat, in one table or more.
        assert sum(len(row.removeprefix(figure).replace(" ±", "±").split()) for row in rows) == 1 + len(
            bots.split(",")
        )


def test_a_bot_that_answers_what_is_not_allowed_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> int:
            return 9999

    monkeypatch.setattr("hexmonger.trials.trial.make_bot", lambda name, game, seed: Cheat())
    result = run("simulate", "--games", "2", "--players", "uniform,greedy")
    assert result.exit_code == 2
    assert result.stderr.startswith("hexmonger: in game 1 the bot '")
    assert "gave an answer that isn't allowed: 9999: " in result.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_refused_before_anything_is_played(
    run: Run, tmp_path: Path
) -> None:
    tmp_path.chmod(0o500)
    result = run("simulate", "--csv", str(tmp_path / "x.csv"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "can't be written (Permission denied)" in result.stderr


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_ctrl_c_ends_with_the_results_so_far(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_two(trial: Trial, number: int, watch: Watch) -> Outcome:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(trial, number, watch)

    monkeypatch.setattr("hexmonger.arena.workers.play_game", play_two)
    files = ("--json", "out.json", "--csv", "out.csv")
    result = run("simulate", "--games", "9", "--players", "uniform,uniform", *files)
    assert result.exit_code == 130
    assert result.stdout.startswith("2 games of Arcane Alley, seed 0\n")
    assert result.stderr == "hexmonger: stopped after 2 of 9 games\n"
    written = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert (written["wanted"], written["games"]) == (9, 2)
    assert len((tmp_path / "out.csv").read_text(encoding="utf-8").splitlines()) == 1 + 2 * 2


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
    assert " of Arcane Alley, seed 0" in results
    assert "hexmonger: stopped after " in said
    assert "Traceback" not in said


def test_ctrl_c_while_the_workers_are_still_loading_is_quiet() -> None:
    words = ("simulate", "--games", "1000000", "--players", "uniform,uniform", "--jobs", "2")
    with Terminal(*words, is_played=False) as terminal:
        terminal.wait_for(" 0/1000000")
        terminal.signal(signal.SIGINT)
        said = terminal.rest()
    assert terminal.exit_code == 130
    assert "hexmonger: stopped after " in said
    assert "Traceback" not in said


def test_a_module_and_a_recipe_are_played_with(run: Run, tmp_path: Path) -> None:
    table = ("--players", "uniform,uniform", "--modules", "moonstruck_market", "--recipe", "You Boomerang?")
    result = run("simulate", "--games", "2", "--json", "out.json", *table)
    assert result.stdout.startswith("2 games of Arcane Alley with Moonstruck Market, seed 0\n")
    written = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert written["options"] == {"modules": "moonstruck_market", "recipe": "you_boomerang"}


@rule("MM-03")
def test_hidden_items_are_arranged_where_the_table_asks_for_it(run: Run, tmp_path: Path) -> None:
    table = ("--players", "uniform,uniform", "--games", "1", "--modules", "moonstruck_market")
    json_file = tmp_path / "a.json"
    assert run("simulate", *table, "--arrange", "by players", "--json", str(json_file)).exit_code == 0
    written = json.loads(json_file.read_text())
    assert written["options"] == {"modules": "moonstruck_market", "arrange": "by players"}
    assert "arrange: by players" in run("simulate", *table, "--arrange", "by players").stdout


class TestBrokenBots:
    """A bot that breaks down ends the games in a sentence that names it."""

    @pytest.fixture(autouse=True)
    def _extras(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Install bots that break down for the time of a test, for the workers too."""
        folder = tmp_path / "extras"
        folder.mkdir()
        monkeypatch.syspath_prepend(install(folder))
        monkeypatch.setenv("PYTHONPATH", str(folder))
        yield
        sys.modules.pop("somebodys_extras", None)

    @pytest.mark.parametrize("jobs", ["1", "2"])
    @pytest.mark.parametrize(
        ("bot", "reason"),
        [
            ("a_rash", "in game 1 the bot 'a_rash' broke down (ZeroDivisionError: integer division"),
            ("mute", "in game 1 the bot 'mute' answered with None, which is no choice"),
            ("stillborn", "the bot 'stillborn' can't be made (ValueError: [/x] not today)"),
            ("zz_gone", "the bot 'zz_gone' can't be loaded from somebodys_extras:Gone"),
        ],
    )
    def test_is_told_by_its_name(self, refused: Callable[..., str], jobs: str, bot: str, reason: str) -> None:
        words = ("simulate", "--games", "3", "--players", f"uniform,{bot}", "--jobs", jobs)
        assert refused(*words).startswith(reason)
