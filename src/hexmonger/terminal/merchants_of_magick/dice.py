"""The four dice of the round, and beside them the commit that ends a seat's part of it."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.look import (
    BRASS,
    CHECK,
    LANTERN,
    LANTERN_2,
    MIST_100,
    MIST_300,
    OFF,
    WALL,
    WALL_MARK,
)
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.answers import Answers

# What each cell answers, and which of them commits.
CHOICES: Final = (*range(len(DICE)), COMMIT)
COMMIT_CELL: Final = CHOICES.index(COMMIT)
DIE_WIDTH: Final = 9
GAP: Final = 2
COMMIT_WIDTH: Final = 20
THIN: Final = "╭─╮│╰╯"
DOUBLE: Final = "╔═╗║╚╝"
THICK: Final = "┏━┓┃┗┛"
DASHED: Final = "┌┄┐┊└┘"


class DiceRow(Cells):
    """Four dice and the commit as cells; the commit is the last."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: MerchantView | None = None
        self.answers: Answers | None = None

    def show(self, view: MerchantView, answers: Answers | None) -> None:
        """Show the round's results, and which of them the one who looks can spend."""
        self.view, self.answers = view, answers
        self.repaint()

    @property
    def chosen(self) -> int | None:
        """Return the die that has been picked and waits for its circle."""
        return None if self.answers is None else self.answers.die

    def regions(self) -> list[Region]:
        """Return where each die lies, and the commit."""
        if self.view is None:
            return []
        dice = [Region(1 + die * (DIE_WIDTH + GAP), 0, DIE_WIDTH, 3) for die in range(len(DICE))]
        left = max(dice[-1].right + GAP, self.content_size.width - COMMIT_WIDTH - 1)
        return [*dice, Region(left, 0, min(COMMIT_WIDTH, self.content_size.width - left), 3)]

    def paint(self, canvas: Canvas) -> None:
        """Paint every die with its result and its state."""
        view = self.view
        if view is None:
            return
        regions = self.regions()
        spent = view.spent[max(0, view.seat)]
        for die in range(len(DICE)):
            self._paint_die(canvas, view, die, regions[die], bool(spent >> die & 1))
        self._paint_commit(canvas, view, regions[COMMIT_CELL])

    def _frame_of(self, index: int) -> tuple[str, Style]:
        """Return the lines of a cell's frame and their style, by whether it can be chosen."""
        answers = self.answers
        legal = answers is not None and answers.is_legal_die(CHOICES[index])
        if self.chosen == index:
            return THICK, ink(LANTERN_2, bold=True)
        if self.looked_at == index:
            return DOUBLE, ink(LANTERN_2 if legal else MIST_300, bold=True)
        return (THIN, ink(LANTERN)) if legal else (THIN, ink(OFF))

    def _paint_die(self, canvas: Canvas, view: MerchantView, die: int, region: Region, spent: bool) -> None:
        lines, style = self._frame_of(die)
        if spent and self.looked_at != die:
            lines = DASHED
        answers = self.answers
        alive = answers is not None and (answers.is_legal_die(die) or self.chosen == die)
        foot = "spent" if spent else CHECK if self.chosen == die else str(die + 1)
        _paint_box(canvas, region, lines, style, DICE[die].name, foot)
        result = ink(LANTERN_2 if self.chosen == die else MIST_100 if alive else OFF, bold=alive)
        canvas.put(region.x + 1, 1, centred(str(view.dice[die]), region.width - 2), result)

    def _paint_commit(self, canvas: Canvas, view: MerchantView, region: Region) -> None:
        lines, style = self._frame_of(COMMIT_CELL)
        legal = self.answers is not None and self.answers.is_legal_die(COMMIT)
        _paint_box(canvas, region, lines, style, "", "c" if legal else "")
        words = f"{WALL_MARK} Commit round {view.round}"
        canvas.put(region.x + 1, 1, centred(words, region.width - 2), ink(WALL if legal else OFF, bold=legal))


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
