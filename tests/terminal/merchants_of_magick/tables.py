"""Tables of Merchants of Magick for tests: dealt from text, played with keys or by mouse, read as text."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from textwrap import dedent

from textual.pilot import Pilot

from hexmonger.bots import make_bot
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.game import Setup, find_game
from hexmonger.kernel.match import Match
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.table import MagickTable
from hexmonger.terminal.sitting import Sitting
from tests.terminal.keyboard import way_to
from tests.terminal.tables import COMPACT, PATIENCE, Bots, Unsaved, text_of

GAME = find_game("merchants_of_magick")
PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gwen", "Hal")


def new_match(
    seats: int = 3, people: int = 1, seed: int = 7, rounds: int | None = None
) -> tuple[Match, Bots]:
    """Return a match of people, seated first, and uniform bots; an edition may make it short."""
    options = {} if rounds is None else {"edition": "short", "edition.numbers.rounds": str(rounds)}
    names = [*PEOPLE[:people], *(f"uniform {number}" for number in range(1, seats - people + 1))]
    match = Match(GAME, Setup(seats, options), seed, names)
    return match, {seat: make_bot("uniform", GAME, seed + seat) for seat in range(people, seats)}


def match_at(position: str) -> Match:
    """Return a match of people only, at a position drawn as text."""
    s = GAME.read_position(dedent(position).strip())
    match = Match(GAME, Setup(s.seats), 1, list(PEOPLE[: s.seats]))
    match.state = s
    return match


class At:
    """A table under test: the application, its pilot and its table screen."""

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], table: MagickTable, match: Match) -> None:
        self.app = app
        self.pilot = pilot
        self.table = table
        self.match = match

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let the application go on until something holds."""
        for _ in range(PATIENCE):
            if condition():
                return
            await self.pilot.pause()
        raise AssertionError(f"it never came to that; the screen says:\n{self.text()}")

    async def settle(self) -> None:
        """Wait until a person must do something."""
        await self.until(self.is_settled)
        await self.pilot.pause()

    def is_settled(self) -> bool:
        """Whether the table waits for a person, or something lies over it."""
        if not self.app.is_running or not self.table.is_active:
            return True
        scene = self.table.scene
        fresh = self.table.focused_ply in (self.match.ply, -1)
        return scene is not None and ((scene.is_asked and fresh) or scene.passing_to is not None)

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the table is done with them."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def go_to(self, cells: Cells, index: int) -> None:
        """Bring the cursor to a cell by Tab and arrows."""
        for _ in range(6):
            if self.app.focused is cells:
                break
            await self.pilot.press("tab")
        assert self.app.focused is cells
        for key in way_to(cells, index):
            await self.pilot.press(key)
        assert cells.cursor == index

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

    def text(self) -> str:
        """Return what the screen shows, line by line."""
        return text_of(self.app)

    @property
    def question(self) -> str:
        """Return the name of the question that is shown."""
        return "" if self.table.answers is None else self.table.answers.name

    @property
    def view(self) -> MerchantView:
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
        sitting = Sitting(match, bots or {}, save_to)
    table = MagickTable(sitting, pace)
    app = Terminal(lambda: table)
    async with app.run_test(size=size) as pilot:
        at = At(app, pilot, table, match)
        await at.settle()
        yield at
