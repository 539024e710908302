"""A picture behind what stands on a screen, as large as the window, such as the cloth of a curtain."""

from collections.abc import Callable
from math import cos, pi
from typing import Final

from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import BRASS, CLOTH_WINE, SKY_1
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import darker
from hexmonger.terminal.pixels import Pixels
from hexmonger.terminal.skyline import hang_lanterns

FOLD: Final = 10
# From the depth of a fold to its ridge.
SHADES: Final = (
    darker(darker(darker(darker(CLOTH_WINE)))),
    darker(darker(darker(CLOTH_WINE))),
    darker(darker(CLOTH_WINE)),
    darker(CLOTH_WINE),
)
HEM: Final = 3
SAG: Final = 3


class Backdrop(Widget):
    """Shows what a painter makes for a width and so many lines; nothing on it can be chosen."""

    def __init__(self, painter: Callable[[int, int], Pixels]) -> None:
        super().__init__()
        self.painter = painter
        self._painted: Canvas | None = None

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        width, height = self.size
        painted = self._painted
        if painted is None or painted.width != width or painted.height != height:
            painted = self._painted = Canvas(width, height, self.rich_style)
            self.painter(width, height).onto(painted, 0, 0)
        return painted.strip(y)


def cloth(width: int, lines: int) -> Pixels:
    """Return a drawn curtain: folds from side to side, lanterns before it, and a hem with a fringe."""
    pixels = Pixels(width, lines, SKY_1)
    for x in range(width):
        ridge = (1 - cos(2 * pi * (x % FOLD) / FOLD)) / 2
        pixels.box(x, 0, 1, pixels.height, SHADES[min(len(SHADES) - 1, int(ridge * len(SHADES)))])
    foot = pixels.height - HEM
    pixels.box(0, foot, width, 1, BRASS)
    for x in range(width):
        pixels.box(x, foot + 1, 1, HEM - 1, BRASS if x % 2 else SHADES[0])
    hang_lanterns(pixels, SAG, 1)
    return pixels
