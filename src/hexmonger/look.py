"""The look that every door shares: colours, marks and shapes, once and without any drawing library.

Nothing is told by colour alone: every seat has a shape, every type its letters and its pattern, every
figure a coin or a shield, every source its own mark.
"""

# ruff: noqa: RUF001 -- the patterns are drawings, not words

from typing import Final

from hexmonger.kernel.glossary import CORRECTED, DERIVED, OURS, PRINTED, RECONSTRUCTED, TRANSCRIBED

# The ground and what is written on it.
INK_950: Final = "#080B19"
INK_900: Final = "#0C1022"
INK_800: Final = "#12172E"
PANEL: Final = "#1A2145"
PANEL_HIGH: Final = "#222B50"
MIST_100: Final = "#ECEBF2"
MIST_200: Final = "#CBD0E6"
MIST_300: Final = "#A9B2D3"
OFF: Final = "#8C95B8"

# Paper, and what is written on it.
PARCHMENT: Final = "#F3E8CD"
PARCHMENT_LOW: Final = "#E6D6B1"
MOON_PAPER: Final = "#DCE6D8"
CREAM: Final = "#FFF6E0"
INK_TEXT: Final = "#2A2033"
INK_SOFT: Final = "#5A4B52"

# Lines and ornament.
BRASS: Final = "#C9A054"
BRASS_2: Final = "#E9CC8C"
BRASS_DARK: Final = "#8A6A2F"
SILVER: Final = "#B9D8CB"

# Three lights: what can be chosen, what the moon shines on, infamy.
LANTERN: Final = "#FFB84A"
LANTERN_2: Final = "#FFDC94"
EMERALD: Final = "#3EE2A2"
MOONLIT: Final = "#8CFFD3"
MOON_BADGE: Final = "#07513A"
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
MOON_BACK: Final = "#0B4A3C"
PLATE: Final = "#05070F"

COIN: Final = "◉"
SHIELD: Final = "▼"
FLAG: Final = "⚑"
WALL_MARK: Final = "▦"
LIDS: Final = "\u2039\u203a"
EYE: Final = f"{LIDS[0]}•{LIDS[1]}"
CHECK: Final = "✓"
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

TYPES: Final[dict[str, tuple[str, str]]] = {
    "Mi": ("#5B5A78", "◇ "),
    "To": ("#4F6B1C", "· "),
    "Ri": ("#856008", "○ "),
    "Co": ("#74462A", "▚"),
    "Wa": ("#2A55A3", "╱"),
    "Bo": ("#A0382A", "∧"),
    "Ca": ("#8A1D48", "╳"),
    "Ba": ("#5B3BA3", "≈"),
    "Fa": ("#0D687D", "+ "),
    "Cd": ("#454C3F", "° "),
    "Eg": ("#AD4A12", "∪"),
    "Sw": ("#3C5570", "│"),
    "Lo": ("#872C9A", "✶ "),
    "Sk": ("#332D42", "─"),
    "Do": ("#6D3A3F", "┄"),
    "Fe": ("#403766", "╱╲"),
    "Mo": ("#17635E", "◐ "),
    "Cn": ("#4A6468", "✱ "),
}
"""The colour and the pattern of every type of item by its letters; base and moon items share them."""

SPECIAL: Final = ("#2B2459", "╲│╱─")

TIMINGS: Final = {"played": "↧", "sold": "◎", "always": "∞", "special": "✦", "expend": "↻"}
"""The glyph of every moment at which an item acts."""

MOONS: Final = {"crescent": "☾", "half": "◐", "full": "○"}
"""The glyph of every side of the moon die."""

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


def type_letters(mark: str) -> str:
    """Return the letters of an item's type: base and moon items of one type share them.

    >>> type_letters("To'"), type_letters("To"), type_letters("*L")
    ('To', 'To', '*L')
    """
    return mark.rstrip("'")


def type_look(mark: str) -> tuple[str, str]:
    """Return the colour and the pattern of an item's type by its mark; those of specials for any other."""
    return TYPES.get(type_letters(mark), SPECIAL)


def is_known_mark(mark: str) -> bool:
    """Whether a mark is that of an item: a type's letters, or a star for a special one."""
    return mark.startswith("*") or type_letters(mark) in TYPES


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
