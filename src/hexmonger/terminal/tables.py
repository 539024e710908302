"""Which games can be played at the terminal, and the table of each."""

from typing import Final

from hexmonger.games.arcane_alley.module import find_module, modules
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.arcane_alley import AlleyTable
from hexmonger.terminal.merchants_of_magick import MagickTable
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.table import TableScreen

TABLES: Final[dict[str, type[TableScreen]]] = {
    "arcane_alley": AlleyTable,
    "merchants_of_magick": MagickTable,
}

ABOUT: Final[dict[str, str]] = {
    "arcane_alley": "Fill a storehouse, sell sets of three, and be gone before the inspectors count.",
    "merchants_of_magick": "Roll, craft and enchant: ten rounds, one sheet, and orders that never wait.",
}
"""What a game is about, in a sentence for those who choose one."""


def expansions_of(game: str) -> dict[str, str]:
    """Return the modules that a game can be played with, each with its title."""
    return {name: module.title for name, module in modules().items()} if game == "arcane_alley" else {}


def wizards_of(game: str, expansion: str) -> dict[str, str]:
    """Return the wizards that people may choose from, each with its name, where a game has them."""
    if game != "arcane_alley":
        return {}
    return {wizard.id: wizard.name for wizard in find_module(expansion).wizards()}


def recipes_of(game: str, expansion: str) -> dict[str, str]:
    """Return the recipes of the deck by id, each with its name, where an expansion has them."""
    if game != "arcane_alley":
        return {}
    return {name: recipe.name for name, recipe in find_module(expansion).recipes().items()}


def arrangements_of(game: str, expansion: str) -> list[str]:
    """Return how hidden items may be laid out, the usual way first, where a game has storehouses."""
    return list(find_module(expansion).arrangements()) if game == "arcane_alley" else []


def table_for(sitting: Sitting) -> TableScreen:
    """Return the table for a sitting."""
    if sitting.game not in TABLES:
        known = ", ".join(sorted(TABLES))
        raise Trouble(f"there is no terminal table for {sitting.title}; there is one for: {known}")
    return TABLES[sitting.game](sitting)
