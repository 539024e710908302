"""Chance: a sequence whose whole state is one int, which nobody can foretell from its results.

A state of 256 bits is hashed to draw: half of the hash is the next state, the rest is what was drawn.
Copying chance is free, saving it is writing a number, and every machine draws the same from it. An int
below 2^64 is a state of the quick sequence behind the same functions: for imagined worlds and
roll-outs, where nobody is there to foretell anything.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar, final

from hexmonger.kernel.native import i64
from hexmonger.kernel.trouble import Unreadable

T = TypeVar("T")

# The highest bit of every hashed state is set, so that none is ever taken for a quick one.
HIGHEST: Final = 1 << 255
STATE_BITS: Final = 256
STATE_BYTES: Final = 32
LOWER_HALF: Final = (1 << STATE_BITS) - 1
BLOCK_BYTES: Final = 4
WORD_BYTES: Final = 8
BLOCK_OF_WORDS: Final = Struct(">8Q")
WORDS_OF_A_BLOCK: Final = 8
WORDS_OF_A_DRAW: Final = Struct(">4Q")
SEED: Final = "hexmonger chance"

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
# One word serves draw after draw, as long as its bits leave no bias worth a thought.
ENOUGH: Final = 1 << 32
# Lehmer's sequence by Park and Miller: all of it is done with numbers that a machine has in one word.
LEHMER: Final = (1 << 31) - 1
LEHMER_BITS: Final = 31
LEHMER_FACTOR: Final = 48_271
# Sixty-two of a word's bits are used: so many a compiled engine divides at once.
SPARE: Final = 2


def seeded(*numbers: int) -> int:
    """Return the sequence that belongs to these numbers; one more number is another sequence.

    >>> seeded(1) == seeded(1), seeded(1) == seeded(2), seeded(1, 2) == seeded(2, 1)
    (True, False, False)
    """
    text = f"{SEED} {' '.join([str(number) for number in numbers])}"
    return _state_in(blake2b(text.encode()).digest())


def quick(*numbers: int) -> int:
    """Return the quick sequence that belongs to these numbers, for worlds that are only imagined."""
    return seeded(*numbers) & MASK


def drawn(chance: int, limit: int) -> tuple[int, int]:
    """Draw a number in 0 … limit - 1; return it with the state of the sequence afterwards."""
    if chance <= MASK:
        chance = (chance + GAMMA) & MASK
        return (_mixed(chance) * limit) >> 64, chance
    both = int.from_bytes(blake2b(chance.to_bytes(STATE_BYTES, "big")).digest(), "big")
    return (both & LOWER_HALF) % limit, both >> STATE_BITS | HIGHEST


def below(chance: int, limit: int) -> int:
    """Return the number in 0 … limit - 1 that is drawn from a state of the sequence."""
    return drawn(chance, limit)[0]


def following(chance: int) -> int:
    """Return the state of the sequence after one draw."""
    return drawn(chance, 1)[1]


def shuffle(cards: list[int], chance: int) -> int:
    """Shuffle a list in place and return the state of the sequence afterwards.

    The words for the swaps are further hashes of the state; the state after it is that after one draw.
    """
    if len(cards) < 2:
        return chance
    if chance <= MASK:
        return _shuffle_quickly(cards, chance)
    state = chance.to_bytes(STATE_BYTES, "big")
    block = 0
    words: tuple[int, ...] = ()
    used = WORDS_OF_A_BLOCK
    bits = 0
    for last in range(len(cards) - 1, 0, -1):
        if bits <= ENOUGH:
            if used == WORDS_OF_A_BLOCK:
                block += 1
                words = BLOCK_OF_WORDS.unpack(blake2b(state + block.to_bytes(BLOCK_BYTES, "big")).digest())
                used = 0
            bits = words[used] >> SPARE
            used += 1
        limit = last + 1
        other = bits % limit
        bits //= limit
        cards[last], cards[other] = cards[other], cards[last]
    return _state_in(blake2b(state).digest())


def shuffle_imagined(cards: list[T], chance: int) -> int:
    """Shuffle a list for a world that is only imagined; return the quick sequence afterwards.

    One draw begins a sequence of products, made of numbers that a machine has in one word.
    """
    word, chance = drawn(chance & MASK, LEHMER - 1)
    lehmer: i64 = word + 1
    last: i64
    for last in range(len(cards) - 1, 0, -1):
        lehmer = lehmer * LEHMER_FACTOR % LEHMER
        other = lehmer * (last + 1) >> LEHMER_BITS
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    return chance


def chance_text(chance: int) -> str:
    """Return a state of the sequence as hexadecimal text.

    >>> chance_text(255), read_chance("ff")
    ('ff', 255)
    """
    return f"{chance:x}"


def read_chance(text: object) -> int:
    """Return the state of the sequence that a text stands for."""
    if isinstance(text, str) and 0 < len(text) <= 2 * STATE_BYTES and not set(text) - set("0123456789abcdef"):
        chance = int(text, 16)
        if chance <= MASK or chance >= HIGHEST:
            return chance
    raise Unreadable(
        f"chance must be hexadecimal text, of {2 * STATE_BYTES} digits or at most {2 * WORD_BYTES}, "
        f"not {text!r:.80}"
    )


def _state_in(digest: bytes) -> int:
    """Return the state of the sequence that the first half of a hash stands for."""
    return int.from_bytes(digest[:STATE_BYTES], "big") | HIGHEST


def _mixed(chance: int) -> int:
    """Return the 64 random bits that belong to a state of the quick sequence, which is SplitMix64."""
    z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def _shuffle_quickly(cards: list[int], chance: int) -> int:
    bits = 0
    for last in range(len(cards) - 1, 0, -1):
        if bits <= ENOUGH:
            chance = (chance + GAMMA) & MASK
            bits = _mixed(chance) >> SPARE
        limit = last + 1
        other = bits % limit
        bits //= limit
        cards[last], cards[other] = cards[other], cards[last]
    return chance


@final
class Source:
    """A stream of random numbers for those who stand outside a state: bots, drivers, tests."""

    __slots__ = ("_bits", "_words", "chance")

    def __init__(self, *numbers: int) -> None:
        self.chance = seeded(*numbers)
        self._bits = 0
        self._words: list[int] = []

    @classmethod
    def going_on(cls, chance: int) -> "Source":
        """Return the stream that goes on from a state of a sequence, hashed or quick."""
        source = cls()
        source.chance = chance
        return source

    def below(self, limit: int) -> int:
        """Draw a number in 0 … limit - 1."""
        bits = self._bits
        if bits <= ENOUGH:
            bits = self._word() >> SPARE
        self._bits = bits // limit
        return bits % limit

    def pick(self, options: list[int]) -> int:
        """Draw one of several numbers."""
        return options[self.below(len(options))]

    def _word(self) -> int:
        """Draw 64 bits."""
        if self.chance <= MASK:
            self.chance = (self.chance + GAMMA) & MASK
            return _mixed(self.chance)
        if not self._words:
            digest = blake2b(self.chance.to_bytes(STATE_BYTES, "big")).digest()
            self.chance = _state_in(digest)
            self._words = list(WORDS_OF_A_DRAW.unpack(digest[STATE_BYTES:]))
        return self._words.pop()
