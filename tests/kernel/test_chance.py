"""Chance is one int: the same everywhere, fair, and never shared by accident."""

from collections import Counter

import pytest

from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import MASK, Source, below, following, mixed, seeded, shuffle
from hexmonger.kernel.state import State


def test_the_sequence_is_splitmix64() -> None:
    first = following(0)
    second = following(first)
    third = following(second)
    assert [mixed(chance) for chance in (first, second, third)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_the_sequence_stays_within_64_bits() -> None:
    assert following(MASK) == following(-1 & MASK) <= MASK
    assert all(0 <= mixed(chance) <= MASK for chance in (0, 1, MASK, MASK >> 1))


def test_every_list_of_numbers_seeds_a_sequence_of_its_own() -> None:
    lists = [(0,), (1,), (2,), (1 << 64,), (0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (1, 2, 3)]
    assert len({seeded(*numbers) for numbers in lists}) == len(lists)
    assert all(0 <= seeded(*numbers) <= MASK for numbers in lists)


def test_a_seed_always_means_the_same_sequence() -> None:
    assert seeded(7) == seeded(7)
    assert seeded(7, 3) == seeded(7, 3)


@pytest.mark.parametrize("limit", [1, 2, 3, 9, 113])
def test_a_number_drawn_lies_below_its_limit(limit: int) -> None:
    drawn = {below(seeded(seed), limit) for seed in range(50 * limit)}
    assert drawn == set(range(limit))


def test_numbers_drawn_are_equally_likely() -> None:
    counts = Counter(below(seeded(seed), 6) for seed in range(6000))
    assert all(900 < counts[number] < 1100 for number in range(6))


def test_a_shuffle_loses_no_card_and_doubles_none() -> None:
    cards = list(range(113))
    shuffle(cards, seeded(1))
    assert sorted(cards) == list(range(113))
    assert cards != list(range(113))


def test_the_same_chance_shuffles_the_same_way() -> None:
    once, again = list(range(20)), list(range(20))
    assert shuffle(once, seeded(5)) == shuffle(again, seeded(5))
    assert once == again


def test_a_shuffle_returns_the_chance_to_go_on_with() -> None:
    cards = list(range(20))
    chance = shuffle(cards, seeded(5))
    again = list(range(20))
    assert shuffle(again, chance) != chance != seeded(5)
    assert again != cards


@pytest.mark.parametrize("cards", [[], [4]])
def test_a_shuffle_of_fewer_than_two_cards_draws_nothing(cards: list[int]) -> None:
    before = cards[:]
    assert shuffle(cards, 99) == 99
    assert cards == before


def test_every_order_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        cards = [0, 1, 2]
        shuffle(cards, seeded(seed))
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_a_state_that_draws_goes_on_in_its_sequence_and_raises_the_wall() -> None:
    agenda: list[Frame] = []
    s = State(2, agenda, seeded(3))
    drawn = [s.below(1000), s.below(1000)]
    first = following(seeded(3))
    assert drawn == [below(first, 1000), below(following(first), 1000)]
    assert s.learned == 2
    cards = list(range(10))
    expected = list(range(10))
    after = shuffle(expected, s.chance)
    s.shuffle(cards)
    assert cards == expected
    assert (s.chance, s.learned) == (after, 3)


def test_a_source_draws_the_same_numbers_for_the_same_seed() -> None:
    once, again, other = Source(4, 1), Source(4, 1), Source(4, 2)
    drawn = [once.below(10) for _ in range(100)]
    assert drawn == [again.below(10) for _ in range(100)]
    assert drawn != [other.below(10) for _ in range(100)]


def test_a_source_draws_all_numbers_below_a_limit_equally_often() -> None:
    source = Source(4)
    counts = Counter(source.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_a_source_picks_one_of_the_options() -> None:
    source = Source(4)
    assert {source.pick([3, 8, 21]) for _ in range(100)} == {3, 8, 21}
    assert source.pick([5]) == 5
