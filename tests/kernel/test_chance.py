"""Chance is one int: the same everywhere, fair, and never shared by accident."""

import json
import re
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from math import sqrt

import pytest

from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import (
    MASK,
    Source,
    below,
    chance_text,
    following,
    quick,
    read_chance,
    seeded,
    shuffle,
)
from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Unreadable

SEQUENCES = pytest.mark.parametrize("begin", [seeded, quick])


def test_the_sequence_is_blake2b_of_its_state_half_of_it_the_next_state() -> None:
    chance = seeded(7)
    digest = blake2b(chance.to_bytes(32, "big")).digest()
    assert following(chance) == int.from_bytes(digest[:32], "big") | 1 << 255
    assert below(chance, 1000) == int.from_bytes(digest[32:], "big") % 1000


def test_the_quick_sequence_is_splitmix64() -> None:
    words = []
    chance = 0
    for _ in range(3):
        words.append(below(chance, 1 << 64))
        chance = following(chance)
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert following(MASK) == following(-1 & MASK) <= MASK


@pytest.mark.parametrize("seed", [0, 1, -1, MASK, 1 << 64, 1 << 300])
def test_a_sequence_that_was_seeded_is_hashed_and_stays_so(seed: int) -> None:
    chance = seeded(seed)
    for _ in range(100):
        assert chance.bit_length() == 256
        chance = following(chance)
    assert shuffle(list(range(9)), chance).bit_length() == 256


@pytest.mark.parametrize("game", ["arcane_alley", "merchants_of_magick"])
@pytest.mark.parametrize("seed", [0, 7, MASK, 1 << 200])
def test_no_tables_chance_is_ever_a_quick_one(game: str, seed: int) -> None:
    s = find_box(game).open(Setup(3)).new(seed)
    source = Source(seed)
    while s.asks:
        assert s.chance.bit_length() == 256
        s.choose(source.pick(s.asks[0].options), s.asks[0].seat)


@pytest.mark.parametrize("game", ["arcane_alley", "merchants_of_magick"])
def test_no_view_holds_chance(game: str) -> None:
    rules = find_box(game).open(Setup(3))
    s = rules.new(7)
    assert chance_text(s.chance) in rules.write_position(s)
    for seat in range(-1, 3):
        view = rules.view(s, seat)
        shown = json.dumps(view.to_json()) + rules.write_view(view)
        assert chance_text(s.chance) not in shown
        assert str(s.chance) not in shown


def test_an_imagined_world_has_a_quick_chance_where_it_was_given_one() -> None:
    game = find_box("arcane_alley").open(Setup(3))
    world = game.imagine(game.view(game.new(1), 0), quick(5))
    source = Source(1)
    while world.asks:
        assert world.chance <= MASK
        world.choose(source.pick(world.asks[0].options), world.asks[0].seat)


def test_chance_is_written_as_hexadecimal_text_and_read_back() -> None:
    for chance in (0, 255, MASK, seeded(1)):
        assert read_chance(chance_text(chance)) == chance
    assert chance_text(seeded(1)) == f"{seeded(1):x}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0x12",
        "FF",
        "-1",
        "1_0",
        " 1",
        "g",
        "1" * 65,
        "1" * 17,
        "7" + "f" * 63,
        "11153113413392217018",
        12,
        None,
        ["a"],
    ],
)
def test_text_that_is_no_chance_is_refused_in_a_sentence(text: object) -> None:
    with pytest.raises(Unreadable, match="chance must be hexadecimal text, of 64 digits or at most 16"):
        read_chance(text)


def test_a_diagram_with_a_wrong_chance_says_its_line() -> None:
    game = find_box("arcane_alley").open(Setup(2))
    diagram = game.write_position(game.new(1))
    number = next(n for n, line in enumerate(diagram.splitlines(), 1) if line.startswith("chance: "))
    wrong = re.sub("chance: .*", "chance: twelve", diagram)
    with pytest.raises(Unreadable, match=f"line {number}: chance must be hexadecimal"):
        game.box.read_position(wrong)


def test_every_list_of_numbers_seeds_a_sequence_of_its_own() -> None:
    lists = [(0,), (1,), (2,), (12,), (1 << 64,), (0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (1, 2, 3), (-1,)]
    assert len({seeded(*numbers) for numbers in lists}) == len(lists)
    assert len({quick(*numbers) for numbers in lists}) == len(lists)
    assert all(0 <= quick(*numbers) <= MASK for numbers in lists)


def test_a_seed_always_means_the_same_sequence() -> None:
    assert seeded(7) == seeded(7)
    assert seeded(7, 3) == seeded(7, 3)


@SEQUENCES
@pytest.mark.parametrize("limit", [1, 2, 3, 9, 113])
def test_a_number_drawn_lies_below_its_limit(begin: Callable[[int], int], limit: int) -> None:
    drawn = {below(begin(seed), limit) for seed in range(50 * limit)}
    assert drawn == set(range(limit))


def is_even(counts: list[int]) -> bool:
    """Whether counts are as even as those of fair draws: chi-squared within four of its own deviations."""
    mean = sum(counts) / len(counts)
    spread = sum((count - mean) ** 2 for count in counts) / mean
    free = len(counts) - 1
    return abs(spread - free) < 4 * sqrt(2 * free)


@SEQUENCES
@pytest.mark.parametrize("faces", [3, 6, 8, 10, 12, 5760])
def test_dice_in_a_row_are_fair_alone_and_in_pairs(begin: Callable[[int], int], faces: int) -> None:
    agenda: list[Frame] = []
    s = State(1, agenda, begin(faces))
    rolled = [s.below(faces) for _ in range(20_000)]
    counts = Counter(rolled)
    if faces <= 12:
        assert is_even([counts[face] for face in range(faces)])
        pairs = Counter(zip(rolled[::2], rolled[1::2], strict=True))
        assert is_even([pairs[one, other] for one in range(faces) for other in range(faces)])
    else:
        tenths = Counter(10 * number // faces for number in rolled)
        assert is_even([tenths[tenth] for tenth in range(10)])


@SEQUENCES
def test_every_card_comes_to_every_place_equally_often(begin: Callable[[int], int]) -> None:
    places = [[0] * 40 for _ in range(40)]
    chance = begin(3)
    for _ in range(4000):
        cards = list(range(40))
        chance = shuffle(cards, chance)
        for place, card in enumerate(cards):
            places[card][place] += 1
    assert is_even([count for card in places for count in card])


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


@SEQUENCES
def test_every_order_is_equally_likely(begin: Callable[[int], int]) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(cards, begin(seed))
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert is_even(list(orders.values()))


@SEQUENCES
def test_a_state_that_draws_goes_on_in_its_sequence_and_raises_the_wall(begin: Callable[[int], int]) -> None:
    agenda: list[Frame] = []
    s = State(2, agenda, begin(3))
    drawn = [s.below(1000), s.below(1000)]
    assert drawn == [below(begin(3), 1000), below(following(begin(3)), 1000)]
    assert s.learned == 2
    cards = list(range(10))
    expected = list(range(10))
    after = shuffle(expected, s.chance)
    s.shuffle(cards)
    assert cards == expected
    assert (s.chance, s.learned) == (after, 3)


@pytest.mark.parametrize("cards", [2, 9, 113, 5000])
def test_a_shuffle_of_any_size_is_one_draw_of_the_hashed_sequence(cards: int) -> None:
    assert shuffle(list(range(cards)), seeded(2)) == following(seeded(2))


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


def test_a_source_goes_on_from_a_state_of_either_sequence() -> None:
    assert Source.going_on(seeded(4)).below(1000) == Source(4).below(1000)
    rolled = Source.going_on(quick(4))
    counts = Counter(rolled.below(6) for _ in range(6000))
    assert rolled.chance <= MASK
    assert is_even([counts[face] for face in range(6)])


def test_a_source_picks_one_of_the_options() -> None:
    source = Source(4)
    assert {source.pick([3, 8, 21]) for _ in range(100)} == {3, 8, 21}
    assert source.pick([5]) == 5
