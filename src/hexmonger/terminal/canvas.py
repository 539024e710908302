"""A sheet of character cells to paint on, handed to the screen line by line."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

VOWELS: Final = "aeiouy"


def fitted(text: str, width: int) -> str:
    """Return a text cut to a width, with an ellipsis where something is missing.

    >>> fitted("Three-Headed Coin", 10), fitted("Ring", 10)
    ('Three-Hea…', 'Ring')
    """
    if cell_len(text) <= width:
        return text
    kept = ""
    for character in text:
        if cell_len(kept + character) > width - 1:
            break
        kept += character
    return kept + "…" if width > 0 else ""


def hyphenated(word: str, width: int) -> list[str]:
    """Return a word in a line of a width, or in two with a hyphen; nothing where it has no room.

    >>> hyphenated("Ring", 5), hyphenated("Carpet", 5), hyphenated("Boomerang", 6)
    (['Ring'], ['Car-', 'pet'], ['Boome-', 'rang'])
    >>> hyphenated("Skeletomicon", 5)
    []
    """
    if len(word) <= width:
        return [word]
    ways = range(max(2, len(word) - width), min(width, len(word) - 1))
    # A part is easiest to read if it begins with a consonant and a vowel.
    syllables = [at for at in ways if word[at] not in VOWELS and word[at + 1] in VOWELS]
    at = next(reversed([*ways, *syllables]), 0)
    return [f"{word[:at]}-", word[at:]] if at else []


def centred(text: str, width: int) -> str:
    """Return a text cut or padded to a width, in the middle of it."""
    text = fitted(text, width)
    spare = width - cell_len(text)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


class Canvas:
    """Cells of one character and one style each; what lies outside is cut off."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.ground = ground
        self.rows: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text from a cell to the right; return the column after it."""
        if style.bgcolor is None:
            style = self.ground + style
        inside = 0 <= y < self.height
        for character in text:
            width = cell_len(character)
            if inside and x >= 0 and x + width <= self.width:
                row = self.rows[y]
                if width == 0 and x > 0:
                    row[x - 1] = (row[x - 1][0] + character, row[x - 1][1])
                elif width:
                    row[x] = (character, style)
                    for covered in range(x + 1, x + width):
                        row[covered] = ("", style)
            x += width
        return x

    def put_all(self, x: int, y: int, parts: Iterable[tuple[str, Style]]) -> int:
        """Write several texts in a row; return the column after them."""
        for text, style in parts:
            x = self.put(x, y, text, style)
        return x

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        """Put another sheet onto this one."""
        for line, row in enumerate(other.rows, y):
            if 0 <= line < self.height:
                kept = row[max(0, -x) : max(0, self.width - x)]
                self.rows[line][max(0, x) : max(0, x) + len(kept)] = kept

    def cut(self, region: Region) -> "Canvas":
        """Return a part of this sheet as one of its own."""
        part = Canvas(region.width, region.height, self.ground)
        part.paste(-region.x, -region.y, self)
        return part

    def fill(self, region: Region, style: Style, character: str = " ") -> None:
        """Fill a region with a character."""
        for y in range(region.y, region.bottom):
            self.put(region.x, y, character * region.width, style)

    def strip(self, y: int) -> Strip:
        """Return one line for the screen."""
        if y >= self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        text, style = "", None
        for character, cell_style in self.rows[y]:
            if cell_style != style:
                if text:
                    segments.append(Segment(text, style))
                text, style = "", cell_style
            text += character
        if text:
            segments.append(Segment(text, style))
        return Strip(segments, self.width)
