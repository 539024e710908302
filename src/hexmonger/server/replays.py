"""Replays of games that have ended: a few are kept at hand, so that going through one is quick."""

import asyncio
from collections import OrderedDict
from typing import Final

from hexmonger.kernel.match import Match
from hexmonger.kernel.record import Record
from hexmonger.kernel.replay import Replay
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.hall import Hall

# The longest games take two megabytes each.
MOST_KEPT: Final = 16


class Replays:
    """The replays that were asked for last; a game that has ended stays as it is, so they do, too."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many are kept."""
        return len(self._kept)

    async def of(self, name: str) -> Replay:
        """Return the replay of a table, refusing one whose game has not ended."""
        task = self._kept.get(name)
        if task is None:
            task = self._kept[name] = asyncio.create_task(self._make(name))
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except BaseException:
            # What could not be made is made anew when it is asked for again.
            if task.done() and self._kept.get(name) is task:
                del self._kept[name]
            raise

    async def _make(self, name: str) -> Replay:
        async with self._hall.at(name) as live:
            table = live.table
            if not table.is_over:
                raise Trouble("a replay is there once the game has ended: it shows what lies hidden")
            if table.trouble:
                raise Trouble(table.trouble)
            if table.record is None:
                raise Trouble("this game has not begun")
            record, aids = table.record, table.made.terms.aids
        # Nothing changes a record any longer: others are served while it is played through.
        return await asyncio.to_thread(_played, record, aids)


def _played(record: Record, aids: bool) -> Replay:
    match = Match.of_record(record)
    match.aids = aids
    return Replay(match)
