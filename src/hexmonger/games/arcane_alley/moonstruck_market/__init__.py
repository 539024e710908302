"""Moonstruck Market, an expansion of Arcane Alley."""

from hexmonger.games.arcane_alley.moonstruck_market.module import MODULE

__all__ = ["MODULE"]
