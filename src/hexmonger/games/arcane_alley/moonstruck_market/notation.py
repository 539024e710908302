"""The market and the moon die in text diagrams, written and read."""

from hexmonger.games.arcane_alley.diagram import Layout
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY, STOCK
from hexmonger.kernel.diagram import Lines, trouble, whole


class MarketScribe(Scribe):
    """Writes the market, from the first stall, the moon die and the backs that were seen as well."""

    def more_lines(self) -> list[tuple[str, str]]:
        p = self.p
        assert isinstance(p, MarketState | MarketView)
        cards = " ".join(self.card(card, self.everyone) for card in p.market)
        return [("market", cards), ("moon", SIDES[p.light]), ("backs", str(p.showing))]


class MarketLayout(Layout):
    """Reads the market and the moon die as well, and which cards lie sideways."""

    def read_more(self, s: AlleyState, lines: Lines) -> None:
        assert isinstance(s, MarketState)
        left = sum(len(cards) for cards in self.free.values()) - len(self.unknown)
        number, cards = lines.take("market", "" if s.phase == STOCK else "? " * min(STALLS, left))
        for token in cards.split():
            if "=" in token:
                raise trouble(number, f"{token!r}: what lies in the market is known to everyone")
            self.lay(s.market, number, token, self.everyone, None)
        if len(s.market) > STALLS:
            raise trouble(number, f"the market has {STALLS} stalls, not {len(s.market)}")
        deck = len(s.deck) + max(0, left - len(s.market))
        if s.phase != STOCK and len(s.market) < STALLS and deck:
            raise trouble(number, "a stall can't be empty while there is a deck (MM-12)")
        if s.phase == STOCK and s.market:
            raise trouble(number, "the market opens after the Stock phase (MM-10)")
        number, side = lines.take("moon", "none")
        lights = {name: light for light, name in SIDES.items()}
        if side not in lights:
            raise trouble(number, f"the moon die shows {', '.join(lights)}, not {side!r}")
        s.light = lights[side]
        s.showing = whole(*lines.take("backs", "1"), "the number of backs that were seen", 1, max(1, deck))
        for card in self.turned:
            if card == HOLE or s.moons.expend[s.kind_of[card]] is None:
                raise trouble(0, 'only an item with an "expend" effect can lie sideways (MM-40)')
        hands = [*s.stash, s.limbo]
        stashed = [card for hand in hands for card in hand if card in self.turned]
        if len(stashed) > 1:
            raise trouble(0, "only one item can have been drawn sideways this turn")
        if stashed and (s.turn == NOBODY or stashed[0] not in s.stash[s.turn] + s.limbo):
            raise trouble(0, "only the player whose turn it is can have drawn an item sideways (MM-41)")
        s.barred = stashed[0] if stashed else NOBODY
        s.sideways = [card for card in s.discard if card in self.turned]
        if len(s.sideways) + len(stashed) != len(self.turned):
            raise trouble(0, "only items in the discard, and one in a stash, can be sideways")
