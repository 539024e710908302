"""Codes and secrets open what they are for, once or until they are revoked, and nothing after that."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

from hexmonger.server.people import CODE_LENGTH, CODE_LETTERS
from hexmonger.server.room import Room
from hexmonger.server.store import people as people_kept
from hexmonger.server.store.schema import SECRETS
from tests.server.doors import SHORT, Somebody
from tests.server.fuzz.wires import Wire, hello
from tests.server.guarded import Guarded, guarded


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Guarded]:
    """Open a server, and close it."""
    async with guarded(tmp_path / "tables.db") as door:
        yield door


def test_there_are_too_many_to_guess() -> None:
    # By half a guess a second it takes some fifty thousand years to find one of a thousand.
    assert len(set(CODE_LETTERS)) ** CODE_LENGTH / 1000 / 0.5 / 31_557_600 > 50_000


async def test_guessing_is_limited(door: Guarded) -> None:
    statuses = [(await door.http.post("/api/codes", json={"code": "X" * 10})).status_code for _ in range(60)]
    assert statuses[0] == 401
    assert statuses.count(401) <= 45
    assert statuses[-1] == 429


async def test_of_two_who_use_a_code_at_once_one_has_the_seat(door: Guarded) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    code = (await door.ask("POST", "/api/seat/code", ada.secrets[table, 0]))["code"]
    answers = await asyncio.gather(*(door.raw("POST", "/api/codes", code=code) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [201, 401, 401, 401, 401]


async def test_secrets_are_compared_in_constant_time(door: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await door.somebody("Ada")
    compared: list[tuple[str, str]] = []

    def noted(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(people_kept, "compare_digest", noted)
    assert (await door.ask("GET", "/api/me", ada))["name"] == "Ada"
    assert len(compared) == 1
    # One whose hash begins the same is found by it and refused by the rest.
    rows = await door.house.store.rows(select(SECRETS))
    near = rows[0]["hash"][:16] + "0" * (len(rows[0]["hash"]) - 16)
    assert await door.house.people.kept.holder(near) is None
    assert len(compared) == 2


async def test_what_is_kept_would_open_nothing(door: Guarded) -> None:
    ada = await door.somebody("Ada")
    (row,) = await door.house.store.rows(select(SECRETS))
    assert (await door.refused("GET", "/api/me", str(row["hash"])))[0] == 401
    assert ada.key != row["hash"]


async def seated(door: Guarded, seats: int = 3) -> tuple[str, Somebody, Somebody]:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada, seats=seats)
    await door.sit(table, ada)
    await door.sit(table, bo, seat=seats - 1)
    return table, ada, bo


async def test_another_key_ends_every_connection(door: Guarded) -> None:
    table, ada, bo = await seated(door)
    mine, other, watching = Wire(door.app), Wire(door.app), Wire(door.app)
    await hello(mine, table, bo.secrets[table, 2])
    await hello(other, table, ada.secrets[table, 0])
    await hello(watching, table, key=bo.key)
    await door.ask("POST", "/api/me/key", bo)
    await mine.closed()
    await watching.closed()
    assert not other.is_closed
    again = Wire(door.app)
    await again.connect()
    await again.say({"say": "hello", "protocol": 1, "table": table, "secret": bo.secrets[table, 2]})
    await again.closed()
    assert again.last("wrong")["code"] == "secret"
    await other.end()


async def test_who_does_not_read_is_turned_out_all_the_same(door: Guarded) -> None:
    """Nothing more is heard from a connection whose secret was revoked, though it takes no message."""
    table, ada, bo = await seated(door, 2)
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    mine = Wire(door.app)
    await hello(mine, table, bo.secrets[table, 1])
    mine.stop_reading()
    await door.ask("POST", "/api/seat/revoke", bo.secrets[table, 1])
    before = await door.everything()
    await mine.say({"say": "leave", "ticket": "late"})
    await mine.closed()
    assert await door.everything() == before
    assert not door.house.room(table).listeners


async def test_a_secret_that_is_revoked_while_somebody_comes_in_does_not_stay(
    door: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, bo = await seated(door)
    entering, real = asyncio.Event(), Room.enter
    go_on = asyncio.Event()

    async def slowly(room: Room, *given: Any) -> None:
        entering.set()
        await go_on.wait()
        await real(room, *given)

    monkeypatch.setattr(Room, "enter", slowly)
    wire = Wire(door.app)
    await wire.connect()
    await wire.say({"say": "hello", "protocol": 1, "table": table, "secret": bo.secrets[table, 2]})
    await entering.wait()
    await door.ask("POST", "/api/seat/revoke", bo.secrets[table, 2])
    go_on.set()
    await wire.closed()
    assert wire.last("wrong")["code"] == "secret"


async def test_a_seat_that_was_taken_away_and_comes_back_is_not_opened_by_its_old_secret(
    door: Guarded,
) -> None:
    table, ada, bo = await seated(door)
    await door.ask("PATCH", f"/api/tables/{table}", ada, game="arcane_alley", seats=2, options=SHORT)
    await door.ask("PATCH", f"/api/tables/{table}", ada, game="arcane_alley", seats=3, options=SHORT)
    cy = await door.somebody("Cy")
    await door.sit(table, cy, seat=2)
    assert (await door.refused("POST", "/api/seat/code", bo.secrets[table, 2]))[0] == 401
    wire = Wire(door.app)
    await wire.connect()
    await wire.say({"say": "hello", "protocol": 1, "table": table, "secret": bo.secrets[table, 2]})
    await wire.closed()
    assert wire.last("wrong")["code"] == "secret"


async def test_where_nobody_may_watch_any_longer_nobody_does(door: Guarded) -> None:
    table, ada, _ = await seated(door)
    watching = Wire(door.app)
    await hello(watching, table)
    about = {"game": "arcane_alley", "seats": 3, "options": SHORT, "terms": {"watch": "nobody"}}
    await door.ask("PATCH", f"/api/tables/{table}", ada, **about)
    await watching.closed()


async def test_a_seat_and_its_secret_are_kept_together(door: Guarded) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    before = door.house.store.commits
    await door.sit(table, ada)
    assert door.house.store.commits == before + 1
