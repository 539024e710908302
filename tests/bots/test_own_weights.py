"""A name with a file behind it is a bot with weights of its own, wherever a bot is named at this machine."""

from pathlib import Path

import pytest

from hexmonger.bots import is_bot, make_bot, weights_file
from hexmonger.cli.play import _checked
from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import bot_called

GAME = BOX.open(Setup(2))


def test_a_bot_is_told_from_a_person() -> None:
    assert is_bot("uniform")
    assert is_bot("uniform@mine.toml")
    assert not is_bot("Ada@mine.toml")
    assert weights_file("uniform@mine.toml") == Path("mine.toml")
    assert weights_file("uniform") is None


def test_it_is_so_named_at_the_table_and_in_a_record() -> None:
    assert _checked("Uniform@Mine.toml") == "uniform@Mine.toml"
    assert _checked("Ada@home") == "Ada@home"
    assert bot_called("uniform@mine.toml 2") == "uniform@mine.toml"
    assert bot_called("Ada@home 2") is None


def test_a_bot_that_takes_none_is_refused_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="the bot 'uniform' takes no weights"):
        make_bot("uniform@mine.toml", GAME, 1)
    with pytest.raises(Trouble, match="there is no bot called 'nobody'"):
        make_bot("nobody@mine.toml", GAME, 1)
