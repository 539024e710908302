"""The start screen: two times Enter is a game, and everything else can be set before."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Static

from hexmonger.kernel.match import Match
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import kept, load, new_save, save_record
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.table import AlleyTable
from hexmonger.terminal.start import PERSON, StartScreen, checked
from tests.rules import rule
from tests.terminal.tables import COMPACT, GAME, PATIENCE, new_match, plain, text_of
from tests.terminal.test_endings import play


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@asynccontextmanager
async def started() -> AsyncIterator[tuple[Terminal, Pilot[Trouble], StartScreen]]:
    """Open the start screen."""
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StartScreen)
        yield app, pilot, screen


async def table_in(app: Terminal, pilot: Pilot[Trouble]) -> AlleyTable:
    """Wait until a table is in front."""
    for _ in range(PATIENCE):
        if isinstance(app.screen, AlleyTable):
            return app.screen
        await pilot.pause()
    raise AssertionError(text_of(app))


async def test_two_times_enter_is_a_game_against_three_greedy_bots() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("enter", "enter")
        table = await table_in(app, pilot)
        assert table.sitting.names == ("Ada", "Greedy", "Greedy 2", "Greedy 3")
        assert table.sitting.people == (0,)
    record = load(kept()[0])[0]
    assert record.players == ["Ada", "greedy", "greedy 2", "greedy 3"]


@rule("AA-96")
async def test_a_new_game_shows_its_commitment_on_the_page_of_keys_and_its_seed_nowhere() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("enter", "enter")
        table = await table_in(app, pilot)
        record = load(kept()[0])[0]
        assert record.agreed is not None
        assert record.seed == record.agreed.seed
        shown = text_of(app)
        pages = {"question_mark": "Keys", "l": "Log", "q": "Leave the table?"}
        for key, title in pages.items():
            await pilot.press(key)
            for _ in range(PATIENCE):
                if app.screen is not table and title in text_of(app):
                    break
                await pilot.pause()
            shown += text_of(app) + "".join(plain(each) for each in app.screen.query(Static))
            await pilot.press("escape")
            for _ in range(PATIENCE):
                if app.screen is table:
                    break
                await pilot.pause()
    letters = "".join(shown.split())
    assert record.agreed.commitment in letters
    assert str(kept()[0]) in letters
    hidden = [str(record.seed), f"{record.seed:x}", record.agreed.secret, record.agreed.seats[0].words]
    assert [secret for secret in hidden if secret in letters] == []


async def test_players_bots_people_and_wizards_can_be_set_with_keys() -> None:
    async with started() as (app, pilot, screen):
        screen.players.focus()
        await pilot.press("left")
        screen.wizards.focus()
        await pilot.press("right", "right")
        screen.expansion.focus()
        await pilot.press("right")
        assert [row.display for row in screen.rows] == [True, True, True, False, False, False]
        first = screen.rows[1]
        first.kind.focus()
        while first.kind.value != PERSON:
            await pilot.press("right")
        assert first.named.display
        first.named.focus()
        first.named.value = ""
        await pilot.press(*"Maeve")
        screen.rows[2].kind.focus()
        while screen.rows[2].kind.value != "uniform":
            await pilot.press("right")
        await pilot.press("enter", "enter")
        table = await table_in_front(app, pilot)
        assert table.sitting.people == (0, 1)
    record = load(kept()[0])[0]
    assert record.players == ["Ada", "Maeve", "uniform"]
    assert record.setup.options == {"wizards": "glynna,meeblemore,corvus", "modules": "moonstruck_market"}


async def table_in_front(app: Terminal, pilot: Pilot[Trouble]) -> AlleyTable:
    """Wait for the table that lies under a curtain."""
    for _ in range(PATIENCE):
        for screen in app.screen_stack:
            if isinstance(screen, AlleyTable):
                return screen
        await pilot.pause()
    raise AssertionError(text_of(app))


async def test_a_click_steps_through_values() -> None:
    async with started() as (_, pilot, screen):
        before = screen.players.value
        await pilot.click(screen.players, offset=(4, 0))
        assert int(screen.players.value) == int(before) + 1
        await pilot.click(screen.players, offset=(0, 0))
        assert screen.players.value == before


async def test_the_expansion_brings_its_wizards_and_recipes() -> None:
    async with started() as (app, pilot, screen):
        assert "Recipe" not in text_of(app)
        assert "Arrange" not in text_of(app)
        screen.wizards.focus()
        await pilot.press("right", "right")
        assert "frekah" not in screen.rows[0].power.values
        screen.rows[0].power.focus()
        await pilot.press("right")
        before = screen.rows[0].power.value
        screen.expansion.focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Moonstruck Market" in text_of(app)
        assert "frekah" in screen.rows[0].power.values
        assert screen.rows[0].power.value == before
        screen.recipe.focus()
        await pilot.press("right")
        assert "as dealt" in text_of(app)
        screen.arrangement.focus()
        await pilot.press("right")
        screen.wizards.focus()
        await pilot.press("left", "enter", "enter")
        await table_in(app, pilot)
    options = load(kept()[0])[0].setup.options
    assert (options["modules"], options["recipe"]) == ("moonstruck_market", "moonstruck_madness")
    assert options["arrange"] == "by players"


async def test_everything_about_a_seat_fits_into_its_row() -> None:
    async with started() as (_, pilot, screen):
        screen.wizards.focus()
        await pilot.press("right", "right")
        row = screen.rows[1]
        row.kind.focus()
        while row.kind.value != PERSON:
            await pilot.press("right")
        await pilot.pause()
        for widget in (row.kind, row.named, row.power):
            assert widget.region.right <= row.region.right
            assert widget.region.width > 10
        assert row.power.region.x == row.named.region.right + 1


async def test_two_wizards_of_one_kind_are_refused_in_a_sentence() -> None:
    async with started() as (app, pilot, screen):
        screen.wizards.focus()
        await pilot.press("right", "right")
        screen.rows[1].power.focus()
        await pilot.press("left")
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert "Two seats can't both have the wizard 'glynna' (AA-03)." in plain(
            screen.query_one("#trouble", Static)
        )
    assert kept() == []


@pytest.mark.parametrize("name", ["", "Ada, the Great", "#1", "greedy", "Greedy 2", "Bo"])
def test_names_that_a_record_can_not_hold_or_tell_apart_are_refused(name: str) -> None:
    with pytest.raises(Trouble):
        checked(name, ["bo"])


async def test_an_unfinished_game_can_be_gone_on_with() -> None:
    match, _ = new_match(seats=3, seed=1)
    play(match, 3, until_round=2)
    save_record(match.record, new_save())
    over, _ = new_match(seats=3, seed=2)
    play(over, 3)
    save_record(over.record, new_save())
    async with started() as (app, pilot, screen):
        offered = [button for button in screen.query(Button) if (button.id or "").startswith("resume")]
        assert len(offered) == 1
        assert f"after {match.ply} choices" in str(offered[0].label)
        offered[0].focus()
        await pilot.press("enter")
        table = await table_in(app, pilot)
        assert table.sitting.ply >= match.ply


async def test_after_the_last_page_the_start_screen_is_back() -> None:
    match, _ = new_match(seats=3, seed=2)
    play(match, 3)
    before = Match(GAME, match.record.setup, match.record.seed, match.record.players)
    for seat, choice in match.record.choices[:-1]:
        before.choose(choice, seat)
    save_record(before.record, new_save())
    async with started() as (app, pilot, screen):
        screen.query_one("#resume-0", Button).focus()
        await pilot.press("enter")
        table = await table_in(app, pilot)
        last_seat = match.record.choices[-1][0]
        if last_seat in table.sitting.people:
            table.answer(match.record.choices[-1][1])
        for _ in range(PATIENCE):
            if isinstance(app.screen, StartScreen):
                break
            if isinstance(app.screen, AlleyTable):
                await pilot.press("space")
            else:
                await pilot.press("enter")
            assert not isinstance(app.screen, GameOver) or app.screen.ledger.places
        assert isinstance(app.screen, StartScreen)
