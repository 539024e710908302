"""What is shown comes from a seat's view: by the code's own word, and by dealing anew what it can't know."""

import ast
from pathlib import Path

import pytest

import hexmonger.terminal
from hexmonger.kernel.chance import below, following, seeded
from hexmonger.kernel.match import Match
from tests.terminal.tables import ROOMY, new_match, table_of

ROOM = Path(hexmonger.terminal.__file__).parent
FILES = sorted(path.relative_to(ROOM) for path in ROOM.rglob("*.py"))
# These set a match up or hold it; everything else is given scenes and views.
HOLDERS = ("sitting.py", "looking.py", "doors.py", "start.py", "example.py")


@pytest.mark.parametrize("file", [file for file in FILES if str(file) not in HOLDERS], ids=str)
def test_nothing_that_paints_can_reach_a_state(file: Path) -> None:
    tree = ast.parse((ROOM / file).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            assert not {name for name in names if name.endswith("State")}, names
            assert "Match" not in names
            assert not (node.module or "").endswith("kernel.state")
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("state", "before", "_match"), ast.unparse(node)


@pytest.mark.parametrize("file", FILES, ids=str)
def test_nothing_here_plays_a_world(file: Path) -> None:
    for node in ast.walk(ast.parse((ROOM / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("imagine", "clone", "could_be", "exchange"), ast.unparse(node)
        if isinstance(node, ast.Name):
            assert not node.id.endswith("State"), node.id


def test_of_those_who_hold_a_match_only_those_that_make_scenes_look_at_its_state() -> None:
    for name in HOLDERS[2:]:
        tree = ast.parse((ROOM / name).read_text(encoding="utf-8"))
        read = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
        assert "state" not in read


def played(seed: int, choices: int) -> Match:
    """Return a match of four some way into its course."""
    match, _ = new_match(seats=4, people=1, seed=seed, options={"wizards": "random"})
    chance = seeded(seed, 9)
    while match.ply < choices or not match.view(0).options:
        ask = match.state.asks[0]
        chance = following(chance)
        match.choose(ask.options[below(chance, len(ask.options))], ask.seat)
    return match


async def test_a_table_shows_the_same_whatever_is_dealt_where_the_seat_can_not_see() -> None:
    seed, choices = 2, 75
    shown = []
    for chance in (0, 5):
        match = played(seed, choices)
        if chance:
            view = match.view(0)
            match.state = match.game.imagine(view, chance)
            # Where undo ends is counted, and told to everyone: it is part of how the match came about.
            match.state.learned = played(seed, choices).state.learned
            assert match.view(0).to_json() == view.to_json()
        bots = new_match(seats=4, people=1)[1]
        async with table_of(match, bots, size=ROOMY) as at:
            await at.press("tab")
            pages = [at.text()]
            await at.press("l")
            pages.append(at.text())
            shown.append(pages)
    assert shown[0] == shown[1]
