"""The catalogue of actions: a number for everything that can ever be answered, held by golden files."""

import re
from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup

FOLDER: Final = Path(__file__).parents[2] / "catalogues"
MARKET: Final = {"modules": "moonstruck_market"}
CATALOGUES: Final = {"arcane_alley": Setup(4), "moonstruck_market": Setup(4, MARKET)}
ARRANGED: Final = {**MARKET, "arrange": "by players", "wizards": "random with promos"}
# The player, or whose storehouse an item lies in; an item of a storehouse that is settled has no seat.
SEAT: Final = re.compile(r"(?<=^player )\d+$|(?<=^item )\d+(?=:)")
OPTIONS: Final = ({"wizards": "random"}, {"wizards": "none"}, ARRANGED, {**MARKET, "wizards": "random"})


def relative(key: str, asked: int, seats: int) -> str:
    """Return an answer in notation with its seat counted from the asked one, who is 0.

    >>> relative("player 1", 2, 4), relative("item 4:9", 2, 4), relative("item 9", 2, 4)
    ('player 2', 'item 1:9', 'item 9')
    """
    return SEAT.sub(lambda found: str((int(found[0]) - 1 - asked) % seats), key)


def key_of(s: AlleyState, ask: Ask, choice: int) -> str:
    """Return what the catalogue should call an answer; of an "or", with the item that has it."""
    key = relative(ask.question.key(s, ask.frame, choice), ask.seat, s.seats)
    if ask.question.name == "either":
        key = f"{s.rules.items[ask.frame.picks[0]].name} {key}"
    return f"{ask.question.name}: {key}"


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_action_has_the_number_it_had_before(name: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{name}.txt"
    keys = BOX.open(CATALOGUES[name]).actions.keys
    text = "".join(f"{number} {key}\n" for number, key in enumerate(keys))
    if request.config.getoption("--golden"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS)
def test_no_two_actions_are_called_the_same(seats: int, options: dict[str, str]) -> None:
    keys = BOX.open(Setup(seats, options)).actions.keys
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS)
def test_every_answer_has_a_number_of_its_own_that_says_what_it_is(
    seats: int, options: dict[str, str]
) -> None:
    game = BOX.open(Setup(seats, options))
    keys = game.actions.keys
    s = game.new(seats)
    source = Source(seats, 8)
    while s.asks:
        ask = s.asks[0]
        view = game.view(s, ask.seat)
        numbers = [game.actions.number(view, ask, choice) for choice in ask.options]
        assert numbers == [game.actions.number(s, ask, choice) for choice in ask.options]
        assert [keys[number] for number in numbers] == [key_of(s, ask, choice) for choice in ask.options]
        assert len(set(numbers)) == len(numbers)
        s.choose(source.pick(ask.options), ask.seat)
