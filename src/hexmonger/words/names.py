"""The names of players as a reader reads them: no two the same, and none like the word for the reader."""

from collections.abc import Callable, Sequence
from typing import Final
from unicodedata import normalize

from hexmonger.kernel.names import printable

LONGEST: Final = 200


def told_apart(names: Sequence[str], reader: str, with_seat: Callable[[str, int], str]) -> list[str]:
    """Return names so that no two read the same and none reads as the reader: such ones get their seat.

    >>> told_apart(["Ada", "you", "Bo", "ada"], "You", "{} ({})".format)
    ['Ada (1)', 'you (2)', 'Bo', 'ada (4)']
    """
    shown = [printable(name if len(name) <= LONGEST else f"{name[:LONGEST]}…") for name in names]
    compared = [_compared(name) for name in shown]
    shared = {name for name in compared if name == _compared(reader) or compared.count(name) > 1}
    return [
        with_seat(name, seat) if compared[seat - 1] in shared else name for seat, name in enumerate(shown, 1)
    ]


def _compared(name: str) -> str:
    return normalize("NFKC", name).casefold()
