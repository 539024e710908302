"""Tables of Merchants of Magick for tests: dealt from text, played with keys or by mouse, read as text."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from textwrap import dedent

from textual.pilot import Pilot

from hexmonger.bots import make_bot
from hexmonger.games.merchants_of_magick.plan import circle
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.book import book_of
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.table import MagickTable, Unspent
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR, Sitting, things_of
from tests.terminal import tables
from tests.terminal.keyboard import go_to
from tests.terminal.tables import COMPACT, Bots, Unsaved

BOX = find_box("merchants_of_magick")
GAME = BOX.open(Setup(3))
NEARLY = """
merchants_of_magick: 3 players
round: 4, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith master, wildkeeper master
deck: ...
seat 1: potions 2, extra dice 0, adventurer barbarian
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs
  Helmet [5] - -
  Sword [4] - -
  Scroll - [3] -
  Fiery [6] - [11]
  of the Orcs 7 - [4]
seat 2: potions 0, extra dice 1, adventurer witch
  line: ?, ?, ?
seat 3: potions 3, extra dice 0, adventurer knight
  line: ?, ?, ?
"""
ORCS = circle("of the Orcs elemental")
PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gwen", "Hal")


def new_match(
    seats: int = 3, people: int = 1, seed: int = 7, rounds: int | None = None
) -> tuple[Match, Bots]:
    """Return a match of people, seated first, and uniform bots; an edition may make it short."""
    options = {} if rounds is None else {"edition": "short", "edition.numbers.rounds": str(rounds)}
    names = [*PEOPLE[:people], *(f"uniform {number}" for number in range(1, seats - people + 1))]
    match = Match(BOX.open(Setup(seats, options)), seed, names)
    return match, {seat: make_bot("uniform", match.game, seed + seat) for seat in range(people, seats)}


def match_at(position: str) -> Match:
    """Return a match of people only, at a position drawn as text."""
    game, s = BOX.read_position(dedent(position).strip())
    return Match(game, 1, list(PEOPLE[: s.seats]), position=json.dumps(game.write_json(s)))


def public(match: Match) -> Desk:
    """Return the table as anybody may know it."""
    return Desk(match.drawn(SPECTATOR), book_of(things_of(match.game)), match.record.players)


def play(match: Match, seed: int, until_round: int = 99) -> None:
    """Play a match at random, two results a round, to its end or to a round."""
    source = Source(seed)
    while match.state.asks and match.drawn(SPECTATOR).figures["round"] < until_round:
        ask = match.state.asks[source.below(len(match.state.asks))]
        options = ask.options
        dice = match.drawn(ask.seat).zone("dice").cells
        if ask.question.name == "die" and len(options) > 1 and sum("spent" in die.marks for die in dice) < 2:
            options = options[:-1]
        match.choose(source.pick(options), ask.seat)


def commit(match: Match, seat: int) -> None:
    """Let a seat commit the round as it is."""
    (options,) = [ask.options for ask in match.state.asks if ask.seat == seat]
    match.choose(options[-1], seat)


def commit_all(match: Match) -> None:
    """Let everybody commit the round as it is."""
    for ask in list(match.state.asks):
        commit(match, ask.seat)


class At(tables.At):
    """A table under test: the application, its pilot and its table screen."""

    # The table of the other game has the same scene and answers, and nothing else of it is asked for.
    table: MagickTable  # type: ignore[assignment]

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], table: MagickTable, match: Match) -> None:
        super().__init__(app, pilot, table, match)  # type: ignore[arg-type]

    async def settle(self) -> None:
        """Wait until a person must do something; a round that is committed too soon is meant so."""
        await super().settle()
        if isinstance(self.app.screen, Unspent):
            await self.pilot.press("y")
            await super().settle()

    async def press(self, *keys: str) -> None:
        """Press keys; what a round brought is read and put away."""
        for key in keys:
            await super().press(key)
            if self.is_told:
                await super().press("enter")

    @property
    def is_told(self) -> bool:
        """Whether the page lies open that tells what a round brought."""
        return isinstance(self.app.screen, Page) and self.app.screen.heading.endswith("is closed")

    async def go_to(self, cells: Cells, index: int) -> None:
        """Bring the cursor to a cell by Tab and arrows."""
        await go_to(self, cells, index)

    async def mark(self, circle: int) -> None:
        """Mark a circle with keys alone."""
        await self.go_to(self.table.sheet, circle)
        await self.press("enter")

    async def click(self, cells: Cells, index: int) -> None:
        """Click the middle of a cell."""
        region = cells.regions()[index]
        middle = (region.x + region.width // 2, region.y + region.height // 2)
        await self.pilot.click(f"#{cells.id}", offset=middle)
        await self.settle()

    @property
    def desk(self) -> Desk:
        """Return the desk that is shown."""
        assert self.table.desk is not None
        return self.table.desk


@asynccontextmanager
async def table_of(
    match: Match, bots: Bots | None = None, save_to: Path | None = None, size: tuple[int, int] = COMPACT,
    pace: int = 0,
) -> AsyncIterator[At]:  # fmt: skip
    """Sit down at a match; without a file it is not saved."""
    sitting: Sitting = Unsaved(match, bots or {}, Path("nowhere.hex"))
    if save_to is not None:
        sitting = Sitting(match, bots or {}, Save(save_to))
    table = MagickTable(sitting, pace)
    app = Terminal(lambda: table)
    async with app.run_test(size=size) as pilot:
        at = At(app, pilot, table, match)
        await at.settle()
        yield at
