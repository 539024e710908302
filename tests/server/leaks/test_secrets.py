"""Seed, secret and chance of a game leave the process when it has ended, and at no other time.

Keys, secrets of seats and codes are seen by those whom they belong to, once.
"""

import json
import logging
from typing import Any

import pytest
from structlog.testing import capture_logs

from hexmonger.kernel.chance import Source, chance_text
from hexmonger.kernel.commitment import random_words, seal
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.server.entries import Made, Sat, StoodIn
from hexmonger.server.store import NotStored
from tests.server.doors import SHORT, Door, Heard
from tests.server.tables import KINDS

WORDS = "by the old well"
CHOICES = 25


async def hidden_in(door: Door, table: str) -> set[str]:
    """Return all digits that nobody may see as long as a table is played, in every form they could have."""
    kept = await door.house.store.load(table)
    assert kept is not None
    made = kept.entries[0]
    assert isinstance(made, Made)
    seeds = [entry.seed for entry in kept.entries if isinstance(entry, Sat | StoodIn) and entry.seed]
    numbers = [int(made.secret, 16), *seeds]
    async with door.house.hall.at(table) as live:
        record = live.table.record
        if record is not None:
            numbers.append(record.seed)
        if live.table.match is not None:
            numbers.append(live.table.match.state.chance)
    found = {made.secret} | {str(number) for number in numbers} | {f"{number:x}" for number in numbers}
    if live.table.match is not None:
        found.add(chance_text(live.table.match.state.chance))
    return found


async def asked_for(door: Door, table: str) -> str:
    """Return all that anybody can ask for about a table, as one text."""
    paths = (
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        "/api/tables?which=playing",
        "/metrics",
        "/healthz",
    )
    return "\n".join([(await door.raw("GET", path)).text for path in paths])


async def begun(door: Door, kind: str) -> tuple[str, list[Heard], list[str]]:
    """Return a table at which two people and bots play with words for the seed, and who listens there.

    Last come the keys, secrets and codes that nobody else may see.
    """
    game, setup = KINDS[kind]
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada, game=game, seats=setup.seats, options=dict(setup.options))
    for person in (ada, bo):
        await door.sit(table, person)
    for _ in range(setup.seats - 2):
        await door.sit(table, ada, bot="uniform")
    listeners = [await door.listen(table, ada, 0), await door.listen(table, bo, 1), await door.listen(table)]
    commitment = listeners[0].last("table")["table"]["commitment"]
    words = random_words(WORDS)
    await door.say(table, listeners[0], "seal", seal=seal(commitment, 0, words))
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    assert words not in "".join(map(repr, listeners[1].bytes))
    await door.say(table, listeners[0], "open", words=words)
    code = (await door.ask("POST", "/api/seat/code", bo.secrets[table, 1]))["code"]
    return table, listeners, [ada.key, bo.key, ada.secrets[table, 0], bo.secrets[table, 1], code]


async def play_some(door: Door, table: str, listeners: list[Heard], source: Source) -> set[str]:
    """Play on for a while with previews and mistakes; return all that had to stay hidden meanwhile."""
    hidden: set[str] = set()
    for _ in range(CHOICES):
        await door.settled(table)
        hidden |= await hidden_in(door, table)
        match = await door.match(table)
        asked = [listener for listener in listeners if match.state.ask_of(listener.seat) is not None]
        if not asked:
            break
        listener = asked[source.below(len(asked))]
        question = match.questions[listener.seat]
        options = match.view(listener.seat).options
        about: dict[str, Any] = {"question": question, "choices": [source.pick(options)], "draw": True}
        await door.say(table, listener, "preview", **about)
        await door.say(table, listener, "why", question=question, choice=-1)
        await door.say(table, listener, "choose", question=question + 1, choice=options[0])
        await door.choose(table, listener, source.below(100))
    return hidden


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_that_is_to_be_opened_at_the_end_is_sent_before(
    door: Door, kind: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        table, listeners, secrets = await begun(door, kind)
        hidden = await play_some(door, table, listeners, Source(5))
        sent = "".join(b"\n".join(listener.bytes).decode() for listener in listeners)
        answered = await asked_for(door, table)
        written = repr(logs) + caplog.text + "".join(capfd.readouterr())
    assert len(hidden) >= 8
    assert listeners[0].last("table")["table"]["state"] == "playing"
    for digits in hidden:
        assert len(digits) > 12
        for text in (sent, answered, written):
            assert digits not in text
    for secret in secrets:
        for text in (sent, answered, written):
            assert secret not in text


async def test_what_goes_wrong_is_logged_without_what_nobody_may_know(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        table, listeners, secrets = await begun(door, "arcane_alley")
        hidden = await play_some(door, table, listeners, Source(6))

        async def fails(*_: object, **__: object) -> None:
            raise NotStored("the disk is full")

        def breaks(*_: object, **__: object) -> None:
            raise RuntimeError("this went wrong")

        with monkeypatch.context() as broken:
            broken.setattr(door.house.store, "append", fails)
            for listener in listeners[:2]:
                answer = await door.say(table, listener, "leave")
                assert answer["code"] == "not_stored"
        with monkeypatch.context() as broken:
            broken.setattr(door.house, "measure", breaks)
            failed = await door.raw("GET", "/metrics")
            assert (failed.status_code, failed.json()["code"]) == (500, "trouble")
            assert "this went wrong" not in failed.text
    sent = "".join(b"\n".join(listener.bytes).decode() for listener in listeners)
    for text in (sent, repr(logs), caplog.text):
        for digits in (*hidden, *secrets):
            assert digits not in text


async def test_a_position_that_was_brought_along_is_shown_to_nobody(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    game = find_box("arcane_alley").open(Setup(2, SHORT))
    played = Match(game, 4, ["a", "b"])
    for _ in range(12):
        ask = played.state.asks[0]
        played.choose(ask.options[0], ask.seat)
    position = json.dumps(game.write_json(played.state))
    table = await door.begun(ada, bo, position=position)
    listeners = [await door.listen(table, ada, 0), await door.listen(table, bo, 1), await door.listen(table)]
    hidden = await play_some(door, table, listeners, Source(8))
    sent = "".join(b"\n".join(listener.bytes).decode() for listener in listeners)
    assert listeners[2].last("table")["table"]["starts"] == "position"
    for text in (sent, await asked_for(door, table)):
        for digits in (*hidden, chance_text(played.state.chance), json.dumps(played.state.to_json()["deck"])):
            assert digits not in text


@pytest.mark.parametrize("end", ["agreed", "host"])
async def test_at_every_kind_of_end_the_seed_is_opened(door: Door, end: str) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    listeners = [await door.listen(table, ada, 0), await door.listen(table, bo, 1)]
    hidden = await hidden_in(door, table)
    if end == "agreed":
        await door.say(table, listeners[0], "ask", what="end")
        number = listeners[1].last("table")["table"]["requests"][0]["number"]
        await door.say(table, listeners[1], "agree", number=number, is_yes=True)
    else:
        await door.ask("POST", f"/api/tables/{table}/close", ada)
    opened = listeners[0].last("table")["table"]["opened"]
    assert {opened["secret"], opened["seed"]} < hidden
    record = (await door.raw("GET", f"/api/tables/{table}/record")).text
    assert opened["secret"] in record
    assert json.loads(listeners[1].bytes[-1])["say"]
