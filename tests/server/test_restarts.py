"""What goes on when a server has started again, and rooms that are there as long as somebody has them."""

from pathlib import Path

from tests.server.doors import Door, opened
from tests.server.test_retries import Slow


async def test_bots_go_on_as_soon_as_somebody_comes_back(tmp_path: Path) -> None:
    """Nobody waits for the clock, which has many tables to look at."""
    path = tmp_path / "tables.db"
    async with opened(path, Slow()) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        heard = await door.listen(table, ada, 0)
        while (await door.match(table)).state.ask_of(0) is not None:
            await door.choose(table, heard)
    async with opened(path) as door:
        heard = await door.listen(table, ada, 0)
        await door.settled(table)
        match = await door.match(table)
        assert match.state.is_over or match.state.ask_of(0) is not None


async def test_a_table_has_one_room_as_long_as_somebody_has_it(door: Door) -> None:
    table = await door.lay(await door.somebody("Ada"))
    room = door.house.room(table)
    assert door.house.room(table) is room
    assert len(door.house) == 1
    del room
    assert len(door.house) == 0
