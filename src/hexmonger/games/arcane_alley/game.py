"""Arcane Alley as every door finds it: set-up, views, notation and the log in one place."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from hexmonger.games.arcane_alley.diagram import arrangement_in, read_table, recipe_in
from hexmonger.games.arcane_alley.drawing import players
from hexmonger.games.arcane_alley.edition import corrected
from hexmonger.games.arcane_alley.events import PaidFines, Sale
from hexmonger.games.arcane_alley.glossary import glossary
from hexmonger.games.arcane_alley.laws import broken_law, redeal
from hexmonger.games.arcane_alley.module import BASE, Module, find_module, modules
from hexmonger.games.arcane_alley.notation import rules_lines, write_position
from hexmonger.games.arcane_alley.recipe import LEFT_AFTER_DEALING, Recipe, by_recipe, counts_in
from hexmonger.games.arcane_alley.rules import AS_DEALT, NO_WIZARD, Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.worlds import could_be, exchange, forget
from hexmonger.kernel.agenda import Script
from hexmonger.kernel.diagram import Lines, edition_in, whole
from hexmonger.kernel.drawn import Player, Zone
from hexmonger.kernel.edition import PREFIX, STANDARD, Edition, edition_in_setup, read_edition, with_edition
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import MOST_OPENED, Box, Game, Setup
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.handbook import Handbook, read_handbook
from hexmonger.kernel.looks import Look
from hexmonger.kernel.trouble import Trouble, Unreadable

RECIPE_PREFIX: Final = "recipe."
OPTIONS: Final = {
    "wizards": 'none, random, random with promos, or one for each seat, such as "byros,none,ninx"',
    "edition": "the name of an edition whose numbers are used",
    "modules": "the expansion that is played with",
    "recipe": "the recipe of the deck, where a module has recipes",
    "arrange": "how hidden items are laid out, where a module has two backs: as dealt, or by players",
    f"{PREFIX}items.<item>.<number>": "a number of an item in an edition, such as gold",
    f"{PREFIX}wizards.<wizard>.<number>": "a number of a wizard in an edition",
    f"{PREFIX}numbers.<number>": "any other number of an edition, such as rounds",
    f"{RECIPE_PREFIX}<item>": "the copies of one item in a recipe of your own, such as 5/6",
}


class AlleyGame(Game[AlleyState, AlleyView]):
    """Stock a storehouse, sell sets of three, and have little to show when the inspector comes."""

    name = "arcane_alley"
    title = "Arcane Alley"
    about = "Fill a storehouse, sell sets of three, and be gone before the inspectors count."
    number = 3
    least_seats = 2
    most_seats = 6

    def __init__(self, box: "ArcaneAlley", setup: Setup, rules: Rules) -> None:
        super().__init__(box, setup)
        self.rules = rules
        self.module = rules.module
        self.deck = rules.deck(setup.seats)

    def blank(self, chance: int) -> AlleyState:
        rules = self.rules
        nobody = (NO_WIZARD,) * self.seats
        s = self.module.blank(rules, self.seats, self.deck, nobody, [rules.round.first[-1]], chance)
        s.clear_table()
        return s

    def deal(self, s: AlleyState) -> None:
        s.wizards = _wizards(s, self.setup.options.get("wizards", "none"))
        check_deck(s.rules, len(s.kind_of), s.wizards)
        s.start = s.below(s.seats)

    def view(self, s: AlleyState, seat: int) -> AlleyView:
        return s.rules.module.view(s, seat)

    def imagine(self, view: AlleyView, chance: int) -> AlleyState:
        return view.imagine(chance)

    def write_position(self, s: AlleyState) -> str:
        return write_position(s)

    def write_view(self, view: AlleyView) -> str:
        return write_position(view)

    def event_kinds(self) -> Sequence[type[Event]]:
        return self.module.event_kinds()

    def catalogues(self, language: str) -> Sequence[str]:
        return self.module.catalogues(language)

    def scripts(self) -> Sequence[Script]:
        return tuple(self.rules.scripts.values())

    def zones(self, view: AlleyView, aids: bool) -> list[Zone]:
        return self.module.zones(view, aids)

    def forgetful(self, view: AlleyView) -> AlleyView:
        return self.module.view(forget(view, self.zones(view, aids=False)), view.seat)

    def drawn_players(self, view: AlleyView) -> list[Player]:
        return players(view)

    def figures(self, view: AlleyView) -> dict[str, int]:
        return self.module.figures(view)

    def traits(self, view: AlleyView) -> dict[str, str]:
        return self.module.traits(view)

    def turn(self, view: AlleyView) -> int:
        return view.turn

    def could_be(
        self, world: AlleyState, seat: int, card: int, is_back: bool, settled: frozenset[int]
    ) -> list[int]:
        return could_be(world, seat, card, is_back, settled)

    def exchange(self, world: AlleyState, card: int, other: int) -> None:
        exchange(world, card, other)

    def broken_law(self, s: AlleyState) -> str:
        return broken_law(s)

    def redeal(self, s: AlleyState, seat: int, chance: int, after: AlleyState) -> AlleyState:
        return redeal(s, seat, chance, after)

    def places(self, s: AlleyState) -> list[int]:
        return s.standings()

    def scores(self, s: AlleyState) -> list[int]:
        return s.gold[:]

    def place(self, s: AlleyState) -> str:
        return f"round {s.round} of {s.rules.numbers['rounds']}"

    def tally(self, s: AlleyState, told: Sequence[Event]) -> dict[str, list[int]]:
        sold = [0] * s.seats
        fines = [0] * s.seats
        for event in told:
            if isinstance(event, Sale):
                sold[event.subject] += 1
            elif isinstance(event, PaidFines):
                fines[event.seat] += event.markers
        return {"gold": s.gold[:], "infamy": s.infamy[:], "sets sold": sold, "fines": fines}

    def glossary(self) -> list[Entry]:
        return glossary(self.rules, BOX.rules_by(STANDARD, self.module, self.rules.recipe))

    def looks(self) -> Mapping[tuple[str, str], Look]:
        return self.module.looks(self.rules.items)

    def handbooks(self) -> list[Handbook]:
        module = self.module
        added = [read_handbook(module.title, module.name)] if module.name else []
        return [*super().handbooks(), *added]


class ArcaneAlley(Box[AlleyState, AlleyView]):
    """The game with its modules, editions and recipes."""

    def __init__(self) -> None:
        super().__init__(AlleyGame)
        self._rules: dict[tuple[str, Edition, Recipe | None, str], Rules] = {}

    def option_names(self) -> Mapping[str, str]:
        return OPTIONS

    def choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        module = find_module(options.get("modules", ""))
        return {
            "wizards": {"none": "none", "random": "random"},
            "modules": {"": "none", **{name: each.title for name, each in modules().items()}},
            "recipe": {name: recipe.name for name, recipe in module.recipes().items()},
            "arrange": {name: name for name in module.arrangements()},
        }

    def seat_choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        module = find_module(options.get("modules", ""))
        return {"wizards": {"none": "none", **{wizard.id: wizard.name for wizard in module.wizards()}}}

    def rules_by(
        self,
        edition: Edition = STANDARD,
        module: Module = BASE,
        recipe: Recipe | None = None,
        arrange: str = AS_DEALT,
    ) -> Rules:
        """Return the rules with a module, an edition's numbers and a recipe, made once and shared."""
        key = (module.name, edition, recipe, arrange)
        rules = self._rules.get(key)
        if rules is None:
            items, wizards, numbers = corrected(edition, module.items(), module.wizards(), module.numbers())
            if recipe is not None:
                items = by_recipe(items, recipe)
            rules = module.rules(items, wizards, numbers, edition.corrections)
            rules.recipe = recipe
            rules.arrange = arrange
            if len(self._rules) == MOST_OPENED:
                del self._rules[next(iter(self._rules))]
            self._rules[key] = rules
        return rules

    def made(self, setup: Setup) -> AlleyGame:
        copies: list[tuple[str, tuple[int, int]]] = []
        for option, value in setup.options.items():
            if option.startswith(RECIPE_PREFIX):
                copies.append((option.removeprefix(RECIPE_PREFIX), counts_in(option, value)))
            elif option not in OPTIONS and not option.startswith(PREFIX):
                known = ", ".join(name for name in OPTIONS if "." not in name)
                raise Trouble(f"{self.title} has no option called {option!r}; it has: {known}")
        module = find_module(setup.options.get("modules", ""))
        recipe = module.recipe(setup.options.get("recipe", ""), copies)
        arrange = module.arrangement(setup.options.get("arrange", ""))
        return AlleyGame(self, setup, self.rules_by(edition_in_setup(setup), module, recipe, arrange))

    def read_position(self, text: str) -> tuple[Game[AlleyState, AlleyView], AlleyState]:
        lines = Lines(text)
        number, players = lines.take(self.name, "")
        count, _, word = players.partition(" ")
        if word != "players":
            raise Unreadable(f"a diagram begins with `{self.name}: 4 players` or the like")
        seats = whole(number, count, "the number of players", self.least_seats, self.most_seats)
        module = find_module(lines.take("modules", "")[1])
        recipe = recipe_in(lines, module)
        arrange = arrangement_in(lines, module)
        rules = self.rules_by(edition_in(lines), module, recipe, arrange)
        s = read_table(lines, rules, seats)
        if broken := broken_law(s):
            raise Unreadable(f"this position can't be: {broken}")
        options = dict(line.split(": ", 1) for line in rules_lines(rules))
        return AlleyGame(self, Setup(seats, options), rules), s

    def with_edition_file(self, setup: Setup, path: Path) -> Setup:
        changed = with_edition(setup, read_edition(path))
        try:
            game = self.made(changed)
            check_deck(game.rules, len(game.deck), (NO_WIZARD,) * setup.seats)
        except Trouble as trouble:
            raise Trouble(f"{path}: {trouble}") from None
        return changed


def check_deck(rules: Rules, cards: int, wizards: Sequence[int]) -> None:
    """Refuse a deck that can't deal storehouses, stashes and the first discard."""
    stashes = sum(
        rules.numbers["stash"] if wizard == NO_WIZARD else rules.stash_of[wizard] for wizard in wizards
    )
    needed = 9 * len(wizards) + stashes + 1 + rules.module.more_dealt
    if cards < needed:
        raise Trouble(
            f"the deck is too small: {len(wizards)} players need {needed} items, "
            f"but it has {cards} (AA-11, AA-12)"
        )
    if rules.recipe is not None and cards < needed + LEFT_AFTER_DEALING:
        raise Trouble(
            f"the recipe {rules.recipe.name!r} is too small: after dealing to {len(wizards)} players "
            f"{LEFT_AFTER_DEALING} items must be left, not {cards - needed} (MM-02)"
        )


def _wizards(s: AlleyState, wanted: str) -> tuple[int, ...]:
    """Return who plays which wizard, dealt or chosen (AA-03)."""
    rules = s.rules
    if wanted == "none":
        return (NO_WIZARD,) * s.seats
    if wanted in ("random", "random with promos"):
        promos = wanted != "random"
        dealt = [index for index, wizard in enumerate(rules.wizards) if promos or not wizard.is_promo]
        s.shuffle(dealt)
        return tuple(dealt[: s.seats])
    names = [name.strip() for name in wanted.split(",")]
    if len(names) != s.seats:
        raise Trouble(f"{s.seats} seats need {s.seats} wizards, not {len(names)}: {wanted}")
    chosen: list[int] = []
    for name in names:
        if name != "none" and name not in rules.wizard_by_id:
            known = ", ".join(rules.wizard_by_id)
            raise Trouble(f"there is no wizard called {name!r}; there are: {known} (and none)")
        if name != "none" and rules.wizard_by_id[name] in chosen:
            raise Trouble(f"two seats can't both have the wizard {name!r} (AA-03)")
        chosen.append(NO_WIZARD if name == "none" else rules.wizard_by_id[name])
    return tuple(chosen)


BOX: Final = ArcaneAlley()
