"""Plays simulations for `bench.playouts`, with whichever build comes first on its path.

Ours imagine a world from a view and play its round to the end, all seats by greedy's choices or at random.
OpenSpiel's are those of its ISMCTS in Python: a world is sampled, the tree is gone down to a new leaf, and
the game is played at random from there to its end.
"""

import gc
import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any, Final

import hexmonger.kernel.state
from hexmonger.bots import make_bot
from hexmonger.kernel.chance import Source, quick, seeded
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import Bot, answer_of
from hexmonger.kernel.setup import Setup

SEATS: Final = 4
# Deals that ISMCTS looks at when the first question is put, and how many simulations it makes for each.
DEALS: Final = 5
SEARCHED: Final = 100
# What is usual for returns between -1 and 1; it changes where a simulation goes, not what it costs.
EXPLORES: Final = 2.0

TABLES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "Arcane Alley": ("arcane_alley", {"wizards": "random"}),
    "Merchants of Magick": ("merchants_of_magick", {}),
}
GREEDY: Final = "greedy"
AT_RANDOM: Final = "at random"

# Makes all simulations of a kind once; returns how many they are, and how many moves were made in them.
Lap = Callable[[], tuple[int, int]]


def playouts(table: str, how: str, games: int) -> Lap:
    """Return playouts of every round of greedy's games, from the view of whoever is asked first in it."""
    name, options = TABLES[table]
    game = find_box(name).open(Setup(SEATS, options))
    bots = [make_bot(GREEDY, game, seeded(seat)) for seat in range(SEATS)]
    views: list[Any] = []
    for number in range(games):
        s: Any = game.new(seeded(number))
        while s.asks:
            views.append(game.view(s, s.asks[0].seat))
            play_round(game, s, bots)
    return partial(play_out, game, views, bots if how == GREEDY else None)


def play_out(game: Game[Any, Any], views: list[Any], bots: list[Bot[Any]] | None) -> tuple[int, int]:
    """Imagine a world for every view, and let bots play its round to the end, or chance where none do."""
    moves = 0
    for number, view in enumerate(views):
        s = game.imagine(view, quick(number))
        moves += play_round_at_random(s, Source(number)) if bots is None else play_round(game, s, bots)
    return len(views), moves


def play_round(game: Game[Any, Any], s: Any, bots: list[Bot[Any]]) -> int:
    """Let bots play a position to the end of its round; return how many choices they made."""
    now = s.round
    choices = 0
    while s.asks and s.round == now:
        seat = s.asks[0].seat
        s.choose(answer_of(bots[seat], game, s, seat, GREEDY, choices), seat)
        choices += 1
    return choices


def play_round_at_random(s: Any, source: Source) -> int:
    """Play a position to the end of its round by choices drawn at random; return how many were made."""
    now = s.round
    choices = 0
    while s.asks and s.round == now:
        s.choose(source.pick(s.asks[0].options))
        choices += 1
    return choices


def searches(name: str) -> Lap:
    """Return the simulations of ISMCTS in some deals of an OpenSpiel game, as many in each."""
    from numpy.random import RandomState
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
    from pyspiel import load_game

    game = load_game(name)
    draw = Random(1)
    deals = [dealt(game, draw) for _ in range(DEALS)]
    chance = RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), EXPLORES, SEARCHED, random_state=chance)
    # A simulation goes to the end of the game whatever it does; so long are games played at random.
    lengths = [moves_to_the_end(deal.clone(), draw) for deal in deals for _ in range(SEARCHED)]
    return partial(search_all, bot, deals, sum(lengths))


def dealt(game: Any, draw: Random) -> Any:
    """Return a position of an OpenSpiel game in which the first question is put."""
    s = game.new_initial_state()
    while s.is_chance_node():
        s.apply_action(draw.choice(s.legal_actions()))
    return s


def moves_to_the_end(s: Any, draw: Random) -> int:
    """Play a position of OpenSpiel to its end at random; return how many moves players made."""
    moves = 0
    while not s.is_terminal():
        moves += not s.is_chance_node()
        s.apply_action(draw.choice(s.legal_actions()))
    return moves


def search_all(bot: Any, deals: list[Any], moves: int) -> tuple[int, int]:
    """Let ISMCTS look at every deal."""
    for deal in deals:
        bot.run_search(deal)
    return len(deals) * SEARCHED, moves


def open_spiel_here() -> str:
    """Return the release of OpenSpiel that is installed; empty if none is."""
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return ""


def main() -> None:
    """Say which build this is, then answer each line with a lap.

    A line is `playout, table, how, games` or `search, game`.
    """
    print(hexmonger.kernel.state.__file__, flush=True)
    ready: dict[tuple[Any, ...], Lap] = {}
    for line in sys.stdin:
        kind, *rest = asked = tuple(json.loads(line))
        if asked not in ready:
            ready[asked] = searches(*rest) if kind == "search" else playouts(*rest)
        lap = ready[asked]
        gc.collect()
        begun = process_time()
        simulations, moves = lap()
        print(json.dumps([simulations, moves, process_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
