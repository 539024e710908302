"""How circles, dice and orders are called, in notation and in sentences."""

from collections.abc import Sequence
from typing import Final, Protocol

from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS


class Position(Protocol):
    """What a state and a view have in common: enough to word a question and to count coins.

    In a view everybody else's sheet stands as it did when the round began, and an order that can't be
    known is a negative number.
    """

    @property
    def rules(self) -> Rules: ...
    @property
    def seats(self) -> int: ...
    @property
    def kind_of(self) -> tuple[int, ...]: ...
    @property
    def adventurers(self) -> tuple[int, ...]: ...
    @property
    def masteries(self) -> tuple[int, ...]: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def dice(self) -> Sequence[int]: ...
    @property
    def marks(self) -> Sequence[int]: ...
    @property
    def inked_marks(self) -> Sequence[int]: ...
    @property
    def potions(self) -> Sequence[int]: ...
    @property
    def inked_potions(self) -> Sequence[int]: ...
    @property
    def extra(self) -> Sequence[int]: ...
    @property
    def inked_extra(self) -> Sequence[int]: ...
    @property
    def met(self) -> Sequence[int]: ...
    @property
    def spent(self) -> Sequence[int]: ...
    @property
    def taken(self) -> Sequence[int]: ...
    @property
    def inked_taken(self) -> Sequence[int]: ...
    @property
    def trail(self) -> Sequence[int]: ...
    @property
    def line(self) -> Sequence[Sequence[int]]: ...
    @property
    def claimed(self) -> Sequence[Sequence[int]]: ...
    @property
    def waiting(self) -> Sequence[int]: ...
    @property
    def deck(self) -> Sequence[int]: ...
    @property
    def discard(self) -> Sequence[int]: ...
    @property
    def side(self) -> Sequence[int]: ...
    @property
    def scored(self) -> Sequence[int]: ...


RESULTS: Final = 2
DICE_COUNT: Final = [mask.bit_count() for mask in range(16)]


def circle_name(circle: int) -> str:
    """Return what a circle is called.

    >>> circle_name(0), circle_name(44)
    ('Ring steel', 'Elite Armor wild')
    """
    row, column = CIRCLES[circle]
    return f"{ROWS[row].name} {COLUMNS[column]}"


def order_name(p: Position, card: int) -> str:
    """Return the name of an order, or what to call one that can't be known."""
    return p.rules.orders[p.kind_of[card]].name if card >= 0 else "an order that lies face down"


def potions_in_words(number: int) -> str:
    """Return a number of potions in words.

    >>> potions_in_words(1), potions_in_words(0)
    ('1 potion', '0 potions')
    """
    return "1 potion" if number == 1 else f"{number} potions"


def coins_in_words(number: int) -> str:
    """Return a number of coins in words.

    >>> coins_in_words(1), coins_in_words(8)
    ('1 coin', '8 coins')
    """
    return "1 coin" if number == 1 else f"{number} coins"


def orders_of(p: Position, seat: int) -> list[int]:
    """Return the orders a seat has claimed, those of this round included."""
    line = p.line[seat]
    return [*p.claimed[seat], *[line[place] for place in bits_in(p.taken[seat])]]


def next_slot(p: Position, seat: int) -> int:
    """Return the slot that a seat's next result uses, -1 for none: it is one of the first two (MoM-14)."""
    return p.extra[seat] if DICE_COUNT[p.spent[seat]] >= RESULTS else -1


def slot_potions(p: Position, seat: int) -> int:
    """Return what the slot of a seat's next result costs; 0 if it needs none."""
    slot = next_slot(p, seat)
    return p.rules.slot_costs[slot] if 0 <= slot < SLOTS else 0


def can_spend(p: Position, seat: int) -> bool:
    """Whether any result of the round can still mark a circle of a seat's sheet (MoM-12 to MoM-14)."""
    left = p.potions[seat] - slot_potions(p, seat)
    if next_slot(p, seat) >= SLOTS or left < 0:
        return False
    reach = p.rules.reach[min(left, p.rules.most_potions)]
    return any(
        reach[die][result] & ~p.marks[seat]
        for die, result in enumerate(p.dice)
        if not p.spent[seat] >> die & 1
    )
