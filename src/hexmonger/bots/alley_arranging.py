"""Where the moon-backed items of a storehouse do best: side by side in stacks (MM-03).

Three moonstruck items in a stack sell whatever they are, and items of one back are more often alike.
"""

from collections.abc import Sequence

from hexmonger.games.arcane_alley.shapes import SQUARE, STACKS


def best_slot(free: Sequence[int]) -> int:
    """Return the free slot that shares most stacks with those taken, two in one stack before two in two.

    >>> best_slot(range(9)), best_slot([0, 1, 2, 3, 5, 6, 7, 8]), best_slot([1, 2, 3, 5, 6, 7, 8])
    (4, 0, 8)
    """
    return max(free, key=lambda slot: _shared(slot, free))


def _shared(slot: int, free: Sequence[int]) -> tuple[int, int]:
    """Return how much a slot shares with the slots taken, and in how many stacks it is."""
    stacks = [(a, b, c) for mask, a, b, c in STACKS[SQUARE] if mask >> slot & 1]
    return sum([sum([other not in free for other in stack]) ** 2 for stack in stacks]), len(stacks)
