"""The player sheet: columns and rows of circles, with how each number is known."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hexmonger.kernel.glossary import DERIVED, PRINTED, RECONSTRUCTED, TRANSCRIBED, Number

COLUMNS: Final = ("steel", "wood", "leather", "elemental", "arcane", "wild")
# What items are crafted of, and what spells are made of.
MATERIALS: Final = COLUMNS[:3]
ENERGIES: Final = COLUMNS[3:]

GROUPS: Final = ("accessory", "weapon", "armor")
PREFIX: Final = "prefix"
SUFFIX: Final = "suffix"
CHARM: Final = "charm"


def printed(value: int) -> Number:
    """Return a number that the handbook prints."""
    return Number(value, PRINTED)


def derived(value: int) -> Number:
    """Return a number that follows from what the handbook says elsewhere."""
    return Number(value, DERIVED)


def transcribed(value: int) -> Number:
    """Return a number that only a third party's transcription of the sheet tells."""
    return Number(value, TRANSCRIBED)


def reconstructed(value: int) -> Number:
    """Return a number that is our choice, since it did not survive."""
    return Number(value, RECONSTRUCTED)


def identifier(name: str) -> str:
    """Return the id of a name.

    >>> identifier("of the Elves"), identifier("Plate Armor")
    ('of_the_elves', 'plate_armor')
    """
    return name.lower().replace(" ", "_")


@dataclass(frozen=True)
class Row:
    """A row of the sheet: an item or a spell, with a circle in some of its three columns.

    `kind` is an item's group, or prefix, suffix or charm; `numbers` are those that only this row has.
    """

    name: str
    mark: str
    kind: str
    circles: tuple[Number | None, Number | None, Number | None]
    coins: Number
    numbers: Mapping[str, Number] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Return its name as files and tests write it."""
        return identifier(self.name)

    @property
    def rule(self) -> str:
        """Return the id of its rule."""
        return f"MoM-row:{self.id}"

    @property
    def is_item(self) -> bool:
        """Whether it is crafted; else it is researched."""
        return self.kind in GROUPS

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns that its three places stand in."""
        return MATERIALS if self.is_item else ENERGIES


Given = int | Number


def _row(
    name: str,
    mark: str,
    kind: str,
    circles: tuple[Given | None, Given | None, Given | None],
    coins: Given,
    **numbers: int,
) -> Row:
    """Return a row; a number that does not say how it is known is transcribed."""
    first, second, third = [None if circle is None else _known(circle) for circle in circles]
    own = {each: transcribed(number) for each, number in numbers.items()}
    return Row(name, mark, kind, (first, second, third), _known(coins), own)


def _known(number: Given) -> Number:
    return transcribed(number) if isinstance(number, int) else number


ACCESSORY, WEAPON, ARMOR = GROUPS

# fmt: off
ITEMS: Final = (
    #                                    steel             wood        leather   coins
    _row("Backpack",    "Ba", ACCESSORY, (None,             None,       3),       1),
    _row("Scroll",      "Sc", ACCESSORY, (None,             printed(3), None),    1),
    _row("Ring",        "Ri", ACCESSORY, (reconstructed(3), None,       None),    2),
    _row("Pendant",     "Pe", ACCESSORY, (5,                4,          4),       3),
    _row("Staff",       "St", WEAPON,    (None,             6,          None),    1),
    _row("Sword",       "Sw", WEAPON,    (4,                None,       None),    2),
    _row("Crossbow",    "Cr", WEAPON,    (None,             9,          6),       3),
    _row("Warhammer",   "Wa", WEAPON,    (6,                5,          4),       4),
    _row("Bracers",     "Br", ARMOR,     (None,             None,       9),       1),
    _row("Helmet",      "He", ARMOR,     (5,                None,       None),    2),
    _row("Greaves",     "Gr", ARMOR,     (printed(7),       None,       5),       printed(4)),
    _row("Plate Armor", "Pl", ARMOR,     (8,                2,          8),       5),
)

SPELLS: Final = (
    #                                            elemental arcane wild           coins
    _row("Fiery",                   "Fi", PREFIX, (6,    None, reconstructed(11)), 1),
    _row("Shocking",                "Sh", PREFIX, (2,    7,    None),              2),
    _row("Everlasting",             "Ev", PREFIX, (None, 1,    9),                 3),
    _row("Divine",                  "Di", PREFIX, (9,    2,    7),                 4),
    _row("of the Elves",            "El", SUFFIX, (None, 8,    10),                1),
    _row("of the Dwarves",          "Dw", SUFFIX, (8,    4,    None),              2),
    _row("of the Orcs",             "Or", SUFFIX, (7,    None, 4),                 3),
    _row("of the Dragons",          "Dr", SUFFIX, (5,    6,    2),                 4),
    _row("Glamour Potion Supplier", "Gl", CHARM,  (4,    None, None),              1, potions=3),
    _row("Renowned Accessories",    "Re", CHARM,  (3,    5,    None),              1, bonus=2),
    _row("Weapon Prestige",         "We", CHARM,  (None, 3,    5),                 2, bonus=2),
    _row("Elite Armor",             "Ea", CHARM,  (1,    None, 3),                 3, bonus=2),
)
# fmt: on

ROWS: Final = (*ITEMS, *SPELLS)
# Rows by their place on the sheet: items, then prefixes, suffixes and charms.
FIRST_SPELL: Final = len(ITEMS)
FIRST_PREFIX: Final = FIRST_SPELL
FIRST_SUFFIX: Final = FIRST_PREFIX + 4
FIRST_CHARM: Final = FIRST_SUFFIX + 4
ENCHANTMENTS: Final = SPELLS[:8]
# The charm that counts the orders of each group (MoM-30, MoM-31), as rows.
COUNTING_CHARMS: Final = (FIRST_CHARM + 1, FIRST_CHARM + 2, FIRST_CHARM + 3)
# Every circle as (row, column), a column after the other, each from the top.
CIRCLES: Final = tuple(
    (row, column)
    for column, name in enumerate(COLUMNS)
    for row, line in enumerate(ROWS)
    if name in line.columns and line.circles[line.columns.index(name)] is not None
)
# Circles before this one are crafted, the others researched.
FIRST_RESEARCH: Final = sum(column < len(MATERIALS) for _, column in CIRCLES)
ROW_BY_ID: Final = {row.id: row for row in ROWS}
