"""A table as everybody may know it: its set-up, its terms, who sits where, and how its seed came about."""

from typing import Annotated, Final, Literal

import msgspec

MOST_SEATS: Final = 16
LONGEST_NAME: Final = 40
LONGEST_PACE: Final = 30 * 24 * 3600
SHORTEST_PACE: Final = 30

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
Word = Annotated[str, msgspec.Meta(max_length=100)]
ChatName = Literal["table", "watchers"]
Starts = Literal["deal", "position", "record"]
TableState = Literal["waiting", "playing", "over", "closed"]


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How people play at a table, whatever the game is.

    An open table stands in the list for everybody. With memory `aids` views show what their reader has seen
    before. At a friendly table choices are taken back beyond the wall if everybody agrees, at a strict one
    never. The `pace` is how many seconds a turn may take; 0 is as long as one likes. With `hints` everybody
    may ask a bot for advice; who plays with bots alone always may.
    """

    is_open: bool = True
    aids: bool = True
    watch: Literal["everyone", "nobody"] = "everyone"
    undo: Literal["friendly", "strict"] = "friendly"
    pace: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PACE)] = 0
    hints: bool = False


class SeatSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it.

    `bot` is the bot that has it, `deputy` the one that its person wants to stand in, `stand_in` the one that
    does. `seal` and `words` are what the seat gives to the seed. `due` is when its turn runs out, in seconds
    since 1970, and `last` when a bot stands in after that. `hints` is how often it has asked for advice.
    """

    name: str = ""
    bot: str = ""
    is_free: bool = False
    is_host: bool = False
    is_here: bool = False
    deputy: str = ""
    stand_in: str = ""
    has_conceded: bool = False
    seal: str = ""
    words: str = ""
    due: float | None = None
    last: float | None = None
    hints: int = 0


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that everybody must agree to: to go back beyond the wall, or to end the game.

    After going back the same cards come again.
    """

    number: int
    what: Literal["undo", "end"]
    seat: int
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    until: float = 0.0


class Opened(msgspec.Struct, frozen=True):
    """What the seed was made of, opened at the end of a table: whoever likes can check the deal."""

    secret: str
    seed: str


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the figure that every seat is judged by first, and its place, 1 the best."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class TableSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody may know it.

    `name` is what its host calls it, if anything; its link ends with `table`. `trouble` says why this server
    can't play it on, `why_closed` why it ended before its game did. `rematch` is where the same people play
    again. `result` is there once the game has ended, where the game says who has won. `modules` are the
    titles of what is played with. `adviser` is the bot that gives advice here; empty where nobody may ask.
    """

    table: str
    game: str
    title: str
    rules: int
    options: dict[str, str]
    terms: Terms
    state: TableState
    seats: tuple[SeatSheet, ...]
    commitment: str
    is_opening: bool = False
    watchers: int = 0
    requests: tuple[Request, ...] = ()
    trouble: str = ""
    why_closed: str = ""
    opened: Opened | None = None
    rematch: str = ""
    starts: Starts = "deal"
    name: str = ""
    result: Result | None = None
    modules: tuple[str, ...] = ()
    adviser: str = ""
