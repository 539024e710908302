"""Colours and marks that only the sheet of Merchants of Magick has."""

# ruff: noqa: RUF001 -- these are drawings, not words

from typing import Final

FLASK: Final = "⚗"
OPEN_COIN: Final = "◌"
DOT_DONE: Final = "●"
DOT_NOW: Final = "◉"
DOT_OPEN: Final = "○"
DOT_PENCIL: Final = "◍"
LEFTWARDS: Final = "←"
HATCH: Final = "╱"

VIOLET: Final = "#5B3BA3"
VIOLET_LIGHT: Final = "#C9AEFF"
LIT_RING: Final = "#A85F00"
PENCIL: Final = "#3C4A78"
PENCIL_GROUND: Final = "#D5D2C4"
FAR: Final = "#8B7C70"
COMPLETE: Final = "#E9CF97"
HAIRLINE: Final = "#CDBA8C"

HEADS: Final = (
    ("Steel", "Steel"),
    ("Wood", "Wood"),
    ("Leather", "Leath"),
    ("Elemental", "Elem."),
    ("Arcane", "Arcan"),
    ("Wild", "Wild"),
)
"""What stands above each column, in full and where there is little room."""
SIDES: Final = ("Crafting ≥", "Research ≤")
"""What stands above the names: how a circle's number compares with a die."""
SHORT_NAMES: Final = {"Glamour Potion Supplier": "Glamour Potion", "Renowned Accessories": "Renowned Acc."}
"""The rows whose names are longer than a small sheet is wide."""
SHORT_COLUMNS: Final = ("Steel", "Wood", "Leath.", "Elem.", "Arcane", "Wild")
