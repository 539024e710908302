"""The ring around a cell: whether it can be chosen, by its line as well as its colour."""

from enum import Enum
from typing import Final

from textual.geometry import Region

from hexmonger.look import BUTTON_INK, CHECK, LANTERN, LANTERN_2, MIST_200, MIST_300, OFF, WALL_MARK
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink


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
        words = fitted(shortened(label, across), across)
        plate = ink(BUTTON_INK, LANTERN_2, bold=True) if ring is Ring.FOCUS else ink(MIST_200)
        words = f" {words} " if len(words) + 2 <= across else words
        canvas.put(x + 1 + (across - len(words)) // 2, foot, words, plate)


def wall_label(label: str, crosses: bool) -> str:
    """Return a verb with the wall mark where it can't be taken back."""
    return f"{label} {WALL_MARK}" if crosses else label


def shortened(label: str, width: int) -> str:
    """Return a verb with as many words as there is room for, the first of them and the wall mark always.

    >>> shortened("Buy for 3 gold", 20), shortened("Buy for 3 gold ▦", 8), shortened("Play here ▦", 5)
    ('Buy for 3 gold', 'Buy ▦', 'Play▦')
    """
    wall = WALL_MARK if label.endswith(WALL_MARK) else ""
    words = label.removesuffix(WALL_MARK).split()
    while len(words) > 1 and len(" ".join(words)) + 2 * len(wall) > width:
        words.pop()
    verb = " ".join(words)
    gap = " " if len(verb) + 2 * len(wall) <= width else ""
    return f"{verb}{gap}{wall}" if wall else verb
