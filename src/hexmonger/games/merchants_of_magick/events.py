"""All that Merchants of Magick tells, in words of its rulebook.

What a seat does in pencil is told to that seat at once, and to all others when the round closes (MoM-21): see
`telling`. Places and circles count from 0; orders that nobody has seen yet have no id.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from hexmonger.games.merchants_of_magick.sheet import ROW_BY_ID
from hexmonger.kernel.events import SECRET, Amount, Event, Seat
from hexmonger.kernel.messages import Message, Named, Value, named
from hexmonger.kernel.spots import Move, spot

AdventurerId = Annotated[str, "adventurer"]
DieId = Annotated[str, "die"]
MasteryId = Annotated[str, "mastery"]
OrderId = Annotated[str, "order"]
# A row is an item or a spell of the glossary.
RowId = Annotated[str, "row"]


class MerchantEvent(Event):
    """Something that happens in Merchants of Magick."""

    __slots__ = ()

    def message(self) -> Message:
        """Return it as something to say: places count from 1, and a row is said to be of some `kind`."""
        said = Event.message(self)
        changed: dict[str, Value] = {}
        for name, value in said.fields.items():
            if name == "place" and isinstance(value, int):
                changed["place"] = value + 1
            elif name == "row" and isinstance(value, Named):
                row = ROW_BY_ID[value.id]
                changed["row"] = named("item" if row.is_item else "spell", row.id)
                changed["kind"] = row.kind
        return Message(said.id, {**said.fields, **changed}) if changed else said


@dataclass(frozen=True, slots=True)
class Rolled(MerchantEvent):
    """A round begins with its four results (MoM-10)."""

    is_heading: ClassVar[bool] = True

    round: int
    d6: Amount
    d8: Amount
    d10: Amount
    d12: Amount


@dataclass(frozen=True, slots=True)
class TookUp(MerchantEvent):
    """A player picked the result to spend next (MoM-11); nobody else hears of it."""

    is_silent: ClassVar[bool] = True

    seat: Seat
    die: DieId


@dataclass(frozen=True, slots=True)
class Marked(MerchantEvent):
    """A player marked a circle with a result (MoM-12), which took so many potions in all.

    `extra` is the extra die that was used for it, counted from 1, or 0 for none (MoM-14).
    """

    seat: Seat
    circle: int
    row: RowId
    column: str
    die: DieId
    extra: int
    potions: Amount


@dataclass(frozen=True, slots=True)
class MarkedFree(MerchantEvent):
    """A player marked a circle free (MoM-17)."""

    seat: Seat
    circle: int
    row: RowId
    column: str


@dataclass(frozen=True, slots=True)
class Completed(MerchantEvent):
    """A player completed a row and gained its potions (MoM-15)."""

    seat: Seat
    row: RowId
    potions: Amount


@dataclass(frozen=True, slots=True)
class Claimed(MerchantEvent):
    """A player claimed an order of its line; the place stays empty until the round closes (MoM-16)."""

    is_key: ClassVar[bool] = True

    seat: Seat
    place: int
    order: OrderId
    coins: Amount

    def moves(self) -> tuple[Move, ...]:
        """Return how the order leaves the line."""
        return (Move(self.order, spot("line", self.seat, self.place), spot("claimed", self.seat)),)


@dataclass(frozen=True, slots=True)
class Fulfilled(MerchantEvent):
    """A player fitted out its adventurer with an item, its first, second or third (MoM-17)."""

    seat: Seat
    adventurer: AdventurerId
    row: RowId
    number: int
    potions: Amount


@dataclass(frozen=True, slots=True)
class AllFulfilled(MerchantEvent):
    """A player has fulfilled all that its adventurer asks for, and earned its coins (MoM-17)."""

    is_key: ClassVar[bool] = True

    seat: Seat
    adventurer: AdventurerId
    coins: Amount


@dataclass(frozen=True, slots=True)
class Committed(MerchantEvent):
    """A player committed its round (MoM-21)."""

    is_silent: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundClosed(MerchantEvent):
    """All have committed, and what was pencil is ink (MoM-21)."""

    is_silent: ClassVar[bool] = True

    round: int


@dataclass(frozen=True, slots=True)
class Replaced(MerchantEvent):
    """An order from the deck was laid face down in an empty place of a line (MoM-16)."""

    seat: Seat
    place: int
    order: Annotated[str, "order", SECRET]

    def moves(self) -> tuple[Move, ...]:
        """Return how the order leaves the deck."""
        return (Move(self.order, spot("deck"), spot("line", self.seat, self.place)),)


@dataclass(frozen=True, slots=True)
class ClosedUp(MerchantEvent):
    """With the deck empty, empty places of a line were closed for the rest of the game (MoM-16, MoM-22).

    `orders` are those that are left in the line, `places` where they lay.
    """

    seat: Seat
    orders: tuple[OrderId, ...]
    places: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        """Return how the orders move together."""
        return tuple(
            Move(order, spot("line", self.seat, place), spot("line", self.seat, new))
            for new, (order, place) in enumerate(zip(self.orders, self.places, strict=True))
            if new != place
        )


@dataclass(frozen=True, slots=True)
class Mastered(MerchantEvent):
    """A player scored a mastery (MoM-18)."""

    is_key: ClassVar[bool] = True

    seat: Seat
    mastery: MasteryId
    coins: Amount


@dataclass(frozen=True, slots=True)
class MasteryTurned(MerchantEvent):
    """A mastery was turned to its Apprentice side (MoM-18)."""

    mastery: MasteryId


@dataclass(frozen=True, slots=True)
class BeltMoved(MerchantEvent):
    """The belt of orders moved one place (MoM-19, MoM-22).

    `orders` are all that lay in the lines, seat by seat from the left, `lengths` how many each seat had.
    """

    orders: tuple[OrderId, ...]
    lengths: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        """Return how every order moves: the leftmost of a line goes to the right end of the next open one."""
        open_lines = [seat for seat, length in enumerate(self.lengths) if length]
        moves: list[Move] = []
        for index, seat in enumerate(open_lines):
            following = open_lines[(index + 1) % len(open_lines)]
            for place in range(self.lengths[seat]):
                target = spot("line", seat, place - 1)
                if place == 0:
                    target = spot("line", following, self.lengths[following] - 1)
                moves.append(Move(self.orders[len(moves)], spot("line", seat, place), target))
        return tuple(moves)


@dataclass(frozen=True, slots=True)
class WentPast(MerchantEvent):
    """Alone: the leftmost order went past unclaimed and was discarded (MoM-40)."""

    seat: Seat
    order: Annotated[str, "order", SECRET]

    def moves(self) -> tuple[Move, ...]:
        """Return how the order leaves the line."""
        return (Move(self.order, spot("line", self.seat, 0), spot("discard", place=0)),)


@dataclass(frozen=True, slots=True)
class MovedLeft(MerchantEvent):
    """Alone: all other orders moved one place left (MoM-40).

    `places` is where they lay, those of the line first and those that wait after them; the line has `length`.
    """

    is_silent: ClassVar[bool] = True

    seat: Seat
    orders: tuple[OrderId, ...]
    places: tuple[int, ...]
    length: int

    def moves(self) -> tuple[Move, ...]:
        """Return how every order moves."""
        row = [spot("line", self.seat, place) for place in range(self.length)]
        row += [spot("waiting", place=place) for place in range(max(self.places, default=0) + 1)]
        return tuple(
            Move(order, row[place], row[place - 1])
            for order, place in zip(self.orders, self.places, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Joined(MerchantEvent):
    """Alone: a new order joined at the far right (MoM-40)."""

    place: int
    order: OrderId

    def moves(self) -> tuple[Move, ...]:
        """Return how the order leaves the deck."""
        return (Move(self.order, spot("deck"), spot("waiting", place=self.place)),)


@dataclass(frozen=True, slots=True)
class Revealed(MerchantEvent):
    """An order that lay face down was turned up (MoM-19)."""

    seat: Seat
    place: int
    order: OrderId


@dataclass(frozen=True, slots=True)
class Reckoned(MerchantEvent):
    """The coins that every seat would count if the game ended with this round."""

    is_silent: ClassVar[bool] = True

    round: int
    coins: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Counted(MerchantEvent):
    """The coins of a player when the game is over, and where they come from (MoM-30)."""

    seat: Seat
    coins: Amount
    items: Amount
    spells: Amount
    masteries: Amount
    orders: Amount
    charms: Amount
    adventurer: Amount


@dataclass(frozen=True, slots=True)
class Rated(MerchantEvent):
    """Alone: the game is over, and the player is rated (MoM-41)."""

    seat: Seat
    coins: Amount
    rating: str


@dataclass(frozen=True, slots=True)
class Over(MerchantEvent):
    """The game is over: who has won, and the place of every seat, 1 the best (MoM-30)."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    Rolled,
    TookUp,
    Marked,
    MarkedFree,
    Completed,
    Claimed,
    Fulfilled,
    AllFulfilled,
    Committed,
    RoundClosed,
    Replaced,
    ClosedUp,
    Mastered,
    MasteryTurned,
    BeltMoved,
    WentPast,
    MovedLeft,
    Joined,
    Revealed,
    Reckoned,
    Counted,
    Rated,
    Over,
)
