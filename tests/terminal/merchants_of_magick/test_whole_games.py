"""Whole games at the table of Merchants of Magick, with keys alone: with bots, and alone with a rating."""

from pathlib import Path

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.scoring import rating, score
from hexmonger.kernel.chance import Source
from hexmonger.saves import load
from hexmonger.terminal.merchants_of_magick.game_over import GameOver
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from tests.terminal.merchants_of_magick.tables import At, new_match, table_of


async def play_to_the_end(at: At, seed: int = 3) -> None:
    """Answer every question with keys, by chance, but spend two results where that is possible."""
    source = Source(seed)
    while not isinstance(at.app.screen, GameOver):
        options = at.view.options
        if at.question == "die" and len(options) > 1 and at.view.spent[at.view.seat].bit_count() < 2:
            options = options[:-1]
        choice = source.pick(options)
        if at.question != "die":
            await at.mark(choice)
        elif choice == COMMIT:
            await at.press("c")
        else:
            await at.press(str(choice + 1))


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
    record, s = load(file)
    assert record.choices == match.record.choices
    assert s.to_json() == match.state.to_json()
    coins = [score(match.view(seat), seat).coins for seat in range(3)]  # type: ignore[arg-type]
    for name, made in zip(at.table.sitting.names, coins, strict=True):
        line = next(line for line in said.splitlines() if name in line and "◉" in line)
        assert line.rstrip().endswith(f"◉{made}")


async def test_a_game_alone_ends_with_its_rating() -> None:
    match, _ = new_match(seats=1, rounds=1)
    async with table_of(match) as at:
        assert "those waiting" in at.text()
        await play_to_the_end(at)
        view = at.view
        made = score(view, 0).coins
        called = RATINGS[rating(view.rules, made)]
        assert f"You made {made} coin{'s' * (made != 1)} and may be called {called}." in at.text()
        for name in RATINGS:
            assert name in at.text()
        assert f"✓ {called}" in at.text()


async def test_a_game_that_was_left_goes_on_with_its_pencil(tmp_path: Path) -> None:
    match, bots = new_match(seed=5)
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await at.press("1", "enter")
        assert at.view.marks[0] != at.view.inked_marks[0]
        before = at.view.to_json()
    assert load(file)[1].to_json() == match.state.to_json()
    async with table_of(match, bots, file) as at:
        assert at.view.to_json() == before
        assert "second result" in at.text()
