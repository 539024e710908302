"""The market and the moon die in text diagrams, written and read."""

from hexmonger.games.arcane_alley.diagram import Layout, tokens_in
from hexmonger.games.arcane_alley.moonstruck_market.moon import DARK, LIGHTS, SIDES
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY, SELL, STOCK
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

    def read_more(self, s: AlleyState, lines: Lines, step: str) -> None:
        assert isinstance(s, MarketState)
        left = sum(len(cards) for cards in self.free.values()) - len(self.unknown)
        number, cards = lines.take("market", "" if s.phase == STOCK else "? " * min(STALLS, left))
        for token in tokens_in(cards):
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
        self._read_moon(s, lines, step)
        s.showing = whole(*lines.take("backs", "1"), "the number of backs that were seen", 1, max(1, deck))
        for card, number in self.turned.items():
            if card == HOLE or s.moons.expend[s.kind_of[card]] is None:
                raise trouble(number, 'only an item with an "expend" effect can lie sideways (MM-40)')
        hands = [*s.stash, s.limbo]
        stashed = [card for hand in hands for card in hand if card in self.turned]
        if len(stashed) > 1:
            number = max([self.turned[card] for card in stashed])
            raise trouble(number, "only one item can have been drawn sideways this turn (MM-41)")
        if stashed and (s.turn == NOBODY or stashed[0] not in s.stash[s.turn] + s.limbo):
            number = self.turned[stashed[0]]
            raise trouble(number, "only the player whose turn it is can have drawn an item sideways (MM-41)")
        s.barred = stashed[0] if stashed else NOBODY
        s.sideways = [card for card in s.discard if card in self.turned]
        for card, number in self.turned.items():
            if card not in s.sideways and card != s.barred:
                raise trouble(number, "only items in the discard, and one in a stash, lie sideways (MM-40)")

    def _read_moon(self, s: MarketState, lines: Lines, step: str) -> None:
        """Read the side of the moon die; one that must show a side and is left out shows the first."""
        number, side = lines.take("moon", "")
        lights = {name: light for light, name in SIDES.items()}
        if number and side not in lights:
            raise trouble(number, f"the moon die shows {', '.join(lights)}, not {side!r}")
        # MM-21: nobody has rolled it before the first Sell phase, and its first turn begins with a roll.
        is_first = s.round == 1 and s.turns == 0
        is_unrolled = is_first and s.phase == STOCK
        is_rolled_now = (
            is_first and s.phase == SELL and step in ("", "start") and "agenda" not in lines.values
        )
        if is_unrolled or is_rolled_now or number:
            s.light = lights[side or SIDES[DARK]]
        else:
            s.light = LIGHTS[0]
        if s.light == DARK and not (is_unrolled or is_rolled_now):
            raise trouble(number, f"the moon die can't show {SIDES[DARK]}: it was rolled already (MM-21)")
        if s.light != DARK and is_unrolled:
            raise trouble(number, f"the moon die can't show {side}: nobody has rolled it yet (MM-21)")

    def turn_start(self, s: AlleyState) -> int:
        """Return the step of a turn that has begun; the die shows its side already, if it shows one."""
        assert isinstance(s, MarketState)
        return super().turn_start(s) if s.light != DARK else 0
