"""Random play of Arcane Alley, alone and with its expansion, held to every law.

Closely for a stretch of questions, and from start to end.
"""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.laws import play_lawfully
from hexmonger.kernel.setup import Setup
from tests.games.arcane_alley.game import GAME
from tests.laws import market_setups, setups

SetupFrom = Callable[[Source, bool], Setup]

SEEDS = st.integers(0, 1 << 62)
CHOICES = st.lists(st.integers(0, 999), max_size=30)
STRETCH = 8

every_kind = pytest.mark.parametrize(
    "setup_from",
    [
        pytest.param(setups.setup_from, id="arcane_alley"),
        pytest.param(market_setups.setup_from, id="moonstruck_market"),
    ],
)


@every_kind
@pytest.mark.parametrize("part", range(4))
@given(seed=SEEDS, choices=CHOICES, first=st.integers(0, 120))
@settings(max_examples=38)
def test_every_law_holds_at_every_question_of_a_stretch(
    setup_from: SetupFrom, part: int, seed: int, choices: list[int], first: int
) -> None:
    play_lawfully(
        BOX.open(setup_from(Source(seed, part), True)),
        seed + part,
        choices,
        look_closely=lambda ply: first <= ply < first + STRETCH,
        most=first + STRETCH,
    )


@every_kind
@pytest.mark.parametrize("part", range(6))
@given(seed=SEEDS)
@settings(max_examples=200)
def test_short_games_keep_every_item_and_come_to_an_end(setup_from: SetupFrom, part: int, seed: int) -> None:
    setup = setup_from(Source(seed, part), True)
    end = play_lawfully(BOX.open(setup), seed + part, look_closely=lambda ply: False)
    assert end.is_over
    assert not end.agenda


@every_kind
@pytest.mark.parametrize("part", range(3))
@given(seed=SEEDS, close=st.integers(0, 600))
@settings(max_examples=34)
def test_whole_games_keep_every_item_and_come_to_an_end(
    setup_from: SetupFrom, part: int, seed: int, close: int
) -> None:
    setup = setup_from(Source(seed, part), False)
    end = play_lawfully(BOX.open(setup), seed + part, look_closely=lambda ply: ply == close)
    assert end.is_over
    assert isinstance(end, AlleyState)
    assert 1 in GAME.places(end)
