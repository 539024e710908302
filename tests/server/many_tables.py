"""A store with very many tables, and what a server needs to be ready and to pick one of them up.

Run it by `python -m tests.server.many_tables`; `--tables` says how many.
"""

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter, process_time, time
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.server.hall import Hall
from hexmonger.server.store import open_store
from tests.server.tables import begun, play_on

# Of a hundred tables, so many are being played, so many wait for players, and all others are over.
PLAYING: Final = 5
WAITING: Final = 5
# As many entries as a table that is over has here; it is not picked up.
ENTRIES_OF_OVER: Final = 12
CHOICES: Final = 120
STARTS: Final = 5
DAY: Final = 24 * 3600.0


async def make_example(path: Path, kind: str, choices: int = CHOICES) -> str:
    """Play at a table for a while, in a new store, and return its name."""
    store = await open_store(path)
    hall = Hall(store)
    name = await begun(hall, kind)
    await play_on(hall, name, Source(5), choices)
    await store.close()
    return name


def fill(path: Path, example: str, tables: int) -> list[str]:
    """Copy a table very often, as one that is played, waits or is over; return the names of those played."""
    played: list[str] = []
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.row_factory = sqlite3.Row
        # Nobody is asked soon: what is measured is a server that has nothing else to do.
        connection.execute("UPDATE tables SET due = ?", [time() + 2 * DAY])
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [example]).fetchone())
        entries = connection.execute("SELECT number, at, body FROM entries ORDER BY number").fetchall()
        marked = connection.execute("SELECT number, body FROM bookmarks").fetchone()
        states = {number: _state(number) for number in range(tables)}
        played = [f"table{number}" for number, state in states.items() if state == "playing"]
        columns = ", ".join(row)
        holes = ", ".join("?" * len(row))
        connection.executemany(f"INSERT INTO tables ({columns}) VALUES ({holes})", _rows(row, states))
        wanted = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)"
        connection.executemany(
            wanted,
            (
                (f"table{number}", *entry)
                for number, state in states.items()
                for entry in entries[: _length(state, len(entries))]
            ),
        )
        if marked is not None:
            wanted = "INSERT INTO bookmarks (table_id, number, body) VALUES (?, ?, ?)"
            connection.executemany(wanted, ((name, *marked) for name in played))
    return played


def _state(number: int) -> str:
    place = number % 100
    return "playing" if place < PLAYING else "waiting" if place < PLAYING + WAITING else "over"


def _length(state: str, entries: int) -> int:
    return {"playing": entries, "waiting": 1, "over": min(entries, ENTRIES_OF_OVER)}[state]


def _rows(row: dict[str, Any], states: dict[int, str]) -> Iterator[list[Any]]:
    for number, state in states.items():
        due = None if state == "over" else time() + 2 * DAY + number
        yield list({**row, "id": f"table{number}", "state": state, "due": due, "touched": number}.values())


def seconds_until_ready(path: Path) -> float:
    """Start a server, wait until it says that it is open, end it, and return how long it took."""
    began = perf_counter()
    words = [sys.executable, "-m", "hexmonger.cli", "serve", "--port", "0", "--store", str(path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        process.stdout.readline()
        taken = perf_counter() - began
        process.terminate()
        process.stdout.read()
    return taken


async def seconds_to_pick_up(path: Path, names: list[str], times: int = 200) -> tuple[list[float], float]:
    """Pick up one table after the other, and put all of them down; return how long each and that took."""
    store = await open_store(path)
    hall = Hall(store)
    taken: list[float] = []
    for place in range(min(times, len(names))):
        began = perf_counter()
        async with hall.at(names[place * 7919 % len(names)]):
            taken.append(perf_counter() - began)
    began = perf_counter()
    hall.put_down(0)
    put_down = perf_counter() - began
    await store.close()
    return taken, put_down


def main() -> None:
    """Fill a store and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--kind", default="arcane_alley")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        example = asyncio.run(make_example(path, wanted.kind))
        began = perf_counter()
        names = fill(path, example, wanted.tables)
        size = path.stat().st_size / 1e6
        print(f"{wanted.tables:,} tables, {size:,.0f} MB, made in {perf_counter() - began:.0f} s")
        ready = sorted(seconds_until_ready(path) for _ in range(STARTS))
        used = getrusage(RUSAGE_CHILDREN)
        work = (used.ru_utime + used.ru_stime) / STARTS
        print(f"ready after {ready[0]:.2f} s at best, {median(ready):.2f} s usually; {work:.2f} s of work")
        busy = process_time()
        taken, put_down = asyncio.run(seconds_to_pick_up(path, names))
        busy = (process_time() - busy) / len(taken)
        worst = sorted(taken)[-1 - len(taken) // 100]
        print(
            f"picked up in {1000 * median(taken):.1f} ms, {1000 * worst:.1f} ms at the 99th percentile, "
            f"{1000 * busy:.1f} ms of work; {len(taken)} put down in {1000 * put_down:.1f} ms"
        )


if __name__ == "__main__":
    main()
