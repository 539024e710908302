"""The manifest of Moonstruck Market: what it adds to Arcane Alley, and the rules it replaces."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from hexmonger.games.arcane_alley.cards import Item, Wizard, text_patterns
from hexmonger.games.arcane_alley.diagram import Layout
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.looks import short_patterns
from hexmonger.games.arcane_alley.module import Module, words_in
from hexmonger.games.arcane_alley.moonstruck_market.arranging import ARRANGE, AS_DEALT, BY_PLAYERS
from hexmonger.games.arcane_alley.moonstruck_market.drawing import MarketDrawing
from hexmonger.games.arcane_alley.moonstruck_market.events import MARKET_EVENTS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.looks import MOON_SHORTS, market_looks
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.notation import MarketLayout, MarketScribe
from hexmonger.games.arcane_alley.moonstruck_market.recipe import LEFT_AFTER_DEALING, by_recipe, read_recipe
from hexmonger.games.arcane_alley.moonstruck_market.recipes import RECIPES, options_of, recipe_in
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS, MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.selling import ORDER, SETS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.turn import ROUND, TURN
from hexmonger.games.arcane_alley.moonstruck_market.verbs import EITHER, PUT_SIDEWAYS
from hexmonger.games.arcane_alley.moonstruck_market.view import MarketView
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.games.arcane_alley.zones import NOBODY, SELL
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.drawn import Zone
from hexmonger.kernel.edition import Edition
from hexmonger.kernel.events import Event
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import ENGLISH, catalogue_of
from hexmonger.kernel.primer import Primer, read_primers
from hexmonger.kernel.trouble import Trouble

PACKAGE: Final = "hexmonger.games.arcane_alley.moonstruck_market"
ARRANGEMENTS: Final = (AS_DEALT, BY_PLAYERS)
OPTIONS: Final = {
    "recipe": "the recipe of the deck, where a module has recipes",
    "arrange": "how hidden items are laid out, where a module has two backs: as dealt, or by players",
    "recipe.<item>": "the copies of one item in a recipe of your own, such as 5/6",
}


@final
class MoonstruckMarket(Module):
    """A market to buy from, a moon die, and items it shines on."""

    name = "moonstruck_market"
    title = "Moonstruck Market"
    about = "A market to buy from, a moon die, and items it shines on."
    more_dealt = STALLS

    def items(self) -> Sequence[Item]:
        return (*ITEMS, *MOON_ITEMS)

    def wizards(self) -> Sequence[Wizard]:
        return (*WIZARDS, *MOON_WIZARDS)

    def option_names(self) -> Mapping[str, str]:
        return OPTIONS

    def choices(self) -> Mapping[str, Mapping[str, str]]:
        recipes = {name: recipe.name for name, recipe in RECIPES.items()}
        return {"recipe": recipes, "arrange": {name: name for name in ARRANGEMENTS}}

    def options(self, given: Mapping[str, str]) -> Mapping[str, str]:
        arrange = given.get("arrange", "") or AS_DEALT
        if arrange not in ARRANGEMENTS:
            raise Trouble(f"`arrange` is {' or '.join(ARRANGEMENTS)}, not {arrange!r} (MM-03)")
        options = options_of(recipe_in(given, self.items()))
        return options if arrange == AS_DEALT else {**options, "arrange": arrange}

    def recipe_file(self, path: Path) -> Mapping[str, str]:
        return options_of(read_recipe(path, self.items()))

    def check_deck(self, rules: Rules, wizards: Sequence[int]) -> None:
        super().check_deck(rules, wizards)
        left = len(rules.deck(len(wizards))) - self.dealt(rules, wizards)
        if left < LEFT_AFTER_DEALING:
            name = recipe_in(rules.options, self.items()).name
            raise Trouble(
                f"the recipe {name!r} is too small: after dealing to {len(wizards)} players "
                f"{LEFT_AFTER_DEALING} items must be left, not {left} (MM-02)"
            )

    def procedures(self) -> Sequence[Script]:
        replaced = {script.name: script for script in (ROUND, TURN, SETS)}
        kept = [replaced.pop(script.name, script) for script in super().procedures()]
        return (*kept, ARRANGE, EITHER, ORDER, PUT_SIDEWAYS)

    def event_kinds(self) -> Sequence[type[Event]]:
        return (*super().event_kinds(), *MARKET_EVENTS)

    def catalogues(self, language: str) -> Sequence[str]:
        patterns = {**short_patterns(MOON_SHORTS), **text_patterns([*MOON_ITEMS, *MOON_WIZARDS])}
        beside = [catalogue_of(patterns)] if language == ENGLISH else []
        return (*super().catalogues(language), *beside, *words_in(PACKAGE, language))

    def primers(self, language: str) -> list[Primer]:
        return read_primers(PACKAGE, self.name, self.title, language)

    def looks(self, items: Sequence[Item]) -> Mapping[tuple[str, str], Look]:
        return market_looks(items)

    def zones(self, view: AlleyView, aids: bool) -> list[Zone]:
        assert isinstance(view, MarketView)
        return MarketDrawing(view, aids).zones()

    def figures(self, view: AlleyView) -> dict[str, int]:
        # MM-21, MM-22: whose turns move the die; outside the Sell phase it is locked.
        return super().figures(view) | {"moon_seat": view.start if view.phase == SELL else NOBODY}

    def traits(self, view: AlleyView) -> dict[str, str]:
        assert isinstance(view, MarketView)
        return super().traits(view) | {"moon": SIDES[view.light]}

    def rules(self, edition: Edition, options: Mapping[str, str]) -> Rules:
        items, wizards, numbers = self.corrected(edition)
        dealt = by_recipe(items, recipe_in(options, self.items()))
        return MarketRules(dealt, wizards, numbers, self.procedures(), options)

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

    def layout(self, rules: Rules, seats: int) -> Layout:
        return MarketLayout(rules, seats)


MODULE: Final = MoonstruckMarket()
