"""The moon die: three sides in a fixed order, and the items each shines on (MM-20 to MM-24)."""

from typing import Final

DARK: Final = 0
CRESCENT: Final = 1
HALF: Final = 2
FULL_MOON: Final = 4
ALL_SIDES: Final = CRESCENT | HALF | FULL_MOON
# MM-23: what moons are compared with before the first roll; one with all sides is moonstruck even then.
UNROLLED: Final = 8

SIDES: Final[dict[int, str]] = {DARK: "none", CRESCENT: "crescent", HALF: "half", FULL_MOON: "full"}
LIGHTS: Final[list[int]] = [CRESCENT, HALF, FULL_MOON]


def after(light: int) -> int:
    """Return the side that follows: crescent, half, full, crescent (MM-20)."""
    if light in (DARK, FULL_MOON):
        return CRESCENT
    return light << 1
