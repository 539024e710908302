"""Many random games held to the laws: `make soak N=1000000`, all kinds in turn or one of them."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexmonger.games import arcane_alley, merchants_of_magick
from hexmonger.kernel import Box, BrokenLaw, Setup, Source, play_lawfully
from hexmonger.kernel.game import Game
from hexmonger.kernel.laws import Path, seat_foresees_truly
from hexmonger.kernel.state import State
from tests.laws import market_setups, merchants_setups, setups

BATCH = 50
CLOSE_LOOKS = 2
# Of each game, one in so many choices is foreseen: about ten.
RARELY = {"arcane_alley": 40, "moonstruck_market": 40, "merchants_of_magick": 16}


class Kind(NamedTuple):
    """A kind of game to be played: how it is set up, and how many plies it usually has."""

    box: Box[Any, Any]
    setup_from: Callable[[Source], Setup]
    plies: int


KINDS = {
    "arcane_alley": Kind(arcane_alley.BOX, lambda s: setups.setup_from(s, s.below(2) == 1), 400),
    "moonstruck_market": Kind(arcane_alley.BOX, lambda s: market_setups.setup_from(s, s.below(2) == 1), 400),
    "merchants_of_magick": Kind(merchants_of_magick.BOX, merchants_setups.setup_from, 200),
}


def foresee_choices(
    game: Game[Any, Any], s: State, source: Source, one_in: int, counted: Counter[str]
) -> None:
    """Play a game at random and foresee one in so many of its choices."""
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        choice = ask.options[source.below(len(ask.options))]
        if source.below(one_in) == 0:
            counted["wholly"] += seat_foresees_truly(game, s, choice, ask.seat, source).is_whole
            counted["foretold"] += 1
        s.choose(choice, ask.seat)


def soak(names: list[str], first: int, games: int, seed: int) -> tuple[str, Counter[tuple[str, str]]]:
    """Play a batch of games; return the first broken law, or nothing, and what was counted of each kind."""
    counted: Counter[tuple[str, str]] = Counter()
    for number in range(first, first + games):
        name = names[number % len(names)]
        kind = KINDS[name]
        path = Path()
        source = Source(seed, number)
        setup = kind.setup_from(source)
        close = {source.below(kind.plies) for _ in range(CLOSE_LOOKS)}
        try:
            end = play_lawfully(
                kind.box.open(setup), source.below(1 << 60), look_closely=close.__contains__, path=path
            )
            game, foretold = kind.box.open(setup), Counter[str]()
            foresee_choices(game, game.new(source.below(1 << 60)), source, RARELY[name], foretold)
        except BrokenLaw as law:
            return f"game {number}: {law}", counted
        if not end.is_over:
            return f"game {number} did not end", counted
        counted[name, "pairs"] += path.pairs
        counted[name, "foretold"] += path.foretold + foretold["foretold"]
        counted[name, "wholly"] += path.wholly + foretold["wholly"]
    return "", counted


def main() -> int:
    """Soak the games on all cores, and say what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS, help="play games of this kind alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    names = [chosen.only] if chosen.only else list(KINDS)
    batches = [(first, min(BATCH, chosen.games - first)) for first in range(0, chosen.games, BATCH)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    counted: Counter[tuple[str, str]] = Counter()
    with Progress(*columns) as progress, ProcessPoolExecutor(chosen.jobs) as pool:
        task = progress.add_task("games", total=chosen.games)
        waiting = [pool.submit(soak, names, first, games, chosen.seed) for first, games in batches]
        for (_, games), result in zip(batches, waiting, strict=True):
            broken, found = result.result()
            if broken:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(broken, file=sys.stderr)
                return 1
            counted += found
            progress.advance(task, games)
    for name in names:
        foretold, wholly = counted[name, "foretold"], counted[name, "wholly"]
        share = f"{wholly / foretold:.1%}" if foretold else "none"
        print(
            f"{name}: {counted[name, 'pairs']} pairs of worlds that look alike to a seat compared after a "
            f"choice, {foretold} choices foreseen, {share} of them to the next question"
        )
    print(f"{chosen.games} games of {', '.join(names)} (seed {chosen.seed}) without a broken law")
    return 0


if __name__ == "__main__":
    sys.exit(main())
