"""A bot that breaks down is told by its name, in a sentence, wherever it plays, and the game is kept."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexmonger.bots import make_bot
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match, play_out
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save, bots_of, load
from hexmonger.terminal.sitting import SPECTATOR, Sitting
from tests.extras import install

BOX = find_box("arcane_alley")
GAME = BOX.open(Setup(2))
REASONS = {
    "a_rash": "the bot 'a_rash' broke down (ZeroDivisionError: integer division or modulo by zero)",
    "mute": "the bot 'mute' answered with None, which is no choice",
    "stubborn": "the bot 'stubborn' gave an answer that isn't allowed: -17: ",
}


@pytest.fixture(autouse=True)
def _extras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install bots that break down for the time of a test."""
    monkeypatch.syspath_prepend(install(tmp_path))
    yield
    sys.modules.pop("somebodys_extras", None)


def play_on(sitting: Sitting) -> None:
    """Let the bots of a table play to the end."""
    while not sitting.is_over:
        asked = sitting.asked(SPECTATOR)
        assert asked is not None
        sitting.let_bot_choose(asked)


@pytest.mark.parametrize("name", REASONS)
def test_at_a_table_the_game_is_kept_as_it_was_before_that_answer(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.hex"
    match = Match(BOX.open(Setup(2)), 7, ["uniform", name])
    save = Save(path)
    save.write(match.record)
    sitting = Sitting(match, bots_of(match.game, match.record), save)
    with pytest.raises(Trouble) as broken:
        play_on(sitting)
    assert str(broken.value).startswith(REASONS[name])
    assert load(path).record == match.record
    assert not match.state.is_over


@pytest.mark.parametrize("name", REASONS)
def test_in_a_game_of_bots(name: str) -> None:
    bots = [make_bot("uniform", GAME, 1), make_bot(name, GAME, 2)]
    with pytest.raises(Trouble) as broken:
        play_out(GAME, BOX.open(Setup(2)).new(7), bots, ["uniform", name])
    assert str(broken.value).startswith(REASONS[name])
    with pytest.raises(Trouble, match=f"the bot '{type(bots[1]).__name__}' "):
        play_out(GAME, BOX.open(Setup(2)).new(7), bots)


def test_a_bot_that_can_not_be_made_is_told_too() -> None:
    with pytest.raises(Trouble, match=r"the bot 'stillborn' can't be made \(ValueError: \[/x\] not today\)"):
        make_bot("stillborn", GAME, 1)
