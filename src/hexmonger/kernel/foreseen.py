"""What was foreseen: leaves of a tree of learnings, and what they have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.events import Event, anatomy_of
from hexmonger.kernel.messages import SEAT

# A field of these kinds says who, or nothing that is named, such as a place: it tells events apart.
TELLING: Final = ("", SEAT)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One way it may go: what the seat hears, who is asked then, and what, if it is the seat itself.

    It is `whole` if it was followed to the next question; otherwise nobody knows what comes after.
    """

    events: tuple[Event, ...]
    is_whole: bool
    asked: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Certain:
    """An event that will happen, but for the fields that are open: which card it is, or how much."""

    event: Event
    open: frozenset[str]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a choice leads to: what is certain, in order, what may happen besides, and all ways it may go.

    `asked` is who is asked what next, where that is certain. It is `whole` if every way was followed to the
    next question: then it will go one of these ways exactly.
    """

    certain: tuple[Certain, ...]
    possible: tuple[Event, ...]
    asked: tuple[tuple[int, str], ...] | None
    is_whole: bool
    leaves: tuple[Leaf, ...]


def common(leaves: list[Leaf]) -> Foreseen:
    """Return what leaves have in common, an event that differs in its card or amount counting as one."""
    first = leaves[0]
    is_whole = all(leaf.is_whole for leaf in leaves)
    asked = first.asked if is_whole and all(leaf.asked == first.asked for leaf in leaves) else None
    if len(leaves) == 1:
        alone = tuple([Certain(event, frozenset()) for event in first.events])
        return Foreseen(alone, (), asked, is_whole, (first,))
    alike = _alike(leaves)
    if alike is not None:
        return Foreseen(alike, (), asked, is_whole, tuple(leaves))
    shared: list[tuple[Event, frozenset[str]]] = [(event, frozenset()) for event in first.events]
    for leaf in leaves[1:]:
        if leaf.events != first.events:
            shared = _shared(shared, leaf.events)
    certain = [Certain(event, open_fields) for event, open_fields in shared]
    left = [unmatched(certain, leaf.events) for leaf in leaves]
    for event in left[0][:]:
        # It happens on all ways, though not always between the same others.
        if all(event in events for events in left):
            certain.append(Certain(event, frozenset()))
            for events in left:
                events.remove(event)
    possible = dict.fromkeys(event for events in left for event in events)
    return Foreseen(tuple(certain), tuple(possible), asked, is_whole, tuple(leaves))


def _alike(leaves: list[Leaf]) -> tuple[Certain, ...] | None:
    """Return what is certain where the same happens on all ways, but for cards and amounts."""
    first = leaves[0].events
    opened: list[frozenset[str]] = [frozenset()] * len(first)
    for leaf in leaves:
        if len(leaf.events) != len(first):
            return None
        for place, event in enumerate(leaf.events):
            differing = differences(first[place], event)
            if differing is None:
                return None
            if differing:
                opened[place] |= differing
    return tuple([Certain(event, fields) for event, fields in zip(first, opened, strict=True)])


def _shared(
    shared: list[tuple[Event, frozenset[str]]], events: tuple[Event, ...]
) -> list[tuple[Event, frozenset[str]]]:
    """Return those of some events that happen in others too, in the same order."""
    kept: list[tuple[Event, frozenset[str]]] = []
    at = 0
    for event, open_fields in shared:
        for place in range(at, len(events)):
            differing = differences(event, events[place])
            if differing is not None:
                kept.append((event, open_fields | differing if differing else open_fields))
                at = place + 1
                break
    return kept


def differences(one: Event, other: Event) -> frozenset[str] | None:
    """Return the cards and amounts in which two events differ; nothing if they are not about the same."""
    kind = type(one)
    if type(other) is not kind:
        return None
    if one == other:
        return frozenset()
    differing: list[str] = []
    for name, what in anatomy_of(kind).kinds.items():
        if getattr(one, name) != getattr(other, name):
            if what in TELLING:
                return None
            differing.append(name)
    return frozenset(differing)


def unmatched(certain: Sequence[Certain], events: Sequence[Event]) -> list[Event]:
    """Return the events that are left when every certain one has been found among them.

    One that is not there is a broken promise.
    """
    left = list(events)
    for each in sorted(certain, key=lambda one: len(one.open)):
        for place, event in enumerate(left):
            differing = differences(each.event, event)
            if differing is not None and differing <= each.open:
                del left[place]
                break
        else:
            raise LookupError(f"{each} did not happen")
    return left
