"""What a module (an expansion) adds to the game and which of its rules it replaces; the base is one too."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Final

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.games.arcane_alley.diagram import Table
from hexmonger.games.arcane_alley.drawing import Drawing, figures, traits
from hexmonger.games.arcane_alley.edition import NUMBERS
from hexmonger.games.arcane_alley.events import EVENTS
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.looks import SHORTS, TYPES, looks_of
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.phases import BRIBES, COUNT, INSPECT, REVEAL, ROUND
from hexmonger.games.arcane_alley.playing import DISCARD_ONE, PLAY
from hexmonger.games.arcane_alley.recipe import Recipe, check_recipe
from hexmonger.games.arcane_alley.rules import AS_DEALT, BY_PLAYERS, Rules
from hexmonger.games.arcane_alley.selling import SETS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import TURN
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.drawn import Zone
from hexmonger.kernel.events import Event
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.looks import Look
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.trouble import Trouble

GROUP: Final = "hexmonger.arcane_alley"
PACKAGE: Final = "hexmonger.games.arcane_alley"


def words_in(package: str, language: str) -> Sequence[str]:
    """Return the words of a package in a language, one Fluent text; none where it has none."""
    page = files(package).joinpath("words", f"{language}.ftl")
    return (page.read_text(encoding="utf-8"),) if page.is_file() else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The base game; an expansion overrides what differs.

    `procedures` are the scripts of the rules, `more_dealt` how many items are dealt besides those of
    storehouses, stashes and the discard.
    """

    name: str = ""
    title: str = "Arcane Alley"
    more_dealt: int = 0

    def items(self) -> Sequence[Item]:
        """Return the items, those of the base game first."""
        return ITEMS

    def wizards(self) -> Sequence[Wizard]:
        """Return the wizards, those of the base game first."""
        return WIZARDS

    def numbers(self) -> Mapping[str, int]:
        """Return the numbers that belong to no item and no wizard."""
        return NUMBERS

    def recipes(self) -> Mapping[str, Recipe]:
        """Return the recipes that come with it, by id."""
        return {}

    def recipe(self, name: str, copies: Sequence[tuple[str, tuple[int, int]]]) -> Recipe | None:
        """Return a recipe: the one that is spelled out, else one of its own by name."""
        if copies:
            recipe = Recipe(name or "your own", tuple(copies), proxies=True)
            check_recipe(recipe, self.items())
            return recipe
        recipes = self.recipes()
        if not recipes and not name:
            return None
        if (name or "standard") not in recipes:
            raise Trouble(f"there is no recipe called {name!r}; there are: {', '.join(recipes) or 'none'}")
        return recipes[name or "standard"]

    def arrangements(self) -> Sequence[str]:
        """Return how the hidden items of a storehouse may be laid out, the usual way first (AA-11)."""
        return (AS_DEALT,)

    def arrangement(self, name: str) -> str:
        """Return one of its arrangements by name, the usual one for no name."""
        known = self.arrangements()
        if name == BY_PLAYERS not in known:
            raise Trouble(
                f"`arrange` can't be {name!r} in {self.title}: all backs are alike there (AA-11); "
                "it belongs to Moonstruck Market (MM-03)"
            )
        if name and name not in known:
            raise Trouble(f"`arrange` is {' or '.join(known)}, not {name!r} (MM-03)")
        return name or known[0]

    def procedures(self) -> Sequence[Script]:
        """Return the scripts of the rules."""
        return (ROUND, REVEAL, TURN, PLAY, DISCARD_ONE, SETS, INSPECT, COUNT, BRIBES)

    def event_kinds(self) -> Sequence[type[Event]]:
        """Return every kind of event that is told, those of the base game first."""
        return EVENTS

    def catalogues(self, language: str) -> Sequence[str]:
        """Return the words in a language as Fluent texts, those of the base game first."""
        return words_in(PACKAGE, language)

    def looks(self, items: Sequence[Item]) -> Mapping[tuple[str, str], Look]:
        """Return how items look, by kind and id."""
        return looks_of(items, TYPES, SHORTS)

    def zones(self, view: AlleyView, aids: bool) -> list[Zone]:
        """Return what lies on the table; see `Game.zones`."""
        return Drawing(view, aids).zones()

    def figures(self, view: AlleyView) -> dict[str, int]:
        """Return the figures common to all."""
        return figures(view)

    def traits(self, view: AlleyView) -> dict[str, str]:
        """Return what else is common to all."""
        return traits(view)

    def rules(
        self,
        items: Sequence[Item],
        wizards: Sequence[Wizard],
        numbers: Mapping[str, int],
        options: Mapping[str, str],
    ) -> Rules:
        """Return the tables the engine reads."""
        return Rules(items, wizards, numbers, self.procedures(), options)

    def blank(
        self,
        rules: Rules,
        seats: int,
        kind_of: tuple[int, ...],
        wizards: tuple[int, ...],
        agenda: list[Frame],
        chance: int,
    ) -> AlleyState:
        """Return a state with nothing on the table yet."""
        return AlleyState(rules, seats, kind_of, wizards, agenda, chance)

    def view(self, s: AlleyState, seat: int) -> AlleyView:
        """Return what a seat may know."""
        return AlleyView(s, seat)

    def scribe(self, p: AlleyState | AlleyView) -> Scribe:
        """Return who writes a position, or what a seat may know of it, as a text diagram."""
        return Scribe(p)

    def table(self, rules: Rules, seats: int) -> Table:
        """Return what a text diagram is laid out on."""
        return Table(rules, seats)


BASE: Final = Module()


def modules() -> dict[str, Module]:
    """Return every installed module that can be loaded, by name; a package adds one to the entry points."""
    found: dict[str, Module] = {}
    for name in installed(GROUP):
        with suppress(Trouble):
            found[name] = find_module(name)
    return found


def find_module(name: str) -> Module:
    """Return a module by its name; no name is the base game."""
    module: Module = load(GROUP, name, "module of Arcane Alley") if name else BASE
    return module
