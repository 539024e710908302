"""What is said again with the same ticket counts once, whatever has become of the server meanwhile."""

import asyncio
from pathlib import Path

import pytest

from hexmonger.kernel.commitment import seal
from hexmonger.server.thought import Answer, Thought
from tests.server.doors import Door, Here, Somebody, opened

WORDS = "a well in the rain"


class Slow(Here):
    """Bots that never come to an end."""

    async def answer(self, thought: Thought) -> Answer:
        await asyncio.Event().wait()
        return Answer(thought.allowed[0], thought.bot)


async def entries_of(door: Door, table: str) -> int:
    """Return how many entries a table has."""
    async with door.house.hall.at(table) as live:
        return live.table.number


async def said_again(path: Path, table: str, ada: Somebody, say: str, **about: object) -> None:
    """Check that something, said again to another server, is done already."""
    async with opened(path, Slow()) as door:
        before = await entries_of(door, table)
        answer = await door.say(table, await door.listen(table, ada, 0), say, ticket="once", **about)
        assert answer["say"] == "done", answer
        assert await entries_of(door, table) == before


@pytest.mark.parametrize("is_for_good", [False, True])
async def test_one_leaves_once(tmp_path: Path, is_for_good: bool) -> None:
    path = tmp_path / "tables.db"
    async with opened(path, Slow()) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        heard = await door.listen(table, ada, 0)
        await door.say(table, heard, "leave", ticket="once", is_for_good=is_for_good)
    await said_again(path, table, ada, "leave", is_for_good=is_for_good)


async def test_one_comes_back_and_deputes_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path, Slow()) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        heard = await door.listen(table, ada, 0)
        await door.say(table, heard, "leave")
        await door.say(table, heard, "come_back", ticket="once")
    await said_again(path, table, ada, "come_back")
    async with opened(path, Slow()) as door:
        heard = await door.listen(table, ada, 0)
        await door.say(table, heard, "deputy", ticket="first", bot="uniform")
        await door.say(table, heard, "deputy", bot="greedy")
    async with opened(path, Slow()) as door:
        heard = await door.listen(table, ada, 0)
        await door.say(table, heard, "deputy", ticket="first", bot="uniform")
        assert heard.last("table")["table"]["seats"][0]["deputy"] == "greedy"


async def test_a_table_goes_back_beyond_the_wall_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        heard = await door.listen(table, ada, 0)
        for _ in range(8):
            await door.settled(table)
            await door.choose(table, heard)
        await door.settled(table)
        await door.say(table, heard, "ask", ticket="once", what="undo")
        ply = (await door.match(table)).ply
    await said_again(path, table, ada, "ask", what="undo")
    async with opened(path, Slow()) as door:
        assert (await door.match(table)).ply == ply


async def test_words_are_committed_to_and_opened_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path, Slow()) as door:
        ada = await door.somebody("Ada")
        table = await door.lay(ada)
        for bot in ("", "uniform"):
            await door.sit(table, ada, bot=bot)
        heard = await door.listen(table, ada, 0)
        sealed = seal(heard.last("table")["table"]["commitment"], 0, WORDS)
        await door.say(table, heard, "seal", ticket="once", seal=sealed)
    await said_again(path, table, ada, "seal", seal=sealed)
    async with opened(path, Slow()) as door:
        heard = await door.listen(table, ada, 0)
        await door.ask("POST", f"/api/tables/{table}/start", ada)
        await door.say(table, heard, "open", ticket="opened", words=WORDS)
        assert heard.last("table")["table"]["state"] == "playing"
    async with opened(path, Slow()) as door:
        heard = await door.listen(table, ada, 0)
        again = await door.say(table, heard, "open", ticket="opened", words=WORDS)
        assert again["say"] == "done", again


async def test_a_line_of_the_chat_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        heard = await door.listen(table, ada, 0)
        watcher = await door.listen(table, ada)
        for listener in (heard, watcher):
            await door.say(table, listener, "chat", ticket="once", text="Hello")
    async with opened(path) as door:
        heard, watcher = await door.listen(table, ada, 0), await door.listen(table, ada)
        for listener in (heard, watcher):
            again = await door.say(table, listener, "chat", ticket="once", text="Hello")
            assert again["say"] == "done"
        for chat in ("table", "watchers"):
            assert len(await door.house.people.kept.lines(table, chat)) == 1
        other = await door.say(table, heard, "chat", ticket="once", text="Good bye")
        assert "something else" in other["text"]
        await door.say(table, heard, "chat", ticket="twice", text="Hello")
        assert len(await door.house.people.kept.lines(table, "table")) == 2


async def test_a_ticket_of_another_message_is_refused(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.begun(ada, bots=1)
    await door.settled(table)
    heard = await door.listen(table, ada, 0)
    update = heard.last("update")
    first, other, *_ = [answer["choice"] for answer in update["view"]["question"]["answers"]]
    said = {"question": update["question"], "ticket": "once"}
    assert (await door.say(table, heard, "choose", choice=first, **said))["say"] == "done"
    for refused in (
        await door.say(table, heard, "choose", choice=other, **said),
        await door.say(table, heard, "take_back", ticket="once"),
    ):
        assert "something else" in refused["text"]
    assert (await door.say(table, heard, "choose", choice=first, **said))["say"] == "done"


async def test_something_that_waits_for_others_is_asked_for_once(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    heard = await door.listen(table, ada, 0)
    await door.listen(table, bo, 1)
    for _ in range(2):
        assert (await door.say(table, heard, "ask", ticket="once", what="end"))["say"] == "done"
    assert len(heard.last("table")["table"]["requests"]) == 1


async def test_nobody_agrees_to_what_was_asked_for_after_a_restart(tmp_path: Path) -> None:
    """Whoever has agreed to one thing, and says so again later, has not agreed to another."""
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
        table = await door.begun(ada, bo)
    numbers: set[int] = set()
    for _ in range(2):
        async with opened(path) as door:
            heard = await door.listen(table, ada, 0)
            await door.say(table, heard, "ask", what="end")
            numbers.add(heard.last("table")["table"]["requests"][0]["number"])
    assert len(numbers) == 2
