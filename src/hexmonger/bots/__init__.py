"""Bots: they answer for a seat and are only ever given its view."""

from typing import Any, Final

from hexmonger.kernel.game import Game
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.match import Bot
from hexmonger.kernel.trouble import Trouble

__all__ = ["bot_names", "make_bot", "usual_bot"]

GROUP: Final = "hexmonger.bots"
USUAL: Final = "greedy"
# This one plays any game.
ANYWHERE: Final = "uniform"


def bot_names() -> list[str]:
    """Return the names of every installed bot; a package adds one in the group `hexmonger.bots`."""
    return list(installed(GROUP))


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot[Any]:
    """Return a bot by name, ready to play a game; the same seed makes it choose the same."""
    kind = load(GROUP, name, "bot")
    try:
        bot: Bot[Any] = kind(game, seed)
    except Trouble:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise Trouble(f"the bot {name!r} can't be made ({reason})") from error
    return bot


def usual_bot(game: Game[Any, Any]) -> str:
    """Return the bot that takes a seat where none is named: greedy, if it knows the game."""
    try:
        make_bot(USUAL, game, 0)
    except Trouble:
        return ANYWHERE
    return USUAL
