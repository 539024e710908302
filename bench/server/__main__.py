"""Measures the server: `python -m bench.server [--tables N] [--seconds S] [--only PART …] [--json FILE]`."""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console

from bench.__main__ import PIPE_WIDTH, positive_rounds, positive_seconds, writable_file
from bench.server import rival
from bench.server.course import Course, Figures
from bench.server.laying import SEATS
from bench.server.report import TOO_LATE, Findings, show
from bench.server.served import NoServer, Served
from bench.server.serving import allow_files
from hexmonger.server.collecting import collecting_apart

PARTS: Final = ("load", "steps", "rush", "kill", "rival")
WARM_UP: Final = 8.0
# How much larger or smaller the next number of tables is, when it is looked for where p99 is too late.
STEP: Final = 1.25
STEP_SECONDS: Final = 15.0
RUSH_SECONDS: Final = 15.0
# No further step is begun when so many seconds have gone by.
LAST_STEP: Final = 360.0
# Files that are open besides connections.
SPARE_FILES: Final = 300


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=positive_rounds, default=1000, help="live tables (default: 1000)")
    parser.add_argument(
        "--seconds", type=positive_seconds, default=60.0, help="seconds that are measured (default: 60)"
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="what is measured")
    parser.add_argument("--json", type=writable_file, metavar="FILE", help="save every figure as JSON")
    return parser.parse_args(arguments)


async def _run_evenly(console: Console, options: argparse.Namespace, folder: Path) -> Findings:
    """Measure our server; the client must not be late for looking through what it has."""
    async with collecting_apart():
        return await run(console, options, folder)


async def run(console: Console, options: argparse.Namespace, folder: Path) -> Findings:
    """Measure our server."""
    begun = monotonic()
    served = Served(folder)
    findings = Findings("", os.getloadavg()[0], allow_files())
    most = (findings.files - SPARE_FILES) // SEATS
    if options.tables > most:
        console.print(f"Only {findings.files:,} files may be open here: {most:,} tables instead.")
    tables = min(options.tables, most)
    console.print(f"server ready after {served.start():.1f} s")
    findings.build = served.build
    course = Course(served)
    try:
        await course.have(tables)
        console.print(f"{tables:,} tables laid after {monotonic() - begun:.0f} s")
        if "load" in options.only:
            findings.figures = await course.play(tables, options.seconds, WARM_UP)
            console.print(_line(findings.figures))
        if "rush" in options.only:
            findings.rush = await course.rush(tables, RUSH_SECONDS)
            console.print(f"{findings.rush.per_second:,.0f} choices/s as fast as it goes")
        if "kill" in options.only:
            findings.back = await course.cut_off(WARM_UP)
            console.print(f"killed; all back after {findings.back.last:.1f} s")
        if "steps" in options.only:
            await _step(console, course, findings, most, begun + LAST_STEP)
        findings.lost, findings.over, findings.complaint = course.lost(), course.tally.over, course.complaint
    finally:
        served.stop()
    return findings


async def _step(console: Console, course: Course, findings: Findings, most: int, until: float) -> None:
    """Look for the number of tables at which p99 is too late, upwards, or downwards if it is so already."""
    tables = len(course.tables)
    first = findings.figures
    is_late = first is not None and not first.p99 <= TOO_LATE
    while monotonic() < until:
        tables = _rounded(tables / STEP if is_late else tables * STEP)
        if not SEATS <= tables <= most:
            return
        await course.have(tables)
        figures = await course.play(tables, STEP_SECONDS, WARM_UP / 2)
        findings.steps.append(figures)
        console.print(_line(figures))
        if is_late == (figures.p99 <= TOO_LATE):
            return


def _rounded(tables: float) -> int:
    """Return a number of tables without odd ends.

    >>> _rounded(1562.5), _rounded(12.5)
    (1560, 10)
    """
    return max(1, 10 * round(tables / 10))


def _line(figures: Figures) -> str:
    return f"{figures.tables:,} tables: p50 {figures.p50:.0f} ms, p99 {figures.p99:.0f} ms"


def main(arguments: list[str]) -> int:
    """Measure, say what was found, and return the exit code."""
    options = parse(arguments)
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH)
    with tempfile.TemporaryDirectory(prefix="hexmonger-bench-") as folder:
        try:
            findings = asyncio.run(_run_evenly(console, options, Path(folder)))
        except NoServer as error:
            console.print(str(error), highlight=False)
            return 2
        if "rival" in options.only:
            findings.rival = rival.measure(Path(folder), options.tables, RUSH_SECONDS)
    show(console, findings)
    if options.json is not None:
        options.json.write_text(json.dumps(findings.to_json(), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("Stopped; nothing was saved.", file=sys.stderr)
        sys.exit(130)
