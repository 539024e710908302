"""Many random games held to the laws, half of them with Moonstruck Market: `make soak N=1000000`."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexmonger.games.arcane_alley import GAME
from hexmonger.kernel.chance import Source
from hexmonger.kernel.laws import BrokenLaw, play_lawfully
from tests.laws import market_setups, setups

BATCH = 50
CLOSE_LOOKS = 2


def soak(first: int, games: int, seed: int) -> str:
    """Play a batch of games; return the first broken law, or nothing."""
    # Nearly every set-up here has tables of its own; kept for good, they would fill the memory.
    GAME._tables.clear()
    for number in range(first, first + games):
        source = Source(seed, number)
        setup = (market_setups if number % 2 else setups).setup_from(source)
        close = {source.below(700) for _ in range(CLOSE_LOOKS)}
        try:
            end = play_lawfully(GAME, setup, source.below(1 << 60), look_closely=close.__contains__)
        except BrokenLaw as law:
            return f"game {number}: {law}"
        if not end.is_over:
            return f"game {number} did not end"
    return ""


def main() -> int:
    """Soak the games on all cores, and say what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    batches = [(first, min(BATCH, chosen.games - first)) for first in range(0, chosen.games, BATCH)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress, ProcessPoolExecutor(chosen.jobs) as pool:
        task = progress.add_task("games", total=chosen.games)
        waiting = [pool.submit(soak, first, games, chosen.seed) for first, games in batches]
        for (_, games), result in zip(batches, waiting, strict=True):
            if broken := result.result():
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(broken, file=sys.stderr)
                return 1
            progress.advance(task, games)
    print(f"{chosen.games} games (seed {chosen.seed}) without a broken law")
    return 0


if __name__ == "__main__":
    sys.exit(main())
