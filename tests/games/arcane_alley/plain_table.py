"""A plain table for the second reading of the rules: what lies where, who has seen it, and the scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.chance import shuffle

HOLE: Final = -1


@dataclass
class Place:
    """A place of a storehouse: its card, and whether it lies revealed."""

    card: int
    up: bool = False


def swap(one: Place, other: Place) -> None:
    """Let two items change places, each staying hidden or revealed."""
    one.card, one.up, other.card, other.up = other.card, other.up, one.card, one.up


class PlainTable:
    """A table with cards by number, items by mark and seats from 0."""

    def __init__(self, marks: Sequence[str], wizards: Sequence[str], turns: int) -> None:
        seats = len(wizards)
        self.marks = marks
        self.wizards = wizards
        self.turns = turns
        self.seats = range(seats)
        self.chance = self.start = 0
        self.gold, self.infamy, self.fines = [25] * seats, [0] * seats, [0] * seats
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.limbo: list[int] = []
        self.stash: list[list[int]] = [[] for _ in self.seats]
        self.rows: list[list[list[Place]]] = [[] for _ in self.seats]
        self.seen: list[set[int]] = [set() for _ in marks]
        self.returned: set[int] = set()
        self.phase = "stock"
        self.turn: int | None = None
        self.triggered: int | None = None

    def places(self, seat: int) -> list[Place]:
        """Return the places of a storehouse in reading order."""
        return [place for row in self.rows[seat] for place in row]

    def is_up(self, place: Place, mark: str) -> bool:
        """Whether an item lies revealed in a place."""
        return place.up and self.marks[place.card] == mark

    def hidden(self, seat: int) -> list[int]:
        """Return the slots with a hidden item."""
        return [slot for slot, place in enumerate(self.places(seat)) if not place.up and place.card != HOLE]

    def revealed(self, seat: int) -> list[int]:
        """Return the slots with a revealed item."""
        return [slot for slot, place in enumerate(self.places(seat)) if place.up]

    def to_play(self, seat: int) -> list[int]:
        """Return the slots to play in (AA-30)."""
        return [slot for slot, place in enumerate(self.places(seat)) if not self.is_up(place, "Do")]

    def others(self, seat: int) -> list[int]:
        """Return all players but one."""
        return [other for other in self.seats if other != seat]

    def in_turn_order(self) -> list[int]:
        """Return the seats from the starting player clockwise (AA-04)."""
        return [*self.seats[self.start :], *self.seats[: self.start]]

    def show(self, card: int) -> None:
        """Let everyone see a card."""
        self.seen[card] = set(self.seats)

    def turn_up(self, place: Place) -> None:
        """Reveal an item where it lies."""
        place.up = True
        self.show(place.card)

    def flip(self, place: Place) -> None:
        """Turn an item over."""
        if place.up:
            place.up = False
        else:
            self.turn_up(place)

    def put_on_discard(self, card: int) -> None:
        """Put a card on the discard, revealed."""
        self.show(card)
        self.discard.append(card)
        self.look_at_deck()

    def take_top(self) -> int:
        """Take the deck's top item."""
        card = self.deck.pop()
        self.look_at_deck()
        return card

    def draw_to_stash(self, seat: int) -> None:
        """Draw the deck's top item, unseen by others."""
        card = self.take_top()
        self.seen[card].add(seat)
        self.join_stash(seat, card)

    def join_stash(self, seat: int, card: int) -> None:
        """Let an item join a hand, where nobody can tell it from its copies."""
        self.stash[seat] = sorted([*self.stash[seat], card])
        self.returned.discard(card)

    def look_at_deck(self) -> None:
        """Make a new deck when the old one has run out (AA-23)."""
        if not self.deck and len(self.discard) >= 2:
            *self.deck, top = self.discard
            self.discard = [top]
            if len(self.deck) > 1:
                for card in self.deck:
                    self.seen[card] = set()
                    self.returned.discard(card)
                self.chance = shuffle(self.deck, self.chance)

    def gain_gold(self, seat: int, amount: int) -> None:
        """Gain gold, halved by a revealed Sword."""
        swords = [place for place in self.places(seat) if self.is_up(place, "Sw")]
        self.gold[seat] += amount // 2 if swords else amount

    def lose_gold(self, seat: int, amount: int) -> None:
        """Lose what there is (AA-05)."""
        self.gold[seat] = max(0, self.gold[seat] - amount)

    def gain_infamy(self, seat: int, amount: int) -> None:
        """Gain infamy, or lose it if the amount is negative (AA-06, AA-07)."""
        total = self.infamy[seat] + amount
        while total > 24 and self.fines[seat] < 2:
            total -= 25
            self.fines[seat] += 1
        self.infamy[seat] = max(0, min(24, total))
