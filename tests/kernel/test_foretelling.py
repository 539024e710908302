"""Nobody foretells chance from what the table has shown: two attacks that solve the quick sequence.

SplitMix64 was once the sequence of every table. Both attacks invert it: the first cards off a shuffled
deck tell the last digits of a 62-bit word, so that the word is one of some 2^35, each of them leads back
to one state, and the cards that follow say which. A compiled search through all of them takes a minute
or two. Here the attacker is told the word to within `WINDOW` candidates, and searches those: the step
that makes it quick is given away, all others are as they were. Of the hashed sequence the attacker
is told just as much, of the first word of the shuffle, and learns nothing by it.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.kernel.chance import GAMMA, MASK, Source, following, quick, seeded, shuffle
from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from tests.rules import rule

WINDOW = 1 << 11
SPARE = 2
# Cards whose places in one word are certain: more of them, and the word may have been used up.
CERTAIN = 4


def mixed(chance: int) -> int:
    """Return the 64 bits of SplitMix64 that belong to a state."""
    z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def unmixed(word: int) -> int:
    """Return the state that mixes to 64 bits."""
    word ^= (word >> 31) ^ (word >> 62)
    word = (word * pow(0x94D049BB133111EB, -1, 1 << 64)) & MASK
    word ^= (word >> 27) ^ (word >> 54)
    word = (word * pow(0xBF58476D1CE4E5B9, -1, 1 << 64)) & MASK
    return word ^ (word >> 30) ^ (word >> 60)


def test_mixing_can_be_undone() -> None:
    assert all(unmixed(mixed(chance)) == chance for chance in (0, 1, MASK, GAMMA, seeded(1) & MASK))


def shuffled(cards: int, chance: int, most: int) -> tuple[list[int], int]:
    """Shuffle by SplitMix64; return the first so many cards off the end, and the state afterwards."""
    deck = list(range(cards))
    bits = 0
    for last in range(cards - 1, max(0, cards - 1 - most), -1):
        if bits <= 1 << 32:
            chance = (chance + GAMMA) & MASK
            bits = mixed(chance) >> SPARE
        bits, other = divmod(bits, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck[::-1][:most], chance


def solved(cards: int, dealt: list[int], hint: int) -> int | None:
    """Return the state before a shuffle of so many cards, of which the first dealt are known; none if no
    state of SplitMix64 deals them. `hint` is the first word to within the window."""
    deck = list(range(cards))
    known, scale = 0, 1
    for last, card in zip(range(cards - 1, 0, -1), dealt[:CERTAIN], strict=False):
        other = deck.index(card)
        deck[last], deck[other] = deck[other], deck[last]
        known += scale * other
        scale *= last + 1
    first = hint // scale // WINDOW * WINDOW
    for quotient in range(first, first + WINDOW):
        for spare in range(1 << SPARE):
            word = (known + scale * quotient) << SPARE | spare
            chance = (unmixed(word & MASK) - GAMMA) & MASK
            # The card after those that are certain rules nearly all candidates out.
            if shuffled(cards, chance, CERTAIN + 1)[0][-1] != dealt[CERTAIN]:
                continue
            if shuffled(cards, chance, len(dealt))[0] == dealt:
                return chance
    return None


def first_word(chance: int) -> int:
    """Return the first word of a shuffle from a state of either sequence, without the spare bits."""
    if chance <= MASK:
        return mixed((chance + GAMMA) & MASK) >> SPARE
    block = blake2b(chance.to_bytes(32, "big") + (1).to_bytes(4, "big")).digest()
    return int.from_bytes(block[:8], "big") >> SPARE


def set_up(game: str, seats: int, chance: int) -> State:
    """Return a table that begins with a state of either sequence, as no door would set it up."""
    bound = find_box(game).open(Setup(seats))
    s: State = bound.blank(chance)
    bound.deal(s)
    return s


SEQUENCES = pytest.mark.parametrize(("begin", "is_solved"), [(quick, True), (seeded, False)])


@rule("AA-96")
@SEQUENCES
@pytest.mark.parametrize("seed", range(3))
def test_eight_cards_foretell_the_rest_of_the_shuffle_and_all_later_ones_only_of_the_quick_sequence(
    begin: Callable[[int], int], is_solved: bool, seed: int
) -> None:
    s: Any = set_up("arcane_alley", 2, begin(seed))
    before = s.chance
    cards = len(s.deck)
    s.shuffle(s.deck)
    dealt = s.deck[::-1]
    found = solved(cards, dealt[:8], first_word(before))
    assert (found == before) is is_solved
    if found is None:
        return
    foretold, after = shuffled(cards, found, cards - 1)
    assert foretold == dealt[:-1]
    # What is known after one shuffle is known of all that follow.
    assert after == s.chance


@rule("AA-96")
@SEQUENCES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_spectator_foretells_the_order_deck_and_every_die_only_of_the_quick_sequence(
    begin: Callable[[int], int], is_solved: bool, seed: int
) -> None:
    s: Any = set_up("merchants_of_magick", 5, begin(seed))
    # The orders are shuffled after the adventurers and the two masteries were drawn.
    before = following(following(shuffle(list(range(len(ADVENTURERS))), begin(seed))))
    lines = [card for line in s.line for card in line]
    cards = len(s.kind_of)
    found = solved(cards, lines, first_word(before))
    assert (found is not None) is is_solved
    if found is None:
        return
    foretold, chance = shuffled(cards, found, cards - 1)
    assert foretold[len(lines) :] == s.deck[:0:-1]
    s.advance()
    source = Source(seed)
    rolled = [tuple(s.dice)]
    while s.asks:
        s.choose(source.pick(s.asks[0].options), s.asks[0].seat)
        if len(rolled) < s.round:
            rolled.append(tuple(s.dice))
    told = []
    for _ in range(10):
        chance = (chance + GAMMA) & MASK
        fallen = mixed(chance) * 6 * 8 * 10 * 12 >> 64
        told.append((fallen % 6 + 1, fallen // 6 % 8 + 1, fallen // 48 % 10 + 1, fallen // 480 + 1))
    assert told == rolled
