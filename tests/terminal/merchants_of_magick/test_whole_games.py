"""Whole games at the table of Merchants of Magick, with keys alone: with bots, and alone with a rating."""

from pathlib import Path

from hexmonger.kernel.chance import Source
from hexmonger.saves import load
from hexmonger.terminal.merchants_of_magick.answers import COMMIT
from hexmonger.terminal.merchants_of_magick.game_over import GameOver
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from tests.terminal.merchants_of_magick.tables import At, new_match, public, table_of


async def play_to_the_end(at: At, seed: int = 3) -> None:
    """Answer every question with keys, by chance, but spend two results where that is possible."""
    source = Source(seed)
    while not isinstance(at.app.screen, GameOver):
        answers = at.table.answers
        assert answers is not None
        places = [spot.place for spot in answers.at if spot != COMMIT]
        spent = sum("spent" in die.marks for die in at.desk.dice)
        if not answers.asks_for_die:
            await at.mark(source.pick(places))
        elif places and (spent < 2 or source.below(2)):
            await at.press(str(source.pick(places) + 1))
        else:
            await at.press("c")


async def test_a_whole_game_is_played_with_keys_and_its_record_leads_to_the_same_end(tmp_path: Path) -> None:
    match, bots = new_match(seats=3, seed=11, rounds=2)
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await play_to_the_end(at)
        said = at.text()
        await at.press("v")
        assert isinstance(at.app.screen, SheetsPage)
        await at.press("escape")
        assert isinstance(at.app.screen, GameOver)
    assert match.state.is_over
    loaded = load(file)
    record, s = loaded.record, loaded.state
    assert record.choices == match.record.choices
    assert s.to_json() == match.state.to_json()
    for name, player in zip(at.table.sitting.names, public(match).drawn.players, strict=True):
        line = next(line for line in said.splitlines() if name in line and "◉" in line)
        assert line.rstrip().endswith(f"◉{player.figures['coins']}")


async def test_a_game_alone_ends_with_its_rating() -> None:
    match, _ = new_match(seats=1, rounds=1)
    async with table_of(match) as at:
        assert "those waiting" in at.text()
        await play_to_the_end(at)
        over = at.app.screen
        assert isinstance(over, GameOver)
        made, called = over.ending.figure(0, "coins"), over.ending.rating.capitalize()
        assert made == match.game.scores(match.state)[0]
        assert over.said in at.text()
        assert called in over.said
        for name in over.desk.book.numbers:
            if name.startswith("rated_"):
                assert name.removeprefix("rated_").capitalize() in at.text()
        assert f"✓ {called}" in at.text()


async def test_a_game_that_was_left_goes_on_with_its_pencil(tmp_path: Path) -> None:
    match, bots = new_match(seed=5)
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await at.press("1", "enter")
        assert at.desk.pencilled()
        before = at.drawn
    assert load(file).state.to_json() == match.state.to_json()
    async with table_of(match, bots, file) as at:
        assert at.drawn == before
