"""All that somebody at a table can say to learn something by it, without changing what is played."""

from typing import Any, Final

import msgspec

from hexmonger.kernel.chance import Source
from hexmonger.protocol.replies import TableIs
from hexmonger.protocol.sayings import (
    Agree,
    Ask,
    Choose,
    ComeBack,
    Deputy,
    Hint,
    OpenWords,
    Preview,
    Seal,
    TakeBack,
    Why,
)
from hexmonger.server.outbox import written
from tests.server.leaks.twins import Here, Twin

# No game has such answers.
NONSENSE: Final = (-1, -(2**31), 999_983, 2**31 - 1)
AHEAD: Final = 3


def sayings(twin: Twin, seat: int, source: Source) -> list[Any]:
    """Return what a seat may say that changes no position: questions, and answers that are refused.

    They are made from what the seat knows alone, so those at a twin are the same.
    """
    match = twin.match
    question = match.questions[max(0, seat)]
    ask = match.state.ask_of(seat) if seat >= 0 else None
    said: list[Any] = [
        Seal("t", "00" * 32),
        OpenWords("t", "sesame"),
        Agree("t", 99, True),
        Deputy("t", "nobody"),
        ComeBack("t"),
    ]
    if twin.table.made.terms.undo == "strict" or seat < 0:
        said.append(Ask("t", "undo"))
    if seat < 0 or not match.can_undo(seat):
        said.append(TakeBack("t"))
    if ask is None:
        return said + [
            made
            for choice in (0, 3, *NONSENSE)
            for number in (0, question, question + 1)
            for made in _asking(choice, number)
        ]
    options = match.view(seat).options
    for choice in [*ask.question.domain(match.view(seat), ask.frame), *NONSENSE]:
        if choice in options:
            said.append(Preview("t", question, [choice], source.below(2) == 1))
        else:
            said += [Why("t", question, choice), Choose("t", question, choice)]
    ahead = [source.pick(options) for _ in range(AHEAD)]
    barred = source.pick(list(NONSENSE))
    said += [
        Hint("t", question),
        Why("t", question, ahead[0]),
        Preview("t", question, ahead, True),
        Preview("t", question, ahead),
        Preview("t", question, [ahead[0], barred], True),
        Preview("t", question, [barred], True),
    ]
    for number in {0, question - 1, question + 1} - {question}:
        said += _asking(options[0], number)
    return said


def _asking(choice: int, number: int) -> list[Any]:
    return [
        Choose("t", number, choice),
        Why("t", number, choice),
        Hint("t", number),
        Preview("t", number, [choice], True),
    ]


async def answers(twin: Twin, seat: int, said: list[Any]) -> list[bytes]:
    """Return all that is answered to somebody, one thing after the other."""
    heard: list[bytes] = []
    for saying in said:
        heard += await twin.say(seat, saying)
    return heard


async def returns(twin: Twin, seat: int, seen: list[int]) -> list[bytes]:
    """Return what somebody hears who comes in having heard so much, and what all others hear of it."""
    heard: list[bytes] = []
    for number in seen:
        listener = Here(seat)
        await twin.room.enter(listener, number)
        await twin.room.leave(listener)
        heard += listener.outbox.taken()
        heard += twin.here[seat].outbox.taken()
    return heard


def some_seen(twin: Twin, seat: int, source: Source) -> list[int]:
    """Return some numbers of events that a reader could have heard, and one too many."""
    heard = len(twin.match.stream(seat))
    return [0, heard, source.below(heard + 2)]


async def asked_over_http(twin: Twin) -> list[bytes]:
    """Return what everybody may ask for about a table that is being played, as it stands in the store."""
    summary = twin.table.summary()
    listed = [summary.game, summary.state, summary.place, summary.waits_for, summary.free, summary.is_open]
    return [written(TableIs(await twin.room.sheet(twin.table))), msgspec.json.encode(listed)]
