"""Arcane Alley."""

from hexmonger.games.arcane_alley.game import GAME

__all__ = ["GAME"]
