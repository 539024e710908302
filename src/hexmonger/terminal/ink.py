"""Colours of the night market as styles for the terminal."""

from functools import cache

from rich.style import Style


@cache
def ink(colour: str, ground: str | None = None, bold: bool = False, underline: bool = False) -> Style:
    """Return a style made of a colour, perhaps on a ground."""
    return Style(color=colour, bgcolor=ground, bold=bold, underline=underline)


def darker(colour: str) -> str:
    """Return a darker shade of a colour, to write on."""
    return _mixed(colour, "#000000", 0.35)


def lighter(colour: str) -> str:
    """Return a lighter shade of a colour, to draw a pattern on it."""
    return _mixed(colour, "#FFFFFF", 0.22)


@cache
def _mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another one in it.

    >>> _mixed("#000000", "#FFFFFF", 0.2)
    '#333333'
    """
    channels = []
    for at in (1, 3, 5):
        first, second = int(colour[at : at + 2], 16), int(other[at : at + 2], 16)
        channels.append(round(first + (second - first) * share))
    return "#" + "".join(f"{channel:02X}" for channel in channels)
