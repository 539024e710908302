"""A game that has ended, to be looked at again: its steps, what was heard, and the table after each."""

import msgspec

from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.looks import Chart
from hexmonger.kernel.replay import Step
from hexmonger.wire import Heard


class Replay(msgspec.Struct, frozen=True):
    """A game from its deal, the first step, to its end, and what is worth a line for each seat over it.

    `figures` has for every figure of a chart and every seat its value after each step. `ended` is when it
    ended, in seconds since 1970; 0 where that is not known, as of a record from elsewhere.
    """

    table: str
    game: str
    title: str
    is_over: bool
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    charts: tuple[Chart, ...]
    figures: dict[str, list[list[int]]]
    ended: float = 0.0


class ReplayPosition(msgspec.Struct, frozen=True):
    """What a table is made with that goes on from a step of a game, by whoever likes to."""

    game: str
    seats: int
    options: dict[str, str]
    position: str


class ReplayStory(msgspec.Struct, frozen=True):
    """All that a reader of a game heard; `heard` says how much of it had been heard after each step."""

    heard: list[int]
    events: list[Heard]


class ReplayViews(msgspec.Struct, frozen=True):
    """The table after some steps, from the first of them on."""

    first: int
    views: list[Drawn]
