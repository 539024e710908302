"""Sets of circles, places and cards as bit masks."""


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


def mask_of(bits: list[int]) -> int:
    """Return the mask of some bits."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
