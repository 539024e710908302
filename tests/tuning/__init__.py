"""Tuning finds better weights, goes on where it was left, and judges on deals that it has never seen."""
