"""What is foreseen comes true: thousands of choices of all games, in the true world and in fresh ones."""

from collections import Counter
from typing import Any

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Game
from hexmonger.kernel.laws import seat_foresees_truly
from hexmonger.kernel.state import State
from tests.laws.soak import KINDS
from tests.rules import rule

# So many choices of each game are foreseen, and that share of them at least to the next question.
PARTS = 2
CHOICES = 850
WHOLLY = {"arcane_alley": 0.97, "moonstruck_market": 0.97, "merchants_of_magick": 0.75}


def choices_of(game: Game[Any, Any], s: State, source: Source, counted: Counter[str]) -> None:
    """Play a game at random and foresee about every third choice of it."""
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        choice = ask.options[source.below(len(ask.options))]
        if source.below(3) == 0:
            counted["wholly"] += seat_foresees_truly(game, s, choice, ask.seat, source).is_whole
            counted["foretold"] += 1
        s.choose(choice, ask.seat)


@rule("AA-91", "MoM-21")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", KINDS)
def test_what_is_foreseen_comes_true(name: str, part: int) -> None:
    counted: Counter[str] = Counter()
    number = 0
    while counted["foretold"] < CHOICES:
        source = Source(2600 + part, number)
        game = KINDS[name].box.open(KINDS[name].setup_from(source))
        choices_of(game, game.new(source.below(1 << 60)), source, counted)
        number += 1
    assert counted["wholly"] >= WHOLLY[name] * counted["foretold"], counted
