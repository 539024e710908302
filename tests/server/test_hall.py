"""Tables are picked up as they were put down, whatever happened in between."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.entries import Chose
from hexmonger.server.hall import BOOKMARK_EVERY, Hall, Unknown
from hexmonger.server.store import NotStored, open_store
from tests.server.tables import KINDS, begun, match_of, play_on, written

CHILD = """
import asyncio, sys
from pathlib import Path
from hexmonger.kernel.chance import Source
from hexmonger.server.hall import Hall
from hexmonger.server.store import open_store
from tests.server.tables import begun, match_of

async def main():
    hall = Hall(await open_store(Path(sys.argv[1])))
    name = sys.argv[3] if len(sys.argv) > 3 else await begun(hall, sys.argv[2])
    print("table", name, flush=True)
    source = Source(3)
    while True:
        async with hall.at(name) as live:
            match = match_of(live)
            if not match.state.asks:
                break
            ask = match.state.asks[0]
            choice = ask.options[(7 * match.ply + 3) % len(ask.options)]
            await hall.do(live, [live.table.choose(ask.seat, choice)])
            print("told", match.ply, ask.seat, choice, flush=True)
    print("over", flush=True)

asyncio.run(main())
"""


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
    await hall.store.mark(name, number, '{"ply": "nonsense"}')
    hall.put_down(0)
    async with hall.at(name) as live:
        assert written(live) == before


@pytest.mark.parametrize("kind", ["arcane_alley", "merchants_of_magick"])
async def test_a_game_goes_on_through_kills_and_ends_as_if_undisturbed(tmp_path: Path, kind: str) -> None:
    """The program is killed again and again while it plays; nothing it told is lost, nothing stands twice."""
    path = tmp_path / "tables.db"
    table: list[str] = []
    told: dict[int, tuple[int, int]] = {}
    kills = 0
    while True:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CHILD, str(path), kind, *table, stdout=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        heard = 0
        is_over = False
        async for line in child.stdout:
            word, *rest = line.decode().split()
            if word == "table":
                table = rest
            elif word == "told":
                ply, seat, choice = map(int, rest)
                assert told.setdefault(ply, (seat, choice)) == (seat, choice)
                heard += 1
                if heard == 11 + 15 * kills:
                    os.kill(child.pid, signal.SIGKILL)
                    kills += 1
                    break
            is_over = word == "over"
        await child.wait()
        if is_over:
            break
    assert kills > 2
    store = await open_store(path)
    kept = await store.load(table[0])
    assert kept is not None
    made = [(entry.seat, entry.choice) for entry in kept.entries if isinstance(entry, Chose)]
    assert {ply: made[ply - 1] for ply in told} == told
    hall = Hall(store)
    async with hall.at(table[0]) as live:
        whole = await hall.whole(live)
        assert whole.match is not None
        assert whole.match.state.is_over
        assert whole.match.record.choices == made
    await store.close()


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
