"""Which place on the table stands for which answer, found by what every answer points at."""

from collections.abc import Sequence
from typing import Final

from hexmonger.kernel.drawn import Answer, Asked, Barred, Drawn
from hexmonger.kernel.spots import Spot, spot

STOREHOUSE: Final = "storehouse"
STASH: Final = "stash"
DECK: Final = "deck"
DISCARD: Final = "discard"
PLAYER: Final = "player"
LIST: Final = "list"
AMOUNT: Final = "amount"

ON_TABLE: Final = (STOREHOUSE, DECK, "market")
TOP_OF_DISCARD: Final = spot(DISCARD, place=0)

# What is done with a card by a key of its own, in place of playing it.
KEYS: Final = {"verb-act-discard": "d", "verb-act-activate": "a", "verb-act-expend": "e"}


def is_set(points: Sequence[Spot]) -> bool:
    """Whether an answer points at the slots of a set."""
    return len(points) > 1 and all(point.zone == STOREHOUSE for point in points)


class Answers:
    """The answers to a question, by the cells of the table that stand for them.

    Those that lie nowhere, or in several cells at once, are listed. What is not allowed has its cells too,
    so that it can say why.
    """

    def __init__(self, drawn: Drawn, question: Asked | None) -> None:
        self.drawn = drawn
        self.question = question
        self.is_asked = question is not None
        self.name = "" if question is None else question.name
        self.all: tuple[Answer, ...] = () if question is None else question.answers
        self.listed: list[Answer] = []
        self._at: dict[Spot, list[Answer]] = {}
        self._barred: dict[Spot, list[Barred]] = {}
        points = [point for answer in self.all for point in answer.points]
        # Whoever looks through the discard chooses from a list; whoever draws sees its top beside the deck.
        self._is_looked_through = spot(DECK) not in points and any(
            point.zone == DISCARD and point.place > 0 for point in points
        )
        for answer in self.all:
            if self._cell(answer.points) is None:
                self._at[spot(LIST, place=len(self.listed))] = [answer]
                self.listed.append(answer)
            for cell in self._cells(answer.points):
                self._at.setdefault(cell, []).append(answer)
        for barred in () if question is None else question.barred:
            for pointed in barred.points.values():
                for cell in self._cells(pointed):
                    self._barred.setdefault(cell, []).append(barred)

    def _cell(self, points: Sequence[Spot]) -> Spot | None:
        """Return the one cell in which an answer lies, if there is one."""
        if len(points) != 1:
            return None
        (point,) = points
        if point.zone == DISCARD:
            return TOP_OF_DISCARD if point.place <= 0 and not self._is_looked_through else None
        is_own = point.zone == STASH and point.seat == self.drawn.seat
        return point if is_own or point.zone in ON_TABLE else None

    def _cells(self, points: Sequence[Spot]) -> list[Spot]:
        """Return all cells that stand for an answer: of a player the whole storehouse, of a set its slots."""
        cell = self._cell(points)
        if cell is not None:
            return [cell]
        if len(points) == 1 and points[0].zone == PLAYER:
            seat = points[0].seat
            size = self.drawn.zone(STOREHOUSE, seat).size
            return [spot(STOREHOUSE, seat, slot) for slot in range(size)]
        return list(points) if is_set(points) else []

    def at(self, place: Spot | None) -> Answer | None:
        """Return the answer that a place stands for; a slot that belongs to several sets stands for none."""
        found = [answer for answer in self.all_at(place) if not self.key_of(answer)]
        return found[0] if len(found) == 1 else None

    def key_of(self, answer: Answer | Barred) -> str:
        """Return the key that an answer has of its own, allowed or not; empty if it has none."""
        return "" if self.question is None else KEYS.get(self.question.verb_of(answer).id, "")

    def all_at(self, place: Spot | None) -> list[Answer]:
        """Return the answers that point at a place, those with keys of their own included."""
        return self._at.get(place, []) if place is not None else []

    def by_key(self, place: Spot, key: str) -> Answer | None:
        """Return what a key does with a card of the stash, if that is allowed."""
        if self.name == "discard" and key == "d":
            return self.at(place)
        return next((answer for answer in self.all_at(place) if self.key_of(answer) == key), None)

    def why_not(self, place: Spot | None, key: str = "") -> Barred | None:
        """Return why a place can't be chosen, or what a key does can't be done with it."""
        found = self._barred.get(place, []) if place is not None else []
        return next((barred for barred in found if not key or self.key_of(barred) == key), None)

    def key_in_list(self, index: int) -> str:
        """Return the digit that chooses a line of the list: of an amount its own, of all else its number."""
        points = self.listed[index].points
        number = points[0].place if points and points[0].zone == AMOUNT else index + 1
        return str(number) if number <= 9 else ""

    def by_digit(self, digit: int, own: int) -> Spot | None:
        """Return the line of the list or the slot that a digit stands for; beside a list no slot has one."""
        if self.listed:
            keys = [self.key_in_list(index) for index in range(len(self.listed))]
            return spot(LIST, place=keys.index(str(digit))) if str(digit) in keys else None
        house = self.house()
        return spot(STOREHOUSE, own if house is None else house, digit - 1) if digit else None

    def has_numbers(self, seat: int) -> bool:
        """Whether the slots of a storehouse have their numbers: where a list has some, no slot does."""
        return not self.listed and self.house() == seat

    def first(self) -> Spot | None:
        """Return the first place that can be chosen."""
        return next(iter(self._at), None)

    def house(self) -> int | None:
        """Return whose storehouse is asked about, where it is a single one."""
        seats = {place.seat for place in self._at if place.zone == STOREHOUSE}
        return seats.pop() if len(seats) == 1 else None
