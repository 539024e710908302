"""The shapes a storehouse goes through as its sets are sold, with their stacks and neighbours.

Slots count from 0 in reading order of the shape as it lies now.
"""

from typing import Final

SQUARE: Final = 0
WIDE: Final = 1
TALL: Final = 2
ROW: Final = 3
COLUMN: Final = 4
EMPTY: Final = 5

CLOSE_SIDEWAYS: Final = 0
CLOSE_UP_AND_DOWN: Final = 1

ROWS: Final[list[int]] = [3, 2, 3, 1, 3, 0]
COLUMNS: Final[list[int]] = [3, 3, 2, 3, 1, 0]
NAMES: Final[list[str]] = ["3x3", "2x3", "3x2", "1x3", "3x1", "empty"]
SIZES: Final[list[int]] = [rows * columns for rows, columns in zip(ROWS, COLUMNS, strict=True)]
FULL: Final[list[int]] = [(1 << size) - 1 for size in SIZES]

Line = tuple[int, int, int]


def _lines(rows: int, columns: int) -> list[Line]:
    """Return the stacks of a shape: rows, then columns, then diagonals (AA-40)."""
    lines: list[Line] = []
    if columns == 3:
        lines += [(3 * row, 3 * row + 1, 3 * row + 2) for row in range(rows)]
    if rows == 3:
        lines += [(column, column + columns, column + 2 * columns) for column in range(columns)]
    if rows == columns == 3:
        lines += [(0, 4, 8), (2, 4, 6)]
    return lines


def _close(rows: int, columns: int, line: Line, way: int) -> tuple[int, tuple[int, ...]]:
    """Return the shape left when a stack is gone, and the slots that fill it (AA-43)."""
    kept = [slot for slot in range(rows * columns) if slot not in line]
    is_row = line[2] - line[0] == 2 and columns == 3 and line[0] % 3 == 0
    is_column = line[1] - line[0] == columns and line[0] < columns
    if not is_row and not is_column and way == CLOSE_UP_AND_DOWN:
        by_column = [[slot for slot in kept if slot % columns == column] for column in range(columns)]
        kept = [slots[0] for slots in by_column] + [slots[1] for slots in by_column]
    if is_row or (not is_column and way == CLOSE_UP_AND_DOWN):
        rows -= 1
    else:
        columns -= 1
    if rows * columns == 0:
        return EMPTY, ()
    return next(shape for shape in range(6) if ROWS[shape] == rows and COLUMNS[shape] == columns), tuple(kept)


def _beside(rows: int, columns: int, slot: int, diagonals: bool) -> tuple[int, ...]:
    """Return the neighbours of a slot, with or without those that only share a corner."""
    row, column = divmod(slot, columns)
    return tuple(
        other
        for other in range(rows * columns)
        if other != slot
        and abs(other // columns - row) <= 1
        and abs(other % columns - column) <= 1
        and (diagonals or other // columns == row or other % columns == column)
    )


LINES: Final[list[list[Line]]] = [_lines(rows, columns) for rows, columns in zip(ROWS, COLUMNS, strict=True)]
STACKS: Final[list[list[tuple[int, int, int, int]]]] = [
    [(1 << a | 1 << b | 1 << c, a, b, c) for a, b, c in lines] for lines in LINES
]
# The stacks that lie all revealed, each with its slots, by shape and by the bits of the revealed slots.
REVEALED: Final[list[list[list[tuple[int, int, int, int]]]]] = [
    [
        [(line, a, b, c) for line, (mask, a, b, c) in enumerate(stacks) if mask & ~up == 0]
        for up in range(full + 1)
    ]
    for full, stacks in zip(FULL, STACKS, strict=True)
]
CLOSINGS: Final[list[list[list[tuple[int, tuple[int, ...]]]]]] = [
    [
        [_close(ROWS[shape], COLUMNS[shape], line, way) for way in (CLOSE_SIDEWAYS, CLOSE_UP_AND_DOWN)]
        for line in LINES[shape]
    ]
    for shape in range(6)
]
BESIDE: Final[list[list[tuple[int, ...]]]] = [
    [_beside(ROWS[shape], COLUMNS[shape], slot, False) for slot in range(SIZES[shape])] for shape in range(6)
]
AROUND: Final[list[list[tuple[int, ...]]]] = [
    [_beside(ROWS[shape], COLUMNS[shape], slot, True) for slot in range(SIZES[shape])] for shape in range(6)
]
SLOTS_IN: Final[list[list[int]]] = [
    [slot for slot in range(9) if bits >> slot & 1] for bits in range(FULL[SQUARE] + 1)
]


def is_diagonal(shape: int, line: int) -> bool:
    """Whether a stack is a diagonal, whose gap closes in a way the seller chooses."""
    return shape == SQUARE and line >= 6
