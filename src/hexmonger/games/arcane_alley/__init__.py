"""Arcane Alley."""

from hexmonger.games.arcane_alley.game import BOX

__all__ = ["BOX"]
