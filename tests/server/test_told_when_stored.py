"""Every connection of a server waits for the disk, and nobody hears of anything before it is stored."""

import asyncio
import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger.server.door.socket import Socket
from hexmonger.server.outbox import Outbox
from hexmonger.server.room import Listener, Room
from hexmonger.server.store import Write
from hexmonger.server.store.statements import Do
from hexmonger.server.store.writer import Writer
from tests.server.at_the_door import PATIENCE, Door, Message, Talk, opened
from tests.server.doors import Here

FULL: Final = 2

Act = Callable[[], Awaitable[Any]]


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Count the connections that are opened from now on, and every commit by how it waits for the disk."""
    commits: Counter[int] = Counter()

    class Seen(sqlite3.Connection):
        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            commits[-1] += 1

        def commit(self) -> None:
            commits[self.execute("PRAGMA synchronous").fetchone()[0]] += 1
            super().commit()

    real = sqlite3.connect

    def connect(*given: Any, **more: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = real(*given, **{**more, "factory": Seen})
        return made

    monkeypatch.setattr(sqlite3, "connect", connect)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", connect)
    return commits


async def test_every_connection_of_a_server_waits_for_the_disk(tmp_path: Path, synced: Counter[int]) -> None:
    for _ in range(2):
        async with opened(tmp_path / "tables.db", Here()) as door:
            await begun(door)
    assert synced.pop(-1) >= 4, "for what is read, for what is written, for bringing up to date"
    assert synced[FULL] > 10
    assert set(synced) == {FULL}


async def begun(door: Door) -> tuple[str, str, Talk, Talk]:
    """Return a table at which a game has begun, its host's key, one who plays and one who watches."""
    key = await door.person()
    table, secret = await door.table(key)
    talk, watcher = await door.talk(table, secret), await door.talk(table)
    await door.fill(key, table)
    await talk.asked()
    return table, key, talk, watcher


class Watch:
    """Sees what is committed, and what is put where it will be sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries: dict[str, int] = defaultdict(int)
        self.lines: dict[tuple[str, str], int] = defaultdict(int)
        self.told: Counter[str] = Counter()
        self._rooms: dict[Outbox, Room] = {}
        self._put: set[str] = set()
        commit, enter, put, send = Writer._commit, Room.enter, Outbox.put, Socket.say

        async def committed(writer: Writer, writes: Sequence[Write]) -> None:
            await commit(writer, writes)
            for write in writes:
                self._note(write)

        async def entered(room: Room, listener: Listener, seen: int) -> None:
            self._rooms[listener.outbox] = room
            await enter(room, listener, seen)

        def putting(outbox: Outbox, message: bytes) -> None:
            self._check(self._rooms.get(outbox), json.loads(message))
            self._put.add(message.decode())
            put(outbox, message)

        async def sending(socket: Socket, text: str) -> None:
            assert text in self._put, "nothing is sent that was not put into an outbox"
            await send(socket, text)

        monkeypatch.setattr(Writer, "_commit", committed)
        monkeypatch.setattr(Room, "enter", entered)
        monkeypatch.setattr(Outbox, "put", putting)
        monkeypatch.setattr(Socket, "say", sending)

    def _note(self, write: Write) -> None:
        for row in write.rows:
            if write.statement == Do.NEW_ENTRY:
                self.entries[row["table_id"]] = row["number"] + 1
            elif write.statement == Do.NEW_LINE:
                self.lines[row["table_id"], row["chat"]] = row["number"] + 1

    def _check(self, room: Room | None, message: dict[str, Any]) -> None:
        """See that a table, as it is told of now, is in the store."""
        self.told[message["say"]] += 1
        if room is None:
            assert message["say"] == "welcome"
            return
        live = room.hall._live[room.name].result()
        assert live.table.number <= self.entries[room.name], "told before it was stored"
        if message["say"] == "lines":
            stored = self.lines[room.name, message["chat"]]
            assert all(line["number"] < stored for line in message["lines"])


async def test_whatever_is_told_is_stored_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    async with opened(tmp_path / "tables.db", Here()) as door:
        table, key, talk, _ = await begun(door)
        assert (await talk.say("chat", text="good luck"))["say"] == "done"
        for turn in range(12):
            assert (await talk.choose(turn))["say"] == "done"
            asked = await talk.asked()
            choice = asked["view"]["question"]["answers"][0]["choice"]
            await talk.say("preview", question=asked["question"], choices=[choice])
            await talk.say("take_back")
        assert (await talk.say("ask", what="end"))["say"] == "done"
        await door.ask("POST", f"/api/tables/{table}/rematch", key)
    assert watch.told["update"] > 10
    assert watch.told["table"] > 5
    assert watch.told["lines"] >= 2
    assert watch.entries[table] > 15


class Gate:
    """Keeps every commit waiting while it is shut."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_open, self.is_reached = asyncio.Event(), asyncio.Event()
        self.is_open.set()
        commit = Writer._commit

        async def held(writer: Writer, writes: Sequence[Write]) -> None:
            self.is_reached.set()
            await self.is_open.wait()
            await commit(writer, writes)

        monkeypatch.setattr(Writer, "_commit", held)

    async def nothing_comes_through(self, listening: Sequence[Talk], act: Act) -> Any:
        """Do something, and see that nobody hears of it before it is stored; return what came of it."""
        await all_heard(listening)
        self.is_open.clear()
        self.is_reached.clear()
        doing = asyncio.ensure_future(act())
        async with asyncio.timeout(PATIENCE):
            await self.is_reached.wait()
        is_done, come = doing.done(), await all_heard(listening)
        self.is_open.set()
        assert (is_done, come) == (False, [])
        async with asyncio.timeout(PATIENCE):
            return await doing


async def all_heard(listening: Sequence[Talk]) -> list[Message]:
    """Hear all that was sent so far; what was sent before the answer to a ping has come when that comes."""
    heard: list[Message] = []
    for talk in listening:
        await (await talk.socket.ping())
        while talk.unheard:
            heard.append(await talk.hear())
    return heard


def is_first_alone_asked(message: Message) -> bool:
    """Say whether somebody is told that the second seat is through with its round."""
    return message["say"] == "update" and bool(message["view"]["asked"] == [0])


async def test_no_byte_is_sent_before_the_commit_that_holds_it_has_returned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "tables.db", Here()) as door:
        gate = Gate(monkeypatch)
        key = await door.person()
        table, secret = await door.table(key, "merchants_of_magick", seats=2)
        other = await door.sit(await door.person("Bo"), table)
        first, second, watcher = (
            await door.talk(table, secret),
            await door.talk(table, other),
            await door.talk(table),
        )
        everybody = [first, second, watcher]
        for talk in everybody:
            await talk.hear_until(lambda message: message.get("table", {}).get("watchers") == 1)

        async def start() -> Any:
            return await door.ask("POST", f"/api/tables/{table}/start", key)

        assert (await gate.nothing_comes_through(everybody, start)).is_success
        for talk in everybody:
            await talk.hear_until(lambda message: message["say"] == "update")
        acts: list[Act] = [
            first.choose,
            second.choose,
            lambda: first.say("chat", text="good luck"),
            lambda: second.say("deputy", bot="uniform"),
            lambda: second.say("leave"),
        ]
        for act in acts:
            assert (await gate.nothing_comes_through(everybody, act))["say"] == "done"
        for talk in everybody:
            await talk.hear_until(is_first_alone_asked)
        back = await gate.nothing_comes_through(everybody, lambda: second.say("come_back"))
        assert back["say"] == "done"
        assert (await first.say("ask", what="end"))["say"] == "done"
        sheet = await second.hear_until(lambda said: bool(said.get("table", {}).get("requests")))
        number = sheet["table"]["requests"][0]["number"]

        async def agree() -> Any:
            return await second.say("agree", number=number, is_yes=True)

        assert (await gate.nothing_comes_through(everybody, agree))["say"] == "done"
        last = await watcher.hear_until(lambda message: message["say"] == "table")
        while last["table"]["state"] != "closed":
            last = await watcher.hear()
        assert last["table"]["opened"]["seed"]
