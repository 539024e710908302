"""What a bot thinks of the answers it could give."""

from collections.abc import Sequence
from typing import NamedTuple


class Considered(NamedTuple):
    """An answer that was considered: what it is worth to the seat, and how far that may be off (95 %)."""

    choice: int
    value: float
    reach: float


def best_of(considered: Sequence[Considered]) -> int:
    """Return the answer that is worth most; of equals the first."""
    best = considered[0]
    for each in considered[1:]:
        if each.value > best.value:
            best = each
    return best.choice
