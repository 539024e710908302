"""What the glossary says of sheet, orders and cards, in the form in which the table draws them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import Named, named
from hexmonger.terminal.canvas import fitted
from hexmonger.terminal.sitting import Things

COINS: Final = "coins"
PREFIX, SUFFIX = "prefix", "suffix"
# Which rows of an order go by their marks, as its name gets shorter.
SHORTER: Final = ((), (PREFIX,), (PREFIX, SUFFIX))


class Circle(NamedTuple):
    """A circle of the sheet: its row and its column by their places, and its number."""

    row: int
    column: int
    number: int


@dataclass(frozen=True)
class Row:
    """A row of the sheet: `place` counts from the top, items first, and `circles` are its places there.

    `note` is what it does besides, in a few words.
    """

    place: int
    entry: Entry
    name: str
    mark: str
    group: str
    coins: int
    circles: tuple[int, ...]
    note: str

    @property
    def thing(self) -> Named:
        """Return it as messages name it."""
        return _thing(self.entry)

    @property
    def brief(self) -> str:
        """Return its name without what all suffixes begin with."""
        return self.name.rpartition(" ")[2] if self.group == SUFFIX else self.name


@dataclass(frozen=True)
class Order:
    """An order, with the rows that it asks for in the order of its name."""

    thing: Named
    name: str
    coins: int
    rows: tuple[Row, ...]

    @cached_property
    def shapes(self) -> list[str]:
        """Return its name from the longest form to the shortest, which is made of marks alone."""
        shorter = [
            " ".join(row.mark if row.group in groups else row.brief for row in self.rows)
            for groups in SHORTER
        ]
        return [self.name, *shorter, "".join(row.mark for row in self.rows)]

    def fitted(self, room: int) -> str:
        """Return its name in as much of a line as there is."""
        return next((shape for shape in self.shapes if len(shape) <= room), fitted(self.shapes[-1], room))


class Adventurer(NamedTuple):
    """An adventurer: the enchantment of all that it asks for, and an item of each group."""

    thing: Named
    name: str
    coins: int
    enchantment: Row
    items: Mapping[str, Row]


class Mastery(NamedTuple):
    """A mastery: so many circles in its column, by its place."""

    thing: Named
    name: str
    column: int
    circles: int


class Book:
    """The sheet, the orders and the cards of a game with its set-up."""

    def __init__(self, things: Things) -> None:
        self.entries = things.entries
        self.words = things.words
        items, spells = self._of("item"), self._of("spell")
        rows = [*items, *spells]
        self.lines = len(items)
        self.columns = [
            figure.name for kind in (items[0], spells[0]) for figure in kind.figures if figure.name != COINS
        ]
        # Circles lie column by column, each from the top.
        self.circles = [
            Circle(place, column, number)
            for column, name in enumerate(self.columns)
            for place, row in enumerate(rows)
            if (number := _figures(row).get(name)) is not None
        ]
        self.rows = [
            Row(
                place,
                entry,
                entry.name,
                entry.mark,
                _traits(entry)["group"],
                _figures(entry)[COINS],
                tuple(at for at, circle in enumerate(self.circles) if circle.row == place),
                _note(things, entry),
            )
            for place, entry in enumerate(rows)
        ]
        self.row_by_id = {row.entry.id: row for row in self.rows}
        by_name = {row.name: row for row in self.rows}
        self.orders: dict[str, Order] = {}
        self.adventurers: dict[str, Adventurer] = {}
        self.masteries: dict[str, Mastery] = {}
        for entry in self._of("order"):
            asked = tuple(by_name[row] for row in _traits(entry).values())
            self.orders[entry.id] = Order(_thing(entry), entry.name, _figures(entry)[COINS], asked)
        for entry in self._of("adventurer"):
            enchantment, *asked_items = _traits(entry).items()
            by_group = {group: by_name[row] for group, row in asked_items}
            coins = _figures(entry)[COINS]
            self.adventurers[entry.id] = Adventurer(
                _thing(entry), entry.name, coins, by_name[enchantment[1]], by_group
            )
        for entry in self._of("mastery"):
            column = self.columns.index(_traits(entry)["column"])
            self.masteries[entry.id] = Mastery(_thing(entry), entry.name, column, _figures(entry)["circles"])
        self.numbers = {entry.id: _figures(entry)[entry.id] for entry in self._of("number")}
        self.extra_dice = [coins for name, coins in self.numbers.items() if name.startswith("slot_")]

    def _of(self, kind: str) -> list[Entry]:
        return [entry for (each, _), entry in self.entries.items() if each == kind]

    def served_by(self, die: str) -> list[str]:
        """Return the columns that a die serves."""
        return [name for name, serves in _figures(self.entries["die", die]).items() if serves]


@lru_cache(8)
def book_of(things: Things) -> Book:
    """Return the book of a game, made once."""
    return Book(things)


def _thing(entry: Entry) -> Named:
    """Return something as messages name it."""
    return named(entry.kind, entry.id)


def _note(things: Things, entry: Entry) -> str:
    """Return what a row does besides, in a few words; empty for most."""
    look = things.looks.get((entry.kind, entry.id), Look())
    return next((things.words.say(short) for short in look.short.values()), "")


def _figures(entry: Entry) -> dict[str, int]:
    """Return the numbers of an entry by name, but for those that can't be."""
    figures = (*entry.figures, *entry.numbers)
    return {figure.name: figure.value for figure in figures if figure.value is not None}


def _traits(entry: Entry) -> dict[str, str]:
    """Return what is printed on something besides, by name."""
    return {name: trait.words for name, trait in entry.traits}
