"""Bots at a table: as long as one is asked, it thinks elsewhere and answers here."""

from hexmonger.bots import bot_names
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.replies import Notice
from hexmonger.server.entries import AnyEntry, Replaced
from hexmonger.server.figures import BOT_SECONDS, BY_BOTS, REPLACED
from hexmonger.server.hall import Live
from hexmonger.server.room import Room
from hexmonger.server.thinking import GREEDY, Thinkers, Untold
from hexmonger.server.thought import Answer, Thought, thought_of


def check_bot(name: str) -> None:
    """Refuse a bot that is not there."""
    if name not in bot_names():
        raise Trouble(f"there is no bot {name!r:.40}; there are {', '.join(bot_names())}")


async def let_bots_play(room: Room, thinkers: Thinkers) -> None:
    """Let bots answer at a table until none of them is asked."""
    is_whole = False
    while True:
        async with room.hall.at(room.name) as live:
            asked = await _asked(room, live, is_whole)
        if asked is None:
            return
        thought, question = asked
        try:
            with BOT_SECONDS.time():
                answer = await thinkers.answer(thought)
        except Untold:
            # This bot wants to hear what was told before the table was picked up.
            is_whole = True
            continue
        async with room.hall.at(room.name) as live:
            await _take(room, live, thought, question, answer)


async def _asked(room: Room, live: Live, is_whole: bool) -> tuple[Thought, int] | None:
    """Return what the first bot that is asked has to think about, and the number of its question.

    With all that its seat was ever told, if it `is_whole`.
    """
    for seat in live.table.asked:
        bot, seed = live.table.seats[seat].answers
        if bot:
            match = (await room.hall.whole(live) if is_whole else live.table).playing()
            return thought_of(match, seat, bot, seed), match.questions[seat]
    return None


async def _take(room: Room, live: Live, thought: Thought, question: int, answer: Answer) -> None:
    """Take a bot's answer, if its question still waits for it; say so if another bot had to give it."""
    table = live.table
    seat = thought.seat
    is_asked = seat in table.asked and table.playing().questions[seat] == question
    if not is_asked or table.seats[seat].answers != (thought.bot, thought.seed):
        return
    entries: list[AnyEntry] = [Replaced(seat, GREEDY)] if answer.bot != thought.bot else []
    await room.do(live, [*entries, table.choose(seat, answer.choice, question, bot=answer.bot)])
    BY_BOTS.inc()
    if answer.why:
        REPLACED.inc()
        room.say(Notice("bot_replaced", seat, answer.why))
