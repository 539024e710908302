"""A view of Moonstruck Market as a stranger can draw it: the market, the moon die, and what it shines on."""

from typing import ClassVar, Final

from hexmonger.games.arcane_alley.drawing import NO_CELL, Drawing
from hexmonger.games.arcane_alley.moonstruck_market.moon import DARK, SIDES, UNROLLED
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.spots import MARKET, MOON
from hexmonger.games.arcane_alley.moonstruck_market.state import STALLS
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.kernel.drawn import OPEN, Cell, Zone
from hexmonger.kernel.spots import COMMON

MOON_CELLS: Final = {light: Cell(OPEN, side) for light, side in SIDES.items() if light != DARK}


class MarketDrawing(Drawing):
    """Draws a view with the market and the moon die; cells depend on the side that this shows."""

    mark_words: ClassVar = ((), ("returned",), ("sideways",))

    def __init__(self, view: MarketView, aids: bool) -> None:
        super().__init__(view, aids, view.light)
        self.at_market = view

    def marks(self, kind: int, mark: int) -> tuple[str, ...]:
        """Return what else can be seen of an item, that the moon shines on it included (MM-23)."""
        rules = self.rules
        assert isinstance(rules, MarketRules)
        is_moonstruck = rules.moon_of[kind] & (self.mood or UNROLLED) != 0
        return (*super().marks(kind, mark), "moonstruck") if is_moonstruck else super().marks(kind, mark)

    def zones(self) -> list[Zone]:
        moon = self.common(MOON, [MOON_CELLS.get(self.at_market.light, NO_CELL)])
        return [*super().zones(), self.market(), moon]

    def market(self) -> Zone:
        """Return the market, a cell for every stall, with what its item costs the reader."""
        view = self.at_market
        cells = [self.priced(code, stall) for stall, code in enumerate(view.market)]
        cells += [NO_CELL] * (STALLS - len(cells))
        return Zone(MARKET, COMMON, len(view.market), tuple(cells))

    def priced(self, code: int, stall: int) -> Cell:
        """Return the cell of a market item; to those who only watch it shows what it costs most players."""
        rules = self.rules
        assert isinstance(rules, MarketRules)
        seat = self.view.seat
        price = rules.price(self.view.wizards[seat] if seat >= 0 else NO_WIZARD, stall)
        cell = self.open[code]
        return Cell(cell.face, cell.thing, marks=cell.marks, value=price)
