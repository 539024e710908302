'''A table with the market and the moon die, used like the base game's (see `tests.games.arcane_alley.table`).

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

from textwrap import dedent
from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.view import back_shown
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.setup import Setup
from tests.games.arcane_alley.game import GAME, position
from tests.games.arcane_alley.sight import Sight
from tests.games.arcane_alley.table import Table

MODULE: Final = "moonstruck_market"
FOLLOWING: Final = {"crescent": "half", "half": "full", "full": "crescent"}


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
        if key == "market":
            self._check_cards("market", tokens, self.p.market)
        elif key == "moon":
            assert self.moon == " ".join(tokens), f"the moon should be {tokens[0]}, but is {self.moon}"
        else:
            super()._check_pile(key, tokens)


class MarketTable(MarketSight, Table):
    """A position of the expansion under test."""

    p: MarketState

    def __init__(self, s: MarketState, dealt: MarketState | None = None) -> None:
        Table.__init__(self, s, dealt)

    @property
    def state(self) -> MarketState:
        """Return the position itself."""
        return self.p

    def copy(self) -> "MarketTable":
        assert isinstance(self.dealt, MarketState)
        return MarketTable(self.p.clone(), self.dealt)

    def seen_by(self, seat: int) -> MarketSight:
        return MarketSight(GAME.view(self.p, seat - 1))

    def choose(self, *words: str, seat: int | None = None) -> "MarketTable":
        __tracebackhide__ = True
        super().choose(*words, seat=seat)
        return self

    def shows(self, diagram: str) -> "MarketTable":
        __tracebackhide__ = True
        super().shows(diagram)
        return self

    def is_quiet(self, seat: int | None = None) -> "MarketTable":
        __tracebackhide__ = True
        super().is_quiet(seat)
        return self

    def check_conserved(self) -> None:
        __tracebackhide__ = True
        broken = GAME.broken_law(self.p)
        assert not broken, broken


def deal(diagram: str) -> MarketTable:
    """Return the table that a diagram draws."""
    lines = dedent(diagram).strip().splitlines()
    if not lines[0].startswith("arcane_alley:"):
        seats = sum(line.startswith("seat ") for line in lines)
        lines.insert(0, f"arcane_alley: {seats} players")
    if not any(line.startswith("modules:") for line in lines):
        lines.insert(1, f"modules: {MODULE}")
    return table_of(position("\n".join(lines)))


def open_table(seats: int, seed: int = 1, /, **options: str) -> MarketTable:
    """Return the table of a new game, about to choose what to reveal."""
    return table_of(BOX.open(Setup(seats, {"modules": MODULE, **options})).new(seed))


def table_of(s: object) -> MarketTable:
    """Return a position of the expansion as a table."""
    assert isinstance(s, MarketState)
    table = MarketTable(s)
    table.check_conserved()
    return table


def stock(table: MarketTable) -> MarketTable:
    """Let everyone reveal their first two hidden items, so that the Sell phase begins."""
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    return table


def row(*marks: str, moon: str, gold: int = 0) -> str:
    """Return a diagram of seat 1 about to begin a turn with these items in a row, others below."""
    return f"""
        turn: 1, start
        turns: 1
        start: 2
        moon: {moon}
        discard: Lo
        deck: Lo Sk ...
        market: Cd Lo Sk
        seat 1: gold {gold}
          {" ".join(marks)}
          (Mi) Lo (Do)
        seat 2: gold 0
        seat 3: gold 0
    """
