"""`hexmonger arena` shows who is better, writes what was asked for, and goes on where it was left."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import polars
import pytest

from hexmonger.arena import Contest, Standings
from tests.arena.conftest import folder
from tests.cli.running import Run

__all__ = ["folder"]

SHORT: Final = ("--set", "edition.numbers.rounds=1", "--set", "edition.numbers.turns=2")


def test_a_line_up_is_shown_with_its_verdict_and_written(run: Run, tmp_path: Path) -> None:
    files = ("--csv", "x.csv", "--parquet", "x.parquet", "--chart", "x.svg", "--json", "x.json")
    result = run("arena", "greedy", "uniform", "--seats", "3", "--deals", "3", *SHORT, *files)
    assert result.exit_code == 0, result.output
    shown = result.stdout
    assert shown.startswith("3 deals of Arcane Alley, 3 seats, seed 0, in every rotation\n")
    for words in (
        "greedy   2 uniform ",
        "uniform  1 greedy, 1 uniform ",
        "An even share is 33.3 %",
        "Student's t",
    ):
        assert words in shown
    assert "greedy against 2 uniform: " in shown
    assert "9 games in " in shown
    assert max(map(len, shown.splitlines())) <= 80
    rows = list(csv.DictReader(io.StringIO((tmp_path / "x.csv").read_text(encoding="utf-8"))))
    assert len(rows) == 27
    assert [row["deal"] for row in rows[:10]] == ["1"] * 9 + ["2"]
    assert polars.read_parquet(tmp_path / "x.parquet")["share"].to_list() == [
        float(row["share"]) for row in rows
    ]
    assert (tmp_path / "x.svg").read_text(encoding="utf-8").startswith("<?xml")
    written = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert written["line_ups"] == [["greedy", "uniform", "uniform"]]
    assert written["standings"][0]["games"] == 9
    assert written["standings"][0]["by_bot"]["greedy"]["seats"] == 1


@pytest.mark.usefixtures("folder")
def test_a_round_robin_ends_with_ratings(run: Run) -> None:
    words = ("arena", "uniform", "plain", "weighed", "--round-robin", "--deals", "2", "--until-decided")
    shown = run(*words, *SHORT).stdout
    for words_shown in ("uniform  1 plain", "uniform  1 weighed", "plain    1 weighed", "Plackett", "rating"):
        assert words_shown in shown
    assert "however often one" in shown


@pytest.mark.usefixtures("folder")
def test_a_ladder_names_who_forfeits(run: Run) -> None:
    shown = run("arena", "rash", "plain", "uniform", "--ladder", "--deals", "1", *SHORT).stdout
    assert "rash has forfeited 1 of 2 games; the bot 'rash' broke down" in shown
    assert "uniform has forfeited" not in shown


def test_a_run_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    words = ("arena", "uniform", "--seats", "2", *SHORT, "--out", "run.jsonl", "--deals")
    assert "2 games in " in run(*words, "2").stdout
    assert "3 games in " in run(*words, "5").stdout
    again = run(*words, "5")
    assert again.exit_code == 0
    assert "No game is new" in again.stdout
    assert len((tmp_path / "run.jsonl").read_text(encoding="utf-8").splitlines()) == 6


def test_ctrl_c_shows_the_deals_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[..., Iterator[Standings]] = Contest.play

    def play_two(self: Contest, *given: Any) -> Iterator[Standings]:
        for at, standings in enumerate(real(self, *given)):
            yield standings
            if at == 1:
                raise KeyboardInterrupt

    monkeypatch.setattr(Contest, "play", play_two)
    result = run("arena", "uniform", "--seats", "2", *SHORT, "--deals", "9", "--out", "run.jsonl")
    assert result.exit_code == 130
    assert result.stdout.startswith("2 deals of Arcane Alley")
    assert result.stderr == "hexmonger: stopped after 2 deals; the same command goes on from there\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ["gredy", "uniform"],
            (
                "there is no bot called 'gredy'; there are: forgetful, greedy, tactician, uniform; "
                "did you mean greedy?"
            ),
        ),
        (["greedy"], "an arena needs 2 seats at least; `hexmonger simulate` lets a bot play alone"),
        (["greedy", "uniform", "--seats", "9"], "Arcane Alley is for 2 to 6 players, not 9"),
        (["greedy", "uniform", "--ladder", "--round-robin"], "a run is a round-robin or a ladder, not both"),
        (["greedy@x.toml", "uniform"], "the bot 'greedy' takes no weights"),
        (
            ["greedy", "uniform", "--chart", "x.gif"],
            "x.gif: a chart is a file that ends in .svg, .png or .pdf",
        ),
        (["greedy", "uniform", "--csv", "no/x.csv"], "no/x.csv: there is no folder no"),
        (["greedy", "uniform", "--out", "."], ".: can't be used (Is a directory)"),
        ([], "missing argument 'BOT...'; see hexmonger arena --help"),
    ],
)
def test_what_can_not_be_is_told_in_a_sentence(
    refused: Callable[..., str], words: list[str], reason: str
) -> None:
    assert refused("arena", *words) == reason
