"""`hexmonger admin`: look after the tables that a server keeps, while it runs or not."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from hexmonger.cli.paper import complain, margin, paper
from hexmonger.cli.store_file import StoreFile, make_room, store_file
from hexmonger.kernel.trouble import Trouble
from hexmonger.words import trouble_text

BROKEN: Final = 2
# How the states of tables are told, in this order.
STATES: Final = {
    "over": "{} over",
    "playing": "{} being played",
    "waiting": "{} not begun",
    "closed": "{} closed before the end",
    "other rules": "{} by other rules, which are not played again here",
}

Force: TypeAlias = Annotated[bool, typer.Option("--force", help="Write over what is there already.")]

admin = typer.Typer(
    help="Look after the tables that a server keeps: copy, export and check them.",
    invoke_without_command=True,
)


@admin.callback()
def look_after(ctx: typer.Context) -> None:
    """Look after the tables that a server keeps: copy, export and check them."""
    if ctx.invoked_subcommand is None:
        paper.print(ctx.get_help())


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy is written.")],
    store: StoreFile = None,
    force: Force = False,
) -> None:
    """Write a whole copy of all tables, while a server runs or not; only you can read it."""
    from hexmonger.server.store.copying import back_up

    path = store_file(store)
    with _progress("pages") as tell:
        tables = back_up(path, file, force, tell)
    paper.print(f"{file}: a whole copy of {path}, with {_counted(tables)}.", soft_wrap=True)


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` has written.")],
    store: StoreFile = None,
    force: Force = False,
) -> None:
    """Put a copy in the place of the tables, where no server runs on them."""
    from hexmonger.server.store import copying

    path = store_file(store)
    make_room(path)
    with _progress("pages") as tell:
        tables = copying.restore(file, path, force, tell)
    paper.print(f"{path}: now has the {_counted(tables)} of {file}.", soft_wrap=True)


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where a file for each table is written.")],
    store: StoreFile = None,
) -> None:
    """Write a file for each table: records of games that have ended, of others what everybody may know."""
    from hexmonger.server.exporting import export as export_table

    _make_folder(folder)
    records = Counter[bool]()
    broken = _each_table(store_file(store), lambda table: records.update([export_table(table, folder)]))
    ended = f"{records[True]} record{'s' * (records[True] != 1)} of games that have ended"
    others = f"{records[False]} sheet{'s' * (records[False] != 1)} of other tables"
    paper.print(f"{folder}: {ended}, and {others}.", soft_wrap=True)
    if broken:
        raise typer.Exit(BROKEN)


@admin.command()
def verify(store: StoreFile = None) -> None:
    """Play every game again, and check every commitment, every bookmark and what is summed up of tables."""
    from hexmonger.server.checking import check

    path = store_file(store)
    states = Counter[str]()
    broken = _each_table(path, lambda table: states.update([check(table)]))
    found = [said.format(states[state]) for state, said in STATES.items() if states[state]]
    told = f": {', '.join(found)}" if found else ""
    paper.print(f"{path}: {_counted(sum(states.values()))} hold{told}.", soft_wrap=True)
    if broken:
        complain(f"{path}: {_counted(broken)} {'is' if broken == 1 else 'are'} broken")
        raise typer.Exit(BROKEN)


def _each_table(path: Path, do: Callable[[Any], None]) -> int:
    """Do something with every table of a store, name those with which that fails, and return how many."""
    from hexmonger.server.shelf import shelf_of

    broken = 0
    with shelf_of(path) as shelf:
        for name in _told(shelf.names()):
            try:
                do(shelf.table(name))
            except Trouble as trouble:
                complain(f"table {name}: {trouble_text(trouble)}")
                broken += 1
    return broken


def _counted(tables: int) -> str:
    """Return a number of tables.

    >>> _counted(1), _counted(2)
    ('1 table', '2 tables')
    """
    return f"{tables} table{'s' * (tables != 1)}"


def _make_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise Trouble(f"{folder}: is a file, not a folder")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise Trouble(f"{folder}: the folder can't be made ({error.strerror})") from None


def _told(names: Iterable[str]) -> Iterator[str]:
    """Return one name after the other, and show how far that has come."""
    listed = list(names)
    with _progress("tables") as tell:
        for place, name in enumerate(listed):
            tell(place, len(listed))
            yield name


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show at a terminal how far something long has come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=margin, transient=True, disable=not margin.is_terminal) as progress:
        task = progress.add_task(what)
        yield lambda done, of: progress.update(task, completed=done, total=of)
