"""The plain table: any game is played at it, whole, with keys alone, and its answers say what they change."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import Static

from hexmonger.kernel.match import Match
from hexmonger.kernel.spots import Spot
from hexmonger.saves import load
from hexmonger.terminal import tables
from hexmonger.terminal.any_game.game_over import GameOver
from hexmonger.terminal.any_game.layout import Layout
from hexmonger.terminal.any_game.offers import MOST_IN_A_LIST
from hexmonger.terminal.any_game.table import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.merchants_of_magick import MagickTable
from hexmonger.terminal.pages import Page
from hexmonger.terminal.since import Since
from tests.terminal.any_game.tables import At, new_match, plain_table, strangers
from tests.terminal.keyboard import way_to
from tests.terminal.tables import COMPACT, ROOMY, Bots, Unsaved, plain

GRAND = (200, 60)


@pytest.fixture(autouse=True)
def _strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / "strangers"
    folder.mkdir()
    with strangers(folder, monkeypatch):
        yield


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all tables that were drawn for a game."""
    monkeypatch.setattr(tables, "installed", lambda _: {})


@pytest.mark.parametrize("people", [1, 2])
async def test_the_game_of_the_guide_is_played_to_its_end_with_keys(people: int, tmp_path: Path) -> None:
    match, bots = new_match("higher", seats=3, people=people)
    file = tmp_path / "game.hex"
    async with plain_table(match, bots, file) as at:
        await at.play_on()
        assert isinstance(at.app.screen, GameOver)
        said = at.said
        for name in at.table.sitting.names:
            assert name in said
        assert f"with {max(match.game.scores(match.state))}" in said
    loaded = load(file)
    assert loaded.state.is_over
    assert loaded.record.choices == match.record.choices


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
async def test_a_whole_game_of_merchants_is_played_without_its_own_table(
    undrawn: None, size: tuple[int, int], tmp_path: Path
) -> None:
    match, bots = new_match("merchants_of_magick", seats=2, options={"edition.numbers.rounds": "4"})
    file = tmp_path / "game.hex"
    async with plain_table(match, bots, file, size) as at:
        await at.play_on()
        assert isinstance(at.app.screen, GameOver)
    assert load(file).state.is_over


async def test_a_round_of_the_alley_is_played_without_its_own_table(undrawn: None, tmp_path: Path) -> None:
    options = {"wizards": "random", "modules": "moonstruck_market", "edition.numbers.rounds": "1"}
    match, bots = new_match("arcane_alley", seats=3, options={**options, "edition.numbers.turns": "3"})
    async with plain_table(match, bots, tmp_path / "game.hex") as at:
        await at.play_on()
    assert match.state.is_over


def bought(number: int = 3) -> tuple[Match, Bots]:
    """Return a match of Harbour Bells in which everybody has bought a bell."""
    match, bots = new_match("harbour_bells", seed=number)
    for _ in range(number):
        ask = match.state.asks[0]
        match.choose(ask.options[0], ask.seat)
    return match, bots


def number_of(at: At, title: str) -> str:
    """Return the number of an answer."""
    assert at.table.offers is not None
    return str(next(offer.number for offer in at.table.offers.all if title in offer.title))


@pytest.mark.parametrize("size", [COMPACT, ROOMY, GRAND])
async def test_an_answer_tells_what_it_would_change_and_its_place_is_ringed(size: tuple[int, int]) -> None:
    match, bots = bought()
    drawn = match.drawn(0)
    assert drawn.question is not None
    async with plain_table(match, bots, size=size) as at:
        assert "You: Put a bell on your tower, or pass." in at.said
        await at.press(number_of(at, "Hang"))
        meant = at.table.meant
        assert meant is not None
        bell = meant.title.removeprefix("Hang ")
        told = plain(at.table.preview)
        score = drawn.players[0].figures["score"]
        worth = int(bell.removeprefix("Bell "))
        assert f"Your score: {score} → {score + worth} (+{worth})" in told
        assert f"You hung {bell} from the hand. ▦" in told
        assert told.endswith("No undo after this.")
        (place,) = meant.places
        assert place.zone == "hand"
        ring = at.table.shelves.region_of(meant)
        assert ring is not None
        lines = at.text().splitlines()
        top = ring.y + at.table.shelves.region.y
        row = lines[top][ring.x + at.table.shelves.region.x :]
        assert row.startswith("▐" if size == COMPACT else f"╔{meant.number}═")
        shelves = at.table.shelves
        coming = [placed.spot for placed in laid(at).cells if shelves.coming_to(placed) is not None]
        assert coming == [Spot("tower", 0, len(match.state.to_json()["tower"][0]))]


def laid(at: At) -> Layout:
    """Return where everything lies."""
    layout = at.table.shelves.laid()
    assert layout is not None
    return layout


async def test_a_choice_is_taken_back_with_a_key() -> None:
    match, bots = new_match("higher", seats=2, people=2)
    async with plain_table(match, bots) as at:
        await at.press("enter")
        await at.press("1", "enter")
        assert match.ply == 1
        assert at.table.passing_to == 1
        await at.press("u")
        assert match.ply == 0
        await at.press("2", "enter")
        await at.press("u")
        assert match.ply == 1
        assert "Somebody has learned something since, so that choice stands." in at.said


async def test_the_way_to_a_place_leads_over_tab_and_arrows_and_what_is_no_answer_says_why() -> None:
    match, bots = bought()
    async with plain_table(match, bots) as at:
        offers, shelves = at.table.offers, at.table.shelves
        assert offers is not None
        await at.press("tab")
        assert at.app.focused is shelves
        barred = next(place for place in shelves.places() if place in offers.barred)
        for key in way_to(shelves, shelves.places().index(barred)):
            await at.pilot.press(key)
        assert at.table.place_looked_at == barred
        assert plain(at.table.preview) == offers.why_not(barred)
        await at.press("enter")
        assert offers.why_not(barred) in at.said
        assert match.ply == 3
        await at.press("y")
        assert all(why in at.said for why in offers.refusals())
        await at.press("escape")
        allowed = next(place for place in shelves.places() if place in offers.at)
        for key in way_to(shelves, shelves.places().index(allowed)):
            await at.pilot.press(key)
        await at.press("enter")
        (offer,) = offers.at[allowed]
        assert match.record.choices[3] == (0, offer.answer.choice)


async def test_a_place_that_several_answers_point_at_leads_to_the_first_of_them(undrawn: None) -> None:
    match, bots = new_match("arcane_alley", seats=2, people=2)
    while match.state.asks[0].question.name != "act":
        ask = match.state.asks[0]
        match.choose(ask.options[0], ask.seat)
    ply = match.ply
    async with plain_table(match, bots) as at:
        await at.press("enter")
        offers, shelves = at.table.offers, at.table.shelves
        assert offers is not None
        place, several = next((place, found) for place, found in offers.at.items() if len(found) > 1)
        assert {offer.answer.key.split()[0] for offer in several} == {"play", "discard"}
        await at.press("tab")
        for key in way_to(shelves, shelves.places().index(place)):
            await at.pilot.press(key)
        await at.press("enter")
        assert match.ply == ply
        assert at.app.focused is at.table.answer_list
        assert "Several answers point there" in at.said
        assert at.table.meant is several[0]
        await at.press("tab")
        assert at.table.place_looked_at == place, "the table begins where the answer points"


async def test_everything_about_a_place_can_be_read() -> None:
    match, bots = bought()
    async with plain_table(match, bots) as at:
        await at.press(number_of(at, "Hang"), "i")
        assert isinstance(at.app.screen, Page)
        meant = at.table.meant
        assert meant is not None
        assert at.app.screen.heading == meant.title.removeprefix("Hang ")
        assert "Your hand, place" in at.said
        assert "price" in at.said
        assert "Metal:" in at.said
        await at.press("escape", "0", "i")
        assert "That answer lies nowhere on the table" in at.said


async def test_many_answers_stand_in_groups_and_several_digits_make_a_number(undrawn: None) -> None:
    match, bots = new_match("merchants_of_magick", seats=2, seed=3)
    match.choose(0, 0)
    async with plain_table(match, bots, size=COMPACT) as at:
        offers = at.table.offers
        assert offers is not None
        assert len(offers.all) > MOST_IN_A_LIST
        assert [offer.number for offer in offers.all] == list(range(1, len(offers.all) + 1))
        await at.press("1")
        assert at.table.meant is offers.all[0]
        await at.press("1")
        assert at.table.meant is offers.all[10]
        await at.press("5")
        assert at.table.meant is offers.all[4]
        assert "Your sheet" in at.said
        for _ in offers.all:
            await at.pilot.press("down")
        assert at.table.meant is offers.all[-1]
        assert offers.all[-1].title in at.said


async def test_log_and_help_are_a_key_away() -> None:
    match, bots = bought()
    async with plain_table(match, bots) as at:
        await at.press("l")
        assert "bought" in at.said
        await at.press("escape", "question_mark")
        words = str(at.app.screen.query_one(Static).content)
        assert "gives the answer you are on" in words
        await at.press("escape")
        assert at.app.screen is at.table


@pytest.mark.parametrize("size", [COMPACT, (100, 30), ROOMY, GRAND])
@pytest.mark.parametrize(
    ("game", "seats"), [("higher", 4), ("harbour_bells", 2), ("merchants_of_magick", 8), ("arcane_alley", 6)]
)
async def test_nothing_lies_over_another_and_all_can_be_brought_into_sight(
    undrawn: None, game: str, seats: int, size: tuple[int, int]
) -> None:
    match, bots = new_match(game, seats)
    async with plain_table(match, bots, size=size) as at:
        shelves = at.table.shelves
        regions = shelves.regions()
        assert regions
        covered: set[tuple[int, int]] = set()
        for region in regions:
            assert region.x >= 0
            assert region.right <= shelves.content_size.width
            assert region.bottom <= shelves.content_size.height
            cells = {(x, y) for x in range(region.x, region.right) for y in range(region.y, region.bottom)}
            assert not covered & cells
            covered |= cells
        for written in laid(at).words:
            cells = {(written.x + x, written.y) for x in range(len("".join(t for t, _ in written.parts)))}
            assert not covered & cells
        assert at.table.keys.region.bottom == size[1]
        await at.press("tab")
        for index in (len(regions) - 1, 0):
            shelves.move_to(index)
            await at.pilot.pause()
            room = at.table.query_one("#everything").region
            seen = regions[index].translate(shelves.region.offset)
            assert room.contains_region(seen)


async def test_a_key_changes_between_the_plain_table_and_the_games_own() -> None:
    match, bots = new_match("merchants_of_magick", seats=2)
    own = tables.table_for(Unsaved(match, bots, Path("nowhere.hex")))
    assert isinstance(own, MagickTable)
    own.pace = 0
    app = Terminal(lambda: own)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        await pilot.press("p")
        table = app.screen
        assert isinstance(table, PlainTable)
        at = At(app, pilot, table, match)
        await at.settle()
        assert table.viewer == 0
        before = match.answered(0)
        await at.press("1", "enter")
        assert match.answered(0) == before + 1
        await pilot.press("p")
        assert isinstance(app.screen, MagickTable)
        assert app.screen.pace == 0


async def test_a_game_without_a_table_of_its_own_says_so_when_another_is_wanted() -> None:
    match, bots = new_match("higher", seats=2)
    async with plain_table(match, bots) as at:
        await at.press("p")
        assert at.app.screen is at.table
        assert "This game has no other table." in at.said


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
async def test_what_others_did_to_you_is_marked(size: tuple[int, int]) -> None:
    match, bots = bought()
    async with plain_table(match, bots, size=size) as at:
        scene, shelves = at.table.scene, at.table.shelves
        assert scene is not None
        tower = Spot("tower", 0, 0)
        at.table.show(replace(scene, since=Since(frozenset([tower]))))
        await at.pilot.pause()
        region = laid(at).cells[shelves.places().index(tower)].region.translate(shelves.region.offset)
        line = at.text().splitlines()[region.bottom - 1]
        assert line[region.x : region.right].count("▸") == 1
