"""How an item looks: its face on parchment, its back, and the ring around its cell."""

from enum import Enum
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.look import (
    BUTTON_INK,
    CHECK,
    COIN,
    CREAM,
    GOLD_BADGE,
    INK_900,
    INK_SOFT,
    INK_TEXT,
    LANTERN,
    LANTERN_2,
    MIST_200,
    MIST_300,
    MOON_BADGE,
    MOON_PAPER,
    MOONLIT,
    OFF,
    PARCHMENT,
    SHIELD,
    TIMINGS,
    WALL_MARK,
    WINE,
    figure,
    type_letters,
    type_look,
)
from hexmonger.terminal.arcane_alley.icons import icon_lines
from hexmonger.terminal.arcane_alley.moon import badge_of, is_moon_item, is_moonstruck
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.ink import ink, mixed


class Ring(Enum):
    """What the ring around a cell says, by its line as well as its colour."""

    NONE = "        "
    LEGAL = "╭─╮││╰─╯"
    FOCUS = "╔═╗║║╚═╝"
    CHOSEN = "┏━┓┃┃┗━┛"
    LANE = "┌┄┐┆┆└┄┘"
    REFUSED = "╭╌╮╎╎╰╌╯"


RING_COLOURS: Final[dict[Ring, str]] = {
    Ring.NONE: OFF,
    Ring.LEGAL: LANTERN,
    Ring.FOCUS: LANTERN_2,
    Ring.CHOSEN: LANTERN_2,
    Ring.LANE: LANTERN,
    Ring.REFUSED: MIST_300,
}


def shown_mark(item: Item) -> str:
    """Return the characters an item is known by: a special one has its star, a moon item a prime."""
    return item.mark.replace("*", "✦")


def colour_of(item: Item) -> str:
    """Return the colour of an item's type, which base and moon items share."""
    return type_look(item.mark)[0]


def pattern_of(item: Item) -> str:
    """Return the pattern of an item's type."""
    return type_look(item.mark)[1]


def gold_figure(item: Item) -> str:
    """Return an item's coin with its gold for a set."""
    return f"{COIN}–" if item.is_special else f"{COIN}{item.gold}"


def infamy_figure(item: Item) -> str:
    """Return an item's shield with its infamy."""
    return f"{SHIELD}{figure(item.infamy)}"


def timing_words(item: Item) -> str:
    """Return an item's timing glyphs, with the word where there is one."""
    moments = item.when
    if len(moments) == 1:
        return f"{TIMINGS[moments[0]]} {moments[0].capitalize()}"
    return "  ".join(f"{TIMINGS[moment]} {moment}" for moment in moments)


def timing_glyphs(item: Item) -> str:
    """Return an item's timing glyphs alone."""
    return "".join(TIMINGS[moment] for moment in item.when)


def paint_ring(canvas: Canvas, region: Region, ring: Ring, number: str = "", label: str = "") -> None:
    """Paint a cell's ring: its number at the top left, a verb or a reason at the foot."""
    style = ink(RING_COLOURS[ring], None, bold=ring in (Ring.FOCUS, Ring.CHOSEN))
    a, b, c, d, e, f, g, h = ring.value
    x, y, right, foot = region.x, region.y, region.right - 1, region.bottom - 1
    across = region.width - 2
    canvas.put(x, y, a + b * across + c, style)
    for line in range(y + 1, foot):
        canvas.put(x, line, d, style)
        canvas.put(right, line, e, style)
    canvas.put(x, foot, f + g * across + h, style)
    if number:
        canvas.put(x + 1, y, number, style if ring is not Ring.NONE else ink(OFF))
    if ring is Ring.CHOSEN:
        canvas.put(x + region.width // 2 - 1, y, f" {CHECK} ", ink(BUTTON_INK, LANTERN_2, bold=True))
    if label:
        words = fitted(label if len(label) <= across else label.replace(" ", ""), across)
        plate = ink(BUTTON_INK, LANTERN_2, bold=True) if ring is Ring.FOCUS else ink(MIST_200)
        words = f" {words} " if len(words) + 2 <= across else words
        canvas.put(x + 1 + (across - len(words)) // 2, foot, words, plate)


def paint_face(canvas: Canvas, region: Region, item: Item, dim: bool = False, light: int = 0) -> None:
    """Paint an item's face into a region without its ring; its moon badge is lit by the moon's light."""
    paper = MOON_PAPER if is_moon_item(item) else PARCHMENT
    paper = mixed(paper, INK_900, 0.28) if dim else paper
    text = ink(INK_TEXT, paper, bold=True)
    soft = ink(INK_SOFT if not dim else INK_TEXT, paper)
    canvas.fill(region, ink(INK_TEXT, paper))
    x, y, width, height = region
    if height <= 3:
        _paint_low_face(canvas, region, item, text, soft)
        if height == 3 and width >= 9:
            _paint_badge(canvas, Region(x, y, width - len(timing_glyphs(item)), height), item, light)
        return
    colour = colour_of(item)
    foot = 1 if height >= 5 else 0
    names = _name_lines(item, width, 2 if height >= 5 or width < 16 else 1)
    window = height - foot - (2 if width < 18 and height >= 5 else len(names))
    _paint_window(canvas, Region(x, y, width, window), item, paper)
    _paint_figures(canvas, x, y, width, item)
    chip = f" {shown_mark(item)} "
    canvas.put(
        x + (width - len(chip)) // 2,
        y + window - 1,
        chip,
        ink(CREAM, mixed(colour, "#000000", 0.35), bold=True),
    )
    for line, name in enumerate(names):
        canvas.put(x, y + window + line, centred(name, width), text)
    if foot:
        words = timing_words(item)
        room = width - len(badge_of(item))
        canvas.put(
            x, region.bottom - 1, centred(words if len(words) <= room else timing_glyphs(item), room), soft
        )
        _paint_badge(canvas, region, item, light)


def _paint_badge(canvas: Canvas, region: Region, item: Item, light: int) -> None:
    """Paint the moons of an item at the end of its foot, lit where the moon shines on it."""
    badge = badge_of(item)
    lit = is_moonstruck(item, light)
    style = ink(MOONLIT, MOON_BADGE, bold=True) if lit else ink(MIST_200, "#3A4A44")
    canvas.put(region.right - len(badge), region.bottom - 1, badge, style)


def _paint_low_face(canvas: Canvas, region: Region, item: Item, text: Style, soft: Style) -> None:
    """Paint a face of at most three lines: the sill with all figures, then the name."""
    x, y, width, height = region
    sill = ink(CREAM, colour_of(item), bold=True)
    narrow = width < 9
    canvas.put(x, y, centred("" if narrow else shown_mark(item), width), sill)
    _paint_figures(canvas, x, y, width, item)
    if narrow:
        canvas.put(x, y + 1, centred(shown_mark(item), width), sill)
        canvas.put(x, y + 2, centred(item.name.split(" ")[-1], width), text)
        return
    names = _name_lines(item, width, 2)[: height - 1]
    badge = badge_of(item)
    glyphs = timing_glyphs(item)
    for line, name in enumerate(names):
        spare = width - len(name)
        # At the end of the foot stand the moons and the glyphs, as far as the name leaves room.
        end = len(badge) + len(glyphs)
        shifted = line == 1 and 0 <= spare - end < (spare + 1) // 2 + end
        canvas.put(x, y + 1 + line, centred(name, width - end if shifted else width), text)
    if height < 3:
        return
    words = timing_words(item)
    if len(names) == 1 and len(words) + len(badge) <= width:
        canvas.put(x, y + 2, centred(words, width - len(badge)), soft)
    elif len(names) == 1 or len(names[1]) + len(badge) + len(glyphs) <= width:
        canvas.put(x + width - len(glyphs), y + 2, glyphs, soft)


def _paint_window(canvas: Canvas, region: Region, item: Item, paper: str) -> None:
    """Paint the arched window in the type's colour and pattern."""
    colour = colour_of(item)
    pattern = pattern_of(item)
    glass = ink(mixed(colour, "#FFFFFF", 0.22), colour)
    x, y, width, height = region
    arch = max(2, width - 6)
    canvas.put(x + (width - arch) // 2, y, "▄" * arch, ink(colour, paper))
    for line in range(1, height):
        shift = line % len(pattern)
        drawn = (pattern * width)[shift : shift + width - 2]
        canvas.put(x + 1, y + line, drawn, glass)
    icon = icon_lines(type_letters(item.mark))
    if icon and height >= len(icon) + 2:
        top = y + 1 + (height - 2 - len(icon)) // 2
        for line, dots in enumerate(icon):
            for column, dot in enumerate(dots):
                if dot != " ":
                    canvas.put(x + (width - len(dots)) // 2 + column, top + line, dot, ink(CREAM, colour))


def _paint_figures(canvas: Canvas, x: int, y: int, width: int, item: Item) -> None:
    """Paint the coin at the left and the shield at the right, as badges."""
    gold = gold_figure(item)
    infamy = infamy_figure(item)
    canvas.put(x, y, gold, ink(BUTTON_INK, GOLD_BADGE, bold=True))
    canvas.put(x + width - len(infamy), y, infamy, ink("#FFFFFF", WINE, bold=True))


def _name_lines(item: Item, width: int, lines: int) -> list[str]:
    """Return an item's name in one line, or broken at its space where it must be.

    Where a word is too long for that, the last word stands alone: it tells most.
    """
    if len(item.name) <= width - 2 or lines == 1:
        return [fitted(item.name, width)]
    first, _, rest = item.name.partition(" ")
    if rest and len(first) <= width and len(rest) <= width:
        return [first, rest]
    last = item.name.split(" ")[-1]
    half = (len(last) + 1) // 2
    return [last] if len(last) <= width else [fitted(last[:half], width), fitted(last[half:], width)]


def wall_label(label: str, crosses: bool) -> str:
    """Return a verb with the wall mark where it can't be taken back."""
    return f"{label} {WALL_MARK}" if crosses else label
