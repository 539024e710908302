"""A replay draws the table of a game that was played, forward and back, with the eyes that are allowed."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import HIDDEN, KNOWN
from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.replay import Replay
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save, bots_of, kept, load
from hexmonger.terminal import tables
from hexmonger.terminal.any_game.table import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley import AlleyTable
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.doors import _parting
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.merchants_of_magick import MagickTable
from hexmonger.terminal.replaying import ReplayScreen
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.tables import replay_of, table_for
from tests.terminal.tables import COMPACT, PATIENCE, ROOMY, text_of

GAMES = {
    "arcane_alley": {"edition.numbers.rounds": "2", "edition.numbers.turns": "3", "wizards": "random"},
    "merchants_of_magick": {"edition.numbers.rounds": "2"},
}
KINDS = {"arcane_alley": AlleyTable, "merchants_of_magick": MagickTable}


def played(game: str, choices: int | None = None, seats: int = 3, seed: int = 5) -> Match:
    """Return a match played at random, to its end or for so many choices."""
    names = ["Ada", "Bo", "uniform", "Dov"][:seats]
    match = Match(find_box(game).open(Setup(seats, GAMES[game])), seed, names)
    source = Source(seed)
    while match.state.asks and (choices is None or match.ply < choices):
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    return match


class Watching:
    """A replay under test."""

    def __init__(self, app: Terminal, pilot: Pilot[Trouble], screen: ReplayScreen) -> None:
        self.app = app
        self.pilot = pilot
        self.screen = screen
        self.looking = screen.looking

    async def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    @property
    def said(self) -> str:
        """Return what the screen shows, wherever its lines break."""
        return " ".join(text_of(self.app).split())


@asynccontextmanager
async def replay(
    match: Match, reader: int = EVERYTHING, choices: int = 0, size: tuple[int, int] = COMPACT
) -> AsyncIterator[Watching]:
    """Look at a match again."""
    screen = replay_of(Looking(match, Save(Path("nowhere.hex")), reader, choices))
    app = Terminal(lambda: screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Watching(app, pilot, screen)


@pytest.mark.parametrize("size", [COMPACT, ROOMY, (200, 60)])
@pytest.mark.parametrize("game", GAMES)
async def test_the_games_own_table_is_drawn_at_every_turn_forward_and_back(
    game: str, size: tuple[int, int]
) -> None:
    match = played(game)
    steps = Replay(match).steps
    async with replay(match, size=size) as at:
        assert isinstance(at.screen, KINDS[game])
        assert "the deal" in at.said
        forward = [text_of(at.app)]
        for number, step in enumerate(steps[1:], 1):
            await at.press("right")
            assert at.looking.choices == step.choices
            assert f"turn {number} of {len(steps) - 1}" in at.said
            forward.append(text_of(at.app))
        assert "the end" in at.said
        assert len(set(forward)) == len(forward)
        back = [forward[-1]]
        for _ in steps[1:]:
            await at.press("left")
            back.append(text_of(at.app))
        assert back == forward[::-1]
        assert at.screen.query_one("#transport").region.bottom == size[1]


async def test_a_turn_is_gone_through_choice_by_choice_and_says_what_was_done() -> None:
    match = played("arcane_alley")
    async with replay(match) as at:
        await at.press("full_stop")
        assert at.looking.choices == 1
        assert "turn 1 of" in at.said
        assert ", choice 1 of " in at.said
        seat, _ = match.record.choices[0]
        assert at.looking.names[seat] in at.said
        await at.press("comma")
        assert at.looking.choices == 0
        await at.press("g", "2", "1", "enter")
        assert at.looking.choices == 21
        await at.press("g", "escape", "end")
        assert at.looking.choices == match.ply
        await at.press("right", "full_stop")
        assert at.looking.choices == match.ply
        await at.press("home", "left", "comma")
        assert at.looking.choices == 0


async def test_rounds_and_key_moments_are_a_key_apart() -> None:
    match = played("arcane_alley")
    steps = Replay(match).steps
    moments = [step.choices for step in steps if step.keys]
    assert moments
    async with replay(match) as at:
        for choices in moments:
            await at.press("shift+right")
            assert at.looking.choices == choices
        await at.press("shift+right")
        assert "no key moment further on" in at.said
        await at.press("home", "pagedown")
        second = next(step for step in steps if step.round == 2)
        assert at.looking.step == steps.index(second) - 1
        await at.press("pagedown")
        assert at.looking.choices == match.ply
        await at.press("pageup", "pageup")
        assert at.looking.choices == 0


def faces(at: Watching, seat: int) -> set[str]:
    """Return how the cards of a storehouse lie."""
    drawn = at.looking.scene().drawn
    return {cell.face for cell in drawn.zone("storehouse", seat).cells}


async def test_once_a_game_is_over_it_is_seen_with_any_eyes() -> None:
    match = played("arcane_alley")
    async with replay(match, choices=6) as at:
        assert "all-seeing" in at.said
        assert HIDDEN not in faces(at, 0) | faces(at, 1) | faces(at, 2)
        everything = text_of(at.app)
        await at.press("2")
        assert "as Bo saw it" in at.said
        assert at.looking.scene().drawn.zones == match.game.draw(match.game.view(match.position(6), 1)).zones
        assert HIDDEN in faces(at, 0)
        await at.press("e")
        assert "what everyone may know" in at.said
        assert KNOWN not in faces(at, 0) | faces(at, 1)
        await at.press("8")
        assert at.looking.reader == SPECTATOR
        await at.press("0")
        assert text_of(at.app) == everything


@pytest.mark.parametrize("reader", [SPECTATOR, 1])
async def test_before_a_game_is_over_nobody_gets_other_eyes(reader: int) -> None:
    match = played("arcane_alley", 20)
    async with replay(match, reader, choices=20) as at:
        shown = text_of(at.app)
        for key in ("0", "1", "3"):
            await at.press(key)
            assert at.looking.reader == reader
            assert "once the game is over" in at.said
        await at.press("left", "end")
        assert text_of(at.app) == shown
        assert "as it was left" in shown
        await at.press("home", "shift+right")
        assert at.looking.choices == 0, "a key moment may be secret"


async def test_a_seat_sees_no_more_than_it_saw_then_and_reads_no_more_than_it_had_heard() -> None:
    match = played("merchants_of_magick")
    async with replay(match, 1) as at:
        for choices in range(match.ply + 1):
            at.screen.action_go(choices)
            drawn = at.looking.scene().drawn
            assert drawn.question is None
            seen = match.game.draw(match.game.view(match.position(choices), 1))
            assert drawn.zones == seen.zones
            heard = {line.number for line in at.looking.scene().lines}
            told = sum(len(match.told_by(ply, 1)) for ply in range(choices, match.ply))
            assert all(number < len(match.events(1)) - told for number in heard)


async def test_nothing_is_answered_or_taken_back_at_a_replay() -> None:
    match = played("arcane_alley")
    before = match.ply
    async with replay(match, choices=4) as at:
        await at.press("d", "a", "u", "i", "o", "escape", "w", "escape", "tab", "enter", "down", "enter")
        assert at.app.is_running
        assert match.ply == before


async def test_it_plays_by_itself_until_it_is_stopped_or_over() -> None:
    match = played("merchants_of_magick", seats=2)
    async with replay(match) as at:
        await at.press("plus", "plus")
        await at.press("space")
        assert "▶" in at.said
        await at.press("space")
        assert "■" in at.said
        stopped = at.looking.choices
        await at.press("space")
        for _ in range(PATIENCE):
            if at.looking.choices == match.ply:
                break
            await at.pilot.pause(0.01)
        assert at.looking.choices == match.ply > stopped
        await at.pilot.pause()
        assert "■" in at.said


async def test_the_plain_table_shows_replays_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("merchants_of_magick")
    async with replay(match) as at:
        await at.press("right", "p")
        screen = at.app.screen
        assert isinstance(screen, PlainTable)
        assert isinstance(screen, ReplayScreen)
        assert screen.looking is at.looking
        await at.press("right")
        assert at.looking.step == 2
        await at.press("p")
        assert isinstance(at.app.screen, MagickTable)
    monkeypatch.setattr(tables, "installed", lambda _: {})
    async with replay(match, choices=3, size=ROOMY) as at:
        assert isinstance(at.screen, PlainTable)
        assert "all-seeing" in at.said


async def until(pilot: Pilot[Trouble], condition: Callable[[], bool]) -> None:
    """Let the application go on until something holds."""
    for _ in range(PATIENCE):
        if condition():
            return
        await pilot.pause()
    raise AssertionError("it never came to that")


@asynccontextmanager
async def ended(match: Match, path: Path) -> AsyncIterator[tuple[Terminal, Pilot[Trouble], Sitting]]:
    """Open the table of a match that is over, at its last page."""
    save = Save(path)
    save.write(match.record)
    sitting = Sitting(match, bots_of(match.game, match.record), save)
    table = table_for(sitting)
    table.pace = 0
    app = Terminal(lambda: table)
    async with app.run_test(size=COMPACT) as pilot:
        await until(pilot, lambda: app.screen is not table)
        while type(app.screen).__name__ != "GameOver":
            await pilot.press("enter")
            await pilot.pause()
        yield app, pilot, sitting


@pytest.mark.parametrize("game", GAMES)
async def test_the_last_page_offers_the_replay_and_is_come_back_to(game: str, tmp_path: Path) -> None:
    async with ended(played(game), tmp_path / "game.hex") as (app, pilot, _):
        page = app.screen
        assert "n another game · r replay" in " ".join(text_of(app).split())
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.pause()
        assert "all-seeing" in text_of(app)
        await pilot.press("right", "q")
        await until(pilot, lambda: app.screen is page)
        await pilot.press("enter")
        await until(pilot, lambda: not app.is_running)


@pytest.mark.parametrize("game", GAMES)
async def test_the_last_page_offers_another_game_of_the_same_players(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    match = played(game)
    async with ended(match, tmp_path / "game.hex") as (app, pilot, sitting):
        await pilot.press("n")
        await until(pilot, lambda: any(isinstance(each, KINDS[game]) for each in app.screen_stack))
        await pilot.pause()
        following = sitting.latest
        assert following is not sitting
        assert following.names == sitting.names
        assert following.bots == {2}
    parting = _parting(app, None, sitting)
    assert not parting.is_over
    assert [parting.path] == kept()
    record = load(kept()[0]).record
    assert record.players == match.record.players
    assert record.setup == match.record.setup
    assert record.agreed is not None
    assert record.seed != match.record.seed


async def test_a_game_that_can_not_be_kept_is_refused_on_the_last_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "state").write_text("no folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    async with ended(played("arcane_alley"), tmp_path / "game.hex") as (app, pilot, _):
        await pilot.press("n")
        await pilot.pause()
        said = " ".join(word for word in text_of(app).split() if word != "│")
        assert "the folder for saved games can't be made" in said
        await pilot.press("escape")
        assert isinstance(app.screen, GameOver)
