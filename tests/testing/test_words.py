"""What a game says without words for it is found."""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.own_items import OwnItem, OwnModule, number, sentence
from hexmonger.games.arcane_alley.targets import ANOTHER_PLAYER, Choose
from hexmonger.games.arcane_alley.verbs import THEM, Gain
from hexmonger.kernel.game import boxes
from hexmonger.kernel.setup import Setup
from hexmonger.testing import unsaid
from tests.extras import offer_module

GOBLET = OwnItem(
    "Gift Goblet",
    "Go",
    gold=10,
    infamy=3,
    copies=(60, 60),
    numbers={"gold_given": number(3)},
    text=(sentence("Another player gains { $gold } gold."),),
    played=[Choose("goblet.player", ANOTHER_PLAYER), Gain(THEM, gold="gold_given")],
)


@pytest.mark.parametrize("name", ["arcane_alley", "merchants_of_magick"])
def test_our_games_have_words_for_everything(name: str) -> None:
    assert unsaid(boxes()[name].open(Setup(2)), games=1) == []


def test_what_has_no_words_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = OwnModule("goblet", "Goblet", [GOBLET], words="verb-goblet-player = Give to { $whom }\n")
    offer_module("goblet", own, monkeypatch, tmp_path)
    options = {"modules": "goblet", "edition.numbers.rounds": "1"}
    assert unsaid(BOX.open(Setup(2, options)), games=1) == [
        "the words of 'text-gift_goblet-1' can't be said: Unknown external: gold",
        "there are no words for 'ask-goblet-player'",
        "the words of 'verb-goblet-player' can't be said: Unknown external: whom",
    ]
