"""What somebody has installed besides breaks neither a screen, nor a list, nor the tests."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hexmonger.kernel.game import boxes
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.new_table import NewTable
from hexmonger.terminal.start import StartScreen
from tests.extras import install
from tests.terminal.tables import COMPACT, text_of

ROOT: Final = Path(__file__).parent.parent
# The tests that list what is installed, or count on what is listed first.
LISTING: Final = (
    "tests/cli/test_app.py::test_games_and_bots_are_listed",
    "tests/cli/test_bad_input.py::TestRecords::test_a_game_nobody_has",
    "tests/cli/test_bad_input.py::TestEditions",
    "tests/cli/test_rules.py::test_without_a_game_every_game_is_shown",
    "tests/cli/test_rules.py::test_a_game_begins_with_what_it_is_about_and_ends_with_its_sections",
    "tests/games/arcane_alley/moonstruck_market/test_module.py",
    "tests/kernel/test_plugin.py",
    "tests/playthroughs/test_playthroughs.py::test_every_game_has_a_playthrough",
    "tests/terminal/test_new_table.py::test_players_bots_people_and_wizards_can_be_set_with_keys",
    "tests/terminal/test_new_table.py::test_the_expansion_brings_its_wizards_and_recipes",
)


@pytest.fixture
def _extras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package of extras, some of which can't be loaded, for the time of a test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.syspath_prepend(install(tmp_path))
    yield
    sys.modules.pop("somebodys_extras", None)


def test_the_tests_that_list_things_pass_with_extras_installed(tmp_path: Path) -> None:
    known = [str(install(tmp_path)), *filter(None, [os.environ.get("PYTHONPATH")])]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *LISTING],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(known)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.usefixtures("_extras")
def test_what_can_not_be_loaded_is_left_out() -> None:
    assert {"a_higher", "arcane_alley"} <= set(boxes())
    assert "zz_gone" not in boxes()
    box = boxes()["arcane_alley"]
    titles = box.modules()
    assert {"a_night", "moonstruck_market"} <= set(titles)
    assert "zz_gone" not in titles
    assert box.choices({})["modules"]["a_night"] == titles["a_night"] == "A Night"


@pytest.mark.usefixtures("_extras")
async def test_the_start_screen_offers_what_can_be_played() -> None:
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert "A Night" in [stall.title for stall in app.screen.market.stalls]
        await pilot.press("n")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewTable)
        screen.option("modules").focus()
        await pilot.press("right")
        await pilot.pause()
        assert "A Night" in text_of(app)
        assert "zz_gone" not in screen.option("modules").values


@pytest.mark.usefixtures("_extras")
@pytest.mark.parametrize("words", [["games"], ["bots"], ["rules"], ["recipes"], ["rules", "higher"]])
def test_the_command_line_lists_them(words: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path[:1], os.environ.get("PYTHONPATH", "")])}
    run = subprocess.run(
        [sys.executable, "-m", "hexmonger.cli", *words], env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    if words == ["games"]:
        assert "a_higher  [bold]Higher, 2 to 3 players" in run.stdout
        assert "the game 'zz_gone' can't be loaded" in run.stdout.replace("\n", " ")
    if words == ["bots"]:
        assert "Breaks down at its third answer." in run.stdout
