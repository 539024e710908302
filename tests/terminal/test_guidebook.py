"""How to play is one key away: every chapter in words, with a picture that the table itself has drawn."""

from typing import Any

import pytest

from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.example import drawn_example
from hexmonger.terminal.guidebook import Guidebook
from hexmonger.terminal.leaf import leaf, wrapped
from hexmonger.words.guide import guides_of, line_in, plain_words
from hexmonger.words.rulebook import STRONG, Piece
from tests.terminal.guide_pages import figures_of
from tests.terminal.merchants_of_magick import tables as magick
from tests.terminal.tables import COMPACT, ROOMY, At, new_match, table_of
from tests.terminal.test_table import TO_ACT

MARKET = {"modules": "moonstruck_market"}
GAMES = {
    "arcane_alley": ({}, ["arcane_alley"]),
    "moonstruck_market": (MARKET, ["arcane_alley", "moonstruck_market"]),
    "merchants_of_magick": ({}, ["merchants_of_magick"]),
}
GRAND = (200, 60)


def game_called(name: str, edition: dict[str, str] | None = None) -> Game[Any, Any]:
    """Return a game, or one with a module of that name."""
    options, guides = GAMES[name]
    return find_box(guides[0]).open(Setup(3, {**options, **(edition or {})}))


def words_on(at: At) -> str:
    """Return what the screen says, wherever its lines break, without frames."""
    return " ".join(at.text().replace("│", " ").split())


@pytest.mark.parametrize("size", [COMPACT, ROOMY, GRAND], ids=["80x24", "120x40", "200x60"])
async def test_h_opens_the_guide_and_every_page_can_be_turned_to(size: tuple[int, int]) -> None:
    match, bots = new_match(options=MARKET)
    async with table_of(match, bots, size=size) as at:
        assert " h " in at.text().splitlines()[-1]
        await at.press("h")
        book = at.app.screen
        assert isinstance(book, Guidebook)
        for number, (guide, chapter) in enumerate(book.pages):
            assert book.number == number
            said = words_on(at)
            assert f"How to play {guide.title}" in said
            assert chapter.title in said
            assert plain_words(chapter.paragraphs[0].words).split()[0] in said
            await at.press("right")
        assert book.number == len(book.pages) - 1, "there is nothing after the last page"
        await at.press("escape")
        assert at.app.screen is at.table
        assert match.ply == 0


async def test_the_book_opens_again_where_it_was_closed() -> None:
    match, bots = new_match()
    async with table_of(match, bots) as at:
        await at.press("h", "right", "right", "left", "h", "h")
        assert "2 of 11" in at.text()
        await at.press("end")
        assert "11 of 11" in at.text()
        await at.press("home")
        assert "1 of 11" in at.text()


async def test_with_a_module_there_are_two_guides_and_tab_goes_from_one_to_the_other() -> None:
    match, bots = new_match(options=MARKET)
    async with table_of(match, bots) as at:
        await at.press("h", "tab")
        assert "How to play Moonstruck Market · What is new" in at.text()
        await at.press("tab")
        assert "How to play Arcane Alley · What it is about" in at.text()


async def test_a_page_that_is_longer_than_the_window_scrolls_and_space_reads_on() -> None:
    match, bots = magick.new_match()
    async with magick.table_of(match, bots) as at:
        await at.pilot.press("h", "right", "right")
        assert "3 of 9" in at.text()
        assert "↑ ↓ scroll" in at.text()
        for _ in range(9):
            if "Pass on" in at.text():
                break
            await at.pilot.press("space")
        assert "Pass on" in at.text()
        while "3 of 9" in at.text():
            await at.pilot.press("space")
        assert "4 of 9" in at.text()


async def test_a_click_turns_the_page_and_one_beside_it_closes_the_book() -> None:
    match, bots = new_match()
    async with table_of(match, bots, size=ROOMY) as at:
        await at.press("h")
        await at.pilot.click(offset=(60, 20))
        assert "2 of 11" in at.text()
        await at.pilot.click(offset=(1, 1))
        assert at.app.screen is at.table


async def test_a_game_that_nobody_teaches_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bots = new_match()
    monkeypatch.setattr(type(match.game), "primers", lambda game, language: [])
    guides_of.cache_clear()
    async with table_of(match, bots) as at:
        await at.press("h")
        await at.sees("Nobody has written yet how this game is played.")
    guides_of.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_belongs_to_a_chapter_and_is_drawn_from_a_position(name: str) -> None:
    game = game_called(name)
    guide = next(guide for guide in guides_of(game) if guide.name == name)
    figures = figures_of(game)
    chapters = {each.name: each for chapter in guide.chapters for each in (chapter, *chapter.steps)}
    own = {chapter: figure for (taught, chapter), figure in figures.items() if taught == name}
    assert set(own) <= set(chapters)
    assert len(own) >= 8
    for chapter, figure in own.items():
        # Trouble with a position would leave the picture out.
        drawn = figure(game, chapters[chapter], 74)
        assert drawn.width <= 74
        assert any(drawn.strip(line).text.strip() for line in range(drawn.height))
    captions = {chapter for chapter, each in chapters.items() if "caption" in each.notes}
    assert captions <= set(own), "what is said beside a picture needs one"


def page_of(game: Game[Any, Any], name: str) -> str:
    """Return a chapter of the first guide as a window of 80 columns shows it."""
    guide = guides_of(game)[0]
    chapter = next(chapter for chapter in guide.chapters if chapter.name == name)
    drawn = leaf(game, guide, chapter, figures_of(game), 74)
    return "\n".join(drawn.strip(line).text for line in range(drawn.height))


def test_pictures_show_the_numbers_of_the_edition() -> None:
    edition = {"edition": "dear", "edition.items.crystal_ball.gold": "13"}
    for name in ("card", "sale"):
        assert "◉9" in page_of(game_called("arcane_alley"), name)
        assert "◉13" in page_of(game_called("arcane_alley", edition), name)
    assert "◉+13" in page_of(game_called("arcane_alley", edition), "sale")


def test_a_position_that_an_edition_does_not_allow_leaves_the_words() -> None:
    none = {f"edition.items.crystal_ball.{name}": "0" for name in ("copies_2_to_4", "copies_5_to_6")}
    edition = {"edition": "without", **none}
    page = page_of(game_called("arcane_alley", edition), "sale")
    assert "It must be sold" in page
    assert "→" not in page


def test_an_example_is_played_by_the_rules() -> None:
    game = game_called("arcane_alley")
    example = drawn_example(game, TO_ACT).played("play Crystal Ball", "at 9")
    assert example.seen.lines[0].text == "You played Crystal Ball to slot 9."
    with pytest.raises(Trouble, match="nobody can answer"):
        example.played("play Crystal Ball")
    assert example.unsaved is None


def test_a_number_and_its_mark_are_not_parted() -> None:
    line = ("It costs ", Piece(STRONG, "2", "transcribed"), " potions.")
    rows = ["".join(text for text, _ in row) for row in wrapped(line, 11)]
    assert rows == ["It costs", "2\N{NO-BREAK SPACE}◍", "potions."]
    assert wrapped(line_in(""), 9) == []
