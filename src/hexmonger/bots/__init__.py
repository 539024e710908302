"""Bots: they answer for a seat and are only ever given its view."""

from importlib.metadata import entry_points
from typing import Any

from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Bot
from hexmonger.kernel.trouble import Trouble

__all__ = ["bot_names", "make_bot"]


def bot_names() -> list[str]:
    """Return the names of every installed bot; a package adds one in the group `hexmonger.bots`."""
    return sorted(entry.name for entry in entry_points(group="hexmonger.bots"))


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot[Any]:
    """Return a bot by name, ready to play a game; the same seed makes it choose the same."""
    for entry in entry_points(group="hexmonger.bots"):
        if entry.name == name:
            bot: Bot[Any] = entry.load()(game, seed)
            return bot
    raise Trouble(f"there is no bot called {name!r}; there are: {', '.join(bot_names())}")
