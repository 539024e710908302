"""A seat's side of a drawn table: its sheet, its line and its cards, in the words of the book."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hexmonger.kernel.drawn import Answer, Asked, Cell, Drawn
from hexmonger.kernel.messages import Message
from hexmonger.kernel.spots import Spot, spot
from hexmonger.terminal.merchants_of_magick.book import Adventurer, Book, Mastery, Order, Row

OPEN: Final = "open"
INK: Final = "ink"
PENCIL: Final = "pencil"
LIT: Final = "lit"
LIT_FOR_POTIONS: Final = "lit for potions"
OUT_OF_REACH: Final = "out of reach"

PARTS: Final = {
    "items": "Items",
    "spells": "Spells",
    "masteries": "Mastery",
    "orders": "Orders",
    "charms": "Charms",
    "adventurer": "Hero",
}
"""Where coins come from, in the order of the score pad, and what stands above each there."""


@dataclass(frozen=True)
class Light:
    """How a circle stands, and the potions that a mark there takes."""

    stands: str
    potions: int = 0


@dataclass(frozen=True)
class Progress:
    """How far a seat is with a mastery: circles in ink and in pencil, and its coins once it is scored.

    `brings` is what its side is worth now, which is the last once it is turned; it `is_changed` where others
    have just done that.
    """

    mastery: Mastery
    inked: int
    marked: int
    scored: int | None
    brings: int
    is_turned: bool
    is_changed: bool = False


def potions_of(question: Asked, answer: Answer) -> int:
    """Return the potions that a mark takes, as its verb says."""
    potions = question.verb_of(answer).fields.get("potions", 0)
    return potions if isinstance(potions, int) else 0


class Desk:
    """What a drawn table shows of one seat, that of the reader unless another is given.

    `then` is the desk as it would be after the mark that is looked at, `taken` are the orders that were
    claimed since the round began, by the places where they lay, `changed` the places where others have
    changed something since the reader's last round, `hints` what is said of those that each seat has taken.
    """

    def __init__(self, drawn: Drawn, book: Book, names: Sequence[str] = (), seat: int | None = None) -> None:
        self.drawn = drawn
        self.book = book
        self.names = names
        self.seat = max(0, drawn.seat) if seat is None else seat
        self.then: Desk | None = None
        self.taken: dict[int, Order] = {}
        self.changed: frozenset[Spot] = frozenset()
        self.hints: Sequence[str] = [""] * len(drawn.players)
        self.player = drawn.players[self.seat]
        self.figures = self.player.figures
        self.sheet = drawn.zone("sheet", self.seat).cells
        self.line = drawn.zone("line", self.seat).cells
        self.dice = drawn.zone("dice").cells

    def of(self, seat: int) -> "Desk":
        """Return the desk of another seat at the same table."""
        return Desk(self.drawn, self.book, self.names, seat)

    def say(self, said: Message, reader: int = -1) -> str:
        """Return a message in words, as a seat reads it or somebody who only watches."""
        return self.book.words.say(said, self.names, reader)

    @property
    def name(self) -> str:
        """Return the name of the one who sits there."""
        return self.names[self.seat]

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""
        return len(self.drawn.players)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.drawn.traits["phase"] == "over"

    @property
    def has_committed(self) -> bool:
        """Whether the seat waits for the others to close the round."""
        return not self.is_over and self.seat not in self.drawn.asked

    @property
    def adventurer(self) -> Adventurer:
        """Return the seat's adventurer."""
        return self.book.adventurers[self.player.traits["adventurer"]]

    @property
    def fitted_out(self) -> list[Row]:
        """Return the items that the adventurer has."""
        return [row for group, row in self.adventurer.items.items() if self.figures.get(group)]

    @cached_property
    def claimed(self) -> list[Order]:
        """Return the orders that the seat has claimed."""
        return self.orders(self.drawn.zone("claimed", self.seat).cells)

    def orders(self, cells: Iterable[Cell]) -> list[Order]:
        """Return the orders of some cells that can be seen."""
        return [self.book.orders[cell.thing] for cell in cells if cell.thing]

    def missing(self, row: Row) -> list[int]:
        """Return the circles of a row that are not marked."""
        return [circle for circle in row.circles if not self.sheet[circle].marks]

    def pencilled(self) -> list[int]:
        """Return the circles that are marked in pencil."""
        return [circle for circle, cell in enumerate(self.sheet) if PENCIL in cell.marks]

    def masteries(self) -> list[Progress]:
        """Return how far the seat is with each mastery."""
        found: list[Progress] = []
        for place, cell in enumerate(self.drawn.zone("masteries").cells):
            mastery = self.book.masteries[cell.thing]
            column = [
                mark
                for circle, mark in zip(self.book.circles, self.sheet, strict=True)
                if circle.column == mastery.column and mark.marks
            ]
            inked = sum(INK in mark.marks for mark in column)
            scored, brings = self.figures.get(cell.thing), cell.value or 0
            is_turned, is_changed = "apprentice" in cell.marks, spot("masteries", place=place) in self.changed
            found.append(Progress(mastery, inked, len(column), scored, brings, is_turned, is_changed))
        return found

    def score(self) -> list[tuple[str, int]]:
        """Return the coins of the seat by where they come from, the adventurer's by its own name."""
        names = {**PARTS, "adventurer": self.adventurer.name}
        return [(name, self.figures[part]) for part, name in names.items()]

    def lights(self, is_asked: bool = True) -> list[Light]:
        """Return how every circle of the sheet stands, those lit that answer the question which waits."""
        lit: dict[Spot, Light] = {}
        question = self.drawn.question
        if question is not None and is_asked:
            for answer in question.answers:
                potions = potions_of(question, answer)
                for point in answer.points:
                    lit[point] = Light(LIT_FOR_POTIONS if potions else LIT, potions)
            for barred in question.barred:
                needed = barred.reason.fields.get("needed")
                if isinstance(needed, int):
                    for points in barred.points.values():
                        lit.update({point: Light(OUT_OF_REACH, needed) for point in points})
        return [
            Light(cell.marks[0]) if cell.marks else lit.get(self.circle(place), Light(OPEN))
            for place, cell in enumerate(self.sheet)
        ]

    def circle(self, place: int) -> Spot:
        """Return the spot of a circle of the sheet."""
        return spot("sheet", self.seat, place)

    def is_new(self, place: int) -> bool:
        """Whether an order has just come to the line from another."""
        return spot("line", self.seat, place) in self.changed

    @property
    def held(self) -> int | None:
        """Return the die that has been taken up and waits for its circle."""
        return next((place for place, die in enumerate(self.dice) if "held" in die.marks), None)

    @property
    def served(self) -> list[str]:
        """Return the columns that the die which has been taken up serves."""
        return self.book.served_by(self.dice[self.held].thing) if self.held is not None else []


def neighbours(desk: Desk) -> tuple[int, int]:
    """Return who gets the leftmost order of a line and whose comes to it, or the seat itself."""
    givers = [player.seat for player in desk.drawn.players if player.figures["passes_to"] == desk.seat]
    open_ones = [seat for seat in givers if desk.of(seat).line]
    return desk.figures["passes_to"], [*open_ones, desk.seat][0]
