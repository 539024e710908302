"""The night market in few colours: which of 256 and which of 16 stands for each colour, chosen one by one.

Parchment stays paper, ink-blue stays dark, and the three lights stay three. Of the 256 only those are taken
that are the same in every terminal, from 16 on; of the 16 only the first eight are ground, since a console
has no more.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual import color as textual_color
from textual.filter import LineFilter

from hexmonger import look
from hexmonger.terminal.backdrop import SHADES
from hexmonger.terminal.ink import darker, lighter
from hexmonger.terminal.xterm import (
    CONSOLE_16,
    FIRST_GREY,
    FIRST_OF_CUBE,
    XTERM_16,
    XTERM_256,
    Triple,
    contrast,
    distance,
    luminance,
    numbered,
    triple,
)

LEGIBLE: Final = 4.5
BLACK_OF_256: Final = 16
WHITE_OF_256: Final = 231
BLACK, RED, GREEN, BLUE, MAGENTA, CYAN, SILVER, GREY, WHITE = 0, 1, 2, 4, 5, 6, 7, 8, 15
BRIGHT: Final = 8
# A colour lighter than this is written on in black.
PALE: Final = 0.4


class Choice(NamedTuple):
    """What stands for a colour: one of 256, one of 16 to write with, and one of 16 to write on."""

    of_256: int
    ink: int
    ground: int


NAMED: Final[dict[str, Choice]] = {
    # The table: greys, for the only dark blue of 256 is loud.
    look.INK_950: Choice(232, BLACK, BLACK),
    look.INK_900: Choice(233, BLACK, BLACK),
    look.INK_800: Choice(234, BLACK, BLACK),
    look.PAGE: Choice(234, BLACK, BLACK),
    look.PANEL: Choice(236, BLUE, BLUE),
    look.PANEL_HIGH: Choice(236, BLUE, BLUE),
    look.PANEL_HOVER: Choice(237, BLUE, BLUE),
    look.PANEL_FOCUS: Choice(60, BLUE, BLUE),
    look.PANEL_LINE: Choice(60, BLUE, BLUE),
    look.MIST_100: Choice(255, WHITE, SILVER),
    look.MIST_200: Choice(252, SILVER, SILVER),
    look.MIST_300: Choice(146, SILVER, SILVER),
    look.OFF: Choice(103, SILVER, SILVER),
    # Paper: of all that is light, what is yellow and not pink.
    look.PARCHMENT: Choice(230, WHITE, SILVER),
    look.PARCHMENT_LOW: Choice(230, SILVER, SILVER),
    look.PARCHMENT_DIM: Choice(144, SILVER, SILVER),
    look.MOON_PAPER: Choice(254, WHITE, SILVER),
    look.MOON_PAPER_DIM: Choice(248, SILVER, SILVER),
    look.WINNER: Choice(222, WHITE, SILVER),
    look.CREAM: Choice(230, WHITE, SILVER),
    look.WHITE: Choice(231, WHITE, SILVER),
    look.INK_TEXT: Choice(234, BLACK, BLACK),
    look.INK_SOFT: Choice(239, BLACK, BLACK),
    look.PENCIL: Choice(24, BLUE, BLUE),
    look.PENCIL_GROUND: Choice(252, SILVER, SILVER),
    look.FAR: Choice(244, GREY, BLACK),
    look.COMPLETE: Choice(222, WHITE, SILVER),
    look.HAIRLINE: Choice(180, GREY, SILVER),
    look.BRASS: Choice(179, 3, SILVER),
    look.BRASS_2: Choice(222, WHITE, SILVER),
    look.BRASS_DARK: Choice(94, 3, BLACK),
    look.BRASS_FAINT: Choice(94, 3, BLACK),
    look.SILVER: Choice(152, BLACK, SILVER),
    # The three lights.
    look.LANTERN: Choice(214, 11, SILVER),
    look.LANTERN_2: Choice(221, 11, SILVER),
    look.LANTERN_ON_PARCHMENT: Choice(130, BLACK, BLACK),
    look.EMERALD: Choice(78, 10, GREEN),
    look.MOONLIT: Choice(122, 10, GREEN),
    look.MOON_BADGE: Choice(22, GREEN, GREEN),
    look.MOON_BADGE_OFF: Choice(238, BLACK, BLACK),
    look.WINE: Choice(88, 1, 1),
    look.WINE_LIGHT: Choice(211, 9, 1),
    look.GOLD: Choice(222, WHITE, SILVER),
    look.GOLD_BADGE: Choice(221, WHITE, BLACK),
    look.GOLD_ON_PARCHMENT: Choice(58, BLACK, BLACK),
    look.WALL: Choice(216, WHITE, SILVER),
    look.BUTTON: Choice(222, 11, SILVER),
    look.BUTTON_INK: Choice(234, BLACK, BLACK),
    look.BASE_BACK: Choice(60, BLUE, BLUE),
    look.BASE_BACK_DIM: Choice(235, BLACK, BLACK),
    look.MOON_BACK: Choice(65, GREEN, GREEN),
    look.MOON_BACK_DIM: Choice(237, BLACK, BLACK),
    look.PLATE: Choice(16, BLACK, BLACK),
    # The painted market: in half cells the lighter of two colours is the ink.
    look.SKY_1: Choice(232, BLACK, BLACK),
    look.SKY_2: Choice(233, BLACK, BLACK),
    look.SKY_3: Choice(233, BLACK, BLACK),
    look.SKY_4: Choice(234, BLACK, BLACK),
    look.SKY_5: Choice(235, BLACK, BLACK),
    look.SKY_6: Choice(236, BLACK, BLACK),
    look.STAR: Choice(189, WHITE, SILVER),
    look.STAR_FAINT: Choice(60, GREY, BLACK),
    look.MOON_FACE: Choice(254, SILVER, SILVER),
    look.MOON_SEA: Choice(250, SILVER, SILVER),
    look.MOON_GLOW: Choice(237, BLACK, BLACK),
    look.MOON_HAZE: Choice(235, BLACK, BLACK),
    look.ROOFS_FAR: Choice(60, BLUE, BLUE),
    look.ROOFS_NEAR: Choice(233, BLACK, BLACK),
    look.WINDOW: Choice(215, 11, SILVER),
    look.CABLE: Choice(240, GREY, BLACK),
    look.CORD_LIGHT: Choice(221, 11, SILVER),
    look.LANTERN_RIB: Choice(172, RED, RED),
    look.STREET: Choice(233, BLACK, BLACK),
    look.STREET_STONE: Choice(235, BLACK, BLACK),
    look.SIGN: Choice(230, SILVER, SILVER),
    look.SIGN_SHADE: Choice(94, BLACK, BLACK),
    look.CLOTH_WINE: Choice(88, RED, RED),
    look.CLOTH_GREEN: Choice(29, GREEN, GREEN),
    look.CLOTH_VIOLET: Choice(61, MAGENTA, MAGENTA),
    look.CLOTH_BLUE: Choice(25, BLUE, BLUE),
    look.CLOTH_RUST: Choice(130, CYAN, CYAN),
    look.CLOTH_LIGHT: Choice(187, SILVER, SILVER),
    look.WOOD: Choice(94, RED, RED),
    look.WOOD_DARK: Choice(236, BLACK, BLACK),
    look.NIGHT_ROOM: Choice(236, BLACK, BLACK),
    look.NIGHT_GREEN: Choice(235, BLACK, BLACK),
    look.NIGHT_WINE: Choice(235, BLACK, BLACK),
    look.GLOW_1: Choice(239, BLUE, BLUE),
    look.GLOW_2: Choice(95, MAGENTA, MAGENTA),
    look.GLOW_3: Choice(130, RED, RED),
    look.GLOW_4: Choice(215, 11, SILVER),
    look.GLOW_5: Choice(223, SILVER, SILVER),
}

# Seats: their shapes tell them apart where colours don't.
SEATS: Final = (
    (117, 14),
    (218, 13),
    (183, SILVER),
    (254, WHITE),
    (116, CYAN),
    (216, SILVER),
    (150, GREEN),
    (219, 9),
)

# What things have by their types: their ground, the pattern on it, and the one of 16 that is both.
TYPES: Final[dict[str, tuple[int, int, int]]] = {
    "#5B5A78": (60, 103, BLUE),
    "#4F6B1C": (58, 100, CYAN),
    "#856008": (94, 136, CYAN),
    "#74462A": (95, 138, MAGENTA),
    "#2A55A3": (25, 67, BLUE),
    "#A0382A": (124, 167, MAGENTA),
    "#8A1D48": (89, 132, MAGENTA),
    "#5B3BA3": (55, 98, MAGENTA),
    "#0D687D": (23, 66, CYAN),
    "#454C3F": (238, 242, BLUE),
    "#AD4A12": (130, 172, MAGENTA),
    "#3C5570": (24, 67, BLUE),
    "#872C9A": (90, 133, MAGENTA),
    "#332D42": (236, 240, BLUE),
    "#6D3A3F": (52, 95, MAGENTA),
    "#403766": (53, 96, BLUE),
    "#2B2459": (17, 61, BLUE),
    "#17635E": (22, 65, GREEN),
    "#4A6468": (240, 245, CYAN),
}


# The folds of a curtain, from their depth to their ridge.
FOLDS: Final = (
    Choice(233, BLACK, BLACK),
    Choice(52, BLACK, BLACK),
    Choice(52, RED, RED),
    Choice(88, RED, RED),
)


def _chosen() -> dict[Triple, Choice]:
    """Return what was chosen, by colour."""
    chosen = dict(NAMED) | dict(zip(SHADES, FOLDS, strict=True))
    for (_, colour), (of_256, ink) in zip(look.SEATS, SEATS, strict=True):
        chosen[colour] = Choice(of_256, ink, SILVER)
    for colour, (ground, pattern, of_16) in TYPES.items():
        chosen[colour] = Choice(ground, of_16, of_16)
        chosen[darker(colour)] = Choice(FIRST_GREY + 1, BLACK, BLACK)
        chosen[lighter(colour)] = Choice(pattern, of_16 + BRIGHT, of_16)
    return {triple(colour): choice for colour, choice in chosen.items()}


CHOSEN: Final = _chosen()


class Palette:
    """So many colours by number: what stands for an ink, and for the ground that it is on."""

    def __init__(self, shown: Sequence[Sequence[Triple]], inks: tuple[int, int]) -> None:
        # How the numbers look, in each of the terminals that have so many, and its black and white.
        self.shown = shown
        self.inks = inks

    def ink(self, colour: Triple) -> int:
        """Return what stands for a colour that something is written in."""
        raise NotImplementedError

    def ground(self, colour: Triple) -> int:
        """Return what stands for a colour that something is written on."""
        raise NotImplementedError

    def contrast(self, ink: int, ground: int) -> float:
        """Return how well one number can be read on another, where that is worst."""
        return min(contrast(colours[ink], colours[ground]) for colours in self.shown)

    def pair(self, ink: Triple, ground: Triple) -> tuple[int, int]:
        """Return what stands for an ink on a ground; what could be read still can be."""
        first, second = self.ink(ink), self.ground(ground)
        if contrast(ink, ground) >= LEGIBLE > self.contrast(first, second):
            first = max(self.inks, key=lambda number: self.contrast(number, second))
        return first, second


class Of256(Palette):
    """The colours of the look among 256."""

    def __init__(self) -> None:
        super().__init__([XTERM_256], (BLACK_OF_256, WHITE_OF_256))

    def ink(self, colour: Triple) -> int:
        """Return what was chosen for a colour; for one from elsewhere, what looks most like it."""
        choice = CHOSEN.get(colour)
        return nearest(colour) if choice is None else choice.of_256

    ground = ink


class Of16(Palette):
    """The colours of the look among 16."""

    def __init__(self) -> None:
        super().__init__([XTERM_16, CONSOLE_16], (BLACK, WHITE))

    def ink(self, colour: Triple) -> int:
        """Return what was chosen for a colour; for one from elsewhere, a grey."""
        choice = CHOSEN.get(colour)
        return choice.ink if choice is not None else WHITE if luminance(colour) > PALE else SILVER

    def ground(self, colour: Triple) -> int:
        """Return what was chosen for a colour; for one from elsewhere, paper or blue."""
        choice = CHOSEN.get(colour)
        return choice.ground if choice is not None else SILVER if luminance(colour) > PALE else BLUE


class GreysOf256(Palette):
    """Greys alone, among 256 colours."""

    def __init__(self) -> None:
        super().__init__([XTERM_256], (BLACK_OF_256, WHITE_OF_256))

    def ink(self, colour: Triple) -> int:
        """Return the grey that is as light."""
        greys = range(FIRST_GREY, 256)
        return min(greys, key=lambda number: abs(luminance(numbered(number)) - luminance(colour)))

    ground = ink


class GreysOf16(Of16):
    """Greys alone, among 16 colours."""

    def ink(self, colour: Triple) -> int:
        """Return a grey to write with."""
        ink = super().ink(colour)
        return ink if ink in (BLACK, SILVER, GREY) else WHITE if ink > BRIGHT else SILVER

    def ground(self, colour: Triple) -> int:
        """Return black or silver, to write on."""
        return SILVER if super().ground(colour) == SILVER else BLACK


PALETTES: Final[Mapping[tuple[int, bool], Palette]] = {
    (256, True): Of256(),
    (256, False): GreysOf256(),
    (16, True): Of16(),
    (16, False): GreysOf16(),
}
"""By how many colours a terminal has, and whether it may show others than greys."""


@cache
def nearest(colour: Triple) -> int:
    """Return which of 256 looks most like a colour.

    >>> nearest((0, 0, 0)), nearest((95, 0, 175))
    (16, 55)
    """
    return min(range(FIRST_OF_CUBE, 256), key=lambda number: distance(colour, numbered(number)))


class FewColours(LineFilter):
    """Turns every colour on its way to the terminal into a number of a palette."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette
        self.styled = lru_cache(4096)(self._styled)

    def apply(self, segments: list[Segment], background: textual_color.Color) -> list[Segment]:
        """Return some cells in the colours of the palette."""
        beneath = background.rgb
        return [
            Segment(text, style if style is None else self.styled(style, beneath), control)
            for text, style, control in segments
        ]

    def _styled(self, style: Style, beneath: Triple) -> Style:
        """Return a style in numbers; what has no ground stands on what lies beneath."""
        # What is seen through a page above it has come by here already.
        if any(color is not None and color.number is not None for color in (style.color, style.bgcolor)):
            return style
        under = _triple(style.bgcolor) or beneath
        ink, ground = self.palette.pair(_triple(style.color) or under, under)
        shown = style + Style.from_color(
            None if style.color is None else Color.from_ansi(ink),
            None if style.bgcolor is None else Color.from_ansi(ground),
        )
        # Many terminals show a bold dark colour as a light one, which can't be read on paper.
        return shown + Style(bold=False) if style.bold and ink < BRIGHT else shown


def _triple(color: Color | None) -> Triple | None:
    """Return the red, green and blue of a colour that has them."""
    if color is None or color.triplet is None:
        return None
    red, green, blue = color.triplet
    return red, green, blue
