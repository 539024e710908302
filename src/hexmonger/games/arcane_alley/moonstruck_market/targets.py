"""What the expansion lets you choose: market items, items set aside, sides of the moon."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import slot_of
from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS, SIDES
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS
from hexmonger.games.arcane_alley.moonstruck_market.spots import a_side, at_stall
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.shapes import AROUND
from hexmonger.games.arcane_alley.spots import in_aside
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.targets import ItemAmong, PlayerTarget, SlotTarget, Target
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.spots import Spot


def at_market(s: AlleyState) -> MarketState:
    """Return a state as one with a market: wherever the expansion is played, it has one."""
    assert isinstance(s, MarketState)
    return s


class MarketItem(Target):
    """An item of the market."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(at_market(s).market)))

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return range(len(p.market))

    def key(self, p: Any, f: Frame, choice: int) -> str:
        return f"take stall {choice + 1}"

    def points(self, p: Any, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_stall(choice),)

    def why_not(self, p: Any, f: Frame, choice: int) -> Message:
        return plain("why-no-slot")

    def actions(self, game: Any) -> Sequence[str]:
        return [f"take stall {stall + 1}" for stall in range(STALLS)]


@final
class MarketItemToPlay(MarketItem):
    """An item of the market, provided you have a slot to play in."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return super().options(s, f) if s.has_slot_to_play(f.seat) else []


@final
class HiddenItemAround(SlotTarget):
    """A hidden item beside the one just played, diagonals included."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        around = self.around(s, f)
        return [slot for slot in s.hidden_slots(f.seat) if slot in around]

    def around(self, p: Position, f: Frame) -> tuple[int, ...]:
        """Return the slots beside that of the item just played."""
        return AROUND[p.shape[f.seat]][slot_of(f)]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-not-hidden" if choice in self.around(p, f) else "why-not-beside")


@final
class PlayerWithSlot(PlayerTarget):
    """Another player who has a slot to play in."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat and s.has_slot_to_play(seat)]

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-yourself" if choice == f.seat else "why-no-slot-there")


@final
class ItemSetAside(ItemAmong):
    """An item that is set aside for the round, but never the one that asks, which came last."""

    def cards(self, p: Position) -> Sequence[int]:
        return p.aside

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [choice for choice in super().options(s, f) if choice != len(s.aside) - 1]

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_aside(choice),)

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-not-the-asking") if choice == len(p.aside) - 1 else super().why_not(p, f, choice)


@final
class MoonSide(Target):
    """A side of the moon die."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return list(range(len(LIGHTS)))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(LIGHTS))

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"moon {SIDES[LIGHTS[choice]]}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (a_side(SIDES[LIGHTS[choice]]),)

    def why_not(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("why-three-sides")

    def actions(self, game: Any) -> Sequence[str]:
        return [f"moon {SIDES[light]}" for light in LIGHTS]


MARKET_ITEM: Final = MarketItem()
MARKET_ITEM_TO_PLAY: Final = MarketItemToPlay()
HIDDEN_ITEM_AROUND: Final = HiddenItemAround()
PLAYER_WITH_SLOT: Final = PlayerWithSlot()
ITEM_SET_ASIDE: Final = ItemSetAside()
MOON_SIDE: Final = MoonSide()
