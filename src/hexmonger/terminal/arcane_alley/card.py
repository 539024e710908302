"""How an item looks: its face on parchment, its back, and the ring around its cell."""

# ruff: noqa: RUF001 -- these are drawings, not words

from enum import Enum
from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.terminal.arcane_alley.icons import icon_lines
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.look import (
    BRASS,
    BRASS_2,
    BRASS_DARK,
    BUTTON_INK,
    CHECK,
    COIN,
    EYE,
    GOLD_BADGE,
    INK_900,
    INK_SOFT,
    INK_TEXT,
    LANTERN,
    LANTERN_2,
    MIST_200,
    MIST_300,
    OFF,
    PARCHMENT,
    SHIELD,
    WALL_MARK,
    WINE,
    figure,
    ink,
    mixed,
)

BACK: Final = "#232A66"
BACK_LOW: Final = "#1C2254"
PLATE: Final = "#05070F"
CREAM: Final = "#FFF6E0"
SPECIAL_COLOUR: Final = "#2B2459"

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
}
"""The colour and the pattern of each type by its mark, the same as in every other door."""

TIMINGS: Final[dict[str, str]] = {
    "played": "↧",
    "sold": "◎",
    "always": "∞",
    "special": "✦",
}


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
    """Return the two characters an item is known by; a special one has its star."""
    return item.mark.replace("*", "✦")


def colour_of(item: Item) -> str:
    """Return the colour of an item's type."""
    return TYPES[item.mark][0] if item.mark in TYPES else SPECIAL_COLOUR


def pattern_of(item: Item) -> str:
    """Return the pattern of an item's type."""
    return TYPES[item.mark][1] if item.mark in TYPES else "╲│╱─"


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
        words = fitted(label, across)
        plate = ink(BUTTON_INK, LANTERN_2, bold=True) if ring is Ring.FOCUS else ink(MIST_200)
        words = f" {words} " if len(words) + 2 <= across else words
        canvas.put(x + 1 + (across - len(words)) // 2, foot, words, plate)


def paint_face(canvas: Canvas, region: Region, item: Item, dim: bool = False) -> None:
    """Paint an item's face into a region without its ring."""
    paper = mixed(PARCHMENT, INK_900, 0.28) if dim else PARCHMENT
    text = ink(INK_TEXT, paper, bold=True)
    soft = ink(INK_SOFT if not dim else INK_TEXT, paper)
    canvas.fill(region, ink(INK_TEXT, paper))
    x, y, width, height = region
    if height <= 3:
        _paint_low_face(canvas, region, item, text, soft)
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
        canvas.put(
            x, region.bottom - 1, centred(words if len(words) <= width else timing_glyphs(item), width), soft
        )


def _paint_low_face(canvas: Canvas, region: Region, item: Item, text: Style, soft: Style) -> None:
    """Paint a face of at most three lines: the sill with all figures, then the name."""
    x, y, width, height = region
    canvas.put(x, y, " " * width, ink(CREAM, colour_of(item)))
    canvas.put(x, y, centred(shown_mark(item), width), ink(CREAM, colour_of(item), bold=True))
    _paint_figures(canvas, x, y, width, item)
    names = _name_lines(item, width, 2)
    for line, name in enumerate(names[: height - 1]):
        canvas.put(x, y + 1 + line, centred(name, width), text)
    if height == 3 and len(names) == 1:
        canvas.put(x, y + 2, centred(timing_words(item), width), soft)
    elif height == 3:
        glyphs = timing_glyphs(item)
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
    icon = icon_lines(item.mark)
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
    """Return an item's name in one line, or broken at its space where it must be."""
    if len(item.name) <= width - 2 or lines == 1:
        return [fitted(item.name, width)]
    first, _, rest = item.name.partition(" ")
    return [fitted(first, width), fitted(rest, width)]


def paint_back(canvas: Canvas, region: Region, known: Item | None = None, dim: bool = False) -> None:
    """Paint a card's back; where the one who looks has seen the item, its medallion and an eye."""
    ground = mixed(BACK, INK_900, 0.4) if dim else BACK
    line = ink(BRASS_DARK if dim else BRASS, ground)
    canvas.fill(region, line)
    if region.height <= 3:
        _paint_low_back(canvas, region, known)
        return
    x, y, width, height = region
    paint_frame(canvas, region, line)
    middle = x + width // 2
    centre = y + height // 2
    if height >= 6:
        canvas.put(middle - 3, centre - 2, "╱────╲", line)
        canvas.put(middle - 4, centre - 1, "╱      ╲", line)
        canvas.put(middle - 4, centre, "╲      ╱", line)
        canvas.put(middle - 3, centre + 1, "╲────╱", line)
    if known is None:
        star = ink(BRASS_2, ground, bold=True)
        canvas.put(middle - 1, centre - 1, "╲╱", star)
        canvas.put(middle - 1, centre, "╱╲", star)
        return
    medallion = ink(CREAM, colour_of(known), bold=True)
    canvas.put(middle - 2, centre - 1, f" {shown_mark(known)} ", medallion)
    plate = ink(MIST_200, PLATE)
    canvas.put(x, region.bottom - 1, centred(f"{EYE} {_short(known, width - 4)}", width), plate)


def paint_frame(canvas: Canvas, region: Region, style: Style) -> None:
    """Paint a thin frame along the inside of a region."""
    x, y, width, _ = region
    canvas.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
    for row in range(y + 1, region.bottom - 1):
        canvas.put(x, row, "│", style)
        canvas.put(region.right - 1, row, "│", style)
    canvas.put(x, region.bottom - 1, "╰" + "─" * (width - 2) + "╯", style)


def _paint_low_back(canvas: Canvas, region: Region, known: Item | None) -> None:
    """Paint a back of at most three lines."""
    x, y, width, height = region
    line = ink(BRASS, BACK)
    if height >= 2:
        paint_frame(canvas, region, line)
    if known is None:
        canvas.put(
            x + width // 2 - 1, y + height // 2, "╳╳" if height != 2 else "──", ink(BRASS_2, BACK, bold=True)
        )
        return
    plate = ink(MIST_200, PLATE)
    canvas.put(x, y, centred(shown_mark(known), width), ink(CREAM, colour_of(known), bold=True))
    canvas.put(x, y + 1, centred(_short(known, width), width), plate)
    canvas.put(x, y + height - 1, centred(EYE, width), plate)


def _short(item: Item, width: int) -> str:
    """Return as much of an item's name as a plate has room for: its last word tells most."""
    return item.name if len(item.name) <= width else fitted(item.name.split(" ")[-1], width)


def wall_label(label: str, crosses: bool) -> str:
    """Return a verb with the wall mark where it can't be taken back."""
    return f"{label} {WALL_MARK}" if crosses else label
