'''A table with the market and the moon die, used like the base game's (see `table`).

    table = deal("""
        turn: 1, act
        moon: crescent
        market: Co Lo Sk
        seat 1: stash Wa'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Automated Wand", "at 1", "advance twice").is_quiet()
    table.shows("moon: full")

The lines `arcane_alley: 3 players` and `modules: moonstruck_market` may be left out. Without a line for it,
the market holds three items of any kind. `shows` knows `market` (the first stall first) and `moon` too; `/`
after a mark says that it lies sideways. In what a seat sees, `?-` is an unknown item with the back of the
base game, `?'` one with that of the expansion, and `?` one whose back is out of sight.
'''

from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView, back_shown
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.game import Game
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley.sight import Sight
from hexmonger.testing.arcane_alley.table import Table, game_of, read
from hexmonger.testing.table import dotted, need

MODULE: Final = "moonstruck_market"


class MarketSight(Sight):
    """Zones as text, with the backs of cards that can't be known."""

    p: MarketState | MarketView

    def mark(self, card: int) -> str:
        if card < HOLE:
            return "?" + self.p.rules.back_mark(back_shown(card))
        return super().mark(card) + ("/" if Scribe(self.p).flag(card) == "/" else "")

    @property
    def market(self) -> str:
        """Return the market, the first stall first."""
        return " ".join(self.mark(card) for card in self.p.market) or "nothing"

    @property
    def moon(self) -> str:
        """Return the side of the moon die."""
        return SIDES[self.p.light]

    def _check_pile(self, key: str, tokens: list[str]) -> None:
        __tracebackhide__ = True
        self.shown.add(key)
        if key == "market":
            self._check_cards("market", tokens, self.p.market)
        elif key == "moon":
            need(self.moon == " ".join(tokens), f"the moon should be {tokens[0]}, but is {self.moon}")
        else:
            super()._check_pile(key, tokens)


class MarketTable(MarketSight, Table):
    """A position of the expansion under test."""

    p: MarketState
    state: MarketState

    def __init__(
        self, game: Game[AlleyState, AlleyView], s: AlleyState, dealt: AlleyState | None = None
    ) -> None:
        assert isinstance(s, MarketState)
        Table.__init__(self, game, s, dealt)

    def seen_by(self, seat: int) -> MarketSight:
        view = self.game.view(self.p, seat - 1)
        assert isinstance(view, MarketView)
        return MarketSight(view)


def table_of(s: AlleyState) -> MarketTable:
    """Return a position of the expansion as a table."""
    return MarketTable(game_of(s), s).check_lawful()


def deal(diagram: str, **options: str) -> MarketTable:
    """Return the table that a diagram draws; its number of players and its module may be left out."""
    return MarketTable(*read(diagram, {"modules": MODULE, **options})).check_lawful()


def open_table(seats: int, seed: int = 1, **options: str) -> MarketTable:
    """Return the table of a new game, about to choose what to reveal."""
    game = BOX.open(Setup(seats, {"modules": MODULE, **dotted(options)}))
    return MarketTable(game, game.new(seed)).check_lawful()
