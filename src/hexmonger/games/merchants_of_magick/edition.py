"""Every number of the tables under the name an edition file knows it by, and what it can be."""

from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.numbers import MOST, NUMBERS
from hexmonger.games.merchants_of_magick.orders import IN_DECK, ORDERS
from hexmonger.games.merchants_of_magick.sheet import (
    CIRCLES,
    COLUMNS,
    ENCHANTMENTS,
    GROUPS,
    ITEMS,
    SPELLS,
    Row,
    reconstructed,
)
from hexmonger.kernel.edition import Parameter, Parameters

FORMS: Final = (
    "items.<item>.<number>",
    "spells.<spell>.<number>",
    "adventurers.<adventurer>.<number>",
    "masteries.<mastery>.circles",
    "dice.<die>.<column>",
    "orders.<order>.<number>",
    "numbers.<number>",
)


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


GENERAL: Final = {
    name: Parameter(general.number, general.least, general.most) for name, general in NUMBERS.items()
}
TABLES: Final = Parameters(FORMS, GENERAL, PARAMETERS)
