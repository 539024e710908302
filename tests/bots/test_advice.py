"""Advice: the best answers for a seat, what they are worth, and why."""

from typing import Any

import pytest

from hexmonger.bots import make_bot
from hexmonger.bots.advice import advise, adviser, adviser_of
from hexmonger.bots.considered import Considered, reach
from hexmonger.kernel import Match, Setup, Source, find_box
from hexmonger.kernel.events import Event
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Game
from hexmonger.words import words_of
from hexmonger.words.foretelling import reason

TABLES = [
    ("arcane_alley", Setup(3, {"wizards": "random"})),
    ("arcane_alley", Setup(2)),
    ("arcane_alley", Setup(3, {"modules": "moonstruck_market"})),
    ("merchants_of_magick", Setup(2)),
    ("merchants_of_magick", Setup(1)),
]


def under_way(game: Game[Any, Any], seed: int, choices: int) -> Match:
    """Return a match some random choices into it."""
    match = Match(game, seed, ["a"] * game.seats)
    source = Source(seed, 1)
    for _ in range(choices):
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat)
    return match


@pytest.mark.parametrize(("name", "setup"), TABLES)
def test_the_three_best_are_legal_lines_in_order_of_their_worth(name: str, setup: Setup) -> None:
    game = find_box(name).open(setup)
    bot = adviser(game)
    for seed in range(3):
        match = under_way(game, seed, 13 + seed)
        seat = match.state.asks[0].seat
        foresight = match.foresight(seat)
        found = advise(bot, foresight, match.stream(seat).events)
        assert 1 <= len(found) <= 3
        assert [each.value for each in found] == sorted([each.value for each in found], reverse=True)
        assert len({each.choices for each in found}) == len(found)
        for each in found:
            assert each.answers, "an answer that is advised can be given"
            assert each.reach >= 0
            assert 0 <= each.best <= 1
            s = match.state.clone()
            for answer in each.answers:
                assert answer.verb is not None
                s.choose(answer.choice, seat)


@pytest.mark.parametrize(("name", "setup"), TABLES)
def test_what_a_seat_cant_know_changes_no_advice(name: str, setup: Setup) -> None:
    game = find_box(name).open(setup)
    match = under_way(game, 5, 12)
    seat = match.state.asks[0].seat
    view = match.view(seat)
    world = game.imagine(view, 77)
    told = match.stream(seat).events
    own, other = (
        advise(adviser(game), Foresight(game, game.view(s, seat)), told) for s in (match.state, world)
    )
    assert [(each.choices, each.value, each.reach, each.best, each.remarks) for each in own] == [
        (each.choices, each.value, each.reach, each.best, each.remarks) for each in other
    ]


def test_reasons_are_sentences_made_from_foresight() -> None:
    game = find_box("arcane_alley").open(Setup(3))
    match = under_way(game, 4, 10)
    seat = match.state.asks[0].seat
    words = words_of(game)
    reasons = [
        reason(words, each.ahead, each.remarks, ["Ada", "Ben", "Cy"], seat)
        for each in advise(adviser(game), match.foresight(seat))
    ]
    assert all(text.startswith("You ") and text.endswith(".") for text in reasons)
    assert any("leaves you" in text for text in reasons)


class Torn:
    """A bot that weighs two answers in two futures."""

    def weigh(self, view: Any, told: Any = (), answered: int = 0) -> list[Considered]:
        first, second = view.options[:2]
        return [Considered((first,), (1.0, 9.0)), Considered((second,), (7.0, 5.0))]


def test_values_are_told_over_the_mean_of_all_that_were_weighed_in_the_same_futures() -> None:
    game = find_box("arcane_alley").open(Setup(2))
    match = Match(game, 1, ["a", "b"])
    best, other = advise(Torn(), match.foresight(match.state.asks[0].seat))
    assert (best.value, other.value) == (0.5, -0.5)
    assert best.reach == other.reach == reach([3.0, -2.0])
    assert (best.best, other.best) == (0.5, 0.5)


def test_the_tactician_advises_where_it_knows_the_game() -> None:
    assert adviser_of(find_box("arcane_alley").open(Setup(2))) == "tactician"


def test_greedy_weighs_answers_in_several_worlds() -> None:
    game = find_box("arcane_alley").open(Setup(3))
    match = under_way(game, 4, 10)
    seat = match.state.asks[0].seat
    bot: Any = make_bot("greedy", game, 0)
    told: list[Event] = []
    weighed = bot.weigh(match.view(seat), told)
    assert {len(each.values) for each in weighed} == {8}
    assert {each.choice for each in weighed} <= set(match.view(seat).options)
