"""The start screen: a stall for everything that can be played, and two keys are a game."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.widgets import Static

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import Record
from hexmonger.kernel.setup import Setup
from hexmonger.saves import bot_called, kept, kept_game, load, new_save, save_record
from hexmonger.terminal import Parting, doors, start_screen
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.table import AlleyTable
from hexmonger.terminal.guidebook import Guidebook
from hexmonger.terminal.kept_games import line_of
from hexmonger.terminal.merchants_of_magick.table import MagickTable
from hexmonger.terminal.pages import Deleting
from hexmonger.terminal.start import StartScreen
from tests.rules import rule
from tests.terminal.any_game.tables import strangers
from tests.terminal.moments import SIZES
from tests.terminal.starting import started, table_in, table_in_front
from tests.terminal.tables import PATIENCE, new_match, plain, text_of
from tests.terminal.test_endings import play


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize("size", [*SIZES.values()])
async def test_every_stall_has_its_name_its_sentence_and_for_how_many_it_is(size: tuple[int, int]) -> None:
    async with started(size) as (app, _, screen):
        words = " ".join(text_of(app).split())
        assert [stall.name for stall in screen.market.stalls] == [
            "arcane_alley",
            "moonstruck_market",
            "merchants_of_magick",
        ]
        for number, (stall, region) in enumerate(
            zip(screen.market.stalls, screen.market.regions(), strict=True), 1
        ):
            lines = [line[region.x : region.right] for line in text_of(app).splitlines()]
            said = " ".join(
                " ".join(lines[region.y : region.bottom]).replace("│", " ").replace("║", " ").split()
            )
            assert f"{number} {stall.title} {stall.sentence} {stall.players}" in said
            assert region.right <= size[0]
            assert region.bottom <= screen.market.region.bottom
        assert "The night market is open." in words
        assert "Enter plays Arcane Alley: you and three greedy bots." in words


@pytest.mark.parametrize("size", [(20, 5), (40, 12), (79, 23), (100, 36), (300, 90)])
async def test_the_market_stands_in_a_window_of_any_size(size: tuple[int, int]) -> None:
    async with started(size) as (app, pilot, screen):
        await pilot.press("3")
        await pilot.pause()
        assert screen.market.chosen.title in " ".join(text_of(app).split())


async def test_the_chosen_stall_is_told_by_shapes_and_arrows_and_digits_choose_it() -> None:
    async with started() as (app, pilot, screen):
        seen = []
        for key in ("1", "right", "right", "right", "home", "3", "left", "9"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(screen.market.chosen.name)
            text = text_of(app)
            assert (text.count("▸"), text.count("╚")) == (1, 1)
            assert f"▸{screen.market.cursor + 1} {screen.market.chosen.title}" in text
        alley, market, magick = "arcane_alley", "moonstruck_market", "merchants_of_magick"
        assert seen == [alley, market, magick, magick, alley, magick, market, market]
        assert len(app.screen_stack) == 2


async def test_a_click_chooses_a_stall_and_a_second_one_plays() -> None:
    async with started() as (app, pilot, screen):
        offset = screen.market.regions()[2].center
        await pilot.click(screen.market, offset=(int(offset[0]), int(offset[1])))
        await pilot.pause()
        assert screen.market.chosen.name == "merchants_of_magick"
        assert screen.is_active
        await pilot.click(screen.market, offset=(int(offset[0]), int(offset[1])))
        for _ in range(PATIENCE):
            if isinstance(app.screen, MagickTable):
                break
            await pilot.pause()
        assert isinstance(app.screen, MagickTable)


async def test_the_stall_of_a_module_plays_with_it() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("2", "enter")
        await table_in(app, pilot)
    assert load(kept()[0]).record.setup.options == {"modules": "moonstruck_market"}


@pytest.mark.parametrize(("key", "title"), [
    ("1", "How to play Arcane Alley"),
    ("2", "How to play Moonstruck Market"),
    ("3", "How to play Merchants of Magick"),
])  # fmt: skip
async def test_h_opens_how_to_play_what_the_stall_sells(key: str, title: str) -> None:
    async with started() as (app, pilot, screen):
        await pilot.press(key, "h")
        await pilot.pause()
        assert isinstance(app.screen, Guidebook)
        assert title in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert screen.is_active
    assert kept() == []


async def test_games_that_were_left_are_a_key_away_and_go_on_by_enter() -> None:
    async with started() as (app, pilot, screen):
        assert "Continue" not in text_of(app)
        await pilot.press("c")
        await pilot.pause()
        assert "No game was left unfinished." in text_of(app)
    path = left(1, 3)
    async with started() as (app, pilot, screen):
        assert "c Continue" in text_of(app)
        assert screen.market.has_focus
        await pilot.press("c", "escape")
        assert screen.market.has_focus
        await pilot.press("c", "enter")
        assert (await table_in(app, pilot)).sitting.save_to == path


@pytest.mark.parametrize("size", [*SIZES.values()])
async def test_somebodys_games_have_stalls_too_and_all_can_be_reached(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "strangers"
    folder.mkdir()
    with strangers(folder, monkeypatch):
        async with started(size) as (app, pilot, screen):
            stalls = screen.market.stalls
            assert [stall.name for stall in stalls[:3]][-1] == "merchants_of_magick"
            higher = next(stall for stall in stalls if stall.title == "Higher")
            assert (higher.wares, higher.scenery) == ((), None)
            for stall in stalls:
                assert stall.title in " ".join(text_of(app).split())
                await pilot.press("right")
                await pilot.pause()
            await pilot.press("home", *["right"] * stalls.index(higher), "h")
            await pilot.pause()
            assert "Nobody has written yet how this game is played." in text_of(app)
            await pilot.press("enter")
            for _ in range(PATIENCE):
                if isinstance(app.screen, PlainTable):
                    break
                await pilot.pause()
            assert isinstance(app.screen, PlainTable)
        assert load(kept()[0]).record.game == "higher"


async def test_a_digit_and_enter_are_a_game_against_three_greedy_bots() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("1", "enter")
        table = await table_in(app, pilot)
        assert table.sitting.names == ("Ada", "Greedy", "Greedy 2", "Greedy 3")
        assert table.sitting.people == (0,)
    record = load(kept()[0]).record
    assert record.players == ["Ada", "greedy", "greedy 2", "greedy 3"]


@rule("AA-96")
async def test_a_new_game_shows_its_commitment_on_the_page_of_keys_and_its_seed_nowhere() -> None:
    async with started() as (app, pilot, _):
        await pilot.press("enter")
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
        assert re.search(rf"04 Mar 2021 +Ada, 2 uniform +Moonstruck Market, round {place} of 4", shown)
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
        assert screen.market.has_focus
        await pilot.press("down")
        assert screen.kept.has_focus
        screen.kept.highlighted = 0
        await pilot.press("up")
        assert screen.market.has_focus


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
        assert "Continue" not in text_of(app)


async def test_a_game_that_can_not_be_read_is_told_and_left_alone() -> None:
    newer = left(1, 3)
    newer.write_text(newer.read_text().replace("hexmonger record 1", "hexmonger record 99"))
    before = newer.read_bytes()
    async with started() as (app, pilot, screen):
        assert f"{newer.name[:17]}…" in text_of(app)
        screen.kept.focus()
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen
        said = plain(screen.query_one("#said", Static))
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
        assert "Continue" not in text_of(app)


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


@pytest.mark.parametrize("people", [("Ada", "uniform"), ("Ada", "Bo")])
async def test_whoever_leaves_a_table_is_back_at_the_market_and_can_go_on_from_there(
    people: tuple[str, str],
) -> None:
    path = left(1, 3, *people)
    async with started() as (app, pilot, screen):
        for _ in range(2):
            await pilot.press("c", "enter")
            table = await table_in_front(app, pilot)
            await pilot.pause()
            await pilot.press("q", "y")
            for _ in range(PATIENCE):
                if screen.is_active:
                    break
                await pilot.pause()
            assert screen.is_active
            assert table not in app.screen_stack
            assert [game.path for game in screen.kept.games] == [path]
        await pilot.press("escape", "escape")
        for _ in range(PATIENCE):
            if not app.is_running:
                break
            await pilot.pause()
        assert not app.is_running
    assert screen.sitting is not None
    assert screen.sitting.save_to == path
