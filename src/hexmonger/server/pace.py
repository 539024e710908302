"""When something happens at a table by itself: a bot answers, a turn has run out, nobody comes any longer."""

from collections.abc import Iterable
from typing import Final

DAY: Final = 24 * 3600.0
# How long one waits for words that were committed to, before the game begins without them.
OPENING: Final = 10.0
# When a turn has run out, the seat is warned, and has a tenth of the pace left, but so many seconds at least.
GRACE_SHARE: Final = 10
LEAST_GRACE: Final = 15.0
# A bot that is asked is asked again if nothing was heard of it for so long.
BOTS_LATE: Final = 30.0
# A table at which nothing happens for so long is closed, before the start or afterwards.
UNUSED_WAITING: Final = 2 * DAY
UNUSED_PLAYING: Final = 60 * DAY


def grace(pace: float) -> float:
    """Return how long a seat has after its turn has run out, in seconds.

    >>> grace(60), grace(24 * 3600)
    (15.0, 8640.0)
    """
    return max(LEAST_GRACE, pace / GRACE_SHARE)


def turns_due(pace: float, clocks: Iterable[float], now: float) -> float | None:
    """Return when the next of some turns runs out, or its grace; nothing where nobody is asked.

    Whoever still has grace when that is over, since nobody could be here before, has the least of it again.

    >>> turns_due(60, [1000.0], 1010.0), turns_due(60, [1000.0], 1061.0), turns_due(60, [1000.0], 2000.0)
    (1060.0, 1075.0, 2015.0)
    """
    ends = [since + pace for since in clocks]
    dues = [
        end if now < end else end + grace(pace) if now < end + grace(pace) else now + LEAST_GRACE
        for end in ends
    ]
    return min(dues, default=None)
