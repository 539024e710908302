"""Random play of Merchants of Magick held to every law: closely for a stretch, and from start to end."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.laws import play_lawfully, seat_knows_its_view_alone
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import deal
from tests.games.merchants_of_magick.game import GAME
from tests.laws.merchants_setups import setups
from tests.laws.test_clone import mutable_parts, slots_of

SEEDS = st.integers(0, 1 << 62)
CHOICES = st.lists(st.integers(0, 999), max_size=30)
STRETCH = 4


@given(setup=setups(short=True), seed=SEEDS, choices=CHOICES, first=st.integers(0, 60))
@settings(max_examples=50)
def test_every_law_holds_at_every_question_of_a_stretch(
    setup: Setup, seed: int, choices: list[int], first: int
) -> None:
    play_lawfully(
        BOX.open(setup),
        seed,
        choices,
        look_closely=lambda ply: first <= ply < first + STRETCH,
        most=first + STRETCH,
    )


@pytest.mark.parametrize("part", range(4))
@given(setup=setups(), seed=SEEDS, close=st.integers(0, 300))
@settings(max_examples=20)
def test_whole_games_keep_every_order_and_come_to_an_end(
    part: int, setup: Setup, seed: int, close: int
) -> None:
    end = play_lawfully(BOX.open(setup), seed + part, look_closely=lambda ply: ply == close)
    assert end.is_over
    assert isinstance(end, MerchantState)
    assert 1 in GAME.places(end)


@pytest.mark.parametrize("watcher", [-1, 1])
def test_a_free_mark_that_brings_another_shows_only_to_its_seat(watcher: int) -> None:
    table = deal("""
        dice: d6 6, d8 8, d10 9, d12 12
        seat 1: adventurer wizard
          line: DiCr, ShRiDr, EvRiOr, DiPlDr
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
          Greaves 7 - [5]
        seat 2:
    """).mark("d6 Crossbow leather")
    ask = table.ask
    choice = read_choice(table.state, ask, "Greaves steel")
    assert choice is not None
    after = table.state.clone()
    after.choose(choice, ask.seat)
    assert (after.lanes[0], after.learned) == (table.state.lanes[0], table.state.learned)
    for chance in range(20):
        seat_knows_its_view_alone(GAME, table.state, choice, ask.seat, watcher, Source(chance))


@given(setup=setups(), seed=SEEDS, ways=st.tuples(SEEDS, SEEDS))
@settings(max_examples=30)
def test_whoever_answers_first_the_game_is_the_same(setup: Setup, seed: int, ways: tuple[int, int]) -> None:
    """Each seat answers by its own mind alone; only who answers when is drawn differently."""
    ends: set[str] = set()
    for way in ways:
        s = BOX.open(setup).new(seed)
        order = Source(way)
        minds = [Source(seed, seat) for seat in range(setup.seats)]
        while s.asks:
            ask = s.asks[order.below(len(s.asks))]
            s.choose(minds[ask.seat].pick(ask.options), ask.seat)
            assert min(s.potions) >= 0
        ends.add(json.dumps(s.to_json()))
    assert len(ends) == 1


def test_a_clone_shares_no_list_with_its_original_in_any_slot() -> None:
    source = Source(5)
    s = BOX.open(Setup(4)).new(5)
    assert len(slots_of(s)) > 30
    while s.asks:
        copy = s.clone()
        for slot in slots_of(s):
            mine, other = getattr(s, slot), getattr(copy, slot)
            assert mine == other or slot in ("drawn", "rules", "told"), slot
            shared = {id(part) for part in mutable_parts(mine)} & {id(part) for part in mutable_parts(other)}
            assert not shared or slot == "rules", slot
        ask = s.asks[source.below(len(s.asks))]
        s.choose(source.pick(ask.options), ask.seat)
