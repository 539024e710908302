"""What infamy will cost in gold by the end of a game of Arcane Alley.

Infamy itself loses nothing but ties. It costs when it passes 24, a fine each time, and it stays from round
to round; a bribe takes some away for gold.
"""

from functools import lru_cache
from math import exp
from typing import Final

# How much infamy a round brings a seat, and how much that varies, when bots play.
ROUND_INFAMY: Final = 8.0
ROUND_SPREAD: Final = 7.0
# How much every turn to come makes the infamy of a round less sure.
TURN_SPREAD: Final = 2.0
# How unsure it is even when no turn is left, because of what lies hidden.
LAST_SPREAD: Final = 1.5
# What is left of infamy after the last fine only breaks ties (AA-74).
TIE_BREAK: Final = 0.01

MOST_INFAMY: Final = 24
MOST_MARKERS: Final = 2
BRIBE_FOR_ONE: Final = 2
LARGEST_SUM: Final = 100


@lru_cache
def unbribed(fine: int, rounds: int) -> list[float]:
    """Return what each infamy will cost with rounds still to play, when no bribe can be paid before them."""
    if rounds == 0:
        return [TIE_BREAK * infamy for infamy in range(MOST_INFAMY + 1)]
    return _blurred(settled(fine, rounds - 1), ROUND_INFAMY, ROUND_SPREAD)


@lru_cache
def bribed(fine: int, rounds: int) -> list[float]:
    """Return what each infamy will cost with rounds still to play, the best bribe before them included."""
    costs = unbribed(fine, rounds)
    if rounds == 0:
        return costs
    return [
        min([BRIBE_FOR_ONE * bribe + costs[infamy - bribe] for bribe in range(infamy + 1)])
        for infamy in range(MOST_INFAMY + 1)
    ]


@lru_cache
def settled(fine: int, rounds: int) -> list[float]:
    """Return what each sum of infamy costs when it is counted, with rounds to come after it (AA-73)."""
    later = bribed(fine, rounds)
    costs: list[float] = []
    for total in range(LARGEST_SUM):
        markers = min(MOST_MARKERS, total // (MOST_INFAMY + 1))
        left = min(MOST_INFAMY, total - markers * (MOST_INFAMY + 1))
        costs.append(fine * markers + later[left])
    return costs


@lru_cache
def expected(fine: int, rounds: int, turns: int) -> list[float]:
    """Return what each sum of infamy can be expected to cost, so many turns before it is counted."""
    return _blurred(settled(fine, rounds), 0.0, LAST_SPREAD + TURN_SPREAD * turns**0.5)


@lru_cache
def doubtful(fine: int, rounds: int, halves: int) -> list[float]:
    """Return what each sum of infamy can be expected to cost that may be off by so many half points."""
    costs = settled(fine, rounds)
    return _blurred(costs, 0.0, halves / 2) if halves else costs


def toll_in_doubt(fine: int, rounds: int, total: float, variance: float) -> float:
    """Return what a sum of infamy can be expected to cost, by how much it may still vary.

    >>> [toll_in_doubt(25, 0, total, 0) > 25 for total in (24, 25)]
    [False, True]
    """
    return _between(doubtful(fine, rounds, round(2 * variance**0.5)), total)


def toll(fine: int, rounds: int, turns: int, total: float) -> float:
    """Return what a sum of infamy that need not be whole can be expected to cost.

    >>> toll(25, 0, 0, 5) < 1, 20 < toll(25, 0, 0, 30) < 26
    (True, True)
    """
    return _between(expected(fine, rounds, turns), total)


def _between(table: list[float], total: float) -> float:
    """Return what a table says of a number that need not be whole."""
    if total <= 0:
        return table[0]
    low = int(total)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (total - low) * (table[low + 1] - table[low])


def _blurred(table: list[float], more: float, spread: float) -> list[float]:
    """Return a table for places that move on by something normally distributed."""
    steps = range(-int(3 * spread) - 1, int(3 * spread) + 2)
    weights = [exp(-((step / spread) ** 2) / 2) for step in steps]
    whole = sum(weights)
    last = len(table) - 1
    blurred: list[float] = []
    for place in range(last + 1):
        middle = round(place + more)
        parts = [
            weight * table[min(last, max(0, middle + step))]
            for step, weight in zip(steps, weights, strict=True)
        ]
        blurred.append(sum(parts) / whole)
    return blurred
