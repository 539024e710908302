"""A plain table for any game: drawn from its zones, cells, answers and log, and from nothing else."""

from hexmonger.terminal.any_game.table import PlainTable

__all__ = ["PlainTable"]
