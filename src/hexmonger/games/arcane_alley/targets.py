"""What an effect may ask you to choose: players, items in storehouses, stashes and the discard.

An item in somebody's storehouse is one int, 9 × seat + slot; in a storehouse that is already settled
(yours, or that of the player just chosen), it is the slot alone.
"""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.shapes import SLOTS_IN
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.words import (
    Position,
    headed,
    item_name,
    kinds_of,
    numbered_name,
    owner_of_script,
)
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.agenda import Frame, Question

SLOTS: Final = 9


class Target:
    """A kind of thing to choose, and which of them are allowed now."""

    name: str = ""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        """Return the choices allowed now, in ascending order."""
        raise NotImplementedError

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        """Return every choice that could be meant, allowed or not."""
        raise NotImplementedError

    def word(self, p: Position, f: Frame, choice: int) -> str:
        """Return the notation of a choice."""
        raise NotImplementedError

    def prompt(self) -> str:
        """Return what to choose, as the end of a sentence."""
        raise NotImplementedError

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        """Return why a choice of the domain is not allowed."""
        raise NotImplementedError


@final
class Choose(Question[AlleyState]):
    """The player picks one target, told what for; with none, the rest of the effect is dropped (AA-37)."""

    def __init__(self, target: Target, purpose: str = "") -> None:
        self.target = target
        self.purpose = f" {purpose}" if purpose else ""
        self.name = target.name

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return self.target.options(s, f)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.agenda.append(f.picked(choice))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return self.target.domain(p, f)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return self.target.word(p, f, choice)

    def prompt(self, p: Position, f: Frame) -> str:
        return headed(p, f, f"choose {self.target.prompt()}{self.purpose}")

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return self.target.why_not(p, f, choice), owner_of_script(p, f)[1]


class PlayerTarget(Target):
    """A player, by seat."""

    name = "player"

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(p.seats)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"player {choice + 1}"


@final
class AnotherPlayer(PlayerTarget):
    """Any player but you."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat]

    def prompt(self) -> str:
        return "another player"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "you can't choose yourself"


@final
class PlayerWithTwoItems(PlayerTarget):
    """Any player, you included, whose storehouse holds two items or more."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if len(s.store[seat]) > 1]

    def prompt(self) -> str:
        return "a player, perhaps yourself, to swap two items in their storehouse"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "that storehouse has no two items to swap"


@final
class PlayerWithStash(PlayerTarget):
    """Another player whose stash is not empty, provided you have a slot to play in (AA-52)."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if not s.has_slot_to_play(f.seat):
            return []
        return [seat for seat in range(s.seats) if seat != f.seat and s.stash[seat]]

    def prompt(self) -> str:
        return "another player whose stash you look at"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "you can't choose yourself" if choice == f.seat else "that stash is empty"


class SlotTarget(Target):
    """An item of a storehouse that is settled already."""

    name = "item"

    def owner(self, f: Frame) -> int:
        """Return whose storehouse it is."""
        return f.seat

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.store[self.owner(f)]))

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"item {choice + 1}"


@final
class ItemOfYours(SlotTarget):
    """Any item of your storehouse."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [slot for slot, card in enumerate(s.store[f.seat]) if card != HOLE]

    def prompt(self) -> str:
        return "an item of your storehouse"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "there is no item"


@final
class HiddenItemOfYours(SlotTarget):
    """A hidden item of your storehouse."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.hidden_slots(f.seat)

    def prompt(self) -> str:
        return "one of your hidden items"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "that item is not hidden"


@final
class HiddenItemToSwap(SlotTarget):
    """A hidden item of your storehouse, provided another player has a revealed one."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if not any(s.up[seat] for seat in range(s.seats) if seat != f.seat):
            return []
        return s.hidden_slots(f.seat)

    def prompt(self) -> str:
        return "the hidden item you give away"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "that item is not hidden"


class ItemOfThem(SlotTarget):
    """An item in the storehouse of the player just chosen."""

    def owner(self, f: Frame) -> int:
        return f.picks[1]

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(s.store[f.picks[1]])))

    def prompt(self) -> str:
        return "the first of the two items to swap"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "there is no item"


@final
class AnotherItemOfThem(ItemOfThem):
    """Any item of that storehouse but the one just chosen."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [slot for slot in range(len(s.store[f.picks[1]])) if slot != f.picks[2]]

    def prompt(self) -> str:
        return "the item it swaps places with"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "an item can't swap places with itself"


class PlaceTarget(Target):
    """An item in anybody's storehouse."""

    name = "place"

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return [SLOTS * seat + slot for seat in range(p.seats) for slot in range(len(p.store[seat]))]

    def word(self, p: Position, f: Frame, choice: int) -> str:
        seat, slot = divmod(choice, SLOTS)
        return f"item {seat + 1}:{slot + 1}"


class RevealedItemOfAnother(PlaceTarget):
    """A revealed item of another player."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(s.seats):
            if seat != f.seat:
                found += [SLOTS * seat + slot for slot in SLOTS_IN[s.up[seat]]]
        return found

    def prompt(self) -> str:
        return "the revealed item of another player you get"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        seat, slot = divmod(choice, SLOTS)
        if seat == f.seat:
            return "it must be another player's"
        if not p.up[seat] >> slot & 1:
            return "that item is hidden"
        return f"a revealed {item_name(p, p.store[seat][slot])} can't be replaced"


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

    def prompt(self) -> str:
        return "a revealed item of another player to replace with the discard's top item"


@final
class ItemInDiscard(Target):
    """Any item of the discard, counted from the top, provided you have a slot to play in."""

    name = "card"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(s.discard))) if s.has_slot_to_play(f.seat) else []

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.discard))

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {numbered_name(p, p.discard[::-1], choice)}"

    def prompt(self) -> str:
        return "an item of the discard to play"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "your storehouse has no slot to play in"


@final
class OneOfTheRevealed(Target):
    """One of the items just revealed from the deck."""

    name = "card"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(s.limbo)))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.limbo))

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {numbered_name(p, p.limbo, choice)}"

    def prompt(self) -> str:
        return "which of the revealed items to play"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "that item was not revealed"


@final
class ItemOfTheirStash(Target):
    """An item in the stash of the player just chosen, by its kind (AA-94)."""

    name = "card"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.kinds_in_stash(f.picks[-1])

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return kinds_of(p, p.stash[f.picks[-1]])

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {p.rules.items[choice].name}"

    def prompt(self) -> str:
        return "an item of that stash to play"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "that item is not in the stash"


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
