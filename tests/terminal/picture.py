"""A picture of what a terminal shows: cells of characters in its own colours, without a window around."""

import re
from html import escape
from typing import Any, Final

from rich.cells import cell_len
from rich.color import Color, ColorType
from rich.segment import Segment
from textual.app import App
from textual.strip import Strip

from hexmonger.terminal.xterm import XTERM_256, Triple

WIDE: Final = 8.4
TALL: Final = 17.0
# Characters that fill a part of their cell: from where, and how much of its height.
BLOCKS: Final = {"▀": (0.0, 0.5), "▄": (0.5, 0.5), "█": (0.0, 1.0)}
FONT: Final = 'font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'


def strips_of(app: App[Any]) -> list[Strip]:
    """Return what an application writes to its terminal, line by line."""
    return app.screen._compositor.render_strips()


def picture_of(app: App[Any]) -> str:
    """Return what a terminal shows, as a picture."""
    return picture(strips_of(app), *app.size)


def picture(strips: list[Strip], width: int, height: int) -> str:
    """Return lines of cells as a picture."""
    grounds: list[str] = []
    words: list[str] = []
    for y, strip in enumerate(strips[:height]):
        x = 0
        for segment in strip:
            wide = cell_len(segment.text)
            ink, ground = colours(segment)
            box = f'x="{x * WIDE:.1f}" y="{y * TALL:.1f}" width="{wide * WIDE:.1f}" height="{TALL}"'
            grounds.append(f'<rect {box} fill="{ground}"/>')
            grounds += _blocks(segment.text, x, y, ink)
            text = "".join(" " if letter in BLOCKS else letter for letter in segment.text)
            if text.strip():
                words.append(_words(Segment(text, segment.style), x, y, ink))
            x += wide
    size = f'width="{width * WIDE:.0f}" height="{height * TALL:.0f}"'
    view = f'viewBox="0 0 {width * WIDE:.0f} {height * TALL:.0f}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {view} {size} {FONT} shape-rendering="crispEdges">',
            f'<rect {size} fill="#000"/>',
            *grounds,
            *words,
            "</svg>\n",
        ]
    )


def colours(segment: Segment) -> tuple[str, str]:
    """Return the ink and the ground of some cells as a terminal shows them."""
    style = segment.style
    ink, ground = (None, None) if style is None else (style.color, style.bgcolor)
    pair = shown(ink, (229, 229, 229)), shown(ground, (0, 0, 0))
    first, second = pair[::-1] if style is not None and style.reverse else pair
    return "#{:02x}{:02x}{:02x}".format(*first), "#{:02x}{:02x}{:02x}".format(*second)


def shown(color: Color | None, otherwise: Triple) -> Triple:
    """Return how a colour looks, told by its number or by itself."""
    if color is None or color.type is ColorType.DEFAULT:
        return otherwise
    if color.number is not None:
        return XTERM_256[color.number]
    assert color.triplet is not None
    red, green, blue = color.triplet
    return red, green, blue


def _blocks(text: str, x: int, y: int, ink: str) -> list[str]:
    """Return the parts of cells that a terminal fills by itself, without a gap, whatever its font is."""
    found: list[str] = []
    for run in re.finditer("|".join(f"{block}+" for block in BLOCKS), text):
        top, part = BLOCKS[run[0][0]]
        box = f'x="{(x + cell_len(text[: run.start()])) * WIDE:.1f}" y="{(y + top) * TALL:.1f}"'
        found.append(f'<rect {box} width="{len(run[0]) * WIDE:.1f}" height="{part * TALL}" fill="{ink}"/>')
    return found


def _words(segment: Segment, x: int, y: int, ink: str) -> str:
    style = segment.style
    text = segment.text
    lead = len(text) - len(text.lstrip(" "))
    text = text.strip(" ")
    marks = ' font-weight="700"' if style is not None and style.bold else ""
    marks += ' text-decoration="underline"' if style is not None and style.underline else ""
    at = f'x="{(x + lead) * WIDE:.1f}" y="{y * TALL + 13:.1f}" textLength="{cell_len(text) * WIDE:.1f}"'
    return f'<text {at} fill="{ink}"{marks} xml:space="preserve">{escape(text)}</text>'
