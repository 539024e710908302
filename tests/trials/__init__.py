"""Trials are the same whoever plays them."""
