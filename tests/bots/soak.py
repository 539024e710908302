"""Bots asked in many positions, and again in worlds dealt anew and in other processes: `make soak-bots`."""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexmonger.bots.advice import Advised, advise, adviser, adviser_of
from hexmonger.kernel import Source
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.state import State
from tests.bots.positions import TABLES, Position, answers_elsewhere, bots_at, opened, play

BATCH = 50
# Of a game, one in so many questions is looked at, so that a batch is from all over one or two games.
ONE_IN = 7


def advised(position: Position, s: State) -> list[tuple[Any, ...]]:
    """Return the advice to a seat in a world, without what is drawn of it."""
    game = opened(position.table)
    foresight = Foresight(game, game.view(s, position.seat))
    found: list[Advised] = advise(adviser(game), foresight, position.told, position.answered)
    return [(each.choices, each.value, each.reach, each.best, each.remarks) for each in found]


def soak(table: str, bot: str, number: int, most: int) -> tuple[str, Counter[str]]:
    """Ask a bot in a batch of positions; return the first one in which it changed its mind, or nothing."""
    counted: Counter[str] = Counter()
    source = Source(number, 11)
    lines: list[str] = []
    answers: list[int] = []
    is_adviser = adviser_of(opened(table)) == bot
    while len(lines) < most:
        seed, is_own = source.below(1 << 30), source.below(2) == 1
        where = f"{bot} at {table}, seed {seed}, {'its own play' if is_own else 'random play'}"
        for position, answer in islice(play(table, bot, seed, is_own, one_in=ONE_IN), most - len(lines)):
            world = position.dealt_again(source)
            asked = f"{where}: seat {position.seat + 1}, after {position.answered} answers"
            if position.answer(world) != answer:
                return f"{asked}: another answer in a world that looks the same", counted
            if is_adviser and len(lines) == most // 2:
                if advised(position, world) != advised(position, position.s):
                    return f"{asked}: other advice in a world that looks the same", counted
                counted["advised"] += 1
            lines.append(position.write(position.dealt_again(source)))
            answers.append(answer)
            counted["own" if is_own else "random"] += 1
    if answers_elsewhere(lines, hash_seed=number % 1000) != answers:
        return f"batch {number} of {bot} at {table}: another answer in another process", counted
    return "", counted


def main() -> int:
    """Ask all bots at all tables on all cores, and say where one changed its mind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    seated = [(table, bot) for table in TABLES for bot in bots_at(table)]
    batches = [
        (
            *seated[number % len(seated)],
            chosen.seed * 1_000_000 + number,
            min(BATCH, chosen.positions - first),
        )
        for number, first in enumerate(range(0, chosen.positions, BATCH))
    ]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    counted: Counter[str] = Counter()
    with Progress(*columns) as progress, ProcessPoolExecutor(chosen.jobs) as pool:
        task = progress.add_task("positions", total=chosen.positions)
        waiting = [pool.submit(soak, *batch) for batch in batches]
        for batch, result in zip(batches, waiting, strict=True):
            changed, found = result.result()
            if changed:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(changed, file=sys.stderr)
                return 1
            counted += found
            progress.advance(task, batch[-1])
    print(
        f"{chosen.positions} positions (seed {chosen.seed}), {counted['random']} of random play and "
        f"{counted['own']} of the bots' own: the same answers in worlds dealt anew, by bots made anew and in "
        f"other processes, and the same advice in {counted['advised']}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
