"""Measures the page in Chromium: `python -m bench.web [--times N] [--only PART …] [--json FILE]`."""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

from bench.__main__ import PIPE_WIDTH, positive_rounds, writable_file
from bench.report import processor
from bench.server.served import Served
from bench.web.lighthouse import marks_of
from bench.web.visits import MARKET, Clicks, Loaded, Tasks, Visitor
from hexmonger.server.door import page_files
from tests.web.house import ARGUMENTS, House

PARTS: Final = ("loading", "clicks", "tasks", "lighthouse")
KILO: Final = 1000
# What is wished for: kilobytes of scripts, seconds, milliseconds, marks.
FIRST_PAGE: Final = 200.0
A_TABLE: Final = 350.0
USABLE: Final = 1.5
ACCEPTED: Final = 100.0
MARK: Final = 95.0
CLICKS: Final = 60
Line = tuple[str, str, str, bool | None]


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument(
        "--times", type=positive_rounds, default=5, help="so often a page is opened (default: 5)"
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="what is measured")
    parser.add_argument("--json", type=writable_file, metavar="FILE", help="save every figure as JSON")
    return parser.parse_args(arguments)


def measure(options: argparse.Namespace, chromium: str, folder: Path) -> dict[str, Any]:
    """Measure what is wanted, and return it by name."""
    served = Served(folder)
    served.start()
    house = House(f"http://127.0.0.1:{served.port}")
    found: dict[str, Any] = {}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            visitor = Visitor(browser, house)
            if "loading" in options.only:
                found["first page"] = [visitor.first_page() for _ in range(options.times)]
                found["Arcane Alley"] = [
                    visitor.table("arcane_alley", 4, **MARKET) for _ in range(options.times)
                ]
                found["Merchants of Magick"] = [
                    visitor.table("merchants_of_magick", 4) for _ in range(options.times)
                ]
            if "clicks" in options.only:
                found["clicks"] = visitor.clicks(CLICKS)
            if "tasks" in options.only:
                found["tasks"] = visitor.tasks()
            browser.close()
        if "lighthouse" in options.only:
            found["lighthouse"] = marks_of(f"{house.address}/", chromium, folder)
    finally:
        served.stop()
    return found


def lines_of(found: dict[str, Any]) -> list[Line]:
    """Return a line for every figure: what it is, how much, what is wished for, whether that holds."""
    lines: list[Line] = []
    for name, value in found.items():
        if isinstance(value, Clicks):
            lines.append(_line(f"a click shows, p95 of {value.count}", value.p95, "ms", ACCEPTED))
            lines.append((f"a click shows, median of {value.count}", f"{value.p50:.0f} ms", "", None))
        elif isinstance(value, Tasks):
            said = f"{value.count}, the longest {value.worst:.0f} ms"
            lines.append((f"tasks over 50 ms in {value.updates} updates", said, "none", not value.count))
            if value.count and value.spent:
                lines.append(("the longest was spent on", value.spent, "", None))
            said = f"{value.opening}, the longest {value.worst_opening:.0f} ms"
            lines.append(("tasks over 50 ms before, as the page opened", said, "", None))
        elif isinstance(value, dict):
            lines += [_mark(mark, points) for mark, points in value.items()]
        else:
            lines += _loading(name, value)
    return lines


def _loading(name: str, visits: Iterable[Loaded]) -> list[Line]:
    visits = list(visits)
    most = FIRST_PAGE if name == "first page" else A_TABLE
    scripts = max(each.scripts for each in visits) / KILO
    usable = median(each.usable for each in visits)
    return [
        _line(f"{name}: scripts, compressed", scripts, "kB", most),
        _line(f"{name}: can be used after, median of {len(visits)}", usable, "s", USABLE),
    ]


def _line(what: str, value: float, unit: str, most: float) -> Line:
    digits = 2 if unit == "s" else 0
    return what, f"{value:.{digits}f} {unit}", f"at most {most:g} {unit}", value <= most


def _mark(name: str, points: float) -> Line:
    wished = "" if name == "performance" else f"at least {MARK:.0f}"
    return f"Lighthouse: {name}", f"{points:.0f}", wished, points >= MARK if wished else None


def main(arguments: list[str]) -> int:
    """Measure, say what was found, and return the exit code."""
    options = parse(arguments)
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH)
    chromium = shutil.which("chromium")
    if chromium is None or not page_files.is_built():
        console.print("Chromium or the page is missing: `make bench-web` installs and builds both.")
        return 2
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="hexmonger-bench-") as folder:
        found = measure(options, chromium, Path(folder))
    table = Table("what", "figure", "wished for", "held", box=box.SIMPLE_HEAD)
    for what, figure, wished, holds in lines_of(found):
        table.add_row(what, figure, wished, "" if holds is None else "yes" if holds else "no")
    console.print(table)
    console.print(f"Chromium on {processor()}; load average before: {load:.1f}.", highlight=False)
    if options.json is not None:
        options.json.write_text(json.dumps(found, indent=2, default=_as_json) + "\n", encoding="utf-8")
    return 0


def _as_json(value: Any) -> Any:
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
