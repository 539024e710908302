"""Facts told while rules are carried out, for logs and animation; no rule ever reads them.

A game has a closed set of events, each a frozen dataclass with fields in words of its rulebook. What a
field is says its type: `Seat` a player, `Amount` how much of something, `Annotated[str, "item"]` a thing of
the glossary, by its id; with `SECRET` it is one that not everybody may know.

    @dataclass(frozen=True, slots=True)
    class Drew(Event):
        seat: Seat
        item: Annotated[str, "item", SECRET]
"""

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any, ClassVar, Final, get_args, get_origin, get_type_hints

from hexmonger.kernel.messages import SEAT, Message, Named, Value, named, player
from hexmonger.kernel.spots import Move
from hexmonger.kernel.trouble import Unreadable

EVERYONE: Final = -1
NOBODY: Final = 0
SPECTATOR: Final = -1
# The reader of a replay who hears everything, secrets included.
EVERYTHING: Final = -2
SECRET: Final = "secret"
AMOUNT: Final = "amount"
# No number of an event that is read is as great as this.
MOST_NUMBER: Final = 100_000

Seat = Annotated[int, SEAT]
Amount = Annotated[int, AMOUNT]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact: what happened, to whom, with what.

    A silent one has no line in a log. A heading begins a new part of it. A key one is worth going to when a
    game is looked at again.
    """

    is_silent: ClassVar[bool] = False
    is_heading: ClassVar[bool] = False
    is_key: ClassVar[bool] = False

    @property
    def name(self) -> str:
        """Return its name, as JSON and catalogues have it."""
        return anatomy_of(type(self)).name

    @property
    def subject(self) -> int:
        """Return the seat it is about first, -1 for nobody."""
        return int(getattr(self, "seat", -1))

    def moves(self) -> tuple[Move, ...]:
        """Return what goes from where to where by it, so that a page can move things."""
        return ()

    def veiled(self) -> "Event":
        """Return it as somebody hears it who may not know its secrets."""
        blank = anatomy_of(type(self)).blanks
        return replace(self, **blank) if blank else self

    def message(self) -> Message:
        """Return it as something to say."""
        said: dict[str, Value] = {}
        for name, kind in anatomy_of(type(self)).kinds.items():
            said[name] = _said(getattr(self, name), kind)
        return Message(f"event-{self.name}", said)

    def to_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        written: dict[str, Any] = {"event": self.name}
        for name in anatomy_of(type(self)).kinds:
            value = getattr(self, name)
            written[name] = list(value) if isinstance(value, tuple) else value
        return written


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A player took a choice back: what that reader was told by it, by number, does not hold any longer."""

    seat: Seat
    numbers: tuple[int, ...]


class Telling:
    """An event as it was told: who hears of it at all, and who of them may know its secrets.

    Each has a bit for every seat that does; a negative number includes those who only watch as well, such as
    `EVERYONE`, or `~(1 << seat)` for all but one.
    """

    __slots__ = ("_veiled", "event", "hearers", "is_open", "knowers")

    def __init__(self, event: Event, knowers: int = EVERYONE, hearers: int = EVERYONE) -> None:
        self.event = event
        self.knowers = knowers
        self.hearers = hearers
        # Whether everybody hears it with all its secrets: most are told so.
        self.is_open = knowers == EVERYONE and hearers == EVERYONE
        self._veiled: Event | None = None

    def heard_by(self, reader: int) -> Event | None:
        """Return the event as a seat hears it, or for -1 a spectator; nothing if it doesn't hear of it."""
        if self.is_open:
            return self.event
        if not includes(self.hearers, reader):
            return None
        if includes(self.knowers, reader):
            return self.event
        if self._veiled is None:
            # All who may not know its secrets hear the same.
            self._veiled = self.event.veiled()
        return self._veiled

    @property
    def is_new(self) -> bool:
        """Whether it is told for the first time: what its own seat does not hear now, it heard before."""
        subject = self.event.subject
        return subject < 0 or includes(self.hearers, subject)

    def __repr__(self) -> str:
        return f"Telling({self.event!r}, {self.knowers}, {self.hearers})"


def includes(seats: int, reader: int) -> bool:
    """Whether some seats, a bit for each, include a reader: a seat, or -1 for somebody who only watches.

    >>> includes(0b10, 1), includes(0b10, -1), includes(~0b10, 1), includes(~0b10, -1)
    (True, False, False, True)
    """
    return seats < 0 if reader < 0 else seats >> reader & 1 == 1


def heard(told: Iterable[Telling] | None, reader: int) -> list[Event]:
    """Return what a reader hears of all that was told."""
    return [event for telling in told or () if (event := telling.heard_by(reader)) is not None]


class Anatomy:
    """What a kind of event is made of: its name, what each field is, and those that not everybody may know.

    A field is a seat, an amount, something of the glossary by its kind, or nothing that is named. `blanks`
    are the secrets as those read them who may not know them.
    """

    __slots__ = ("blanks", "kinds", "name")

    def __init__(self, kind: type[Event]) -> None:
        self.name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        self.kinds: dict[str, str] = {}
        self.blanks: dict[str, Any] = {}
        hints = get_type_hints(kind, include_extras=True)
        for each in fields(kind):
            hint = hints[each.name]
            self.kinds[each.name] = _kind(hint)
            if get_origin(hint) is Annotated and SECRET in get_args(hint):
                base = get_args(hint)[0]
                self.blanks[each.name] = "" if base is str else -1 if base is int else ()


_ANATOMIES: Final[dict[type[Event], Anatomy]] = {}


def anatomy_of(kind: type[Event]) -> Anatomy:
    """Return what a kind of event is made of, worked out once.

    >>> anatomy_of(TookBack).name, anatomy_of(TookBack).kinds["seat"]
    ('took_back', 'seat')
    """
    anatomy = _ANATOMIES.get(kind)
    if anatomy is None:
        anatomy = _ANATOMIES[kind] = Anatomy(kind)
    return anatomy


def read_event(
    kinds: Mapping[str, type[Event]],
    written: Any,
    seats: int = MOST_NUMBER,
    things: Mapping[str, Container[str]] | None = None,
) -> Event:
    """Return the event that was written as JSON, one of those a game has, at a table of so many seats.

    `things` are the ids in the game's glossary by kind; of a kind that has none there, any will do.
    """
    if not isinstance(written, Mapping) or str(written.get("event")) not in kinds:
        name = written.get("event") if isinstance(written, Mapping) else written
        raise Unreadable(f"there is no event called {name!r:.80}")
    kind = kinds[str(written["event"])]
    what = anatomy_of(kind).kinds
    values: dict[str, Any] = {}
    for name, wanted in get_type_hints(kind).items():
        if name not in what:
            continue
        if name not in written:
            raise Unreadable(f"the event {written['event']!r} says nothing of {name!r}")
        value = written[name]
        is_row = get_origin(wanted) is tuple
        each = get_args(wanted)[0] if is_row else wanted
        row = value if is_row and isinstance(value, list) else [value]
        if isinstance(value, list) != is_row or not all(
            _can_be(part, each, what[name], seats, things) for part in row
        ):
            raise Unreadable(f"{name!r} of the event {written['event']!r} can't be {value!r:.80}")
        values[name] = tuple(row) if is_row else value
    if unknown := set(written) - set(values) - {"event"}:
        raise Unreadable(f"the event {written['event']!r} has no {min(unknown)!r:.80}")
    return kind(**values)


def _can_be(
    value: Any, wanted: Any, kind: str, seats: int, things: Mapping[str, Container[str]] | None
) -> bool:
    """Whether a value of JSON can be (a part of) a field: of its type, and something that there is."""
    if type(value) is not wanted:
        return False
    if wanted is str:
        return not value or not things or kind not in things or value in things[kind]
    least, most = (-1, seats) if kind == SEAT else (1 - MOST_NUMBER, MOST_NUMBER)
    return wanted is bool or least <= value < most


def _kind(hint: Any) -> str:
    """Return what the type of a field says that it is."""
    if get_origin(hint) is Annotated:
        base, *words = get_args(hint)
        return next((str(word) for word in words if word != SECRET), _kind(base))
    if get_origin(hint) is tuple:
        return _kind(get_args(hint)[0])
    return ""


def _said(value: Any, kind: str) -> Value:
    """Return a field of an event as one of a message."""
    if isinstance(value, tuple):
        if kind in ("", AMOUNT):
            return " ".join(map(str, value))
        return tuple(_thing(each, kind) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return _thing(value, kind) if kind not in ("", AMOUNT) else value
    raise TypeError(f"{value!r} can't be said")


def _thing(value: int | str, kind: str) -> Named:
    return player(value) if isinstance(value, int) else named(kind, value)
