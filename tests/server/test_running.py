"""A server is started and stopped by whoever runs it: nothing is lost, and its logs tell no secrets."""

import asyncio
import io
import json
import logging
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog

from hexmonger.kernel.trouble import Trouble
from hexmonger.server import logs
from hexmonger.server.door.running import address_of, bound
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Answer, Thought
from tests.server.at_the_door import LOOPBACK, PATIENCE, opened, started
from tests.server.doors import Here

RESTARTING = 1012
# A stop takes a fraction of this on a machine that has nothing else to do.
QUICK = 30.0


class Brooding(Thinkers):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(1)
        self.is_asked = asyncio.Event()

    async def answer(self, thought: Thought) -> Answer:
        self.is_asked.set()
        await asyncio.Event().wait()
        raise AssertionError


def entries_of(path: Path, table: str) -> list[dict[str, Any]]:
    """Return the entries of a table as they stand in the file."""
    with closing(sqlite3.connect(path)) as connection:
        wanted = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
        return [json.loads(body) for (body,) in connection.execute(wanted, [table])]


async def test_it_stops_quickly_and_well_in_the_middle_of_everything(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with started(path) as (door, process):
        key = await door.person()
        busy, _ = await door.table(key)
        await door.fill(key, busy, "greedy")
        watcher = await door.talk(busy)
        table, secret = await door.table(key, "merchants_of_magick", seats=1)
        talk = await door.talk(table, secret)
        await door.fill(key, table)
        done = [await talk.choose() for _ in range(5)]
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(QUICK):
            _, errors = await process.communicate()
        assert process.returncode == 0
        assert [said["say"] for said in done] == ["done"] * 5
        await watcher.hear_the_end()
        assert watcher.socket.close_code == RESTARTING
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines] == ["ready", "stopping", "stopped"]
    chosen = [entry for entry in entries_of(path, table) if entry["entry"] == "Chose"]
    assert len(chosen) == 5
    assert not list(tmp_path.glob("*-wal")), "the file was closed"


async def test_it_stops_while_a_bot_broods_and_somebody_says_nothing(tmp_path: Path) -> None:
    brooding = Brooding()
    async with opened(tmp_path / "tables.db", brooding) as door:
        key = await door.person()
        table, secret = await door.table(key)
        await door.fill(key, table)
        talk = await door.talk(table, secret)
        async with asyncio.timeout(PATIENCE):
            while not brooding.is_asked.is_set():
                await talk.choose()
        _, writer = await asyncio.open_connection(LOOPBACK, door.port)
    writer.close()


async def test_a_port_that_somebody_has_is_refused_in_a_sentence() -> None:
    with bound(LOOPBACK, 0) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(Trouble) as trouble:
            bound(LOOPBACK, port)
        assert str(trouble.value) == (
            f"{LOOPBACK}:{port}: the server can't listen there (another program listens there)"
        )
        assert address_of(listening) == f"{LOOPBACK}:{port}"
    with pytest.raises(Trouble, match="can't listen there"):
        bound(LOOPBACK, 70_000)


async def test_what_was_begun_is_told_to_all_others_though_its_player_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexmonger.server.store.writer import Writer

    commit, reached, go_on = Writer._commit, asyncio.Event(), asyncio.Event()
    go_on.set()

    async def held(writer: Writer, writes: Any) -> None:
        reached.set()
        await go_on.wait()
        await commit(writer, writes)

    monkeypatch.setattr(Writer, "_commit", held)
    async with opened(tmp_path / "tables.db", Here()) as door:
        key = await door.person()
        table, secret = await door.table(key)
        talk, watcher = await door.talk(table, secret), await door.talk(table)
        await door.fill(key, table)
        asked = await talk.asked()
        reached.clear()
        go_on.clear()
        choosing = asyncio.ensure_future(talk.choose())
        async with asyncio.timeout(PATIENCE):
            await reached.wait()
            talk.socket.transport.abort()
            # A chat of the watcher waits for the table, so something is sent to whoever has left.
            await talk.hear_the_end()
        choosing.cancel()
        go_on.set()
        update = await watcher.hear_until(
            lambda message: message["say"] == "update" and message["heard"] > asked["heard"]
        )
        assert update["events"]


async def test_figures_are_for_those_at_the_machine(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", Here()) as door:
        key = await door.person()
        table, secret = await door.table(key)
        talk = await door.talk(table, secret)
        await door.fill(key, table)
        before = await figures(door)
        assert (await talk.choose())["say"] == "done"
        assert (await talk.say("choose", question=99, choice=0))["code"] == "stale"
        asked = await talk.asked()
        choice = asked["view"]["question"]["answers"][0]["choice"]
        await talk.say("preview", question=asked["question"], choices=[choice])
        assert (await talk.say("hint", question=asked["question"]))["say"] == "advice"
        after = await figures(door)
        assert (
            after['hexmonger_choices_total{by="people"}']
            == before['hexmonger_choices_total{by="people"}'] + 1
        )
        assert after["hexmonger_told_seconds_count"] == before["hexmonger_told_seconds_count"] + 1
        assert after["hexmonger_preview_seconds_count"] == before["hexmonger_preview_seconds_count"] + 1
        assert after["hexmonger_hint_seconds_count"] == before["hexmonger_hint_seconds_count"] + 1
        stale = 'hexmonger_refused_total{code="stale"}'
        assert after[stale] == before.get(stale, 0) + 1
        assert after["hexmonger_commit_seconds_count"] > before["hexmonger_commit_seconds_count"]
        assert after["hexmonger_listeners"] == 1
        text = (await door.ask("GET", "/metrics")).text
        assert [word for word in (key, secret, table, "Ada") if word in text] == []
        elsewhere = await door.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
        assert (elsewhere.status_code, elsewhere.json()["text"]) == (
            403,
            "figures are for those at this machine",
        )


async def figures(door: Any) -> dict[str, float]:
    """Return the figures of a server."""
    text: str = (await door.ask("GET", "/metrics")).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Write the logs of a test here."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up(stream)
    yield stream
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level


def test_no_line_of_a_log_tells_what_is_not_listed(log: io.StringIO) -> None:
    try:
        raise RuntimeError("the secret is 5a5a")
    except RuntimeError as error:
        structlog.get_logger().error("went_wrong", secret="5a5a", name="Ada", path="/x", exc_info=error)
        logging.getLogger("library").warning("someone said %s", "5a5a", exc_info=error)
        logging.getLogger("asyncio").error("Task was never looked at\nfuture: <5a5a>")
    structlog.get_logger().info("tricky\x1b[2J")
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert "5a5a" not in log.getvalue()
    assert "Ada" not in log.getvalue()
    assert [line["what"] for line in lines[:2]] == ["RuntimeError", "RuntimeError"]
    assert "test_no_line_of_a_log" in lines[0]["trace"]
    assert [line["why"] for line in lines[1:3]] == ["someone said %s", "Task was never looked at"]
    assert "\x1b" not in lines[3]["event"]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


async def test_the_logs_of_a_whole_evening_hold_no_secrets(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    words = ["an unlikely name", "an unlikely line"]
    async with opened(path, Here()) as door:
        key = await door.person("an unlikely name")
        table, secret = await door.table(key)
        talk = await door.talk(table, secret)
        await door.fill(key, table)
        await talk.say("chat", text="an unlikely line")
        await talk.choose()
        monkeypatch.setattr("hexmonger.server.table.Table.stand_in", None)
        await talk.socket.send(json.dumps({"say": "leave", "ticket": "a ticket"}))
        await talk.hear_the_end()
        monkeypatch.setattr("hexmonger.server.people.People.enrol", None)
        wrong = await door.ask("POST", "/api/people", name="an unlikely name")
        assert (wrong.status_code, wrong.json()["code"]) == (500, "trouble")
    (made,) = [entry for entry in entries_of(path, table) if entry["entry"] == "Made"]
    told = log.getvalue()
    events = [json.loads(line)["event"] for line in told.splitlines()]
    assert "request_went_wrong" in events
    assert "connection_went_wrong" in events
    assert [word for word in (*words, key, secret, made["secret"]) if word in told] == []
