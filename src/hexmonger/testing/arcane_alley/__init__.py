"""Tables of Arcane Alley, with modules or without, for tests; `table` says how they are used."""

from hexmonger.testing.arcane_alley.sight import Sight
from hexmonger.testing.arcane_alley.table import Table, deal, game_of, open_table, table_of

__all__ = ["Sight", "Table", "deal", "game_of", "open_table", "table_of"]
