"""Chance: a splitmix64 sequence whose whole state is one int.

Copying it is free, saving it is writing a number, and every machine draws the same numbers from it.
"""

from typing import Final

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15


def following(chance: int) -> int:
    """Return the state of the sequence after one draw."""
    return (chance + GAMMA) & MASK


def mixed(chance: int) -> int:
    """Return the 64 random bits that belong to a state of the sequence."""
    z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(*numbers: int) -> int:
    """Return the sequence that belongs to these numbers; one more number is another sequence.

    >>> seeded(1) == seeded(1), seeded(1) == seeded(2), seeded(1, 2) == seeded(2, 1)
    (True, False, False)
    """
    chance = 0
    for number in numbers:
        chance = mixed(following((chance ^ number) & MASK) ^ (number >> 64) & MASK)
    return chance


def below(chance: int, limit: int) -> int:
    """Return the number in 0 … limit - 1 that belongs to a state of the sequence."""
    return (mixed(chance) * limit) >> 64


def shuffle(cards: list[int], chance: int) -> int:
    """Shuffle a list in place and return the state of the sequence afterwards."""
    for last in range(len(cards) - 1, 0, -1):
        chance = (chance + GAMMA) & MASK
        z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        cards[last], cards[other] = cards[other], cards[last]
    return chance
