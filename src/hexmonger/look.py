"""The look that every door shares: colours, marks and shapes, once and without any drawing library.

Nothing is told by colour alone: every seat has a shape, every figure a coin or a shield, every source its
own mark. How the things of a game look, the game says itself.
"""

from typing import Final

from hexmonger.kernel.glossary import CORRECTED, DERIVED, OURS, PRINTED, RECONSTRUCTED, TRANSCRIBED

# The ground and what is written on it.
INK_950: Final = "#080B19"
INK_900: Final = "#0C1022"
INK_800: Final = "#12172E"
PAGE: Final = "#161C38"
PANEL: Final = "#1A2145"
PANEL_HIGH: Final = "#222B50"
PANEL_HOVER: Final = "#2B3666"
PANEL_FOCUS: Final = "#3A4680"
PANEL_LINE: Final = "#3A4170"
MIST_100: Final = "#ECEBF2"
MIST_200: Final = "#CBD0E6"
MIST_300: Final = "#A9B2D3"
OFF: Final = "#8C95B8"

# Paper, and what is written on it.
PARCHMENT: Final = "#F3E8CD"
PARCHMENT_LOW: Final = "#E6D6B1"
PARCHMENT_DIM: Final = "#B2AC9D"
MOON_PAPER: Final = "#DCE6D8"
MOON_PAPER_DIM: Final = "#A2AAA5"
WINNER: Final = "#F6D8A0"
CREAM: Final = "#FFF6E0"
WHITE: Final = "#FFFFFF"
INK_TEXT: Final = "#2A2033"
INK_SOFT: Final = "#5A4B52"

# What is marked on a sheet, by pencil or with potions.
VIOLET: Final = "#5B3BA3"
VIOLET_LIGHT: Final = "#C9AEFF"
PENCIL: Final = "#3C4A78"
PENCIL_GROUND: Final = "#D5D2C4"
FAR: Final = "#8B7C70"
COMPLETE: Final = "#E9CF97"
HAIRLINE: Final = "#CDBA8C"

# Lines and ornament.
BRASS: Final = "#C9A054"
BRASS_2: Final = "#E9CC8C"
BRASS_DARK: Final = "#8A6A2F"
BRASS_FAINT: Final = "#6A5A3C"
SILVER: Final = "#B9D8CB"

# Three lights: what can be chosen, what the moon shines on, infamy.
LANTERN: Final = "#FFB84A"
LANTERN_2: Final = "#FFDC94"
LANTERN_ON_PARCHMENT: Final = "#A85F00"
EMERALD: Final = "#3EE2A2"
MOONLIT: Final = "#8CFFD3"
MOON_BADGE: Final = "#07513A"
MOON_BADGE_OFF: Final = "#3A4A44"
WINE: Final = "#8C1D3F"
WINE_LIGHT: Final = "#FF94AE"

GOLD: Final = "#FFD67E"
GOLD_BADGE: Final = "#F2C55C"
GOLD_ON_PARCHMENT: Final = "#6B4A05"
WALL: Final = "#E7B9A0"
BUTTON: Final = "#FFD98C"
BUTTON_INK: Final = "#2D1B02"

# Backs of cards.
BASE_BACK: Final = "#232A66"
BASE_BACK_DIM: Final = "#1A204B"
MOON_BACK: Final = "#0B4A3C"
MOON_BACK_DIM: Final = "#0B3332"
PLATE: Final = "#05070F"

# The night market as it is painted: the sky from its height to the horizon, the town, and its lights.
SKY_1: Final = "#070A18"
SKY_2: Final = "#0B0F24"
SKY_3: Final = "#101531"
SKY_4: Final = "#171A3E"
SKY_5: Final = "#201F4A"
SKY_6: Final = "#2B2656"
STAR: Final = "#D5DCF2"
STAR_FAINT: Final = "#6C76A4"
MOON_FACE: Final = "#DDEBD6"
MOON_SEA: Final = "#B9D0BE"
MOON_GLOW: Final = "#1D3453"
MOON_HAZE: Final = "#142544"
ROOFS_FAR: Final = "#2C3070"
ROOFS_NEAR: Final = "#141838"
WINDOW: Final = "#E8AE52"
CABLE: Final = "#4A3A24"
CORD_LIGHT: Final = "#FFC968"
LANTERN_RIB: Final = "#C9772A"
STREET: Final = "#10142B"
STREET_STONE: Final = "#1D2347"
SIGN: Final = "#F4E3BC"
SIGN_SHADE: Final = "#6E4A1E"

# Stalls: their cloths, their wood, and what shines out of them.
CLOTH_WINE: Final = "#97224A"
CLOTH_GREEN: Final = "#0E6B4F"
CLOTH_VIOLET: Final = "#6342AE"
CLOTH_BLUE: Final = "#2C5AA8"
CLOTH_RUST: Final = "#A8481C"
CLOTH_LIGHT: Final = "#EBDDBA"
WOOD: Final = "#6B4423"
WOOD_DARK: Final = "#3B2414"
NIGHT_ROOM: Final = "#1C2254"
NIGHT_GREEN: Final = "#07322B"
NIGHT_WINE: Final = "#3C1230"
GLOW_1: Final = "#3B3061"
GLOW_2: Final = "#6E4253"
GLOW_3: Final = "#A9632F"
GLOW_4: Final = "#F2A93F"
GLOW_5: Final = "#FFE2A0"

COIN: Final = "◉"
SHIELD: Final = "▼"
FLAG: Final = "⚑"
WALL_MARK: Final = "▦"
LIDS: Final = "\u2039\u203a"
EYE: Final = f"{LIDS[0]}•{LIDS[1]}"
CHECK: Final = "✓"
HINT_MARK: Final = "☼"
MINUS: Final = "−"

SEATS: Final = (
    ("●", "#8FC7FF"),
    ("▲", "#FF9DB8"),
    ("■", "#C9AEFF"),
    ("◆", "#E9E2CC"),
    ("⬟", "#9BE3E0"),
    ("✚", "#F3B58A"),
    ("★", "#B9E08A"),
    ("⬢", "#F0A0E0"),
)
"""The shape and the colour of every seat."""

SOURCES: Final[dict[str, tuple[str, str]]] = {
    PRINTED: ("●", "printed"),
    DERIVED: ("○", "derived"),
    TRANSCRIBED: ("◍", "transcribed"),
    RECONSTRUCTED: ("◌", "reconstructed"),
    OURS: ("◇", "ours"),
    CORRECTED: ("✎", "corrected by the edition"),
}
"""The mark and the word for every way in which something is known, in the order of a legend."""


def seat_shape(seat: int) -> str:
    """Return the shape of a seat; a dot for nobody's."""
    return SEATS[seat % len(SEATS)][0] if seat >= 0 else "·"


def seat_colour(seat: int) -> str:
    """Return the colour of a seat, which is always shown with its shape."""
    return SEATS[seat % len(SEATS)][1] if seat >= 0 else MIST_300


def figure(number: int) -> str:
    """Return a number with a true minus sign.

    >>> figure(-3)
    '−3'
    """
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign, as a change.

    >>> signed(3)
    '+3'
    """
    return figure(number) if number < 0 else f"+{number}"
