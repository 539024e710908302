"""Text is text: every screen is walked with names that look like markup, like the reader, like too much."""

import ast
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from rich.cells import cell_len
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Button, Static

from hexmonger.bots import make_bot
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import EVERYTHING
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save, new_save, save_record
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.new_table import NewTable
from hexmonger.terminal.replaying import replayed
from hexmonger.terminal.sitting import WIDEST_NAME, Sitting
from hexmonger.terminal.start import StartScreen
from hexmonger.terminal.table import TableScreen
from hexmonger.terminal.tables import replay_of, table_for
from tests.names import HOSTILE, UNREADABLE
from tests.terminal.tables import COMPACT, PATIENCE, ROOMY, plain, text_of

SOURCES: Final = Path(__file__).parent.parent.parent / "src" / "hexmonger"
CASTS: Final = (
    ("[/x]", "You", "x" * 300, "\N{PARTY POPPER}\N{PARTY POPPER}", "Ada", "ada"),
    (
        "[@click=app.quit]B[/]",
        "The",
        "\u6f22\u5b57" * 20,
        "A" + "\N{COMBINING ACUTE ACCENT}" * 40,
        "\u05d0\u05d1\u05d2",
        "[bold]Ada",
    ),
)
TABLES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "arcane_alley": ("arcane_alley", {"edition.numbers.rounds": "1", "edition.numbers.turns": "1"}),
    "moonstruck_market": (
        "arcane_alley",
        {"modules": "moonstruck_market", "edition.numbers.rounds": "1", "edition.numbers.turns": "1"},
    ),
    "merchants_of_magick": ("merchants_of_magick", {"edition.numbers.rounds": "2"}),
    "plain": ("merchants_of_magick", {"edition.numbers.rounds": "2"}),
}
# With and without the market it is the same table: each cast sits at one of the two.
SEATED: Final = [
    pytest.param(table, names, id=f"{table}-{cast}")
    for table in TABLES
    for cast, names in enumerate(CASTS)
    if (table, cast) not in (("arcane_alley", 1), ("moonstruck_market", 0))
]
EARLY: Final = 12
PAGES: Final = {
    "arcane_alley": ("l", "question_mark", "i", "o", "w"),
    "moonstruck_market": ("l", "question_mark", "i", "o", "w"),
    "merchants_of_magick": ("l", "question_mark", "i", "v", "m", "r"),
    "plain": ("l", "question_mark", "i", "y"),
}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "[/state]"))


class Walk:
    """Somebody who goes through every screen of a table, looking at each."""

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], sitting: Sitting) -> None:
        self.app = app
        self.pilot = pilot
        self.sitting = sitting
        self.seen: list[str] = []

    def look(self) -> None:
        """Look at what is on the screen."""
        shown = text_of(self.app)
        assert all(line.isprintable() for line in shown.splitlines())
        self.seen.append(f"{type(self.app.screen).__name__}\n{shown}")

    async def press(self, key: str) -> None:
        """Press a key and look."""
        await self.pilot.press(key)
        await self.pilot.pause()
        if self.app.is_running:
            self.look()

    async def open_pages(self, keys: tuple[str, ...]) -> None:
        """Open every page of the table, and close it again."""
        table = self.app.screen
        for key in (*keys, "q"):
            await self.press(key)
            if self.app.screen is not table:
                await self.press("escape")
            assert self.app.screen is table

    async def play(self, keys: tuple[str, ...]) -> None:
        """Play to the last page, opening every page once on the way."""
        source = Source(3)
        is_early = True
        for _ in range(PATIENCE):
            screen = self.app.screen
            if isinstance(screen, TableScreen):
                if self.sitting.is_over:
                    await self.pilot.pause()
                elif screen.viewer in self.sitting.people and screen.passing_to is None:
                    if is_early and self.sitting.ply > EARLY:
                        await self.open_pages(keys)
                        is_early = False
                    question = self.sitting.drawn(screen.viewer).question
                    if question is not None:
                        screen.answer(source.pick([answer.choice for answer in question.answers]))
                        await self.pilot.pause()
                else:
                    await self.press("enter")
            elif type(screen).__name__ == "GameOver":
                return
            else:
                await self.press("enter")
        raise AssertionError(text_of(self.app))


@asynccontextmanager
async def walk_of(
    table: str, names: tuple[str, ...], path: Path, size: tuple[int, int]
) -> AsyncIterator[tuple[Walk, Match]]:
    """Sit two people and some bots down at a table."""
    name, options = TABLES[table]
    game = find_box(name)
    match = Match(game.open(Setup(len(names), options)), 7, list(names))
    bots: dict[int, Any] = {seat: make_bot("uniform", match.game, seat) for seat in range(2, len(names))}
    save = Save(path)
    save.write(match.record)
    sitting = Sitting(match, bots, save)
    screen = PlainTable(sitting) if table == "plain" else table_for(sitting)
    screen.pace = 0
    app = Terminal(lambda: screen)
    async with app.run_test(size=size) as pilot:
        while not isinstance(app.screen, Curtain):
            await pilot.pause()
        yield Walk(app, pilot, sitting), match


@pytest.mark.parametrize(("table", "names"), SEATED)
async def test_every_screen_of_a_table(table: str, names: tuple[str, ...], tmp_path: Path) -> None:
    size = ROOMY if table == "moonstruck_market" else COMPACT
    path = tmp_path / "[bold]\x1b[2J\u202egame.hex"
    async with walk_of(table, names, path, size) as (walk, match):
        shown = walk.sitting.names
        assert len(set(shown)) == len(shown)
        assert all(cell_len(name) <= WIDEST_NAME + len(" (seat 1)") for name in shown)
        walk.look()
        assert isinstance(walk.app.screen, Curtain)
        await walk.play(PAGES[table])
        walk.look()
        await walk.press("pagedown")
        if table == "merchants_of_magick":
            for key in ("v", "right", "right", "right", "escape"):
                await walk.press(key)
    assert match.state.is_over
    kinds = {each.partition("\n")[0] for each in walk.seen}
    assert {"Curtain", "Leaving", "LogPage", "Page", "GameOver"} <= kinds
    everything = "\n".join(walk.seen)
    for name in shown:
        assert name in everything or not name.isascii()
    assert "[bold]" in next(each for each in walk.seen if each.startswith("Leaving"))


async def test_the_start_screen_with_games_of_such_people() -> None:
    path = new_save()
    for name in HOSTILE:
        match = Match(find_box("arcane_alley").open(Setup(2, {"edition": name})), 7, [name, name])
        path = new_save()
        save_record(match.record, path)
    path.rename(path.with_name("[bold].hex"))
    (path.parent / "[bold]\x1b[2J.hex").write_text("[x/] no record\n")
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StartScreen)
        assert len(screen.kept.games) == len(HOSTILE) + 1
        screen.kept.focus()
        said = ""
        for _ in screen.kept.games:
            await pilot.press("delete")
            said += text_of(app)
            await pilot.press("escape", "down")
        assert all(line.isprintable() for line in said.splitlines())
        for name in (name for name in HOSTILE if name.isascii()):
            assert name[:9] in said
        assert "[bold].hex" in said
        screen.kept.focus()
        screen.kept.highlighted = next(at for at, game in enumerate(screen.kept.games) if game.trouble)
        await pilot.press("enter")
        await pilot.pause()
        assert "this is no record" in plain(screen.query_one("#said", Static))


async def test_a_new_table_with_such_names_typed_in() -> None:
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("n")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewTable)
        for name in (*UNREADABLE, "[/x],", "[bold]#"):
            screen.rows[0].named.value = name
            screen.query_one("#play", Button).press()
            await pilot.pause()
            assert screen.is_active
            assert repr(name) in plain(screen.query_one("#trouble", Static))
        screen.rows[0].named.value = ""
        screen.rows[0].named.focus()
        for name in UNREADABLE:
            screen.rows[0].named.post_message(Paste(name.replace("\ud800", "")))
            await pilot.pause()
            assert all(line.isprintable() for line in text_of(app).splitlines())
        screen.rows[0].named.value = "[/x]"
        screen.query_one("#play", Button).press()
        for _ in range(PATIENCE):
            if isinstance(app.screen, TableScreen):
                break
            await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.sitting.names[0] == "[/x]"


@pytest.mark.parametrize(("table", "names"), SEATED)
async def test_a_replay_of_such_people(table: str, names: tuple[str, ...], tmp_path: Path) -> None:
    name, options = TABLES[table]
    match = Match(find_box(name).open(Setup(len(names), options)), 7, list(names))
    source = Source(4)
    while match.state.asks:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    for reader in (EVERYTHING, 1):
        looking = Looking(match, Save(tmp_path / "[bold]game.hex"), reader)
        screen = replayed(PlainTable)(looking) if table == "plain" else replay_of(looking)
        app = Terminal(partial(next, iter([screen])))
        async with app.run_test(size=COMPACT) as pilot:
            for key in ("right", "full_stop", "end", "l", "escape", "question_mark"):
                await pilot.press(key)
                await pilot.pause()
                assert all(line.isprintable() for line in text_of(app).splitlines())


def test_words_are_words_at_every_table() -> None:
    """No table takes a widget that reads markup, nor writes anything but its own words into a border."""
    for path in [*(SOURCES / "terminal").rglob("*.py"), *(SOURCES / "cli").rglob("*.py")]:
        if path.name == "plain.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(SOURCES)}, line {getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("textual.widgets"):
                taken = {alias.name for alias in node.names}
                assert taken <= {"Footer", "OptionList", "Option"}, where
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                if node.targets[0].attr in ("border_title", "border_subtitle", "tooltip"):
                    assert isinstance(node.value, ast.Constant), f"{where}: use entitle"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in ("notify", "from_markup"), where
