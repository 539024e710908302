"""Pictures in half cells: two squares above each other in every character, each in a colour of its own."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink
from hexmonger.terminal.xterm import luminance, triple

UPPER: Final = "▀"
LOWER: Final = "▄"
FULL: Final = "█"
BRIGHT: Final = 0.3
DOT: Final = "#"


class Pixels:
    """A picture, as wide as so many columns and twice as high as its lines; what lies outside is cut off."""

    def __init__(self, width: int, lines: int, colour: str) -> None:
        self.width = width
        self.height = lines * 2
        self.rows: list[list[str]] = [[colour] * width for _ in range(self.height)]

    def dot(self, x: int, y: int, colour: str) -> None:
        """Paint one square."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][x] = colour

    def box(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.dot(column, row, colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Paint a disc around a point."""
        self.oval(x, y, radius, radius, colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: str) -> None:
        """Paint an oval around a point, so far to either side and so far up and down."""
        for row in range(int(y - down) - 1, int(y + down) + 2):
            for column in range(int(x - across) - 1, int(x + across) + 2):
                if ((column - x) / across) ** 2 + ((row - y) / down) ** 2 <= 1:
                    self.dot(column, row, colour)

    def arch(self, x: float, top: float, half: float, colour: str) -> None:
        """Paint a round arch that is so wide to either side, from its top down to the foot of the picture."""
        self.disc(x, top + half, half, colour)
        left, right = round(x - half), round(x + half)
        self.box(left, round(top + half), right - left + 1, self.height, colour)

    def stamp(self, x: int, y: int, icon: Sequence[str], colour: str, size: int = 1) -> None:
        """Paint rows of dots, each as many squares wide and high as `size` says."""
        for row, dots in enumerate(icon):
            for column, mark in enumerate(dots):
                if mark == DOT:
                    self.box(x + column * size, y + row * size, size, size, colour)

    def onto(self, canvas: Canvas, x: int, y: int) -> None:
        """Put the picture onto a sheet; of two colours in a cell, the lighter is the ink."""
        for line in range(self.height // 2):
            upper, lower = self.rows[line * 2], self.rows[line * 2 + 1]
            for column in range(self.width):
                canvas.put(x + column, y + line, *_cell(upper[column], lower[column]))


def _cell(upper: str, lower: str) -> tuple[str, Style]:
    if upper == lower:
        # Of 16 colours the bright ones are inks alone.
        return FULL if luminance(triple(lower)) > BRIGHT else " ", ink(lower, lower)
    is_upper = luminance(triple(upper)) >= luminance(triple(lower))
    return (UPPER, ink(upper, lower)) if is_upper else (LOWER, ink(lower, upper))
