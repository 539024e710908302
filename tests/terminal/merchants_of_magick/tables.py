"""Tables of Merchants of Magick for tests: dealt from text, played with keys or by mouse, read as text."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from textwrap import dedent

from textual.pilot import Pilot

from hexmonger.bots import make_bot
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.game import Setup, find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.table import MagickTable
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import Sitting
from tests.terminal import tables
from tests.terminal.keyboard import go_to
from tests.terminal.tables import COMPACT, Bots, Unsaved

BOX = find_box("merchants_of_magick")
GAME = BOX.open(Setup(3))
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
    match = Match(game, 1, list(PEOPLE[: s.seats]))
    match.state = s
    return match


class At(tables.At):
    """A table under test: the application, its pilot and its table screen."""

    # The table of the other game has the same scene and answers, and nothing else of it is asked for.
    table: MagickTable  # type: ignore[assignment]

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], table: MagickTable, match: Match) -> None:
        super().__init__(app, pilot, table, match)  # type: ignore[arg-type]

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
    def view(self) -> MerchantView:  # type: ignore[override]
        """Return the view that is shown."""
        assert self.table.scene is not None
        return self.table.scene.view


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
