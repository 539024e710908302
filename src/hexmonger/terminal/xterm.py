"""The colours that a terminal has by number, and how well one can be read on another."""

from functools import cache
from typing import Final, TypeAlias

Triple: TypeAlias = tuple[int, int, int]

LEVELS: Final = (0, 95, 135, 175, 215, 255)
FIRST_OF_CUBE: Final = 16
FIRST_GREY: Final = 232

# The first sixteen are not the same everywhere: those of xterm, and those of a console without windows.
XTERM_16: Final[tuple[Triple, ...]] = (
    (0x00, 0x00, 0x00), (0xCD, 0x00, 0x00), (0x00, 0xCD, 0x00), (0xCD, 0xCD, 0x00),
    (0x00, 0x00, 0xEE), (0xCD, 0x00, 0xCD), (0x00, 0xCD, 0xCD), (0xE5, 0xE5, 0xE5),
    (0x7F, 0x7F, 0x7F), (0xFF, 0x00, 0x00), (0x00, 0xFF, 0x00), (0xFF, 0xFF, 0x00),
    (0x5C, 0x5C, 0xFF), (0xFF, 0x00, 0xFF), (0x00, 0xFF, 0xFF), (0xFF, 0xFF, 0xFF),
)  # fmt: skip
CONSOLE_16: Final[tuple[Triple, ...]] = (
    (0x00, 0x00, 0x00), (0xAA, 0x00, 0x00), (0x00, 0xAA, 0x00), (0xAA, 0x55, 0x00),
    (0x00, 0x00, 0xAA), (0xAA, 0x00, 0xAA), (0x00, 0xAA, 0xAA), (0xAA, 0xAA, 0xAA),
    (0x55, 0x55, 0x55), (0xFF, 0x55, 0x55), (0x55, 0xFF, 0x55), (0xFF, 0xFF, 0x55),
    (0x55, 0x55, 0xFF), (0xFF, 0x55, 0xFF), (0x55, 0xFF, 0xFF), (0xFF, 0xFF, 0xFF),
)  # fmt: skip


def triple(colour: str) -> Triple:
    """Return the red, green and blue of a colour.

    >>> triple("#C9A054")
    (201, 160, 84)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def numbered(number: int) -> Triple:
    """Return the colour that a number from 16 to 255 stands for, in every terminal that has so many.

    >>> numbered(230), numbered(234)
    ((255, 255, 215), (28, 28, 28))
    """
    if number >= FIRST_GREY:
        grey = 8 + 10 * (number - FIRST_GREY)
        return grey, grey, grey
    place = number - FIRST_OF_CUBE
    return LEVELS[place // 36], LEVELS[place // 6 % 6], LEVELS[place % 6]


XTERM_256: Final = (*XTERM_16, *map(numbered, range(FIRST_OF_CUBE, 256)))


@cache
def luminance(colour: Triple) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG counts it."""
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Triple, other: Triple) -> float:
    """Return how well a colour can be read on another, from 1 to 21, as WCAG counts it.

    >>> contrast((0, 0, 0), (255, 255, 255))
    21.0
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Triple, other: Triple) -> float:
    """Return how different two colours look."""
    return sum((a - b) ** 2 for a, b in zip(_seen(one), _seen(other), strict=True))


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


@cache
def _seen(colour: Triple) -> tuple[float, float, float]:
    """Return a colour in the coordinates of Oklab, in which equal steps look equal."""
    red, green, blue = map(_linear, colour)
    long = (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3)
    middle = (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3)
    short = (0.0883 * red + 0.2817 * green + 0.63 * blue) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.978 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )
