"""What a module (an expansion) adds to the game and which of its rules it replaces; the base is one too."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from hexmonger.games.arcane_alley.cards import Item, Wizard, text_patterns
from hexmonger.games.arcane_alley.diagram import Layout
from hexmonger.games.arcane_alley.drawing import Drawing, figures, traits
from hexmonger.games.arcane_alley.edition import NUMBERS, corrected
from hexmonger.games.arcane_alley.events import EVENTS
from hexmonger.games.arcane_alley.glossary import number_patterns
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.looks import SHORTS, TYPES, looks_of, short_patterns
from hexmonger.games.arcane_alley.notation import Scribe
from hexmonger.games.arcane_alley.phases import BRIBES, COUNT, INSPECT, REVEAL, ROUND
from hexmonger.games.arcane_alley.playing import DISCARD_ONE, PLAY
from hexmonger.games.arcane_alley.round_events import ROUND_EVENTS
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.selling import SETS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import TURN
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.drawn import Zone
from hexmonger.kernel.edition import Edition
from hexmonger.kernel.events import Event
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import ENGLISH, catalogue_of
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.primer import Primer
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

    `about` says in a sentence what it brings, `procedures` are the scripts of the rules, `more_dealt` is how
    many items are dealt besides those of storehouses, stashes and the discard.
    """

    name: str = ""
    title: str = "Arcane Alley"
    about: str = ""
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

    def option_names(self) -> Mapping[str, str]:
        """Return the options it adds to a set-up, each with a sentence; `<…>` stands for any name."""
        return {}

    def choices(self) -> Mapping[str, Mapping[str, str]]:
        """Return those of them that people choose from; see `Box.choices`."""
        return {}

    def options(self, given: Mapping[str, str]) -> Mapping[str, str]:
        """Return its options among those of a set-up, as a diagram writes them; refuse what can't be."""
        return {}

    def recipe_file(self, path: Path) -> Mapping[str, str]:
        """Return the options of a set-up that is played with the deck of a recipe file."""
        raise Trouble(f"{path}: {self.title} has no recipes")

    def dealt(self, rules: Rules, wizards: Sequence[int]) -> int:
        """Return how many items the seats with these wizards need for a round to begin."""
        return 9 * len(wizards) + sum(map(rules.stash, wizards)) + 1 + self.more_dealt

    def check_deck(self, rules: Rules, wizards: Sequence[int]) -> None:
        """Refuse a deck that can't deal storehouses, stashes and the first discard."""
        needed, cards = self.dealt(rules, wizards), len(rules.deck(len(wizards)))
        if cards < needed:
            raise Trouble(
                f"the deck is too small: {len(wizards)} players need {needed} items, "
                f"but it has {cards} (AA-11, AA-12)"
            )

    def procedures(self) -> Sequence[Script]:
        """Return the scripts of the rules."""
        return (ROUND, REVEAL, TURN, PLAY, DISCARD_ONE, SETS, INSPECT, COUNT, BRIBES)

    def event_kinds(self) -> Sequence[type[Event]]:
        """Return every kind of event that is told, those of the base game first."""
        return (*ROUND_EVENTS, *EVENTS)

    def catalogues(self, language: str) -> Sequence[str]:
        """Return the words in a language as Fluent texts, those of the base game first."""
        patterns = {**short_patterns(SHORTS), **text_patterns([*ITEMS, *WIZARDS]), **number_patterns()}
        beside = [catalogue_of(patterns)] if language == ENGLISH else []
        return (*beside, *words_in(PACKAGE, language))

    def primers(self, language: str) -> list[Primer]:
        """Return what teaches the module to those who know the base game; see `Game.primers`."""
        return []

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

    def rules(self, edition: Edition, options: Mapping[str, str]) -> Rules:
        """Return the tables the engine reads, with an edition's numbers."""
        return Rules(*self.corrected(edition), self.procedures(), options)

    def corrected(self, edition: Edition) -> tuple[list[Item], list[Wizard], dict[str, int]]:
        """Return items, wizards and numbers with an edition's corrections made."""
        return corrected(edition, self.items(), self.wizards(), self.numbers())

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

    def layout(self, rules: Rules, seats: int) -> Layout:
        """Return what a text diagram is laid out on."""
        return Layout(rules, seats)


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
    if not name:
        return BASE
    what = "module of Arcane Alley"
    module = load(GROUP, name, what)
    if not isinstance(module, Module):
        raise Trouble(f"what is installed as {name!r} is no {what}")
    if module.name != name:
        raise Trouble(
            f"the {what} {name!r} calls itself {module.name!r}: its entry point must have that name"
        )
    return module
