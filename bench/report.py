"""Shows standings as a table and writes them as JSON."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from bench.measure import Standing

NOTHING = "–"
LEGEND = (
    "decisions: all that players are asked, forced moves too. choices: with two options or more. "
    "steps: explicit chance nodes counted too. ours is: how many times as fast, the median over "
    "paired rounds."
)


def processor() -> str:
    """Return the name of the processor as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def rate(value: float | None) -> str:
    """Write a rate with three digits at least and thousands set apart."""
    if value is None:
        return NOTHING
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(value: float | None) -> str:
    """Write a ratio."""
    if value is None:
        return NOTHING
    if value < 0.1:
        return f"{value:.2g}×"
    return f"{value:,.0f}×" if value >= 100 else f"{value:.2f}×"


def new_table(title: str) -> Table:
    """Return an empty table narrow enough for a terminal of eighty columns."""
    return Table(
        title=title,
        title_justify="left",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )


def play_table(ours: Sequence[Standing], rivals: Sequence[Standing]) -> Table:
    """Lay out random play, ours first, with the first of ours as the reference."""
    table = new_table("Random play, per CPU second")
    table.add_column("engine")
    for heading in ("decisions", "best", "choices", "steps", "games", "a game", "ours is"):
        table.add_column(heading, justify="right", no_wrap=True)
    reference = ours[0] if ours else None
    for place, standing in enumerate((*ours, *rivals)):
        compared = reference is not None and standing is not reference
        table.add_row(
            standing.contestant.name,
            rate(standing.decisions_per_second),
            rate(standing.best_decisions_per_second),
            rate(standing.choices_per_second),
            rate(standing.steps_per_second if standing.chance_per_decision else None),
            rate(standing.games_per_second),
            rate(standing.decisions_per_game),
            times(reference.times_faster_than(standing)) if reference and compared else NOTHING,
            style="bold" if place < len(ours) else "",
            end_section=place == len(ours) - 1,
        )
    return table


def gauge_table(ours: Sequence[Standing], rivals: Sequence[Standing]) -> Table:
    """Lay out the copies of a mid-game position and every other small measurement."""
    table = new_table("One at a time")
    table.add_column("engine")
    table.add_column("measured")
    for heading in ("median", "best", "unit", "ours is"):
        table.add_column(heading, justify="right", no_wrap=True)
    reference = ours[0] if ours else None
    for place, standing in enumerate((*ours, *rivals)):
        name, style = standing.contestant.name, "bold" if place < len(ours) else ""
        cheaper = (
            reference.times_cheaper_to_copy_than(standing)
            if reference is not None and standing is not reference
            else None
        )
        if standing.copies:
            table.add_row(
                name,
                "copy",
                rate(median(standing.copies)),
                rate(min(standing.copies)),
                "µs",
                times(cheaper),
                style=style,
            )
        for gauge in standing.contestant.gauges:
            readings = standing.readings[gauge.name]
            table.add_row(
                name,
                gauge.name,
                rate(median(readings)),
                rate(min(readings)),
                gauge.unit,
                NOTHING,
                style=style,
            )
    return table


def show(
    console: Console,
    ours: Sequence[Standing],
    rivals: Sequence[Standing],
    absent: Sequence[str],
    seconds: float,
    core: int | None,
) -> None:
    """Print the tables and how to read them."""
    console.print(play_table(ours, rivals))
    gauges = gauge_table(ours, rivals)
    if gauges.row_count:
        console.print(gauges)
    everyone = [*ours, *rivals]
    where = "on any core" if core is None else f"on core {core}"
    releases = dict.fromkeys(
        standing.contestant.release for standing in everyone if standing.contestant.release
    )
    for line in (
        LEGEND,
        f"Median of {len(everyone[0].slices)} alternating slices of {seconds:g} CPU s {where}.",
        ", ".join((*releases, f"Python {platform.python_version()}", processor())),
        *absent,
    ):
        console.print(line, highlight=False)


def standing_as_json(standing: Standing, reference: Standing | None) -> dict[str, Any]:
    """Return one standing with every slice and reading behind its figures."""
    contestant = standing.contestant
    rival = reference if reference is not standing else None
    return {
        "name": contestant.name,
        "release": contestant.release,
        "decisions_per_second": standing.decisions_per_second,
        "best_decisions_per_second": standing.best_decisions_per_second,
        "choices_per_second": standing.choices_per_second,
        "steps_per_second": standing.steps_per_second,
        "games_per_second": standing.games_per_second,
        "decisions_per_game": standing.decisions_per_game,
        "forced_share": standing.forced_share,
        "chance_per_decision": standing.chance_per_decision,
        "copy_microseconds": standing.copy_microseconds,
        "ours_plays_times": rival.times_faster_than(standing) if rival else None,
        "ours_copies_times": rival.times_cheaper_to_copy_than(standing) if rival else None,
        "slices": [
            {"decisions": part.decisions, "games": part.games, "seconds": part.seconds}
            for part in standing.slices
        ],
        "copies": standing.copies,
        "gauges": {
            gauge.name: {"unit": gauge.unit, "readings": standing.readings[gauge.name]}
            for gauge in contestant.gauges
        },
    }


def as_json(
    ours: Sequence[Standing],
    rivals: Sequence[Standing],
    absent: Sequence[str],
    seconds: float,
    core: int | None,
) -> dict[str, Any]:
    """Return the whole run, ready to be written as JSON."""
    reference = ours[0] if ours else None
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "processor": processor(),
        "core": core,
        "slice_seconds": seconds,
        "ours": [standing_as_json(standing, reference) for standing in ours],
        "rivals": [standing_as_json(standing, reference) for standing in rivals],
        "absent": list(absent),
    }
