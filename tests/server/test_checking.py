"""Whatever can happen at a table is checked, and holds."""

import json
from pathlib import Path

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.server.checking import Broken, check
from hexmonger.server.hall import BOOKMARK_EVERY, Hall
from hexmonger.server.shelf import shelf_of
from hexmonger.server.store import open_store
from tests.server.doors import SHORT, opened
from tests.server.tables import KINDS, begun, play_on


async def test_undo_beyond_the_wall_and_who_comes_and_goes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
        table = await door.begun(ada, bo, bots=1, terms={"hints": True})
        heard = [await door.listen(table, who, seat) for seat, who in enumerate((ada, bo))]
        asked = 0
        for turn in range(6):
            await door.settled(table)
            asked = (await door.match(table)).state.asks[0].seat
            await door.say(table, heard[asked], "hint", question=heard[asked].last("update")["question"])
            await door.choose(table, heard[asked], turn)
        assert (await door.say(table, heard[asked], "ask", what="undo"))["say"] == "done"
        number = heard[0].last("table")["table"]["requests"][0]["number"]
        agreed = await door.say(table, heard[1 - asked], "agree", number=number, is_yes=True)
        assert agreed["say"] == "done"
        await door.say(table, heard[0], "deputy", bot="uniform")
        await door.say(table, heard[0], "leave")
        await door.say(table, heard[0], "come_back")
        await door.say(table, heard[1], "leave", is_for_good=True)
        await door.settled(table)
    with shelf_of(path) as shelf:
        kinds = {json.loads(body)["entry"] for _, body in shelf.table(table).bodies}
        assert {"WentBack", "Hinted", "Deputed", "StoodIn", "Returned"} <= kinds
        assert check(shelf.table(table)) == "playing"


@pytest.mark.parametrize("kind", KINDS)
async def test_games_of_every_kind_with_bookmarks_to_their_end(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.db"
    store = await open_store(path)
    hall = Hall(store)
    name = await begun(hall, kind)
    await play_on(hall, name, Source(3), BOOKMARK_EVERY + 30)
    with shelf_of(path) as shelf:
        assert check(shelf.table(name)) == "playing"
    hall.put_down(0)
    await play_on(hall, name, Source(4), 10_000)
    await store.close()
    with shelf_of(path) as shelf:
        assert shelf.table(name).bookmark is not None
        assert check(shelf.table(name)) == "over"


async def test_a_game_that_begins_at_a_position_and_one_that_goes_on_from_a_record(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    game = find_box("arcane_alley").open(Setup(2, SHORT))
    match = Match(game, 5, ["Ada", "Bo"])
    source = Source(1)
    for _ in range(12):
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    async with opened(path) as door:
        ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
        names = [
            await door.begun(ada, bo, position=json.dumps(game.write_json(match.state))),
            await door.begun(ada, bo, record=match.record.to_text()),
        ]
        for table in names:
            heard = [await door.listen(table, who, seat) for seat, who in enumerate((ada, bo))]
            while asks := (await door.match(table)).state.asks:
                assert (await door.choose(table, heard[asks[0].seat], 1))["say"] == "done"
    with shelf_of(path) as shelf:
        assert [check(shelf.table(name)) for name in names] == ["over", "over"]


async def test_what_nobody_can_read_is_broken_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        table = await door.lay(await door.somebody("Ada"))
    with shelf_of(path) as shelf:
        shelved = shelf.table(table)
    (first,) = shelved.bodies
    odd = {"bodies": (first, (1, '{"entry":"Chose","seat":0,"choice":1,"key":"x"}'))}
    with pytest.raises(Broken, match=r"its entry 2 \(Chose\) can't be done: this table is waiting"):
        check(type(shelved)(**{**vars(shelved), **odd}))
    none = {"bodies": ((0, '{"entry":"Left","seat":9}'),)}
    with pytest.raises(Broken, match="does not begin with being made"):
        check(type(shelved)(**{**vars(shelved), **none}))
    far = {"bodies": (first, (1, '{"entry":"Left","seat":9}'))}
    with pytest.raises(Broken, match=r"it can't be played \(IndexError\)"):
        check(type(shelved)(**{**vars(shelved), **far}))
