"""The four dice and the columns each serves (MoM-10, MoM-12)."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import COLUMNS, transcribed
from hexmonger.kernel.glossary import Number


@dataclass(frozen=True)
class Die:
    """A die: its faces, and for every column whether a result may mark a circle there."""

    name: str
    faces: int
    serves: tuple[Number, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns it serves."""
        return tuple(name for name, serves in zip(COLUMNS, self.serves, strict=True) if serves.value)


def die(faces: int, *columns: str) -> Die:
    """Return a die that serves some columns."""
    return Die(f"d{faces}", faces, tuple(transcribed(int(name in columns)) for name in COLUMNS))


DICE: Final = (
    die(6, "steel", "wood", "leather"),
    die(8, "wood", "leather", "elemental"),
    die(10, "leather", "elemental", "arcane"),
    die(12, "elemental", "arcane", "wild"),
)
