"""Tables over HTTP: who makes, joins, changes, begins, closes and plays again, and who may not."""

import asyncio
from itertools import count
from typing import Final

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.record import read_record
from hexmonger.kernel.verification import verify
from tests.laws.soak import KINDS
from tests.server.doors import SHORT, Door

MANY_NUMBERS: Final = 100


async def test_what_can_be_played_says_what_can_be_chosen(door: Door) -> None:
    sheet = await door.ask("GET", "/api/games")
    assert {"greedy", "uniform"} <= set(sheet["bots"])
    alley = next(game for game in sheet["games"] if game["name"] == "arcane_alley")
    options = {option["name"]: option for option in alley["options"]}
    assert "moonstruck_market" in options["modules"]["values"]
    assert options["wizards"]["by_seat"]


async def test_of_many_who_want_the_last_seat_one_gets_it(door: Door) -> None:
    host = await door.somebody("Ada")
    table = await door.lay(host)
    await door.sit(table, host)
    others = [await door.somebody(f"Guest {number}") for number in range(6)]
    asked = [door.raw("POST", f"/api/tables/{table}/seats", other, seat=1) for other in others]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
    taken = {answer.json()["text"] for answer in answers if answer.status_code != 201}
    assert taken == {"seat 2 is taken"}


async def test_nobody_sits_down_at_a_table_that_is_full_started_closed_or_gone(door: Door) -> None:
    ada, bo, cy = [await door.somebody(name) for name in ("Ada", "Bo", "Cy")]
    table = await door.lay(ada)
    await door.sit(table, ada)
    await door.sit(table, bo)
    assert (await door.refused("POST", f"/api/tables/{table}/seats", cy))[
        1
    ] == "no seat is free at this table"
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    status, text = await door.refused("POST", f"/api/tables/{table}/seats", cy, seat=1)
    assert (status, text) == (409, "this table is playing, so that can't be done any longer")
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    assert "closed" in (await door.refused("POST", f"/api/tables/{table}/seats", cy, seat=1))[1]
    assert (await door.refused("POST", "/api/tables/gone/seats", cy))[0] == 404


async def test_only_the_host_begins_changes_closes_and_asks_somebody_to_leave(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada)
    await door.sit(table, ada)
    await door.sit(table, bo)
    about = {"game": "arcane_alley", "seats": 3, "options": SHORT}
    for method, path, body in (
        ("POST", "/start", {}),
        ("POST", "/close", {}),
        ("PATCH", "", about),
        ("DELETE", "/seats/0", {}),
        ("POST", "/seats", {"bot": "greedy"}),
    ):
        status, text = await door.refused(method, f"/api/tables/{table}{path}", bo, **body)
        assert (status, text) == (403, "only the host of this table can do that")
    await door.ask("PATCH", f"/api/tables/{table}", ada, **about)
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in sheet["seats"] if "name" in seat] == ["Ada", "Bo"]
    assert sheet["seats"][2]["is_free"]
    await door.ask("DELETE", f"/api/tables/{table}/seats/1", ada)
    assert (await door.refused("POST", f"/api/tables/{table}/start", ada))[1] == "seat 2 is still free"


async def test_the_right_of_the_host_passes_on_and_the_last_one_closes_the_table(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada)
    await door.sit(table, ada)
    await door.sit(table, bo)
    await door.ask("DELETE", f"/api/tables/{table}/seats/0", ada)
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert [seat.get("is_host", False) for seat in sheet["seats"]] == [False, True]
    await door.ask("DELETE", f"/api/tables/{table}/seats/1", bo)
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert (sheet["state"], sheet["why_closed"]) == ("closed", "everybody left")
    assert sheet["opened"]["secret"]


async def test_bots_alone_play_to_the_end(door: Door) -> None:
    host = await door.somebody("Ada")
    table = await door.lay(host)
    await door.sit(table, host, bot="uniform")
    await door.sit(table, host, bot="greedy")
    await door.ask("POST", f"/api/tables/{table}/start", host)
    await door.settled(table)
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert sheet["state"] == "over"
    assert len(sheet["result"]["scores"]) == 2
    assert min(sheet["result"]["places"]) == 1
    record = (await door.raw("GET", f"/api/tables/{table}/record")).text
    assert verify(record).record.agreed is not None


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"seats": 9}, "Arcane Alley is for 2 to 6 players, not 9"),
        ({"options": {"colour": "red"}}, "no option called 'colour'"),
        ({"edition": "rounds ="}, "edition.toml"),
        ({"recipe": "nothing"}, "recipe.toml"),
        ({"terms": {"pace": 5}}, "a turn takes 30 seconds at least"),
        ({"position": "chess: 2 players"}, "begins with the name of a game"),
        ({"record": "hexmonger record 1"}, "record"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    door: Door, wanted: dict[str, object], text: str
) -> None:
    host = await door.somebody("Ada")
    about = {"game": "arcane_alley", "seats": 2, **wanted}
    status, said = await door.refused("POST", "/api/tables", host, **about)
    assert status == 409
    assert text in said
    assert "/tmp" not in said


async def test_an_edition_and_a_recipe_of_ones_own_are_played_by(door: Door) -> None:
    host = await door.somebody("Ada")
    edition = 'name = "quick"\n[numbers]\nrounds = 1\n'
    table = await door.lay(host, options={}, edition=edition)
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert sheet["options"]["edition.numbers.rounds"] == "1"


async def test_an_edition_of_very_many_numbers_is_laid_and_changed(door: Door) -> None:
    setups = (KINDS["merchants_of_magick"].setup_from(Source(7, number)) for number in count())
    setup = next(setup for setup in setups if len(setup.options) > MANY_NUMBERS)
    about = {"game": "merchants_of_magick", "seats": setup.seats, "options": dict(setup.options)}
    host = await door.somebody("Ada")
    table = await door.lay(host, **about)
    await door.ask("PATCH", f"/api/tables/{table}", host, **about, name="As it was")
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert (sheet["name"], sheet["options"]) == ("As it was", dict(setup.options))


async def test_a_record_is_there_once_the_game_has_ended_and_not_before(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    status, text = await door.refused("GET", f"/api/tables/{table}/record")
    assert status == 409
    assert "once the game has ended" in text
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    record, _ = read_record((await door.raw("GET", f"/api/tables/{table}/record")).text)
    assert record.players == ["Ada", "Bo"]


async def test_a_game_that_is_over_is_brought_along_and_one_that_is_not_is_played_on(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    over = await door.lay(ada)
    for _ in range(2):
        await door.sit(over, ada, bot="uniform")
    await door.ask("POST", f"/api/tables/{over}/start", ada)
    await door.settled(over)
    text = (await door.raw("GET", f"/api/tables/{over}/record")).text
    brought = await door.lay(bo, record=text)
    sheet = await door.ask("GET", f"/api/tables/{brought}")
    assert (sheet["state"], sheet["starts"]) == ("over", "record")
    assert (await door.raw("GET", f"/api/tables/{brought}/record")).text == text

    broken_off = await door.begun(ada, bo)
    listener = await door.listen(broken_off, ada, 0)
    while listener.last("update")["view"]["question"] and len(listener.told) < 12:
        await door.choose(broken_off, listener)
    await door.ask("POST", f"/api/tables/{broken_off}/close", ada)
    text = (await door.raw("GET", f"/api/tables/{broken_off}/record")).text
    again = await door.lay(ada, record=text)
    assert (await door.ask("GET", f"/api/tables/{again}"))["starts"] == "position"
    await door.sit(again, ada)
    await door.sit(again, bo)
    await door.ask("POST", f"/api/tables/{again}/start", ada)
    _, s = read_record(text)
    assert (await door.match(again)).view(0).to_json() == (await door.match(again)).game.view(s, 0).to_json()


async def test_a_rematch_seats_everybody_one_further_and_is_the_same_for_all(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo, bots=1)
    assert (await door.refused("POST", f"/api/tables/{table}/rematch", ada))[0] == 409
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    stranger = await door.somebody("Cy")
    assert (await door.refused("POST", f"/api/tables/{table}/rematch", stranger))[0] == 403
    listener = await door.listen(table)
    again = (await door.ask("POST", f"/api/tables/{table}/rematch", bo))["table"]
    assert (await door.ask("POST", f"/api/tables/{table}/rematch", ada))["table"] == again
    assert listener.last("table")["table"]["rematch"] == again
    sheet = await door.ask("GET", f"/api/tables/{again}")
    assert [seat["name"] for seat in sheet["seats"]] == ["uniform", "Ada", "Bo"]
    assert sheet["seats"][2]["is_host"]
    seats = await door.ask("POST", f"/api/me/tables/{again}/seats", ada)
    assert [seat["seat"] for seat in seats] == [1]
    await door.ask("POST", f"/api/tables/{again}/start", bo)


async def test_lists_say_what_is_open_what_waits_for_me_and_what_is_over(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    hidden = await door.lay(ada, terms={"is_open": False})
    shown = await door.lay(ada)
    await door.sit(shown, ada)
    listed = await door.ask("GET", "/api/tables")
    assert [(table["table"], table["players"], table["free"]) for table in listed] == [(shown, ["Ada"], 1)]
    await door.sit(hidden, ada)
    playing = await door.begun(ada, bo)
    mine = await door.ask("GET", "/api/me/tables", ada)
    assert {table["table"] for table in mine} == {hidden, shown, playing}
    waiting = {row["table"]: row.get("is_waiting", False) for who in (ada, bo) for row in mine}
    asked = (await door.match(playing)).state.asks[0].seat
    theirs = await door.ask("GET", "/api/me/tables", (ada, bo)[asked])
    assert theirs[0]["table"] == playing
    assert theirs[0]["is_waiting"]
    assert "waits_for" not in theirs[0]
    others = await door.ask("GET", "/api/me/tables", (bo, ada)[asked])
    (other,) = [row for row in others if row["table"] == playing]
    assert other["waits_for"] == [("Ada", "Bo")[asked]], "who is not asked reads who is"
    assert not waiting[shown]
    (watchable,) = await door.ask("GET", "/api/tables?which=playing")
    assert watchable["table"] == playing
    assert "waits_for" not in watchable
    await door.ask("POST", f"/api/tables/{playing}/close", ada)
    assert await door.ask("GET", "/api/tables?which=playing") == []


async def test_several_seats_on_one_device_have_names_and_secrets_of_their_own(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    await door.sit(table, ada, name="Little Bo")
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Little Bo"]
    assert len(set(ada.secrets.values())) == 2
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    first, second = await door.listen(table, ada, 0), await door.listen(table, ada, 1)
    assert first.last("update")["view"]["seat"] == 0
    assert second.last("update")["view"]["seat"] == 1
