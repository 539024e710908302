"""What a client counts while it plays: how long everything took, and what never came."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Holds what was measured, each with the moment for which it was planned.

    A choice lasts from its planned moment until the last of its table's seats has heard of it, a preview
    until its answer. `late` is how much later than planned the client itself came to send something.
    `answered` counts choices that the server said are stored.
    """

    choices: list[tuple[float, float]] = field(default_factory=list)
    previews: list[tuple[float, float]] = field(default_factory=list)
    late: list[tuple[float, float]] = field(default_factory=list)
    sent: int = 0
    answered: int = 0
    refused: int = 0
    updates: int = 0
    over: int = 0
    received: int = 0


def share(samples: Sequence[float], part: float) -> float:
    """Return what a part of all samples stays below.

    >>> share([4.0, 1.0, 3.0, 2.0], 0.5), share([], 0.99)
    (2.0, nan)
    """
    if not samples:
        return float("nan")
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, max(0, round(part * len(ordered)) - 1))]


def within(samples: Iterable[tuple[float, float]], first: float, last: float) -> list[float]:
    """Return what was measured of all that was planned between two moments."""
    return [lasted for planned, lasted in samples if first <= planned < last]
