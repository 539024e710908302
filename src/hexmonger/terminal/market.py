"""The night market: a painted street by lantern light, with a stall for everything that can be played."""

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region

from hexmonger.look import (
    BRASS_2,
    CREAM,
    INK_950,
    INK_SOFT,
    INK_TEXT,
    LANTERN_2,
    PARCHMENT,
    SIGN,
    SIGN_SHADE,
    WOOD_DARK,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.pixels import Pixels
from hexmonger.terminal.skyline import hang_lanterns, sky
from hexmonger.terminal.stall_picture import CLOTHS, paint_awning, paint_shelves
from hexmonger.terminal.stalls import Stall

LEAST_WIDE: Final = 24
MOST_WIDE: Final = 56
HEADING: Final = "The night market is open."
ROOMY: Final = 34
GRAND: Final = 50
BROAD: Final = 150
# Where the name of the house begins, and how far its letters are apart.
LEFT: Final = 4
LETTER: Final = 6
LEAST_PICTURE: Final = 3
LETTERS: Final[dict[str, tuple[str, ...]]] = {
    "H": ("#...#", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"),
    "E": (".....", ".....", ".###.", "#...#", "#####", "#....", ".###."),
    "X": (".....", ".....", "#...#", ".#.#.", "..#..", ".#.#.", "#...#"),
    "M": (".....", ".....", "##.#.", "#.#.#", "#.#.#", "#.#.#", "#.#.#"),
    "O": (".....", ".....", ".###.", "#...#", "#...#", "#...#", ".###."),
    "N": (".....", ".....", "#.##.", "##..#", "#...#", "#...#", "#...#"),
    "G": (".....", ".....", ".####", "#...#", ".####", "....#", ".###."),
    "R": (".....", ".....", "#.##.", "##..#", "#....", "#....", "#...."),
}
NAME: Final = "HEXMONGER"


class NightMarket(Cells):
    """Every stall side by side; arrows and digits go from one to the next, Enter or a second click plays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"stall({digit - 1})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, stalls: Sequence[Stall], *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.stalls = list(stalls)

    @property
    def chosen(self) -> Stall:
        """Return the stall that stands out."""
        return self.stalls[min(self.cursor, len(self.stalls) - 1)]

    def action_stall(self, index: int) -> None:
        """Go to a stall by its number."""
        if index < len(self.stalls):
            self.move_to(index)

    def action_move(self, across: int, down: int) -> None:
        """Go to the stall beside, or down to what stands below the street."""
        if across:
            self.move_to(self.cursor + across)
        elif down > 0:
            self.screen.focus_next()

    def action_end_of_row(self, side: int) -> None:
        """Go to the first or the last stall."""
        self.move_to(len(self.stalls) - 1 if side > 0 else 0)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Let the mouse pass: a stall stands out when it is chosen."""
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Go to the stall that is clicked, or play if it stands out already."""
        event.prevent_default()
        cell = self.cell_at(event)
        if cell is None:
            return
        event.stop()
        if cell == self.cursor:
            self.post_message(self.Chosen(self, cell))
        else:
            self.move_to(cell)

    # Where everything stands

    @property
    def shown(self) -> range:
        """Return the numbers of the stalls that there is room for, the chosen one among them."""
        count = max(1, min(len(self.stalls), (self.room.width - 1) // (LEAST_WIDE + 1)))
        first = max(0, min(self.cursor - count // 2, len(self.stalls) - count))
        return range(first, first + count)

    @property
    def wide(self) -> int:
        """Return how wide a stall is."""
        count = len(self.shown)
        return max(LEAST_WIDE, min(MOST_WIDE, (self.room.width - 1 - count) // count))

    def regions(self) -> list[Region]:
        """Return where each stall stands; one that there is no room for stands nowhere."""
        shown, wide = self.shown, self.wide
        gap = max(1, min(6, (self.room.width - wide * len(shown)) // (len(shown) + 1)))
        left = (self.room.width - wide * len(shown) - gap * (len(shown) - 1)) // 2
        top, foot = self._street()
        return [
            Region(left + (number - shown.start) * (wide + gap), top, wide, foot - top)
            if number in shown
            else Region()
            for number in range(len(self.stalls))
        ]

    def _street(self) -> tuple[int, int]:
        """Return the lines from which and up to which stalls stand."""
        high = self.room.height
        least = self._awning + LEAST_PICTURE + self._sign
        air = max(3, min(high - least, high * 38 // 100 if high >= ROOMY else 5))
        below = 2 if high >= ROOMY else 1 if high - air > least + 2 else 0
        return air, high - below

    @property
    def _awning(self) -> int:
        return 3 if self.room.height >= ROOMY else 2

    @property
    def _sentences(self) -> list[list[str]]:
        """Return what every stall says, in lines that fit."""
        return [wrap(stall.sentence, self.wide - 4) for stall in self.stalls]

    @property
    def _sign(self) -> int:
        """Return how many lines are written on: a name, a sentence and for how many, and the foot."""
        longest = max(len(lines) for lines in self._sentences)
        return min(longest, max(2, self.room.height - 13)) + 3 + (2 if self.room.height >= ROOMY else 0)

    # How it looks

    def paint(self, canvas: Canvas) -> None:
        """Paint the night, the heading and every stall."""
        top, foot = self._street()
        pixels = sky(canvas.width, canvas.height, top, foot - 1)
        size = 2 if canvas.height >= GRAND and canvas.width >= BROAD else 1
        is_roomy = canvas.height >= ROOMY
        hang_lanterns(pixels, 2 + 2 * size if is_roomy else 2, size)
        if is_roomy and canvas.width > LETTER * len(NAME) + 2 * LEFT:
            head = top - 5 * size
            _paint_name(pixels, size, head)
            pixels.onto(canvas, 0, 0)
            self._write(canvas, LEFT - 1, (head + 8 * size) // 2 + 2, HEADING, CREAM)
        else:
            pixels.onto(canvas, 0, 0)
            self._write(canvas, 1, top - 1, f"⌂ Hexmonger  {HEADING}", CREAM)
        for number, region in enumerate(self.regions()):
            if region.width:
                self._paint_stall(canvas, region, number)
        self._tell_of_more(canvas, top)

    def _write(self, canvas: Canvas, x: int, y: int, words: str, colour: str) -> None:
        """Write on the night, on a ground that can be read on."""
        canvas.put(x, y, f" {words} ", ink(colour, INK_950, bold=True))

    def _tell_of_more(self, canvas: Canvas, top: int) -> None:
        """Tell of stalls to the left and to the right of those that are shown."""
        shown = self.shown
        if shown.start:
            self._write(canvas, 1, top, f"◂ {shown.start} more", LANTERN_2)
        if more := len(self.stalls) - shown.stop:
            words = f"{more} more ▸"
            self._write(canvas, canvas.width - len(words) - 3, top, words, LANTERN_2)

    def _paint_stall(self, canvas: Canvas, region: Region, number: int) -> None:
        """Paint a stall: its cloth, its picture, its sign, and a ring around the chosen one."""
        stall, is_chosen = self.stalls[number], number == self.cursor
        x, y, wide, high = region
        awning = Pixels(wide, self._awning, WOOD_DARK)
        paint_awning(awning, CLOTHS[number % len(CLOTHS)])
        picture = Pixels(wide - 2, max(1, high - self._awning - self._sign), WOOD_DARK)
        if stall.scenery is not None:
            stall.scenery(picture, stall.wares)
        else:
            paint_shelves(picture, stall.wares)
        awning.onto(canvas, x, y)
        picture.onto(canvas, x + 1, y + self._awning)
        self._paint_sign(canvas, region, stall, number, is_chosen)
        self._paint_ring(canvas, region, is_chosen)

    def _paint_sign(self, canvas: Canvas, region: Region, stall: Stall, number: int, is_chosen: bool) -> None:
        x, wide = region.x + 1, region.width - 2
        y = region.bottom - self._sign
        canvas.fill(Region(x, y, wide, self._sign - 1), ink(INK_TEXT, PARCHMENT))
        roomy = 1 if self.room.height >= ROOMY else 0
        y += roomy
        label = f"{'▸' if is_chosen else ' '}{number + 1 if number < 9 else ' '} "
        canvas.put(x, y, label, ink(INK_TEXT, PARCHMENT, bold=True))
        canvas.put(x + 3, y, fitted(stall.title, wide - 4), ink(INK_TEXT, PARCHMENT, bold=True))
        lines = self._sentences[number]
        room = self._sign - 3 - 2 * roomy
        if len(lines) > room:
            lines = [*lines[: room - 1], fitted(" ".join(lines[room - 1 :]), wide - 2)]
        for line, words in enumerate(lines, y + 1):
            canvas.put(x + 1, line, words, ink(INK_TEXT, PARCHMENT))
        canvas.put(
            x + 1, region.bottom - 2 - roomy, fitted(stall.players, wide - 2), ink(INK_SOFT, PARCHMENT)
        )

    def _paint_ring(self, canvas: Canvas, region: Region, is_chosen: bool) -> None:
        """Paint the posts and the foot; what Enter does stands at the foot of the chosen one."""
        is_in_front = is_chosen and self.screen.focused is self
        style = ink(LANTERN_2 if is_in_front else BRASS_2, INK_950, bold=is_in_front)
        left, bar, right, post = "╚═╝║" if is_chosen else "╰─╯│"
        for y in range(region.y + self._awning, region.bottom - 1):
            canvas.put(region.x, y, post, style)
            canvas.put(region.right - 1, y, post, style)
        words = " Enter plays " if is_in_front else ""
        spare = region.width - 2 - len(words)
        middle = bar * (spare // 2) + words + bar * (spare - spare // 2)
        canvas.put(region.x, region.bottom - 1, f"{left}{middle}{right}", style)


def _paint_name(pixels: Pixels, size: int, top: int) -> None:
    """Paint the name of the house in large letters, with a shade beneath."""
    for number, letter in enumerate(NAME):
        x, rows = LEFT + number * LETTER * size, LETTERS[letter]
        pixels.stamp(x, top + size, _feet(rows), SIGN_SHADE, size)
        pixels.stamp(x, top, rows, SIGN, size)


def _feet(rows: Sequence[str]) -> list[str]:
    """Return the lowest dot of every column: a shade within a letter would fill it.

    >>> _feet(("###", "#.#", "..#"))
    ['.#.', '#..', '..#']
    """
    return [
        "".join(
            mark if all(below[at] != mark for below in rows[line + 1 :]) else "."
            for at, mark in enumerate(row)
        )
        for line, row in enumerate(rows)
    ]
