"""Icons for the windows of large cards, drawn as dots in `icons.md`."""

from functools import cache
from importlib.resources import files
from typing import Final

WIDTH: Final = 16
HEIGHT: Final = 14
DOT: Final = "#"
HALVES: Final[dict[tuple[bool, bool], str]] = {
    (False, False): " ",
    (True, False): "▀",
    (False, True): "▄",
    (True, True): "█",
}


@cache
def icons() -> dict[str, list[str]]:
    """Return the rows of every icon by its mark."""
    found: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in files(__package__).joinpath("icons.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            rows = found[line.split()[1]] = []
        elif line and set(line) <= {DOT, "."}:
            rows.append(line)
    return found


@cache
def icon_lines(mark: str) -> tuple[str, ...]:
    """Return an icon in half-block characters, two dots to a character; nothing for an unknown mark."""
    rows = icons().get(mark, [])
    return tuple(
        "".join(
            HALVES[upper == DOT, lower == DOT]
            for upper, lower in zip(rows[line], rows[line + 1], strict=True)
        )
        for line in range(0, len(rows), 2)
    )
