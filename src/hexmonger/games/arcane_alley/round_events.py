"""What happens in the course of a round of Arcane Alley: phases, turns and scores."""

from dataclasses import dataclass
from typing import ClassVar, Final

from hexmonger.games.arcane_alley.events import SLOTS, AlleyEvent, ItemId, SecretItemId
from hexmonger.games.arcane_alley.spots import ON_DECK, ON_DISCARD, at_slot, in_aside, in_discard, in_stash
from hexmonger.kernel.events import Amount, Seat
from hexmonger.kernel.spots import Move

# Rounds, turns and phases


@dataclass(frozen=True, slots=True)
class RoundBegan(AlleyEvent):
    """A round begins with the Stock phase; the seat has the starting player's token."""

    is_heading: ClassVar[bool] = True

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class Gathered(AlleyEvent):
    """All items go back into the deck and are shuffled.

    `places` are those in storehouses, 9 × seat + slot; `stashes` how many there were in each stash.
    """

    is_silent: ClassVar[bool] = True

    places: tuple[int, ...]
    stashes: tuple[int, ...]
    discard: Amount
    aside: Amount

    def moves(self) -> tuple[Move, ...]:
        origins = [at_slot(place // SLOTS, place % SLOTS) for place in self.places]
        for seat, size in enumerate(self.stashes):
            origins += [in_stash(seat)] * size
        origins += [in_discard(depth) for depth in range(self.discard)]
        origins += [in_aside(place) for place in range(self.aside)]
        return tuple(Move("", origin, ON_DECK) for origin in origins)


@dataclass(frozen=True, slots=True)
class Stocked(AlleyEvent):
    """A storehouse is stocked with nine hidden items; where there are several backs, all see them."""

    is_silent: ClassVar[bool] = True

    seat: Seat
    backs: tuple[str, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move("", ON_DECK, at_slot(self.seat, slot)) for slot in range(len(self.backs)))


@dataclass(frozen=True, slots=True)
class Dealt(AlleyEvent):
    """An item is dealt into a stash."""

    seat: Seat
    item: SecretItemId
    back: str

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, ON_DECK, in_stash(self.seat)),)


@dataclass(frozen=True, slots=True)
class FirstDiscard(AlleyEvent):
    """The deck's top item becomes the discard, and the Sell phase begins."""

    item: ItemId

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.item, ON_DECK, ON_DISCARD),)


@dataclass(frozen=True, slots=True)
class TurnBegan(AlleyEvent):
    """A turn begins; `turns` were made in this round before it."""

    is_heading: ClassVar[bool] = True

    seat: Seat
    round: int
    turns: Amount


@dataclass(frozen=True, slots=True)
class Triggered(AlleyEvent):
    """A player ends a turn with everything revealed: the inspection comes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InspectionBegan(AlleyEvent):
    """The inspection begins; the seat triggered it, or nobody did."""

    is_heading: ClassVar[bool] = True
    is_key: ClassVar[bool] = True

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class Counted(AlleyEvent):
    """A player counts the infamy of the items left, which may be negative."""

    seat: Seat
    infamy: Amount


@dataclass(frozen=True, slots=True)
class Penalised(AlleyEvent):
    """Whoever triggered the inspection has not the least infamy left, and gains more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BribesBegan(AlleyEvent):
    """The bribe phase begins."""

    is_silent: ClassVar[bool] = True

    round: int


@dataclass(frozen=True, slots=True)
class Bribed(AlleyEvent):
    """A player pays gold to lose infamy; nothing for nothing is a pass."""

    seat: Seat
    gold: Amount
    infamy: Amount


@dataclass(frozen=True, slots=True)
class Over(AlleyEvent):
    """The game is over; `places` has that of every seat, 1 the best."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]


# Score


@dataclass(frozen=True, slots=True)
class GainedGold(AlleyEvent):
    """A player gains gold."""

    seat: Seat
    gold: Amount


@dataclass(frozen=True, slots=True)
class LostGold(AlleyEvent):
    """A player loses gold."""

    seat: Seat
    gold: Amount


@dataclass(frozen=True, slots=True)
class GainedInfamy(AlleyEvent):
    """A player gains infamy; that a marker stands for 25 of it is told apart."""

    seat: Seat
    infamy: Amount


@dataclass(frozen=True, slots=True)
class LostInfamy(AlleyEvent):
    """A player loses infamy."""

    seat: Seat
    infamy: Amount


@dataclass(frozen=True, slots=True)
class Fined(AlleyEvent):
    """A player passes 24 infamy and takes fine markers, each in place of 25 infamy; `fines` are all now."""

    is_key: ClassVar[bool] = True

    seat: Seat
    markers: Amount
    fines: Amount


@dataclass(frozen=True, slots=True)
class PaidFines(AlleyEvent):
    """A player gives fine markers back and pays for them."""

    seat: Seat
    markers: Amount


ROUND_EVENTS: Final[tuple[type[AlleyEvent], ...]] = (
    RoundBegan,
    Gathered,
    Stocked,
    Dealt,
    FirstDiscard,
    TurnBegan,
    Triggered,
    InspectionBegan,
    Counted,
    Penalised,
    BribesBegan,
    Bribed,
    Over,
    GainedGold,
    LostGold,
    GainedInfamy,
    LostInfamy,
    Fined,
    PaidFines,
)
