"""What others did to somebody since their last turn: places that changed, and the lines that tell of it.

It is found by the events and the views of the one who reads, and by nothing else. It stays while the turn of
that one lasts, and goes with its end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.drawn import Zone
from hexmonger.kernel.events import Event
from hexmonger.kernel.messages import SEAT, Named
from hexmonger.kernel.spots import COMMON, Spot, spot

NOBODY: Final = -1


@dataclass(frozen=True)
class Since:
    """The reader's places that others have changed, and the numbers of the events by which they did."""

    spots: frozenset[Spot] = frozenset()
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Glance:
    """A position as the reader saw it: whose turn it was, who was asked, and what lay where."""

    turn: int
    asked: tuple[int, ...]
    zones: tuple[Zone, ...]


@dataclass(frozen=True)
class Told:
    """A choice as the reader was told of it; the first of its events has the number `first`."""

    events: Sequence[Event]
    first: int
    earlier: Glance
    later: Glance
    is_own: bool


NOTHING: Final = Since()


def since_after(since: Since, told: Told, reader: int) -> Since:
    """Return what others did to a reader since its last turn, after another choice."""
    is_over = told.is_own and _is_turn_over(told, reader)
    kept = NOTHING if is_over else _carried(since, told.events, reader)
    # Where all act at once, the choice that ends one's own turn may bring to light what all others did.
    if told.is_own and not (is_over and told.earlier.turn == NOBODY):
        return kept
    deeds = _deeds(told, reader)
    if not deeds:
        return kept
    spots = {*kept.spots, *_changed(told.earlier, told.later, reader)}
    for _, places in deeds:
        spots.update(places)
    said = {told.first + at for at, _ in deeds if not told.events[at].is_silent}
    return Since(_telling(spots, told.later, reader), kept.numbers | said)


def _is_turn_over(told: Told, reader: int) -> bool:
    """Whether the reader's turn ended with a choice of its own; where all act at once, the next may go on."""
    before, after = told.earlier, told.later
    was_all = before.turn == NOBODY
    if was_all and after.turn == NOBODY and any(event.is_heading for event in told.events):
        return True
    return (was_all or before.turn == reader) and after.turn != reader and reader not in after.asked


def _deeds(told: Told, reader: int) -> list[tuple[int, list[Spot]]]:
    """Return what others did to the reader, each by its place among the events and the places it changed.

    In another's turn that is whatever concerns the reader, up to where the next part of the game begins. In
    nobody's turn it is what names another as its doer, what comes to the reader from another, and what
    changes something that all have in common.
    """
    turn, events = told.earlier.turn, told.events
    headings = [at for at, event in enumerate(events) if event.is_heading]
    is_theirs = turn not in (NOBODY, reader)
    theirs = (headings or [len(events)])[0] if is_theirs else 0
    common = _changed_in_common(events, told.later, reader) if turn == NOBODY else {}
    found: list[tuple[int, list[Spot]]] = []
    for at, event in enumerate(events):
        is_another = event.subject not in (NOBODY, reader)
        is_deed = _concerns(event, reader) and (at < theirs or is_another)
        places = _places(event, reader) if is_deed else _passed_on(event, reader) if turn == NOBODY else []
        names = [] if event.subject == reader else _names(event)
        places += [common[name.id] for name in names if name.id in common]
        if is_deed or places:
            found.append((at, places))
    return found


def _names(event: Event) -> list[Named]:
    """Return all that an event names, where it is told at all."""
    if event.is_silent:
        return []
    values = event.message().fields.values()
    listed = [value if isinstance(value, tuple) else (value,) for value in values]
    return [each for value in listed for each in value if isinstance(each, Named)]


def _concerns(event: Event, reader: int) -> bool:
    moved = any(reader in (move.origin.seat, move.target.seat) for move in event.moves())
    return moved or any(name.kind == SEAT and name.id == str(reader) for name in _names(event))


def _is_place_of(reader: int, place: Spot) -> bool:
    return place.seat == reader and place.place >= 0


def _places(event: Event, reader: int) -> list[Spot]:
    """Return the places of the reader from which or to which something moved."""
    ends = [end for move in event.moves() for end in (move.origin, move.target)]
    return [_bare(end) for end in ends if _is_place_of(reader, end)]


def _passed_on(event: Event, reader: int) -> list[Spot]:
    """Return the places of the reader to which something came from another."""
    return [
        _bare(move.target)
        for move in event.moves()
        if move.origin.seat not in (COMMON, reader) and _is_place_of(reader, move.target)
    ]


def _changed_in_common(events: Sequence[Event], after: Glance, reader: int) -> dict[str, Spot]:
    """Return what lies in common and changed there by what nobody does, and not because of the reader."""
    own = {name.id for event in events if event.subject == reader for name in _names(event)}
    by_nobody = [event for event in events if not hasattr(event, "seat") and not event.moves()]
    named = {name.id for event in by_nobody for name in _names(event)} - own
    return {
        cell.thing: spot(zone.name, COMMON, place)
        for zone in after.zones
        if zone.seat == COMMON
        for place, cell in enumerate(zone.cells)
        if cell.thing in named and cell.thing
    }


def _carried(since: Since, events: Iterable[Event], reader: int) -> Since:
    """Return marks as they go with what lies there."""
    spots = since.spots
    for event in events:
        left = [move for move in event.moves() if _bare(move.origin) in spots]
        if left:
            gone = {_bare(move.origin) for move in left}
            come = {_bare(move.target) for move in left if _is_place_of(reader, move.target)}
            spots = spots - gone | come
    return since if spots is since.spots else Since(spots, since.numbers)


def _bare(place: Spot) -> Spot:
    """Return a place without what lies there."""
    return spot(place.zone, place.seat, place.place)


def _rows(glance: Glance, reader: int) -> list[Zone]:
    """Return the zones of the reader in which places matter: those that lie in rows."""
    return [zone for zone in glance.zones if zone.seat == reader and zone.columns]


def _changed(before: Glance, after: Glance, reader: int) -> set[Spot]:
    """Return the reader's places at which something else lies, or lies otherwise."""
    was = {zone.name: zone.cells for zone in _rows(before, reader)}
    found: set[Spot] = set()
    for zone in _rows(after, reader):
        old = was.get(zone.name, ())
        for place, cell in enumerate(zone.cells):
            same = place < len(old) and (old[place].face, old[place].thing, old[place].back) == (
                cell.face,
                cell.thing,
                cell.back,
            )
            if not same:
                found.add(spot(zone.name, reader, place))
    return found


def _telling(spots: set[Spot], after: Glance, reader: int) -> frozenset[Spot]:
    """Return marks without those of a zone where everything has changed: there they would tell nothing."""
    found = set(spots)
    for zone in _rows(after, reader):
        every = {spot(zone.name, reader, place) for place in range(len(zone.cells))}
        if len(every) > 1 and every <= found:
            found -= every
    return frozenset(found)
