"""What the shell is offered while a command is typed: games, bots, wizards, items, kept games."""

from collections.abc import Iterable

from hexmonger.bots import bot_names
from hexmonger.kernel.game import Setup, games
from hexmonger.kernel.glossary import Entry
from hexmonger.saves import kept


def starting(words: Iterable[str], incomplete: str) -> list[str]:
    """Return the words that begin as typed.

    >>> starting(["greedy", "uniform"], "gr")
    ['greedy']
    """
    return [word for word in words if word.startswith(incomplete)]


def listed(words: Iterable[str], incomplete: str) -> list[str]:
    """Return ways to finish the last of several words with commas between them.

    >>> listed(["greedy", "uniform"], "Ada,un")
    ['Ada,uniform']
    """
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in starting(words, last)]


def entries() -> list[Entry]:
    """Return the glossaries of all installed games."""
    return [entry for game in games().values() for entry in game.glossary(Setup(game.least_seats))]


def game_names(incomplete: str) -> list[str]:
    """Offer games."""
    return starting(games(), incomplete)


def players(incomplete: str) -> list[str]:
    """Offer bots, one for each seat."""
    return listed(bot_names(), incomplete)


def wizards(incomplete: str) -> list[str]:
    """Offer wizards, one for each seat."""
    ids = [entry.id for entry in entries() if entry.kind == "wizard"]
    return listed(["none", *(["random"] if "," not in incomplete else []), *ids], incomplete)


def settings(incomplete: str) -> list[str]:
    """Offer the options of all games that have a name of their own."""
    names = {name for game in games().values() for name in game.option_names() if "<" not in name}
    return starting(sorted(f"{name}=" for name in names), incomplete)


def topics(incomplete: str) -> list[str]:
    """Offer games, and everything they name."""
    return starting([*games(), *(entry.id for entry in entries() if entry.kind != "number")], incomplete)


def resumable(incomplete: str) -> list[str]:
    """Offer the latest game and every kept one."""
    return starting(["latest", *map(str, kept())], incomplete)
