"""Plain tables for tests: somebody's games installed besides, played with keys, read as text."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from hexmonger.bots import make_bot
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save
from hexmonger.terminal.any_game.game_over import GameOver
from hexmonger.terminal.any_game.table import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.tables import table_for
from tests.guides.pages import forget
from tests.terminal.tables import COMPACT, PATIENCE, PEOPLE, Bots, Unsaved, text_of
from tests.web.strangers import install


@contextmanager
def strangers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the small game of the guide and Harbour Bells for the time of a test."""
    for place in reversed(install(folder).split(os.pathsep)):
        monkeypatch.syspath_prepend(place)
    yield
    forget(folder)


def new_match(
    game: str, seats: int = 3, people: int = 1, seed: int = 7, options: dict[str, str] | None = None
) -> tuple[Match, Bots]:
    """Return a match of people, seated first, and uniform bots."""
    names = [*PEOPLE[:people], *(f"uniform {number}" for number in range(1, seats - people + 1))]
    match = Match(find_box(game).open(Setup(seats, options or {})), seed, names)
    return match, {seat: make_bot("uniform", match.game, seed + seat) for seat in range(people, seats)}


class At:
    """A plain table under test: the application, its pilot and the table."""

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], table: PlainTable, match: Match) -> None:
        self.app = app
        self.pilot = pilot
        self.table = table
        self.match = match

    async def settle(self) -> None:
        """Wait until a person must do something."""
        for _ in range(PATIENCE):
            if not self.app.is_running or not self.table.is_active:
                break
            scene = self.table.scene
            if scene is not None and (scene.is_asked or scene.passing_to is not None):
                break
            await self.pilot.pause()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the table is done with them."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    def text(self) -> str:
        """Return what the screen shows, line by line."""
        return text_of(self.app)

    @property
    def said(self) -> str:
        """Return what the screen shows, wherever its lines break."""
        return " ".join(self.text().split())

    async def answer(self, source: Source) -> None:
        """Answer by the number of any answer, typed digit by digit, and Enter."""
        offers, ply, seat = self.table.offers, self.match.ply, self.table.viewer
        assert offers is not None
        offer = offers.all[source.below(len(offers.all))]
        await self.pilot.press(*str(offer.number))
        assert self.table.meant is offer
        await self.press("enter")
        assert self.match.record.choices[ply] == (seat, offer.answer.choice)

    async def play_on(self, seed: int = 5) -> None:
        """Play to the last page with keys alone."""
        source = Source(seed)
        for _ in range(PATIENCE):
            if isinstance(self.app.screen, GameOver):
                return
            if isinstance(self.app.screen, Curtain) or self.table.passing_to is not None:
                await self.press("enter")
            else:
                await self.answer(source)
        raise AssertionError(self.text())


@asynccontextmanager
async def plain_table(
    match: Match, bots: Bots, save_to: Path | None = None, size: tuple[int, int] = COMPACT
) -> AsyncIterator[At]:
    """Sit down at the table that a match is given; without a file it is not saved."""
    sitting: Sitting = Unsaved(match, bots, Path("nowhere.hex"))
    if save_to is not None:
        sitting = Sitting(match, bots, Save(save_to))
    table = table_for(sitting)
    assert isinstance(table, PlainTable)
    table.pace = 0
    app = Terminal(lambda: table)
    async with app.run_test(size=size) as pilot:
        at = At(app, pilot, table, match)
        await at.settle()
        yield at
