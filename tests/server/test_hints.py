"""Hints: who may ask a bot for advice, who hears of it, and what the advice is made of."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger.bots import make_bot
from hexmonger.bots.advice import adviser_of
from hexmonger.kernel.match import Match
from hexmonger.protocol.sayings import Hint
from hexmonger.server import acts, hall
from hexmonger.server.hints import is_advice
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Thought, advice_of
from tests.server.doors import Door, Heard, Here, Somebody, opened
from tests.server.hostile import FOLDER, install
from tests.server.tables import KINDS
from tests.server.test_protocol import validator
from tests.server.test_thinking import begun

SHORT: Final = 2.0
AMONG_SEVERAL: Final = "among several people hints are given only where the terms of the table allow them"
MERCHANTS: Final = {"game": "merchants_of_magick", "options": {}}


class Held(Here):
    """Thinks of advice when it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.go_on = asyncio.Event()

    async def advice(self, thought: Thought) -> bytes:
        self.asked += 1
        await self.go_on.wait()
        return await super().advice(thought)


async def alone(door: Door, **wanted: Any) -> tuple[str, Somebody, Heard]:
    """Return a table at which somebody plays with a bot alone, and is asked."""
    ada = await door.somebody("Ada")
    table = await door.begun(ada, bots=1, **wanted)
    await door.settled(table)
    return table, ada, await door.listen(table, ada, 0)


async def together(door: Door, **wanted: Any) -> tuple[str, list[Heard]]:
    """Return a table at which two people play, and who listens at its seats, whoever is asked first."""
    people = [await door.somebody(name) for name in ("Ada", "Bo")]
    table = await door.begun(*people, **wanted)
    heard = [await door.listen(table, who, seat) for seat, who in enumerate(people)]
    return table, sorted(heard, key=lambda each: "question" not in each.last("update"))


async def hint(door: Door, table: str, heard: Heard, **about: Any) -> dict[str, Any]:
    """Ask for a hint about the question that waits, and return what is answered."""
    return await door.say(
        table, heard, "hint", **{"question": heard.last("update").get("question", 0), **about}
    )


def hints_on(heard: Heard) -> list[int]:
    """Return how often every seat has asked for a hint, as the latest sheet says."""
    return [seat.get("hints", 0) for seat in heard.last("table")["table"]["seats"]]


def notices(heard: Heard) -> list[tuple[str, int]]:
    """Return all notices that somebody was given."""
    return [(said["what"], said["seat"]) for said in heard.told if said["say"] == "notice"]


@pytest.mark.parametrize("wanted", [{}, MERCHANTS], ids=["arcane_alley", "merchants_of_magick"])
async def test_who_plays_with_bots_alone_is_given_advice(door: Door, wanted: dict[str, Any]) -> None:
    table, _, heard = await alone(door, **wanted)
    assert heard.last("table")["table"]["adviser"] == "tactician"
    advice = await hint(door, table, heard)
    assert (advice["say"], advice["bot"]) == ("advice", "tactician")
    validator("Reply").validate(advice)
    allowed = heard.last("update")["view"]["question"]["answers"]
    for advised in advice["advised"]:
        first = next(each for each in allowed if each["choice"] == advised["answers"][0]["choice"])
        assert first.items() <= {"is_wall": False, **advised["answers"][0]}.items()


async def test_among_several_people_the_terms_must_allow_it(door: Door) -> None:
    table, (heard, _) = await together(door)
    assert "adviser" not in heard.last("table")["table"]
    refused = await hint(door, table, heard)
    assert (refused["code"], refused["text"]) == ("trouble", AMONG_SEVERAL)
    table, (heard, _) = await together(door, terms={"hints": True})
    assert heard.last("table")["table"]["adviser"] == "tactician"
    assert (await hint(door, table, heard))["say"] == "advice"


async def test_the_host_says_so_until_the_game_begins(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    about = {"game": "arcane_alley", "seats": 2, "options": {}}
    await door.ask("PATCH", f"/api/tables/{table}", ada, **about, terms={"hints": True})
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert sheet["terms"] == {"hints": True}
    assert "adviser" not in sheet, "nobody can ask for anything yet"


async def test_who_watches_who_is_not_asked_and_who_comes_late_is_refused(door: Door) -> None:
    table, (heard, other) = await together(door, terms={"hints": True})
    question = heard.last("update")["question"]
    watching = await hint(door, table, await door.listen(table), question=question)
    assert watching["text"] == "only those who have a seat can do that"
    assert (await hint(door, table, other, question=1))["code"] == "stale"
    await door.choose(table, heard)
    assert (await hint(door, table, heard, question=question))["code"] == "stale"
    assert hints_on(heard) == [0, 0]
    assert notices(heard) == notices(other) == []


async def test_who_is_stood_in_for_comes_back_first(door: Door) -> None:
    table, (heard, _) = await together(door, terms={"hints": True}, **MERCHANTS)
    question = heard.last("update")["question"]
    await door.say(table, heard, "leave")
    said = await hint(door, table, heard, question=question)
    assert said["text"] == f"a bot stands in for seat {heard.seat + 1}: come back first"


async def test_where_a_game_is_over_nobody_advises(door: Door) -> None:
    table, ada, heard = await alone(door)
    question = heard.last("update")["question"]
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    said = await hint(door, table, heard, question=question)
    assert said["text"] == "this table is closed: nothing can be played"
    assert "adviser" not in heard.last("table")["table"]


async def test_everybody_hears_that_a_hint_was_taken_and_nobody_else_what_it_says(door: Door) -> None:
    table, (heard, other) = await together(door, terms={"hints": True})
    watcher = await door.listen(table)
    await hint(door, table, heard)
    counted = [int(seat == heard.seat) for seat in range(2)]
    for each in (heard, other, watcher):
        assert hints_on(each) == counted
        assert notices(each) == [("hint_taken", heard.seat)]
    assert [said["say"] for said in heard.told][-3:] == ["table", "notice", "advice"]
    for each in (other, watcher):
        assert "advice" not in [said["say"] for said in each.told]
    door.house.hall.put_down(0)
    assert (await door.ask("GET", f"/api/tables/{table}"))["seats"][heard.seat]["hints"] == 1


async def test_a_question_counts_once_and_another_one_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        table, ada, heard = await alone(door, **MERCHANTS)
        first = await hint(door, table, heard, ticket="a")
        assert await hint(door, table, heard, ticket="a") == first
        assert (await hint(door, table, heard))["advised"] == first["advised"]
        assert hints_on(heard) == [1, 0]
        await door.choose(table, heard)
        await hint(door, table, heard)
        assert hints_on(heard) == [2, 0]
        await door.say(table, heard, "take_back")
        await hint(door, table, heard)
        assert hints_on(heard) == [3, 0]
        assert notices(heard) == [("hint_taken", 0)] * 3
        before = heard.last("advice")
    async with opened(path) as door:
        heard = await door.listen(table, ada, 0)
        assert hints_on(heard) == [3, 0]
        assert (await hint(door, table, heard))["advised"] == before["advised"]
        assert hints_on(heard) == [3, 0]
        assert notices(heard) == []


async def test_a_table_that_goes_on_from_a_bookmark_knows_all_that_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "BOOKMARK_EVERY", 1)
    async with opened(tmp_path / "tables.db") as door:
        table, _, heard = await alone(door)
        while not (await door.match(table)).bookmark():
            await door.choose(table, heard)
            await door.settled(table)
        told = (await hint(door, table, heard))["advised"]
        await door.house.room(table).leave(heard)
        door.house.hall.put_down(0)
        assert (await door.match(table)).stream(0).first > 0
        heard.bytes.clear()
        await door.house.room(table).enter(heard, len((await door.match(table)).stream(0)))
        assert (await hint(door, table, heard))["advised"] == told
        assert hints_on(heard) == [1, 0]


async def test_everything_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    held = Held()
    async with opened(tmp_path / "tables.db", held) as door:
        table, _, heard = await alone(door)
        room, question = door.house.room(table), heard.last("update")["question"]
        await acts.hear(room, heard, Hint("h", question))
        assert hints_on(heard) == [1, 0]
        assert (await door.say(table, heard, "chat", text="hm"))["say"] == "done"
        assert (await door.choose(table, heard))["say"] == "done"
        held.go_on.set()
        stale = await heard.answer("h")
        assert (stale["say"], stale["code"]) == ("wrong", "stale")
        await door.settled(table)
        assert (await hint(door, table, heard))["say"] == "advice"


async def test_two_who_ask_at_once_let_a_bot_think_once(tmp_path: Path) -> None:
    held = Held()
    async with opened(tmp_path / "tables.db", held) as door:
        table, ada, heard = await alone(door)
        tab = await door.listen(table, ada, 0)
        room, question = door.house.room(table), heard.last("update")["question"]
        await acts.hear(room, heard, Hint("one", question))
        await acts.hear(room, tab, Hint("two", question))
        held.go_on.set()
        one, two = await heard.answer("one"), await tab.answer("two")
        assert one["say"] == "advice"
        assert two == {**one, "ticket": "two"}
        assert held.asked == 1
        assert not room.advised


async def test_where_no_bot_knows_the_game_nobody_advises(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexmonger.server.table.adviser_of", lambda _game: "")
    table, _, heard = await alone(door)
    assert "adviser" not in heard.last("table")["table"]
    assert (await hint(door, table, heard))["text"] == "no bot gives advice in Arcane Alley"
    assert hints_on(heard) == [0, 0]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raises", "the bot 'raises' broke down (ValueError)"),
        ("exits", "the bot 'exits' broke down (AttributeError)"),
        ("cheats", "the bot 'cheats' gave advice that nobody could follow"),
        ("stillborn", "the bot 'stillborn' can't be made (ValueError)"),
        ("hangs", "the bot 'hangs' did not answer within 2 s"),
    ],
)
async def test_an_adviser_that_fails_is_one_sentence(
    bot: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.syspath_prepend(install(tmp_path))
    monkeypatch.setattr("hexmonger.server.table.adviser_of", lambda _game: bot)
    thinkers = Thinkers(1, SHORT)
    async with opened(tmp_path / "tables.db", Advising(thinkers)) as door:
        table, _, heard = await alone(door)
        said = await hint(door, table, heard)
        assert (said["say"], said["code"], said["text"]) == ("wrong", "trouble", why)
        assert hints_on(heard) == [1, 0]
        assert not door.house.room(table).advised
    await thinkers.close()


class Advising(Here):
    """Bots that answer at once, and think of advice in processes of their own."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__()
        self._elsewhere = thinkers

    async def advice(self, thought: Thought) -> bytes:
        return await self._elsewhere.advice(thought)


async def test_an_error_of_the_server_is_a_sentence_too(tmp_path: Path) -> None:
    class Broken(Here):
        async def advice(self, thought: Thought) -> bytes:
            raise RuntimeError("a hidden reason")

    async with opened(tmp_path / "tables.db", Broken()) as door:
        table, _, heard = await alone(door)
        said = await hint(door, table, heard)
        assert (said["say"], said["text"]) == ("wrong", acts.WENT_WRONG)
        assert not door.house.room(table).advised


def played(kind: str, plies: int, aids: bool = True) -> Match:
    """Return a match some choices into it."""
    match = begun(kind)
    match.aids = aids
    uniform = make_bot("uniform", match.game, 3)
    while match.ply < plies:
        seat = match.state.asks[0].seat
        match.choose(match.answer_of(uniform, seat), seat)
    return match


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("aids", [True, False])
def test_a_hint_is_thought_of_in_what_the_table_remembers_for_its_seat(kind: str, aids: bool) -> None:
    for plies in range(0, 24, 3):
        match = played(kind, plies, aids)
        for ask in match.state.asks:
            thought = advice_of(match, ask.seat, "tactician")
            seen = match.game.view(match.game.read_state(json.loads(thought.world)), ask.seat)
            assert json.dumps(seen.to_json()) == json.dumps(match.remembered(ask.seat).to_json())
            assert list(thought.allowed) == match.view(ask.seat).options
            assert thought.told == (tuple(match.stream(ask.seat).events) if aids else ())


@pytest.mark.parametrize("kind", KINDS)
async def test_what_a_seat_cant_know_changes_no_byte_of_its_advice(kind: str) -> None:
    thinkers = Thinkers(1)
    for aids in (True, False):
        match, elsewhere = played(kind, 14, aids), played(kind, 14, aids)
        seat = match.state.asks[0].seat
        elsewhere.state = match.game.imagine(match.view(seat), 99)
        assert elsewhere.state.to_json() != match.state.to_json()
        own, other = (advice_of(each, seat, adviser_of(each.game)) for each in (match, elsewhere))
        assert own == other
        advice = await thinkers.advice(own)
        assert await thinkers.advice(other) == advice
        assert is_advice(advice, own.allowed)
    await thinkers.close()


async def test_advice_is_the_same_wherever_it_is_thought_of() -> None:
    thinkers = Thinkers(1)
    match = played("arcane_alley", 14)
    thought = advice_of(match, match.state.asks[0].seat, "greedy")
    assert await thinkers.advice(thought) == await Here().advice(thought)
    again = await thinkers.answer(replace(thought, seed=0))
    assert again.bot == "greedy", "whoever advises is at hand for nobody else"
    await thinkers.close()


@pytest.mark.parametrize(
    "written", [b"", b"[]", b"{}", b"[1]", b'[{"answers":[],"value":1,"reach":1,"best":1}]']
)
def test_what_is_no_advice_is_not_told(written: bytes) -> None:
    assert not is_advice(written, [1])
