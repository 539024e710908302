"""Tables for tests: a sitting in a terminal that nobody sees, and what its screen says."""

import html
import json
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from hexmonger.bots import make_bot
from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.view import View
from hexmonger.saves import Save
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.table import AlleyTable
from hexmonger.terminal.sitting import Scene, Sitting

BOX = find_box("arcane_alley")
GAME = BOX.open(Setup(3))
COMPACT = (80, 24)
ROOMY = (120, 40)
PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn")
PATIENCE = 2000

Bots = dict[int, Bot[Any]]


class Unsaved(Sitting):
    """A sitting at a position that was drawn, which no record leads to."""

    def __init__(self, match: Match, bots: Mapping[int, Bot[Any]], path: Path) -> None:
        super().__init__(match, bots, Save(path))

    def save(self) -> None:
        """Keep nothing."""


def new_match(
    seats: int = 3, people: int = 1, seed: int = 7, options: dict[str, str] | None = None
) -> tuple[Match, Bots]:
    """Return a match of people, seated first, and uniform bots."""
    names = [*PEOPLE[:people], *(f"uniform {number}" for number in range(1, seats - people + 1))]
    match = Match(BOX.open(Setup(seats, options or {})), seed, names)
    return match, {seat: make_bot("uniform", match.game, seed + seat) for seat in range(people, seats)}


def match_at(position: str) -> Match:
    """Return a match of people only, at a position drawn as text."""
    game, s = BOX.read_position(position)
    return Match(game, 1, list(PEOPLE[: s.seats]), position=json.dumps(game.write_json(s)))


def scene_of(match: Match) -> Scene:
    """Return what a match shows to the seat that is asked."""
    return Unsaved(match, {}, Path("nowhere.hex")).scene(match.state.asks[0].seat)


class At:
    """A table under test: the application, its pilot and its table screen."""

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], table: AlleyTable, match: Match) -> None:
        self.app = app
        self.pilot = pilot
        self.table = table
        self.match = match

    async def until(self, condition: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Let the application go on until something holds."""
        for _ in range(patience):
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
        fresh = scene is not None and self.table.focused_ply in (self.match.ply, -1)
        return scene is not None and ((scene.is_asked and fresh) or scene.passing_to is not None)

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the table is done with them."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def sees(self, *words: str) -> None:
        """Wait until the screen says something, wherever its lines break."""
        await self.until(lambda: all(some in " ".join(self.text().split()) for some in words), PATIENCE // 10)

    def text(self) -> str:
        """Return what the screen shows, line by line."""
        return text_of(self.app)

    @property
    def question(self) -> str:
        """Return the name of the question that is shown."""
        return "" if self.table.answers is None else self.table.answers.name

    @property
    def view(self) -> View:
        """Return the view that is shown."""
        assert self.table.scene is not None
        return self.match.view(self.table.scene.drawn.seat)

    @property
    def drawn(self) -> Drawn:
        """Return what is shown, drawn."""
        assert self.table.scene is not None
        return self.table.scene.drawn


def plain(static: Static) -> str:
    """Return what a widget says, wherever its lines break."""
    return str(static.content)


def text_of(app: Terminal) -> str:
    """Return the text on an application's screen."""
    lines: dict[int, str] = {}
    pattern = re.compile(r'<text[^>]*?x="([\d.]+)"[^>]*?clip-path="url\(#[\w-]*-line-(\d+)\)">(.*?)</text>')
    for x, line, words in pattern.findall(app.export_screenshot()):
        start = round(float(x) / 12.2)
        lines[int(line)] = lines.get(int(line), "").ljust(start) + html.unescape(words).replace("\xa0", " ")
    return "\n".join(lines.get(line, "").rstrip() for line in range(max(lines, default=0) + 1))


@asynccontextmanager
async def table_of(
    match: Match,
    bots: Bots | None = None,
    save_to: Path | None = None,
    size: tuple[int, int] = COMPACT,
    pace: int = 0,
) -> AsyncIterator[At]:
    """Sit down at a match; without a file it is not saved."""
    sitting: Sitting = Unsaved(match, bots or {}, Path("nowhere.hex"))
    if save_to is not None:
        sitting = Sitting(match, bots or {}, Save(save_to))
    table = AlleyTable(sitting, pace)
    app = Terminal(lambda: table)
    async with app.run_test(size=size) as pilot:
        at = At(app, pilot, table, match)
        if pace == 0:
            await at.settle()
        yield at
