"""What a match has told, and the stream of it that each reader hears, numbered for each by itself.

A common number, or a gap in one, would tell how often a rival has rubbed something out.
"""

from array import array
from collections.abc import Mapping, Sequence

from hexmonger.kernel.events import EVERYTHING, Event, Telling, TookBack


class TakenBack:
    """A choice that was taken back: by whom, and which part of the story it had told."""

    __slots__ = ("first", "last", "seat")

    def __init__(self, seat: int, first: int, last: int) -> None:
        self.seat = seat
        self.first = first
        self.last = last


# An event by itself is one that everybody hears, with all its secrets: most are.
Told = Event | Telling | TakenBack


class Story:
    """All that was told, in order; nothing is ever removed from it.

    One that goes on from a bookmark begins there: `heard` says how much each reader had heard before.
    """

    def __init__(self, heard: Mapping[int, int] | None = None) -> None:
        self._told: list[Told] = []
        self._streams: dict[int, Stream] = {}
        self._before = heard or {}

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, told: list[Telling]) -> None:
        """Add what a choice has told."""
        for each in told:
            self._told.append(each.event if each.is_open else each)

    def take_back(self, seat: int, first: int, last: int) -> None:
        """Add that what was told from `first` up to `last` does not hold any longer."""
        self._told.append(TakenBack(seat, first, last))

    def part(self, reader: int, first: int, last: int) -> list[Event]:
        """Return what a reader heard of a part of the story that a choice has told."""
        return [event for each in self._told[first:last] if (event := _heard(each, reader)) is not None]

    def heard_before(self, reader: int, part: int) -> int:
        """Return how many events a reader had heard before a part of the story."""
        return self.stream(reader).heard_before(part)

    def stream(self, reader: int) -> "Stream":
        """Return all that a reader has heard."""
        stream = self._streams.get(reader)
        if stream is None:
            stream = self._streams[reader] = Stream(reader, self._before.get(reader, 0))
        stream.hear(self._told)
        return stream


class Stream:
    """The part of a story that one reader hears; the first of its events has the number `first`."""

    def __init__(self, reader: int, first: int = 0) -> None:
        self.reader = reader
        self.first = first
        self.events: list[Event] = []
        # How many of the events had been heard before each part of the story.
        self._heard = array("I", [0])

    def __len__(self) -> int:
        """Return how much the reader has heard from the beginning on."""
        return self.first + len(self.events)

    def since(self, number: int) -> list[Event]:
        """Return the events from a number on; one from before the stream begins is an error."""
        if number < self.first:
            raise LookupError(f"the stream begins at {self.first}, not at {number}")
        return self.events[number - self.first :]

    def hear(self, told: Sequence[Told]) -> None:
        """Go on to the end of a story."""
        for each in told[len(self._heard) - 1 :]:
            if isinstance(each, Event):
                self.events.append(each)
            elif isinstance(each, TakenBack):
                numbers = range(self._heard[each.first], self._heard[each.last])
                # Who has heard nothing of a choice does not hear that it was taken back either.
                event = TookBack(each.seat, tuple([self.first + number for number in numbers]))
                if numbers:
                    self.events.append(event)
            elif (heard := _heard(each, self.reader)) is not None:
                self.events.append(heard)
            self._heard.append(len(self.events))

    def heard_before(self, part: int) -> int:
        """Return how many events had been heard before a part of the story."""
        return self.first + self._heard[part]


def _heard(told: Told, reader: int) -> Event | None:
    """Return what a reader hears of something told by a choice."""
    if isinstance(told, Event):
        return told
    if not isinstance(told, Telling):
        return None
    if reader == EVERYTHING:
        return told.event if told.is_new else None
    return told.heard_by(reader)
