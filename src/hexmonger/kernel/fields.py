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
MOST_BITS: Final = 4096

Fields = Mapping[str, int]
"""What each field is: a number or a text, a list, a list of lists, a tuple that never changes, a number of
which each bit means something, or something that is so or not."""


def copied(value: Any, kind: int) -> Any:
    """Return the value of a field with lists of its own.

    >>> cards = [[1, 2], [3]]
    >>> copied(cards, LISTS) == cards and copied(cards, LISTS)[0] is not cards[0]
    True
    """
    if kind == LIST:
        return list(value)
    return [list(each) for each in value] if kind == LISTS else value


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
