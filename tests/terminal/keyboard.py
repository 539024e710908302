"""A player who answers with keys alone: finds the way to a cell with arrows, then presses Enter."""

from collections import deque

from hexmonger.games.arcane_alley.turn import ACTIVATE_IT, ACTS, DISCARD_IT, PLAY_IT
from hexmonger.terminal.arcane_alley.answers import LISTED
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
    """Give an answer to the open question with keys alone."""
    answers = at.table.answers
    assert answers is not None
    key = "enter"
    if answers.name == "act":
        kind, act = divmod(choice, ACTS)
        index = [answers.view.kind_of[card] for card in answers.view.stash[answers.view.seat]].index(kind)
        key = {PLAY_IT: "enter", DISCARD_IT: "d", ACTIVATE_IT: "a"}.get(act, "e")
        await go_to(at, at.table.stash, index)
    elif answers.name in ("slot", "arrange", "reveal"):
        key = str(choice + 1)
    else:
        listed = answers.name in LISTED
        places = [
            place
            for place, meant in answers.places.items()
            if meant == choice and (place.area == "list") == listed
        ]
        area = at.table.area_of(places[0])
        index = next(index for index in range(len(area.regions())) if answers.at(area.place(index)) == choice)
        await go_to(at, area, index)
    await at.press(key)
