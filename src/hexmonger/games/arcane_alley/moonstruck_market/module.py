"""The manifest of Moonstruck Market: what it adds to Arcane Alley, and the rules it replaces."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.games.arcane_alley.diagram import Table
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.module import Module, words_in
from hexmonger.games.arcane_alley.moonstruck_market.arranging import ARRANGE
from hexmonger.games.arcane_alley.moonstruck_market.drawing import MarketDrawing
from hexmonger.games.arcane_alley.moonstruck_market.events import MARKET_EVENTS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.looks import market_looks
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.notation import MarketScribe, MarketTable
from hexmonger.games.arcane_alley.moonstruck_market.recipes import RECIPES
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.selling import ORDER, SETS
from hexmonger.games.arcane_alley.moonstruck_market.state import STALLS, MarketState
from hexmonger.games.arcane_alley.moonstruck_market.turn import ROUND, TURN
from hexmonger.games.arcane_alley.moonstruck_market.verbs import EITHER, PUT_SIDEWAYS
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.recipe import Recipe
from hexmonger.games.arcane_alley.rules import AS_DEALT, BY_PLAYERS, Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.drawn import Zone
from hexmonger.kernel.events import Event
from hexmonger.kernel.looks import Look

PACKAGE: Final = "hexmonger.games.arcane_alley.moonstruck_market"


@final
class MoonstruckMarket(Module):
    """A market to buy from, a moon die, and items it shines on."""

    name = "moonstruck_market"
    title = "Moonstruck Market"
    more_dealt = STALLS

    def items(self) -> Sequence[Item]:
        return (*ITEMS, *MOON_ITEMS)

    def wizards(self) -> Sequence[Wizard]:
        return (*WIZARDS, *MOON_WIZARDS)

    def recipes(self) -> Mapping[str, Recipe]:
        return RECIPES

    def arrangements(self) -> Sequence[str]:
        return (AS_DEALT, BY_PLAYERS)

    def procedures(self) -> Sequence[Script]:
        replaced = {script.name: script for script in (ROUND, TURN, SETS)}
        kept = [replaced.pop(script.name, script) for script in super().procedures()]
        return (*kept, ARRANGE, EITHER, ORDER, PUT_SIDEWAYS)

    def event_kinds(self) -> Sequence[type[Event]]:
        return (*super().event_kinds(), *MARKET_EVENTS)

    def catalogues(self, language: str) -> Sequence[str]:
        return (*super().catalogues(language), *words_in(PACKAGE, language))

    def looks(self, items: Sequence[Item]) -> Mapping[tuple[str, str], Look]:
        return market_looks(items)

    def zones(self, view: AlleyView, aids: bool) -> list[Zone]:
        assert isinstance(view, MarketView)
        return MarketDrawing(view, aids).zones()

    def traits(self, view: AlleyView) -> dict[str, str]:
        assert isinstance(view, MarketView)
        return super().traits(view) | {"moon": SIDES[view.light]}

    def rules(
        self,
        items: Sequence[Item],
        wizards: Sequence[Wizard],
        numbers: Mapping[str, int],
        options: Mapping[str, str],
    ) -> Rules:
        return MarketRules(items, wizards, numbers, self.procedures(), options)

    def blank(
        self,
        rules: Rules,
        seats: int,
        kind_of: tuple[int, ...],
        wizards: tuple[int, ...],
        agenda: list[Frame],
        chance: int,
    ) -> AlleyState:
        assert isinstance(rules, MarketRules)
        return MarketState(rules, seats, kind_of, wizards, agenda, chance)

    def view(self, s: AlleyState, seat: int) -> AlleyView:
        return MarketView(s, seat)

    def scribe(self, p: AlleyState | AlleyView) -> Scribe:
        return MarketScribe(p)

    def table(self, rules: Rules, seats: int) -> Table:
        return MarketTable(rules, seats)


MODULE: Final = MoonstruckMarket()
