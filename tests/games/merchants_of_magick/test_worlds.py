"""What an order can be that nobody has seen yet, and the worlds in which it is that."""

import json

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import deal
from tests.games.merchants_of_magick.game import GAME

NOTHING_SETTLED: frozenset[int] = frozenset()


def looks_of(s: MerchantState) -> list[str]:
    """Return all that everybody may know of a position."""
    return [json.dumps(GAME.view(s, seat).to_json()) for seat in range(-1, s.seats)]


def exchanged(s: MerchantState, card: int, other: int) -> MerchantState:
    """Return a world in which two orders have changed places."""
    world = s.clone()
    GAME.exchange(world, card, other)
    return world


def test_an_unseen_order_can_be_of_each_kind_that_is_unseen_and_nobody_can_tell() -> None:
    game = BOX.open(Setup(3))
    for seed in range(4):
        s = game.new(seed)
        source = Source(seed)
        for _ in range(60):
            ask = s.asks[source.below(len(s.asks))]
            s.choose(source.pick(ask.options), ask.seat)
        card = s.deck[-1]
        unseen = [other for other in range(len(s.kind_of)) if not s.seen >> other & 1]
        found = game.could_be(s, 0, card, False, NOTHING_SETTLED)
        assert found[0] == card
        assert sorted(s.kind_of[other] for other in found) == sorted({s.kind_of[other] for other in unseen})
        for other in found:
            world = exchanged(s, card, other)
            assert world.deck[-1] == other
            assert not game.broken_law(world)
            assert looks_of(world) == looks_of(s)
            assert exchanged(world, card, other).to_json() == s.to_json()


def test_what_is_settled_stays() -> None:
    s = BOX.open(Setup(2)).new(1)
    card, *others = reversed(s.deck)
    assert GAME.could_be(s, 0, card, False, frozenset(others[3:])) == [card, *sorted(others[:3])]
    assert GAME.could_be(s, 0, card, False, frozenset({card})) == []


def test_copies_of_one_kind_count_once() -> None:
    game = BOX.open(Setup(2, {"edition": "many", "edition.orders.fiery_pendant.copies": "9"}))
    s = game.new(1)
    kinds = [s.kind_of[other] for other in game.could_be(s, 0, s.deck[-1], False, NOTHING_SETTLED)]
    assert len(kinds) == len(set(kinds))


def test_an_order_that_lies_face_down_may_be_one_of_the_deck() -> None:
    s = deal("""
        round: 10, over
        seat 1:
          line: Fiery Ring, (Divine Ring), FiPe
        seat 2:
        seat 3:
    """).state
    card = s.line[0][1]
    found = GAME.could_be(s, 1, card, False, NOTHING_SETTLED)
    assert sorted(found) == sorted([card, *s.deck])
    for other in found:
        world = exchanged(s, card, other)
        assert (world.line[0][1], world.down) == (other, 1 << other)
        assert sorted([*world.deck, other]) == sorted([*s.deck, card])


def test_what_everybody_knows_can_be_nothing_else() -> None:
    s = BOX.open(Setup(2)).new(1)
    assert GAME.could_be(s, 0, s.line[0][0], False, NOTHING_SETTLED) == []
