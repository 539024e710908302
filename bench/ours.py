"""Lists the contestants of Hexmonger itself; the first one is what the rivals are compared to."""

from __future__ import annotations

import random
import sys
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.measure import Census, Contestant, Gauge, microseconds
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import play_at_random
from hexmonger.kernel.native import build_name
from hexmonger.kernel.record import Record, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State

AnyGame = Game[Any, Any]
POSITIONS = 12
PLIES = 80


def contestants() -> list[Contestant]:
    """Return the games of this project that take part, the reference first."""
    alley = find_box("arcane_alley")
    return [
        contestant("Arcane Alley", alley.open(Setup(4))),
        Contestant("… loop in Python", partial(play_from_python, alley.open(Setup(4)), random.Random(1))),
        contestant("Moonstruck Market", alley.open(Setup(4, {"modules": "moonstruck_market"}))),
        contestant("Merchants of Magick", find_box("merchants_of_magick").open(Setup(4))),
    ]


def contestant(name: str, game: AnyGame) -> Contestant:
    """Return one of our games as a contestant, with everything an agent builder pays for."""
    positions = [mid_effect(game, seed) for seed in range(POSITIONS)]
    views = [game.view(s, s.asks[0].seat) for s in positions]
    texts = [a_record(game, seed).to_text() for seed in range(3)]
    return Contestant(
        name,
        partial(play, game),
        f"Hexmonger {version('hexmonger')}, {build_name()}",
        copy_position=partial(microseconds, [s.clone for s in positions]),
        gauges=(
            Gauge(
                "view",
                "µs",
                partial(microseconds, [partial(game.view, s, s.asks[0].seat) for s in positions]),
            ),
            Gauge("imagine", "µs", partial(microseconds, [partial(game.imagine, view, 7) for view in views])),
            Gauge(
                "record read and replayed",
                "µs",
                partial(microseconds, [partial(read_record, t) for t in texts]),
            ),
            Gauge("state", "kB", partial(kilobytes, positions)),
        ),
        census=partial(census, game),
    )


def play(game: AnyGame, seed: int) -> int:
    """Play a game at random; return how many decisions were made."""
    return play_at_random(game.new(seed), seed)


def play_from_python(game: AnyGame, source: random.Random, seed: int) -> int:
    """Play a game at random, driven the way the rivals are: by a loop that is never compiled."""
    s: State = game.new(seed)
    draw = source.random
    choose = s.choose
    decisions = 0
    while asks := s.asks:
        options = asks[0].options
        choose(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def mid_effect(game: AnyGame, seed: int) -> State:
    """Return a position in the middle of an effect: more on the agenda than a turn needs."""
    source = Source(seed, 5)
    s: State = game.new(seed)
    plies = 0
    while plies < PLIES or len(s.agenda) + sum(map(len, s.lanes)) < 3:
        s.choose(source.pick(s.asks[0].options), s.asks[0].seat)
        plies += 1
    return s


def a_record(game: AnyGame, seed: int) -> Record:
    """Return the record of a whole random game."""
    source = Source(seed, 6)
    record = Record(game.name, game.number, game.setup, seed, [f"seat {n + 1}" for n in range(game.seats)])
    s: State = game.new(seed)
    while s.asks:
        ask = s.asks[0]
        choice = source.pick(ask.options)
        record.choices.append((ask.seat, choice))
        s.choose(choice, ask.seat)
    return record


def census(game: AnyGame, seed: int) -> Census:
    """Count the decisions of a random game, and those with a single option."""
    source = Source(seed, 1)
    s: State = game.new(seed)
    decisions = forced = 0
    while s.asks:
        options = s.asks[0].options
        decisions += 1
        forced += len(options) == 1
        s.choose(source.pick(options), s.asks[0].seat)
    return Census(decisions, forced, 0)


def kilobytes(positions: list[State]) -> float:
    """Return how much memory the largest of some positions takes, without what all states share."""
    return max(size_of(s.to_json(), set()) for s in positions) / 1000


def size_of(value: object, seen: set[int]) -> int:
    """Return the bytes of a value and of what it holds, each object counted once."""
    if id(value) in seen:
        return 0
    seen.add(id(value))
    size = sys.getsizeof(value)
    if isinstance(value, dict):
        size += sum(size_of(part, seen) for part in value.values())
    elif isinstance(value, list | tuple):
        size += sum(size_of(part, seen) for part in value)
    return size
