"""Servers killed through whole games, then many tables at once: `make soak-server`."""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.checking import check
from hexmonger.server.shelf import shelf_of
from tests.server.kills.comparing import compared
from tests.server.kills.crowd import Crowd
from tests.server.kills.game import PERSON, Kind
from tests.server.kills.plans import at_every
from tests.server.kills.servers import Servers

MARKET: Final = {"modules": "moonstruck_market"}
# Games of full length, and at every how many acts their server is killed.
WHOLE_GAMES: Final = {
    "Merchants of Magick, alone": (Kind("merchants_of_magick", (PERSON,)), 1),
    "Merchants of Magick": (Kind("merchants_of_magick", (PERSON, "greedy", PERSON), is_at_once=True), 1),
    "Arcane Alley": (Kind("arcane_alley", (PERSON, PERSON, "greedy")), 7),
    "Moonstruck Market": (Kind("arcane_alley", (PERSON, "greedy", PERSON), MARKET), 7),
}


async def kill_through(servers: Servers, folder: Path, progress: Progress) -> None:
    """Play a whole game of each kind, undisturbed and through all its kills, and compare."""
    task = progress.add_task("whole games", total=len(WHOLE_GAMES))
    for name, (kind, stride) in WHOLE_GAMES.items():
        own = folder / name.replace(" ", "-")
        own.mkdir()
        began = perf_counter()
        outcome = await compared(servers, own, kind, at_every(own / "tables.db", stride, kind.rests, 50))
        progress.console.print(
            f"{name}: {len(outcome.entries)} entries, {outcome.kills} kills, the same end as undisturbed "
            f"({perf_counter() - began:.0f} s)",
            highlight=False,
        )
        progress.advance(task)


async def play_at_many(
    servers: Servers, path: Path, chosen: argparse.Namespace, progress: Progress
) -> Counter[str]:
    """Play at many tables until enough choices were made; return what was counted."""
    task = progress.add_task(f"choices (seed {chosen.seed})", total=chosen.choices)
    crowd = Crowd(servers, path, chosen.seed, chosen.tables, chosen.choices)
    await crowd.play(lambda made: progress.update(task, completed=made))
    return crowd.counted


def verify_all(path: Path, progress: Progress) -> tuple[Counter[str], list[str]]:
    """Play every stored game again and check it; return how many are in which state, and what broke."""
    states: Counter[str] = Counter()
    broken: list[str] = []
    with shelf_of(path) as shelf:
        names = shelf.names()
        for name in progress.track(names, description="verified tables"):
            try:
                states[check(shelf.table(name))] += 1
            except Trouble as trouble:
                broken.append(f"table {name}: {trouble}")
    return states, broken


async def soak(chosen: argparse.Namespace, folder: Path) -> int:
    """Soak a server, and say what was counted and what broke."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        async with Servers() as servers:
            if not chosen.no_whole_games:
                await kill_through(servers, folder, progress)
            began = perf_counter()
            path = folder / "crowd.db"
            counted = await play_at_many(servers, path, chosen, progress)
            seconds = perf_counter() - began
        states, broken = verify_all(path, progress)
    print(
        f"{counted['choices']} choices of {counted['games']} games in {seconds:.0f} s (seed {chosen.seed}):"
    )
    for name, number in sorted(counted.items()):
        print(f"  {name}: {number}")
    print(f"verified: {', '.join(f'{number} {state}' for state, number in sorted(states.items()))}")
    for each in broken:
        print(each, file=sys.stderr)
    return 1 if broken else 0


def main() -> int:
    """Soak a server as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=24, help="so many at once")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    parser.add_argument("--no-whole-games", action="store_true", help="leave out the kills at every choice")
    with tempfile.TemporaryDirectory(prefix="hexmonger-soak-") as folder:
        return asyncio.run(soak(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
