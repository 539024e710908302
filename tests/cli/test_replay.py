"""`hexmonger replay` steps through a record, showing a seat no more than it knew."""

import os
from pathlib import Path

import pytest

import hexmonger.terminal
from hexmonger.cli.playback import Playback
from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.saves import load_record
from hexmonger.terminal import Colours
from hexmonger.words import words_of
from tests.cli.conftest import played
from tests.cli.running import Run
from tests.cli.terminal import Terminal


def playback(path: Path, seat: int) -> Playback:
    """Return a saved record to step through."""
    played(0, path)
    record = load_record(path)
    return Playback(Match.of_record(record), seat)


def test_a_finished_game_is_shown_with_everything(run: Run, finished: Path) -> None:
    result = run("replay", str(finished))
    assert result.exit_code == 0
    choices = len(load_record(finished).choices)
    assert "; all-seeing\n" in result.stdout
    assert f"== choice 1 of {choices}\n" in result.stdout
    assert f"== after choice {choices}: the end\n" in result.stdout
    assert "The game is over: " in result.stdout
    assert "?" not in result.stdout.replace("there?", "")
    last = run("replay", str(finished), "--all", "--plain", "--from", str(choices)).stdout
    assert result.stdout.endswith(last.split("\n", 1)[1])


def test_the_latest_game_needs_no_name(run: Run, home: Path) -> None:
    result = run("replay", "latest")
    assert (result.exit_code, result.stderr) == (2, f"hexmonger: there is no game in {home}\n")
    home.mkdir(parents=True)
    for age, name in enumerate(["late", "early"]):
        played(5 + age, home / f"{name}.hex", seed=age)
        os.utime(home / f"{name}.hex", (1_000_000 - age, 1_000_000 - age))
    assert run("replay", "latest").stdout == run("replay", str(home / "late.hex")).stdout


def test_an_unfinished_game_is_never_shown_with_everything(run: Run, unfinished: Path) -> None:
    result = run("replay", str(unfinished), "--all")
    assert result.exit_code == 2
    assert "this game isn't over, so nobody may see everything" in result.stderr
    everyone = run("replay", str(unfinished)).stdout
    assert "; what everyone may know\n" in everyone
    assert "seen by: nobody" in everyone
    assert "== after choice 40: as it was left" in everyone


def test_a_seat_is_told_its_own_questions_and_no_others(run: Run, unfinished: Path) -> None:
    shown = run("replay", str(unfinished), "--seat", "1").stdout
    assert "; as seat 1, Ada\n" in shown
    assert "Seat 1, Ada, chose: draw " in shown
    assert "Seat 2, uniform, chose.\n" in shown
    assert "Seat 2, uniform, chose: " not in shown
    assert "You drew " in shown


def test_what_a_seat_can_not_know_does_not_show(tmp_path: Path, unfinished: Path) -> None:
    record = load_record(unfinished)
    match = Match.of_record(record)
    words = words_of(match.game)
    for seat in (SPECTATOR, 0, 1, 2):
        seen = Playback(match, seat)
        for number in range(match.ply + 1):
            s = match.position(number)
            moment = seen.moment(number)
            assert moment.diagram == match.game.write_view(match.game.view(s, seat))
            if number < match.ply:
                lines = words.log(match.told_by(number, seat), record.players, seat)
                assert list(moment.log) == [line.text for line in lines]
                assert bool(moment.choice) == (moment.seat == seat)


def test_whoever_sees_everything_reads_of_a_mark_once_when_it_is_made() -> None:
    match = Match(find_box("merchants_of_magick").open(Setup(2)), 3, ["Ada", "Bo"])
    while match.state.asks and match.ply < 60:
        ask = match.state.asks[-1]
        match.choose(ask.options[match.ply % len(ask.options)], ask.seat)
    everything = Playback(match, EVERYTHING)
    moments = [everything.moment(number) for number in range(match.ply)]
    marked = [moment.number for moment in moments for line in moment.log if " marked " in line]
    own = [
        number
        for seat in (0, 1)
        for number in range(match.ply)
        for event in match.told_by(number, seat)
        if event.name == "marked" and event.subject == seat
    ]
    assert marked == sorted(own) != []


def test_seat_and_all_do_not_go_together(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--all", "--seat", "1")
    assert result.exit_code == 2
    assert "don't go together" in result.stderr


def test_it_begins_where_it_is_told(run: Run, finished: Path) -> None:
    choices = len(load_record(finished).choices)
    shown = run("replay", str(finished), "--from", str(choices)).stdout
    assert shown.count("\n== ") == 2
    assert run("replay", str(finished), "--from", str(choices + 1)).stdout.count("\n== ") == 1
    result = run("replay", str(finished), "--from", str(choices + 2))
    assert result.exit_code == 2
    assert f"there is no choice {choices + 2}; the record has {choices}" in result.stderr


def test_at_a_terminal_the_table_is_drawn_and_without_one_all_is_text(
    run: Run, finished: Path, unfinished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Path, int, int]] = []

    def watch(match: Match, path: Path, reader: int, choices: int, _: Colours) -> None:
        seen.append((path, reader, choices))

    monkeypatch.setattr(hexmonger.terminal, "watch_replay", watch)
    assert run("replay", str(finished)).stdout
    assert seen == []
    monkeypatch.setattr("hexmonger.cli.replay.is_terminal", lambda: True)
    assert run("replay", str(finished), "--plain").stdout
    assert seen == []
    for words in ((), ("--seat", "2", "--from", "5"), ("--all",)):
        assert run("replay", str(finished), *words).stdout == ""
    run("replay", str(unfinished))
    assert seen == [
        (finished, EVERYTHING, 0),
        (finished, 1, 4),
        (finished, EVERYTHING, 0),
        (unfinished, SPECTATOR, 0),
    ]


def test_a_replay_is_left_with_a_key(finished: Path) -> None:
    with Terminal("replay", str(finished)) as terminal:
        terminal.wait_for("turn")
        terminal.press(b"q")
        terminal.rest()
        assert terminal.exit_code == 0
