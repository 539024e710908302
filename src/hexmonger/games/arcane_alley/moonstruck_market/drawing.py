"""A view of Moonstruck Market as a stranger can draw it: the market, the moon die, and what it shines on."""

from typing import ClassVar, Final

from hexmonger.games.arcane_alley.drawing import NO_CELL, Drawing, Faces
from hexmonger.games.arcane_alley.moonstruck_market.moon import DARK, SIDES, UNROLLED
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS, MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.spots import MARKET, MOON
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.kernel.drawn import OPEN, Cell, Zone
from hexmonger.kernel.spots import COMMON

MOON_CELLS: Final = {light: Cell(OPEN, side) for light, side in SIDES.items() if light != DARK}


class MarketFaces(Faces):
    """Makes cells that depend on the side that the moon die shows, and those of the market."""

    mark_words: ClassVar[tuple[tuple[str, ...], ...]] = ((), ("returned",), ("sideways",))

    def __init__(self, rules: MarketRules, seats: int, aids: bool, light: int) -> None:
        super().__init__(rules, seats, aids, light)
        self.moon_of = rules.moon_of
        self.at_price: dict[tuple[int, int], Cell] = {}

    def marks(self, kind: int, mark: int) -> tuple[str, ...]:
        """Return what else can be seen of an item, that the moon shines on it included (MM-23)."""
        is_moonstruck = self.moon_of[kind] & (self.mood or UNROLLED) != 0
        return (*super().marks(kind, mark), "moonstruck") if is_moonstruck else super().marks(kind, mark)

    def priced(self, code: int, price: int) -> Cell:
        """Return the cell of an item that lies open for a price."""
        priced = self.at_price.get((code, price))
        if priced is None:
            cell = self.open[code]
            priced = Cell(cell.face, cell.thing, marks=cell.marks, value=price)
            self.at_price[code, price] = priced
        return priced


class MarketDrawing(Drawing):
    """Draws a view with the market and the moon die."""

    def __init__(self, view: MarketView, aids: bool) -> None:
        super().__init__(view, aids, view.light)
        self.at_market = view

    def new_faces(self, mood: int) -> Faces:
        rules = self.rules
        assert isinstance(rules, MarketRules)
        return MarketFaces(rules, self.view.seats, self.aids, mood)

    def zones(self) -> list[Zone]:
        moon = self.common(MOON, [MOON_CELLS.get(self.at_market.light, NO_CELL)])
        return [*super().zones(), self.market(), moon]

    def market(self) -> Zone:
        """Return the market, a cell for every stall, with what its item costs the reader.

        To those who only watch it shows what it costs most players.
        """
        view = self.at_market
        rules, faces = self.rules, self.faces
        assert isinstance(rules, MarketRules)
        assert isinstance(faces, MarketFaces)
        wizard = view.wizards[view.seat] if view.seat >= 0 else NO_WIZARD
        cells = list(map(faces.priced, view.market, rules.prices[wizard]))
        cells += [NO_CELL] * (STALLS - len(cells))
        return Zone(MARKET, COMMON, len(view.market), tuple(cells))
