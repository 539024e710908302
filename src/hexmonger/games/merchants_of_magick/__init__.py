"""Merchants of Magick."""

from hexmonger.games.merchants_of_magick.game import BOX

__all__ = ["BOX"]
