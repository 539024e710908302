"""What happens in Moonstruck Market besides what happens in Arcane Alley.

Stalls count from 0. Piles and hands close up by themselves; stalls and slots stay where they are, so whatever
changes its stall or its slot has a move of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from hexmonger.games.arcane_alley.events import AlleyEvent, ItemId, Sale, sold_moves
from hexmonger.games.arcane_alley.moonstruck_market.spots import at_stall
from hexmonger.games.arcane_alley.spots import IN_LIMBO, ON_DECK, ON_DISCARD, at_slot, in_aside, in_stash
from hexmonger.kernel.events import Amount, Seat
from hexmonger.kernel.spots import Move, Spot

Side = Annotated[str, "moon"]
Back = Annotated[str, "back"]


# The market


@dataclass(frozen=True, slots=True)
class ClearedMarket(AlleyEvent):
    """So many items of the market go back into the deck, which is shuffled."""

    is_silent: ClassVar[bool] = True

    items: Amount

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move("", at_stall(stall), ON_DECK) for stall in range(self.items))


@dataclass(frozen=True, slots=True)
class ToMarket(AlleyEvent):
    """The deck's top item is revealed into a stall."""

    item: ItemId
    stall: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, ON_DECK, at_stall(self.stall)),)


@dataclass(frozen=True, slots=True)
class Bought(AlleyEvent):
    """A player pays gold for a market item, which joins the stash; the `left` others slide down."""

    seat: Seat
    item: ItemId
    gold: Amount
    stall: int
    left: Amount

    def moves(self) -> tuple[Move, ...]:
        return _leaving(self.item, self.stall, self.left, in_stash(self.seat))


@dataclass(frozen=True, slots=True)
class TookFromMarket(AlleyEvent):
    """A player takes a market item, free, into the stash or to play it; the `left` others slide down."""

    seat: Seat
    item: ItemId
    stall: int
    left: Amount
    to_play: bool

    def moves(self) -> tuple[Move, ...]:
        target = IN_LIMBO if self.to_play else in_stash(self.seat)
        return _leaving(self.item, self.stall, self.left, target)


@dataclass(frozen=True, slots=True)
class BackShown(AlleyEvent):
    """The back of the deck's top item comes to be seen."""

    is_silent: ClassVar[bool] = True

    back: Back


# The moon


@dataclass(frozen=True, slots=True)
class MoonTurned(AlleyEvent):
    """The moon die is rolled, set or advanced to a side."""

    side: Side


# Sets


@dataclass(frozen=True, slots=True)
class SoldMoonSet(Sale):
    """A player sells a moon set: the items of three slots are set aside."""

    seat: Seat
    slots: tuple[int, ...]
    items: tuple[ItemId, ...]

    def moves(self) -> tuple[Move, ...]:
        return sold_moves(self.seat, self.slots, self.items)


@dataclass(frozen=True, slots=True)
class SoldMixedSet(Sale):
    """A player sells a mixed set: the items of three slots are set aside."""

    seat: Seat
    slots: tuple[int, ...]
    items: tuple[ItemId, ...]

    def moves(self) -> tuple[Move, ...]:
        return sold_moves(self.seat, self.slots, self.items)


# Items


@dataclass(frozen=True, slots=True)
class Expended(AlleyEvent):
    """A player expends an item of the stash, which is in no zone while its effect resolves."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_stash(self.seat), IN_LIMBO),)


@dataclass(frozen=True, slots=True)
class PutSideways(AlleyEvent):
    """An expended item goes on the discard turned sideways."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, IN_LIMBO, ON_DISCARD),)


@dataclass(frozen=True, slots=True)
class Given(AlleyEvent):
    """A player gives an item that was just sold, and lies set aside, to another who must play it."""

    seat: Seat
    other: Seat
    item: ItemId
    place: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_aside(self.place), IN_LIMBO),)


@dataclass(frozen=True, slots=True)
class TookFromAside(AlleyEvent):
    """A player takes an item that was set aside to play it."""

    seat: Seat
    item: ItemId
    place: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_aside(self.place), IN_LIMBO),)


# Arranging


@dataclass(frozen=True, slots=True)
class Arranged(AlleyEvent):
    """A player puts a moon-backed item into a slot, and others make room.

    `were` has the slot where the item of every slot was before.
    """

    seat: Seat
    slot: int
    were: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move("", at_slot(self.seat, was), at_slot(self.seat, slot))
            for slot, was in enumerate(self.were)
            if was != slot
        )


def _leaving(item: str, stall: int, left: int, target: Spot) -> tuple[Move, ...]:
    """Return the moves of an item that leaves a stall and of those that slide down."""
    sliding = [Move("", at_stall(other), at_stall(other - 1)) for other in range(stall + 1, left + 1)]
    return (Move(item, at_stall(stall), target), *sliding)


MARKET_EVENTS: Final[Sequence[type[AlleyEvent]]] = (
    ClearedMarket,
    ToMarket,
    Bought,
    TookFromMarket,
    BackShown,
    MoonTurned,
    SoldMoonSet,
    SoldMixedSet,
    Expended,
    PutSideways,
    Given,
    TookFromAside,
    Arranged,
)
