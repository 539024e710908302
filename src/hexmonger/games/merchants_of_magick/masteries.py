"""The masteries (MoM-03, MoM-18): three of material, three of energy."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import R, identifier
from hexmonger.kernel.glossary import Number

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
    Mastery("Blacksmith", "steel", R(5)),
    Mastery("Carpenter", "wood", R(5)),
    Mastery("Leatherworker", "leather", R(5)),
    Mastery("Elementalist", "elemental", R(6)),
    Mastery("Enchanter", "arcane", R(6)),
    Mastery("Wildkeeper", "wild", R(6)),
)
# Masteries before this one are of material, the others of energy.
FIRST_ENERGY: Final = 3
