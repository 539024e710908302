"""What a stall looks like above its sign: its cloth, and what lies on its shelves."""

from collections.abc import Callable, Sequence
from typing import Final

from hexmonger.kernel.looks import Look
from hexmonger.look import (
    BRASS,
    CLOTH_BLUE,
    CLOTH_GREEN,
    CLOTH_LIGHT,
    CLOTH_RUST,
    CLOTH_VIOLET,
    CLOTH_WINE,
    CREAM,
    GLOW_3,
    GLOW_4,
    NIGHT_ROOM,
    WOOD,
    WOOD_DARK,
)
from hexmonger.terminal.ink import lighter
from hexmonger.terminal.pixels import Pixels

# A game's own table may paint what its stall shows, given the looks of its things.
Scenery = Callable[[Pixels, Sequence[Look]], None]

CLOTHS: Final = (CLOTH_WINE, CLOTH_GREEN, CLOTH_VIOLET, CLOTH_BLUE, CLOTH_RUST)
STRIPE: Final = 4
ICON_WIDE, ICON_HIGH = 16, 14
CRATE: Final = ("######", "#....#", "#.##.#", "#.##.#", "#....#", "######")
# What stands for a thing on a shelf that is too low for its picture.
JARS: Final = (("###", "###"), (".#.", "###", "###"), ("#.#", "###"), (".#.", ".#.", "###"))


def paint_awning(pixels: Pixels, cloth: str) -> None:
    """Paint the cloth over a stall in stripes, scalloped at its foot."""
    wide = pixels.width
    stripes = max(3, wide // STRIPE | 1)
    for x in range(wide):
        stripe = x * stripes // wide
        is_edge = (
            x in (0, wide - 1) or (x + 1) * stripes // wide != stripe or (x - 1) * stripes // wide != stripe
        )
        high = pixels.height - (1 if is_edge else 0)
        pixels.box(x, 0, 1, high, cloth if stripe % 2 == 0 else CLOTH_LIGHT)


def paint_shelves(pixels: Pixels, wares: Sequence[Look]) -> None:
    """Paint shelves full of a game's things, in their own colours; with nothing to show, crates."""
    pixels.box(0, 0, pixels.width, pixels.height, NIGHT_ROOM)
    if not wares:
        _crates(pixels)
    elif pixels.height >= ICON_HIGH + 2:
        _icons(pixels, wares)
    else:
        jars(pixels, wares)


def shelf(pixels: Pixels, y: int, left: int = 0, right: int | None = None) -> None:
    """Paint a board from side to side, or between two columns."""
    pixels.box(left, y, (pixels.width if right is None else right) - left, 1, WOOD)


def jars(pixels: Pixels, wares: Sequence[Look], left: int = 0, right: int | None = None) -> None:
    """Paint small things on shelves that are as near to each other as can be."""
    end = pixels.width if right is None else right
    count = (end - left + 1) // 4
    first = left + (end - left - (count * 4 - 1)) // 2
    number = 0
    for y in range(4, pixels.height, 5):
        shelf(pixels, y, left, end)
        for x in range(first, first + count * 4, 4):
            jar = JARS[(number * 3 + y) % len(JARS)]
            pixels.stamp(x, y - len(jar), jar, lighter(wares[number % len(wares)].colour))
            number += 1


def _icons(pixels: Pixels, wares: Sequence[Look]) -> None:
    """Paint things as large as they are drawn, on as many shelves as there is room for."""
    shelves = pixels.height // (ICON_HIGH + 2)
    across = max(1, (pixels.width - 1) // (ICON_WIDE + 2))
    gap = (pixels.width - across * ICON_WIDE) // (across + 1)
    number = 0
    for row in range(shelves):
        foot = pixels.height - 1 - (shelves - 1 - row) * (ICON_HIGH + 2)
        shelf(pixels, foot)
        for column in range(across):
            x = gap + column * (ICON_WIDE + gap)
            look = wares[number % len(wares)]
            pixels.stamp(x, foot - ICON_HIGH, look.icon, lighter(look.colour))
            number += 1


def _crates(pixels: Pixels) -> None:
    """Paint crates that tell nothing of what is in them, by the light of one lantern."""
    middle = pixels.width // 2
    foot = pixels.height - 1
    pixels.box(0, foot, pixels.width, 1, WOOD)
    pixels.disc(middle, 2, 3.2, GLOW_3)
    pixels.disc(middle, 2, 1.7, GLOW_4)
    for level in range(max(1, pixels.height // 9)):
        for x in range(2 + level * 4, pixels.width - 7 - level * 4, 8):
            top = foot - 6 * (level + 1)
            pixels.box(x, top, 6, 6, WOOD_DARK)
            pixels.stamp(x, top, CRATE, BRASS if (x + level) % 3 else CREAM)
