"""Merchants of Magick."""

from hexmonger.games.merchants_of_magick.game import GAME

__all__ = ["GAME"]
