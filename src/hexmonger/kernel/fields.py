"""The fields of a state, each declared once: copies, JSON and text follow from what each is."""

from collections.abc import Mapping
from typing import Any, Final

from hexmonger.kernel.trouble import Unreadable

PLAIN: Final = 0
LIST: Final = 1
LISTS: Final = 2
TUPLE: Final = 3
BITS: Final = 4
FLAG: Final = 5
CARDS: Final = 6
CARD_LISTS: Final = 7
MOST_BITS: Final = 4096
# Where a zone has a place without a card.
HOLE: Final = -1

Fields = Mapping[str, int]
"""What each field is: a number or a text, a list, a list of lists, a tuple that never changes, a number of
which each bit means something, something that is so or not, a zone of cards, or a list of such zones."""


def copied(value: Any, kind: int) -> Any:
    """Return the value of a field with lists of its own.

    >>> cards = [[1, 2], [3]]
    >>> copied(cards, LISTS) == cards and copied(cards, LISTS)[0] is not cards[0]
    True
    """
    if kind in (LIST, CARDS):
        return list(value)
    return [list(each) for each in value] if kind in (LISTS, CARD_LISTS) else value


def zones_of(holder: object, fields: Fields) -> list[list[int]]:
    """Return every zone of cards among the fields of a state."""
    zones: list[list[int]] = []
    for name, kind in fields.items():
        if kind == CARDS:
            zones.append(getattr(holder, name))
        elif kind == CARD_LISTS:
            zones += getattr(holder, name)
    return zones


def are_conserved(zones: list[list[int]], cards: int) -> bool:
    """Whether so many cards each lie in one place, between holes or not.

    >>> are_conserved([[2], [HOLE, 0, 1]], 3), are_conserved([[2], [0, 0]], 3)
    (True, False)
    """
    return sorted([card for zone in zones for card in zone if card != HOLE]) == list(range(cards))


def written(holder: object, fields: Fields) -> dict[str, Any]:
    """Return the fields of a state or a view as plain JSON values."""
    return {name: _plain(getattr(holder, name), kind) for name, kind in fields.items()}


def take_over(holder: object, fields: Fields, values: Mapping[str, Any]) -> None:
    """Give a state the fields that were written."""
    for name, kind in fields.items():
        setattr(holder, name, _read(values[name], kind))


def _plain(value: Any, kind: int) -> Any:
    if kind == BITS:
        return [bit for bit in range(value.bit_length()) if value >> bit & 1]
    if kind == FLAG:
        return int(value)
    return list(value) if kind == TUPLE else copied(value, kind)


def _read(value: Any, kind: int) -> Any:
    if kind == TUPLE:
        return tuple(value)
    if kind == FLAG:
        return bool(value)
    if kind == BITS:
        if not all(0 <= bit < MOST_BITS for bit in value):
            raise Unreadable("there is a number of something that can't be")
        return sum(1 << bit for bit in set(value))
    return copied(value, kind)
