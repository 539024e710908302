"""What the commands write on: standard output for answers, standard error for one sentence of trouble."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table

from hexmonger.kernel.names import printable

LONGEST_SENTENCE: Final = 1000
LONGEST_END: Final = 300


class Paper(Console):
    """A console on which text is text: nothing in it is markup, and nothing moves the cursor."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, emoji=False, markup=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Return what is to be written, with a mark in place of what can't be shown."""
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                lines = [printable(line) for line in segment.text.split("\n")]
                yield Segment("\n".join(lines), segment.style)


paper: Final = Paper()
margin: Final = Paper(stderr=True)


def complain(sentence: str) -> None:
    """Write what is wrong as one line of a bearable length, whatever the input held."""
    if len(sentence) > LONGEST_SENTENCE:
        sentence = f"{sentence[: LONGEST_SENTENCE - LONGEST_END]} … {sentence[-LONGEST_END:]}"
    shown = "".join(letter if letter.isprintable() else " " for letter in sentence)
    typer.echo(f"hexmonger: {shown}", err=True)


def own_name() -> str:
    """Return how this program is called so that it works wherever its reader is: by name if a shell finds it.

    What `make play` starts lies in a folder that is on nobody's path.
    """
    script = Path(sys.argv[0])
    found = shutil.which("hexmonger")
    if script.name == "hexmonger" and script.is_file():
        is_found = found is not None and Path(found).samefile(script)
        return "hexmonger" if is_found else shlex.quote(str(script.absolute()))
    return f"{shlex.quote(sys.executable)} -m hexmonger.cli"


def quoted(path: Path) -> str:
    """Return a path as a shell takes it, with nothing in it that a terminal could take for its own."""
    text = str(path)
    if text.isprintable():
        return shlex.quote(text)
    letters = [
        letter if letter.isprintable() and letter not in "\\'" else _bytes_of(letter) for letter in text
    ]
    return f"$'{''.join(letters)}'"


def _bytes_of(letter: str) -> str:
    return "".join(f"\\x{byte:02x}" for byte in os.fsencode(letter))


def is_terminal() -> bool:
    """Whether somebody sits at both ends: keys come in and a screen shows what goes out."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def table(*columns: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> Table:
    """Return an empty table; the columns of `right` hold figures, those of `whole` are never broken."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left", no_wrap=column in whole)
    return made
