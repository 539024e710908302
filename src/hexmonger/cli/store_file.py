"""Where a server keeps its tables, for the commands that have to do with that."""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import state_folder

VARIABLE: Final = "HEXMONGER_STORE"
NAME: Final = "tables.db"

StoreFile: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--store",
        metavar="FILE",
        envvar=VARIABLE,
        help="The file in which a server keeps its tables; one in your home folder if you name none.",
    ),
]


def store_file(given: Path | None) -> Path:
    """Return the file of a store: the one that was named, or the usual one."""
    path = state_folder() / NAME if given is None else given
    if path.is_dir():
        raise Trouble(f"{path}: is a folder, not a file")
    return path


def make_room(path: Path) -> None:
    """Make the folder in which a store is to be, where nobody has named another."""
    if path != state_folder() / NAME:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            f"{path.parent}: the folder for tables can't be made ({error.strerror}); "
            f"--store names a file elsewhere, {VARIABLE} does so for good"
        ) from None
