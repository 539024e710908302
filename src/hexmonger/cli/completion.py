"""What the shell is offered while a command is typed: games, options, bots, items, rules, saves."""

from collections.abc import Callable, Iterable

import typer

from hexmonger.bots import bot_names
from hexmonger.cli.decks import recipes_of
from hexmonger.cli.topics import Shelf, shelf_of
from hexmonger.kernel.game import MODULES, boxes
from hexmonger.kernel.setup import Setup
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
        setups += [Setup(box.least_seats, {MODULES: module}) for module in box.modules()]
        found += [shelf_of(box.open(setup)) for setup in setups]
    return found


def game_names(incomplete: str) -> list[str]:
    """Offer games."""
    return starting(boxes(), incomplete)


def values_of(option: str) -> Callable[[str], list[str]]:
    """Return what offers the values of an option of games, one for each seat where they may differ."""

    def values(incomplete: str) -> list[str]:
        whole: list[str] = []
        each: list[str] = []
        for box in boxes().values():
            for module in ("", *box.choices({}).get(MODULES, ())):
                options = {MODULES: module} if module else {}
                whole += box.choices(options).get(option, ())
                each += box.seat_choices(options).get(option, ())
        offered = starting(whole, incomplete) + listed(each, incomplete)
        return [value for value in dict.fromkeys(offered) if value]

    return values


def recipes(incomplete: str) -> list[str]:
    """Offer the recipes of all modules."""
    found = [(box, module) for box in boxes().values() for module in box.modules()]
    return starting([name for box, module in found for name in recipes_of(box, module)], incomplete)


def players(incomplete: str) -> list[str]:
    """Offer bots, one for each seat."""
    return listed(bot_names(), incomplete)


def bots(incomplete: str) -> list[str]:
    """Offer bots, one for each word."""
    return starting(bot_names(), incomplete)


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
