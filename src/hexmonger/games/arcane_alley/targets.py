"""What an effect may ask you to choose: players, items in storehouses, stashes and the discard.

An item in somebody's storehouse is one int, 9 × seat + slot; in a storehouse that is already settled
(yours, or that of the player just chosen), it is the slot alone.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import chosen, first_to_swap, storehouse_to_swap
from hexmonger.games.arcane_alley.naming import (
    asking,
    item_name,
    kinds_of,
    named_item,
    owner_of_script,
)
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.shapes import SIZES, SLOTS_IN, SQUARE
from hexmonger.games.arcane_alley.spots import a_player, at_slot, in_discard, in_limbo, in_stash
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.agenda import Frame, Question
from hexmonger.kernel.messages import Message, Value, message, plain, player
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.spots import Spot

SLOTS: Final = SIZES[SQUARE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """A kind of thing to choose, and which of them are allowed now."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        """Return the choices allowed now, in ascending order."""
        raise NotImplementedError

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        """Return every choice that could be meant, allowed or not."""
        raise NotImplementedError

    def key(self, p: Position, f: Frame, choice: int) -> str:
        """Return the notation of a choice."""
        raise NotImplementedError

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        """Return what a choice of the domain points at."""
        raise NotImplementedError

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        """Return why a choice of the domain is not allowed."""
        raise NotImplementedError

    def about(self, p: Position, f: Frame) -> dict[str, Value]:
        """Return what a prompt may say besides: fields by name."""
        return {}

    def actions(self, game: Any) -> Sequence[str]:
        """Return all that can ever be chosen with a game's set-up, seats counted from the asked one."""
        raise NotImplementedError

    def action(self, p: Position, f: Frame, choice: int) -> int:
        """Return which of the actions a choice of the domain is."""
        return choice


@final
class Choose(Question[AlleyState]):
    """The player picks one target; with none, the rest of the effect is dropped (AA-37)."""

    def __init__(self, name: str, target: Target) -> None:
        self.name = name
        self.target = target

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return self.target.options(s, f)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.agenda.append(f.picked(choice))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return self.target.domain(p, f)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return self.target.key(p, f, choice)

    def prompt(self, p: Position, f: Frame) -> Message:
        return asking(p, f, self.name, self.target.about(p, f))

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return self.target.points(p, f, choice)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return self.target.why_not(p, f, choice), owner_of_script(p, f)[1]

    def actions(self, game: Any) -> Sequence[str]:
        return self.target.actions(game)

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return self.target.action(p, f, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerTarget(Target):
    """A player, by seat."""

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(p.seats)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"player {choice + 1}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (a_player(choice),)

    def actions(self, game: Any) -> Sequence[str]:
        return [f"player {seat}" for seat in range(game.seats)]

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return (choice - f.seat) % p.seats


@final
class AnotherPlayer(PlayerTarget):
    """Any player but you."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-yourself")


@final
class PlayerWithTwoItems(PlayerTarget):
    """Any player, you included, whose storehouse holds two items or more."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if len(s.store[seat]) > 1]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-no-two-items")


@final
class PlayerWithStash(PlayerTarget):
    """Another player whose stash is not empty, provided you have a slot to play in (AA-52)."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if not s.has_slot_to_play(f.seat):
            return []
        return [seat for seat in range(s.seats) if seat != f.seat and s.stash[seat]]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-yourself" if choice == f.seat else "why-stash-empty")


@mypyc_attr(allow_interpreted_subclasses=True)
class SlotTarget(Target):
    """An item of a storehouse that is settled already."""

    def owner(self, f: Frame) -> int:
        """Return whose storehouse it is."""
        return f.seat

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.store[self.owner(f)]))

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"item {choice + 1}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(self.owner(f), choice),)

    def actions(self, game: Any) -> Sequence[str]:
        return [f"item {slot + 1}" for slot in range(SLOTS)]


@final
class ItemOfYours(SlotTarget):
    """Any item of your storehouse."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [slot for slot, card in enumerate(s.store[f.seat]) if card != HOLE]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-no-item")


@final
class HiddenItemOfYours(SlotTarget):
    """A hidden item of your storehouse."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.hidden_slots(f.seat)

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-not-hidden")


@final
class HiddenItemToSwap(SlotTarget):
    """A hidden item of your storehouse, provided another player has a revealed one."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if not any(s.up[seat] for seat in range(s.seats) if seat != f.seat):
            return []
        return s.hidden_slots(f.seat)

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-not-hidden")


class ItemOfThem(SlotTarget):
    """An item in the storehouse of the player just chosen."""

    def owner(self, f: Frame) -> int:
        return storehouse_to_swap(f)

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(s.store[self.owner(f)])))

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-no-item")

    def about(self, p: Position, f: Frame) -> dict[str, Value]:
        return {"them": player(self.owner(f))}


@final
class AnotherItemOfThem(ItemOfThem):
    """Any item of that storehouse but the one just chosen."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [slot for slot in range(len(s.store[self.owner(f)])) if slot != first_to_swap(f)]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-itself")

    def about(self, p: Position, f: Frame) -> dict[str, Value]:
        return {"them": player(self.owner(f)), "slot": first_to_swap(f) + 1}


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceTarget(Target):
    """An item in anybody's storehouse."""

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return places_in(p)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return place_key(choice)

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(choice // SLOTS, choice % SLOTS),)

    def actions(self, game: Any) -> Sequence[str]:
        return place_actions(game)

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return place_action(p, f, choice)


def places_in(p: Position) -> list[int]:
    """Return every place in all storehouses."""
    return [SLOTS * seat + slot for seat in range(p.seats) for slot in range(len(p.store[seat]))]


def place_key(place: int) -> str:
    """Return the notation of a place."""
    return f"item {place // SLOTS + 1}:{place % SLOTS + 1}"


def place_actions(game: Any) -> list[str]:
    """Return all places that can ever be chosen, seats counted from the asked one."""
    return [f"item {seat}:{slot + 1}" for seat in range(game.seats) for slot in range(SLOTS)]


def place_action(p: Position, f: Frame, place: int) -> int:
    """Return which of these places one is."""
    return SLOTS * ((place // SLOTS - f.seat) % p.seats) + place % SLOTS


class RevealedItemOfAnother(PlaceTarget):
    """A revealed item of another player."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(s.seats):
            if seat != f.seat:
                found += [SLOTS * seat + slot for slot in SLOTS_IN[s.up[seat]]]
        return found

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        seat, slot = divmod(choice, SLOTS)
        if seat == f.seat:
            return plain("why-not-anothers")
        if not p.up[seat] >> slot & 1:
            return plain("why-hidden")
        return message("why-item-stays", item=named_item(p, p.store[seat][slot]))


@final
class ReplaceableItemOfAnother(RevealedItemOfAnother):
    """A revealed item of another player that does not stay, provided the discard holds an item."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if not s.discard:
            return []
        stays = s.rules.stays
        return [
            place
            for place in super().options(s, f)
            if not stays[s.kind_of[s.store[place // SLOTS][place % SLOTS]]]
        ]

    def about(self, p: Position, f: Frame) -> dict[str, Value]:
        return {"item": named_item(p, p.discard[-1])}


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemAmong(Target):
    """An item of several that lie open, by its kind: of several copies the first."""

    def cards(self, p: Position) -> Sequence[int]:
        """Return the cards to choose from, in their order."""
        raise NotImplementedError

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(self.domain(s, f)) if s.has_slot_to_play(f.seat) else []

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        first: dict[int, int] = {}
        for place, card in enumerate(self.cards(p)):
            first.setdefault(p.kind_of[card], place)
        return list(first.values())

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {item_name(p, self.cards(p)[choice])}"

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-no-slot")

    def actions(self, game: Any) -> Sequence[str]:
        return [f"take {item.name}" for item in game.rules.items]

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return p.kind_of[self.cards(p)[choice]]


@final
class ItemInDiscard(ItemAmong):
    """Any item of the discard, counted from the top, provided you have a slot to play in."""

    def cards(self, p: Position) -> Sequence[int]:
        return p.discard[::-1]

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_discard(choice),)


@final
class OneOfTheRevealed(ItemAmong):
    """One of the items just revealed from the deck."""

    def cards(self, p: Position) -> Sequence[int]:
        return p.limbo

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(self.domain(s, f))

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_limbo(choice),)


@final
class ItemOfTheirStash(Target):
    """An item in the stash of the player just chosen, by its kind (AA-94)."""

    def owner(self, f: Frame) -> int:
        """Return whose stash it is."""
        return chosen(f)

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.kinds_in_stash(self.owner(f))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return kinds_of(p, p.stash[self.owner(f)])

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {p.rules.items[choice].name}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_stash(self.owner(f), p.rules.ids[choice]),)

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-not-in-stash")

    def about(self, p: Position, f: Frame) -> dict[str, Value]:
        return {"them": player(self.owner(f))}

    def actions(self, game: Any) -> Sequence[str]:
        return [f"take {item.name}" for item in game.rules.items]


ANOTHER_PLAYER: Final = AnotherPlayer()
PLAYER_WITH_TWO_ITEMS: Final = PlayerWithTwoItems()
PLAYER_WITH_STASH: Final = PlayerWithStash()
ITEM_OF_YOURS: Final = ItemOfYours()
HIDDEN_ITEM_OF_YOURS: Final = HiddenItemOfYours()
HIDDEN_ITEM_TO_SWAP: Final = HiddenItemToSwap()
ITEM_OF_THEM: Final = ItemOfThem()
ANOTHER_ITEM_OF_THEM: Final = AnotherItemOfThem()
REVEALED_ITEM_OF_ANOTHER: Final = RevealedItemOfAnother()
REPLACEABLE_ITEM_OF_ANOTHER: Final = ReplaceableItemOfAnother()
ITEM_IN_DISCARD: Final = ItemInDiscard()
ONE_OF_THE_REVEALED: Final = OneOfTheRevealed()
ITEM_OF_THEIR_STASH: Final = ItemOfTheirStash()
