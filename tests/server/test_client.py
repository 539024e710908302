"""The client: whatever happens to its connection, a seat plays on, and nothing is lost or counted twice."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec

import pytest
from msgspec import structs

from hexmonger.client import Lobby, Lost, NotDone, Seat, Watching
from hexmonger.client.address import address_of
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import read_record
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.verification import verify
from hexmonger.protocol.tables import Terms
from tests.server.serving import ALLEY, SHORT, Relay, Serving, begun, seated

# Far more than any of it takes: what hangs fails.
PATIENCE: Final = 120.0

P = ParamSpec("P")


def in_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """Let a test fail that hangs."""

    @wraps(test)
    async def timed(*args: P.args, **kwargs: P.kwargs) -> None:
        async with asyncio.timeout(PATIENCE):
            await test(*args, **kwargs)

    return timed


async def play(seat: Seat, questions: int = 1000) -> int:
    """Answer so many questions with the first thing that is allowed; return how many answers were taken."""
    answered = 0
    async for asked in seat.questions():
        answered += await seat.choose(asked.answers[0].choice, asked.number)
        if answered == questions:
            break
    return answered


async def match_at(server: Serving, table: str) -> Match:
    """Return the match of a table as the server has it."""
    async with server.at(table) as live:
        match = (await server.house.hall.whole(live)).match
    assert match is not None
    return match


async def assert_heard_all(server: Serving, seat: Watching) -> None:
    """Check that a seat has heard all that was told to it, once, and sees what is there to be seen."""
    match = await match_at(server, seat.table)
    assert seat.told() == match.events(seat.seat)
    assert [heard.number for heard in seat.events] == list(range(seat.heard))
    assert seat.view == match.drawn(seat.seat)


async def heard_in_updates(place: Watching) -> list[int]:
    """Return the numbers of all events that updates tell of, until the table has ended."""
    numbers: list[int] = []
    async for update in place.updates():
        assert update.first == len(numbers)
        numbers += [heard.number for heard in update.events]
        assert update.heard == len(numbers)
    return numbers


@in_time
async def test_nobody_names_a_file_of_the_server_as_weights_of_a_bot(lobby: Lobby) -> None:
    table = (await lobby.lay(ALLEY)).table
    for bot in ("uniform@/etc/passwd", "greedy@", "greedy@mine.toml"):
        with pytest.raises(NotDone, match="there is no bot"):
            await lobby.sit_bot(table, bot)


@in_time
async def test_the_lobby_has_everything_about_people_and_tables(server: Serving, lobby: Lobby) -> None:
    assert (await lobby.health()).status == "ok"
    assert (await lobby.rename("Ada of the Well")).name == "Ada of the Well"
    assert {"arcane_alley", "merchants_of_magick"} <= {game.name for game in (await lobby.games()).games}
    table = (await lobby.lay(structs.replace(ALLEY, seats=3))).table
    mine = await lobby.sit(table, 1)
    assert (mine.table, mine.seat) == (table, 1)
    assert (await lobby.sit_bot(table, "uniform")).secret == ""
    async with Lobby(server.address) as other:
        await other.enrol("Bo")
        taken = await other.sit(table)
        assert taken.seat == 2
        assert [listed.table for listed in await other.my_tables()] == [table]
        with pytest.raises(NotDone, match="only the host") as refused:
            await other.start(table)
        assert refused.value.code == "trouble"
        await other.get_up(table, 2)
    await lobby.change(table, structs.replace(ALLEY, seats=2, terms=Terms(is_open=False)))
    assert await lobby.tables() == []
    sheet = await lobby.sheet(table)
    assert (sheet.title, [seat.name for seat in sheet.seats]) == (
        "Arcane Alley",
        ["uniform", "Ada of the Well"],
    )
    assert (await lobby.things(table)).title == sheet.title
    (claimed,) = await lobby.claim(table)
    code = await lobby.code(claimed.secret)
    moved = await lobby.redeem(code.code.lower())
    assert (moved.seat, moved.secret != mine.secret) == (1, True)
    await lobby.revoke(moved.secret)
    with pytest.raises(NotDone, match="opens nothing here") as unknown:
        await lobby.code(mine.secret)
    assert unknown.value.code == "secret"
    await lobby.start(table)
    await lobby.end(table)
    assert (await lobby.record(table)).startswith("hexmonger record")
    again = await lobby.rematch(table)
    assert (await lobby.sheet(again.table)).seats[0].name == "Ada of the Well"
    assert [listed.table for listed in await lobby.tables("over")] == []
    assert (await lobby.data())["name"] == "Ada of the Well"
    key = lobby.key
    assert (await lobby.new_key()).key == lobby.key != key
    await lobby.forget()
    with pytest.raises(NotDone, match="needs a key"):
        await lobby.me()


@in_time
async def test_a_seat_plays_a_game_to_its_end(server: Serving, lobby: Lobby) -> None:
    made = await seated(lobby, people=1, bots=1)
    async with Seat(server.address, made.table, made.secrets[0], "by the old well") as seat:
        await seat.until(lambda: bool(seat.mine.seal))
        assert (seat.view, seat.heard, seat.question) == (None, 0, 0)
        await lobby.start(made.table)
        kinds: set[str] = set()
        async for asked in seat.questions():
            foretold = await seat.preview([asked.answers[0].choice])
            assert foretold.certain
            because = await seat.why(9999)
            assert because.text
            assert because.reason is not None
            assert (await seat.why(asked.answers[0].choice)).reason is None
            assert await seat.choose(asked.answers[0].choice)
            kinds.add(asked.asked.name)
            if seat.view is not None and seat.view.undo is not None and seat.view.undo.can:
                heard = seat.heard
                await seat.take_back()
                assert seat.events[-1].event["event"] == "took_back"
                assert seat.heard > heard
                assert seat.view.question is not None
                assert await seat.choose(seat.view.question.answers[0].choice)
        assert len(kinds) > 1
        assert seat.is_over
        await assert_heard_all(server, seat)
        assert seat.log()[-1].text.startswith("The game is over")
        assert seat.sheet.opened is not None
        words = seat.mine.words
    assert words.startswith("by the old well ")
    record = await lobby.record(made.table)
    assert f"words 1: {words}" in record
    assert verify(record).record.choices
    assert read_record(record)[1].is_over


@in_time
async def test_updates_tell_every_event_once(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=1, bots=2, game=ALLEY)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as seat,
        Watching(server.address, made.table) as watching,
    ):
        listening = asyncio.create_task(heard_in_updates(watching))
        assert await play(seat, 12) == 12
        await lobby.end(made.table)
        assert await listening == list(range(watching.heard))
        assert await heard_in_updates(watching) == list(range(watching.heard))
        assert watching.sheet.why_closed == "by the host"
        assert (watching.seat, watching.view and watching.view.question) == (-1, None)
        await assert_heard_all(server, watching)


@in_time
async def test_two_tabs_on_one_seat_see_the_same_and_answer_once(server: Serving, lobby: Lobby) -> None:
    made = await seated(lobby, people=1, bots=1)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as one,
        Seat(server.address, made.table, made.secrets[0]) as two,
    ):
        await one.until(lambda: bool(one.mine.seal))
        await lobby.start(made.table)
        for tab in (one, two):
            await tab.until(lambda tab=tab: tab.question == 1)  # type: ignore[misc]
        assert two.mine.words, "the words of one seat are sealed by one tab"
        assert one.view is not None
        assert one.view.question is not None
        first = one.view.question.answers[0].choice
        taken = await asyncio.gather(one.choose(first, 1), two.choose(first, 1))
        assert sorted(taken) == [False, True]
        await two.until(lambda: two.question == one.question != 1)
        await play(two)
        await one.until(lambda: one.is_over)
        assert one.events == two.events
        await assert_heard_all(server, one)


@in_time
async def test_a_stale_answer_is_refused(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        await play(seat, 1)
        for question in (0, seat.question - 1, seat.question + 1):
            assert not await seat.choose(0, question)
            with pytest.raises(NotDone, match="no longer open") as refused:
                await seat.preview([0], question=question)
            assert refused.value.code == "stale"
        with pytest.raises(NotDone) as impossible:
            await seat.choose(9999)
        assert impossible.value.code == "refused"
        assert len((await match_at(server, made.table)).record.choices) == 1


@in_time
async def test_a_game_goes_on_after_the_server_was_started_again(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2, bots=1, game=ALLEY)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as one,
        Seat(server.address, made.table, made.secrets[1]) as two,
    ):
        players = [asyncio.create_task(play(seat)) for seat in (one, two)]
        for more in (5, 15, 30):
            await one.until(lambda more=more: one.heard >= more)  # type: ignore[misc]
            await server.stop()
            await server.start()
        await one.until(lambda: one.heard >= 45)
        await lobby.end(made.table)
        answered = await asyncio.gather(*players)
        match = await match_at(server, made.table)
        chosen = [seat for seat, _ in match.record.choices]
        assert [chosen.count(0), chosen.count(1)] == answered
        for seat in (one, two):
            await assert_heard_all(server, seat)
        assert read_record(await lobby.record(made.table))[0].choices == match.record.choices


@in_time
async def test_what_was_done_and_not_answered_counts_once(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    relay = Relay(server.port)
    async with (
        relay.relaying() as address,
        Seat(address, made.table, made.secrets[0]) as seat,
        Seat(server.address, made.table, made.secrets[0]) as tab,
    ):
        assert seat.view is not None
        assert seat.view.question is not None
        choice = seat.view.question.answers[0].choice
        relay.is_deaf = True
        choosing = asyncio.create_task(seat.choose(choice))
        talking = asyncio.create_task(seat.chat("I am still here."))
        await tab.until(lambda: tab.question == 2 and bool(tab.lines()))
        assert not choosing.done()
        assert not talking.done()
        relay.is_deaf = False
        relay.cut()
        assert await choosing
        await talking
        assert [line.text for line in seat.lines()] == ["I am still here."]
        match = await match_at(server, made.table)
        assert match.record.choices == [(0, choice)]
        await assert_heard_all(server, seat)
        assert await seat.choose(seat.view.question.answers[0].choice)
        assert len(match.record.choices) == 2


@in_time
async def test_words_that_were_opened_are_not_used_again(server: Serving, lobby: Lobby) -> None:
    made = await seated(lobby, people=2)
    async with Seat(server.address, made.table, made.secrets[0]) as one:
        async with Seat(server.address, made.table, made.secrets[1]) as two:
            await one.until(lambda: all(seat.words for seat in one.sheet.seats))
            before = [seat.words for seat in one.sheet.seats]
            await lobby.get_up(made.table, 1)
            with pytest.raises(NotDone, match="opens nothing here"):
                await two.until(lambda: False)
        await one.until(lambda: bool(one.mine.seal) and not one.mine.words)
        secret = (await lobby.sit(made.table)).secret
        async with Seat(server.address, made.table, secret) as three:
            await one.until(lambda: all(seat.words for seat in one.sheet.seats))
            assert not {*before} & {seat.words for seat in one.sheet.seats}
            await lobby.start(made.table)
            await asyncio.gather(play(one), play(three))
            assert one.sheet.opened is not None
    record = await lobby.record(made.table)
    assert "left out" not in record
    assert verify(record).record.choices


@in_time
async def test_those_who_watch_chat_apart(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=1, bots=1)
    async with Lobby(server.address) as other:
        await other.enrol("Wim")
        async with (
            Seat(server.address, made.table, made.secrets[0]) as seat,
            Watching(server.address, made.table, other.key) as watching,
            Watching(server.address, made.table) as nobody,
        ):
            assert watching.view is not None
            assert watching.view.question is None
            await watching.chat("Who will win?")
            await seat.chat("Not me.")
            await watching.until(lambda: bool(watching.lines()))
            assert [line.name for line in watching.lines("watchers")] == ["Wim"]
            assert seat.lines("watchers") == []
            with pytest.raises(NotDone, match="needs a name"):
                await nobody.chat("Me!")
            await watching.mute(0)
            await watching.mute(0, is_on=False)
            await seat.remove_line(0)
            await watching.until(lambda: watching.lines()[0].is_removed)
            await play(seat)
            await seat.until(lambda: bool(seat.lines("watchers")))


@in_time
async def test_a_choice_beyond_the_wall_is_taken_back_if_everybody_agrees(
    server: Serving, lobby: Lobby
) -> None:
    made = await begun(lobby, people=2, game=ALLEY)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as one,
        Seat(server.address, made.table, made.secrets[1]) as two,
    ):
        players = [asyncio.create_task(play(seat, 2)) for seat in (one, two)]
        await asyncio.gather(*players)
        heard = one.heard
        await one.ask("undo")
        await two.until(lambda: bool(two.sheet.requests))
        (request,) = two.sheet.requests
        assert (request.seat, request.missing) == (0, (1,))
        await two.agree(request.number)
        await one.until(lambda: one.events[-1].event["event"] == "took_back")
        assert one.heard > heard
        await assert_heard_all(server, one)
        assert len(one.log()) < heard
        await two.ask("end")
        await one.until(lambda: bool(one.sheet.requests))
        await one.agree(one.sheet.requests[0].number)
        await two.until(lambda: two.is_over)
        assert two.sheet.why_closed == "by agreement"


@in_time
async def test_a_seat_that_is_stood_in_for_is_taken_back(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as one,
        Seat(server.address, made.table, made.secrets[0]) as tab,
        Seat(server.address, made.table, made.secrets[1]) as two,
    ):
        await one.deputy("uniform")
        await one.leave()
        assert one.mine.stand_in == "uniform"
        await one.until(lambda: one.view is not None and one.view.question is None)
        playing = asyncio.create_task(play(two))
        async for asked in tab.questions():
            assert not tab.mine.stand_in
            assert await tab.choose(asked.answers[0].choice, asked.number)
        await playing


@in_time
async def test_a_seat_takes_a_hint_and_everybody_knows(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=1, bots=1)
    async with (
        Seat(server.address, made.table, made.secrets[0]) as seat,
        Watching(server.address, made.table) as watching,
    ):
        await seat.until(lambda: seat.question > 0)
        advice = await seat.hint()
        assert advice.bot == seat.sheet.adviser == "tactician"
        assert await seat.choose(advice.advised[0].answers[0].choice)
        assert seat.mine.hints == 1
        await watching.until(lambda: bool(watching.notices))
        assert (watching.notices[0].what, watching.sheet.seats[0].hints) == ("hint_taken", 1)


@in_time
async def test_what_is_said_too_fast_is_said_again(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        await asyncio.gather(*[seat.why(9999) for _ in range(100)])
        assert await play(seat, 1) == 1


@in_time
async def test_who_can_not_come_in_is_told_why(server: Serving, lobby: Lobby) -> None:
    private = structs.replace(SHORT, terms=Terms(watch="nobody"))
    made = await begun(lobby, people=2, game=private)
    other = await begun(lobby, people=2)

    async def refused(place: Watching) -> str:
        with pytest.raises(NotDone) as turned_away:
            async with place:
                pass
        return f"{turned_away.value.code}: {turned_away.value}"

    assert (await refused(Watching(server.address, made.table))).startswith("trouble: nobody may watch")
    assert (await refused(Watching(server.address, "nowhere"))).startswith("unknown: there is no table")
    assert (await refused(Watching(server.address, other.table, "x"))).startswith("secret: ")
    assert (await refused(Seat(server.address, other.table, made.secrets[0]))).startswith("secret: ")
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        await lobby.revoke(made.secrets[0])
        with pytest.raises(NotDone, match="opens nothing here"):
            async for _ in seat.updates():
                pass
        with pytest.raises(NotDone, match="opens nothing here"):
            await seat.chat("Hello?")


@in_time
async def test_a_server_that_is_not_there_is_told_in_a_sentence(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    await server.stop()
    with pytest.raises(Lost, match="can't be reached"):
        await lobby.me()
    with pytest.raises(Lost, match="can't be reached"):
        await Seat(server.address, made.table, made.secrets[0]).__aenter__()


@in_time
async def test_whoever_waits_is_told_when_the_conversation_ends(server: Serving, lobby: Lobby) -> None:
    made = await begun(lobby, people=2)
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        waiting = asyncio.create_task(seat.until(lambda: False))
        await server.stop()
        talking = asyncio.create_task(seat.chat("Hello?"))
        await seat.until(lambda: not seat.is_connected)
    for task in (waiting, talking):
        with pytest.raises(Lost, match="has ended"):
            await task


@pytest.mark.parametrize("address", ["", "127.0.0.1:8000", "ftp://localhost", "http://", "http://[::1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Trouble, match="address of a server"):
        address_of(address)
