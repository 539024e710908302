"""Where everything of a sheet lies in an area of a given size, worked out once for each size."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from textual.geometry import Region

from hexmonger.terminal.merchants_of_magick.book import Book

GROUP: Final = 4
MARGIN: Final = 1
COIN_WIDTH: Final = 3
LEAST_CELL: Final = 6
MOST_CELL: Final = 12
LEAST_NAMES: Final = (12, 15)
MOST_GUTTER: Final = 3
MOST_GAP: Final = 3
RING_WIDTH: Final = 5
DRAWN: Final = 3
"""How many lines a row needs for its circles to be drawn rather than written."""


@dataclass(frozen=True)
class Layout:
    """A sheet in its area: `lines` rows under one another, items beside spells, each `tall` lines high.

    `cell` is how wide a circle's place is. `gap` lines lie between groups, `gutter` columns between items
    and spells; `rows` are the lines on which rows begin, `columns` where columns of circles do.
    """

    lines: int
    cell: int
    tall: int
    gap: int
    gutter: int
    right: int
    names: tuple[int, int]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    circles: tuple[Region, ...]

    @property
    def is_drawn(self) -> bool:
        """Whether circles are drawn rather than written."""
        return self.tall == DRAWN

    def row(self, row: int) -> Region:
        """Return where a whole row lies."""
        left, names = (0, MARGIN + self.names[0]) if row < self.lines else (self.right, self.names[1])
        return Region(left, self.rows[row], names + 3 * self.cell + COIN_WIDTH, self.tall)

    def name(self, row: int) -> Region:
        """Return where a row's name stands: beside the numbers of its circles."""
        left, names = (MARGIN, self.names[0]) if row < self.lines else (self.right, self.names[1])
        return Region(left, self.rows[row] + self.tall // DRAWN, names, 1)


@cache
def layout_for(book: Book, width: int, height: int) -> Layout:
    """Return the layout of a sheet in an area of a size."""
    lines = book.lines
    fixed = MARGIN + sum(LEAST_NAMES) + 2 * COIN_WIDTH
    cell = max(LEAST_CELL, min(MOST_CELL, (width - fixed) // 6))
    spare = max(0, width - fixed - 6 * cell)
    gutter = min(MOST_GUTTER, spare)
    items = LEAST_NAMES[0] + (spare - gutter) // 2
    spells = max(8, width - MARGIN - 6 * cell - 2 * COIN_WIDTH - items - gutter)
    right = MARGIN + items + 3 * cell + COIN_WIDTH + gutter
    tall = max(1, min(DRAWN, (height - 1) // lines))
    if tall == DRAWN and cell < RING_WIDTH + 3:
        tall -= 1
    gap = max(0, min(MOST_GAP, (height - 1 - lines * tall) // 2))
    rows = tuple(1 + row % lines * tall + row % lines // GROUP * gap for row in range(2 * lines))
    starts = (MARGIN + items, right + spells)
    columns = tuple(starts[column // 3] + column % 3 * cell for column in range(6))
    circles = tuple(Region(columns[each.column], rows[each.row], cell, tall) for each in book.circles)
    return Layout(lines, cell, tall, gap, gutter, right, (items, spells), rows, columns, circles)
