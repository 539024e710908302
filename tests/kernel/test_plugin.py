"""Another package adds a game through the entry-point group `hexmonger.games`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexmonger.kernel.game import Box, boxes, find_box
from hexmonger.kernel.match import Match, play_at_random
from hexmonger.kernel.record import read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from tests.somebodys_game import BIDDING


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package of somebody else for the time of a test."""
    (tmp_path / "somebodys_game.py").write_text(BIDDING, encoding="utf-8")
    info = tmp_path / "somebodys_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: somebodys-game\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(
        "[hexmonger.games]\nhigher = somebodys_game:BOX\nlower = somebodys_game:LOWER\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("somebodys_game", None)


def test_a_game_that_is_not_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(Trouble) as refused:
        find_box("higher")
    sentence = str(refused.value)
    assert sentence.startswith("there is no game called 'higher'; there are: ")
    assert "arcane_alley" in sentence


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_found_by_its_name() -> None:
    game = find_box("higher")
    assert isinstance(game, Box)
    assert (game.name, game.title) == ("higher", "Higher")


@pytest.mark.usefixtures("installed")
def test_an_installed_game_stands_beside_our_own() -> None:
    found = boxes()
    assert list(found) == sorted(found)
    assert {"arcane_alley", "higher"} <= set(found)
    assert "lower" not in found
    assert found["higher"] is find_box("higher")
    assert found["arcane_alley"].title == "Arcane Alley"


@pytest.mark.usefixtures("installed")
def test_a_game_that_can_not_be_loaded_is_refused_with_the_reason() -> None:
    with pytest.raises(Trouble) as refused:
        find_box("lower")
    assert str(refused.value) == (
        "the game 'lower' can't be loaded from somebodys_game:LOWER "
        "(AttributeError: module 'somebodys_game' has no attribute 'LOWER')"
    )


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_played_recorded_and_refused_like_our_own() -> None:
    game = find_box("higher")
    match = Match(game.open(Setup(3)), 1, ["a", "b", "c"])
    match.choose(2, 0)
    match.choose(3, 1)
    text = match.record.to_text()
    assert text.splitlines()[-2:] == ["1: bid 2", "2: bid 3"]
    record, s = read_record(text)
    assert record == match.record
    assert play_at_random(s, 1) == 1
    assert match.game.scores(s)[:2] == [2, 3]
    with pytest.raises(Trouble) as refused:
        game.open(Setup(4)).new(1)
    assert str(refused.value) == "Higher is for 2 to 3 players, not 4"
    with pytest.raises(Trouble) as refused:
        read_record(text.replace("rules: 4", "rules: 3"))
    assert str(refused.value) == "the record was written under rules 3 of Higher, and these are rules 4"
