"""A drawn view: what one seat may know, in names and places, so that a stranger can draw the table.

It is made from a view and from nothing else. Zones have cells; cells have a face and, where the reader may
know it, a thing of the glossary by its id. The question says for every answer what it points at.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hexmonger.kernel.fixed import fixed
from hexmonger.kernel.messages import Message
from hexmonger.kernel.spots import COMMON, Spot

OPEN: Final = "open"
KNOWN: Final = "known"
HIDDEN: Final = "hidden"
EMPTY: Final = "empty"


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of a zone: what lies there and how.

    An item lies `open`, or hidden: then it is `known` if the reader knows it, else `hidden`; nothing at all
    is `empty`. `back` is the back of what lies hidden, where there are several; `knowers` are the seats that
    have seen it, where that can be told. `marks` say what else can be seen of it, such as `moonstruck`;
    `value` is a number it shows, such as that of a die.
    """

    face: str = OPEN
    thing: str = ""
    back: str = ""
    marks: tuple[str, ...] = ()
    value: int | None = None
    knowers: tuple[int, ...] = ()


class Cells(dict[int, Cell]):
    """Cells by the code that a view has for what lies there, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], Cell]) -> None:
        self._make = make

    def __missing__(self, code: int) -> Cell:
        cell = self[code] = self._make(code)
        return cell


@fixed
class Zone:
    """A zone: a seat's, or common to all, with its cells in the order of their places.

    `size` is how many lie there; of a pile that nobody looks through, `cells` are its top ones alone.
    Where they lie in rows, `columns` says how many stand side by side.
    """

    name: str
    seat: int
    size: int
    cells: tuple[Cell, ...]
    columns: int = 0


@fixed
class Player:
    """A seat: its figures, such as gold, and what it was given, such as a wizard, by id."""

    seat: int
    figures: dict[str, int]
    traits: dict[str, str] = field(default_factory=dict)


@fixed
class Answer:
    """An answer that is allowed: what it points at, the word for it, and whether it can't be taken back.

    `choice` is what is answered with, `key` the same in notation, `number` its place in the catalogue of all
    that can ever be done with this set-up. Without a `verb` of its own it has that of the question.
    """

    choice: int
    key: str
    number: int
    points: tuple[Spot, ...] = ()
    verb: Message | None = None
    is_wall: bool = False


@fixed
class Barred:
    """Answers that are not allowed, for one reason and by one rule: what they point at, by choice.

    Without a `verb` of their own they have that of the question.
    """

    reason: Message
    rule: str
    points: dict[int, tuple[Spot, ...]]
    verb: Message | None = None


@fixed
class Asked:
    """The question that waits for the reader; `verb` is the word for its answers, or for most of them."""

    name: str
    prompt: Message
    verb: Message
    answers: tuple[Answer, ...]
    barred: tuple[Barred, ...] = ()

    def verb_of(self, answer: Answer | Barred) -> Message:
        """Return the word for one of its answers, or for some that are not allowed."""
        return self.verb if answer.verb is None else answer.verb


@fixed
class Undo:
    """Whether the reader's latest choice can be taken back, and if not, why."""

    can: bool
    reason: Message | None = None


@fixed
class Drawn:
    """The table as one seat may know it; seat -1 is a spectator's.

    `figures` and `traits` are what is common to all, such as the round and the phase. `turn` is whose turn it
    is, -1 for nobody's, `asked` are those who must answer.
    """

    game: str
    rules: int
    seat: int
    turn: int
    asked: tuple[int, ...]
    figures: dict[str, int]
    traits: dict[str, str]
    players: tuple[Player, ...]
    zones: tuple[Zone, ...]
    question: Asked | None
    undo: Undo | None = None

    def zone(self, name: str, seat: int = COMMON) -> Zone:
        """Return a zone by its name, a seat's or a common one."""
        for zone in self.zones:
            if zone.name == name and zone.seat == seat:
                return zone
        raise KeyError(f"there is no zone {name!r} of seat {seat}")

    def at(self, spot: Spot) -> Cell | None:
        """Return the cell at a spot, if it is one that is drawn."""
        for zone in self.zones:
            if zone.name == spot.zone and zone.seat == spot.seat and 0 <= spot.place < len(zone.cells):
                return zone.cells[spot.place]
        return None
