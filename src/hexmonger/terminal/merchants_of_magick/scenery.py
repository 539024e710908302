"""What the stall of the game shows at the night market: a die of twelve sides between potions and wares."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.kernel.looks import Look
from hexmonger.look import (
    BRASS,
    CREAM,
    EMERALD,
    GLOW_4,
    INK_TEXT,
    MIST_300,
    NIGHT_WINE,
    PARCHMENT_LOW,
    VIOLET_LIGHT,
    WINE_LIGHT,
)
from hexmonger.terminal.pixels import Pixels
from hexmonger.terminal.stall_picture import Scenery, shelf

DIE: Final = (
    ".....###.....",
    "...##...##...",
    ".##.......##.",
    "#...........#",
    "#...........#",
    "#...........#",
    "#...........#",
    "#...........#",
    "#...........#",
    ".##.......##.",
    "...##...##...",
    ".....###.....",
)
DIE_FACE: Final = (
    ".............",
    ".....###.....",
    "...#######...",
    ".###########.",
    ".###########.",
    ".###########.",
    ".###########.",
    ".###########.",
    ".###########.",
    "...#######...",
    ".....###.....",
    ".............",
)
TWELVE: Final = ("#.###", "#...#", "#.###", "#.#..", "#.###")
SMALL_DIE: Final = ("..###..", ".#####.", "#######", "#######", ".#####.", "..###..")
SMALL_FACE: Final = ("..###..", ".##.##.", ".#...#.", "..###..")
FLASK: Final = (".##.", ".##.", "####", "####")
ROUND_FLASK: Final = ("..##..", "..##..", ".####.", "######", "######", ".####.")
SCROLL: Final = ("######", ".####.", ".####.", ".####.", "######")
SWORD: Final = ("...#...", "...#...", "...#...", "...#...", ".#####.", "...#...")
HELMET: Final = (".####.", "######", "#....#", "######", "#.##.#", "#.##.#")
BOOK: Final = ("#######", "#.#.#.#", "#.#.#.#", "#.#.#.#", "#######")
CUBE: Final = ("######", "#.##.#", "######", "#.##.#", "######")
WARES: Final = (
    (ROUND_FLASK, VIOLET_LIGHT),
    (SCROLL, PARCHMENT_LOW),
    (SWORD, MIST_300),
    (ROUND_FLASK, EMERALD),
    (HELMET, MIST_300),
    (BOOK, GLOW_4),
    (ROUND_FLASK, WINE_LIGHT),
    (CUBE, CREAM),
)
TINY: Final = (VIOLET_LIGHT, EMERALD, WINE_LIGHT, GLOW_4)


def paint_workshop(pixels: Pixels, wares: Sequence[Look]) -> None:
    """Paint shelves of potions and goods around a die."""
    wide, high = pixels.width, pixels.height
    pixels.box(0, 0, wide, high, NIGHT_WINE)
    step = 9 if high >= 16 else 6
    size = 2 if high >= 34 and wide >= 50 else 1
    for row, foot in enumerate(range(high - 1, 4, -step)):
        shelf(pixels, foot)
        _stock(pixels, foot, row, 6 * size + 2, step == 9)
    if high >= len(DIE):
        x, y = wide // 2 - len(DIE[0]) * size // 2, (high - len(DIE) * size) // 2
        pixels.stamp(x, y, DIE_FACE, CREAM, size)
        pixels.stamp(x, y, DIE, BRASS, size)
        pixels.stamp(x + 4 * size, y + 4 * size, TWELVE, INK_TEXT, size)
    else:
        x, y = wide // 2 - len(SMALL_DIE[0]) // 2, (high - len(SMALL_DIE)) // 2
        pixels.stamp(x, y, SMALL_DIE, CREAM)
        pixels.stamp(x, y + 1, SMALL_FACE, BRASS)


def _stock(pixels: Pixels, foot: int, row: int, around: int, is_large: bool) -> None:
    """Put wares on a shelf at either side of the die."""
    step = 9 if is_large else 6
    half = pixels.width // 2 - around
    count = half // step
    for column in range(count):
        x = 1 + (half - count * step) // 2 + column * step
        for side in (0, 1):
            number = row * 3 + column * 2 + side
            icon, colour = WARES[number % len(WARES)] if is_large else (FLASK, TINY[number % len(TINY)])
            left = x if side == 0 else pixels.width - x - len(icon[0])
            pixels.stamp(left, foot - len(icon), icon, colour)


MAGICK_SCENERY: Final[Mapping[str, Scenery]] = {"merchants_of_magick": paint_workshop}
