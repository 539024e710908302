"""Merchants of Magick, rule by rule."""
