"""The form for a new table sets up Merchants of Magick too, from a game alone to eight players."""

from pathlib import Path

import pytest

from hexmonger.saves import kept, load
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.merchants_of_magick.table import MagickTable
from hexmonger.terminal.new_table import NewTable
from hexmonger.terminal.start import StartScreen
from tests.terminal.tables import COMPACT, PATIENCE, text_of


async def test_the_game_is_chosen_and_with_it_what_can_be_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("n")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewTable)
        assert "Wizards" in text_of(app)
        screen.which.focus()
        await pilot.press("right")
        await pilot.pause()
        assert screen.box.name == "merchants_of_magick"
        assert screen.players.values == [str(count) for count in range(1, 9)]
        assert "Wizards" not in text_of(app)
        assert "Expansion" not in text_of(app)
        screen.players.focus()
        while screen.players.value != "1":
            await pilot.press("left")
        assert [row.display for row in screen.rows] == [True, *[False] * 7]
        await pilot.press("enter", "enter")
        for _ in range(PATIENCE):
            if isinstance(app.screen, MagickTable):
                break
            await pilot.pause()
        assert isinstance(app.screen, MagickTable), text_of(app)
        assert app.screen.sitting.names == ("Ada",)
    record = load(kept()[0]).record
    assert (record.game, record.players, record.setup.options) == ("merchants_of_magick", ["Ada"], {})
