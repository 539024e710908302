"""Who says or sends too much is told so, and nobody else has to wait."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from hexmonger.protocol.requests import LONGEST_FILE, LONGEST_SHORT_FILE
from hexmonger.protocol.sayings import LONGEST_LINE, MOST_AHEAD
from hexmonger.protocol.tables import LONGEST_NAME
from hexmonger.server.door import limits as door_limits
from hexmonger.server.door import socket as door_socket
from hexmonger.server.door.app import LARGEST_BODY, make_app
from hexmonger.server.door.guard import block_of
from hexmonger.server.door.limits import MESSAGES, REQUESTS, Bucket, Crowd, Limits
from hexmonger.server.door.running import LARGEST_MESSAGE, TAKES_NOTHING
from hexmonger.server.outbox import MOST_BYTES, MOST_MESSAGES
from hexmonger.server.people import CODE_LASTS, CODE_LENGTH, CODE_LETTERS
from tests.server.fuzz.wires import Wire, hello
from tests.server.guarded import Guarded, guarded


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Guarded]:
    """Open a server, and close it."""
    async with guarded(tmp_path / "tables.db") as door:
        yield door


@pytest_asyncio.fixture
async def tight(tmp_path: Path) -> AsyncIterator[Guarded]:
    """Open a server that takes very little, and close it."""
    async with guarded(tmp_path / "tables.db", Limits(requests=(0.01, 4), dear=(0.01, 2))) as door:
        yield door


async def test_too_many_requests_are_answered_with_a_time(tight: Guarded) -> None:
    answers = [await tight.http.get("/api/games") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429, 429]
    refused = answers[-1]
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["code"] == "too_fast"
    assert 0 < refused.json()["after"] <= int(refused.headers["retry-after"])


async def test_what_is_dear_is_counted_however_its_path_is_written(tight: Guarded) -> None:
    statuses = [
        (await tight.http.post(path, json={"code": "X"})).status_code
        for path in ("/api/codes", "/api/codes/", "/api//codes", "/api/codes//")
    ]
    assert statuses[2:] == [429, 429]


async def test_a_connection_that_is_too_much_is_told_so(tight: Guarded) -> None:
    for _ in range(4):
        await tight.http.get("/api/games")
    wire = Wire(tight.app, is_answering=True)
    assert await wire.connect() == "answered"
    assert wire.status == 429
    assert int(wire.headers["retry-after"]) >= 1
    plain = Wire(tight.app)
    assert await plain.connect() == "closed"


async def test_eight_phones_behind_one_address_are_fine(door: Guarded) -> None:
    """They join at once, look around, play, preview and chat; nobody is told to wait."""
    host = await door.somebody("Host")
    table = await door.lay(host, game="merchants_of_magick", seats=8)

    async def join(number: int) -> Wire:
        somebody = host if number == 0 else await door.somebody(f"Phone {number}")
        for path in ("/", f"/t/{table}", "/api/games", "/api/tables", f"/api/tables/{table}"):
            await door.raw("GET", path)
        await door.ask("GET", f"/api/tables/{table}/things")
        seat = await door.sit(table, somebody)
        wire = Wire(door.app)
        await hello(wire, table, somebody.secrets[table, seat])
        return wire

    wires = await asyncio.gather(*(join(number) for number in range(8)))
    await door.ask("POST", f"/api/tables/{table}/start", host)

    async def play(wire: Wire) -> None:
        update = await wire.told_of("update")
        for number in range(5):
            options = [answer["choice"] for answer in update["view"]["question"]["answers"]]
            for choice in options[:3]:
                about = {"question": update["question"], "choices": [choice]}
                await wire.say({"say": "preview", "ticket": f"p{number}.{choice}", **about})
                assert (await wire.answer(f"p{number}.{choice}"))["say"] == "foretold"
            await wire.say({"say": "chat", "ticket": f"c{number}", "text": "hm"})
            assert (await wire.answer(f"c{number}"))["say"] == "done"
            made = {"question": update["question"], "choice": options[0]}
            await wire.say({"say": "choose", "ticket": f"m{number}", **made})
            assert (await wire.answer(f"m{number}"))["say"] == "done"
            update = wire.last("update")
            if not update.get("question"):
                return

    await asyncio.gather(*(play(wire) for wire in wires))
    for wire in wires:
        assert not [said for said in wire.told if said.get("code") == "too_fast"]
        await wire.end()


async def test_a_connection_that_says_too_much_is_refused_and_then_ended(
    door: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_socket, "MOST_REFUSALS", 5)
    app = make_app(door.house, limits=Limits(messages=(0.001, 3)))
    ada = await door.somebody("Ada")
    table = await door.begun(ada, bots=1)
    wire = Wire(app)
    await hello(wire, table, ada.secrets[table, 0])
    for number in range(8):
        await wire.say({"say": "why", "ticket": f"w{number}", "question": 0, "choice": 0})
    await wire.closed()
    refused = [said for said in wire.told if said.get("code") == "too_fast"]
    assert len(refused) == 5
    assert refused[0]["after"] > 1
    assert [said["ticket"] for said in refused] == [f"w{number}" for number in range(3, 8)]


async def test_too_many_hints_at_a_table_are_told_when_to_come_again(door: Guarded) -> None:
    app = make_app(door.house, limits=Limits(hints=(0.01, 2)))
    ada = await door.somebody("Ada")
    table = await door.begun(ada, bots=1)
    wires = [Wire(app), Wire(app)]
    for wire in wires:
        await hello(wire, table, ada.secrets[table, 0])
    for number in range(4):
        await wires[number % 2].say({"say": "hint", "ticket": f"h{number}", "question": 0})
        said = await wires[number % 2].answer(f"h{number}")
        assert (said["code"], said.get("after", 0) > 1) == (("stale", False), ("too_fast", True))[number > 1]
    await wires[0].say({"say": "why", "ticket": "w", "question": 0, "choice": 0})
    assert (await wires[0].answer("w"))["code"] == "stale", "nothing else has to wait"
    for wire in wires:
        await wire.end()


async def test_whoever_says_much_at_once_lets_others_have_their_turn(door: Guarded) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    busy, other = Wire(door.app), Wire(door.app)
    await hello(busy, table, ada.secrets[table, 0])
    await hello(other, table, bo.secrets[table, 1])
    for wire in (busy, other):
        await wire.told_of("update")
    many = 40
    for number in range(many):
        await busy.say({"say": "why", "ticket": f"w{number}", "question": 0, "choice": 0})
    await other.say({"say": "why", "ticket": "w", "question": 0, "choice": 0})
    await other.answer("w")
    assert not [said for said in busy.told if said.get("ticket") == f"w{many - 1}"]
    await busy.answer(f"w{many - 1}")
    for wire in (busy, other):
        await wire.end()


def test_those_who_watch_can_not_keep_players_from_playing() -> None:
    crowd = Crowd(Limits(messages=(0.001, 100), at_table=(0.001, 10)))
    watching, sitting = crowd.speaker("t", True), crowd.speaker("t", False)
    assert [bool(watching()) for _ in range(12)] == [False] * 10 + [True] * 2
    assert not sitting()


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(door_limits, "monotonic", lambda: now)
    bucket = Bucket((2.0, 4))
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0, 0.5]
    now += 0.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5
    now += 1000
    assert [bool(bucket.take()) for _ in range(5)] == [False] * 4 + [True]


def test_so_many_addresses_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_limits, "MOST_BUCKETS", 10)
    buckets = door_limits.Buckets(REQUESTS)
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets._buckets) == 10


def test_whoever_has_many_addresses_of_ipv6_is_counted_once() -> None:
    assert block_of("2001:db8::1") == block_of("2001:db8::ffff:ffff:ffff:ffff")
    assert block_of("2001:db8::1") != block_of("2001:db8:0:1::1")
    assert block_of("::ffff:192.0.2.1") == block_of("192.0.2.1")


def test_a_lively_person_stays_within_the_limits() -> None:
    rate, most = MESSAGES
    # A hand that previews by moving over answers, at ten a second for as long as it likes.
    assert rate >= 10
    assert most >= 50


async def test_what_is_nested_too_deeply_is_refused(door: Guarded) -> None:
    ada = await door.somebody("Ada")
    headers = {"authorization": f"Bearer {ada.key}", "content-type": "application/json"}
    for content in ("[" * 100_000, '{"name":' * 50_000, '{"options":{"a":' + "[" * 90_000):
        for path in ("/api/people", "/api/tables"):
            answer = await door.http.post(path, content=content, headers=headers)
            assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    "wanted",
    [
        {"edition": "a." * 19_000 + "b = 1"},
        {"edition": "[" + "a." * 19_000 + "b]"},
        {"edition": "a = {" + "b." * 19_000 + "c = 1}"},
        {"edition": "a = " + "[" * 30_000},
        {"position": "{" + ",".join(f'"a{number}":1' for number in range(4_000)) + ',"z":1,"z":1}'},
        {"position": '{"a":' * 6_000},
        {"record": "hexmonger record 1\n" + "game: arcane_alley\n" * 4_000},
        {"edition": "x" * 40_001},
        {"record": "x" * 100_001},
        {"options": {f"edition.{number}": "1" for number in range(101)}},
        {"options": {"edition": "x" * 1_001}},
        {"seats": 10**30},
        {"terms": {"pace": -1}},
    ],
)
async def test_no_file_keeps_the_server_busy(door: Guarded, wanted: dict[str, Any]) -> None:
    ada = await door.somebody("Ada")
    about = {"game": "arcane_alley", "seats": 3, **wanted}
    # Each of these would take from seconds to minutes if it were read to its end.
    async with asyncio.timeout(5):
        status, said = await door.refused("POST", "/api/tables", ada, **about)
    assert status in (400, 409)
    assert len(said) < 400


async def test_a_body_that_is_too_large_is_not_read(door: Guarded) -> None:
    sent = 0

    async def endless() -> Any:
        nonlocal sent
        while sent < 100_000_000:
            sent += 65_536
            yield b" " * 65_536

    answer = await door.http.post(
        "/api/people", content=endless(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


def test_the_page_about_safety_says_the_limits_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "safety.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    said = {row[0]: row[1] for row in rows if len(row) == 2}

    def rate(limit: tuple[float, float]) -> str:
        often = f"{limit[0]:g} a second" if limit[0] >= 1 else f"one in {1 / limit[0]:g} seconds"
        return f"{often}, {limit[1]:g} at once"

    limits = Limits()
    assert said["messages over one connection"] == rate(limits.messages)
    assert said["messages at one table, of all who sit there, and again of all who watch"] == rate(
        limits.at_table
    )
    assert said["requests and new connections of one address"] == rate(limits.requests)
    assert said["people, tables and tried codes of one address"] == rate(limits.dear)
    assert said["hints at one table"] == rate(limits.hints)
    assert said["a message"] == f"{LARGEST_MESSAGE:,} bytes, not compressed"
    assert said["a body of a request"] == f"{LARGEST_BODY:,} bytes"
    assert said["a record that is brought along"] == f"{LONGEST_FILE:,} letters"
    assert said["a position, an edition, a recipe"] == f"{LONGEST_SHORT_FILE:,} letters"
    assert said["a name, a line of chat"] == f"{LONGEST_NAME} letters, {LONGEST_LINE} letters"
    assert said["choices that a preview looks ahead"] == f"{MOST_AHEAD}"
    assert said["until hello is said"] == f"{door_socket.PATIENCE:g} seconds"
    assert said["refusals before a connection is closed"] == f"{door_socket.MOST_REFUSALS}"
    waits = said["what waits for somebody who does not read"]
    assert waits == f"{MOST_MESSAGES} messages, {MOST_BYTES:,} bytes"
    assert said["until somebody who takes nothing at all is gone"] == f"{TAKES_NOTHING // 1000} seconds"
    assert f"{CODE_LASTS / 60:g} minutes are over" in page
    assert CODE_LENGTH == 10
    assert f"ten letters out of {len(CODE_LETTERS)}" in page
