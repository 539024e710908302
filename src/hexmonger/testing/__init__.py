"""What tests of a game, a module or an item need: tables to deal, the laws, and whether all has words.

Tables of one game are in the module with its name, and know its diagrams: `hexmonger.testing.arcane_alley`,
`hexmonger.testing.arcane_alley.moonstruck_market` and `hexmonger.testing.merchants_of_magick`.
"""

from hexmonger.kernel.laws import BrokenLaw, play_lawfully
from hexmonger.testing.table import Asked, GameTable, deal, open_table
from hexmonger.testing.words import unsaid

__all__ = ["Asked", "BrokenLaw", "GameTable", "deal", "open_table", "play_lawfully", "unsaid"]
