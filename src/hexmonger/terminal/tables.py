"""Which games can be played at the terminal, and the table of each."""

from typing import Final

from hexmonger.games.arcane_alley.module import module_names
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.arcane_alley import AlleyTable
from hexmonger.terminal.merchants_of_magick import MagickTable
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.table import TableScreen

TABLES: Final[dict[str, type[TableScreen]]] = {
    "arcane_alley": AlleyTable,
    "merchants_of_magick": MagickTable,
}

POWERS: Final[dict[str, tuple[str, ...]]] = {
    "arcane_alley": tuple(wizard.id for wizard in WIZARDS),
}
"""The wizards that people may choose from, where a game has them."""


def expansions_of(game: str) -> list[str]:
    """Return the modules that a game can be played with."""
    return module_names() if game == "arcane_alley" else []


def table_for(sitting: Sitting) -> TableScreen:
    """Return the table for a sitting."""
    if sitting.game not in TABLES:
        known = ", ".join(sorted(TABLES))
        raise Trouble(f"there is no terminal table for {sitting.title}; there is one for: {known}")
    return TABLES[sitting.game](sitting)
