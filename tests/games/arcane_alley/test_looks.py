"""How items look: every one has a colour, an icon of its type and a short effect for each moment."""

from typing import Any

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.looks import SHORTS, icons
from hexmonger.games.arcane_alley.moonstruck_market.looks import MOON_SHORTS
from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import message
from hexmonger.kernel.setup import Setup
from hexmonger.words import words_of

WIDTH, HEIGHT = 16, 14
BASE = BOX.open(Setup(3))
WITH_MOON = BOX.open(Setup(3, {"modules": "moonstruck_market"}))


@pytest.mark.parametrize("game", [BASE, WITH_MOON])
def test_every_item_looks_like_something(game: Game[Any, Any]) -> None:
    items = {entry.id: entry for entry in game.glossary() if entry.kind == "item"}
    assert {name for _, name in game.looks()} == set(items)
    for name, entry in items.items():
        look = game.looks()["item", name]
        assert set(look.short) == set(entry.when.names), name
        assert not any("{" in words_of(game).phrase(short) for short in look.short.values())
        assert len(look.colour) == 7
        assert look.pattern


def test_every_icon_is_of_one_size() -> None:
    for rows in icons().values():
        assert len(rows) == HEIGHT
        assert {len(row) for row in rows} == {WIDTH}


def test_items_of_one_type_share_colour_pattern_and_icon() -> None:
    looks = WITH_MOON.looks()
    crystal, gelatinous = looks["item", "crystal_ball"], looks["item", "gelatinous_ball"]
    assert (crystal.colour, crystal.pattern, crystal.icon) == (
        gelatinous.colour,
        gelatinous.pattern,
        gelatinous.icon,
    )
    assert crystal.icon


def test_short_effects_have_the_numbers_of_their_edition() -> None:
    game = BOX.open(Setup(3, {"edition": "mine", "edition.items.dark_lotus.gold_lost": "7"}))
    lotus = game.looks()["item", "dark_lotus"].short["played"]
    assert lotus == message("short-dark_lotus-played", gold_lost=7)
    assert "7" in words_of(game).phrase(lotus)


def test_short_effects_belong_to_items_that_there_are() -> None:
    assert set(SHORTS) == {name for _, name in BASE.looks()}
    assert set(SHORTS) | set(MOON_SHORTS) == {name for _, name in WITH_MOON.looks()}
