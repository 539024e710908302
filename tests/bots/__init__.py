"""Bots choose legally, by their seed, and by nothing but what their seat knows."""
