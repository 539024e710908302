"""The choices of a match as undo sees them: a few numbers for each, kept close together."""

from array import array
from dataclasses import dataclass
from typing import Final

NUMBERS: Final = 4
IS_APART: Final = 1
ENDS: Final = 2


@dataclass(frozen=True, slots=True)
class Ply:
    """A choice that was made: how much was learned before it, and which part of the story it has told.

    `is_apart` says whether several seats were asked then, `ends` whether its seat was done with its part.
    """

    learned: int
    first: int
    last: int
    is_apart: bool
    ends: bool


class Plies:
    """All choices of a match; of one that goes on from a bookmark, those from there on."""

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self._numbers = array("q")

    def __len__(self) -> int:
        return self.first + len(self._numbers) // NUMBERS

    def __getitem__(self, place: int) -> Ply:
        at = NUMBERS * (place - self.first)
        if place < self.first or at >= len(self._numbers):
            raise IndexError(f"ply {place} is not one of {self.first} to {len(self) - 1}")
        learned, first, last, flags = self._numbers[at : at + NUMBERS]
        return Ply(learned, first, last, bool(flags & IS_APART), bool(flags & ENDS))

    def append(self, ply: Ply) -> None:
        """Add a choice."""
        flags = IS_APART * ply.is_apart + ENDS * ply.ends
        self._numbers.extend((ply.learned, ply.first, ply.last, flags))

    def cut(self, place: int) -> list[Ply]:
        """Take back all choices from a place on, and return them."""
        taken = [self[each] for each in range(place, len(self))]
        del self._numbers[NUMBERS * (place - self.first) :]
        return taken
