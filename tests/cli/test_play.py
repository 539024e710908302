"""`hexmonger play` sits people and bots down, and whatever happens the game is saved."""

import signal
from pathlib import Path
from typing import Any

import pytest

import hexmonger.terminal
from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.record import Record
from hexmonger.saves import kept, load
from hexmonger.terminal.tables import TABLES
from tests.cli.conftest import Run, played
from tests.cli.terminal import Terminal
from tests.rules import rule

CTRL_C = b"\x03"


class Guest:
    """Takes the place of the person at the screen: makes some choices for everybody, then leaves."""

    def __init__(self, choices: int, way_out: type[BaseException] | None = None) -> None:
        self.choices = choices
        self.way_out = way_out
        self.record: Record | None = None
        self.bots: list[int] = []
        self.ply = 0

    def play_table(self, match: Match, bots: dict[int, Bot[Any]], save_to: Path) -> None:
        """Play as the terminal table would."""
        assert save_to.exists()
        self.record, self.bots, self.ply = match.record, sorted(bots), match.ply
        while match.state.asks and match.ply < self.ply + self.choices:
            ask = match.state.asks[0]
            match.choose(ask.options[0], ask.seat)
        if self.way_out is not None:
            raise self.way_out


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a way to sit a guest down at the terminal table."""

    def sit(guest: Guest) -> Guest:
        monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
        monkeypatch.setattr(hexmonger.terminal, "play_table", guest.play_table)
        return guest

    return sit


@pytest.mark.parametrize(
    ("words", "players", "bots"),
    [
        ("--players Ada,greedy,Ben", ["Ada", "greedy", "Ben"], [1]),
        ("--players Ada,Uniform,uniform --seats 4", ["Ada", "uniform", "uniform 2", "greedy"], [1, 2, 3]),
        ("--seats 2", ["Player", "greedy"], [1]),
        ("--seed 5", ["Player", "greedy", "greedy 2"], [1, 2]),
        ("--players Ada,Ada", ["Ada", "Ada 2"], []),
    ],
)
def test_names_of_bots_are_bots_and_all_others_people(
    run: Run, seated: Any, words: str, players: list[str], bots: list[int]
) -> None:
    guest = seated(Guest(0))
    assert run("play", *words.split()).exit_code == 0
    assert guest.record is not None
    assert guest.record.players == players
    assert guest.bots == bots


def test_options_become_the_set_up(run: Run, seated: Any, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("[items.crystal_ball]\ngold = 11\n")
    guest = seated(Guest(0))
    words = "play --seats 2 --set wizards=byros,none --edition ours.toml --seed 9 --save game.hex"
    assert run(*words.split()).exit_code == 0
    record, s = load(tmp_path / "game.hex")
    assert record == guest.record
    assert record.seed == 9
    assert record.setup.options == {
        "wizards": "byros,none",
        "edition": "ours",
        "edition.items.crystal_ball.gold": "11",
    }
    assert not s.is_over


@rule("MM-03")
def test_players_arrange_where_the_option_says_so(run: Run, seated: Any, tmp_path: Path) -> None:
    seated(Guest(2))
    words = ("play", "--seats", "2", "--modules", "moonstruck_market", "--seed", "9", "--save", "game.hex")
    assert run(*words, "--arrange", "by players").exit_code == 0
    record, s = load(tmp_path / "game.hex")
    assert record.setup.options == {"modules": "moonstruck_market", "arrange": "by players"}
    assert "arrange: by players" in (tmp_path / "game.hex").read_text(encoding="utf-8")
    assert s.asks[0].question.name == "arrange"


def test_leaving_says_how_to_come_back(run: Run, seated: Any, home: Path) -> None:
    seated(Guest(3))
    result = run("play", "--seats", "2", "--seed", "4")
    (path,) = kept()
    assert path.parent == home
    assert result.stdout == f"The game is saved; go on with: hexmonger play --resume {path}\n"
    assert len(load(path)[0].choices) == 3


def test_ctrl_c_is_a_sentence_and_exit_code_2_and_nothing_is_lost(run: Run, seated: Any) -> None:
    seated(Guest(3, KeyboardInterrupt))
    result = run("play", "--seats", "2", "--seed", "4")
    (path,) = kept()
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == f"hexmonger: the game is saved; go on with: hexmonger play --resume {path}\n"
    assert len(load(path)[0].choices) == 3


def test_even_a_crash_leaves_the_game_saved(run: Run, seated: Any) -> None:
    seated(Guest(3, ZeroDivisionError))
    result = run("play", "--seats", "2", "--seed", "4")
    assert isinstance(result.exception, ZeroDivisionError)
    assert len(load(kept()[0])[0].choices) == 3


def test_a_game_is_resumed_where_it_was_left(run: Run, seated: Any, unfinished: Path) -> None:
    guest = seated(Guest(2))
    assert run("play", "--resume", str(unfinished)).exit_code == 0
    assert guest.ply == 40
    assert guest.bots == [1, 2]
    assert len(load(unfinished)[0].choices) == 42


def test_the_latest_game_needs_no_name(run: Run, seated: Any, home: Path) -> None:
    home.mkdir(parents=True)
    played(30, home / "mine.hex")
    guest = seated(Guest(1))
    assert run("play", "--resume", "latest").exit_code == 0
    assert guest.ply == 30


def test_a_resumed_game_may_be_saved_elsewhere(run: Run, seated: Any, unfinished: Path) -> None:
    before = unfinished.read_bytes()
    seated(Guest(2))
    assert run("play", "--resume", str(unfinished), "--save", "branch.hex").exit_code == 0
    assert unfinished.read_bytes() == before
    assert len(load(Path("branch.hex"))[0].choices) == 42


def test_the_end_says_how_to_see_it_again(run: Run, seated: Any) -> None:
    seated(Guest(100_000))
    result = run("play", "--seats", "2", "--seed", "4", "--save", "all of it.hex")
    assert result.stdout == "The game is over; see it again with: hexmonger replay 'all of it.hex'\n"
    assert load(Path("all of it.hex"))[1].is_over


def test_ctrl_c_at_a_real_table(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    with Terminal("play", "--players", "Ada,Ben", "--seed", "3", "--save", str(path)) as terminal:
        terminal.wait_for("Ben")
        terminal.press(CTRL_C)
        shown = terminal.rest()
    assert terminal.exit_code == 2
    assert f"hexmonger: the game is saved; go on with: hexmonger play --resume {path}" in shown
    assert "Traceback" not in shown
    assert not load(path)[1].is_over


def test_an_interrupt_from_elsewhere_loses_nothing_either(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    with Terminal("play", "--players", "Ada,Ben", "--seed", "3", "--save", str(path)) as terminal:
        terminal.wait_for("Ben")
        terminal.signal(signal.SIGINT)
        shown = terminal.rest()
    assert f"he game is saved; go on with: hexmonger play --resume {path}" in shown
    assert "Traceback" not in shown
    assert not load(path)[1].is_over


def test_ctrl_c_at_the_start_screen(run: Run, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
    monkeypatch.setattr(hexmonger.terminal, "start_screen", interrupted)
    result = run("play")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "hexmonger: stopped before a game began\n"
    assert not list(home.glob("*"))


def test_a_game_begun_at_the_start_screen_says_how_to_come_back(
    run: Run, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def begun() -> None:
        home.mkdir(parents=True)
        played(3, home / "mine.hex")

    monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
    monkeypatch.setattr(hexmonger.terminal, "start_screen", begun)
    assert run("play").stdout == f"The game is saved; go on with: hexmonger play --resume {home}/mine.hex\n"


def test_a_game_without_a_table_is_refused_before_anything_is_saved(
    run: Run, seated: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(Guest(0))
    monkeypatch.delitem(TABLES, "merchants_of_magick")
    result = run("play", "--game", "merchants_of_magick", "--players", "Ada,uniform")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("hexmonger: there is no terminal table for Merchants of Magick; ")
    assert kept() == []
