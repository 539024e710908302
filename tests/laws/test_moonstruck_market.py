"""What random play with Moonstruck Market keeps to besides the laws of every game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.view import back_shown
from hexmonger.games.arcane_alley.zones import HOLE, SELL
from hexmonger.kernel.chance import Source
from tests.games.arcane_alley.game import GAME
from tests.laws.market_setups import setup_from

SEEDS = st.integers(0, 1 << 62)


@given(number=st.integers(0, 1 << 40), seed=SEEDS)
@settings(max_examples=60)
def test_the_market_is_full_and_the_die_shows_a_side_at_every_question(number: int, seed: int) -> None:
    s = BOX.open(setup_from(Source(number), short=True)).new(seed)
    source = Source(seed)
    while s.asks:
        assert isinstance(s, MarketState)
        assert not s.broken_law()
        assert s.phase != SELL or s.light in LIGHTS
        s.choose(source.pick(s.asks[0].options))


@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_view_shows_the_backs_that_lie_in_sight_and_no_others(seed: int) -> None:
    s = BOX.open(setup_from(Source(seed), short=True)).new(seed)
    source = Source(seed)
    while s.asks:
        assert isinstance(s, MarketState)
        back_of = s.rules.back_of
        for seat in range(-1, s.seats):
            view = GAME.view(s, seat)
            assert isinstance(view, MarketView)
            for mine, seen in zip(s.store, view.store, strict=True):
                for card, code in zip(mine, seen, strict=True):
                    if code < HOLE:
                        assert back_shown(code) == back_of[s.kind_of[card]]
            hidden = {back_shown(code) for code in view.deck[: -s.showing] if code < HOLE}
            # Further down, codes do not tell the back.
            assert hidden <= {s.rules.backs}
            hands = [
                sorted(back_shown(code) if code < HOLE else back_of[view.kind_of[code]] for code in hand)
                for hand in view.stash
            ]
            for hand, cards in zip(hands, s.stash, strict=True):
                backs = sorted(back_of[s.kind_of[card]] for card in cards)
                assert hand == backs or (s.asks[0].question.name == "slot" and len(hand) == len(backs) + 1)
        s.choose(source.pick(s.asks[0].options))


def test_made_up_set_ups_of_all_sorts_can_be_dealt() -> None:
    made = [setup_from(Source(number)) for number in range(400)]
    assert {setup.seats for setup in made} == {2, 3, 4, 5, 6}
    assert len({setup.options["recipe"] for setup in made}) == 7
    assert any("bones" in setup.options["wizards"] for setup in made)
    assert {setup.options.get("arrange", "as dealt") for setup in made} == {"as dealt", "by players"}
    for setup in made:
        assert BOX.open(setup).new(1).asks
