"""Sets of circles, places and cards as bit masks."""

from typing import Final

# The circles that nine bits stand for, nine by nine: a sheet has 45.
NINES: Final[list[list[list[int]]]] = [
    [[first + bit for bit in range(9) if nine >> bit & 1] for nine in range(512)] for first in range(0, 45, 9)
]


def bits_in(mask: int) -> list[int]:
    """Return the bits of a mask that are set.

    >>> bits_in(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def circles_in(mask: int) -> list[int]:
    """Return the circles of a mask, looked up nine at a time.

    >>> circles_in(0b10110 | 1 << 44)
    [1, 2, 4, 44]
    """
    first, second, third, fourth, fifth = NINES
    return [
        *first[mask & 511],
        *second[mask >> 9 & 511],
        *third[mask >> 18 & 511],
        *fourth[mask >> 27 & 511],
        *fifth[mask >> 36],
    ]


def mask_of(bits: list[int]) -> int:
    """Return the mask of some bits."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
