"""The masteries (MoM-03, MoM-18): three of material, three of energy."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import Number, R, identifier

MASTER: Final = 0
APPRENTICE: Final = 1
SIDES: Final = ("master", "apprentice")


@dataclass(frozen=True)
class Mastery:
    """A mastery: so many circles marked in its column."""

    name: str
    column: str
    circles: Number

    @property
    def id(self) -> str:
        """Return the name as files and tests write it."""
        return identifier(self.name)

    @property
    def rule(self) -> str:
        """Return the id of its rule."""
        return f"MoM-mastery:{self.id}"


MASTERIES: Final = (
    Mastery("Blacksmith", "steel", R(4)),
    Mastery("Carpenter", "wood", R(4)),
    Mastery("Leatherworker", "leather", R(4)),
    Mastery("Elementalist", "elemental", R(5)),
    Mastery("Enchanter", "arcane", R(5)),
    Mastery("Wildkeeper", "wild", R(5)),
)
MATERIAL: Final = 3
