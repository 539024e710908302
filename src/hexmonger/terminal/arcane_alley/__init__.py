"""The table of Arcane Alley: cards, storehouses, stash and piles, painted from a seat's view."""

from hexmonger.terminal.arcane_alley.table import AlleyTable

__all__ = ["AlleyTable"]
