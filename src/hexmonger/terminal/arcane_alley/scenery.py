"""What the stalls of the game and of its expansion show at the night market."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.kernel.looks import Look
from hexmonger.look import (
    CLOTH_GREEN,
    CLOTH_LIGHT,
    CLOTH_VIOLET,
    CLOTH_WINE,
    CORD_LIGHT,
    GLOW_1,
    GLOW_2,
    GLOW_3,
    GLOW_4,
    GLOW_5,
    LANTERN_RIB,
    MOON_FACE,
    MOON_SEA,
    NIGHT_GREEN,
    NIGHT_ROOM,
    PLATE,
    WOOD_DARK,
)
from hexmonger.terminal.ink import lighter
from hexmonger.terminal.pixels import Pixels
from hexmonger.terminal.stall_picture import ICON_HIGH, ICON_WIDE, Scenery, jars, shelf

ARCHES: Final = (GLOW_1, GLOW_2, GLOW_3, GLOW_4)
LANTERN: Final = (".###.", "#####", "#####", "#####", ".###.")
CAT: Final = (
    "#..#..........",
    "####..........",
    "####........#.",
    "####.........#",
    ".########....#",
    ".#########..#.",
    ".##########.#.",
    ".############.",
    ".##.##..##.##.",
)
MIDDLE_CAT: Final = (
    "#.#......",
    "###.....#",
    "###.....#",
    ".#######.",
    ".#######.",
    ".#.#.#.#.",
)
SMALL_CAT: Final = ("#.#....", "###...#", ".#####.", ".#####.", ".#.#.#.")
MOON_CLOTHS: Final = (CLOTH_WINE, CLOTH_GREEN, CLOTH_VIOLET)


def paint_alley(pixels: Pixels, wares: Sequence[Look]) -> None:
    """Paint a way through lit arches, with shelves full of goods at either side."""
    wide, high = pixels.width, pixels.height
    pixels.box(0, 0, wide, high, NIGHT_ROOM)
    middle = (wide - 1) / 2
    has_goods = wide >= 2 * ICON_WIDE + 18 and high >= ICON_HIGH + 2
    widest = min(middle - ICON_WIDE - 2, high * 0.6) if has_goods else min(wide * 0.3, high * 0.55)
    for number, colour in enumerate(ARCHES):
        half = widest * (1 - number * 0.22)
        pixels.arch(middle, high * (0.02 + 0.11 * number), half, colour)
    for y in range(high * 2 // 3, high):
        half = round((y - high * 0.62) * 0.45)
        pixels.box(round(middle) - half, y, half * 2 + 1, 1, GLOW_5)
    side = round(middle - widest) - 1
    if has_goods:
        _goods(pixels, wares, side)
    else:
        jars(pixels, wares, 0, side)
        jars(pixels, wares[::-1], wide - side, wide)
    if high >= 20:
        for x, y in ((middle - widest * 0.5, 1), (middle + widest * 0.5, 3)):
            pixels.box(round(x), 0, 1, y, WOOD_DARK)
            pixels.stamp(round(x) - 2, y, LANTERN, CORD_LIGHT)
            pixels.box(round(x), y + 1, 1, 3, LANTERN_RIB)


def _goods(pixels: Pixels, wares: Sequence[Look], side: int) -> None:
    """Paint goods on shelves, left and right, as large as they are drawn."""
    shelves = pixels.height // (ICON_HIGH + 2)
    for row in range(shelves):
        foot = pixels.height - 1 - (shelves - 1 - row) * (ICON_HIGH + 2)
        for left, number in ((0, 2 * row), (pixels.width - side, 2 * row + 1)):
            look = wares[(number * 3 + 1) % len(wares)]
            shelf(pixels, foot, left, left + side)
            pixels.stamp(left + (side - ICON_WIDE) // 2, foot - ICON_HIGH, look.icon, lighter(look.colour))


def paint_market(pixels: Pixels, wares: Sequence[Look]) -> None:
    """Paint a cat before the full moon, above three stalls."""
    wide, high = pixels.width, pixels.height
    pixels.box(0, 0, wide, high, NIGHT_GREEN)
    roofs = high - max(3, high // 4)
    # Half a square more, or a disc has a single one at its top.
    radius = int(min(wide * 0.3, roofs * 0.56)) + 0.4
    middle = wide // 2
    pixels.disc(middle, roofs - radius * 0.8, radius, MOON_FACE)
    pixels.disc(middle + radius * 0.5, roofs - radius * 1.1, radius * 0.22, MOON_SEA)
    if radius > 8.5:
        pixels.disc(middle - radius * 0.4, roofs - radius * 1.25, radius * 0.2, MOON_SEA)
    cat = CAT if radius > 9 else MIDDLE_CAT if radius > 6 else SMALL_CAT
    if radius > 4:
        pixels.stamp(middle - len(cat[0]) // 2, roofs - 1 - len(cat), cat, PLATE)
    third = wide // 3
    for number, cloth in enumerate(MOON_CLOTHS):
        left = number * third + (1 if number else 0)
        right = wide if number == 2 else (number + 1) * third
        pixels.box(left, roofs - 1, right - left, 1, cloth)
        for x in range(left, right):
            light = (x - left) * 5 // (right - left) % 2
            pixels.box(x, roofs, 1, max(2, (high - roofs) // 2), CLOTH_LIGHT if light else cloth)
    beside = wide / 2 - radius
    if beside >= 9 and high >= 16:
        _phases(pixels, round(beside / 2 - 1))


def _phases(pixels: Pixels, at: int) -> None:
    """Paint a crescent and a half moon so far from either side, beside the full one."""
    pixels.disc(at, 5, 3.4, MOON_SEA)
    pixels.disc(at + 2, 4, 3.2, NIGHT_GREEN)
    far = pixels.width - 1 - at
    pixels.disc(far, 5, 3.4, MOON_SEA)
    pixels.box(far + 1, 1, 4, 9, NIGHT_GREEN)


ALLEY_SCENERY: Final[Mapping[str, Scenery]] = {
    "arcane_alley": paint_alley,
    "moonstruck_market": paint_market,
}
