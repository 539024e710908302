"""Imports point one way, from room to room; engine and bots need nothing installed, doors know no rules."""

import ast
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = "hexmonger"
SOURCES: Final = Path(__file__).parent.parent / "src" / PACKAGE
# Every room may import from itself and from those before it; a room may be a single file.
ROOMS: Final = (
    "kernel",
    "games",
    "bots",
    "trials",
    "arena",
    "tuning",
    "words",
    "wire",
    "protocol",
    "look",
    "keeping",
    "saves",
    "client",
    "server",
    "terminal",
    "cli",
    "testing",
)
# These use the standard library and nothing that has to be installed.
PLAIN_ROOMS: Final = ("kernel", "games", "bots", "trials", "look", "keeping", "testing")
# All others know of games what the kernel knows: games bound to a set-up, their views, events and glossaries.
ROOMS_WITH_RULES: Final = ("games", "bots", "testing")
GAMES: Final = f"{PACKAGE}.games"
# Imported by the type checker and the compiler alone, never when a game is played.
FOR_THE_COMPILER: Final = frozenset({"mypy_extensions"})
MODULES: Final = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))


def room_of(module: Path) -> str:
    """Return the room a module stands in; nothing for the package itself."""
    return module.parts[0].removesuffix(".py").replace("__init__", "")


def imported(source: str) -> set[str]:
    """Return the names of everything a module imports, wherever in it that happens.

    `from a import b` counts as `a.b`, since `b` may be a module.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def complaints(module: Path, source: str) -> list[str]:
    """Return what is wrong with the imports of a module, given by its path inside the package."""
    room = room_of(module)
    allowed = FOR_THE_COMPILER if module == Path("kernel/native.py") else frozenset()
    wrong: list[str] = []
    for name in sorted(imported(source)):
        top, _, rest = name.partition(".")
        other = rest.split(".")
        if top != PACKAGE:
            if room in PLAIN_ROOMS and top not in sys.stdlib_module_names | allowed:
                wrong.append(f"{module} needs {top}, but {room} has only the standard library")
        elif not room:
            wrong.append(f"{module} imports {name}, but the package itself imports nothing of its rooms")
        elif other[0] in ROOMS and ROOMS.index(other[0]) > ROOMS.index(room):
            wrong.append(f"{module} imports {name}, but imports point from {other[0]} to {room}")
        elif room == other[0] == "games" and other[1:2] != [module.parts[1]]:
            wrong.append(f"{module} imports {name}, but no game knows another")
        elif f"{name}.".startswith(f"{GAMES}.") and room not in ROOMS_WITH_RULES:
            wrong.append(f"{module} imports {name}, but {room} knows no rules")
    return wrong


def test_every_room_has_its_place() -> None:
    rooms = {room_of(module) for module in MODULES} - {""}
    assert {"kernel", "games", "bots"} <= rooms
    assert rooms <= set(ROOMS), "say in ROOMS where a new room stands"


def name_of(module: Path) -> str:
    """Return the whole name of a module, given by its path inside the package."""
    parts = [PACKAGE, *module.with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def cycle_in(sources: dict[str, str]) -> list[str]:
    """Return modules that import each other in a circle, what only the type checker imports included."""
    graph: dict[str, set[str]] = {}
    for module, source in sources.items():
        names = {name if name in sources else name.rpartition(".")[0] for name in imported(source)}
        graph[module] = names & set(sources) - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    sources = {name_of(module): (SOURCES / module).read_text(encoding="utf-8") for module in MODULES}
    assert cycle_in(sources) == []


def test_a_circle_of_imports_is_found() -> None:
    late = "if TYPE_CHECKING:\n    from hexmonger.kernel.game import Game"
    sources = {"hexmonger.kernel.game": "from hexmonger.kernel import state", "hexmonger.kernel.state": late}
    assert set(cycle_in(sources)) == set(sources)
    assert cycle_in(sources | {"hexmonger.kernel.state": "import json"}) == []


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_point_one_way(module: Path) -> None:
    assert complaints(module, (SOURCES / module).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/state.py", "import random\nfrom hexmonger.kernel.agenda import Frame"),
        ("games/arcane_alley/turn.py", "from hexmonger.games.arcane_alley.state import AlleyState"),
        ("games/arcane_alley/turn.py", "from hexmonger.kernel import agenda"),
        ("bots/greedy.py", "from hexmonger.games.arcane_alley import GAME"),
        ("cli/play.py", "import typer\nfrom hexmonger.terminal.table import Table"),
        ("terminal/table.py", "import textual\nimport hexmonger.bots"),
        ("saves.py", "from hexmonger.kernel.record import Record"),
        ("cli/replay.py", "from hexmonger.saves import load"),
        ("look.py", "from hexmonger.kernel.glossary import PRINTED"),
        ("words/catalogue.py", "from fluent.runtime import FluentBundle"),
        ("wire.py", "import msgspec\nfrom hexmonger.kernel.drawn import Drawn"),
        ("saves.py", "from hexmonger.words import trouble_text"),
        ("cli/simulate.py", "from hexmonger.trials import Trial"),
        ("testing/table.py", "from hexmonger.games.arcane_alley import BOX\nimport hexmonger.words"),
    ],
)
def test_an_import_that_points_the_right_way_is_fine(module: str, source: str) -> None:
    assert complaints(Path(module), source) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/state.py", "from hexmonger.games.arcane_alley import GAME"),
        ("kernel/state.py", "import numpy"),
        ("kernel/state.py", "import mypy_extensions"),
        ("kernel/match.py", "from hexmonger import bots"),
        ("kernel/match.py", "def late() -> None:\n    import hexmonger.bots.uniform"),
        ("games/arcane_alley/turn.py", "import rich"),
        ("games/arcane_alley/turn.py", "from hexmonger.bots import make_bot"),
        ("games/arcane_alley/turn.py", "from hexmonger.games.other_game.state import OtherState"),
        ("games/arcane_alley/turn.py", "from hexmonger.games import other_game"),
        ("bots/greedy.py", "from hexmonger.cli import main"),
        ("bots/greedy.py", "import textual"),
        ("terminal/table.py", "from hexmonger.cli import main"),
        ("saves.py", "from hexmonger.terminal.table import Table"),
        ("bots/greedy.py", "from hexmonger.saves import load"),
        ("look.py", "from rich.style import Style"),
        ("words/words.py", "from hexmonger.games.arcane_alley import BOX"),
        ("kernel/match.py", "from hexmonger.words import words_of"),
        ("games/arcane_alley/game.py", "from fluent.runtime import FluentBundle"),
        ("trials/trial.py", "import msgspec"),
        ("trials/trial.py", "from hexmonger.words import words_of"),
        ("cli/rules.py", "from hexmonger import games"),
        ("cli/rules.py", "from hexmonger.games.arcane_alley.items import ITEMS"),
        ("terminal/table.py", "def late() -> None:\n    import hexmonger.games.arcane_alley.turn"),
        ("__init__.py", "from hexmonger.kernel.game import boxes"),
        ("cli/rules.py", "from hexmonger.testing import unsaid"),
        ("games/arcane_alley/turn.py", "from hexmonger.testing import deal"),
        ("testing/table.py", "import pytest"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(module: str, source: str) -> None:
    assert len(complaints(Path(module), source)) == 1
