"""Compares the speed of two builds: `python -m bench.compare OLD NEW [--slices N] [--seconds S]`.

OLD and NEW are source trees or folders with a built package. Three processes take turns in short
slices of CPU time: the old build, the new one, and the old one once more as a control. Whatever else the
machine does takes from all three alike; how far the control strays from 1 is the noise.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

TABLES: dict[str, tuple[str, dict[str, str], int]] = {
    "Arcane Alley": ("arcane_alley", {}, 4),
    "Moonstruck Market": ("arcane_alley", {"modules": "moonstruck_market"}, 4),
    "Merchants of Magick": ("merchants_of_magick", {}, 4),
}


class Worker:
    """A process of its own that plays slices with one build, as a module of this room says."""

    def __init__(self, build: Path, module: str = "bench.worker") -> None:
        room = build / "src" if (build / "src" / "hexmonger").is_dir() else build
        if not (room / "hexmonger").is_dir():
            raise SystemExit(f"{build}: there is no hexmonger in it")
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(room.resolve())},
        )
        self.build = self._hear()
        if room.resolve() not in Path(self.build).parents:
            raise SystemExit(f"{build}: {self.build} was loaded instead")

    def _hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ask(self, *words: object) -> Any:
        """Return what the process answers to a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return json.loads(self._hear())

    def rate(self, table: tuple[str, dict[str, str], int], seconds: float) -> float:
        """Play a slice; return decisions per CPU second."""
        decisions, spent = self.ask(*table, seconds)
        return float(decisions / spent)

    def stop(self) -> None:
        """Let the process end."""
        self.process.communicate()


def middle(ratios: list[float]) -> str:
    """Return the median of ratios, and the 95 % interval of it by their order."""
    ordered = sorted(ratios)
    reach = round(0.98 * len(ordered) ** 0.5)
    low = ordered[max(0, len(ordered) // 2 - reach - 1)]
    high = ordered[min(len(ordered) - 1, (len(ordered) - 1) // 2 + reach + 1)]
    return f"{median(ordered):.3f} ({low:.3f} to {high:.3f})"


def parse(arguments: list[str]) -> Any:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--slices", type=int, default=40, help="slices of each build (default: 40)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds of a slice (default: 0.2)")
    parser.add_argument("--only", choices=TABLES, action="append", help="this game alone")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Compare two builds and print a line for each game."""
    options = parse(arguments)
    workers = [Worker(options.old), Worker(options.new), Worker(options.old)]
    print(f"old: {workers[0].build}\nnew: {workers[1].build}")
    print(f"{options.slices} slices of {options.seconds} s each; median ratio of speeds (95 % interval)")
    for name in options.only or TABLES:
        for worker in workers:
            worker.rate(TABLES[name], options.seconds)
        rates: list[list[float]] = [[], [], []]
        for number in range(options.slices):
            # Everybody is first, second and last equally often.
            for place in range(3):
                which = (place + number) % 3
                rates[which].append(workers[which].rate(TABLES[name], options.seconds))
        old, new, control = rates
        print(
            f"{name}: new/old {middle([b / a for a, b in zip(old, new, strict=True)])}, "
            f"control/old {middle([b / a for a, b in zip(old, control, strict=True)])}; "
            f"old {median(old):,.0f}, new {median(new):,.0f} decisions/s",
            flush=True,
        )
    for worker in workers:
        worker.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
