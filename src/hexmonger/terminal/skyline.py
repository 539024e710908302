"""The night above a market: sky, stars, moon, the roofs of the town, and a string of lanterns."""

from math import pi, sin
from typing import Final

from hexmonger.look import (
    CABLE,
    CORD_LIGHT,
    LANTERN_RIB,
    MOON_FACE,
    MOON_GLOW,
    MOON_HAZE,
    MOON_SEA,
    ROOFS_FAR,
    ROOFS_NEAR,
    SKY_1,
    SKY_2,
    SKY_3,
    SKY_4,
    SKY_5,
    SKY_6,
    STAR,
    STAR_FAINT,
    STREET,
    STREET_STONE,
    WINDOW,
)
from hexmonger.terminal.pixels import Pixels

SKY: Final = (SKY_1, SKY_2, SKY_3, SKY_4, SKY_5, SKY_6)
# Houses from left to right, again and again: how wide each is, how high its walls are in tenths of the
# tallest, and how much of that its roof adds.
FAR: Final = ((11, 3, 4), (7, 5, 5), (13, 4, 3), (5, 4, 6), (9, 3, 5), (15, 4, 2), (7, 2, 6))
NEAR: Final = ((13, 3, 3), (9, 2, 4), (5, 5, 3), (15, 2, 3), (7, 4, 3), (11, 3, 2), (9, 4, 4), (19, 2, 2))
# The moon hangs so many parts of a hundred from the left.
MOON_AT: Final = 78
LANTERN_EVERY: Final = 13
LANTERN: Final = (".#.", "###", "###", ".#.")


def sky(width: int, lines: int, eaves: int, street: int) -> Pixels:
    """Return the night over so many columns and lines.

    Whatever of the town shows above the line `eaves` has nothing before it; its walls reach down to the line
    `street`.
    """
    pixels = Pixels(width, lines, SKY_1)
    free = eaves * 2
    for y in range(free):
        pixels.box(0, y, width, 1, SKY[min(len(SKY) - 1, y * len(SKY) // max(1, free))])
    _stars(pixels, free)
    radius = max(3.2, min(11.5, free * 0.25))
    _moon(pixels, round(width * MOON_AT / 100), round(max(radius + 0.6, free * 0.36)), radius)
    tallest = free * 0.6
    _houses(pixels, free, street * 2, tallest, FAR, ROOFS_FAR, 3)
    _houses(pixels, free, street * 2, tallest * 0.66, NEAR, ROOFS_NEAR, 7)
    _pave(pixels, street * 2)
    return pixels


def _stars(pixels: Pixels, free: int) -> None:
    """Strew stars, thinner towards the horizon, always the same ones."""
    for y in range(free * 3 // 4):
        for x in range(pixels.width):
            lot = (x * 7919 + y * 104_729 + x * y * 31) % 997
            if lot < 9:
                pixels.dot(x, y, STAR if lot < 3 else STAR_FAINT)


def _moon(pixels: Pixels, x: float, y: float, radius: float) -> None:
    pixels.disc(x, y, radius * 1.6, MOON_HAZE)
    pixels.disc(x, y, radius * 1.25, MOON_GLOW)
    pixels.disc(x, y, radius, MOON_FACE)
    if radius > 4:
        pixels.disc(x - radius * 0.35, y - radius * 0.25, radius * 0.22, MOON_SEA)
        pixels.disc(x + radius * 0.3, y + radius * 0.4, radius * 0.28, MOON_SEA)
        pixels.disc(x + radius * 0.35, y - radius * 0.45, radius * 0.13, MOON_SEA)


def _houses(
    pixels: Pixels,
    base: int,
    foot: int,
    tallest: float,
    houses: tuple[tuple[int, int, int], ...],
    colour: str,
    lot: int,
) -> None:
    """Build a row of houses from side to side, as high above a base, with light in some of their windows."""
    x = -houses[0][0] // 2
    number = 0
    while x < pixels.width:
        wide, walls, roof = houses[number % len(houses)]
        top = base - round(tallest * walls / 10)
        pixels.box(x, top, wide, foot - top, colour)
        middle, rise = x + wide // 2, max(2, round(tallest * roof / 10))
        for y in range(rise):
            half = (wide // 2 + 1) * (y + 1) // rise
            pixels.box(middle - half, top - rise + y, half * 2 + 1, 1, colour)
        for window in range(x + 2, x + wide - 1, 3):
            for y in range(top + 1, foot - 3, 5):
                if (window * 31 + y * 17 + number * lot) % 7 < 2:
                    pixels.box(window, y, 1, 2, WINDOW)
        x += wide
        number += 1


def _pave(pixels: Pixels, foot: int) -> None:
    """Pave what lies before the town."""
    pixels.box(0, foot, pixels.width, pixels.height - foot, STREET)
    for y in range(foot + 1, pixels.height, 2):
        for x in range((y * 5) % 11 - 4, pixels.width, 11):
            pixels.box(x, y, 6, 1, STREET_STONE)


def hang_lanterns(pixels: Pixels, sag: int, size: int) -> None:
    """Hang a string of lanterns from side to side, sagging by so many squares."""
    span = LANTERN_EVERY * 4 * size
    for x in range(pixels.width):
        pixels.box(x, _cord(x, span, sag), 1, 1, CABLE)
    for x in range(LANTERN_EVERY * size // 2, pixels.width - 2, LANTERN_EVERY * size):
        y = _cord(x, span, sag) + 1
        pixels.stamp(x - size, y, LANTERN, CORD_LIGHT, size)
        pixels.box(x, y + size, size, 2 * size, LANTERN_RIB)


def _cord(x: int, span: int, sag: int) -> int:
    """Return how high the string hangs at a column."""
    return round(sag * abs(sin(x * pi / span)))
