"""The table of Merchants of Magick in windows of every size, for one to eight players."""

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.terminal.merchants_of_magick.layout import layout_for
from hexmonger.terminal.merchants_of_magick.marks import HATCH
from tests.terminal.merchants_of_magick.tables import GAME, new_match, table_of
from tests.terminal.tables import COMPACT, ROOMY

LARGE = (200, 60)


@pytest.mark.parametrize(
    ("size", "seats"),
    [
        (COMPACT, 1),
        (COMPACT, 8),
        ((100, 30), 3),
        ((118, 36), 2),
        (ROOMY, 1),
        (ROOMY, 2),
        (ROOMY, 8),
        (LARGE, 4),
    ],
)
async def test_everything_fits_into_every_window(size: tuple[int, int], seats: int) -> None:
    match, bots = new_match(seats=seats)
    async with table_of(match, bots, size=size) as at:
        said = at.text()
        assert at.question == "die"
        assert "▦ Commit round 1" in said
        table = at.table
        for area in (table.dice, table.sheet, table.belt, table.top_bar):
            width, height = area.content_size
            assert area.regions()
            for cell in area.regions():
                assert cell.x >= 0
                assert cell.right <= width
                assert cell.bottom <= height
        for row in at.desk.book.rows:
            assert row.name[:13] in said or all(word in said for word in row.name.split())
        for name, _ in at.desk.score():
            assert name[:6] in said
        assert "Total" in said
        assert table.keys.region.bottom == size[1]
        sheet = table.sheet.region
        assert sheet.bottom == table.belt.region.y, "the sheet has all the room there is"
        await at.press("v")
        assert "Steel" in at.text()


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
async def test_nothing_is_cut_in_the_smallest_window(seats: int) -> None:
    match, bots = new_match(seats=seats, seed=seats)
    async with table_of(match, bots) as at:
        for _ in range(3):
            assert "…" not in at.text()
            for order in at.desk.orders(at.desk.line):
                first = order.rows[0].brief
                assert f"○{first}" in at.text() or f"✓{first}" in at.text()
            await at.press("enter", "c")
            assert at.question == "circle", "a die waits for its circle"
            await at.press("enter", "c")


async def test_a_large_window_has_room_to_draw_every_circle() -> None:
    match, bots = new_match(seats=3, seed=2)
    async with table_of(match, bots, size=LARGE) as at:
        assert layout_for(at.desk.book, *at.table.sheet.content_size).is_drawn
        assert "╭───╮" in at.text()
        await at.press("enter")
        assert "╔═══╗" in at.text()
        assert "┏━━━┓" in at.text()
        await at.press("enter")
        assert HATCH * 5 in at.text()
        await at.press("c")
        assert "▐ ✓ ▌" in at.text()
        await at.click(at.table.dice, at.table.dice.cursor)
        assert at.table.answers is not None
        await at.click(at.table.sheet, min(spot.place for spot in at.table.answers.at))
        assert at.desk.pencilled()


async def test_four_orders_of_a_neighbour_and_what_becomes_of_them_are_all_there() -> None:
    match, bots = new_match(seats=2)
    async with table_of(match, bots, size=ROOMY) as at:
        belt = at.text().splitlines()[at.table.belt.region.y :]
        for order in at.desk.orders(at.desk.of(1).line):
            assert any(order.fitted(20) in line for line in belt)
        assert any("the first comes" in line for line in belt)


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
        while match.drawn(0).figures["round"] < 4 or len(match.drawn(0).asked) > 1:
            # Seat 1 answers last, when the others' rounds are closed and sealed.
            ask = match.state.asks[-1]
            match.choose(source.pick(ask.options), ask.seat)
        if chance:
            view = match.view(0)
            match.state = GAME.imagine(view, chance)
            assert match.view(0).to_json() == view.to_json()
        async with table_of(match, new_match(seats=3)[1], size=ROOMY) as at:
            assert at.is_told
            pages = [at.text()]
            await at.press("escape")
            pages.append(at.text())
            await at.press("v")
            pages.append(at.text())
            await at.press("right")
            pages.append(at.text())
            shown.append(pages)
    assert shown[0] == shown[1]
