"""A player who answers with keys alone: finds the way to a cell with arrows, then presses Enter."""

from collections import deque

from hexmonger.kernel.spots import spot
from hexmonger.terminal.arcane_alley.answers import LIST
from hexmonger.terminal.cells import Cells
from tests.terminal.tables import At

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def way_to(cells: Cells, index: int) -> list[str]:
    """Return the arrow keys that lead from the cursor to a cell, the shortest way."""
    start = cells.cursor
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    try:
        while queue:
            at = queue.popleft()
            if at == index:
                break
            cells.cursor = at
            for key, (across, down) in ARROWS.items():
                found = cells.nearest(across, down)
                if found is not None and found not in ways:
                    ways[found] = [*ways[at], key]
                    queue.append(found)
    finally:
        cells.cursor = start
    assert index in ways, f"{cells} has no way from {start} to {index}"
    return ways[index]


async def go_to(at: At, cells: Cells, index: int) -> None:
    """Bring the cursor to a cell by Tab and arrows."""
    for _ in range(12):
        if at.app.focused is cells:
            break
        await at.pilot.press("tab")
    assert at.app.focused is cells
    for key in way_to(cells, index):
        await at.pilot.press(key)
    assert cells.cursor == index


async def answer(at: At, choice: int) -> None:
    """Give an answer to the open question with keys alone, and wait until it is given."""
    answers, ply = at.table.answers, at.match.ply
    assert answers is not None
    meant = next(each for each in answers.all if each.choice == choice)
    key = answers.key_of(meant) or "enter"
    if answers.name in ("slot", "arrange", "reveal"):
        key = str(meant.points[0].place + 1)
    else:
        is_listed = meant in answers.listed
        place = spot(LIST, place=answers.listed.index(meant)) if is_listed else meant.points[0]
        area = at.table.area_of(place)
        standing = [index for index, each in enumerate(area.places()) if meant in answers.all_at(each)]
        await go_to(at, area, standing[0])
    await at.pilot.press(key)
    await at.until(lambda: at.match.ply > ply)
    await at.settle()
