"""The table of Merchants of Magick: sheet, dice, belt and score, painted from a seat's view."""

from hexmonger.terminal.merchants_of_magick.table import MagickTable

__all__ = ["MagickTable"]
