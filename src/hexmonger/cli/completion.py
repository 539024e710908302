"""What the shell is offered while a command is typed: games, modules, bots, wizards, items, rules, saves."""

from collections.abc import Iterable

import typer

from hexmonger.bots import bot_names
from hexmonger.cli.decks import MODULES, modules_of, recipes_of
from hexmonger.cli.topics import Shelf, shelf_of
from hexmonger.kernel.game import Setup, boxes
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.trouble import Trouble
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


def shelves(names: Iterable[str]) -> list[Shelf]:
    """Return what can be looked up about some games, with each of their modules and without."""
    found: list[Shelf] = []
    for box in (boxes()[name] for name in names):
        setups = [Setup(box.least_seats)]
        setups += [Setup(box.least_seats, {MODULES: module}) for module in modules_of(box)]
        found += [shelf_of(box.open(setup)) for setup in setups]
    return found


def entries() -> list[Entry]:
    """Return everything that the installed games and their modules name, each thing once."""
    found: dict[str, Entry] = {}
    for shelf in shelves(boxes()):
        for entry in shelf.entries:
            found.setdefault(f"{entry.kind} {entry.id}", entry)
    return list(found.values())


def game_names(incomplete: str) -> list[str]:
    """Offer games."""
    return starting(boxes(), incomplete)


def modules(incomplete: str) -> list[str]:
    """Offer the modules of all games."""
    return starting([module for box in boxes().values() for module in modules_of(box)], incomplete)


def recipes(incomplete: str) -> list[str]:
    """Offer the recipes of all modules."""
    found = [(box, module) for box in boxes().values() for module in modules_of(box)]
    return starting([name for box, module in found for name in recipes_of(box, module)], incomplete)


def players(incomplete: str) -> list[str]:
    """Offer bots, one for each seat."""
    return listed(bot_names(), incomplete)


def wizards(incomplete: str) -> list[str]:
    """Offer wizards, one for each seat."""
    ids = [entry.id for entry in entries() if entry.kind == "wizard"]
    return listed(["none", *(["random"] if "," not in incomplete else []), *ids], incomplete)


def settings(incomplete: str) -> list[str]:
    """Offer the options of all games that have a name of their own."""
    names = {name for box in boxes().values() for name in box.option_names() if "<" not in name}
    return starting(sorted(f"{name}=" for name in names), incomplete)


def topics(ctx: typer.Context, incomplete: str) -> list[str]:
    """Offer games, everything that they name, and their rules; after a game, what belongs to it."""
    known = boxes()
    said: list[str] = ctx.params.get("asked") or []
    named = [name for name in known if name in said]
    found = [topic for shelf in shelves(named or known) for topic in shelf.topics()]
    things = [topic.entry.id for topic in found if topic.entry and topic.entry.kind != "number"]
    rules = [topic.name for topic in found if topic.rule and " " not in topic.name]
    return starting(dict.fromkeys([*([] if named else known), *things, *rules]), incomplete)


def kept_games(incomplete: str) -> list[str]:
    """Offer the latest game and every kept one."""
    try:
        found = kept()
    except Trouble:
        found = []
    return starting(["latest", *map(str, found)], incomplete)
