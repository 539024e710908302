"""Bots: they answer for a seat and are only ever given its view."""

from inspect import signature
from pathlib import Path
from typing import Any, Final

from hexmonger.bots.weights import read_weights
from hexmonger.kernel.files import read_text
from hexmonger.kernel.game import Game
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.match import Bot
from hexmonger.kernel.trouble import Trouble, Unreadable

__all__ = ["bot_names", "is_bot", "make_bot", "usual_bot", "weights_file"]

GROUP: Final = "hexmonger.bots"
USUAL: Final = "greedy"
# This one plays any game.
ANYWHERE: Final = "uniform"
# Between the name of a bot and the file of the weights that it plays by.
AT: Final = "@"


def bot_names() -> list[str]:
    """Return the names of every installed bot; a package adds one in the group `hexmonger.bots`."""
    return list(installed(GROUP))


def is_bot(name: str) -> bool:
    """Whether a name is that of an installed bot, be it with weights of its own: `tactician@mine.toml`."""
    return name.partition(AT)[0] in installed(GROUP)


def weights_file(name: str) -> Path | None:
    """Return the file of the weights that a bot's name asks for; nothing where it plays by its usual ones."""
    path = name.partition(AT)[2]
    return Path(path) if AT in name else None


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot[Any]:
    """Return a bot by name, ready to play a game; the same seed makes it choose the same.

    A name with a file behind it, such as `tactician@mine.toml`, is a bot with weights of its own.
    """
    called = name.partition(AT)[0]
    kind = load(GROUP, called, "bot")
    path = weights_file(name)
    try:
        if path is None:
            usual: Bot[Any] = kind(game, seed)
            return usual
        bot: Bot[Any] = kind(game, seed, weights=_weights_in(path, called, kind, game))
    except Trouble:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise Trouble(f"the bot {name!r} can't be made ({reason})") from error
    return bot


def _weights_in(path: Path, called: str, kind: Any, game: Game[Any, Any]) -> dict[str, float]:
    """Return the weights of a file, for a bot that takes some, and for this game."""
    if "weights" not in signature(kind).parameters:
        raise Trouble(f"the bot {called!r} takes no weights")
    text = read_text(path)
    try:
        weights = read_weights(text)
    except Unreadable as unreadable:
        raise Trouble(f"{path}: {unreadable}") from None
    if weights.game != game.name:
        raise Trouble(f"{path}: these weights are for {weights.game}, not for {game.name}")
    return weights.numbers


def usual_bot(game: Game[Any, Any]) -> str:
    """Return the bot that takes a seat where none is named: greedy, if it knows the game."""
    try:
        make_bot(USUAL, game, 0)
    except Trouble:
        return ANYWHERE
    return USUAL
