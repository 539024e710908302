"""The form that sets a table up: players, bots, people, modules and options, by keys and by clicks."""

from pathlib import Path

import pytest
from textual.widgets import Static

from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save, kept, load
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.new_table import PERSON, checked
from hexmonger.terminal.start import StartScreen
from tests.terminal.any_game.tables import strangers
from tests.terminal.starting import setting_up, table_in, table_in_front
from tests.terminal.tables import PATIENCE, plain, text_of


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


async def test_players_bots_people_and_wizards_can_be_set_with_keys() -> None:
    async with setting_up() as (app, pilot, screen):
        screen.players.focus()
        await pilot.press("left")
        screen.option("wizards").focus()
        await pilot.press("right", "right")
        screen.option("modules").focus()
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
    record = load(kept()[0]).record
    assert record.players == ["Ada", "Maeve", "uniform"]
    assert record.setup.options == {"wizards": "glynna,meeblemore,corvus", "modules": "moonstruck_market"}


async def test_several_people_say_whether_they_may_take_hints() -> None:
    async with setting_up("2") as (app, pilot, screen):
        assert "Hints" not in text_of(app)
        screen.players.focus()
        while screen.players.at < len(screen.players.values) - 1:
            await pilot.press("right")
        screen.rows[1].kind.focus()
        while screen.rows[1].kind.value != PERSON:
            await pilot.press("right")
        await pilot.pause()
        assert "Hints" in text_of(app)
        assert screen.query_one("#play").region.height == 3, "there is room for everything"
        screen.hints.focus()
        await pilot.press("right", "enter", "enter")
        table = await table_in_front(app, pilot)
        assert table.sitting.why_no_hint() == ""
        assert table.sitting.again().why_no_hint() == ""
    save = Save(kept()[0])
    save.load()
    assert save.hints.are_allowed


async def test_a_click_steps_through_values() -> None:
    async with setting_up() as (_, pilot, screen):
        before = screen.players.value
        await pilot.click(screen.players, offset=(4, 0))
        assert int(screen.players.value) == int(before) + 1
        await pilot.click(screen.players, offset=(0, 0))
        assert screen.players.value == before


async def test_the_expansion_brings_its_wizards_and_recipes() -> None:
    async with setting_up() as (app, pilot, screen):
        assert "Recipe" not in text_of(app)
        assert "Arrange" not in text_of(app)
        screen.option("wizards").focus()
        await pilot.press("right", "right")
        assert "frekah" not in screen.rows[0].powers["wizards"].values
        screen.rows[0].powers["wizards"].focus()
        await pilot.press("right")
        before = screen.rows[0].powers["wizards"].value
        screen.option("modules").focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Moonstruck Market" in text_of(app)
        assert "frekah" in screen.rows[0].powers["wizards"].values
        assert screen.rows[0].powers["wizards"].value == before
        screen.option("recipe").focus()
        await pilot.press("right")
        assert "as dealt" in text_of(app)
        screen.option("arrange").focus()
        await pilot.press("right")
        screen.option("wizards").focus()
        await pilot.press("left", "enter", "enter")
        await table_in(app, pilot)
    options = load(kept()[0]).record.setup.options
    assert (options["modules"], options["recipe"]) == ("moonstruck_market", "moonstruck_madness")
    assert options["arrange"] == "by players"


async def test_everything_about_a_seat_fits_into_its_row() -> None:
    async with setting_up() as (_, pilot, screen):
        screen.option("wizards").focus()
        await pilot.press("right", "right")
        row = screen.rows[1]
        row.kind.focus()
        while row.kind.value != PERSON:
            await pilot.press("right")
        await pilot.pause()
        for widget in (row.kind, row.named, row.powers["wizards"]):
            assert widget.region.right <= row.region.right
            assert widget.region.width > 10
        assert row.powers["wizards"].region.x == row.named.region.right + 1


async def test_two_wizards_of_one_kind_are_refused_in_a_sentence() -> None:
    async with setting_up() as (app, pilot, screen):
        screen.option("wizards").focus()
        await pilot.press("right", "right")
        screen.rows[1].powers["wizards"].focus()
        await pilot.press("left")
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert app.screen is screen
        assert "Two seats can't both have the wizard 'glynna' (AA-03)." in plain(
            screen.query_one("#trouble", Static)
        )
    assert kept() == []


@pytest.mark.parametrize("name", ["", "Ada, the Great", "#1", "greedy", "Greedy 2", "Bo"])
def test_names_that_a_record_can_not_hold_or_tell_apart_are_refused(name: str) -> None:
    with pytest.raises(Trouble):
        checked(name, ["bo"])


async def test_somebodys_game_is_offered_last_with_bots_that_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "strangers"
    folder.mkdir()
    with strangers(folder, monkeypatch):
        async with setting_up() as (app, pilot, screen):
            titles = [box.title for box in screen.boxes]
            assert titles[:2] == ["Arcane Alley", "Merchants of Magick"]
            screen.which.focus()
            await pilot.press(*["right"] * titles.index("Harbour Bells"))
            await pilot.pause()
            assert [row.kind.value for row in screen.rows] == [PERSON, *["uniform"] * 3]
            await pilot.press("enter", "enter")
            for _ in range(PATIENCE):
                if isinstance(app.screen, PlainTable):
                    break
                await pilot.pause()
            assert isinstance(app.screen, PlainTable)
            assert app.screen.sitting.names == ("Ada", "Uniform", "Uniform 2", "Uniform 3")
        assert load(kept()[0]).record.game == "harbour_bells"


async def test_the_form_begins_with_the_stall_that_stood_out_and_escape_goes_back_to_it() -> None:
    async with setting_up("2") as (app, pilot, screen):
        assert screen.box.name == "arcane_alley"
        assert screen.option("modules").value == "moonstruck_market"
        assert "Recipe" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert app.screen.market.chosen.module == "moonstruck_market"
    assert kept() == []
