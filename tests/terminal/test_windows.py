"""Windows of every size, leaving, saving and the pace of bots."""

from pathlib import Path

import pytest
from rich.color import ColorSystem
from rich.text import Text

from hexmonger.kernel.chance import below, following, seeded
from hexmonger.saves import Save, load
from hexmonger.terminal import doors
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.card import PATTERNS
from hexmonger.terminal.pages import Leaving
from hexmonger.terminal.table import PACES
from tests.terminal.tables import COMPACT, ROOMY, new_match, plain, table_of

ORNAMENTS = set("".join(PATTERNS.values()))
"""What a type's window is patterned with, besides its letters."""


@pytest.mark.parametrize("size", [COMPACT, (100, 30), ROOMY, (170, 56)])
@pytest.mark.parametrize("seats", [2, 6])
async def test_everybody_fits_into_every_window(size: tuple[int, int], seats: int) -> None:
    match, bots = new_match(seats=seats, options={"wizards": "random"})
    async with table_of(match, bots, size=size) as at:
        said = at.text()
        for name in at.table.sitting.names[1:]:
            assert name in said
        assert at.table.prompt.sentence in said
        assert at.table.has_class("-compact") == (size in (COMPACT, (100, 30)))
        for area in (at.table.storehouse, at.table.opponents):
            width, height = area.content_size
            for cell in area.regions():
                assert cell.x >= 0
                assert cell.right <= width
                assert cell.bottom <= height
        assert at.table.keys.region.bottom == size[1]


@pytest.mark.parametrize("seats", [2, 4, 6])
async def test_on_the_smallest_table_nothing_runs_out_of_its_area(seats: int) -> None:
    """Whatever is asked, list, stash and preview stand within the window, and the preview is whole."""
    options = {"wizards": "random", "modules": "moonstruck_market"}
    match, bots = new_match(seats=seats, options=options, seed=8)
    chance = seeded(3)
    async with table_of(match, bots) as at:
        for _ in range(40):
            if not at.table.is_active:
                await at.press("enter")
                continue
            for widget in (at.table.choices, at.table.stash, at.table.piles, at.table.preview):
                if widget.display:
                    assert widget.region.bottom <= at.table.keys.region.y
            preview = at.table.preview
            lines = Text(plain(preview)).wrap(at.app.console, preview.content_size.width)
            assert len(lines) <= preview.content_size.height, plain(preview)
            assert "…" not in at.text().splitlines()[0], "the top line is cut"
            chance = following(chance)
            at.table.answer(at.view.options[below(chance, len(at.view.options))])
            await at.settle()


async def test_a_card_that_is_too_long_for_the_closer_look_says_so() -> None:
    match, bots = new_match()
    async with table_of(match, bots, size=ROOMY) as at:
        for item in at.table.items.values():
            at.table.details.show_item(item)
            width, height = at.table.details.content_size
            said = plain(at.table.details)
            assert len(Text(said).wrap(at.app.console, width)) <= height
            words = " ".join(said.replace("\n", " ").split())
            whole = all(sentence.words.split()[-1] in words for sentence in item.sentences)
            assert whole or "i opens the rest" in words


@pytest.mark.parametrize("size", [COMPACT, ROOMY, (200, 60)])
async def test_sixteen_colours_hide_nothing(size: tuple[int, int]) -> None:
    """What is drawn in one colour on another is still seen where a terminal has but sixteen."""
    options = {"wizards": "random", "modules": "moonstruck_market"}
    match, bots = new_match(seats=4, options=options)
    async with table_of(match, bots, size=size) as at:
        await at.press("1", "2")
        for area in (at.table.opponents, at.table.storehouse, at.table.stash, at.table.piles):
            for y in range(area.content_size.height):
                for text, style, _ in area.render_line(y):
                    if not text.strip() or style is None or style.color is None or style.bgcolor is None:
                        continue
                    ink = style.color.downgrade(ColorSystem.STANDARD)
                    ground = style.bgcolor.downgrade(ColorSystem.STANDARD)
                    assert ink.number != ground.number or set(text) <= ORNAMENTS, (area, text, style)


async def test_a_window_may_grow_and_shrink_while_playing() -> None:
    match, bots = new_match(seats=4)
    async with table_of(match, bots, size=ROOMY) as at:
        assert "Gold to 50" in at.text()
        await at.pilot.resize_terminal(*COMPACT)
        await at.pilot.pause()
        assert "Gold to 50" not in at.text()
        assert at.table.prompt.sentence in at.text()
        await at.pilot.resize_terminal(50, 12)
        await at.pilot.pause()
        said = " ".join(at.text().split())
        assert said == "The table needs 80×24 characters, and this window has 50×12."
        await at.pilot.resize_terminal(*ROOMY)
        await at.pilot.pause()
        assert "Gold to 50" in at.text()
        await at.press("1")
        assert match.ply > 0


async def test_ctrl_c_leaves_at_once_with_every_choice_saved(tmp_path: Path) -> None:
    match, bots = new_match()
    file = tmp_path / "game.hex"
    async with table_of(match, bots, file) as at:
        await at.press("1", "2")
        await at.pilot.press("ctrl+c")
        await at.until(lambda: not at.app.is_running)
        assert at.app.is_interrupted
    assert load(file).record.choices == match.record.choices


def test_ctrl_c_is_passed_on_to_whoever_opened_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(terminal: Terminal) -> None:
        terminal.is_interrupted = True

    monkeypatch.setattr(Terminal, "run", interrupted)
    match, bots = new_match()
    assert doors.play_table(match, bots, Save(Path("nowhere.hex"))).is_interrupted


async def test_leaving_asks_first(tmp_path: Path) -> None:
    match, bots = new_match()
    async with table_of(match, bots, tmp_path / "game.hex") as at:
        await at.press("q")
        assert isinstance(at.app.screen, Leaving)
        assert "The game is saved and can be resumed." in at.text()
        await at.press("n")
        assert at.table.is_active
        await at.press("q")
        await at.pilot.press("enter")
        await at.until(lambda: not at.app.is_running)


async def test_a_game_that_can_not_be_saved_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexmonger.saves.gettempdir", lambda: str(tmp_path))
    match, bots = new_match()
    file = tmp_path / "not" / "there" / "game.hex"
    async with table_of(match, bots, file, size=ROOMY) as at:
        await at.press("1")
        assert match.ply > 0
        await at.sees("Not saved: game.hex: can't be written")
        await at.press("q")
        await at.sees("The game is not saved.", "can't be written (No such file or directory)")
        await at.press("y")
        parting = doors._parting(at.app, None, at.table.sitting)
    assert "game.hex: can't be written" in str(parting.unsaved)
    assert parting.is_kept
    assert parting.path is not None
    assert parting.path.parent == tmp_path, "where there is room"
    assert load(parting.path).record == match.record


async def test_bots_take_their_time_and_can_be_hurried() -> None:
    match, bots = new_match(seats=4, seed=2)
    async with table_of(match, bots, pace=len(PACES) - 1) as at:
        await at.until(lambda: at.table.scene is not None)
        scene = at.table.scene
        assert scene is not None
        assert scene.asked in at.table.sitting.bots, "with this seed a bot begins"
        assert "is choosing" in at.text()
        assert match.ply == 0
        await at.pilot.press("minus")
        await at.sees("Bots take 3 seconds for a choice.")
        await at.pilot.press("plus")
        await at.sees("Bots take 1.5 seconds for a choice.")
        await at.pilot.press("space")
        await at.settle()
        assert at.question == "reveal"
        assert match.ply > 0


async def test_bots_wait_while_somebody_reads_a_page() -> None:
    match, bots = new_match(seats=4, seed=2)
    async with table_of(match, bots, pace=1) as at:
        await at.pilot.press("question_mark")
        await at.until(lambda: not at.table.is_active)
        ply = match.ply
        at.table.go_on()
        at.table.bot_chooses()
        assert match.ply == ply
        await at.pilot.press("escape")
        await at.settle()
        assert match.ply > ply
