"""What the commands write is text: no bracket is markup, and no letter moves a terminal's cursor."""

import io
import subprocess
from pathlib import Path

import pytest
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from hexmonger.cli.paper import Paper, quoted, table
from tests.cli.running import Run
from tests.names import HOSTILE, UNREADABLE

TRICKS = [name for name in UNREADABLE if "\ud800" not in name]


@pytest.mark.parametrize("name", [*HOSTILE, *TRICKS])
def test_whatever_is_written_is_shown_and_does_nothing_else(name: str) -> None:
    paper = Paper()
    paper.file = io.StringIO()
    paper.width = 1000
    rows = table("name")
    rows.add_row(name)
    for thing in (name, Text(name), Padding(name, 1), Panel(name, title=Text(name)), rows):
        paper.print(thing)
    written = paper.file.getvalue()
    assert all(line.isprintable() for line in written.splitlines())
    if name.isascii() and name.isprintable():
        assert written.count(name) >= 6


@pytest.mark.parametrize("name", [*HOSTILE[:9], *TRICKS, "it's", 'a "b" c', "back\\slash'"])
def test_a_path_in_a_command_is_the_path_that_a_shell_takes_it_for(name: str) -> None:
    if "\0" in name:
        return
    words = quoted(Path(f"/tmp/{name}"))
    assert words.isprintable()
    told = subprocess.run(["bash", "-c", f"printf %s {words}"], capture_output=True, check=True)
    assert told.stdout.decode() == str(Path(f"/tmp/{name}"))


@pytest.mark.parametrize("name", ["[bold]mine.toml", "mine\x1b[2J.toml", "mine\u202e.toml"])
def test_a_file_of_such_a_name(run: Run, name: str) -> None:
    Path(name).write_text("name = 'mine'\n[items]\n" + "older_wand = 13\nmagic_boomerang = 12\n" * 1)
    result = run("recipes", name)
    assert all(line.isprintable() for line in result.output.splitlines())
    assert "mine" in result.output
