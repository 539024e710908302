"""What is told at a table: to each as it may know it, once it is stored, and again to whoever comes back."""

from typing import Any

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.server.room import WATCHING
from hexmonger.server.store import NotStored
from tests.server.doors import Door, Heard, Somebody

KINDS = [
    {"game": "arcane_alley"},
    {"game": "arcane_alley", "options": {"modules": "moonstruck_market", "edition.numbers.rounds": "1"}},
    {"game": "merchants_of_magick", "options": {}},
]


async def seated(door: Door, **wanted: Any) -> tuple[str, list[Somebody], list[Heard]]:
    """Return a table of two at which a game has begun, and who listens at its seats."""
    people = [await door.somebody(name) for name in ("Ada", "Bo")]
    table = await door.begun(*people, **wanted)
    return table, people, [await door.listen(table, who, seat) for seat, who in enumerate(people)]


async def asked(door: Door, table: str) -> int:
    return (await door.match(table)).state.asks[0].seat


@pytest.mark.parametrize("wanted", KINDS)
async def test_a_game_is_played_to_its_end_by_what_everybody_is_told(
    door: Door, wanted: dict[str, Any]
) -> None:
    table, _people, listeners = await seated(door, **wanted)
    watcher = await door.listen(table)
    source = Source(5)
    while listeners[0].last("table")["table"]["state"] == "playing":
        seat = await asked(door, table)
        assert (await door.choose(table, listeners[seat], source.below(30)))["say"] == "done"
    for listener in (*listeners, watcher):
        updates = [message for message in listener.told if message["say"] == "update"]
        numbers = [event["number"] for update in updates for event in update["events"]]
        assert numbers == list(range(len(numbers))), "no gap, nothing twice"
        assert updates[-1]["heard"] == len(numbers)
        assert listener.last("table")["table"]["opened"]["secret"]
    assert len({listener.bytes[-1] for listener in listeners}) <= 2


async def test_whoever_comes_in_is_told_of_the_table_once(door: Door) -> None:
    table, people, listeners = await seated(door)
    for newcomer in (listeners[0], await door.listen(table, people[0], 0), await door.listen(table)):
        assert [message["say"] for message in newcomer.told][:2] == ["table", "update"]


async def test_whoever_comes_back_hears_the_rest_and_nothing_twice(door: Door) -> None:
    table, people, listeners = await seated(door)
    for _ in range(12):
        await door.choose(table, listeners[await asked(door, table)])
    whole = [event for message in listeners[0].told for event in message.get("events", ())]
    for seen in (0, 5, len(whole)):
        update = (await door.listen(table, people[0], 0, seen)).last("update")
        assert (update["first"], update["heard"]) == (seen, len(whole))
        assert update["events"] == whole[seen:]
    other_past = (await door.listen(table, people[0], 0, len(whole) + 5)).last("update")
    assert other_past["events"] == whole
    await door.house.room(table).leave(listeners[0])
    door.house.hall.put_down(0)
    assert (await door.listen(table, people[0], 0)).last("update")["events"] == whole


async def test_a_stale_answer_is_refused_and_a_retry_counts_once(door: Door) -> None:
    table, _, listeners = await seated(door)
    listener = listeners[await asked(door, table)]
    update = listener.last("update")
    choice = update["view"]["question"]["answers"][0]["choice"]
    said = {"question": update["question"], "choice": choice, "ticket": "once"}
    assert (await door.say(table, listener, "choose", **said))["say"] == "done"
    ply = (await door.match(table)).ply
    assert (await door.say(table, listener, "choose", **said))["say"] == "done"
    assert (await door.match(table)).ply == ply
    stale = await door.say(table, listener, "choose", **{**said, "ticket": "twice"})
    assert (stale["say"], stale["code"]) == ("wrong", "stale")
    assert (await door.match(table)).ply == ply


async def test_nobody_uses_up_the_ticket_of_another(door: Door) -> None:
    table, _, listeners = await seated(door, game="merchants_of_magick", options={})
    for listener in listeners:
        update = listener.last("update")
        choice = update["view"]["question"]["answers"][0]["choice"]
        said = await door.say(
            table, listener, "choose", question=update["question"], choice=choice, ticket="1"
        )
        assert said["say"] == "done"
    assert (await door.match(table)).ply == 2


async def test_what_is_not_allowed_says_why_with_the_rule(door: Door) -> None:
    table, _, listeners = await seated(door)
    other = listeners[1 - await asked(door, table)]
    assert (await door.say(table, other, "choose", question=1, choice=0))["code"] == "stale"
    listener, update = listeners[0], listeners[0].last("update")
    barred: list[dict[str, Any]] = []
    while not barred:
        listener = listeners[await asked(door, table)]
        update = listener.last("update")
        barred = update["view"]["question"].get("barred", [])
        if not barred:
            await door.choose(table, listener, 1)
    choice = int(next(iter(barred[0]["points"])))
    for say in ("why", "choose"):
        said = await door.say(table, listener, say, question=update["question"], choice=choice)
        assert said["rule"] == barred[0]["rule"]
        assert said["reason"] == barred[0]["reason"]
        assert said["rule"] in said["text"]
    nonsense = await door.say(table, listener, "why", question=update["question"], choice=12345)
    assert nonsense["say"] == "because"
    allowed = update["view"]["question"]["answers"][0]["choice"]
    said = await door.say(table, listener, "why", question=update["question"], choice=allowed)
    assert (said["reason"], said["text"]) == (None, "")


async def test_a_preview_tells_what_then_happens(door: Door) -> None:
    table, _, listeners = await seated(door)
    checked = 0
    for _ in range(30):
        listener = listeners[await asked(door, table)]
        update = listener.last("update")
        choice = update["view"]["question"]["answers"][0]["choice"]
        foretold = await door.say(
            table, listener, "preview", question=update["question"], choices=[choice], draw=True
        )
        heard = update["heard"]
        await door.choose(table, listener)
        told = [event["event"] for event in listener.last("update")["events"] if event["number"] >= heard]
        for sure in foretold["certain"]:
            if not sure.get("open"):
                assert sure["event"] in told
                checked += 1
    assert checked > 20


async def test_a_choice_is_taken_back_up_to_the_wall_and_everybody_hears_of_it(door: Door) -> None:
    table, _, listeners = await seated(door)
    listener = listeners[0]
    while not listener.last("update")["view"]["undo"]["can"]:
        listener = listeners[await asked(door, table)]
        await door.choose(table, listener, 1)
    before = (await door.match(table)).ply
    assert (await door.say(table, listener, "take_back"))["say"] == "done"
    assert (await door.match(table)).ply == before - 1
    events = [event["event"]["event"] for event in listener.last("update")["events"]]
    assert events == ["took_back"]
    while listener.last("update")["view"]["undo"]["can"]:
        await door.say(table, listener, "take_back")
    refused = await door.say(table, listener, "take_back")
    assert (refused["say"], refused["code"]) == ("wrong", "refused")


async def test_who_has_no_seat_decides_nothing(door: Door) -> None:
    table, _, listeners = await seated(door)
    watcher = await door.listen(table)
    assert watcher.last("update")["view"]["seat"] == WATCHING
    question = listeners[await asked(door, table)].last("update")["question"]
    for say, about in (
        ("choose", {"question": question, "choice": 0}),
        ("take_back", {}),
        ("preview", {"question": question, "choices": [0]}),
        ("why", {"question": question, "choice": 0}),
        ("ask", {"what": "end"}),
        ("leave", {}),
        ("deputy", {"bot": "greedy"}),
    ):
        said = await door.say(table, watcher, say, **about)
        assert said["text"] == "only those who have a seat can do that"


async def test_nobody_is_told_what_could_not_be_stored(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, listeners = await seated(door)
    listener = listeners[await asked(door, table)]
    before = [len(each.bytes) for each in listeners]

    async def fails(*_: object) -> None:
        raise NotStored("this could not be stored (the disk is full)")

    with monkeypatch.context() as broken:
        broken.setattr(door.house.store, "append", fails)
        said = await door.choose(table, listener)
    assert (said["say"], said["code"]) == ("wrong", "not_stored")
    told = [each.told[count:] for each, count in zip(listeners, before, strict=True)]
    assert [[message["say"] for message in messages] for messages in told] in (
        [["wrong"], []],
        [[], ["wrong"]],
    )
    assert (await door.choose(table, listener))["say"] == "done"


async def test_presence_is_seen_and_two_tabs_are_one_seat(door: Door) -> None:
    table, people, listeners = await seated(door)
    tab = await door.listen(table, people[0], 0)
    room = door.house.room(table)
    await room.leave(listeners[0])
    assert listeners[1].last("table")["table"]["seats"][0]["is_here"]
    await room.leave(tab)
    assert "is_here" not in listeners[1].last("table")["table"]["seats"][0]
    first, second = [await door.listen(table, people[0], 0) for _ in range(2)]
    while await asked(door, table) != 0:
        await door.choose(table, listeners[1])
    question = first.last("update")["question"]
    await door.choose(table, first)
    assert first.last("update") == second.last("update")
    choice = 0
    late = await door.say(table, second, "choose", question=question, choice=choice)
    assert late["code"] == "stale"
