"""Turns that run out, bots that stand in, and what happens at tables by itself, also after a restart."""

from pathlib import Path

import pytest

from hexmonger.kernel.trouble import Trouble
from hexmonger.server import clock as clock_module
from hexmonger.server import consent, hall
from hexmonger.server.pace import BOTS_LATE, OPENING, UNUSED_WAITING, grace
from hexmonger.server.store.lists import next_due, tables_due
from hexmonger.server.thought import Answer, Thought
from tests.server.doors import Door, Here, opened
from tests.server.test_agreeing import committed
from tests.server.test_rooms import asked, seated

PACE = 60


class Time:
    """A wall clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Set the wall clock of the server."""
    wall = Time()
    for module in (hall, clock_module, consent):
        monkeypatch.setattr(module, "time", wall)
    return wall


async def tick(door: Door, time: Time, seconds: float) -> None:
    """Let time pass, and let the clock look at what is due."""
    time.now += seconds
    for name in await tables_due(door.house.store, time.now):
        await door.house.clock.look_at(name)


async def test_a_turn_that_runs_out_is_warned_of_and_then_stood_in_for(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, _, listeners = await seated(door, terms={"pace": PACE})
        seat = await asked(door, table)
        sheet = listeners[seat].last("table")["table"]["seats"][seat]
        assert (sheet["due"], sheet["last"]) == (time.now + PACE, time.now + PACE + grace(PACE))
        await door.say(table, listeners[seat], "deputy", bot="uniform")
        await tick(door, time, PACE - 1)
        assert not any(message["say"] == "notice" for message in listeners[seat].told)
        await tick(door, time, 1)
        notice = listeners[seat].last("notice")
        assert (notice["what"], notice["seat"]) == ("time_is_up", seat)
        await tick(door, time, grace(PACE) - 1)
        assert await asked(door, table) == seat
        await tick(door, time, 1)
        assert listeners[seat].last("table")["table"]["seats"][seat]["stand_in"] == "uniform"
        await door.settled(table)
        barred = await door.say(table, listeners[seat], "choose", question=1, choice=0)
        assert "come back first" in barred["text"]
        assert (await door.say(table, listeners[seat], "come_back"))["say"] == "done"
        assert "stand_in" not in listeners[seat].last("table")["table"]["seats"][seat]


async def test_a_turn_goes_on_through_its_questions(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, _, listeners = await seated(door, terms={"pace": PACE})
        seat = await asked(door, table)
        first = listeners[seat].last("table")["table"]["seats"][seat]["due"]
        time.now += 10
        while await asked(door, table) == seat:
            sheet = listeners[seat].last("table")["table"]["seats"][seat]
            assert sheet["due"] in (first, time.now + PACE)
            await door.choose(table, listeners[seat])
        other = listeners[seat].last("table")["table"]["seats"][1 - seat]
        assert other["due"] == time.now + PACE


async def test_clocks_survive_a_restart_and_nobody_is_stood_in_for_by_a_sleep(
    time: Time, tmp_path: Path
) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, people, listeners = await seated(door, terms={"pace": PACE})
        seat = await asked(door, table)
        due = listeners[seat].last("table")["table"]["seats"][seat]["due"]
    time.now += 10
    async with opened(tmp_path / "tables.db") as door:
        listener = await door.listen(table, people[seat], seat)
        assert listener.last("table")["table"]["seats"][seat]["due"] == due
    time.now += 10_000
    async with opened(tmp_path / "tables.db") as door:
        listener = await door.listen(table, people[seat], seat)
        await tick(door, time, 0)
        assert listener.last("notice")["what"] == "time_is_up"
        assert await asked(door, table) == seat
        await tick(door, time, grace(PACE))
        assert listener.last("table")["table"]["seats"][seat]["stand_in"] == "greedy"


async def test_a_clock_that_jumps_gives_everybody_the_grace_anew(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, _, listeners = await seated(door, terms={"pace": PACE})
        seat = await asked(door, table)
        time.now += 5_000
        door.house.clock._notice_jump()
        await tick(door, time, 0)
        assert listeners[seat].last("notice")["what"] == "time_is_up"
        assert await asked(door, table) == seat
        time.now -= 20_000
        door.house.clock._notice_jump()
        await tick(door, time, 0)
        assert await asked(door, table) == seat


async def test_without_a_pace_nobody_is_hurried(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, _, listeners = await seated(door)
        seat = await asked(door, table)
        await tick(door, time, 10 * 24 * 3600)
        assert await asked(door, table) == seat
        assert "due" not in listeners[seat].last("table")["table"]["seats"][seat]


async def test_a_game_begins_without_words_that_nobody_opens(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, people, listeners, words = await committed(door)
        await door.ask("POST", f"/api/tables/{table}/start", people[0])
        await door.say(table, listeners[1], "open", words=words[1])
        leaving = await door.refused("DELETE", f"/api/tables/{table}/seats/0", people[0])
        assert "begins in a moment" in leaving[1]
        await tick(door, time, OPENING - 1)
        assert listeners[0].last("table")["table"]["state"] == "waiting"
    async with opened(tmp_path / "tables.db") as door:
        listener = await door.listen(table, people[0], 0)
        await tick(door, time, OPENING)
        assert listener.last("table")["table"]["state"] == "playing"
        seats = listener.last("table")["table"]["seats"]
        assert [seat.get("words", "") for seat in seats] == ["", words[1], ""]


async def test_words_can_still_be_opened_after_a_restart(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        table, people, _, words = await committed(door)
        await door.ask("POST", f"/api/tables/{table}/start", people[0])
    time.now += 2 * OPENING
    async with opened(tmp_path / "tables.db") as door:
        await door.house.clock.look_at(table)
        listeners = [await door.listen(table, who, seat) for seat, who in enumerate(people)]
        for listener, said in zip(listeners, words, strict=True):
            assert (await door.say(table, listener, "open", words=said))["say"] == "done"
        assert listeners[0].last("table")["table"]["state"] == "playing"


async def test_a_table_to_which_nobody_comes_is_closed(time: Time, tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as door:
        ada = await door.somebody("Ada")
        table = await door.lay(ada)
        await tick(door, time, UNUSED_WAITING - 1)
        assert (await door.ask("GET", f"/api/tables/{table}"))["state"] == "waiting"
        await tick(door, time, 1)
        sheet = await door.ask("GET", f"/api/tables/{table}")
        assert (sheet["state"], sheet["why_closed"]) == ("closed", "nobody came any longer")
        assert await next_due(door.house.store) is None


class Stuck(Here):
    """Never answers: the server stops before."""

    async def answer(self, thought: Thought) -> Answer:
        raise Trouble("nobody thinks here")


async def test_a_bot_that_was_asked_when_the_server_stopped_is_asked_again(
    time: Time, tmp_path: Path
) -> None:
    async with opened(tmp_path / "tables.db", Stuck()) as door:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        listener = await door.listen(table, ada, 0)
        for _ in range(100):
            if await asked(door, table) != 0:
                break
            await door.choose(table, listener)
        await door.settled(table)
        assert await asked(door, table) == 1
    async with opened(tmp_path / "tables.db") as door:
        assert await tables_due(door.house.store, time.now + BOTS_LATE) == [table]
        await door.house.clock.look_at(table)
        await door.settled(table)
        match = await door.match(table)
        assert match.state.is_over or match.state.asks[0].seat == 0


class Raising(Here):
    """One bot breaks down: greedy answers in its place."""

    async def answer(self, thought: Thought) -> Answer:
        why = "" if thought.bot == "greedy" else f"the bot {thought.bot!r} broke down"
        return Answer(thought.allowed[0], "greedy", why)


async def test_a_bot_that_breaks_down_is_replaced_and_everybody_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", Raising()) as door:
        ada = await door.somebody("Ada")
        table = await door.lay(ada)
        await door.sit(table, ada)
        await door.sit(table, ada, bot="uniform")
        listener = await door.listen(table, ada, 0)
        await door.ask("POST", f"/api/tables/{table}/start", ada)
        await door.settled(table)
        while (await door.match(table)).state.ask_of(0) is not None:
            await door.choose(table, listener)
            await door.settled(table)
        notices = [message for message in listener.told if message["say"] == "notice"]
        assert [(each["what"], each["seat"]) for each in notices] == [("bot_replaced", 1)]
        assert listener.last("table")["table"]["seats"][1]["bot"] == "greedy"


async def test_whoever_concedes_stays_away_and_a_bot_goes_on(door: Door) -> None:
    table, people, listeners = await seated(door)
    await door.say(table, listeners[0], "leave", is_for_good=True)
    await door.settled(table)
    sheet = listeners[1].last("table")["table"]["seats"]
    assert sheet[0]["has_conceded"]
    assert sheet[1]["is_host"], "the right of the host passes on"
    assert "not stood in" in (await door.say(table, listeners[0], "come_back"))["text"]
    assert people[0].secrets
