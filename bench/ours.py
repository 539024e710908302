"""Lists the contestants of Hexmonger itself; the first one is what the rivals are compared to."""

from __future__ import annotations

from bench.measure import Contestant


def contestants() -> list[Contestant]:
    """Return the games of this project that take part, the reference first."""
    return []
