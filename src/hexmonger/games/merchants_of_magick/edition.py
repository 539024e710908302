"""Every number of the tables under the name an edition file knows it by, and corrections of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.numbers import MOST, MOST_COINS, NUMBERS
from hexmonger.games.merchants_of_magick.orders import IN_DECK, ORDERS
from hexmonger.games.merchants_of_magick.sheet import (
    CIRCLES,
    COLUMNS,
    ENCHANTMENTS,
    GROUPS,
    ITEMS,
    SPELLS,
    Number,
    Row,
    reconstructed,
)
from hexmonger.kernel.edition import Edition, check_known
from hexmonger.kernel.trouble import Trouble

FORMS: Final = (
    "items.<item>.<number>",
    "spells.<spell>.<number>",
    "adventurers.<adventurer>.<number>",
    "masteries.<mastery>.circles",
    "dice.<die>.<column>",
    "orders.<order>.<number>",
    "numbers.<number>",
)
THINGS: Final = {
    "items": "item",
    "spells": "spell",
    "adventurers": "adventurer",
    "masteries": "mastery",
    "dice": "die",
    "orders": "order",
}


@dataclass(frozen=True)
class Parameter:
    """A number that an edition may correct, within its limits; none where the rules work it out."""

    number: Number | None
    least: int = 0
    most: int = MOST_COINS


def _row_parameters(row: Row) -> dict[str, Parameter]:
    """Return the numbers of a row; (MoM-13) no circle asks for less than 1."""
    found = {
        column: Parameter(circle, 1, MOST)
        for column, circle in zip(row.columns, row.circles, strict=True)
        if circle is not None
    }
    found["coins"] = Parameter(row.coins)
    return found | {name: Parameter(number) for name, number in row.numbers.items()}


def circles_of_column(column: str) -> int:
    """Return how many circles a column has."""
    return sum(COLUMNS[place] == column for _, place in CIRCLES)


# Section, thing, number: "items.ring.steel" is PARAMETERS["items"]["ring"]["steel"].
PARAMETERS: Final[dict[str, dict[str, dict[str, Parameter]]]] = {
    "items": {row.id: _row_parameters(row) for row in ITEMS},
    "spells": {row.id: _row_parameters(row) for row in SPELLS},
    "adventurers": {
        adventurer.id: {
            "enchantment": Parameter(adventurer.enchantment, 1, len(ENCHANTMENTS)),
            **{group: Parameter(item, 1, 4) for group, item in zip(GROUPS, adventurer.items, strict=True)},
            "coins": Parameter(adventurer.coins),
        }
        for adventurer in ADVENTURERS
    },
    "masteries": {
        mastery.id: {"circles": Parameter(mastery.circles, 1, circles_of_column(mastery.column))}
        for mastery in MASTERIES
    },
    "dice": {
        die.name: {
            column: Parameter(serves, 0, 1) for column, serves in zip(COLUMNS, die.serves, strict=True)
        }
        for die in DICE
    },
    "orders": {
        order.id: {
            "copies": Parameter(reconstructed(int(order in IN_DECK)), 0, MOST),
            "coins": Parameter(None),
        }
        for order in ORDERS
    },
}


def standard_values() -> dict[str, int]:
    """Return every number of the tables by its whole name."""
    values = {f"numbers.{name}": general.number.value for name, general in NUMBERS.items()}
    for section, things in PARAMETERS.items():
        for thing, numbers in things.items():
            for name, parameter in numbers.items():
                if parameter.number is not None:
                    values[f"{section}.{thing}.{name}"] = parameter.number.value
    return values


def corrected(edition: Edition) -> Mapping[str, int]:
    """Return every number by its whole name, an edition's corrections made; refuse what can't be."""
    values = standard_values()
    for name, value in edition.corrections:
        least, most = _limits(name)
        if not least <= value <= most:
            raise Trouble(f"`{name}` must be {least} to {most}, not {value}")
        values[name] = value
    return values


def _limits(name: str) -> tuple[int, int]:
    """Return the least and the most that a number can be, refusing an unknown name."""
    section, *rest = name.split(".")
    if section == "numbers" and len(rest) == 1:
        check_known(rest[0], NUMBERS, "number")
        return NUMBERS[rest[0]].least, NUMBERS[rest[0]].most
    if section not in PARAMETERS or len(rest) != 2:
        raise Trouble(f"`{name}` is none of {', '.join(FORMS)}")
    thing, number = rest
    things = PARAMETERS[section]
    if section == "orders" and thing not in things:
        raise Trouble(f"there is no order called `{thing}`; one is called {ORDERS[0].id}, for example")
    check_known(thing, things, THINGS[section])
    check_known(number, things[thing], f"number of `{section}.{thing}`")
    parameter = things[thing][number]
    return parameter.least, parameter.most
