"""Whole games at the terminal table, with keys alone, and games that were left."""

from pathlib import Path

from hexmonger.kernel.chance import below, following, seeded
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import game_of
from hexmonger.saves import bots_of, load
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.inspection import InspectionPage
from tests.terminal.keyboard import answer
from tests.terminal.tables import At, new_match, table_of


async def play_on(at: At, choices: int, seed: int = 3) -> None:
    """Answer so many questions, drawn by chance, with keys; read what lies over the table."""
    chance = seeded(seed)
    asked = 0
    while asked < choices and not isinstance(at.app.screen, GameOver):
        if isinstance(at.app.screen, InspectionPage):
            await at.press("enter")
            continue
        chance = following(chance)
        options = at.view.options
        await answer(at, options[below(chance, len(options))])
        asked += 1


async def test_a_whole_game_is_played_with_keys_and_its_record_leads_to_the_same_end(tmp_path: Path) -> None:
    # Three rounds with their inspections and bribes, but by this edition's word none goes on for long.
    options = {"wizards": "random", "edition": "short", "edition.numbers.turns": "3"}
    match, bots = new_match(seats=3, seed=11, options=options)
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await play_on(at, 1000)
        assert isinstance(at.app.screen, GameOver)
        said = at.text()
    assert match.state.is_over
    loaded = load(file)
    record, s = loaded.record, loaded.state
    assert record.choices == match.record.choices
    assert s.to_json() == match.state.to_json()
    for name in at.table.sitting.names:
        assert name in said


async def test_the_expansion_can_be_played_at_the_same_table(tmp_path: Path) -> None:
    options = {"wizards": "random", "modules": "moonstruck_market"}
    match, bots = new_match(seats=2, seed=4, options=options)
    async with table_of(match, bots, tmp_path / "game.hex") as at:
        await play_on(at, 16)
        assert "moon" in at.text()
        assert match.ply >= 16
    assert load(tmp_path / "game.hex").record.choices == match.record.choices


async def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    match, bots = new_match(seed=5)
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await play_on(at, 6)
        before = (at.drawn, at.table.prompt.sentence)
        await at.press("q")
        await at.press("y")
        assert not at.app.is_running
    loaded = load(file)
    record, s = loaded.record, loaded.state
    game = game_of(record)
    again = Match.of_record(record)
    assert again.state.to_json() == match.state.to_json() == s.to_json()
    async with table_of(again, bots_of(game, record), file) as at:
        assert (at.drawn, at.table.prompt.sentence) == before
        assert before[1][:30] in at.text()
