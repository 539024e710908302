"""Tables are picked up as they were put down, whatever happened in between."""

import asyncio

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.hall import BOOKMARK_EVERY, Hall, Unknown
from hexmonger.server.store import NotStored, bookmark_kept
from tests.server.tables import KINDS, begun, match_of, play_on, written


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_is_picked_up_as_it_was_put_down(hall: Hall, kind: str) -> None:
    name = await begun(hall, kind)
    source = Source(4)
    for _ in range(12):
        await play_on(hall, name, source, 15)
        async with hall.at(name) as live:
            before = written(live)
        assert hall.put_down(0) == 1
        async with hall.at(name) as live:
            assert written(live) == before


@pytest.mark.parametrize("kind", KINDS)
async def test_from_a_bookmark_or_from_the_beginning_it_is_the_same_table(hall: Hall, kind: str) -> None:
    name = await begun(hall, kind)
    await play_on(hall, name, Source(6), 3 * BOOKMARK_EVERY)
    hall.put_down(0)
    async with hall.at(name) as live:
        match = match_of(live)
        assert match.plies.first > 0, "there is a bookmark"
        before = written(live)
        readers = range(-1, match.game.seats)
        heard = {reader: match.stream(reader).since(match.stream(reader).first) for reader in readers}
        firsts = {reader: match.stream(reader).first for reader in readers}
        whole = await hall.whole(live)
        assert whole.match is not None
        assert whole.match.plies.first == 0
        assert written(live) == before
        for reader in readers:
            assert whole.match.stream(reader).since(firsts[reader]) == heard[reader]


async def test_what_could_not_be_stored_has_not_happened(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await begun(hall, "arcane_alley")
    await play_on(hall, name, Source(1), 10)
    async with hall.at(name) as live:
        before = written(live)

    async def fails(*_: object) -> None:
        raise NotStored("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(hall.store, "append", fails)
        with pytest.raises(NotStored):
            await play_on(hall, name, Source(2), 1)
    async with hall.at(name) as live:
        assert written(live) == before
    await play_on(hall, name, Source(2), 1)


async def test_of_two_who_answer_at_once_one_is_refused(hall: Hall) -> None:
    name = await begun(hall, "arcane_alley")

    async def answer() -> None:
        async with hall.at(name) as live:
            match = match_of(live)
            ask = match.state.asks[0]
            await hall.do(live, [live.table.choose(asked, choice, 1)])
            assert ask.seat == asked

    async with hall.at(name) as live:
        asked, choice = match_of(live).state.asks[0].seat, match_of(live).state.asks[0].options[0]
    results = await asyncio.gather(answer(), answer(), return_exceptions=True)
    assert [isinstance(result, Trouble) for result in results] == [False, True]


async def test_there_is_no_table_of_any_other_name(hall: Hall) -> None:
    for name in ("", "nowhere", "../tables.db", "' OR 1=1 --"):
        with pytest.raises(Unknown, match="there is no table"):
            async with hall.at(name):
                pass
    assert len(hall) == 0


async def test_many_who_ask_for_a_table_at_once_get_the_same(hall: Hall) -> None:
    name = await begun(hall, "merchants_of_magick")
    hall.put_down(0)

    async def look() -> int:
        async with hall.at(name) as live:
            return id(live.table)

    assert len(set(await asyncio.gather(*(look() for _ in range(20))))) == 1
    assert len(hall) == 1


async def test_a_bookmark_that_can_not_be_read_is_done_without(hall: Hall) -> None:
    name = await begun(hall, "arcane_alley")
    await play_on(hall, name, Source(6), 2 * BOOKMARK_EVERY)
    async with hall.at(name) as live:
        before, number = written(live), live.table.number
    await hall.store.keep(bookmark_kept(name, number, '{"ply": "nonsense"}'))
    hall.put_down(0)
    async with hall.at(name) as live:
        assert written(live) == before


async def test_whoever_waited_for_a_table_that_could_not_be_stored_finds_it_as_it_was(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await begun(hall, "arcane_alley")
    async with hall.at(name) as live:
        before = written(live)
    storing, failing = asyncio.Event(), asyncio.Event()

    async def fails(*_: object) -> None:
        storing.set()
        await failing.wait()
        raise NotStored("the disk is full")

    monkeypatch.setattr(hall.store, "append", fails)
    playing = asyncio.create_task(play_on(hall, name, Source(2), 1))
    await storing.wait()

    async def look() -> tuple[object, ...]:
        async with hall.at(name) as live:
            return written(live)

    waiting = asyncio.create_task(look())
    await asyncio.sleep(0)
    failing.set()
    assert await waiting == before
    with pytest.raises(NotStored):
        await playing


async def test_a_game_of_other_rules_is_over_if_it_was(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await begun(hall, "arcane_alley")
    await play_on(hall, name, Source(3), 10_000)
    async with hall.at(name) as live:
        assert live.table.state == "over"
        text = live.table.text(["a", "b", "c"])
    hall.put_down(0)
    monkeypatch.setattr(find_box("arcane_alley"), "number", 99)
    async with hall.at(name) as live:
        assert live.table.state == "over"
        assert "rules 99" in live.table.trouble
        assert live.table.text(["a", "b", "c"]).splitlines()[:5] == text.splitlines()[:5]
