"""Intervals over deals: for a number of deals fixed beforehand, and for looking as often as one likes.

`student` is the usual interval of a mean. `Wager` is a confidence sequence: the hedged capital process of
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (Journal of the Royal
Statistical Society B, 2024). For each mean that could be true a gambler bets against it, with stakes fixed
before each deal; if it is true, the capital reaches 1/0.05 at any time in no more than 5 % of all runs.
`looking_often` is the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
central limit theory and asymptotic confidence sequences" (Annals of Statistics, 2024), for figures without
bounds.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist, fmean, stdev
from typing import Final

from hexmonger.trials import wilson

ALPHA: Final = 0.05
# Above so many degrees of freedom the expansion is as good as the sum.
MANY: Final = 200
# The number of deals for which the sequence without bounds is tightest.
TIGHTEST: Final = 100
# No more than this part of the capital is ever staked (the paper's c).
LARGEST_STAKE: Final = 0.5
# The logarithm of the capital that rules a mean out.
ENOUGH: Final = math.log(1 / ALPHA)
BISECTIONS: Final = 40

Interval = tuple[float, float]


@lru_cache
def student_quantile(freedom: int) -> float:
    """Return how many standard errors Student's 95 % interval reaches to either side.

    >>> round(student_quantile(9), 4)
    2.2622
    """
    if freedom > MANY:
        z = NormalDist().inv_cdf(1 - ALPHA / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 1000.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 1 - ALPHA else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """Return how likely Student's t is within so far of 0 (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    is_odd = freedom % 2
    term = cosine if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + is_odd, freedom - 1, 2):
        term *= cosine**2 * (step - 1) / step
        total += term
    whole = math.sin(angle) * total
    return 2 / math.pi * (angle + whole) if is_odd else whole


def student(figures: Sequence[float]) -> Interval:
    """Return Student's 95 % interval of a mean; without bounds for a single figure."""
    if len(figures) < 2:
        return -math.inf, math.inf
    reach = student_quantile(len(figures) - 1) * stdev(figures) / math.sqrt(len(figures))
    middle = fmean(figures)
    return middle - reach, middle + reach


def share_interval(shares: Sequence[float]) -> Interval:
    """Return the 95 % interval of a win share, for a number of deals fixed beforehand.

    Deals that all went alike have no spread, but could have: there it is Wilson's interval.
    """
    if not shares or max(shares) - min(shares) < 1e-12:
        return wilson(sum(shares), len(shares))
    low, high = student(shares)
    return max(0.0, low), min(1.0, high)


def looking_often(figures: Sequence[float]) -> Interval:
    """Return an interval of a mean that holds however often one looks, after enough deals."""
    deals = len(figures)
    if deals < 2:
        return -math.inf, math.inf
    log = -2 * math.log(ALPHA)
    looseness = (log + math.log(log + 1)) / TIGHTEST
    grown = deals * looseness + 1
    reach = stdev(figures) * math.sqrt(
        2 * grown / (deals**2 * looseness) * math.log(math.sqrt(grown) / ALPHA)
    )
    middle = fmean(figures)
    return middle - reach, middle + reach


class Wager:
    """A confidence sequence for the mean of shares between 0 and 1, one share for each deal.

    It is decided as soon as the `even` share is ruled out, and stays so.
    """

    def __init__(self, even: float) -> None:
        self.even = even
        self.is_decided = False
        self.shares: list[float] = []
        self._stakes: list[float] = []
        self._sum = 0.5
        self._squares = 0.25
        self._against_even = _BEGUN

    def add(self, share: float) -> None:
        """Bet on one more deal; the stake follows from the deals before it alone."""
        deal = len(self.shares) + 1
        spread = self._squares / deal
        stake = math.sqrt(2 * math.log(2 / ALPHA) / (spread * deal * math.log(1 + deal)))
        self._stakes.append(stake)
        self.shares.append(share)
        self._sum += share
        self._squares += (share - self._sum / (deal + 1)) ** 2
        self._against_even = _after(self._against_even, self.even, share, stake)
        self.is_decided = self.is_decided or max(self._against_even) >= ENOUGH

    def rules_out(self, mean: float) -> bool:
        """Whether a mean can't be true by the deals so far, but for one run in twenty."""
        capital = _BEGUN
        for share, stake in zip(self.shares, self._stakes, strict=True):
            capital = _after(capital, mean, share, stake)
        return max(capital) >= ENOUGH

    def interval(self) -> Interval:
        """Return all means that are not ruled out."""
        if not self.shares:
            return 0.0, 1.0
        # The gambler gains least against the mean of all shares, or close to it.
        middle = fmean(self.shares)
        return self._end(middle, 0.0), self._end(middle, 1.0)

    def _end(self, inside: float, outside: float) -> float:
        """Return where the interval ends towards one side."""
        if not self.rules_out(outside):
            return outside
        for _ in range(BISECTIONS):
            middle = (inside + outside) / 2
            inside, outside = (inside, middle) if self.rules_out(middle) else (middle, outside)
        return outside


# The logarithms of what is staked on a higher mean and on a lower one: a half each.
_BEGUN: Final = (math.log(0.5), math.log(0.5))


def _after(capital: tuple[float, float], mean: float, share: float, stake: float) -> tuple[float, float]:
    """Return the logarithms of a gambler's capital after one more deal."""
    up, down = capital
    if mean > 0:
        up += math.log1p(min(stake, LARGEST_STAKE / mean) * (share - mean))
    elif share > 0:
        up = math.inf
    if mean < 1:
        down += math.log1p(min(stake, LARGEST_STAKE / (1 - mean)) * (mean - share))
    elif share < 1:
        down = math.inf
    return up, down
