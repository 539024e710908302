"""Many positions held to the law of leaks: `python -m tests.server.leaks.soak --positions 100000`."""

import argparse
import asyncio
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.laws.soak import KINDS
from tests.server.leaks.law import Leak, play_many

# So many positions are compared in one go; every go plays games of its own.
BATCH: Final = 100
GAMES_APART: Final = 1_000


def compare(name: str, batch: int, positions: int, seed: int) -> tuple[str, Counter[str]]:
    """Compare so many positions; return the first leak, or nothing, and what was counted."""
    try:
        return "", asyncio.run(play_many(name, seed, positions, batch * GAMES_APART))
    except Leak as leak:
        return str(leak), Counter()


def main() -> int:
    """Look for leaks on all cores, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS, help="play games of this kind alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    names = [chosen.only] if chosen.only else list(KINDS)
    firsts = range(0, chosen.positions, BATCH)
    counted: dict[str, Counter[str]] = {name: Counter() for name in names}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress, ProcessPoolExecutor(chosen.jobs) as pool:
        task = progress.add_task("positions", total=chosen.positions)
        waiting = []
        for batch, first in enumerate(firsts):
            name, wanted = names[batch % len(names)], min(BATCH, chosen.positions - first)
            waiting.append((name, wanted, pool.submit(compare, name, batch, wanted, chosen.seed)))
        for name, wanted, result in waiting:
            leak, found = result.result()
            if leak:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(leak, file=sys.stderr)
                return 1
            counted[name] += found
            progress.advance(task, wanted)
    for name, found in counted.items():
        positions = found["redealt"] + found["sealed"]
        print(
            f"{name}: {positions} positions of {found['games']} games in two worlds each, {found['redealt']} "
            f"dealt again, {found['sealed']} with other sealed choices; {found['alike']} readers told the "
            "same by a choice made in both"
        )
    print(f"{chosen.positions} positions (seed {chosen.seed}) without a leak")
    return 0


if __name__ == "__main__":
    sys.exit(main())
