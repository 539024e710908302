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


def P(value: int) -> Number:
    """Return a number that the handbook prints."""
    return Number(value, PRINTED)


def D(value: int) -> Number:
    """Return a number that follows from what the handbook says elsewhere."""
    return Number(value, DERIVED)


def T(value: int) -> Number:
    """Return a number that only a third party's transcription of the sheet tells."""
    return Number(value, TRANSCRIBED)


def R(value: int) -> Number:
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


ACCESSORY, WEAPON, ARMOR = GROUPS

# fmt: off
ITEMS: Final = (
    #                                     steel  wood  leather      coins
    Row("Backpack",    "Ba", ACCESSORY, (None,  None,  T(3)),       T(1)),
    Row("Scroll",      "Sc", ACCESSORY, (None,  P(3),  None),       T(1)),
    Row("Ring",        "Ri", ACCESSORY, (R(3),  None,  None),       T(2)),
    Row("Pendant",     "Pe", ACCESSORY, (T(5),  T(4),  T(4)),       T(3)),
    Row("Staff",       "St", WEAPON,    (None,  T(6),  None),       T(1)),
    Row("Sword",       "Sw", WEAPON,    (T(4),  None,  None),       T(2)),
    Row("Crossbow",    "Cr", WEAPON,    (None,  T(9),  T(6)),       T(3)),
    Row("Warhammer",   "Wa", WEAPON,    (T(6),  T(5),  T(4)),       T(4)),
    Row("Bracers",     "Br", ARMOR,     (None,  None,  T(9)),       T(1)),
    Row("Helmet",      "He", ARMOR,     (T(5),  None,  None),       T(2)),
    Row("Greaves",     "Gr", ARMOR,     (P(7),  None,  T(5)),       P(4)),
    Row("Plate Armor", "Pl", ARMOR,     (T(8),  T(2),  T(8)),       T(5)),
)

SPELLS: Final = (
    #                                          elemental arcane wild   coins
    Row("Fiery",                   "Fi", PREFIX, (T(6), None, R(11)),  T(1)),
    Row("Shocking",                "Sh", PREFIX, (T(2), T(7), None),   T(2)),
    Row("Everlasting",             "Ev", PREFIX, (None, T(1), T(9)),   T(3)),
    Row("Divine",                  "Di", PREFIX, (T(9), T(2), T(7)),   T(4)),
    Row("of the Elves",            "El", SUFFIX, (None, T(8), T(10)),  T(1)),
    Row("of the Dwarves",          "Dw", SUFFIX, (T(8), T(4), None),   T(2)),
    Row("of the Orcs",             "Or", SUFFIX, (T(7), None, T(4)),   T(3)),
    Row("of the Dragons",          "Dr", SUFFIX, (T(5), T(6), T(2)),   T(4)),
    Row("Glamour Potion Supplier", "Gl", CHARM,  (T(4), None, None),   T(1), {"potions": T(3)}),
    Row("Renowned Accessories",    "Re", CHARM,  (T(3), T(5), None),   T(1), {"bonus": T(2)}),
    Row("Weapon Prestige",         "We", CHARM,  (None, T(3), T(5)),   T(2), {"bonus": T(2)}),
    Row("Elite Armor",             "Ea", CHARM,  (T(1), None, T(3)),   T(3), {"bonus": T(2)}),
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
