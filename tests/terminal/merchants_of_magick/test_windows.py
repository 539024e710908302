"""The table of Merchants of Magick in windows of every size, for one to eight players."""

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.terminal.merchants_of_magick.tally import score_lines
from tests.terminal.merchants_of_magick.tables import GAME, new_match, table_of
from tests.terminal.tables import COMPACT, ROOMY


@pytest.mark.parametrize(
    ("size", "seats"), [(COMPACT, 1), (COMPACT, 8), (ROOMY, 1), (ROOMY, 2), (ROOMY, 8), ((170, 56), 4)]
)
async def test_everything_fits_into_every_window(size: tuple[int, int], seats: int) -> None:
    match, bots = new_match(seats=seats)
    async with table_of(match, bots, size=size) as at:
        said = at.text()
        assert "Choose a die for your first result" in said
        assert "▦ Commit round 1" in said
        table = at.table
        for area in (table.dice, table.sheet, table.belt, table.top_bar):
            width, height = area.content_size
            assert area.regions()
            for cell in area.regions():
                assert cell.x >= 0
                assert cell.right <= width
                assert cell.bottom <= height
        for name, _ in score_lines(at.view, 0):
            assert name[:6] in said
        assert "Total" in said
        assert table.keys.region.bottom == size[1]
        await at.press("v")
        assert "Steel" in at.text()


async def test_a_window_may_grow_and_shrink_while_playing() -> None:
    match, bots = new_match(seats=2)
    async with table_of(match, bots, size=ROOMY) as at:
        assert "Your workshop" in at.text()
        await at.pilot.resize_terminal(*COMPACT)
        await at.pilot.pause()
        assert "Your workshop" not in at.text()
        assert "Extra dice" in at.text()
        await at.press("1")
        assert at.question == "circle"


async def test_a_table_shows_the_same_whatever_is_dealt_where_the_seat_can_not_see() -> None:
    shown = []
    for chance in (0, 5):
        match, _ = new_match(seats=3, people=1)
        source = Source(4)
        while match.view(0).round < 4 or len(match.view(0).asked) > 1:  # type: ignore[attr-defined]
            # Seat 1 answers last, when the others' rounds are closed and sealed.
            ask = match.state.asks[-1]
            match.choose(source.pick(ask.options), ask.seat)
        if chance:
            view = match.view(0)
            match.state = GAME.imagine(view, chance)
            assert match.view(0).to_json() == view.to_json()
        async with table_of(match, new_match(seats=3)[1], size=ROOMY) as at:
            pages = [at.text()]
            await at.press("v")
            pages.append(at.text())
            await at.press("right")
            pages.append(at.text())
            shown.append(pages)
    assert shown[0] == shown[1]
