"""People: names, keys, secrets of seats, codes; who moves to another device, and who is forgotten."""

from time import time

import pytest

from hexmonger.kernel.verification import verify
from hexmonger.server.people import CODE_LASTS
from hexmonger.server.store import people as kept
from hexmonger.server.store.schema import PEOPLE, SECRETS
from tests.server.doors import Door, Somebody


async def test_secrets_are_kept_as_hashes_alone(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    secret = ada.secrets[table, 0]
    code = (await door.ask("POST", "/api/seat/code", secret))["code"]
    from sqlalchemy import select

    rows = [*await door.house.store.rows(select(SECRETS)), *await door.house.store.rows(select(PEOPLE))]
    text = repr(rows)
    assert len(await door.house.store.rows(select(SECRETS))) == 3
    for each in (ada.key, secret, code):
        assert each not in text


async def test_a_key_moves_all_my_seats_to_another_device(door: Door) -> None:
    ada = await door.somebody("Ada")
    tables = [await door.lay(ada) for _ in range(2)]
    for table in tables:
        await door.sit(table, ada)
    phone = Somebody("Ada", ada.person, ada.key)
    assert (await door.ask("GET", "/api/me", phone)) == {"person": ada.person, "name": "Ada"}
    for row in await door.ask("GET", "/api/me/tables", phone):
        for seat in await door.ask("POST", f"/api/me/tables/{row['table']}/seats", phone):
            phone.secrets[seat["table"], seat["seat"]] = seat["secret"]
    assert set(phone.secrets) == {(table, 0) for table in tables}
    for table in tables:
        await door.listen(table, phone, 0)
        await door.listen(table, ada, 0)


async def test_a_code_moves_one_seat_once(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    made = await door.ask("POST", "/api/seat/code", ada.secrets[table, 0])
    typed = f" {made['code'][:5].lower()} {made['code'][5:]}"
    moved = await door.ask("POST", "/api/codes", code=typed)
    assert (moved["table"], moved["seat"]) == (table, 0)
    phone = Somebody("Ada", ada.person, "", {(table, 0): moved["secret"]})
    await door.listen(table, phone, 0)
    status, text = await door.refused("POST", "/api/codes", code=made["code"])
    assert (status, text) == (401, "this code opens nothing here")


async def test_a_code_is_void_after_its_time_and_when_it_is_revoked(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    old = ada.secrets[table, 0]
    code = (await door.ask("POST", "/api/seat/code", old))["code"]
    with monkeypatch.context() as later:
        now = time()
        later.setattr(kept, "time", lambda: now + CODE_LASTS + 1)
        assert (await door.refused("POST", "/api/codes", code=code))[0] == 401
    listener = await door.listen(table, ada, 0)
    fresh = (await door.ask("POST", "/api/seat/revoke", old))["secret"]
    assert listener.outbox.is_closed
    assert (await door.refused("POST", "/api/codes", code=code))[0] == 401
    assert (await door.refused("POST", "/api/seat/code", old))[0] == 401
    await door.ask("POST", "/api/seat/code", fresh)


async def test_another_key_revokes_the_one_before_and_every_seat(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    listener = await door.listen(table, ada, 0)
    fresh = (await door.ask("POST", "/api/me/key", ada))["key"]
    assert listener.outbox.is_closed
    assert (await door.refused("GET", "/api/me", ada))[0] == 401
    assert (await door.refused("POST", "/api/seat/code", ada.secrets[table, 0]))[0] == 401
    ada.key = fresh
    assert len(await door.ask("POST", f"/api/me/tables/{table}/seats", ada)) == 1


async def test_a_key_is_no_secret_of_a_seat_and_the_other_way_round(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    assert (await door.refused("POST", "/api/seat/code", ada.key))[0] == 401
    assert (await door.refused("GET", "/api/me", ada.secrets[table, 0]))[0] == 401
    assert (await door.refused("GET", "/api/me"))[0] == 401


async def test_whoever_is_forgotten_is_a_number_and_the_deal_still_holds(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada)
    await door.sit(table, ada)
    await door.sit(table, bo, name="Bo of the Well")
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    listeners = [await door.listen(table, ada, 0), await door.listen(table, bo, 1)]
    await door.say(table, listeners[1], "chat", text="my cat is called Tib")
    data = await door.ask("GET", "/api/me/data", bo)
    assert data["name"] == "Bo"
    assert data["seats"][0]["name"] == "Bo of the Well"
    assert data["lines"][0]["text"] == "my cat is called Tib"
    await door.say(table, listeners[1], "leave", is_for_good=True)
    await door.ask("DELETE", "/api/me", bo)
    assert listeners[1].outbox.is_closed
    assert listeners[0].last("table")["table"]["seats"][1]["name"] == "Player 2"
    assert (await door.refused("GET", "/api/me", bo))[0] == 401
    await door.settled(table)
    await door.say(table, listeners[0], "leave")
    await door.settled(table)
    record = (await door.raw("GET", f"/api/tables/{table}/record")).text
    assert verify(record).record.players == ["Ada", "Player 2"]
    lines = (await door.listen(table, ada, 0)).last("lines")["lines"]
    assert lines[0]["is_removed"]
    assert "Tib" not in repr(lines)


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "a\u0000b", "\u202eadA"])
async def test_a_name_is_a_few_printable_letters(door: Door, name: str) -> None:
    status, _ = await door.refused("POST", "/api/people", name=name)
    assert status in (400, 409)


async def test_another_name_is_seen_at_every_table(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    listener = await door.listen(table, bo, 1)
    await door.ask("PATCH", "/api/me", ada, name="Ada of the Well")
    assert listener.last("table")["table"]["seats"][0]["name"] == "Ada of the Well"
