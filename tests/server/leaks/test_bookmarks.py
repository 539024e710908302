"""Whether a table was played from its beginning or picked up from a bookmark tells nobody anything.

When a bookmark is made depends on how often rivals have chosen and rubbed out.
"""

import msgspec
import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Bookmark, Match
from hexmonger.protocol.sayings import Hint
from hexmonger.server.table import Table
from tests.laws.soak import KINDS
from tests.server.leaks.law import same
from tests.server.leaks.probes import answers, sayings
from tests.server.leaks.twins import Twin, apart, copied, first_apart, new_table, stopped_clock, twin_of

MARKS = 6
PLIES = 60
STRETCH = 6


def from_its_bookmark(table: Table) -> Table | None:
    """Return a table as it is picked up from a bookmark of now, read back from text; none without one."""
    bookmark = table.bookmark()
    if not bookmark or table.record is None:
        return None
    new = copied(table)
    read = msgspec.json.decode(bookmark, type=Bookmark)
    assert new.record is not None
    new.match = Match.at(read, new.record, table.made.terms.aids)
    return new


@pytest.mark.parametrize("name", KINDS)
async def test_a_table_from_a_bookmark_sounds_the_same(name: str) -> None:
    kind = KINDS[name]
    marks = number = 0
    while marks < MARKS:
        source = Source(77, number)
        game = kind.box.open(kind.setup_from(source))
        number += 1
        with stopped_clock():
            mine = Twin(new_table(game, source))
            await mine.listen(range(-1, game.seats))
            while mine.match.state.asks and mine.match.ply < PLIES:
                marked = from_its_bookmark(mine.table)
                if marked is not None and source.below(4) == 0:
                    other = await twin_of(mine)
                    other.hall.live.table = marked
                    await play_on(mine, other, source)
                    marks += 1
                await play_one(source, mine)
                mine.taken()


async def play_one(source: Source, *twins: Twin) -> None:
    """Let somebody choose, the same in all worlds."""
    asks = twins[0].match.state.asks
    if asks:
        ask = asks[source.below(len(asks))]
        choice = source.pick(ask.options)
        for twin in twins:
            await twin.choose(ask.seat, choice)


async def play_on(mine: Twin, other: Twin, source: Source) -> None:
    """Play on from a bookmark and without it, and compare what everybody hears."""
    readers = list(range(-1, mine.game.seats))
    for twin in (mine, other):
        await twin.room.tell(twin.table)
    for _ in range(STRETCH):
        same(apart(mine.taken(), other.taken(), readers), "what is told")
        reader = source.below(mine.game.seats + 1) - 1
        # For a hint the table is played from its beginning, and no store has that here.
        said = [each for each in sayings(mine, reader, source) if not isinstance(each, Hint)]
        answered = [await answers(twin, reader, said) for twin in (mine, other)]
        same(first_apart(*answered), f"what reader {reader} is answered")
        await play_one(source, mine, other)
