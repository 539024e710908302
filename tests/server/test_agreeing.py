"""What everybody must agree to, what is said in chats, and words for the seed."""

import pytest

from hexmonger.kernel.commitment import random_words, seal
from hexmonger.kernel.verification import verify
from hexmonger.server import acts
from tests.server.doors import Door, Heard, Somebody
from tests.server.test_rooms import asked, seated


async def past_the_wall(door: Door, table: str, listeners: list[Heard]) -> int:
    """Play until a seat has chosen something that it can't take back; return the seat."""
    while True:
        seat = await asked(door, table)
        await door.choose(table, listeners[seat])
        if not listeners[seat].last("update")["view"]["undo"]["can"]:
            return seat


async def test_beyond_the_wall_a_choice_is_taken_back_if_everybody_agrees(door: Door) -> None:
    table, _, listeners = await seated(door)
    seat = await past_the_wall(door, table, listeners)
    match = await door.match(table)
    ply, before = match.latest(seat), match.position(match.latest(seat)).to_json()
    await door.say(table, listeners[seat], "ask", what="undo")
    request = listeners[1 - seat].last("table")["table"]["requests"][0]
    assert (request["what"], request["missing"]) == ("undo", [1 - seat])
    again = await door.say(table, listeners[seat], "ask", what="undo")
    assert "asked for already" in again["text"]
    await door.say(table, listeners[1 - seat], "agree", number=request["number"], is_yes=True)
    match = await door.match(table)
    assert match.ply == ply
    assert match.state.to_json() == before, "the same cards come again"
    assert "requests" not in listeners[seat].last("table")["table"]
    taken = [event["event"]["event"] for event in listeners[1 - seat].last("update")["events"]]
    assert set(taken) == {"took_back"}


async def test_a_no_and_no_answer_in_time_leave_all_as_it_was(door: Door) -> None:
    table, _, listeners = await seated(door)
    seat = await past_the_wall(door, table, listeners)
    ply = (await door.match(table)).ply
    await door.say(table, listeners[seat], "ask", what="undo")
    number = listeners[seat].last("table")["table"]["requests"][0]["number"]
    await door.say(table, listeners[1 - seat], "agree", number=number, is_yes=False)
    late = await door.say(table, listeners[1 - seat], "agree", number=number, is_yes=True)
    assert "any longer" in late["text"]
    await door.say(table, listeners[seat], "ask", what="end")
    room = door.house.room(table)
    waiting = room.consent._asked[number + 1]
    acts._run_out(room, waiting)
    assert listeners[0].last("notice")["what"] == "request_ended"
    assert (await door.match(table)).ply == ply
    assert listeners[0].last("table")["table"]["state"] == "playing"


async def test_bots_and_those_who_are_stood_in_for_agree(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo, bots=1)
    listeners = [await door.listen(table, ada, 0), await door.listen(table, bo, 1)]
    await door.say(table, listeners[1], "leave")
    await door.settled(table)
    await door.say(table, listeners[0], "ask", what="end")
    sheet = listeners[0].last("table")["table"]
    assert (sheet["state"], sheet["why_closed"]) == ("closed", "by agreement")
    assert sheet["opened"]["secret"]


async def test_at_a_strict_table_nothing_is_taken_back_beyond_the_wall(door: Door) -> None:
    table, _, listeners = await seated(door, terms={"undo": "strict"})
    seat = await past_the_wall(door, table, listeners)
    assert "strict" in (await door.say(table, listeners[seat], "ask", what="undo"))["text"]


async def test_who_watches_is_read_by_players_once_the_game_is_over(door: Door) -> None:
    table, people, listeners = await seated(door)
    cy = await door.somebody("Cy")
    watcher, other = await door.listen(table, cy), await door.listen(table)
    await door.say(table, watcher, "chat", text="Bo has a  <b>boomerang</b>")
    line = other.last("lines")["lines"][0]
    assert (line["name"], line["text"]) == ("Cy", "Bo has a <b>boomerang</b>")
    assert not any(message["say"] == "lines" for each in listeners for message in each.told)
    assert "needs a name" in (await door.say(table, other, "chat", text="hello"))["text"]
    await door.say(table, listeners[0], "chat", text="good luck")
    for listener in (*listeners, watcher, other):
        assert listener.last("lines")["chat"] == "table"
    await door.ask("POST", f"/api/tables/{table}/close", people[0])
    assert [message["chat"] for message in listeners[0].told if message["say"] == "lines"][-1] == "watchers"


async def test_anyone_mutes_anyone_and_the_host_removes_a_line(door: Door) -> None:
    table, people, listeners = await seated(door)
    await door.say(table, listeners[1], "chat", text="first")
    assert "only the host" in (await door.say(table, listeners[1], "remove_line", number=0))["text"]
    await door.say(table, listeners[0], "remove_line", number=0)
    assert listeners[1].last("lines")["lines"][0] == listeners[0].last("lines")["lines"][0]
    assert listeners[1].last("lines")["lines"][0]["is_removed"]
    await door.say(table, listeners[0], "mute", number=0)
    before = len(listeners[0].bytes)
    await door.say(table, listeners[1], "chat", text="second")
    assert len(listeners[0].bytes) == before
    again = await door.listen(table, people[0], 0)
    assert not any(message["say"] == "lines" for message in again.told)
    await door.say(table, listeners[0], "mute", number=0, is_on=False)
    await door.say(table, listeners[1], "chat", text="third")
    assert listeners[0].last("lines")["lines"][0]["text"] == "third"


async def committed(door: Door) -> tuple[str, list[Somebody], list[Heard], list[str]]:
    """Return a table at which everybody has committed to words."""
    people = [await door.somebody(name) for name in ("Ada", "Bo")]
    table = await door.lay(people[0], seats=3)
    for person in people:
        await door.sit(table, person)
    await door.sit(table, people[0], bot="uniform")
    listeners = [await door.listen(table, who, seat) for seat, who in enumerate(people)]
    commitment = listeners[0].last("table")["table"]["commitment"]
    words = [random_words(f"seat {seat}") for seat in range(2)]
    for seat, listener in enumerate(listeners):
        said = await door.say(table, listener, "seal", seal=seal(commitment, seat, words[seat]))
        assert said["say"] == "done"
    return table, people, listeners, words


async def test_words_of_all_seats_make_the_seed_and_the_deal_is_checked(door: Door) -> None:
    table, people, listeners, words = await committed(door)
    early = await door.say(table, listeners[0], "open", words=words[0])
    assert "before everybody has committed" in early["text"]
    await door.ask("POST", f"/api/tables/{table}/start", people[0])
    sheet = listeners[0].last("table")["table"]
    assert (sheet["state"], sheet["is_opening"]) == ("waiting", True)
    assert (await door.say(table, listeners[0], "open", words="others"))["say"] == "wrong"
    for listener, said in zip(listeners, words, strict=True):
        await door.say(table, listener, "open", words=said)
    sheet = listeners[0].last("table")["table"]
    assert sheet["state"] == "playing"
    assert [seat.get("words", "") for seat in sheet["seats"]] == [*words, ""]
    assert "opened" not in sheet
    for listener in listeners:
        await door.say(table, listener, "leave")
    await door.settled(table)
    record = (await door.raw("GET", f"/api/tables/{table}/record")).text
    agreed = verify(record).record.agreed
    assert agreed is not None
    assert [given.words for given in agreed.seats] == [*words, ""]


async def test_somebody_new_at_a_seat_gives_words_of_their_own(door: Door) -> None:
    table, people, listeners, _ = await committed(door)
    await door.ask("DELETE", f"/api/tables/{table}/seats/1", people[1])
    seats = listeners[0].last("table")["table"]["seats"]
    assert [bool(seat.get("seal")) for seat in seats] == [True, False, False]
    cy = await door.somebody("Cy")
    await door.sit(table, cy)
    listener = await door.listen(table, cy, 1)
    commitment = listener.last("table")["table"]["commitment"]
    assert (await door.say(table, listener, "seal", seal=seal(commitment, 1, "by the well")))["say"] == "done"


@pytest.mark.parametrize("bad", ["", "00", "G" * 64])
async def test_a_seal_is_a_hash(door: Door, bad: str) -> None:
    people = [await door.somebody("Ada")]
    table = await door.lay(people[0])
    await door.sit(table, people[0])
    listener = await door.listen(table, people[0], 0)
    assert "64 hexadecimal digits" in (await door.say(table, listener, "seal", seal=bad))["text"]
