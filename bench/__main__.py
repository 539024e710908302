"""Runs the benchmark: `python -m bench [--seconds S] [--rounds N] [--json FILE]`."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import ours, report, rivals
from bench.measure import measure, one_core, slices_in

# Wide enough for the table where the output is no terminal.
PIPE_WIDTH = 100


def positive_seconds(text: str) -> float:
    """Read a length of time greater than zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return value


def positive_rounds(text: str) -> int:
    """Read a number of rounds of at least one."""
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of rounds from 1 up")
    return value


def writable_file(text: str) -> Path:
    """Read the path of a file that can be written, before any time is spent on measuring."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is a directory")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no directory {str(path.parent)!r}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text!r} can not be written")
    return path


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=0.5,
        help="CPU seconds of one slice (default: 0.5)",
    )
    parser.add_argument(
        "--rounds",
        type=positive_rounds,
        default=7,
        help="slices of each contestant (default: 7)",
    )
    parser.add_argument(
        "--json", type=writable_file, metavar="FILE", help="save every slice and figure as JSON"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Measure ours and every rival at hand, show the table, and return the exit code."""
    options = parse(arguments)
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH)
    # A refreshing thread would spend CPU time inside the slices, so the bar moves between them.
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
        disable=not console.is_terminal,
    )
    with one_core() as core, progress:
        task = progress.add_task("setting up", total=None)
        progress.refresh()
        home = ours.contestants()
        visitors, absent = rivals.gather()
        field = [*home, *visitors]
        if not field:
            console.print("Nothing to measure: no game of ours is listed, no rival is installed.")
            console.print("\n".join(absent), highlight=False)
            return 2
        progress.update(task, total=slices_in(field, options.rounds))

        def advance(name: str) -> None:
            progress.update(task, advance=1, description=name, refresh=True)

        standings = measure(field, options.seconds, options.rounds, advance)
    first, rest = standings[: len(home)], standings[len(home) :]
    report.show(console, first, rest, absent, options.seconds, core)
    if options.json is not None:
        run = report.as_json(first, rest, absent, options.seconds, core)
        try:
            options.json.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            console.print(f"{options.json} could not be written: {error.strerror}.")
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("Stopped; nothing was saved.", file=sys.stderr)
        sys.exit(130)
