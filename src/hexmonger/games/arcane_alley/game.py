"""Arcane Alley as every door finds it: set-up, views, notation and the log in one place."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from hexmonger.games.arcane_alley.diagram import read_table
from hexmonger.games.arcane_alley.drawing import players
from hexmonger.games.arcane_alley.events import Sale
from hexmonger.games.arcane_alley.glossary import glossary
from hexmonger.games.arcane_alley.laws import broken_law, redeal
from hexmonger.games.arcane_alley.module import BASE, PACKAGE, Module, find_module, modules
from hexmonger.games.arcane_alley.notation import write_position
from hexmonger.games.arcane_alley.round_events import PaidFines
from hexmonger.games.arcane_alley.rules import NO_WIZARD, Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.worlds import could_be, exchange, forget
from hexmonger.games.arcane_alley.zones import GOLD_PER_INFAMY, MOST_INFAMY
from hexmonger.kernel.agenda import Script
from hexmonger.kernel.diagram import Lines, edition_in, in_line, trouble, whole
from hexmonger.kernel.drawn import Player, Zone
from hexmonger.kernel.edition import PREFIX, STANDARD, Edition, edition_in_setup, read_edition, with_edition
from hexmonger.kernel.events import SPECTATOR, Event
from hexmonger.kernel.game import ANY_WORLD, MOST_OPENED, Box, Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.handbook import Handbook, read_handbook
from hexmonger.kernel.looks import Chart, Look
from hexmonger.kernel.primer import Primer, read_primers
from hexmonger.kernel.setup import Setup, Stock
from hexmonger.kernel.trouble import Trouble, Unreadable

OPTIONS: Final = {
    "wizards": 'none, random, random with promos, or one for each seat, such as "byros,none,ninx"',
    "edition": "the name of an edition whose numbers are used",
    "modules": "the expansion that is played with",
    f"{PREFIX}items.<item>.<number>": "a number of an item in an edition, such as gold",
    f"{PREFIX}wizards.<wizard>.<number>": "a number of a wizard in an edition",
    f"{PREFIX}numbers.<number>": "any other number of an edition, such as rounds",
}

RANDOM: Final = ("random", "random with promos")
NO_OPTIONS: Final[Mapping[str, str]] = {}


class AlleyGame(Game[AlleyState, AlleyView]):
    """Stock a storehouse, sell sets of three, and have little to show when the inspector comes."""

    name = "arcane_alley"
    title = "Arcane Alley"
    about = "Fill a storehouse, sell sets of three, and be gone before the inspectors count."
    number = 3
    least_seats = 2
    most_seats = 6

    def __init__(self, box: "ArcaneAlley", setup: Setup, rules: Rules, module: Module) -> None:
        super().__init__(box, setup)
        self.rules = rules
        self.module = module
        self.deck = rules.deck(setup.seats)
        wanted = setup.options.get("wizards", "none")
        # Who may be dealt, or who was chosen for each seat (AA-03).
        self.are_dealt = wanted in RANDOM
        self.wizards = _pool(rules, wanted) if self.are_dealt else _chosen(rules, setup.seats, wanted)
        largest = sorted(self.wizards, key=rules.stash, reverse=True)[: setup.seats]
        module.check_deck(rules, largest)

    def blank(self, chance: int) -> AlleyState:
        rules = self.rules
        nobody = (NO_WIZARD,) * self.seats
        s = self.module.blank(rules, self.seats, self.deck, nobody, [rules.round.first[-1]], chance)
        s.clear_table()
        return s

    def deal(self, s: AlleyState) -> None:
        wizards = list(self.wizards)
        if self.are_dealt:
            s.shuffle(wizards)
        s.wizards = tuple(wizards[: s.seats])
        s.start = s.below(s.seats)

    def view(self, s: AlleyState, seat: int) -> AlleyView:
        return self.module.view(s, seat)

    def witness(self, s: AlleyState) -> AlleyView:
        shown = s.clone()
        dealt = set(s.deck)
        shown.seen = [seen if card in dealt else s.everyone for card, seen in enumerate(s.seen)]
        return self.module.view(shown, SPECTATOR)

    def imagine(self, view: AlleyView, chance: int) -> AlleyState:
        agenda = list(view.agenda)
        return view.imagine(
            self.module.blank(self.rules, self.seats, self.deck, view.wizards, agenda, chance)
        )

    def diagram(self, s: AlleyState) -> str:
        return write_position(self.module.scribe(s))

    def write_view(self, view: AlleyView) -> str:
        return write_position(self.module.scribe(view))

    def event_kinds(self) -> Sequence[type[Event]]:
        return self.module.event_kinds()

    def catalogues(self, language: str) -> Sequence[str]:
        return self.module.catalogues(language)

    def scripts(self) -> Sequence[Script]:
        return tuple(self.rules.scripts.values())

    def zones(self, view: AlleyView, aids: bool) -> list[Zone]:
        return self.module.zones(view, aids)

    def forgetful(self, view: AlleyView) -> AlleyView:
        world = self.imagine(view, ANY_WORLD)
        return self.module.view(forget(view, world, self.zones(view, aids=False)), view.seat)

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

    def charts(self) -> Sequence[Chart]:
        return (Chart("gold"), Chart("infamy", flags="fines", limit=MOST_INFAMY))

    def tally(self, s: AlleyState, told: Sequence[Event]) -> dict[str, list[int]]:
        sold = [0] * s.seats
        fines = [0] * s.seats
        for event in told:
            if isinstance(event, Sale):
                sold[event.subject] += 1
            elif isinstance(event, PaidFines):
                fines[event.seat] += event.markers
        return {"gold": s.gold[:], "infamy": list(s.infamy), "sets sold": sold, "fines": fines}

    def entries(self) -> list[Entry]:
        own = self.module.options(self.setup.options)
        return glossary(self.rules, BOX.rules_by(STANDARD, self.module, own), self.module.title)

    def stock(self) -> Stock:
        backs: dict[str, int] = {}
        for kind in self.deck:
            back = self.rules.back_word(kind)
            backs[back] = backs.get(back, 0) + 1
        # Who has a larger stash takes more of the deck (AA-12).
        stashes = {self.rules.stash(wizard) for wizard in self.wizards}
        if self.are_dealt and len(stashes) > 1:
            return Stock(backs)
        dealt = self.module.dealt(self.rules, self.wizards[: self.seats])
        return Stock(backs, len(self.deck) - dealt)

    def looks(self) -> Mapping[tuple[str, str], Look]:
        return self.module.looks(self.rules.items)

    def handbooks(self) -> list[Handbook]:
        module = self.module
        added = [read_handbook(module.title, module.name)] if module.name else []
        return [*super().handbooks(), *added]

    def primers(self, language: str) -> list[Primer]:
        fixed = {"most_infamy": MOST_INFAMY, "bribe": GOLD_PER_INFAMY}
        base = read_primers(PACKAGE, self.name, self.title, language, **fixed)
        return [*base, *self.module.primers(language)]


class ArcaneAlley(Box[AlleyState, AlleyView]):
    """The game with its modules and editions."""

    def __init__(self) -> None:
        super().__init__(AlleyGame)
        self._rules: dict[tuple[tuple[str, str], ...], Rules] = {}

    def option_names(self) -> Mapping[str, str]:
        names = dict(OPTIONS)
        for module in modules().values():
            names |= module.option_names()
        return dict(sorted(names.items(), key=lambda option: "." in option[0]))

    def choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        module = find_module(options.get("modules", ""))
        dealt = RANDOM if any(wizard.is_promo for wizard in module.wizards()) else RANDOM[:1]
        return {
            "wizards": {name: name for name in ("none", *dealt)},
            "modules": {"": "none", **{name: each.title for name, each in modules().items()}},
            **module.choices(),
        }

    def seat_choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        module = find_module(options.get("modules", ""))
        return {"wizards": {"none": "none", **{wizard.id: wizard.name for wizard in module.wizards()}}}

    def rules_by(
        self, edition: Edition = STANDARD, module: Module = BASE, own: Mapping[str, str] = NO_OPTIONS
    ) -> Rules:
        """Return the rules with an edition's numbers, a module and its own options, made once and shared."""
        options = {"modules": module.name} if module.name else {}
        options |= own
        options |= {f"{PREFIX}{name}": str(value) for name, value in edition.corrections}
        key = tuple(options.items())
        rules = self._rules.get(key)
        if rules is None:
            rules = module.rules(edition, options)
            if len(self._rules) == MOST_OPENED:
                del self._rules[next(iter(self._rules))]
            self._rules[key] = rules
        return rules

    def made(self, setup: Setup) -> AlleyGame:
        module = find_module(setup.options.get("modules", ""))
        for option in setup.options:
            if not (option in OPTIONS or option.startswith(PREFIX) or _is_among(option, module)):
                raise self._unknown(option)
        own = module.options(setup.options)
        return AlleyGame(self, setup, self.rules_by(edition_in_setup(setup), module, own), module)

    def _unknown(self, option: str) -> Trouble:
        """Return what is wrong with an option that neither the game nor its module has."""
        owners = [module.title for module in modules().values() if _is_among(option, module)]
        if owners:
            return Trouble(f"{self.title} has no option called {option!r} without {' or '.join(owners)}")
        known = ", ".join(name for name in self.option_names() if "." not in name)
        return Trouble(f"{self.title} has no option called {option!r}; it has: {known}")

    def read_diagram(self, text: str) -> tuple[Game[AlleyState, AlleyView], AlleyState]:
        lines = Lines(text)
        number, players = lines.take(self.name, "")
        count, _, word = players.partition(" ")
        if word != "players":
            raise Unreadable(f"a diagram begins with `{self.name}: 4 players` or the like")
        seats = whole(number, count, "the number of players", self.least_seats, self.most_seats)
        lines.check_seats(number, seats)
        module_line, name = lines.take("modules", "")
        module = in_line(module_line, find_module, name)
        rules = self.rules_by(edition_in(lines, module.corrected), module, _options_in(lines, module))
        game = self.open(Setup(seats, rules.options))
        s = game.blank(0)
        read_table(lines, module.layout(rules, seats), s)
        if broken := broken_law(s):
            raise Unreadable(f"this position can't be: {broken}")
        return game, s

    def with_edition_file(self, setup: Setup, path: Path) -> Setup:
        changed = with_edition(setup, read_edition(path))
        try:
            self.open(changed)
        except Trouble as trouble:
            raise Trouble(f"{path}: {trouble}") from None
        return changed

    def with_recipe_file(self, setup: Setup, path: Path) -> Setup:
        module = find_module(setup.options.get("modules", ""))
        return Setup(setup.seats, {**setup.options, **module.recipe_file(path)})


def _is_among(option: str, module: Module) -> bool:
    """Whether an option is one of a module's own."""
    for name in module.option_names():
        plain, sign, _ = name.partition("<")
        if option == name or (sign and option.startswith(plain)):
            return True
    return False


def _options_in(lines: Lines, module: Module) -> Mapping[str, str]:
    """Return the options of a module that stand in a diagram."""
    found = {key: lines.take(key, "") for key in [*lines.values] if _is_among(key, module)}
    try:
        return module.options({key: text for key, (_, text) in found.items()})
    except Trouble as error:
        wrong = str(error)
        named = [at for key, (at, text) in found.items() if f"`{key}`" in wrong or repr(text) in wrong]
        raise trouble(named[0] if named else 0, wrong) from None


def _pool(rules: Rules, wanted: str) -> tuple[int, ...]:
    """Return the wizards that are dealt from."""
    promos = wanted != RANDOM[0]
    return tuple([index for index, wizard in enumerate(rules.wizards) if promos or not wizard.is_promo])


def _chosen(rules: Rules, seats: int, wanted: str) -> tuple[int, ...]:
    """Return who plays which wizard, as a set-up says."""
    if wanted == "none":
        return (NO_WIZARD,) * seats
    names = [name.strip() for name in wanted.split(",")]
    if len(names) != seats:
        raise Trouble(f"{seats} seats need {seats} wizards, not {len(names)}: {wanted}")
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
