"""What one seat may know of a position with the market and the moon die."""

from typing import TYPE_CHECKING, Any, ClassVar

from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState, market_lines
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import SIDEWAYS, AlleyView, Dealer, unknown
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY
from hexmonger.kernel.fields import Fields

if TYPE_CHECKING:
    from hexmonger.games.arcane_alley.notation import Scribe


class MarketView(AlleyView):
    """The base game's view, with the market and the moon die, which are open to all."""

    fields: ClassVar[Fields] = {
        **AlleyView.fields,
        **{name: MarketState.fields[name] for name in ("market", "light", "showing")},
    }
    __slots__ = ("light", "market", "showing")

    def show(self, s: AlleyState, shown: list[Any]) -> None:
        assert isinstance(s, MarketState)
        for card in s.turned():
            shown[card] += SIDEWAYS * len(s.rules.items)
        super().show(s, shown)
        self.market: tuple[int, ...] = tuple([shown[card] for card in s.market])
        self.light = s.light
        self.showing = s.showing
        # Below the cards whose backs were seen, an unknown card tells nothing.
        covered = unknown(s.rules.backs, 0)
        lowest = len(self.deck) - s.showing
        hidden = [covered if code < HOLE else code for code in self.deck[:lowest]] if lowest > 0 else []
        self.deck = (*hidden, *self.deck[len(hidden) :])

    def more_lines(self, scribe: "Scribe") -> list[tuple[str, str]]:
        return market_lines(scribe, self.market, self.light, self.showing)

    def deal_more(self, s: AlleyState, dealer: Dealer) -> None:
        assert isinstance(s, MarketState)
        s.market = dealer.zone(self.market)
        s.light = self.light
        s.showing = self.showing
        s.sideways = [card for card in dealer.sideways if card in s.discard]
        drawn = [card for card in dealer.sideways if card not in s.discard]
        s.barred = drawn[0] if drawn else NOBODY
