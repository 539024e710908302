"""What commands share that let bots play for long: who plays, a bar that counts, files to write."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from hexmonger.bots import bot_names, is_bot
from hexmonger.cli.paper import margin
from hexmonger.cli.topics import closest
from hexmonger.kernel.trouble import Trouble

Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, help="How many deals to play at the same time; all cores if you don't say."),
]


def all_cores(jobs: int | None) -> int:
    """Return how many play at the same time: as many as were asked for, or as there are cores."""
    return jobs or os.cpu_count() or 1


def known_bot(name: str) -> str:
    """Return the name of a bot, refusing one that is not installed."""
    if not is_bot(name):
        known = bot_names()
        raise Trouble(f"there is no bot called {name!r}; there are: {', '.join(known)}{closest(name, known)}")
    return name


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before anything is played for it."""
    if path.is_dir():
        raise Trouble(f"{path}: is a folder, not a file")
    if not path.parent.is_dir():
        raise Trouble(f"{path}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Trouble(f"{path}: can't be written (Permission denied)")


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[float], None]]:
    """Show a bar while something is done; what it yields tells the bar how much of it is done by now."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=margin, transient=True, disable=not margin.is_terminal)
    progress.start()
    try:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)
    finally:
        progress.stop()
