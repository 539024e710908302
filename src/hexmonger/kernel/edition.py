"""Editions: files that correct the numbers of a game without touching code."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hexmonger.kernel.files import read_toml
from hexmonger.kernel.game import Setup
from hexmonger.kernel.names import check_line
from hexmonger.kernel.trouble import Trouble

PREFIX: Final = "edition."
DEEPEST: Final = 8


@dataclass(frozen=True)
class Edition:
    """Corrections, flat: "items.crystal_ball.gold" to the number it should be."""

    name: str
    corrections: tuple[tuple[str, int], ...]


STANDARD: Final = Edition("standard", ())


def read_edition(path: Path) -> Edition:
    """Read an edition file (TOML)."""
    written = read_toml(path)
    try:
        return edition_of(written, path.stem)
    except Trouble as trouble:
        raise Trouble(f"{path}: {trouble}") from None


def edition_of(written: Mapping[str, Any], name: str) -> Edition:
    """Return the edition that a TOML document describes."""
    title = written.get("name", name)
    if not isinstance(title, str) or not title.strip():
        raise Trouble("`name` must be a line of text")
    check_line(title, "the name")
    tables = {key: value for key, value in written.items() if key != "name"}
    return Edition(title.strip(), tuple(sorted(_flat(tables, ""))))


def _flat(table: Mapping[str, Any], above: str) -> list[tuple[str, int]]:
    """Return every number of nested tables with its whole name."""
    found: list[tuple[str, int]] = []
    for key, value in table.items():
        name = f"{above}{key}"
        if isinstance(value, dict):
            if name.count(".") > DEEPEST:
                raise Trouble(f"`{name}` is nested too deeply")
            found += _flat(value, f"{name}.")
        elif isinstance(value, int) and not isinstance(value, bool):
            found.append((name, value))
        else:
            raise Trouble(f"`{name}` must be a whole number, not {value!r}")
    return found


def edition_in_setup(setup: Setup) -> Edition:
    """Return the edition that a set-up carries with it as options."""
    corrections: list[tuple[str, int]] = []
    for option, value in setup.options.items():
        if option.startswith(PREFIX):
            try:
                corrections.append((option.removeprefix(PREFIX), int(value)))
            except ValueError:
                raise Trouble(f"`{option}` must be a whole number, not {value!r}") from None
    return Edition(setup.options.get("edition", STANDARD.name), tuple(sorted(corrections)))


def with_edition(setup: Setup, edition: Edition) -> Setup:
    """Return a set-up that carries an edition's numbers with it."""
    numbers = {f"{PREFIX}{name}": str(value) for name, value in edition.corrections}
    return Setup(setup.seats, {**setup.options, "edition": edition.name, **numbers})


def check_known(name: str, names: Iterable[str], what: str) -> None:
    """Refuse a name that is none of those there are."""
    if name not in names:
        raise Trouble(f"there is no {what} called `{name}`; there are: {', '.join(names) or 'none'}")
