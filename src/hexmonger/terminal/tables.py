"""Which games can be played at the terminal: a package adds the table of one in `hexmonger.tables`."""

from typing import Any, Final

from hexmonger.kernel.game import Box, boxes
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.table import TableScreen

GROUP: Final = "hexmonger.tables"


def has_table(game: str) -> bool:
    """Whether a game, given by its name, has a table here."""
    return game in installed(GROUP)


def boxes_with_tables() -> list[Box[Any, Any]]:
    """Return the games that can be played at the terminal."""
    return [box for name, box in boxes().items() if has_table(name)]


def find_table(game: str, title: str) -> type[TableScreen]:
    """Return the table of a game, given by its name, or say in a sentence why there is none."""
    if not has_table(game):
        known = ", ".join(installed(GROUP))
        raise Trouble(f"there is no terminal table for {title}; there is one for: {known}")
    kind: type[TableScreen] = load(GROUP, game, "terminal table")
    return kind


def table_for(sitting: Sitting) -> TableScreen:
    """Return the table for a sitting."""
    return find_table(sitting.game, sitting.title)(sitting)
