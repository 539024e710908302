"""Tables under test: made in a store of their own, and played by choices drawn from a source."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.protocol.tables import Terms
from hexmonger.server.hall import Hall, Live

KINDS: Final = {
    "arcane_alley": ("arcane_alley", Setup(3, {"edition.numbers.rounds": "1"})),
    "moonstruck_market": (
        "arcane_alley",
        Setup(2, {"modules": "moonstruck_market", "edition.numbers.rounds": "1"}),
    ),
    "merchants_of_magick": ("merchants_of_magick", Setup(3)),
}


async def begun(hall: Hall, kind: str, people: Sequence[str] = ()) -> str:
    """Return the name of a table at which a game has begun; seats without a person have a bot."""
    game, setup = KINDS[kind]
    name = await hall.make(people[0] if people else "host", game, setup, Terms())
    async with hall.at(name) as live:
        for seat in range(setup.seats):
            if seat < len(people):
                await hall.do(live, [live.table.sit(seat, people[seat])])
            else:
                await hall.do(live, [live.table.sit(seat, bot="uniform", seed=seat)])
        await hall.do(live, [live.table.begin()])
    return name


def match_of(live: Live) -> Match:
    """Return the match of a table that has begun."""
    assert live.table.match is not None
    return live.table.match


async def play_on(hall: Hall, name: str, source: Source, plies: int) -> None:
    """Make choices at random, and take some of them back."""
    for _ in range(plies):
        async with hall.at(name) as live:
            match = match_of(live)
            if not match.state.asks:
                return
            ask = match.state.asks[source.below(len(match.state.asks))]
            choice = source.pick(ask.options)
            await hall.do(live, [live.table.choose(ask.seat, choice, match.questions[ask.seat])])
            if source.below(4) == 0 and match.state.asks and match.can_undo(ask.seat):
                await hall.do(live, [live.table.take_back(ask.seat)])


def written(live: Live) -> tuple[object, ...]:
    """Return all that is to be the same when a table was put down and picked up again."""
    match = match_of(live)
    heard = {reader: len(match.stream(reader)) for reader in range(-1, match.game.seats)}
    views = [match.view(seat).to_json() for seat in range(-1, match.game.seats)]
    return (
        match.state.to_json(),
        match.record.choices[:],
        match.record.keys[:],
        match.questions[:],
        heard,
        views,
        [match.can_undo(seat) for seat in range(match.game.seats)],
        live.table.state,
        live.table.summary(),
        [replace(each) for each in live.table.seats],
    )
