"""How a card looks: its face on parchment, its back, or the place it has left."""

# ruff: noqa: RUF001 -- the patterns are drawings, not words

from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.look import (
    BUTTON_INK,
    CREAM,
    GOLD_BADGE,
    INK_SOFT,
    INK_TEXT,
    MIST_200,
    MOON_BADGE,
    MOON_BADGE_OFF,
    MOON_PAPER,
    MOON_PAPER_DIM,
    MOONLIT,
    OFF,
    PARCHMENT,
    PARCHMENT_DIM,
    WHITE,
    WINE,
)
from hexmonger.terminal.arcane_alley.back import paint_back
from hexmonger.terminal.arcane_alley.items import Item
from hexmonger.terminal.arcane_alley.sight import Card
from hexmonger.terminal.canvas import Canvas, centred, fitted, hyphenated
from hexmonger.terminal.ink import darker, ink, lighter

# How the patterns of types are drawn in characters.
PATTERNS: Final[dict[str, str]] = {
    "diamonds": "◇ ",
    "dots": "· ",
    "rings": "○ ",
    "checks": "▚",
    "diagonals": "╱",
    "chevrons": "∧",
    "lattice": "╳",
    "waves": "≈",
    "crosses": "+ ",
    "bubbles": "° ",
    "scales": "∪",
    "upright lines": "│",
    "petals": "✶ ",
    "level lines": "─",
    "stitches": "┄",
    "zigzag": "╱╲",
    "phases": "◐ ",
    "cogs": "✱ ",
    "rays": "╲│╱─",
}
HALVES: Final[dict[tuple[str, str], str]] = {("#", "."): "▀", (".", "#"): "▄", ("#", "#"): "█"}


def paint_card(
    canvas: Canvas, region: Region, card: Card, dim: bool = False, hole: str = "set aside"
) -> None:
    """Paint a card as somebody sees it; where there is none, a word for that."""
    if card.is_hole:
        canvas.put(region.x, region.y + region.height // 2, centred(hole, region.width), ink(OFF))
    elif card.is_up and card.item is not None:
        paint_face(canvas, region, card.item, dim, card.is_moonstruck)
    else:
        paint_back(canvas, region, card.item, dim, card.has_moon_back)


def paint_face(canvas: Canvas, region: Region, item: Item, dim: bool = False, lit: bool = False) -> None:
    """Paint an item's face into a region without its ring; its moon badge is lit where the moon shines."""
    paper, dimmed = (MOON_PAPER, MOON_PAPER_DIM) if item.is_moon else (PARCHMENT, PARCHMENT_DIM)
    paper = dimmed if dim else paper
    text = ink(INK_TEXT, paper, bold=True)
    soft = ink(INK_SOFT if not dim else INK_TEXT, paper)
    canvas.fill(region, ink(INK_TEXT, paper))
    x, y, width, height = region
    if height <= 3:
        _paint_low_face(canvas, region, item, text, soft, lit)
        return
    colour = item.look.colour
    foot = 1 if height >= 5 else 0
    names = _name_lines(item, width, 2 if height >= 5 or width < 16 else 1)
    window = height - foot - (2 if width < 18 and height >= 5 else len(names))
    _paint_window(canvas, Region(x, y, width, window), item, paper)
    _paint_figures(canvas, x, y, width, item)
    chip = f" {item.mark} "
    canvas.put(
        x + (width - len(chip)) // 2,
        y + window - 1,
        chip,
        ink(CREAM, darker(colour), bold=True),
    )
    for line, name in enumerate(names):
        canvas.put(x, y + window + line, centred(name, width), text)
    if foot:
        words = item.timing
        room = width - len(item.badge)
        canvas.put(x, region.bottom - 1, centred(words if len(words) <= room else item.glyphs, room), soft)
        _paint_badge(canvas, region, item, lit)


def _paint_badge(canvas: Canvas, region: Region, item: Item, lit: bool) -> None:
    """Paint the moons of an item at the end of its foot, lit where the moon shines on it."""
    badge = item.badge
    style = ink(MOONLIT, MOON_BADGE, bold=True) if lit else ink(MIST_200, MOON_BADGE_OFF)
    canvas.put(region.right - len(badge), region.bottom - 1, badge, style)


def _paint_low_face(canvas: Canvas, region: Region, item: Item, text: Style, soft: Style, lit: bool) -> None:
    """Paint a face of at most three lines: the sill with all figures, then the name."""
    x, y, width, height = region
    sill = ink(CREAM, item.look.colour, bold=True)
    narrow = width < 9
    canvas.put(x, y, centred("" if narrow else item.mark, width), sill)
    _paint_figures(canvas, x, y, width, item)
    if narrow:
        canvas.put(x, y + 1, centred(item.mark, width), sill)
        # A name of two lines takes the place of the mark, which it begins with.
        names = hyphenated(item.name.split(" ")[-1], width)
        for line, name in enumerate(names, height - len(names)):
            canvas.put(x, y + line, centred(name, width), text)
        return
    names = _name_lines(item, width, 2)[: height - 1]
    badge = item.badge
    glyphs = item.glyphs
    for line, name in enumerate(names):
        spare = width - len(name)
        # At the end of the foot stand the moons and the glyphs, as far as the name leaves room.
        end = len(badge) + len(glyphs)
        shifted = line == 1 and 0 <= spare - end < (spare + 1) // 2 + end
        canvas.put(x, y + 1 + line, centred(name, width - end if shifted else width), text)
    if height < 3:
        return
    words = item.timing
    foot = width
    if len(names) == 1 and len(words) + len(badge) <= width:
        canvas.put(x, y + 2, centred(words, width - len(badge)), soft)
    elif len(names) == 1 or len(names[1]) + len(badge) + len(glyphs) <= width:
        foot -= len(glyphs)
        canvas.put(x + foot, y + 2, glyphs, soft)
    _paint_badge(canvas, Region(x, y, foot, height), item, lit)


def _paint_window(canvas: Canvas, region: Region, item: Item, paper: str) -> None:
    """Paint the arched window in the type's colour and pattern."""
    colour = item.look.colour
    pattern = PATTERNS.get(item.look.pattern, " ")
    glass = ink(lighter(colour), colour)
    x, y, width, height = region
    arch = max(2, width - 6)
    canvas.put(x + (width - arch) // 2, y, "▄" * arch, ink(colour, paper))
    for line in range(1, height):
        shift = line % len(pattern)
        drawn = (pattern * width)[shift : shift + width - 2]
        canvas.put(x + 1, y + line, drawn, glass)
    rows = item.look.icon
    tall = len(rows) // 2
    if rows and height >= tall + 2:
        top = y + 1 + (height - 2 - tall) // 2
        for line in range(tall):
            # Two dots above each other make one character.
            for column, dots in enumerate(zip(rows[2 * line], rows[2 * line + 1], strict=True)):
                if dots in HALVES:
                    left = x + (width - len(rows[0])) // 2
                    canvas.put(left + column, top + line, HALVES[dots], ink(CREAM, colour))


def _paint_figures(canvas: Canvas, x: int, y: int, width: int, item: Item) -> None:
    """Paint the coin at the left and the shield at the right, as badges."""
    canvas.put(x, y, item.coin, ink(BUTTON_INK, GOLD_BADGE, bold=True))
    canvas.put(x + width - len(item.shield), y, item.shield, ink(WHITE, WINE, bold=True))


def _name_lines(item: Item, width: int, lines: int) -> list[str]:
    """Return an item's name in one line, or broken at its space where it must be.

    Where a word is too long for that, the last word stands alone, with a hyphen if need be: it tells most.
    """
    if len(item.name) <= width - 2 or lines == 1:
        return [fitted(item.name, width)]
    first, _, rest = item.name.partition(" ")
    if rest and len(first) <= width and len(rest) <= width:
        return [first, rest]
    return hyphenated(item.name.split(" ")[-1], width)
