"""What a state and a view have in common, and what follows from it by arithmetic."""

from collections.abc import Sequence
from typing import Final, Protocol

from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.rules import Rules

# How many dice each set of them has.
DICE_COUNT: Final = [mask.bit_count() for mask in range(16)]


class Position(Protocol):
    """What a state and a view have in common: enough to ask a question and to count coins.

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


def orders_of(p: Position, seat: int) -> list[int]:
    """Return the orders a seat has claimed, those of this round included."""
    line = p.line[seat]
    return [*p.claimed[seat], *[line[place] for place in bits_in(p.taken[seat])]]


def next_slot(p: Position, seat: int) -> int:
    """Return the slot that a seat's next result uses; -1 for the first two, which need none (MoM-14)."""
    return p.extra[seat] if DICE_COUNT[p.spent[seat]] >= PLAIN_RESULTS else -1


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
