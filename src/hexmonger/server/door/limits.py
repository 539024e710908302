"""Limits: how much somebody may say in a while, as buckets that fill up again."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

# So many a second, and so many at once.
Limit = tuple[float, float]

# Messages of one connection.
MESSAGES: Final[Limit] = (20.0, 80.0)
# For one table, from all who sit there, and again from all who watch: those can't keep players from playing.
AT_TABLE: Final[Limit] = (60.0, 240.0)
# For one address over HTTP: eight phones behind one are fine.
REQUESTS: Final[Limit] = (20.0, 200.0)
# For one address, files of the page: one that is opened asks for some thirty, and each is kept for good.
FILES: Final[Limit] = (200.0, 2000.0)
# For one address, what is dear: people, tables and codes that are tried.
DEAR: Final[Limit] = (0.5, 40.0)
# For one table, hints: each keeps a process busy for a second, which bots wait for.
HINTS: Final[Limit] = (0.5, 10.0)
# So many addresses or tables are remembered; the one seen longest ago is forgotten.
MOST_BUCKETS: Final = 10_000


@dataclass(frozen=True)
class Limits:
    """How much a server takes from one connection, at one table, and from one address."""

    messages: Limit = MESSAGES
    at_table: Limit = AT_TABLE
    requests: Limit = REQUESTS
    dear: Limit = DEAR
    files: Limit = FILES
    hints: Limit = HINTS


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, limit: Limit) -> None:
        self.rate, self.most = limit
        self._left = self.most
        self._at = monotonic()

    def take(self) -> float:
        """Take one; return 0, or how many seconds to wait before there is one again."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate


class Buckets:
    """A bucket for each of many."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> float:
        """Take one out of somebody's; return 0, or how many seconds to wait."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._limit)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket.take()


class Crowd:
    """Counts what is said by every connection, and by all of them at one table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._at_table = Buckets(limits.at_table)
        self._hints = Buckets(limits.hints)

    def speaker(self, table: str, is_watching: bool) -> Callable[[], float]:
        """Return what a new connection to a table takes one message from; 0, or how many seconds to wait."""
        bucket = Bucket(self._limits.messages)
        crowd = f"{table} watched" if is_watching else table
        return lambda: bucket.take() or self._at_table.take(crowd)

    def hint(self, table: str) -> float:
        """Take a hint at a table; return 0, or how many seconds to wait."""
        return self._hints.take(table)
