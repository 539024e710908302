"""The number of ways set positions can go on, to small depths.

A change of rules changes some of these numbers; a change that should not, must not.
"""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.game import find_box
from hexmonger.kernel.perft import perft
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State

FOLDER = Path(__file__).parent / "positions"

NUMBERS: dict[str, list[int]] = {
    "effects": [14, 77, 277, 1090, 4434, 15261, 50721],
    "inspection": [2, 4, 8, 24, 140, 492, 3912, 37296],
    "merchants_alone": [5, 29, 148, 747, 4049, 12618, 81019],
    "merchants_extra_dice": [5, 24, 112, 498, 2507, 11238, 54369],
    "merchants_free_marks": [4, 44, 213, 3503, 13695],
    "market_arranging": [9, 72, 648, 5832, 46656],
    "market_sales": [2, 5, 24, 50, 163, 677, 2498, 9383],
    "market_specials": [8, 33, 160, 711, 3759, 18339],
    "market_turn": [5, 36, 136, 378, 2036, 10165, 39159],
    "sales": [2, 18, 64, 252, 640, 1896, 7308, 24644],
    "specials": [2, 28, 126, 598, 2091, 9008, 37712],
}


def position(name: str) -> State:
    """Return a set position by its name; its first line that is no comment begins with its game."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if line and not line.startswith("#"))
    s: State = find_box(first.partition(":")[0]).read_position(text)[1]
    return s


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_position_goes_on_in_as_many_ways_as_before(name: str) -> None:
    s = position(name)
    assert [perft(s, depth) for depth in range(1, len(NUMBERS[name]) + 1)] == NUMBERS[name]


def test_perft_leaves_the_position_alone() -> None:
    s = position("effects")
    before = s.to_json()
    perft(s, 3)
    assert s.to_json() == before


def test_the_beginning_of_a_game() -> None:
    s = BOX.open(Setup(2)).new(1)
    assert [perft(s, depth) for depth in range(1, 5)] == [9, 72, 648, 5184]
