"""What one seat may know of a position with the market and the moon die."""

from typing import Any, ClassVar, Final

from hexmonger.games.arcane_alley.moonstruck_market.state import ADDED, MarketState
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import HELD, TURNED, AlleyView, Dealer, unknown
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY
from hexmonger.kernel.fields import Fields

SHOWN: Final = ("market", "light", "showing")


class MarketView(AlleyView):
    """The base game's view, with the market and the moon die, which are open to all."""

    fields: ClassVar[Fields] = {**AlleyView.fields, **{name: ADDED[name] for name in SHOWN}}
    held: ClassVar[tuple[str, ...]] = (*HELD, *SHOWN)
    __slots__ = SHOWN

    def show(self, s: AlleyState, shown: list[Any]) -> None:
        assert isinstance(s, MarketState)
        for card in s.turned():
            shown[card] += TURNED * len(s.rules.items)
        super().show(s, shown)
        self.market: tuple[int, ...] = tuple([shown[card] for card in s.market])
        self.light = s.light
        self.showing = s.showing
        # Below the cards whose backs were seen, an unknown card tells nothing.
        covered = unknown(s.rules.backs, 0)
        lowest = len(self.deck) - s.showing
        hidden = [covered if code < HOLE else code for code in self.deck[:lowest]] if lowest > 0 else []
        self.deck = (*hidden, *self.deck[len(hidden) :])

    def deal_more(self, s: AlleyState, dealer: Dealer) -> None:
        assert isinstance(s, MarketState)
        s.market = dealer.zone(self.market)
        s.light = self.light
        s.showing = self.showing
        s.sideways = [card for card in dealer.turned if card in s.discard]
        drawn = [card for card in dealer.turned if card not in s.discard]
        s.barred = drawn[0] if drawn else NOBODY
