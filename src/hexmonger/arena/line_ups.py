"""Line-ups: which bots meet, and who sits on how many seats."""

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations

from hexmonger.kernel.trouble import Trouble

LineUp = tuple[str, ...]


def line_up(bots: Sequence[str], seats: int) -> LineUp:
    """Return bots on their seats; the last one takes all seats that are left.

    >>> line_up(["tactician", "greedy"], 4)
    ('tactician', 'greedy', 'greedy', 'greedy')
    """
    if seats < 2:
        raise Trouble("an arena needs 2 seats at least; `hexmonger simulate` lets a bot play alone")
    if len(bots) > seats:
        raise Trouble(
            f"{len(bots)} bots can't sit on {seats} seats; --round-robin or --ladder lets pairs meet"
        )
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def round_robin(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Return a line-up for every pair of bots, one against as many of the other as there are seats.

    With more than two seats, that is another game for either of them, so both are played.
    """
    _check_several(bots)
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return [line_up(pair, seats) for pair in pairs]


def ladder(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Return a line-up for each bot against the one below, given from the highest rung to the lowest."""
    _check_several(bots)
    return [line_up(pair, seats) for pair in pairwise(bots)]


def _check_several(bots: Sequence[str]) -> None:
    if len(bots) < 2:
        raise Trouble("name two bots at least, such as greedy uniform")
    for bot in bots:
        if bots.count(bot) > 1:
            raise Trouble(f"the bot {bot!r} is named twice")
