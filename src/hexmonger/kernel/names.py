"""Names that people give, to players, editions and options: which can be kept."""

from typing import Final

from hexmonger.kernel.trouble import Trouble

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
