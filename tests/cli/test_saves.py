"""Records on disk are written whole, read with care, and found again."""

import os
import re
from pathlib import Path

import pytest

from hexmonger.cli.completion import kept_games
from hexmonger.kernel.files import read_text
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import (
    bots_of,
    kept,
    latest_unfinished,
    load,
    new_save,
    state_folder,
)
from tests.cli.conftest import played


def test_a_saved_record_leads_to_the_same_position(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    match = played(60, path)
    loaded = load(path)
    record, s = loaded.record, loaded.state
    assert record == match.record
    assert s.to_json() == match.state.to_json()


def test_without_a_home_the_way_out_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(Trouble, match="you have no home folder to keep games in: set XDG_STATE_HOME"):
        kept()
    assert kept_games("la") == ["latest"]


def test_the_state_folder_follows_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    assert state_folder() == home
    monkeypatch.setenv("HOME", str(tmp_path))
    usual = tmp_path / ".local" / "state" / "hexmonger"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    assert state_folder() == usual
    monkeypatch.delenv("XDG_STATE_HOME")
    assert state_folder() == usual


def test_a_new_save_never_takes_a_file_that_is_there(home: Path) -> None:
    names = {new_save() for _ in range(5)}
    assert len(names) == 5
    assert {path.parent for path in names} == {home}
    assert all(path.read_bytes() == b"" for path in names), "a name is taken as soon as it is given"
    assert kept() == [], "and holds no game until one is written"
    assert all(re.match(r"\d{4}-\d\d-\d\d-\d{6}", path.name) for path in names), "a name tells no seed"


def test_the_latest_unfinished_game_is_found_past_finished_and_broken_ones(home: Path) -> None:
    assert latest_unfinished() is None
    home.mkdir(parents=True)
    for age, name in enumerate(["broken", "finished", "late", "early"]):
        path = home / f"{name}.hex"
        if name == "broken":
            path.write_text("no record\n")
        else:
            played(100_000 if name == "finished" else 10, path)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert [path.stem for path in kept()] == ["broken", "finished", "late", "early"]
    assert latest_unfinished() == home / "late.hex"


def test_players_named_like_bots_are_bots(tmp_path: Path) -> None:
    match = played(5, tmp_path / "game.hex", "Ada", "uniform", "uniform 2", "Uniform Una")
    assert sorted(bots_of(match.game, match.record)) == [1, 2]


def test_a_name_that_could_play_tricks_on_a_terminal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    played(5, path, "Ada", "Ben")
    path.write_text(path.read_text().replace("Ben", "B\x1b[2Jen"))
    with pytest.raises(Trouble, match="can't be shown"):
        load(path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\xef\xbb\xbfhello")
    assert read_text(path) == "hello"
