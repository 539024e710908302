"""Names that people give, to players, editions and options: which can be kept, and how a log reads them."""

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from hexmonger.kernel.trouble import Trouble

READER: Final = "You"
"""What a log calls the one who reads it."""

UNSHOWN: Final = "\N{REPLACEMENT CHARACTER}"


def check_line(text: str, what: str) -> None:
    """Refuse what can't be written on a line, read back the same and shown without playing tricks.

    >>> check_line("nice\\u202e", "the name")
    Traceback (most recent call last):
    hexmonger.kernel.trouble.Trouble: the name 'nice\\u202e' can't be shown
    """
    if not text.isprintable():
        raise Trouble(f"{what} {text!r} can't be shown")


def check_option(name: str, value: str) -> None:
    """Refuse an option that a record can't hold as `name: value`."""
    check_line(name, "the option")
    check_line(value, "the name" if name in ("edition", "recipe") else f"`{name}`:")
    if not name or ":" in name or name != name.strip() or value != value.strip():
        raise Trouble(
            f"the option {name!r} can't be kept as {value!r}: "
            "a name has no colon, and neither has spaces at its ends"
        )


def printable(text: str) -> str:
    """Return a text from outside, such as a path, so that showing it does nothing but show it.

    >>> printable("a\\x1b[2Jb") == "a" + UNSHOWN + "[2Jb"
    True
    """
    if text.isprintable():
        return text
    return "".join([letter if letter.isprintable() else UNSHOWN for letter in text])


def told_apart(names: Sequence[str]) -> list[str]:
    """Return names so that no two read the same and none reads as the reader: such ones get their seat.

    >>> told_apart(["Ada", "you", "Bo", "ada"])
    ['Ada (seat 1)', 'you (seat 2)', 'Bo', 'ada (seat 4)']
    """
    plain = [_folded(name) for name in names]
    shared = [name for name in plain if name == _folded(READER) or plain.count(name) > 1]
    return [f"{name} (seat {seat + 1})" if plain[seat] in shared else name for seat, name in enumerate(names)]


def as_read_by(seat: int, names: Sequence[str]) -> list[str]:
    """Return names as a seat reads them in its log, itself as `READER`; -1 is nobody at the table."""
    return [READER if index == seat else name for index, name in enumerate(told_apart(names))]


def _folded(name: str) -> str:
    """Return a name as it is compared."""
    return normalize("NFKC", name).casefold()
