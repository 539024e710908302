"""Intervals have known values, and the rule that ends a run is right often enough however often one looks."""

import math

import pytest

from hexmonger.arena.intervals import Wager, looking_often, share_interval, student, student_quantile
from hexmonger.kernel.chance import Source


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (9, 2.2622), (30, 2.0423), (200, 1.9719), (1000, 1.9623)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-5)


def test_students_interval_of_a_mean() -> None:
    assert student([1, 2, 3, 4]) == pytest.approx((0.4457, 4.5543), abs=5e-5)
    assert student([7]) == (-math.inf, math.inf)


def test_a_share_is_between_nothing_and_everything() -> None:
    assert share_interval([0, 1]) == (0, 1)
    low, high = share_interval([0.5, 0.25, 0.5, 0.25])
    assert (low, high) == pytest.approx((0.1453, 0.6047), abs=5e-5)


def test_deals_that_went_alike_are_not_taken_for_certainty() -> None:
    assert share_interval([1.0] * 10) == pytest.approx((0.7225, 1), abs=5e-5)
    assert share_interval([]) == (0, 1)


def draw(source: Source, percent: int, games: int) -> float:
    """Return the share of a deal in which every game is won with a likelihood in percent."""
    return sum(source.below(100) < percent for _ in range(games)) / games


def decided_after(seed: int, percent: int, games: int, deals: int) -> int:
    """Return after how many deals a bot is known not to win a quarter; 0 if never."""
    wager, source = Wager(0.25), Source(seed)
    for deal in range(deals):
        wager.add(draw(source, percent, games))
        if wager.is_decided:
            return deal + 1
    return 0


def test_even_bots_are_rarely_told_apart_however_often_one_looks() -> None:
    wrong = sum(decided_after(seed, 25, 4, 120) > 0 for seed in range(200))
    assert wrong <= 0.05 * 200


def test_a_better_bot_is_found_out() -> None:
    assert all(decided_after(seed, 45, 4, 120) for seed in range(20))


def test_the_interval_is_what_is_not_ruled_out() -> None:
    wager, source = Wager(0.25), Source(3)
    for _ in range(60):
        wager.add(draw(source, 60, 4))
    low, high = wager.interval()
    assert low < 0.6 < high
    assert high - low < 0.35
    assert wager.is_decided == wager.rules_out(0.25) is True
    assert not wager.rules_out(low + 1e-6)
    assert wager.rules_out(low - 1e-6)
    assert wager.rules_out(high + 1e-6)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_bot_that_always_or_never_wins_has_an_interval(share: float) -> None:
    wager = Wager(0.5)
    assert wager.interval() == (0, 1)
    for _ in range(30):
        wager.add(share)
    low, high = wager.interval()
    assert share in (low, high)
    assert high - low < 0.5


def test_margins_may_be_looked_at_often_for_a_wider_interval() -> None:
    source = Source(4)
    margins = [float(source.below(21) - 10) for _ in range(100)]
    (low, high), (near, far) = looking_often(margins), student(margins)
    assert low < near < far < high
    assert (high - low) / (far - near) == pytest.approx(1.52, abs=0.05)
    assert looking_often([1]) == (-math.inf, math.inf)
