"""What the expansion lets you choose: market items, items set aside, sides of the moon."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS, SIDES
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.shapes import AROUND
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.targets import PlayerTarget, SlotTarget, Target
from hexmonger.games.arcane_alley.words import Position, numbered_name
from hexmonger.kernel.agenda import Frame


def at_market(s: AlleyState) -> MarketState:
    """Return a state as what it is wherever the expansion's effects activate."""
    assert isinstance(s, MarketState)
    return s


class MarketItem(Target):
    """An item of the market."""

    name = "stall"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(at_market(s).market)))

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return range(len(p.market))

    def word(self, p: Any, f: Frame, choice: int) -> str:
        return f"take {numbered_name(p, p.market, choice)}"

    def prompt(self) -> str:
        return "a market item to take into your stash"

    def why_not(self, p: Any, f: Frame, choice: int) -> str:
        return "your storehouse has no slot to play in"


@final
class MarketItemToPlay(MarketItem):
    """An item of the market, provided you have a slot to play in."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return super().options(s, f) if s.has_slot_to_play(f.seat) else []

    def prompt(self) -> str:
        return "a market item to play at once"


@final
class HiddenItemAround(SlotTarget):
    """A hidden item beside the one just played, diagonals included."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        around = AROUND[s.shape[f.seat]][f.picks[0]]
        return [slot for slot in s.hidden_slots(f.seat) if slot in around]

    def prompt(self) -> str:
        return "a hidden item beside it to reveal"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        if choice not in AROUND[p.shape[f.seat]][f.picks[0]]:
            return "that item is not beside it"
        return "that item is not hidden"


@final
class PlayerWithSlot(PlayerTarget):
    """Another player who has a slot to play in."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat and s.has_slot_to_play(seat)]

    def prompt(self) -> str:
        return "another player who must play one of the sold copies"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "you can't choose yourself" if choice == f.seat else "that storehouse has no slot to play in"


@final
class ItemSetAside(Target):
    """An item that is set aside for the round, but never the one that asks, which came last."""

    name = "card"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(s.aside) - 1)) if s.has_slot_to_play(f.seat) else []

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.aside))

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"take {numbered_name(p, p.aside, choice)}"

    def prompt(self) -> str:
        return "an item that is set aside to play"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        if choice == len(p.aside) - 1:
            return "it can't choose itself"
        return "your storehouse has no slot to play in"


@final
class MoonSide(Target):
    """A side of the moon die."""

    name = "moon"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(LIGHTS)))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(LIGHTS))

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"moon {SIDES[LIGHTS[choice]]}"

    def prompt(self) -> str:
        return "the side that the moon die shall show"

    def why_not(self, p: Position, f: Frame, choice: int) -> str:
        return "the moon die has three sides"


MARKET_ITEM: Final = MarketItem()
MARKET_ITEM_TO_PLAY: Final = MarketItemToPlay()
HIDDEN_ITEM_AROUND: Final = HiddenItemAround()
PLAYER_WITH_SLOT: Final = PlayerWithSlot()
ITEM_SET_ASIDE: Final = ItemSetAside()
MOON_SIDE: Final = MoonSide()
