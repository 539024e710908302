"""Weights: the numbers of an evaluation or a policy, in small files that tell where they come from.

A file of weights names its game, the number of its rules and its modules, the command that found the weights
and what came out of it; `[weights]` are the numbers. Those that come with Hexmonger lie beside this file's
room, in `weights/`, under the name of their game.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from hexmonger.kernel.trouble import Unreadable


@dataclass(frozen=True)
class Weights:
    """The numbers of a policy by their names, and where they come from."""

    game: str
    rules: int
    modules: tuple[str, ...]
    command: str
    result: str
    numbers: dict[str, float]


def read_weights(text: str) -> Weights:
    """Return the weights of a file's text."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"the weights are no TOML: {error}") from None
    try:
        numbers = {str(name): float(number) for name, number in given["weights"].items()}
        return Weights(
            str(given["game"]),
            int(given["rules"]),
            tuple(str(name) for name in given["modules"]),
            str(given["command"]),
            str(given["result"]),
            numbers,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"the weights lack something, or it is of another kind: {error}") from None


@lru_cache
def own_weights(game: str) -> Weights:
    """Return the weights that come with Hexmonger for a game."""
    return read_weights((files("hexmonger.bots") / "weights" / f"{game}.toml").read_text(encoding="utf-8"))
