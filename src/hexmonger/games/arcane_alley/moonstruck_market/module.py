"""The manifest of Moonstruck Market: what it adds to Arcane Alley, and the rules it replaces."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.module import Module
from hexmonger.games.arcane_alley.moonstruck_market.arranging import ARRANGE
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.log import market_sentence
from hexmonger.games.arcane_alley.moonstruck_market.recipes import RECIPES
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.selling import ORDER, SETS
from hexmonger.games.arcane_alley.moonstruck_market.state import STALLS, MarketState
from hexmonger.games.arcane_alley.moonstruck_market.turn import ROUND, TURN
from hexmonger.games.arcane_alley.moonstruck_market.verbs import EITHER, PUT_SIDEWAYS
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.recipe import Recipe
from hexmonger.games.arcane_alley.rules import AS_DEALT, BY_PLAYERS, Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.events import Event


@final
class MoonstruckMarket(Module):
    """A market to buy from, a moon die, and items it shines on."""

    name = "moonstruck_market"
    title = "Moonstruck Market"
    cards_in_market = STALLS

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

    def sentence(self, rules: Rules, event: Event, names: Sequence[str]) -> str:
        return market_sentence(rules, event, names) or super().sentence(rules, event, names)

    def rules(
        self,
        items: Sequence[Item],
        wizards: Sequence[Wizard],
        numbers: Mapping[str, int],
        corrections: Sequence[tuple[str, int]],
    ) -> Rules:
        return MarketRules(items, wizards, numbers, self.procedures(), self, corrections)

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


MODULE: Final = MoonstruckMarket()
