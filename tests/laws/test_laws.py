"""Random play held to every law: closely for a stretch of questions, and from start to end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.arcane_alley import GAME
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.game import Setup
from hexmonger.kernel.laws import play_lawfully
from tests.laws.setups import setups

SEEDS = st.integers(0, 1 << 62)
CHOICES = st.lists(st.integers(0, 999), max_size=30)
STRETCH = 9


@pytest.mark.parametrize("part", range(4))
@given(setup=setups(short=True), seed=SEEDS, choices=CHOICES, first=st.integers(0, 120))
@settings(max_examples=45)
def test_every_law_holds_at_every_question_of_a_stretch(
    part: int, setup: Setup, seed: int, choices: list[int], first: int
) -> None:
    play_lawfully(
        GAME,
        setup,
        seed + part,
        choices,
        look_closely=lambda ply: first <= ply < first + STRETCH,
        most=first + STRETCH,
    )


@pytest.mark.parametrize("part", range(8))
@given(setup=setups(short=True), seed=SEEDS)
@settings(max_examples=250)
def test_short_games_keep_every_item_and_come_to_an_end(part: int, setup: Setup, seed: int) -> None:
    end = play_lawfully(GAME, setup, seed + part, look_closely=lambda ply: False)
    assert end.is_over
    assert not end.agenda


@pytest.mark.parametrize("part", range(4))
@given(setup=setups(), seed=SEEDS, close=st.integers(0, 600))
@settings(max_examples=40)
def test_whole_games_keep_every_item_and_come_to_an_end(
    part: int, setup: Setup, seed: int, close: int
) -> None:
    end = play_lawfully(GAME, setup, seed + part, look_closely=lambda ply: ply == close)
    assert end.is_over
    assert isinstance(end, AlleyState)
    assert 1 in GAME.places(end)
