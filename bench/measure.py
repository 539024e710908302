"""Measures contestants in alternating slices of CPU time and compares them round by round."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, repeat
from statistics import median
from time import process_time

CENSUS_GAMES = 10
WARM_UP_SECONDS = 0.2
GAUGE_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Census:
    """Counts what one random game consists of."""

    decisions: int
    forced: int
    chance: int


@dataclass(frozen=True, slots=True)
class Gauge:
    """Names one small measurement and the unit of what it reads."""

    name: str
    unit: str
    read: Callable[[], float]


@dataclass(frozen=True, slots=True)
class Contestant:
    """Is one engine playing one game at random.

    `play(seed)` plays one whole random game and returns how many decisions players made, moves
    with a single legal option included, chance excluded. A contestant whose own generator is
    seeded once at set-up may ignore the seed. `copy_position()` returns the µs one copy of a
    mid-game position takes. `census(seed)` counts one game off the clock. `release` names the
    engine and its version, as in `catanatron 3.2.1`.
    """

    name: str
    play: Callable[[int], int]
    release: str = ""
    copy_position: Callable[[], float] | None = None
    gauges: tuple[Gauge, ...] = ()
    census: Callable[[int], Census] | None = None


@dataclass(frozen=True, slots=True)
class Slice:
    """Holds what one contestant did in one uninterrupted stretch of CPU time."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Return decisions per CPU second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Return games per CPU second."""
        return self.games / self.seconds


@dataclass(slots=True)
class Standing:
    """Collects the slices and readings of one contestant, one entry a round."""

    contestant: Contestant
    slices: list[Slice] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    readings: dict[str, list[float]] = field(default_factory=dict)
    forced_share: float | None = None
    chance_per_decision: float | None = None

    @property
    def decisions_per_second(self) -> float:
        """Return the median rate over all rounds."""
        return median(part.decisions_per_second for part in self.slices)

    @property
    def best_decisions_per_second(self) -> float:
        """Return the rate of the fastest round."""
        return max(part.decisions_per_second for part in self.slices)

    @property
    def games_per_second(self) -> float:
        """Return the median of whole games per CPU second."""
        return median(part.games_per_second for part in self.slices)

    @property
    def decisions_per_game(self) -> float:
        """Return the mean length of a game."""
        games = sum(part.games for part in self.slices)
        return sum(part.decisions for part in self.slices) / games

    @property
    def choices_per_second(self) -> float | None:
        """Return the median rate of decisions with at least two options."""
        if self.forced_share is None:
            return None
        return self.decisions_per_second * (1 - self.forced_share)

    @property
    def steps_per_second(self) -> float | None:
        """Return the median rate with explicit chance steps counted as well."""
        if self.chance_per_decision is None:
            return None
        return self.decisions_per_second * (1 + self.chance_per_decision)

    @property
    def copy_microseconds(self) -> float | None:
        """Return the median µs of copying a mid-game position."""
        return median(self.copies) if self.copies else None

    def times_faster_than(self, rival: Standing) -> float:
        """Return how often this rate holds the rival's, as the median over paired rounds."""
        return median(
            mine.decisions_per_second / theirs.decisions_per_second
            for mine, theirs in zip(self.slices, rival.slices, strict=True)
        )

    def times_cheaper_to_copy_than(self, rival: Standing) -> float | None:
        """Return how many copies fit into one of the rival's, as the median over paired rounds."""
        if not self.copies or not rival.copies:
            return None
        return median(theirs / mine for mine, theirs in zip(self.copies, rival.copies, strict=True))


def microseconds(calls: Sequence[Callable[[], object]], seconds: float = GAUGE_SECONDS) -> float:
    """Return the mean CPU time in µs of one call, taking the calls in turn for some seconds."""
    gc.collect()
    laps = 1
    while True:
        started = process_time()
        for _ in repeat(None, laps):
            for call in calls:
                call()
        elapsed = process_time() - started
        if elapsed >= seconds:
            return elapsed / (laps * len(calls)) * 1e6
        laps *= 2


def play_slice(contestant: Contestant, seconds: float, seeds: Iterator[int]) -> Slice:
    """Play whole games until the CPU seconds are used up."""
    play = contestant.play
    decisions = games = 0
    # Garbage left by the contestant before is collected off the clock.
    gc.collect()
    started = now = process_time()
    until = started + seconds
    while now < until:
        decisions += play(next(seeds))
        games += 1
        now = process_time()
    return Slice(decisions, games, now - started)


def take_census(standing: Standing) -> None:
    """Record which share of decisions is forced and how many chance steps come with one."""
    census = standing.contestant.census
    if census is None:
        return
    counts = [census(seed) for seed in range(1, CENSUS_GAMES + 1)]
    decisions = sum(entry.decisions for entry in counts)
    standing.forced_share = sum(entry.forced for entry in counts) / decisions
    standing.chance_per_decision = sum(entry.chance for entry in counts) / decisions


@contextmanager
def one_core() -> Iterator[int | None]:
    """Keep this process on one core, where the system allows it, and yield which."""
    # mypy reads the platform it runs on; these calls exist on Linux only.
    get_affinity = getattr(os, "sched_getaffinity", None)
    set_affinity = getattr(os, "sched_setaffinity", None)
    if get_affinity is None or set_affinity is None:
        yield None
        return
    allowed: set[int] = get_affinity(0)
    core = max(allowed)
    try:
        set_affinity(0, {core})
    except OSError:
        yield None
        return
    try:
        yield core
    finally:
        set_affinity(0, allowed)


@contextmanager
def settled_heap() -> Iterator[None]:
    """Hide everything set up so far from the collector, so that no engine pays for another."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def slices_in(contestants: Sequence[Contestant], rounds: int) -> int:
    """Return how many times `measure` calls `advance`."""
    return len(contestants) * (rounds + 1)


def measure(
    contestants: Sequence[Contestant],
    seconds: float,
    rounds: int,
    advance: Callable[[str], None],
) -> list[Standing]:
    """Warm every contestant up, then let them take turns and return their standings in order.

    `advance(name)` is called after each warm-up and each slice, off the clock. Every round starts
    with another contestant, so that none always follows the same neighbour's cache and heat.
    """
    standings = [Standing(contestant) for contestant in contestants]
    seeds = [count(1) for _ in contestants]
    with settled_heap():
        for standing, sequence in zip(standings, seeds, strict=True):
            take_census(standing)
            play_slice(standing.contestant, min(seconds, WARM_UP_SECONDS), sequence)
            advance(standing.contestant.name)
        for turn in range(rounds):
            for place in range(len(standings)):
                index = (turn + place) % len(standings)
                standing = standings[index]
                contestant = standing.contestant
                standing.slices.append(play_slice(contestant, seconds, seeds[index]))
                if contestant.copy_position is not None:
                    standing.copies.append(contestant.copy_position())
                for gauge in contestant.gauges:
                    standing.readings.setdefault(gauge.name, []).append(gauge.read())
                advance(contestant.name)
    return standings
