"""What a match has told, and the stream of it that each reader hears, numbered for each by itself.

A common number, or a gap in one, would tell how often a rival has rubbed something out.
"""

from hexmonger.kernel.events import Event, Telling, TookBack


class TakenBack:
    """A choice that was taken back: by whom, and which part of the story it had told."""

    __slots__ = ("first", "last", "seat")

    def __init__(self, seat: int, first: int, last: int) -> None:
        self.seat = seat
        self.first = first
        self.last = last


class Story:
    """All that was told, in order; nothing is ever removed from it."""

    def __init__(self) -> None:
        self._told: list[Telling | TakenBack] = []
        self._streams: dict[int, Stream] = {}

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, told: list[Telling]) -> None:
        """Add what a choice has told."""
        self._told += told

    def take_back(self, seat: int, first: int, last: int) -> None:
        """Add that what was told from `first` up to `last` does not hold any longer."""
        self._told.append(TakenBack(seat, first, last))

    def part(self, reader: int, first: int, last: int) -> list[Event]:
        """Return what a reader heard of a part of the story."""
        told = [each for each in self._told[first:last] if isinstance(each, Telling)]
        return [event for telling in told if (event := telling.heard_by(reader)) is not None]

    def heard_before(self, reader: int, part: int) -> int:
        """Return how many events a reader had heard before a part of the story."""
        self.stream(reader)
        return self._streams[reader].heard[part]

    def stream(self, reader: int) -> list[Event]:
        """Return all that a reader has heard: an event's number is its place here."""
        stream = self._streams.setdefault(reader, Stream(reader))
        stream.hear(self._told)
        return stream.events


class Stream:
    """The part of a story that one reader hears."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.events: list[Event] = []
        # How many of the events had been heard before each part of the story.
        self.heard = [0]

    def hear(self, told: list[Telling | TakenBack]) -> None:
        """Go on to the end of a story."""
        for each in told[len(self.heard) - 1 :]:
            if isinstance(each, Telling):
                event = each.heard_by(self.reader)
            else:
                numbers = tuple(range(self.heard[each.first], self.heard[each.last]))
                # Who has heard nothing of a choice does not hear that it was taken back either.
                event = TookBack(each.seat, numbers) if numbers else None
            if event is not None:
                self.events.append(event)
            self.heard.append(len(self.events))
