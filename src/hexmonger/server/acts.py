"""What a table does about what was said to it: every message is decided against the table, or refused."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Any, Final, cast

import msgspec
from prometheus_client import Histogram

from hexmonger import wire
from hexmonger.kernel.foreseen import gathered
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.outlook import look_ahead
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.protocol import sayings
from hexmonger.protocol.replies import Advice, Because, Done, Foretold, Notice, Wrong
from hexmonger.server import talk
from hexmonger.server.bots import check_bot
from hexmonger.server.consent import PATIENCE, Asked
from hexmonger.server.entries import (
    AnyEntry,
    Closed,
    Deputed,
    Entry,
    Hosted,
    Opened,
    Returned,
    Sealed,
    StoodIn,
    TookBack,
    WentBack,
    ticketed,
)
from hexmonger.server.figures import (
    BY_PEOPLE,
    HINT_SECONDS,
    PREVIEW_SECONDS,
    REFUSED,
    TAKEN_BACK,
    TOLD_SECONDS,
)
from hexmonger.server.hall import Live
from hexmonger.server.hints import sure
from hexmonger.server.room import WATCHING, Listener, Room
from hexmonger.server.store import NotStored
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Thought, advice_of
from hexmonger.words import trouble_text

SEED_BITS: Final = 63
STALE: Final = "why-stale"
WENT_WRONG: Final = "something went wrong here, and nobody has advice"
# A preview looks through so many answers of an effect: it is asked for often, and others wait meanwhile.
FEW: Final = 9

# What somebody waits for, and how long that took.
MEASURED: Final[dict[type[Any], Histogram]] = {sayings.Choose: TOLD_SECONDS, sayings.Preview: PREVIEW_SECONDS}

Act = Callable[[Room, Listener, Live, Any], Awaitable[None]]


async def hear(room: Room, listener: Listener, saying: Any) -> None:
    """Do what somebody says at a table, and answer; what can't be done is said in a sentence."""
    ticket: str = saying.ticket
    began = perf_counter()
    try:
        act = ACTS.get(type(saying))
        if act is None:
            raise Trouble("that was said already: a hello comes first, and once")
        async with room.hall.at(room.name) as live:
            if not _is_done(live, saying, ticket_of(listener, ticket)):
                await act(room, listener, live, saying)
        if not isinstance(saying, sayings.Preview | sayings.Why | sayings.Hint):
            listener.outbox.say(Done(ticket))
        if type(saying) in MEASURED:
            MEASURED[type(saying)].observe(perf_counter() - began)
    except Trouble as trouble:
        said = wrong(trouble, ticket)
        REFUSED.labels(said.code).inc()
        listener.outbox.say(said)


def wrong(trouble: Trouble, ticket: str = "") -> Wrong:
    """Return what went wrong as it is told."""
    text = trouble_text(trouble)
    if isinstance(trouble, Refused):
        code = "stale" if trouble.reason.id == STALE else "refused"
        return Wrong(cast(Any, code), text, ticket, trouble.rule, _said(trouble.reason))
    return Wrong("not_stored" if isinstance(trouble, NotStored) else "trouble", text, ticket)


def _said(reason: Message) -> Message:
    """Return a message as it stands in a reply, written already: what has its default is left out."""
    return cast(Message, msgspec.Raw(wire.encode_message(reason)))


def ticket_of(listener: Listener, ticket: str) -> str:
    """Return a ticket so that nobody can use up another's."""
    return f"{listener.seat}:{ticket}"


def _is_done(live: Live, saying: Any, ticket: str) -> bool:
    """Whether something was done already, refusing it if its ticket was another message's."""
    done = live.table.done_by(ticket)
    if done is None:
        return False
    does = (saying.choice,) if isinstance(saying, sayings.Choose) else DOES.get(type(saying), ())
    if done not in does:
        raise Trouble(talk.USED)
    return True


def _seat(listener: Listener) -> int:
    if listener.seat == WATCHING:
        raise Trouble("only those who have a seat can do that")
    return listener.seat


def _answering(live: Live, listener: Listener) -> int:
    """Return the seat of somebody who answers for it, and not a bot."""
    seat = _seat(listener)
    if live.table.seats[seat].stand_in:
        raise Trouble(f"a bot stands in for seat {seat + 1}: come back first")
    return seat


def _match(live: Live, seat: int, question: int) -> Match:
    """Return the match in which a question waits for a seat, refusing one that waits no longer."""
    match = live.table.playing()
    if match.state.ask_of(seat) is None or match.questions[seat] != question:
        refused = Refused(plain(STALE))
        refused.game = match.game
        raise refused
    return match


async def _do(room: Room, listener: Listener, live: Live, said: Any, entries: Sequence[AnyEntry]) -> None:
    """Do what was decided about something that was said, which counts once."""
    await room.do(live, ticketed(entries, ticket_of(listener, said.ticket)))


async def _choose(room: Room, listener: Listener, live: Live, said: sayings.Choose) -> None:
    seat = _answering(live, listener)
    chosen = live.table.choose(seat, said.choice, said.question)
    await _do(room, listener, live, said, [chosen])
    BY_PEOPLE.inc()


async def _take_back(room: Room, listener: Listener, live: Live, said: sayings.TakeBack) -> None:
    seat = _answering(live, listener)
    await _do(room, listener, live, said, [live.table.take_back(seat)])
    TAKEN_BACK.inc()


async def _preview(room: Room, listener: Listener, live: Live, said: sayings.Preview) -> None:
    seat = _seat(listener)
    match = _match(live, seat, said.question)
    foresight = match.foresight(seat, room.look_of(seat))
    ahead = look_ahead(foresight, *said.choices, most=FEW)
    foreseen, later = ahead.now, ahead.later
    drawn = foresight.after(*said.choices) if said.draw else None
    listener.outbox.say(
        Foretold(
            said.ticket,
            tuple(sure(each) for each in foreseen.certain),
            tuple(sure(each) for each in gathered(foreseen.possible)),
            foreseen.asked,
            foreseen.is_whole,
            () if later is None else tuple(sure(each) for each in later.certain),
            None if drawn is None else cast(Any, msgspec.Raw(wire.encode(drawn))),
        )
    )


async def _hint(room: Room, listener: Listener, live: Live, said: sayings.Hint) -> None:
    seat = _answering(live, listener)
    _match(live, seat, said.question)
    hinted = live.table.hint(seat, said.question)
    if live.table.seats[seat].hinted != said.question:
        await room.do(live, [hinted])
        room.say(Notice("hint_taken", seat))
    asked = seat, said.question
    if asked not in room.advised:
        # Whoever advises may want to hear all that the seat was ever told.
        table = await room.hall.whole(live)
        room.advise(room, said.question, advice_of(table.playing(), seat, table.adviser))
        room.advised[asked] = []
    room.advised[asked].append((listener, said.ticket))


async def advise(room: Room, thinkers: Thinkers, question: int, thought: Thought) -> None:
    """Let a bot think of its advice, while everything else goes on, and tell whoever waits for it."""
    told: Advice | Wrong = Wrong("trouble", WENT_WRONG)
    try:
        told = await _advice(room, thinkers, question, thought)
    finally:
        for listener, ticket in room.advised.pop((thought.seat, question)):
            listener.outbox.say(msgspec.structs.replace(told, ticket=ticket))


async def _advice(room: Room, thinkers: Thinkers, question: int, thought: Thought) -> Advice | Wrong:
    """Return a bot's advice, if its question still waits by then."""
    try:
        with HINT_SECONDS.time():
            advice = await thinkers.advice(thought)
        async with room.hall.at(room.name) as live:
            _match(live, thought.seat, question)
    except Trouble as trouble:
        said = wrong(trouble)
        REFUSED.labels(said.code).inc()
        return said
    return Advice("", thought.bot, cast(Any, msgspec.Raw(advice)))


async def _why(room: Room, listener: Listener, live: Live, said: sayings.Why) -> None:
    seat = _seat(listener)
    match = _match(live, seat, said.question)
    if said.choice in match.view(seat).options:
        listener.outbox.say(Because(said.ticket, None, ""))
        return
    refused = live.table.why_not(seat, said.choice)
    listener.outbox.say(Because(said.ticket, _said(refused.reason), trouble_text(refused), refused.rule))


async def _chat(room: Room, listener: Listener, live: Live, said: sayings.Chat) -> None:
    await talk.speak(room, listener, live.table, said.text, ticket_of(listener, said.ticket))


async def _remove_line(room: Room, listener: Listener, live: Live, said: sayings.RemoveLine) -> None:
    await talk.remove_line(room, listener, live.table, said.chat, said.number)


async def _mute(room: Room, listener: Listener, live: Live, said: sayings.Mute) -> None:
    await talk.mute(room, listener, live.table, said.chat, said.number, said.is_on)


async def _seal(room: Room, listener: Listener, live: Live, said: sayings.Seal) -> None:
    await _do(room, listener, live, said, [live.table.seal(_seat(listener), said.seal)])


async def _open(room: Room, listener: Listener, live: Live, said: sayings.OpenWords) -> None:
    table = live.table
    opened = table.open_words(_seat(listener), said.words)
    is_last = table.is_called and set(table.agreement.missing) == {listener.seat}
    await _do(room, listener, live, said, [opened, table.begin()] if is_last else [opened])


async def _ask(room: Room, listener: Listener, live: Live, said: sayings.Ask) -> None:
    ticket = ticket_of(listener, said.ticket)
    asked = room.consent.ask(live.table, _answering(live, listener), said.what, ticket)
    asyncio.get_running_loop().call_later(PATIENCE, _run_out, room, asked)
    await _decide(room, live, asked)


async def _agree(room: Room, listener: Listener, live: Live, said: sayings.Agree) -> None:
    asked = room.consent.answer(said.number, _answering(live, listener), said.is_yes)
    await _decide(room, live, asked)


async def _decide(room: Room, live: Live, asked: Asked) -> None:
    """Do what was asked for if everybody has agreed, and tell how it stands otherwise."""
    if asked.what == "undo":
        await room.hall.whole(live)
    entries = room.consent.decided(live.table, asked)
    if entries:
        await room.do(live, entries)
    else:
        await room.tell(live.table)


def _run_out(room: Room, asked: Asked) -> None:
    """Let something that nobody answered in time wait no longer: no answer is no."""
    if room.consent.end(asked.number) is not None:
        room.say(Notice("request_ended", asked.seat))


async def _depute(room: Room, listener: Listener, live: Live, said: sayings.Deputy) -> None:
    check_bot(said.bot)
    await _do(room, listener, live, said, [live.table.depute(_seat(listener), said.bot)])


async def _leave(room: Room, listener: Listener, live: Live, said: sayings.Leave) -> None:
    table, seat = live.table, _seat(listener)
    entries: list[AnyEntry] = [
        table.stand_in(seat, table.seats[seat].deputy, secrets.randbits(SEED_BITS), said.is_for_good)
    ]
    others = [table.seats[other].person for other in table.people if other != seat]
    if said.is_for_good and listener.person == table.host and others and listener.person not in others:
        entries.append(Hosted(others[0]))
    await _do(room, listener, live, said, entries)


async def _come_back(room: Room, listener: Listener, live: Live, said: sayings.ComeBack) -> None:
    await _do(room, listener, live, said, [live.table.come_back(_seat(listener))])


# What is stored when something was done that somebody said.
DOES: Final[dict[type[Any], tuple[type[Entry], ...]]] = {
    sayings.TakeBack: (TookBack,),
    sayings.Seal: (Sealed,),
    sayings.OpenWords: (Opened,),
    sayings.Ask: (WentBack, Closed),
    sayings.Deputy: (Deputed,),
    sayings.Leave: (StoodIn,),
    sayings.ComeBack: (Returned,),
}

ACTS: Final[dict[type[Any], Act]] = {
    sayings.Choose: _choose,
    sayings.TakeBack: _take_back,
    sayings.Preview: _preview,
    sayings.Hint: _hint,
    sayings.Why: _why,
    sayings.Chat: _chat,
    sayings.RemoveLine: _remove_line,
    sayings.Mute: _mute,
    sayings.Seal: _seal,
    sayings.OpenWords: _open,
    sayings.Ask: _ask,
    sayings.Agree: _agree,
    sayings.Deputy: _depute,
    sayings.Leave: _leave,
    sayings.ComeBack: _come_back,
}
