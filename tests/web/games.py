"""Games that bots have played, the same whenever they are asked for, to be looked at again in the browser."""

from functools import cache
from typing import Final

from hexmonger.bots import make_bot
from hexmonger.kernel.commitment import Agreement, seal
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup

SECRET: Final = "7f" * 32


@cache
def played(game: str, names: tuple[str, ...], *options: tuple[str, str]) -> Match:
    """Return a game to its end, with words of every seat in its seed."""
    seats = len(names)
    opened = find_box(game).open(Setup(seats, dict(options)))
    agreement = Agreement(seats, SECRET)
    words = [f"by the old well {seat}" for seat in range(seats)]
    for seat, each in enumerate(words):
        agreement.commit(seat, seal(agreement.commitment, seat, each))
    for seat, each in enumerate(words):
        agreement.open(seat, each)
    match = Match.agreed(opened, agreement.close(), list(names))
    bots = [make_bot("greedy", opened, seat) for seat in range(seats)]
    while match.state.asks:
        seat = match.state.asks[0].seat
        match.choose(match.answer_of(bots[seat], seat), seat)
    return match
