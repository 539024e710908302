"""The sponsored adventurers (MoM-17): three items each, with one enchantment."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import (
    ENCHANTMENTS,
    GROUPS,
    ITEMS,
    identifier,
    reconstructed,
    transcribed,
)
from hexmonger.kernel.glossary import Number


@dataclass(frozen=True)
class Adventurer:
    """An adventurer: an enchantment, and an item of each group, counted from 1 as on the sheet."""

    name: str
    enchantment: Number
    items: tuple[Number, Number, Number]
    coins: Number

    @property
    def id(self) -> str:
        """Return the name as files and tests write it."""
        return identifier(self.name)

    @property
    def rule(self) -> str:
        """Return the id of its rule."""
        return f"MoM-adventurer:{self.id}"


def item_rows(group: int) -> list[int]:
    """Return the rows of a group of items.

    >>> item_rows(1)
    [4, 5, 6, 7]
    """
    return [row for row, item in enumerate(ITEMS) if item.kind == GROUPS[group]]


def _adventurer(
    name: str, enchantment: str, items: tuple[str, str, str], coins: int, is_reconstructed: bool = False
) -> Adventurer:
    """Return an adventurer, given the names of what it asks for; the accessory may be reconstructed."""
    first = next(number for number, row in enumerate(ENCHANTMENTS, 1) if row.name == enchantment)
    places = [
        next(place for place, row in enumerate(item_rows(group), 1) if ITEMS[row].name == item)
        for group, item in enumerate(items)
    ]
    accessory, weapon, armor = [transcribed(place) for place in places]
    if is_reconstructed:
        accessory = reconstructed(accessory.value)
    return Adventurer(name, transcribed(first), (accessory, weapon, armor), transcribed(coins))


ADVENTURERS: Final = (
    _adventurer("Barbarian", "of the Orcs", ("Scroll", "Warhammer", "Helmet"), 5),
    _adventurer("Bounty Hunter", "Everlasting", ("Scroll", "Warhammer", "Helmet"), 5, is_reconstructed=True),
    _adventurer("Cleric", "Divine", ("Backpack", "Sword", "Helmet"), 6),
    _adventurer("Knight", "of the Dragons", ("Backpack", "Sword", "Helmet"), 6),
    _adventurer("Ranger", "of the Elves", ("Ring", "Staff", "Plate Armor"), 6),
    _adventurer("Warrior", "of the Dwarves", ("Pendant", "Crossbow", "Bracers"), 6),
    _adventurer("Witch", "Fiery", ("Pendant", "Staff", "Plate Armor"), 5, is_reconstructed=True),
    _adventurer("Wizard", "Shocking", ("Ring", "Crossbow", "Greaves"), 4),
)
