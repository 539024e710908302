"""The four dice of the round, and beside them the commit that ends a seat's part of it."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.kernel.drawn import Cell
from hexmonger.kernel.spots import Spot, spot
from hexmonger.look import BRASS, CHECK, LANTERN, LANTERN_2, MIST_100, MIST_300, OFF, WALL, WALL_MARK
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.answers import COMMIT, Answers
from hexmonger.terminal.merchants_of_magick.area import Area
from hexmonger.terminal.merchants_of_magick.desk import Desk

HELD: Final = "held"
SPENT: Final = "spent"
DIE_WIDTH: Final = 9
GAP: Final = 2
COMMIT_WIDTH: Final = 20
THIN: Final = "╭─╮│╰╯"
DOUBLE: Final = "╔═╗║╚╝"
THICK: Final = "┏━┓┃┗┛"
DASHED: Final = "┌┄┐┊└┘"


class DiceRow(Area):
    """The dice and the commit as cells; the commit is the last."""

    answers: Answers | None = None
    commit = 0

    def show(self, desk: Desk, answers: Answers | None = None) -> None:
        """Show the round's results, and which of them the one who looks can spend."""
        self.answers, self.commit = answers, len(desk.dice)
        super().show(desk)

    def spot(self, index: int) -> Spot:
        """Return what a cell points at."""
        return spot("dice", place=index) if index != self.commit else COMMIT

    def is_legal(self, index: int) -> bool:
        """Whether a cell answers the question that waits."""
        return self.answers is not None and self.spot(index) in self.answers.at

    def cells_of(self, desk: Desk) -> list[Region]:
        """Return where each die lies, and the commit."""
        dice = [Region(1 + die * (DIE_WIDTH + GAP), 0, DIE_WIDTH, 3) for die in range(self.commit)]
        left = max(dice[-1].right + GAP, self.room.width - COMMIT_WIDTH - 1)
        return [*dice, Region(left, 0, min(COMMIT_WIDTH, self.room.width - left), 3)]

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint every die with its result and its state, and the commit."""
        *places, end = self.cells_of(desk)
        for index, (die, region) in enumerate(zip(desk.dice, places, strict=True)):
            self._paint_die(canvas, index, die, region)
        legal = self.is_legal(self.commit)
        _paint_box(canvas, end, *self._frame_of(self.commit), "", "c" if legal else "")
        words = centred(f"{WALL_MARK} Commit round {desk.drawn.figures['round']}", end.width - 2)
        canvas.put(end.x + 1, 1, words, ink(WALL if legal else OFF, bold=legal))

    def _frame_of(self, index: int) -> tuple[str, Style]:
        """Return the lines of a cell's frame and their style, by whether it can be chosen."""
        legal = self.is_legal(index)
        if self.desk is not None and self.desk.held == index:
            return THICK, ink(LANTERN_2, bold=True)
        if self.looked_at == index:
            return DOUBLE, ink(LANTERN_2 if legal else MIST_300, bold=True)
        return (THIN, ink(LANTERN)) if legal else (THIN, ink(OFF))

    def _paint_die(self, canvas: Canvas, index: int, die: Cell, region: Region) -> None:
        lines, style = self._frame_of(index)
        is_held, is_spent = HELD in die.marks, SPENT in die.marks
        if is_spent and self.looked_at != index:
            lines = DASHED
        alive = is_held or self.is_legal(index)
        foot = "spent" if is_spent else CHECK if is_held else str(index + 1)
        _paint_box(canvas, region, lines, style, die.thing, foot)
        result = ink(LANTERN_2 if is_held else MIST_100 if alive else OFF, bold=alive)
        canvas.put(region.x + 1, 1, centred(str(die.value or "–"), region.width - 2), result)


def _paint_box(canvas: Canvas, region: Region, lines: str, style: Style, head: str, foot: str) -> None:
    """Paint a frame with a word in its upper and in its lower line."""
    x, y, width, _ = region
    level = lines[1]
    canvas.put(x, y, lines[0] + level * (width - 2) + lines[2], style)
    canvas.put(x, y + 1, lines[3], style)
    canvas.put(x + width - 1, y + 1, lines[3], style)
    canvas.put(x, y + 2, lines[4] + level * (width - 2) + lines[5], style)
    if head:
        canvas.put(x + 2, y, f" {head} "[: width - 3], ink(BRASS))
    if foot:
        canvas.put(x + (width - len(foot) - 2 + 1) // 2, y + 2, f" {foot} ", ink(MIST_300))
