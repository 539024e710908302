"""What the shell is offered while a command is typed: games, modules, bots, wizards, items, kept games."""

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
    """Return the glossaries of all installed games, and of each with every module of it."""
    from hexmonger.cli.decks import modules_of

    found: dict[str, Entry] = {}
    for game in games().values():
        setups = [Setup(game.least_seats)]
        setups += [Setup(game.least_seats, {"modules": module.name}) for module in modules_of(game)]
        for setup in setups:
            for entry in game.glossary(setup):
                found.setdefault(f"{entry.kind} {entry.id}", entry)
    return list(found.values())


def game_names(incomplete: str) -> list[str]:
    """Offer games."""
    return starting(games(), incomplete)


def modules(incomplete: str) -> list[str]:
    """Offer the modules of all games."""
    from hexmonger.cli.decks import modules_of

    return starting([module.name for game in games().values() for module in modules_of(game)], incomplete)


def recipes(incomplete: str) -> list[str]:
    """Offer the recipes of all modules."""
    from hexmonger.cli.decks import modules_of

    found = [module for game in games().values() for module in modules_of(game)]
    return starting([name for module in found for name in module.recipes()], incomplete)


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
