"""The look of the night market in a terminal: colours, the marks of the seats, and a few glyphs.

Nothing is told by colour alone: every seat has a shape, every figure a coin or a shield.
"""

from functools import cache
from typing import Final

from rich.style import Style

INK_950: Final = "#080B19"
INK_900: Final = "#0C1022"
INK_800: Final = "#12172E"
PANEL: Final = "#1A2145"
MIST_100: Final = "#ECEBF2"
MIST_200: Final = "#CBD0E6"
MIST_300: Final = "#A9B2D3"
OFF: Final = "#8C95B8"
PARCHMENT: Final = "#F3E8CD"
PARCHMENT_LOW: Final = "#E6D6B1"
INK_TEXT: Final = "#2A2033"
INK_SOFT: Final = "#5A4B52"
BRASS: Final = "#C9A054"
BRASS_2: Final = "#E9CC8C"
BRASS_DARK: Final = "#8A6A2F"
LANTERN: Final = "#FFB84A"
LANTERN_2: Final = "#FFDC94"
WINE: Final = "#8C1D3F"
WINE_LIGHT: Final = "#FF94AE"
GOLD: Final = "#FFD67E"
GOLD_BADGE: Final = "#F2C55C"
GOLD_ON_PARCHMENT: Final = "#6B4A05"
WALL: Final = "#E7B9A0"
BUTTON_INK: Final = "#2D1B02"
BUTTON: Final = "#FFD98C"

SEAT_MARKS: Final = "●▲■◆⬟✚★⬢"
SEAT_COLOURS: Final = (
    "#8FC7FF",
    "#FF9DB8",
    "#C9AEFF",
    "#E9E2CC",
    "#9BE3E0",
    "#F3B58A",
    "#B9E08A",
    "#F0A0E0",
)

COIN: Final = "◉"
SHIELD: Final = "▼"
FLAG: Final = "⚑"
WALL_MARK: Final = "▦"
LIDS: Final = "\u2039\u203a"
EYE: Final = f"{LIDS[0]}•{LIDS[1]}"
CHECK: Final = "✓"
MINUS: Final = "−"


@cache
def ink(colour: str, ground: str | None = None, bold: bool = False, underline: bool = False) -> Style:
    """Return a style made of a colour, perhaps on a ground."""
    return Style(color=colour, bgcolor=ground, bold=bold, underline=underline)


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another one in it.

    >>> mixed("#000000", "#FFFFFF", 0.2)
    '#333333'
    """
    channels = []
    for at in (1, 3, 5):
        first, second = int(colour[at : at + 2], 16), int(other[at : at + 2], 16)
        channels.append(round(first + (second - first) * share))
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def seat_mark(seat: int) -> str:
    """Return the shape of a seat."""
    return SEAT_MARKS[seat % len(SEAT_MARKS)] if seat >= 0 else "·"


def seat_colour(seat: int) -> str:
    """Return the colour of a seat, which is always shown with its shape."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)] if seat >= 0 else MIST_300


def figure(number: int) -> str:
    """Return a number with a true minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign, as a change."""
    return figure(number) if number < 0 else f"+{number}"
