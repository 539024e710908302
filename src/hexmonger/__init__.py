"""Hexmonger: games of magic merchants on one engine."""
