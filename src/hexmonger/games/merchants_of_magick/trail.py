"""The marks that a seat has made in a round, in order, as one int that a state can keep."""

from typing import Final

# A leading 1, then nine bits each, the circle and the die.
NO_MARKS: Final = 1
MARK_BITS: Final = 9
DIE_BITS: Final = 3
FREE: Final = 4


def marks_in(trail: int) -> list[tuple[int, int]]:
    """Return the marks of a round in order, each as (die, circle); the die of a free mark is `FREE`.

    >>> marks_in(trail_of([(0, 7), (FREE, 44)]))
    [(0, 7), (4, 44)]
    """
    found: list[tuple[int, int]] = []
    while trail > NO_MARKS:
        found.append((trail & (1 << DIE_BITS) - 1, trail >> DIE_BITS & (1 << MARK_BITS - DIE_BITS) - 1))
        trail >>= MARK_BITS
    found.reverse()
    return found


def trail_of(marks: list[tuple[int, int]]) -> int:
    """Return marks as the one int that a state keeps."""
    trail = NO_MARKS
    for die, circle in marks:
        trail = trail << MARK_BITS | circle << DIE_BITS | die
    return trail
