"""Editions: files that correct numbers of the tables without touching code (AA-95)."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hexmonger.games.arcane_alley.cards import Item, Number, Wizard
from hexmonger.kernel.trouble import Trouble

NUMBERS: Final[dict[str, int]] = {
    "gold": 25,
    "rounds": 3,
    "stash": 2,
    "turns": 40,
    "tracker_opens": 15,
    "tracker_ends": 20,
    "penalty": 10,
    "fine": 25,
}
SECTIONS: Final = ("items", "wizards", "numbers")
COPIES: Final = ("copies_2_to_4", "copies_5_to_6")


@dataclass(frozen=True)
class Edition:
    """Corrections, flat: "items.crystal_ball.gold" to the number it should be."""

    name: str
    corrections: tuple[tuple[str, int], ...]


STANDARD: Final = Edition("standard", ())


def read_edition(path: Path) -> Edition:
    """Read an edition file (TOML)."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble(f"{path}: can't be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Trouble(f"{path}: is not TOML ({error})") from None
    try:
        return edition_of(written, path.stem)
    except Trouble as trouble:
        raise Trouble(f"{path}: {trouble}") from None


def edition_of(written: Mapping[str, Any], name: str) -> Edition:
    """Return the edition that a TOML document describes."""
    title = written.get("name", name)
    if not isinstance(title, str) or not title.strip() or "\n" in title:
        raise Trouble("`name` must be a line of text")
    tables = {key: value for key, value in written.items() if key != "name"}
    return Edition(title, tuple(sorted(_flat(tables, ""))))


def _flat(table: Mapping[str, Any], above: str) -> Iterable[tuple[str, int]]:
    """Yield every number of nested tables with its whole name."""
    for key, value in table.items():
        name = f"{above}{key}"
        if isinstance(value, dict):
            yield from _flat(value, f"{name}.")
        elif isinstance(value, int) and not isinstance(value, bool):
            yield name, value
        else:
            raise Trouble(f"`{name}` must be a whole number, not {value!r}")


def corrected(
    edition: Edition, items: Sequence[Item], wizards: Sequence[Wizard], general: Mapping[str, int]
) -> tuple[list[Item], list[Wizard], dict[str, int]]:
    """Return the tables with an edition's corrections made, refusing what can't be."""
    new_items = {item.id: item for item in items}
    new_wizards = {wizard.id: wizard for wizard in wizards}
    numbers = dict(general)
    for name, value in edition.corrections:
        section, *rest = name.split(".")
        if section == "items" and len(rest) == 2:
            _known(rest[0], new_items, "item")
            new_items[rest[0]] = _correct_item(new_items[rest[0]], rest[1], name, value)
        elif section == "wizards" and len(rest) == 2:
            _known(rest[0], new_wizards, "wizard")
            wizard = new_wizards[rest[0]]
            _known(rest[1], wizard.numbers, f"number of {wizard.name}")
            _not_negative(name, value)
            new_wizards[rest[0]] = replace(wizard, numbers=_with(wizard.numbers, rest[1], value))
        elif section == "numbers" and len(rest) == 1:
            _known(rest[0], numbers, "number")
            if value < (1 if rest[0] in ("rounds", "turns") else 0):
                raise Trouble(f"`{name}` can't be {value}")
            numbers[rest[0]] = value
        else:
            raise Trouble(
                f"`{name}` is none of items.<item>.<number>, wizards.<wizard>.<number>, numbers.<number>"
            )
    return list(new_items.values()), list(new_wizards.values()), numbers


def _correct_item(item: Item, field: str, name: str, value: int) -> Item:
    if field == "infamy":
        return replace(item, infamy=value)
    _not_negative(name, value)
    if field == "gold":
        if item.is_special:
            raise Trouble(f"`{name}`: {item.name} makes no sets, so it has no gold (AA-51)")
        return replace(item, gold=value)
    if field == COPIES[0]:
        return replace(item, copies=(value, item.copies[1]))
    if field == COPIES[1]:
        return replace(item, copies=(item.copies[0], value))
    _known(
        field,
        {**dict.fromkeys(("gold", "infamy", *COPIES)), **item.numbers},
        f"number of {item.name}",
    )
    return replace(item, numbers=_with(item.numbers, field, value))


def _with(numbers: Mapping[str, Number], name: str, value: int) -> dict[str, Number]:
    return {**numbers, name: Number(value, "edition")}


def _not_negative(name: str, value: int) -> None:
    if value < 0:
        raise Trouble(f"`{name}` can't be negative, but is {value}")


def _known(name: str, names: Iterable[str], what: str) -> None:
    if name not in names:
        raise Trouble(f"there is no {what} called `{name}`; there are: {', '.join(names) or 'none'}")
