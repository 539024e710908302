"""What happens in Arcane Alley, for logs and animation.

Items go by their ids, slots count from 0. A move's origin is a place before the event, its target one after
it; an item that is replaced goes to limbo first, and from there back to its owner, on the discard or into a
stash.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from hexmonger.games.arcane_alley.spots import (
    IN_LIMBO,
    ON_DECK,
    ON_DISCARD,
    SET_ASIDE,
    at_slot,
    in_aside,
    in_discard,
    in_stash,
)
from hexmonger.kernel.events import SECRET, Amount, Event, Seat
from hexmonger.kernel.messages import Message
from hexmonger.kernel.spots import Move, Spot

ItemId = Annotated[str, "item"]
SecretItemId = Annotated[str, "item", SECRET]

SLOTS: Final = 9
FROM_DECK: Final = "deck"
FROM_DISCARD: Final = "discard"
FROM_ASIDE: Final = "aside"
# Fields that count from 0, where people count from 1.
PLACES: Final = ("slot", "other_slot")


class AlleyEvent(Event):
    """Something that happens in Arcane Alley."""

    __slots__ = ()

    def message(self) -> Message:
        """Return it as something to say, slots counted from 1."""
        said = Event.message(self)
        fields = {
            name: value + 1 if name in PLACES and isinstance(value, int) else value
            for name, value in said.fields.items()
        }
        return Message(said.id, fields)


# Drawing


@dataclass(frozen=True, slots=True)
class Drew(AlleyEvent):
    """An item joins a stash, from the deck or from so deep in the discard."""

    seat: Seat
    item: SecretItemId
    source: str
    depth: int

    def moves(self) -> tuple[Move, ...]:
        origin = ON_DECK if self.source == FROM_DECK else in_discard(self.depth)
        return (Move(self.item, origin, in_stash(self.seat)),)


@dataclass(frozen=True, slots=True)
class Reshuffled(AlleyEvent):
    """The discard but for its top item is shuffled into a new deck of so many items."""

    items: Amount

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move("", in_discard(depth + 1), ON_DECK) for depth in range(self.items))


@dataclass(frozen=True, slots=True)
class PutOnDeck(AlleyEvent):
    """The discard's top item goes face down on the deck."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, ON_DISCARD, ON_DECK),)


@dataclass(frozen=True, slots=True)
class RevealedFromDeck(AlleyEvent):
    """The deck's top item is revealed, to be played perhaps."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, ON_DECK, IN_LIMBO),)


@dataclass(frozen=True, slots=True)
class SetAside(AlleyEvent):
    """An item that was revealed and not played is set aside."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, IN_LIMBO, SET_ASIDE),)


# Playing and discarding


@dataclass(frozen=True, slots=True)
class TookUp(AlleyEvent):
    """A player takes an item of a hand to play it: until it is shown, its owner alone sees which besides."""

    is_silent: ClassVar[bool] = True

    seat: Seat
    hand: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_stash(self.hand), IN_LIMBO),)


@dataclass(frozen=True, slots=True)
class TookFromDiscard(AlleyEvent):
    """A player takes an item of the discard to play it."""

    seat: Seat
    item: ItemId
    depth: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_discard(self.depth), IN_LIMBO),)


@dataclass(frozen=True, slots=True)
class TookFromStash(AlleyEvent):
    """A player takes an item of another's stash to play it; see `TookUp`."""

    seat: Seat
    hand: Seat
    item: SecretItemId


@dataclass(frozen=True, slots=True)
class Played(AlleyEvent):
    """A player plays an item into a slot; what it replaces goes to limbo.

    `hand` is whose stash it comes from, if from one. Who `saw` it leave that stash has it in limbo since;
    to all others it comes from there only now. What is replaced is named if it was revealed.
    """

    seat: Seat
    item: ItemId
    slot: int
    hand: Seat
    replaced: ItemId
    saw: Annotated[int, SECRET]

    def moves(self) -> tuple[Move, ...]:
        origin = IN_LIMBO if self.saw == 1 else in_stash(self.hand)
        return _replacing(self.item, origin, self.replaced, at_slot(self.seat, self.slot))


@dataclass(frozen=True, slots=True)
class Ignored(AlleyEvent):
    """A wizard ignores the effect of the item played."""

    seat: Seat
    item: ItemId


@dataclass(frozen=True, slots=True)
class Replaced(AlleyEvent):
    """A player lets an item of the discard's top, or of those set aside, replace one of another player.

    What is replaced is named if it was revealed.
    """

    seat: Seat
    owner: Seat
    slot: int
    item: ItemId
    source: str
    place: int
    replaced: ItemId

    def moves(self) -> tuple[Move, ...]:
        origin = in_discard(self.place) if self.source == FROM_DISCARD else in_aside(self.place)
        return _replacing(self.item, origin, self.replaced, at_slot(self.owner, self.slot))


@dataclass(frozen=True, slots=True)
class Returned(AlleyEvent):
    """An item that was replaced comes back to its owner, who must play it again."""

    seat: Seat
    item: ItemId


@dataclass(frozen=True, slots=True)
class Left(AlleyEvent):
    """An item that was replaced goes on the discard."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, IN_LIMBO, ON_DISCARD),)


@dataclass(frozen=True, slots=True)
class Stashed(AlleyEvent):
    """With two players, a hidden item that was replaced joins its owner's stash."""

    seat: Seat
    item: SecretItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, IN_LIMBO, in_stash(self.seat)),)


@dataclass(frozen=True, slots=True)
class Discarded(AlleyEvent):
    """A player discards an item of the stash."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_stash(self.seat), ON_DISCARD),)


@dataclass(frozen=True, slots=True)
class Activated(AlleyEvent):
    """A player activates a special item of the stash, which is set aside."""

    seat: Seat
    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, in_stash(self.seat), SET_ASIDE),)


# Storehouses


@dataclass(frozen=True, slots=True)
class TurnedUp(AlleyEvent):
    """A hidden item is revealed where it lies."""

    seat: Seat
    slot: int
    item: ItemId


@dataclass(frozen=True, slots=True)
class TurnedDown(AlleyEvent):
    """A revealed item is hidden where it lies."""

    seat: Seat
    slot: int
    item: ItemId


@dataclass(frozen=True, slots=True)
class Peeked(AlleyEvent):
    """A player looks at a hidden item of the own storehouse."""

    seat: Seat
    slot: int
    item: SecretItemId


@dataclass(frozen=True, slots=True)
class Swapped(AlleyEvent):
    """A player lets two items of a storehouse change places, each staying hidden or revealed."""

    seat: Seat
    owner: Seat
    slot: int
    other_slot: int

    def moves(self) -> tuple[Move, ...]:
        return _swapping(at_slot(self.owner, self.slot), at_slot(self.owner, self.other_slot))


@dataclass(frozen=True, slots=True)
class Exchanged(AlleyEvent):
    """A player swaps a hidden item for a revealed one of another player."""

    seat: Seat
    slot: int
    other: Seat
    other_slot: int

    def moves(self) -> tuple[Move, ...]:
        return _swapping(at_slot(self.seat, self.slot), at_slot(self.other, self.other_slot))


class Sale(AlleyEvent):
    """A player sells a set of whatever kind."""

    is_key: ClassVar[bool] = True

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Sold(Sale):
    """A player sells a set of an item: the items of three slots are set aside.

    The mimic is an item that counts as the third.
    """

    seat: Seat
    item: ItemId
    mimic: ItemId
    slots: tuple[int, ...]
    items: tuple[ItemId, ...]

    def moves(self) -> tuple[Move, ...]:
        return sold_moves(self.seat, self.slots, self.items)


@dataclass(frozen=True, slots=True)
class Closed(AlleyEvent):
    """The gap closes: `kept` has the old slot of every item left, in the order of the new ones.

    Where no item is left, because it was set aside unseen, it has -1.
    """

    is_silent: ClassVar[bool] = True

    seat: Seat
    kept: tuple[int, ...]
    columns: int

    def moves(self) -> tuple[Move, ...]:
        seat = self.seat
        return tuple(
            Move("", at_slot(seat, old), at_slot(seat, new))
            for new, old in enumerate(self.kept)
            if old not in (new, -1)
        )


@dataclass(frozen=True, slots=True)
class SetAsideUnseen(AlleyEvent):
    """A player sets a hidden item aside unseen, before the inspection reveals it; its place stays empty."""

    seat: Seat
    slot: int
    item: SecretItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, at_slot(self.seat, self.slot), SET_ASIDE),)


@dataclass(frozen=True, slots=True)
class Valued(AlleyEvent):
    """A player chooses an item of the storehouse to be paid its infamy in gold."""

    seat: Seat
    slot: int
    item: ItemId
    infamy: Amount


# Hands of others


@dataclass(frozen=True, slots=True)
class LookedAtStash(AlleyEvent):
    """A player looks at another's whole stash."""

    seat: Seat
    hand: Seat


@dataclass(frozen=True, slots=True)
class Saw(AlleyEvent):
    """A player sees an item of another's stash."""

    seat: Seat
    hand: Seat
    item: SecretItemId


def sold_moves(seat: int, slots: Sequence[int], items: Sequence[str]) -> tuple[Move, ...]:
    """Return the moves of a set that is sold."""
    return tuple(Move(item, at_slot(seat, slot), SET_ASIDE) for slot, item in zip(slots, items, strict=True))


def _swapping(one: Spot, other: Spot) -> tuple[Move, ...]:
    """Return the moves of two items that change places."""
    return (Move("", one, other), Move("", other, one))


def _replacing(item: str, origin: Spot, replaced: str, slot: Spot) -> tuple[Move, ...]:
    """Return the moves of an item that takes a slot and of the one that leaves it."""
    return (Move(replaced, slot, IN_LIMBO), Move(item, origin, slot))


EVENTS: Final[tuple[type[AlleyEvent], ...]] = (
    Drew,
    Reshuffled,
    PutOnDeck,
    RevealedFromDeck,
    SetAside,
    TookUp,
    TookFromDiscard,
    TookFromStash,
    Played,
    Ignored,
    Replaced,
    Returned,
    Left,
    Stashed,
    Discarded,
    Activated,
    TurnedUp,
    TurnedDown,
    Peeked,
    Swapped,
    Exchanged,
    Sold,
    Closed,
    SetAsideUnseen,
    Valued,
    LookedAtStash,
    Saw,
)
