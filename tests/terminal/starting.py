"""The start screen and the form behind it, opened in a terminal that nobody sees."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.table import AlleyTable
from hexmonger.terminal.new_table import NewTable
from hexmonger.terminal.start import StartScreen
from tests.terminal.tables import COMPACT, PATIENCE, text_of


@asynccontextmanager
async def started(
    size: tuple[int, int] = COMPACT,
) -> AsyncIterator[tuple[Terminal, Pilot[Trouble], StartScreen]]:
    """Open the start screen."""
    app = Terminal(StartScreen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StartScreen)
        yield app, pilot, screen


@asynccontextmanager
async def setting_up(*keys: str) -> AsyncIterator[tuple[Terminal, Pilot[Trouble], NewTable]]:
    """Open the form that sets a table up, after some keys at the start screen."""
    async with started() as (app, pilot, _):
        await pilot.press(*keys, "n")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewTable)
        yield app, pilot, screen


async def table_in(app: Terminal, pilot: Pilot[Trouble]) -> AlleyTable:
    """Wait until a table is in front."""
    for _ in range(PATIENCE):
        if isinstance(app.screen, AlleyTable):
            return app.screen
        await pilot.pause()
    raise AssertionError(text_of(app))


async def table_in_front(app: Terminal, pilot: Pilot[Trouble]) -> AlleyTable:
    """Wait for the table that lies under a curtain."""
    for _ in range(PATIENCE):
        for screen in app.screen_stack:
            if isinstance(screen, AlleyTable):
                return screen
        await pilot.pause()
    raise AssertionError(text_of(app))
