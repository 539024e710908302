"""What was foreseen: leaves of a tree of learnings, and what they have in common."""

from collections.abc import Iterable, Sequence
from typing import Final

from hexmonger.kernel.events import Event, anatomy_of
from hexmonger.kernel.fixed import fixed
from hexmonger.kernel.messages import SEAT

# A field of these kinds says who, or nothing that is named, such as a place: it tells events apart.
TELLING: Final = ("", SEAT)


@fixed
class Leaf:
    """One way it may go: what the seat hears, who is asked then, and what, if it is the seat itself.

    It is `whole` if it was followed to the next question; otherwise nobody knows what comes after.
    """

    events: tuple[Event, ...]
    is_whole: bool
    asked: tuple[tuple[int, str], ...]


@fixed
class Certain:
    """An event that will happen, but for the fields that are open: which card it is, or how much."""

    event: Event
    open: frozenset[str]


@fixed
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
    certain: dict[int, Certain] = {}
    left = [list(leaf.events) for leaf in leaves]
    # What happens in the same way on all of them first, then what differs in its card or amount.
    for place, event in enumerate(first.events):
        if all(event in events for events in left):
            certain[place] = Certain(event, frozenset())
            for events in left:
                events.remove(event)
    for place, event in enumerate(first.events):
        if place not in certain:
            others = [other for events in left if (other := _like(event, events)) is not None]
            if len(others) == len(left):
                differing = [differences(event, other) for other in others]
                opened = frozenset([name for names in differing for name in names or ()])
                certain[place] = Certain(event, opened)
                for other, events in zip(others, left, strict=True):
                    events.remove(other)
    possible = dict.fromkeys(event for events in left for event in events)
    ordered = tuple([certain[place] for place in sorted(certain)])
    return Foreseen(ordered, tuple(possible), asked, is_whole, tuple(leaves))


def _like(event: Event, events: list[Event]) -> Event | None:
    """Return the first of some events that is about the same as another, which may be itself."""
    return next((other for other in events if differences(event, other) is not None), None)


def _alike(leaves: list[Leaf]) -> tuple[Certain, ...] | None:
    """Return what is certain where the same happens on all ways, but for cards and amounts."""
    lengths = {len(leaf.events) for leaf in leaves}
    if len(lengths) > 1:
        return None
    certain: list[Certain] = []
    for place in range(lengths.pop()):
        events = [leaf.events[place] for leaf in leaves]
        kinds = {type(event) for event in events}
        if len(kinds) > 1:
            return None
        opened: list[str] = []
        for name, what in anatomy_of(kinds.pop()).kinds.items():
            if len({getattr(event, name) for event in events}) > 1:
                if what in TELLING:
                    return None
                opened.append(name)
        certain.append(Certain(events[0], frozenset(opened)))
    return tuple(certain)


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


def gathered(events: Iterable[Event]) -> list[Certain]:
    """Return events with those in one that differ in their cards and amounts alone, which are open then."""
    found: list[Certain] = []
    for event in events:
        for at, other in enumerate(found):
            differing = differences(other.event, event)
            if differing is not None:
                found[at] = Certain(other.event, other.open | differing)
                break
        else:
            found.append(Certain(event, frozenset()))
    return found


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
