"""Bots and outlooks of other people may build on ours, whether those are compiled or not."""

from collections.abc import Sequence
from typing import Any

import pytest

from hexmonger.bots.arcane_alley import AlleyOutlook
from hexmonger.bots.greedy import Greedy
from hexmonger.bots.merchants_of_magick import MerchantOutlook
from hexmonger.bots.uniform import Uniform
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import play_out
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.view import View


class Counting(Greedy[Any, Any]):
    """Plays as greedy does, and counts its answers."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(game, seed)
        self.answers = 0

    def choose(self, view: Any, told: Sequence[Event] = (), answered: int = 0) -> int:
        self.answers += 1
        return super().choose(view, told, answered)


class First(Uniform):
    """Takes the first option, and nothing but its options is shown to it."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> int:
        assert not hasattr(view, "store")
        return view.options[0]


class Generous(AlleyOutlook):
    """Likes nothing better than other people's gold."""

    valued = 0

    def value(self, s: AlleyState) -> float:
        Generous.valued += 1
        return sum(s.gold) - 2 * super().value(s)


class Thirsty(MerchantOutlook):
    """Finds potions worth ten times as much."""

    def purse(self, potions: int, extra: int) -> float:
        return 10 * super().purse(potions, extra)


def played(name: str, seats: int, *kinds: Any) -> tuple[list[Any], list[int]]:
    """Return bots that have played a game, and its scores."""
    game = find_box(name).open(Setup(seats))
    s = game.new(5)
    bots = [kind(game, seed) for seed, kind in enumerate(kinds)]
    play_out(game, s, bots)
    return bots, list(game.scores(s))


def test_a_bot_that_builds_on_ours_is_asked_in_its_place() -> None:
    (counting, _), scores = played("arcane_alley", 2, Counting, First)
    assert counting.answers > 10
    assert scores == played("arcane_alley", 2, Greedy, First)[1]


def test_an_outlook_that_builds_on_ours_is_asked_in_its_place() -> None:
    def generous(game: Game[AlleyState, AlleyView], seed: int) -> Greedy[AlleyState, AlleyView]:
        return Greedy(game, seed, Generous)

    Generous.valued = 0
    _, scores = played("arcane_alley", 2, generous, Greedy)
    assert Generous.valued > 100
    assert scores[0] < scores[1]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_an_outlook_replaces_is_used_by_the_rest_of_it(seed: int) -> None:
    game = find_box("merchants_of_magick").open(Setup(1))
    view = game.view(game.new(seed), 0)
    assert Thirsty(game, view, 0).value(game.new(seed)) > MerchantOutlook(game, view, 0).value(game.new(seed))
