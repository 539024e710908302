"""The masteries (MoM-03, MoM-18): three of material, three of energy."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import identifier, reconstructed
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
    Mastery("Blacksmith", "steel", reconstructed(5)),
    Mastery("Carpenter", "wood", reconstructed(5)),
    Mastery("Leatherworker", "leather", reconstructed(5)),
    Mastery("Elementalist", "elemental", reconstructed(6)),
    Mastery("Enchanter", "arcane", reconstructed(6)),
    Mastery("Wildkeeper", "wild", reconstructed(6)),
)
# Masteries before this one are of material, the others of energy.
FIRST_ENERGY: Final = 3
