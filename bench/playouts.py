"""Sets our playouts beside OpenSpiel's simulations: `python -m bench.playouts PLAIN COMPILED [--laps N]`.

PLAIN and COMPILED are builds as `bench.compare` takes them. Each has a process of its own, OpenSpiel another,
and they take turns on one core: a lap makes the same simulations every time.
"""

import argparse
import platform
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console

from bench.__main__ import PIPE_WIDTH, positive_rounds
from bench.compare import Worker
from bench.measure import one_core
from bench.report import NOTHING, new_table, processor, rate, times
from bench.simulations import AT_RANDOM, GREEDY, SEATS, TABLES, open_spiel_here

WORKER: Final = "bench.simulations"
# The first one is what ours are held against.
SEARCHED_GAMES: Final = ("gin_rummy", "euchre")
LEGEND: Final = (
    "Ours: a world is imagined from the view of whoever is asked first in a round, and the round is played "
    f"to its end by all {SEATS} seats, by greedy's choices or at random. ISMCTS, OpenSpiel's in Python: a "
    "world is sampled when the first question is put, the tree is gone down to a new leaf, and the game is "
    "played at random from there to its end. moves: choices of players in one, of ISMCTS those of a random "
    "game."
)


@dataclass
class Runner:
    """Simulations of one kind in one process, and the laps it has made."""

    worker: Worker
    asked: tuple[object, ...]
    moves: float = 0.0
    rates: list[float] = field(default_factory=list)

    def run(self) -> None:
        """Make a lap."""
        simulations, moves, spent = self.worker.ask(*self.asked)
        self.moves = moves / simulations
        self.rates.append(simulations / spent)

    @property
    def rate(self) -> float:
        """Return the median of simulations per CPU second."""
        return median(self.rates)

    def times(self, other: "Runner") -> float:
        """Return how many of these are made in the time of one of the other's, the median over laps."""
        return median([mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True)])


def run_all(runners: list[Runner], laps: int) -> None:
    """Let everybody warm up, then take turns, each of them first in its turn."""
    for runner in runners:
        runner.run()
        runner.rates.clear()
    for lap in range(laps):
        first = lap % len(runners)
        for runner in (*runners[first:], *runners[:first]):
            runner.run()


def show(
    console: Console, ours: dict[str, tuple[Runner, Runner]], theirs: dict[str, Runner], laps: int, where: str
) -> None:
    """Print the table and how to read it."""
    table = new_table("Simulations per CPU second")
    table.add_column("one simulation")
    for heading in ("moves", "plain", "to ISMCTS", "compiled", "to ISMCTS", "to plain"):
        table.add_column(heading, justify="right", no_wrap=True)
    reference = next(iter(theirs.values()), None)
    for place, (title, (plain, compiled)) in enumerate(ours.items()):
        table.add_row(
            title,
            rate(plain.moves),
            rate(plain.rate),
            times(plain.times(reference)) if reference else NOTHING,
            rate(compiled.rate),
            times(compiled.times(reference)) if reference else NOTHING,
            times(compiled.times(plain)),
            style="bold",
            end_section=place == len(ours) - 1,
        )
    for title, runner in theirs.items():
        against = times(runner.times(reference)) if reference else NOTHING
        table.add_row(title, rate(runner.moves), rate(runner.rate), against, NOTHING, NOTHING, NOTHING)
    console.print(table)
    release = open_spiel_here()
    engines = f"OpenSpiel {release}" if release else "OpenSpiel: not installed"
    for line in (
        LEGEND,
        f"Medians of {laps} laps in turn {where}; ratios are to ISMCTS in {SEARCHED_GAMES[0]}, lap by lap.",
        f"{engines}, Python {platform.python_version()}, {processor()}",
    ):
        console.print(line, style="dim", highlight=False)


def main(arguments: list[str]) -> None:
    """Let both builds and OpenSpiel make their simulations, and show how many they make."""
    parser = argparse.ArgumentParser(prog="python -m bench.playouts", description=__doc__)
    parser.add_argument("plain", type=Path)
    parser.add_argument("compiled", type=Path)
    parser.add_argument("--laps", type=positive_rounds, default=7, help="laps of each (default: 7)")
    parser.add_argument("--games", type=positive_rounds, default=3, help="games to play out (default: 3)")
    options = parser.parse_args(arguments)
    console = Console() if sys.stdout.isatty() else Console(width=PIPE_WIDTH)
    with one_core() as core:
        builds = Worker(options.plain, WORKER), Worker(options.compiled, WORKER)
        visitor = Worker(options.plain, WORKER)
        ours = {
            f"{table}, {how}": (
                Runner(builds[0], ("playout", table, how, options.games)),
                Runner(builds[1], ("playout", table, how, options.games)),
            )
            for how in (GREEDY, AT_RANDOM)
            for table in TABLES
        }
        theirs = {
            f"ISMCTS, {name}": Runner(visitor, ("search", name))
            for name in SEARCHED_GAMES
            if open_spiel_here()
        }
        run_all([*[runner for pair in ours.values() for runner in pair], *theirs.values()], options.laps)
        for worker in (*builds, visitor):
            worker.stop()
    show(console, ours, theirs, options.laps, "on any core" if core is None else f"on core {core}")


if __name__ == "__main__":
    main(sys.argv[1:])
