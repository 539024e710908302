"""What is asked for over HTTP, and what comes back: people, seats, tables and lists of them."""

from typing import Annotated, Any, Final

import msgspec

from hexmonger.protocol.replies import Code
from hexmonger.protocol.tables import (
    LONGEST_NAME,
    Name,
    Seats,
    Starts,
    TableState,
    Terms,
    Word,
)

# An edition may correct every number that a game has, each of which is an option.
MOST_OPTIONS: Final = 500
# A record of the longest game has half of it; a position or an edition with every number a quarter.
LONGEST_FILE: Final = 100_000
LONGEST_SHORT_FILE: Final = 40_000

Options = Annotated[
    dict[Word, Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MOST_OPTIONS)
]
File = Annotated[str, msgspec.Meta(max_length=LONGEST_FILE)]
# A name, or none.
Called = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
ShortFile = Annotated[str, msgspec.Meta(max_length=LONGEST_SHORT_FILE)]


class Body(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The body of a request: nothing may stand in it that is not said here."""


class Naming(Body, frozen=True):
    """What somebody wants to be called."""

    name: Name


class Enrolled(msgspec.Struct, frozen=True):
    """Somebody new: the key is shown now and never again."""

    person: str
    name: str
    key: str


class Me(msgspec.Struct, frozen=True):
    """Who the holder of a key is."""

    person: str
    name: str


class NewKey(msgspec.Struct, frozen=True):
    """A key instead of the one before."""

    key: str


class Laying(Body, frozen=True):
    """A table to be made: which game, for how many, with which options and terms.

    `edition` and `recipe` are files of one's own. A `position`, as a diagram or as JSON, is where the game
    begins. A `record` is played on from where it ends, or only looked at if its game is over. `name` is what
    the table is called in lists.
    """

    game: Word = ""
    seats: Seats = 0
    options: Options = {}
    terms: Terms = Terms()
    edition: ShortFile = ""
    recipe: ShortFile = ""
    position: ShortFile = ""
    record: File = ""
    name: Called = ""


class Laid(msgspec.Struct, frozen=True):
    """The name of a table that was made: its link ends with it."""

    table: str


class Sitting(Body, frozen=True):
    """Somebody sits down: at a seat, or the first free one; by a name of its own where several share a key.

    With a `bot`, as the host may, it is one that sits down.
    """

    seat: Annotated[int, msgspec.Meta(ge=-1, le=16)] = -1
    name: Called = ""
    bot: Word = ""


class Choosing(Body, frozen=True):
    """What a seat is to have of its own, by option, at a table where that is chosen seat by seat."""

    options: Annotated[dict[Word, Word], msgspec.Meta(min_length=1, max_length=MOST_OPTIONS)]


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that was taken; its secret is shown now and never again."""

    table: str
    seat: int
    secret: str = ""


class CodeMade(msgspec.Struct, frozen=True):
    """A code that moves a seat to another device, once, within so many seconds."""

    code: str
    seconds: int


class Redeeming(Body, frozen=True):
    """A code that somebody has typed in."""

    code: Word


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list; `seats` are the reader's own, `is_waiting` whether it waits for one of them.

    `waits_for` are the people that a table of the reader's own waits for, where that is somebody else.
    `modules` are the titles of what is played with. `pace` is how many seconds a turn may take, 0 as long as
    one likes.
    """

    table: str
    game: str
    title: str
    state: TableState
    place: str = ""
    touched: float = 0.0
    players: tuple[str, ...] = ()
    free: int = 0
    seats: tuple[int, ...] = ()
    is_waiting: bool = False
    waits_for: tuple[str, ...] = ()
    name: str = ""
    modules: tuple[str, ...] = ()
    pace: int = 0
    watchers: int = 0


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about a game that can be chosen: what it is, and what there is to choose from, if it is said.

    With `by_seat` every seat may have one of its own.
    """

    name: str
    about: str
    values: dict[str, str] = {}
    by_seat: dict[str, str] = {}


class Offered(Option, frozen=True):
    """An option with a set-up: what is `chosen`, and why not the values that can't be, here or for a seat.

    `stocks` says how many cards are dealt from with each value, by their backs, where that differs.
    """

    chosen: str = ""
    why_not: dict[str, str] = {}
    why_not_by_seat: tuple[dict[str, str], ...] = ()
    stocks: dict[str, dict[str, int]] = {}


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set-up as a table would have it, what else can be chosen, and what is wrong with it if it can't be.

    `options` are those of the set-up; `offered` says what there is to choose from. `why_not_seats` says which
    numbers of seats can't be, and why. `stock` is how many cards are dealt from, by their backs, and `left`
    how many stay to be drawn, where that is certain.
    """

    game: str
    title: str
    seats: int
    starts: Starts = "deal"
    options: dict[str, str] = {}
    offered: tuple[Offered, ...] = ()
    why_not_seats: dict[str, str] = {}
    stock: dict[str, int] = {}
    left: int | None = None
    trouble: str = ""


class GameSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is installed, and what can be chosen about it."""

    name: str
    title: str
    about: str
    rules: int
    least_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()


class Games(msgspec.Struct, frozen=True):
    """What can be played here, and which bots there are."""

    games: tuple[GameSheet, ...]
    bots: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well, and which program it is; its build is `compiled` or `plain Python`."""

    status: str
    program: str
    build: str
    protocol: int


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something could not be done: a code and a sentence; `after` is how many seconds to wait."""

    code: Code
    text: str
    after: float | None = None


Data = dict[str, Any]
