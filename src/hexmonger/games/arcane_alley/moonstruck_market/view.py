"""What one seat may know of a position with the market and the moon die."""

from typing import TYPE_CHECKING, Any, Final

from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState, market_lines
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import FIRST_CODE, KNOWERS, SEATS_BITS, AlleyView, deal_zone
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY
from hexmonger.kernel.chance import shuffle

if TYPE_CHECKING:
    from hexmonger.games.arcane_alley.notation import Scribe

BACKS: Final = 2


class MarketView(AlleyView):
    """The base game's view, with the market, the moon die and what lies sideways: all open."""

    __slots__ = ("barred", "light", "market", "showing", "sideways")

    def show(self, s: AlleyState, shown: list[int]) -> None:
        super().show(s, shown)
        assert isinstance(s, MarketState)
        self.market = tuple([shown[card] for card in s.market])
        self.light = s.light
        self.sideways = tuple(s.sideways)
        self.barred = s.barred
        self.showing = s.showing
        # Below the cards whose backs were seen, an unknown card tells its shuffle alone.
        known = (s.pools + 1) * BACKS
        deck = list(self.deck)
        for index in range(len(deck) - s.showing):
            if deck[index] < HOLE:
                code = FIRST_CODE - deck[index]
                shuffles = (code >> SEATS_BITS) // BACKS
                deck[index] = FIRST_CODE - (known + shuffles << SEATS_BITS | code & KNOWERS)
        self.deck = tuple(deck)

    def deal_deck(self, s: AlleyState, dealt: list[list[int]]) -> None:
        lowest = max(0, len(self.deck) - self.showing)
        top = deal_zone(self.deck[lowest:], dealt, s.seen, s.pool)
        rest: list[list[int]] = []
        for shuffles in range(self.pools + 1):
            both = dealt[BACKS * shuffles] + dealt[BACKS * shuffles + 1]
            s.chance = shuffle(both, s.chance)
            rest.append(both)
        s.deck = []
        known = (self.pools + 1) * BACKS
        for card in self.deck[:lowest]:
            if card < HOLE:
                code = FIRST_CODE - card
                shuffles = (code >> SEATS_BITS) - known
                card = rest[shuffles].pop()
                s.seen[card] = code & KNOWERS
                s.pool[card] = shuffles * BACKS + s.rules.back_of[s.kind_of[card]]
            s.deck.append(card)
        s.deck += top

    def turned(self) -> list[int]:
        return [*self.sideways, self.barred] if self.barred != NOBODY else list(self.sideways)

    def more_lines(self, scribe: "Scribe") -> list[tuple[str, str]]:
        return market_lines(scribe, self.market, self.light, self.showing)

    def deal(self, s: AlleyState, dealt: list[list[int]]) -> None:
        super().deal(s, dealt)
        assert isinstance(s, MarketState)
        s.market = list(self.market)
        s.light = self.light
        s.sideways = list(self.sideways)
        s.barred = self.barred
        s.showing = self.showing

    def to_json(self) -> dict[str, Any]:
        more = {
            "market": list(self.market),
            "light": self.light,
            "sideways": list(self.sideways),
            "barred": self.barred,
            "showing": self.showing,
        }
        return super().to_json() | more
