"""What a bot thinks of the answers it could give."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from hexmonger.kernel.messages import Message

# How many standard errors a mean may be off, in 95 of 100 cases.
SURE: Final = 1.96


class Considered(NamedTuple):
    """An answer that was considered, and what it is worth to the seat in each of some futures.

    The line begins with the answer; what follows it is how the seat would go on, as far as it can tell now.
    The futures are the same for all answers that were considered together. The remarks say how the seat
    stands then, where that is the same in all of them.
    """

    line: tuple[int, ...]
    values: tuple[float, ...]
    remarks: tuple[Message, ...] = ()

    @property
    def choice(self) -> int:
        """Return the answer itself."""
        return self.line[0]

    @property
    def value(self) -> float:
        """Return what it is worth on average."""
        return mean(self.values)


def mean(values: Sequence[float]) -> float:
    """Return the mean of some values."""
    return sum(values) / len(values)


def reach(values: Sequence[float]) -> float:
    """Return how far the mean of some values may be off (95 %).

    >>> reach([1.0, 3.0]), reach([2.0, 2.0]), reach([5.0])
    (1.96, 0.0, 0.0)
    """
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    spread = sum([(value - middle) ** 2 for value in values]) / (len(values) - 1)
    return SURE * sqrt(spread / len(values))


def best_of(considered: Sequence[Considered]) -> int:
    """Return the answer that is worth most; of equals the first."""
    best = considered[0]
    most = best.value
    for each in considered[1:]:
        value = each.value
        if value > most:
            best, most = each, value
    return best.choice
