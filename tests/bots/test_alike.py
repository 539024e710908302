"""A bot answers by what its seat may know: rivals' secrets, and how often they rubbed out, change nothing."""

from typing import Any

import pytest

from hexmonger.bots import bot_names, make_bot
from hexmonger.kernel import Match, Setup, Source, Trouble, find_box
from hexmonger.kernel.game import Game

TABLES = {
    "arcane_alley": ("arcane_alley", Setup(3)),
    "moonstruck_market": ("arcane_alley", Setup(3, {"modules": "moonstruck_market"})),
    "merchants_of_magick": ("merchants_of_magick", Setup(3)),
}


def opened(table: str) -> Game[Any, Any]:
    name, setup = TABLES[table]
    return find_box(name).open(setup)


def bots_at(table: str) -> list[str]:
    """Return the names of the bots that know the game of a table."""
    game = opened(table)
    found: list[str] = []
    for name in bot_names():
        try:
            make_bot(name, game, 0)
        except Trouble:
            continue
        found.append(name)
    return found


SEATED = [(table, bot) for table in TABLES for bot in bots_at(table)]


@pytest.mark.parametrize(("table", "bot"), SEATED)
def test_in_worlds_that_look_alike_a_bot_answers_the_same(table: str, bot: str) -> None:
    game = opened(table)
    source = Source(3, 8)
    s = game.new(3)
    for _ in range(40):
        ask = s.asks[source.below(len(s.asks))]
        if not source.below(3):
            view = game.view(s, ask.seat)
            world = game.imagine(view, source.below(1 << 30))
            answers = [make_bot(bot, game, 5).choose(game.view(each, ask.seat), (), 4) for each in (s, world)]
            assert answers[0] == answers[1]
        s.choose(source.pick(ask.options), ask.seat)


@pytest.mark.parametrize("bot", bots_at("merchants_of_magick"))
def test_what_rivals_draw_in_pencil_and_rub_out_changes_no_answer(bot: str) -> None:
    game = opened("merchants_of_magick")
    for seed in range(6):
        match, other = (Match(game, seed, ["a", "b", "c"]) for _ in range(2))
        for _ in range(3):
            other.choose(next(iter(other.state.asks)).options[0], 0)
            other.undo(0)
        other.choose(next(iter(other.state.asks)).options[0], 0)
        answers = [each.answer_of(make_bot(bot, game, 5), 2) for each in (match, other)]
        assert answers[0] == answers[1]
