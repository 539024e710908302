"""What is foreseen comes true: thousands of choices of all games, in the true world and in fresh ones."""

from collections import Counter

import pytest

from hexmonger.kernel.chance import Source
from tests.laws.soak import KINDS, foresee_choices
from tests.rules import rule

# So many choices of each game are foreseen, and that share of them at least to the next question.
PARTS = 2
CHOICES = 850
WHOLLY = {"arcane_alley": 0.97, "moonstruck_market": 0.97, "merchants_of_magick": 0.75}


@rule("AA-91", "MoM-21")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", KINDS)
def test_what_is_foreseen_comes_true(name: str, part: int) -> None:
    counted: Counter[str] = Counter()
    number = 0
    while counted["foretold"] < CHOICES:
        source = Source(2600 + part, number)
        game = KINDS[name].box.open(KINDS[name].setup_from(source))
        foresee_choices(game, game.new(source.below(1 << 60)), source, 3, counted)
        number += 1
    assert counted["wholly"] >= WHOLLY[name] * counted["foretold"], counted
