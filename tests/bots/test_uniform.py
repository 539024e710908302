"""The uniform bot takes any option, and the same ones for the same seed."""

from hexmonger.bots import bot_names, make_bot
from hexmonger.bots.uniform import Uniform
from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel import Setup, play_out
from tests.games.arcane_alley.game import GAME


def choices_of(seed: int) -> list[int]:
    """Return where a game of uniform bots ends."""
    s = BOX.open(Setup(3)).new(4)
    play_out(GAME, s, [Uniform(GAME, seed + seat) for seat in range(3)])
    return [*s.gold, *s.infamy, s.chance]


def test_the_same_seed_plays_the_same_game() -> None:
    assert choices_of(1) == choices_of(1)
    assert choices_of(1) != choices_of(2)


def test_every_option_is_taken_now_and_then() -> None:
    view = GAME.view(BOX.open(Setup(3)).new(4), BOX.open(Setup(3)).new(4).asks[0].seat)
    bot = Uniform(GAME, 1)
    assert {bot.choose(view, (), ply) for ply in range(300)} == set(view.options)


def test_asked_again_it_answers_the_same() -> None:
    s = BOX.open(Setup(3)).new(4)
    view = GAME.view(s, s.asks[0].seat)
    bot = Uniform(GAME, 1)
    first = [bot.choose(view, (), ply) for ply in range(50)]
    assert [bot.choose(view, (), ply) for ply in reversed(range(50))] == first[::-1]
    assert [Uniform(GAME, 1).choose(view, (), ply) for ply in range(50)] == first


def test_the_bots_are_found_by_name() -> None:
    assert {"greedy", "uniform"} <= set(bot_names())
    assert isinstance(make_bot("uniform", GAME, 1), Uniform)
