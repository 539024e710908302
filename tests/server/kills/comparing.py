"""A game with kills beside the same game without: both must go the same way."""

from collections.abc import Iterator
from pathlib import Path

from hexmonger.kernel.verification import verify
from hexmonger.server.entries import Chose, Returned, StoodIn, TookBack
from tests.server.kills.game import Kind, Outcome, play
from tests.server.kills.plans import Plan, undisturbed
from tests.server.kills.servers import Servers


async def compared(servers: Servers, folder: Path, kind: Kind, plans: Iterator[Plan]) -> Outcome:
    """Play a game undisturbed and again as planned; return how that went, if it went the same way."""
    path = folder / "calm.db"
    calm = await play(servers, path, kind, undisturbed(path, kind.rests))
    outcome = await play(servers, folder / "tables.db", kind, plans)
    seats = range(len(kind.seats))
    assert [outcome.of_seat(seat) for seat in seats] == [calm.of_seat(seat) for seat in seats]
    assert outcome.views == calm.views
    assert sorted(text for _, _, text in outcome.lines) == sorted(text for _, _, text in calm.lines)
    if not kind.is_at_once:
        assert outcome.played == calm.played
        assert outcome.told == calm.told
        assert outcome.record == calm.record
    for kind_of_act in (Chose, TookBack, StoodIn, Returned):
        assert outcome.numbers(kind_of_act), "everything that people do has been done"
    assert verify(outcome.record).state.is_over
    return outcome
