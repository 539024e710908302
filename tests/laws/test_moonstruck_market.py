"""Random play with Moonstruck Market, held to every law."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.arcane_alley import GAME
from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS
from hexmonger.games.arcane_alley.moonstruck_market.state import STALLS, MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.view import FIRST_CODE, SEATS_BITS
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY, SELL
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Setup
from hexmonger.kernel.laws import play_lawfully
from tests.laws.market_setups import MODULE, setup_from, setups
from tests.laws.test_clone import mutable_parts, slots_of

SEEDS = st.integers(0, 1 << 62)
CHOICES = st.lists(st.integers(0, 999), max_size=30)
STRETCH = 7


@pytest.mark.parametrize("part", range(4))
@given(setup=setups(short=True), seed=SEEDS, choices=CHOICES, first=st.integers(0, 120))
@settings(max_examples=30)
def test_every_law_holds_at_every_question_of_a_stretch(
    part: int, setup: Setup, seed: int, choices: list[int], first: int
) -> None:
    play_lawfully(
        GAME,
        setup,
        seed + part,
        choices,
        look_closely=lambda ply: first <= ply < first + STRETCH,
        most=first + STRETCH,
    )


@pytest.mark.parametrize("part", range(4))
@given(setup=setups(short=True), seed=SEEDS)
@settings(max_examples=100)
def test_short_games_keep_every_item_and_come_to_an_end(part: int, setup: Setup, seed: int) -> None:
    end = play_lawfully(GAME, setup, seed + part, look_closely=lambda ply: False)
    assert end.is_over
    assert not end.agenda


@pytest.mark.parametrize("part", range(2))
@given(setup=setups(), seed=SEEDS, close=st.integers(0, 600))
@settings(max_examples=20)
def test_whole_games_keep_every_item_and_come_to_an_end(
    part: int, setup: Setup, seed: int, close: int
) -> None:
    end = play_lawfully(GAME, setup, seed + part, look_closely=lambda ply: ply == close)
    assert end.is_over


def broken_market_law(s: MarketState) -> str:
    """Return what is wrong with the market or what lies sideways; empty if nothing is."""
    if s.phase == SELL and len(s.market) < STALLS and s.deck:
        return "a stall is empty, but the deck is not"
    if any(s.seen[card] != s.everyone for card in s.market):
        return "not everyone knows the market"
    if not set(s.sideways) <= set(s.discard):
        return "something lies sideways that is not in the discard"
    if s.barred != NOBODY and not any(s.barred in stash for stash in s.stash):
        return "what was drawn sideways is in no stash"
    if s.phase == SELL and s.light not in LIGHTS:
        return f"the die shows {s.light} in a Sell phase"
    return ""


@given(number=st.integers(0, 1 << 40), seed=SEEDS)
@settings(max_examples=60)
def test_the_market_is_full_and_the_die_shows_a_side_at_every_question(number: int, seed: int) -> None:
    s = GAME.new(setup_from(Source(number), short=True), seed)
    source = Source(seed)
    while s.asks:
        assert isinstance(s, MarketState)
        assert not broken_market_law(s)
        s.choose(source.pick(s.asks[0].options))


def pool_of(code: int) -> int:
    """Return what the code of a card that can't be known tells of its past and its back."""
    return (FIRST_CODE - code) >> SEATS_BITS


@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_view_shows_the_backs_that_lie_in_sight_and_no_others(seed: int) -> None:
    s = GAME.new(setup_from(Source(seed), short=True), seed)
    source = Source(seed)
    while s.asks:
        assert isinstance(s, MarketState)
        back_of = s.rules.back_of
        for seat in range(-1, s.seats):
            view = GAME.view(s, seat)
            assert isinstance(view, MarketView)
            for mine, seen in zip(s.store + s.stash, view.store + view.stash, strict=True):
                for card, code in zip(mine, seen, strict=True):
                    if code < HOLE:
                        assert pool_of(code) % 2 == back_of[s.kind_of[card]]
            hidden = {code for code in view.deck[: -s.showing] if code < HOLE}
            # Further down, codes tell the shuffle and who else knows the card, but not its back.
            assert all(pool_of(code) >= 2 * (s.pools + 1) for code in hidden)
        s.choose(source.pick(s.asks[0].options))


def test_a_clone_shares_no_list_with_its_original() -> None:
    source = Source(5)
    s = GAME.new(Setup(4, {"modules": MODULE, "wizards": "random with promos"}), 5)
    assert "market" in slots_of(s)
    while s.asks:
        copy = s.clone()
        for slot in slots_of(s):
            mine, other = getattr(s, slot), getattr(copy, slot)
            assert mine == other or slot in ("rules", "moons", "told"), slot
            shared = {id(part) for part in mutable_parts(mine)} & {id(part) for part in mutable_parts(other)}
            assert not shared, slot
        s.choose(source.pick(s.asks[0].options))


def test_made_up_set_ups_of_all_sorts_can_be_dealt() -> None:
    made = [setup_from(Source(number)) for number in range(400)]
    assert {setup.seats for setup in made} == {2, 3, 4, 5, 6}
    assert len({setup.options["recipe"] for setup in made}) == 7
    assert any("bones" in setup.options["wizards"] for setup in made)
    for setup in made:
        assert GAME.new(setup, 1).asks
