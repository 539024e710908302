"""Editions: files that correct the numbers of a game without touching code."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hexmonger.kernel.files import read_toml
from hexmonger.kernel.glossary import Number
from hexmonger.kernel.names import check_line
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

PREFIX: Final = "edition."
DEEPEST: Final = 8
# The most that a number can be where nothing else is said, and the most names that a sentence lists.
MOST: Final = 9_999
MOST_NAMES: Final = 60


@dataclass(frozen=True)
class Edition:
    """Corrections, flat: "items.crystal_ball.gold" to the number it should be."""

    name: str
    corrections: tuple[tuple[str, int], ...]


STANDARD: Final = Edition("standard", ())


@dataclass(frozen=True)
class Parameter:
    """A number that an edition may correct, within its limits; none where the rules work it out."""

    number: Number | None
    least: int = 0
    most: int = MOST


@dataclass(frozen=True)
class Parameters:
    """Every number of a game under the name an edition file knows it by.

    "items.ring.steel" is `things["items"]["ring"]["steel"]`, "numbers.rounds" is `general["rounds"]`. `forms`
    say how the names of each section are made, such as "items.<item>.<number>".
    """

    forms: Sequence[str]
    general: Mapping[str, Parameter]
    things: Mapping[str, Mapping[str, Mapping[str, Parameter]]]

    def values(self) -> dict[str, int]:
        """Return every number by its whole name."""
        found = {f"numbers.{name}": parameter for name, parameter in self.general.items()}
        for section, things in self.things.items():
            for thing, numbers in things.items():
                found |= {f"{section}.{thing}.{name}": parameter for name, parameter in numbers.items()}
        return {name: each.number.value for name, each in found.items() if each.number is not None}

    def corrected(self, edition: Edition) -> dict[str, int]:
        """Return every number by its whole name, an edition's corrections made; refuse what can't be."""
        values = self.values()
        for name, value in edition.corrections:
            parameter = self._named(name)
            if not parameter.least <= value <= parameter.most:
                raise Trouble(f"`{name}` must be {parameter.least} to {parameter.most}, not {value}")
            values[name] = value
        return values

    def _named(self, name: str) -> Parameter:
        """Return what is called so, refusing an unknown name."""
        section, *rest = name.split(".")
        if section == "numbers" and len(rest) == 1:
            check_known(rest[0], self.general, "number")
            return self.general[rest[0]]
        if section not in self.things or len(rest) != 2:
            raise Trouble(f"`{name}` is none of {', '.join(self.forms)}")
        thing, number = rest
        things = self.things[section]
        form = next(form for form in self.forms if form.startswith(f"{section}."))
        check_known(thing, things, form[form.index("<") + 1 : form.index(">")])
        check_known(number, things[thing], f"number of `{section}.{thing}`")
        return things[thing][number]


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


def check_known(name: str, names: Mapping[str, object], what: str) -> None:
    """Refuse a name that is none of those there are."""
    if name in names:
        return
    known = f"there are: {', '.join(names) or 'none'}"
    if len(names) > MOST_NAMES:
        known = f"one is called {next(iter(names))}, for example"
    raise Trouble(f"there is no {what} called `{name}`; {known}")
