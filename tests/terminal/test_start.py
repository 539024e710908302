"""The start screen: two times Enter is a game, and everything else can be set before."""

import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import Record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import bot_called, kept, kept_game, load, new_save, save_record
from hexmonger.terminal import Parting, doors, start_screen
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.table import AlleyTable
from hexmonger.terminal.kept_games import line_of
from hexmonger.terminal.pages import Deleting
from hexmonger.terminal.start import PERSON, StartScreen, checked
from tests.rules import rule
from tests.terminal.any_game.tables import strangers
from tests.terminal.tables import COMPACT, PATIENCE, new_match, plain, text_of
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
    record = load(kept()[0]).record
    assert record.players == ["Ada", "greedy", "greedy 2", "greedy 3"]


@rule("AA-96")
async def test_a_new_game_shows_its_commitment_on_the_page_of_keys_and_its_seed_nowhere() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("enter", "enter")
        table = await table_in(app, pilot)
        record = load(kept()[0]).record
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
    async with started() as (_, pilot, screen):
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
    async with started() as (app, pilot, screen):
        screen.option("wizards").focus()
        await pilot.press("right", "right")
        screen.rows[1].powers["wizards"].focus()
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


def left(seed: int, choices: int, *names: str, **options: str) -> Path:
    """Leave a game after so many choices, or play it to its end; return its file."""
    players = names or ("Ada", "uniform", "uniform 2")
    match = Match(BOX.open(Setup(len(players), options)), seed, list(players))
    source = Source(seed)
    while match.state.asks and match.ply < choices:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    path = new_save()
    save_record(match.record, path)
    return path


async def test_every_unfinished_game_is_listed_with_date_players_expansion_and_round() -> None:
    left(1, 100_000)
    plain_game = left(2, 5, "Ada", "Bo")
    moonstruck = left(3, 300, modules="moonstruck_market", edition="long", **{"edition.numbers.rounds": "4"})
    for path, when in ((plain_game, (2020, 1, 2)), (moonstruck, (2021, 3, 4))):
        seconds = datetime(*when, 12, tzinfo=UTC).timestamp()
        os.utime(path, (seconds, seconds))
    async with started() as (app, pilot, screen):
        assert [game.path for game in screen.kept.games] == [moonstruck, plain_game]
        shown = text_of(app)
        place = load(moonstruck).state.to_json()["round"]
        assert re.search(rf"04 Mar 2021 +Ada, uniform, unifo… +Moonstruck Market, round {place} of 4", shown)
        assert re.search(r"02 Jan 2020 +Ada, Bo +Arcane Alley, round 1 of 3", shown)
        screen.kept.focus()
        await pilot.press("enter")
        table = await table_in(app, pilot)
        assert table.sitting.save_to == moonstruck
        assert table.sitting.ply >= len(load(moonstruck).record.choices) > 0


async def test_a_long_list_is_scrolled_with_keys_and_left_at_its_ends() -> None:
    for seed in range(12):
        left(seed, 3)
    async with started() as (_, pilot, screen):
        assert len(screen.kept.games) == 12
        screen.kept.focus()
        for at in range(1, 12):
            await pilot.press("down")
            assert screen.kept.highlighted == at
        assert screen.kept.scroll_offset.y > 0
        await pilot.press("down")
        assert screen.which.has_focus
        await pilot.press("up")
        assert screen.kept.has_focus


async def test_a_game_is_deleted_only_when_that_is_confirmed() -> None:
    mine, other = left(1, 3), left(2, 3)
    os.utime(other, (1, 1))
    async with started() as (app, pilot, screen):
        screen.kept.focus()
        for keys in (["n"], ["escape"], ["enter"]):
            await pilot.press("delete")
            assert isinstance(app.screen, Deleting)
            assert mine.name in text_of(app)
            await pilot.press(*keys)
            await pilot.pause()
            assert screen.is_active
            assert mine.exists()
        await pilot.press("d", "y")
        await pilot.pause()
        assert not mine.exists()
        assert [game.path for game in screen.kept.games] == [other]
        await pilot.press("delete", "left", "enter")
        await pilot.pause()
        assert not other.exists()
        assert "Go on with a game" not in text_of(app)


async def test_a_game_that_can_not_be_read_is_told_and_left_alone() -> None:
    newer = left(1, 3)
    newer.write_text(newer.read_text().replace("hexmonger record 1", "hexmonger record 99"))
    before = newer.read_bytes()
    async with started() as (app, pilot, screen):
        assert f"{newer.name[:19]}…" in text_of(app)
        screen.kept.focus()
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen
        said = plain(screen.query_one("#trouble", Static))
        assert said.endswith("this is `hexmonger record 99`, written by a newer version of Hexmonger.")
    assert newer.read_bytes() == before


async def test_the_start_screen_plays_none_of_the_kept_games(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = left(1, 100_000).read_text()
    for _ in range(40):
        new_save().write_text(finished)
    left(2, 30)
    played: list[str] = []
    monkeypatch.setattr("hexmonger.saves.Match.of_text", played.append)
    monkeypatch.setattr(Record, "start", lambda record: played.append(record.game))
    async with started() as (_, _, screen):
        assert len(screen.kept.games) == 1
    assert played == []


async def test_after_the_last_page_the_start_screen_is_back_and_offers_that_game_no_more() -> None:
    match, _ = new_match(seats=3, seed=2)
    play(match, 3)
    before = Match(BOX.open(match.record.setup), match.record.seed, match.record.players)
    for seat, choice in match.record.choices[:-1]:
        before.choose(choice, seat)
    path = new_save()
    save_record(before.record, path)
    async with started() as (app, pilot, screen):
        assert [game.path for game in screen.kept.games] == [path]
        screen.kept.focus()
        await pilot.press("enter")
        last_seat, last_choice = match.record.choices[-1]
        if bot_called(match.record.players[last_seat]) is None:
            (await table_in(app, pilot)).answer(last_choice)
        while isinstance(app.screen, StartScreen):
            await pilot.pause()
        for _ in range(PATIENCE):
            if isinstance(app.screen, StartScreen):
                break
            if isinstance(app.screen, AlleyTable):
                await pilot.press("space")
            else:
                await pilot.press("enter")
            assert not isinstance(app.screen, GameOver) or app.screen.ledger.places
        assert isinstance(app.screen, StartScreen)
        await pilot.pause()
        assert screen.kept.games == []
        assert "Go on with a game" not in text_of(app)


async def test_ctrl_c_in_a_resumed_game_knows_which_game_that_was(monkeypatch: pytest.MonkeyPatch) -> None:
    path = left(1, 3, "Ada", "Bo")
    async with started() as (app, pilot, start):
        start.kept.focus()
        await pilot.press("enter")
        await table_in_front(app, pilot)
        await pilot.press("ctrl+c")
    monkeypatch.setattr(Terminal, "run", lambda terminal: None)
    monkeypatch.setattr(doors, "Terminal", lambda first, colours: app)
    assert start_screen() == Parting(path, is_interrupted=True)


def test_a_line_of_the_list_says_the_reason_and_not_the_path(tmp_path: Path) -> None:
    path = tmp_path / ("deep" * 12) / "old.hex"
    path.parent.mkdir()
    written = new_match()[0].record.to_text()
    path.write_text(re.sub(r"(?m)^rules: \d+$", "rules: 99", written), encoding="utf-8")
    assert kept_game(path).trouble.startswith("the record was written under rules 99 of Arcane Alley")
    assert "  written under rules 99" in line_of(kept_game(path)).plain
    path.write_bytes(b"\xff\xfe\x00")
    assert kept_game(path).trouble == f"{path}: {kept_game(path).brief}"
    assert kept_game(path).brief in line_of(kept_game(path)).plain


async def test_somebodys_game_is_offered_last_with_bots_that_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "strangers"
    folder.mkdir()
    with strangers(folder, monkeypatch):
        async with started() as (app, pilot, screen):
            titles = [box.title for box in screen.boxes]
            assert titles[:2] == ["Arcane Alley", "Merchants of Magick"]
            screen.which.focus()
            await pilot.press(*["right"] * titles.index("Harbour Bells"))
            assert [row.kind.value for row in screen.rows] == [PERSON, *["uniform"] * 3]
            await pilot.press("enter", "enter")
            for _ in range(PATIENCE):
                if isinstance(app.screen, PlainTable):
                    break
                await pilot.pause()
            assert isinstance(app.screen, PlainTable)
            assert app.screen.sitting.names == ("Ada", "Uniform", "Uniform 2", "Uniform 3")
        assert load(kept()[0]).record.game == "harbour_bells"
