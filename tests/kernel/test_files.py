"""Files that a user names: none is read without end, and none is nested too deeply to be told about."""

import os
from pathlib import Path

import pytest

from hexmonger.games.arcane_alley.module import find_module
from hexmonger.games.arcane_alley.moonstruck_market.recipe import read_recipe
from hexmonger.kernel import files
from hexmonger.kernel.edition import read_edition
from hexmonger.kernel.files import read_text, read_toml
from hexmonger.kernel.trouble import Unreadable

DOTTED = ".".join(["a"] * 3000)


@pytest.mark.parametrize(
    "text",
    [
        f"[items]\n{DOTTED} = 3\n",
        f"items.crystal_ball = {{ {DOTTED} = 3 }}\n",
        f"items = [ {{ {DOTTED} = 3 }} ]\n",
        f"name = {{ {DOTTED} = 3 }}\n",
        f"[{DOTTED}]\n",
        f"x = {'[' * 3000}{']' * 3000}\n",
    ],
    ids=["dotted key", "inline table", "table in a list", "name", "table", "brackets"],
)
def test_what_is_nested_too_deeply_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(text, encoding="utf-8")
    for read in (
        read_edition,
        read_toml,
        lambda path: read_recipe(path, find_module("moonstruck_market").items()),
    ):
        with pytest.raises(Unreadable, match=r"deep\.toml: is nested too deeply"):
            read(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without end here")
def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(Unreadable, match="/dev/zero: is not a text file"):
        read_text(Path("/dev/zero"))


def test_no_more_is_read_than_anything_of_ours_is_long(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"a" * files.MOST_BYTES)
    assert len(read_text(path)) == files.MOST_BYTES
    with path.open("ab") as file:
        file.truncate(1 << 40)
    with pytest.raises(Unreadable, match=r"long\.txt: is not a text file"):
        read_text(path)
    path.write_bytes(b"a" * (files.MOST_BYTES + 1))
    with pytest.raises(Unreadable, match=r"long\.txt: is larger than 8 MB"):
        read_text(path)


def test_a_pipe_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.write(writer, b"one\r\ntwo\rthree\n")
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        assert files.text_in(file, "a pipe") == "one\ntwo\nthree\n"
