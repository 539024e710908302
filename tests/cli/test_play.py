"""`hexmonger play` sits people and bots down, and whatever happens the game is saved."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hexmonger.terminal
from hexmonger.cli.paper import own_name
from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.record import Record
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Hints, Save, kept, load
from hexmonger.terminal import Colours, Parting
from hexmonger.terminal.sitting import Sitting
from tests.cli.conftest import played
from tests.cli.running import Run
from tests.cli.terminal import Terminal
from tests.rules import rule
from tests.terminal.any_game.tables import strangers

CTRL_C = b"\x03"
OWN = f"{sys.executable} -m hexmonger.cli"


class Guest:
    """Takes the place of the person at the screen: makes some choices for everybody, then leaves."""

    def __init__(self, choices: int, is_interrupted: bool = False, is_crash: bool = False) -> None:
        self.choices = choices
        self.is_interrupted = is_interrupted
        self.is_crash = is_crash
        self.record: Record | None = None
        self.bots: list[int] = []
        self.ply = 0

    def play_table(self, match: Match, bots: dict[int, Bot[Any]], save: Save, _: Colours) -> Parting:
        """Play as the terminal table would."""
        assert save.path.exists()
        sitting = Sitting(match, bots, save)
        self.record, self.bots, self.ply = match.record, sorted(bots), match.ply
        while match.state.asks and match.ply < self.ply + self.choices:
            ask = match.state.asks[0]
            sitting.choose(ask.options[0], ask.seat)
        if self.is_crash:
            raise ZeroDivisionError
        return Parting(save.path, match.state.is_over, self.is_interrupted)


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
    loaded = load(tmp_path / "game.hex")
    record, s = loaded.record, loaded.state
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
    loaded = load(tmp_path / "game.hex")
    record, s = loaded.record, loaded.state
    assert record.setup.options == {"modules": "moonstruck_market", "arrange": "by players"}
    assert "arrange: by players" in (tmp_path / "game.hex").read_text(encoding="utf-8")
    assert s.asks[0].question.name == "arrange"


def test_hints_among_several_people_are_allowed_for_good(run: Run, seated: Any, tmp_path: Path) -> None:
    seated(Guest(2))
    assert run("play", "--players", "Ada,Ben", "--hints", "--save", "game.hex").exit_code == 0
    save = Save(tmp_path / "game.hex")
    save.load()
    assert save.hints == Hints(True)
    assert run("play", "--resume", "game.hex", "--save", "branch.hex").exit_code == 0
    assert "\n# hints: allowed\n" in (tmp_path / "branch.hex").read_text(encoding="utf-8")
    refused = run("play", "--resume", "game.hex", "--hints")
    assert refused.exit_code == 2
    assert "a saved game brings its own table along" in refused.stderr


def test_leaving_says_how_to_come_back(run: Run, seated: Any, home: Path) -> None:
    seated(Guest(3))
    result = run("play", "--seats", "2", "--seed", "4")
    (path,) = kept()
    assert path.parent == home
    assert path.suffix == ".hex"
    assert result.stdout == f"The game is saved; go on with: {OWN} play --resume {path}\n"
    assert len(load(path).record.choices) == 3


def test_ctrl_c_is_a_sentence_and_exit_code_130_and_nothing_is_lost(run: Run, seated: Any) -> None:
    seated(Guest(3, is_interrupted=True))
    result = run("play", "--seats", "2", "--seed", "4")
    (path,) = kept()
    assert result.exit_code == 130
    assert result.stdout == ""
    assert result.stderr == f"hexmonger: the game is saved; go on with: {OWN} play --resume {path}\n"
    assert len(load(path).record.choices) == 3


def test_even_a_crash_leaves_the_game_saved(run: Run, seated: Any) -> None:
    seated(Guest(3, is_crash=True))
    result = run("play", "--seats", "2", "--seed", "4")
    assert isinstance(result.exception, ZeroDivisionError)
    assert len(load(kept()[0]).record.choices) == 3


def test_a_game_is_resumed_where_it_was_left(run: Run, seated: Any, unfinished: Path) -> None:
    guest = seated(Guest(2))
    assert run("play", "--resume", str(unfinished)).exit_code == 0
    assert guest.ply == 40
    assert guest.bots == [1, 2]
    assert len(load(unfinished).record.choices) == 42


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
    assert len(load(Path("branch.hex")).record.choices) == 42


def test_the_end_says_how_to_see_it_again(run: Run, seated: Any) -> None:
    seated(Guest(100_000))
    result = run("play", "--seats", "2", "--seed", "4", "--save", "all of it.hex")
    assert result.stdout == f"The game is over; see it again with: {OWN} replay 'all of it.hex'\n"
    assert load(Path("all of it.hex")).state.is_over


def test_ctrl_c_at_a_real_table(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    with Terminal("play", "--players", "Ada,Ben", "--seed", "3", "--save", str(path)) as terminal:
        terminal.wait_for("Ben")
        terminal.press(CTRL_C)
        shown = terminal.rest()
    assert terminal.exit_code == 130
    assert f"hexmonger: the game is saved; go on with: {OWN} play --resume {path}" in shown
    assert "Traceback" not in shown
    assert not load(path).state.is_over


def test_an_interrupt_from_elsewhere_loses_nothing_either(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    with Terminal("play", "--players", "Ada,Ben", "--seed", "3", "--save", str(path)) as terminal:
        terminal.wait_for("Ben")
        terminal.signal(signal.SIGINT)
        shown = terminal.rest()
    assert f"he game is saved; go on with: {OWN} play --resume {path}" in shown
    assert "Traceback" not in shown
    assert not load(path).state.is_over


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a way to have the start screen left as is said."""

    def leave(parting: Parting) -> None:
        monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
        monkeypatch.setattr(hexmonger.terminal, "start_screen", lambda _: parting)

    return leave


def test_ctrl_c_at_the_start_screen(run: Run, left: Any, home: Path) -> None:
    left(Parting(is_interrupted=True))
    result = run("play")
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr == "hexmonger: stopped before a game began\n"
    assert not list(home.glob("*"))


def test_a_game_begun_at_the_start_screen_says_how_to_come_back(run: Run, left: Any, home: Path) -> None:
    left(Parting(home / "mine.hex"))
    assert run("play").stdout == f"The game is saved; go on with: {OWN} play --resume {home}/mine.hex\n"


def test_a_game_that_somebody_else_went_on_with_says_where_it_is(run: Run, left: Any, home: Path) -> None:
    left(Parting(home / "mine-2.hex", moved="somebody else has gone on with mine.hex"))
    assert run("play").stdout == (
        "Somebody else has gone on with mine.hex; "
        f"the game is saved; go on with: {OWN} play --resume {home}/mine-2.hex\n"
    )


def test_a_game_that_found_no_room_says_where_it_is_now(run: Run, left: Any, home: Path) -> None:
    left(Parting(Path("/tmp/mine.hex"), unsaved=Trouble("mine.hex: can't be written (No space left)")))
    result = run("play")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "hexmonger: mine.hex: can't be written (No space left); "
        f"the game is saved; go on with: {OWN} play --resume /tmp/mine.hex\n"
    )
    left(Parting(Path("mine.hex"), unsaved=Trouble("mine.hex: can't be written"), is_kept=False))
    assert run("play").stderr == "hexmonger: mine.hex: can't be written\n"


def test_a_bot_that_broke_down_is_told_with_where_the_game_is(run: Run, left: Any) -> None:
    left(Parting(Path("mine.hex"), trouble=Trouble("the bot 'rash' broke down (ValueError: no)")))
    result = run("play")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "hexmonger: the bot 'rash' broke down (ValueError: no); "
        f"the game is saved; go on with: {OWN} play --resume mine.hex\n"
    )


class TestOwnName:
    """The way back is a command that works for whoever reads it."""

    def called(self, monkeypatch: pytest.MonkeyPatch, script: Path, path: str) -> str:
        monkeypatch.setattr("sys.argv", [str(script)])
        monkeypatch.setenv("PATH", path)
        return own_name()

    def script(self, folder: Path) -> Path:
        folder.mkdir(parents=True)
        (folder / "hexmonger").write_text("#!/bin/sh\n")
        (folder / "hexmonger").chmod(0o755)
        return folder / "hexmonger"

    def test_on_the_path(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        script = self.script(tmp_path / "bin")
        assert self.called(monkeypatch, script, str(tmp_path / "bin")) == "hexmonger"

    def test_in_a_folder_that_is_on_nobodys_path(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        script = self.script(tmp_path / ".venv" / "bin")
        assert self.called(monkeypatch, script, "/nowhere") == str(script)
        assert self.called(monkeypatch, Path(".venv/bin/hexmonger"), "/nowhere") == str(script)

    def test_beside_another_of_its_name(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        script, other = self.script(tmp_path / "mine it"), self.script(tmp_path / "other")
        assert self.called(monkeypatch, script, str(other.parent)) == f"'{script}'"

    def test_as_a_module(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.called(monkeypatch, Path("/x/hexmonger/cli/__main__.py"), "/nowhere") == OWN


@pytest.fixture
def somebodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder in which somebody's small games are installed for the time of a test."""
    folder = tmp_path / "strangers"
    folder.mkdir()
    with strangers(folder, monkeypatch):
        yield folder


def test_a_game_whose_own_table_is_broken_is_refused_before_anything_is_saved(
    run: Run, seated: Any, somebodys: Path
) -> None:
    seated(Guest(0))
    (somebodys / "strangers-1.0.dist-info" / "entry_points.txt").write_text(
        "[hexmonger.tables]\nhigher = nowhere:Table\n"
    )
    result = run("play", "--game", "higher", "--players", "Ada,Ben")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the terminal table 'higher' can't be loaded from nowhere:Table" in result.stderr
    assert kept() == []


@pytest.mark.parametrize(
    ("game", "words", "players"),
    [
        ("higher", (), ["Player", "greedy", "greedy 2"]),
        ("harbour_bells", (), ["Player", "uniform", "uniform 2"]),
        ("higher", ("--players", "Ada,Ben"), ["Ada", "Ben"]),
    ],
)
def test_a_game_that_nobody_has_drawn_a_table_for_is_played_with_a_bot_that_knows_it(
    run: Run, seated: Any, somebodys: Path, game: str, words: tuple[str, ...], players: list[str]
) -> None:
    guest = seated(Guest(99))
    result = run("play", "--game", game, *words)
    assert result.exit_code == 0, result.output
    assert guest.record is not None
    assert guest.record.players == players
    assert guest.record.is_over
