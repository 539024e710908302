"""Merchants of Magick as every door finds it: set-up, views, notation, events and words in one place."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.diagram import read_table
from hexmonger.games.merchants_of_magick.drawing import drawn_players, drawn_zones
from hexmonger.games.merchants_of_magick.edition import FORMS, TABLES
from hexmonger.games.merchants_of_magick.events import EVENTS
from hexmonger.games.merchants_of_magick.glossary import glossary, number_patterns
from hexmonger.games.merchants_of_magick.laws import broken_law, redeal
from hexmonger.games.merchants_of_magick.looks import looks_by
from hexmonger.games.merchants_of_magick.masteries import FIRST_ENERGY, MASTERIES
from hexmonger.games.merchants_of_magick.notation import write_position
from hexmonger.games.merchants_of_magick.phases import ROUND, SCRIPTS, check_deck, deal_orders
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.scoring import orders_fulfilled, score, standings
from hexmonger.games.merchants_of_magick.state import PHASES, MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView, imagine, witness
from hexmonger.games.merchants_of_magick.worlds import could_be, exchange, forget
from hexmonger.kernel.agenda import Script
from hexmonger.kernel.diagram import Lines, edition_in, whole
from hexmonger.kernel.drawn import Player, Zone
from hexmonger.kernel.edition import (
    PREFIX,
    STANDARD,
    Edition,
    edition_in_setup,
    read_edition,
    with_edition,
)
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import MOST_OPENED, Box, Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.looks import Chart, Look
from hexmonger.kernel.messages import ENGLISH, catalogue_of
from hexmonger.kernel.primer import Primer, read_primers
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Trouble, Unreadable

PACKAGE: Final = "hexmonger.games.merchants_of_magick"
OPTIONS: Final = {
    "edition": "the name of an edition whose numbers are used",
    **{f"{PREFIX}{form}": "one number of an edition" for form in FORMS},
}


class MerchantGame(Game[MerchantState, MerchantView]):
    """Craft items, research spells and enchant what the customers order, ten rounds long."""

    name = "merchants_of_magick"
    title = "Merchants of Magick"
    number = 3
    least_seats = 1
    most_seats = 8

    def __init__(self, box: "MerchantsOfMagick", setup: Setup, rules: Rules) -> None:
        super().__init__(box, setup)
        self.rules = rules

    def blank(self, chance: int) -> MerchantState:
        s = MerchantState(self.rules, self.seats, (), (), [ROUND.first[-1]], chance)
        s.clear_table()
        return s

    def deal(self, s: MerchantState) -> None:
        adventurers = list(range(len(ADVENTURERS)))
        s.shuffle(adventurers)
        s.adventurers = tuple(adventurers[: s.seats])
        s.masteries = (s.below(FIRST_ENERGY), FIRST_ENERGY + s.below(len(MASTERIES) - FIRST_ENERGY))
        deal_orders(s)

    def view(self, s: MerchantState, seat: int) -> MerchantView:
        return MerchantView(s, seat)

    def witness(self, s: MerchantState) -> MerchantView:
        return witness(s)

    def imagine(self, view: MerchantView, chance: int) -> MerchantState:
        return imagine(view, chance)

    def diagram(self, s: MerchantState) -> str:
        return write_position(s)

    def write_view(self, view: MerchantView) -> str:
        return write_position(view)

    def event_kinds(self) -> Sequence[type[Event]]:
        return EVENTS

    def catalogues(self, language: str) -> Sequence[str]:
        words = files(PACKAGE).joinpath("words", f"{language}.ftl")
        beside = [catalogue_of(number_patterns())] if language == ENGLISH else []
        return [*beside, *([words.read_text(encoding="utf-8")] if words.is_file() else [])]

    def primers(self, language: str) -> list[Primer]:
        return read_primers(PACKAGE, self.name, self.title, language)

    def scripts(self) -> Sequence[Script]:
        return list(SCRIPTS.values())

    def zones(self, view: MerchantView, aids: bool) -> list[Zone]:
        return drawn_zones(view, aids)

    def forgetful(self, view: MerchantView) -> MerchantView:
        return MerchantView(forget(view), view.seat)

    def drawn_players(self, view: MerchantView) -> list[Player]:
        return drawn_players(view)

    def figures(self, view: MerchantView) -> dict[str, int]:
        return {"round": view.round, "rounds": view.rules.rounds}

    def traits(self, view: MerchantView) -> dict[str, str]:
        return {"phase": PHASES[view.phase]}

    def turn(self, view: MerchantView) -> int:
        # MoM-04: there are no turns.
        return -1

    def could_be(
        self, world: MerchantState, seat: int, card: int, is_back: bool, settled: frozenset[int]
    ) -> list[int]:
        return could_be(world, card, settled)

    def exchange(self, world: MerchantState, card: int, other: int) -> None:
        exchange(world, card, other)

    def broken_law(self, s: MerchantState) -> str:
        return broken_law(s)

    def redeal(self, s: MerchantState, seat: int, chance: int, after: MerchantState) -> MerchantState:
        return redeal(s, seat, chance, after)

    def places(self, s: MerchantState) -> list[int]:
        return standings(s)

    def scores(self, s: MerchantState) -> list[int]:
        return [score(s, seat).coins for seat in range(s.seats)]

    def place(self, s: MerchantState) -> str:
        return f"round {s.round} of {s.rules.rounds}"

    def charts(self) -> Sequence[Chart]:
        return (Chart("coins"), Chart("potions"))

    def tally(self, s: MerchantState, told: Sequence[Event]) -> dict[str, list[int]]:
        by_seat = [score(s, seat) for seat in range(s.seats)]
        parts = {name: [each.parts()[name] for each in by_seat] for name in by_seat[0].parts()}
        return {
            "coins": [each.coins for each in by_seat],
            **parts,
            "orders fulfilled": [orders_fulfilled(s, seat) for seat in range(s.seats)],
            "potions": s.potions[:],
        }

    def entries(self) -> list[Entry]:
        return glossary(self.rules, BOX.rules_by())

    def looks(self) -> Mapping[tuple[str, str], Look]:
        return looks_by(self.rules)


class MerchantsOfMagick(Box[MerchantState, MerchantView]):
    """The game with its editions."""

    def __init__(self) -> None:
        super().__init__(MerchantGame)
        self._rules: dict[Edition, Rules] = {}

    def option_names(self) -> Mapping[str, str]:
        return OPTIONS

    def rules_by(self, edition: Edition = STANDARD) -> Rules:
        """Return the rules with an edition's numbers, shared by those who play it."""
        rules = self._rules.get(edition)
        if rules is None:
            if len(self._rules) >= MOST_OPENED:
                self._rules.clear()
            rules = self._rules[edition] = Rules(TABLES.corrected(edition), edition.corrections)
        return rules

    def made(self, setup: Setup) -> MerchantGame:
        for option in setup.options:
            if option != "edition" and not option.startswith(PREFIX):
                raise Trouble(f"{self.title} has no option called {option!r}; it has: edition")
        rules = self.rules_by(edition_in_setup(setup))
        wrong = check_deck(rules, setup.seats)
        if wrong:
            raise Trouble(wrong)
        return MerchantGame(self, setup, rules)

    def read_diagram(self, text: str) -> tuple[Game[MerchantState, MerchantView], MerchantState]:
        lines = Lines(text)
        number, players = lines.take(self.name, "")
        count, _, word = players.partition(" ")
        if word not in ("players", "player"):
            raise Unreadable(f"a diagram begins with `{self.name}: 4 players` or the like")
        seats = whole(number, count, "the number of players", self.least_seats, self.most_seats)
        lines.check_seats(number, seats)
        edition = edition_in(lines, TABLES.corrected)
        game = self.open(with_edition(Setup(seats), edition))
        try:
            return game, read_table(lines, self.rules_by(edition), seats)
        except Refused as refused:
            refused.game = game
            raise

    def with_edition_file(self, setup: Setup, path: Path) -> Setup:
        changed = with_edition(setup, read_edition(path))
        try:
            self.open(changed)
        except Trouble as trouble:
            raise Trouble(f"{path}: {trouble}") from None
        return changed


BOX: Final = MerchantsOfMagick()
