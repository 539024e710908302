"""Chance: a splitmix64 sequence whose whole state is one int.

Copying it is free, saving it is writing a number, and every machine draws the same numbers from it.
"""

from typing import Final, final

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
ENOUGH: Final = 1 << 32


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
    """Shuffle a list in place and return the state of the sequence afterwards.

    One draw serves several swaps, as long as its bits leave no bias worth a thought.
    """
    bits = 0
    for last in range(len(cards) - 1, 0, -1):
        if bits <= ENOUGH:
            chance = (chance + GAMMA) & MASK
            bits = mixed(chance) >> 2
        limit = last + 1
        other = bits % limit
        bits //= limit
        cards[last], cards[other] = cards[other], cards[last]
    return chance


@final
class Source:
    """A stream of random numbers for those who stand outside a state: bots, drivers, tests."""

    __slots__ = ("_bits", "chance")

    def __init__(self, *numbers: int) -> None:
        self.chance = seeded(*numbers)
        self._bits = 0

    def below(self, limit: int) -> int:
        """Draw a number in 0 … limit - 1."""
        bits = self._bits
        if bits <= ENOUGH:
            self.chance = (self.chance + GAMMA) & MASK
            bits = mixed(self.chance) >> 2
        self._bits = bits // limit
        return bits % limit

    def pick(self, options: list[int]) -> int:
        """Draw one of several numbers."""
        return options[self.below(len(options))]
