"""Recipes on paper: all of a module with their totals, or one with its counts and who it is enough for."""

from collections.abc import Iterable
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from hexmonger.cli.decks import find_recipe
from hexmonger.cli.paper import paper, table
from hexmonger.cli.picture import card
from hexmonger.decks import MODULES, Module, Recipe, recipes_of
from hexmonger.kernel.game import Box, Game, Setup
from hexmonger.kernel.trouble import Trouble

COLUMNS: Final = ("2 to 4", "5 to 6")
TOTALS: Final = ("base items", "moon items", "whole deck")
NO_WIZARD: Final = "none"


def show_recipe(box: Box[Any, Any], module: Module, asked: str) -> None:
    """Show a recipe by its name or in a file, refusing one that is enough for no table."""
    recipe = find_recipe(box, module, asked)
    enough, too_small = _tables(box, module, recipe)
    if not enough:
        raise Trouble(f"{asked}: enough for no number of players; {too_small[0]}")
    _show_counts(box, module, recipe, recipe.name or asked)
    paper.print(f"Enough for {_listed(enough)} players (MM-02).")
    for sentence in too_small:
        paper.print(f"{sentence[0].upper()}{sentence[1:]}.")


def list_recipes(module: Module) -> None:
    """Show the recipes of a module, a row each, with their totals for both columns."""
    paper.print(Text(module.title, "bold").append("  copies for 2 to 4 / for 5 to 6 players (MM-01)", "dim"))
    grid = table("name", "recipe", *TOTALS, right=TOTALS)
    for name, recipe in recipes_of(module).items():
        grid.add_row(name, recipe.title, *_totals(module, recipe))
    paper.print(Padding(grid, (0, 0, 0, 2), expand=False))


def _totals(module: Module, recipe: Recipe) -> list[str]:
    """Return the base items, the moon items and all of them, for both columns."""
    items = module.items()
    # The handbook of the game comes first, then that of its module.
    names = dict.fromkeys(item.book for item in items)
    books = [[item for item in items if item.book == name] for name in names]
    sums = [[recipe.total(some, column) for column in (0, 1)] for some in (*books, items)]
    return [f"{small}/{large}" for small, large in sums]


def _show_counts(box: Box[Any, Any], module: Module, recipe: Recipe, name: str) -> None:
    """Show the counts of a recipe, in the order of the table."""
    paper.print(Text(recipe.title, "bold").append(f"  {module.title}, {name}", "dim"))
    figures = (*COLUMNS, "in the boxes", *(["proxies"] if recipe.proxies else []))
    grid = table("", "item", *figures, right=figures, whole=("item", *figures))
    looks = box.open(Setup(box.least_seats, {MODULES: module.name})).looks()
    colours = {thing: look.colour for (_, thing), look in looks.items()}
    for item in module.items():
        small, large = recipe.copies.get(item.id, (0, 0))
        if small or large:
            proxies = max(small, large) - item.in_box
            cells = [small, large, item.in_box, *([max(proxies, 0)] if recipe.proxies else [])]
            grid.add_row(card(item.mark, colours.get(item.id, "")), item.name, *map(str, cells))
    for words, total in zip(TOTALS, _totals(module, recipe), strict=True):
        small_total, _, large_total = total.partition("/")
        grid.add_row("", Text(words, "dim"), small_total, large_total)
    paper.print(Padding(grid, (0, 0, 1, 2), expand=False))


def _tables(box: Box[Any, Any], module: Module, recipe: Recipe) -> tuple[list[int], list[str]]:
    """Return the numbers of players a recipe is enough for, and why it isn't for others."""
    options = {MODULES: module.name, **recipe.options()}
    wizard, name = _largest_stash(box.open(Setup(box.least_seats, options)))
    enough: list[int] = []
    too_small: list[str] = []
    for seats in range(box.least_seats, box.most_seats + 1):
        if trouble := _trouble(box, Setup(seats, options)):
            too_small.append(f"not for {seats}: {trouble}")
            continue
        enough.append(seats)
        wizards = ",".join([wizard, *[NO_WIZARD] * (seats - 1)])
        if wizard and (trouble := _trouble(box, Setup(seats, {**options, "wizards": wizards}))):
            too_small.append(f"not for {seats} with {name}: {trouble}")
    return enough, too_small


def _largest_stash(game: Game[Any, Any]) -> tuple[str, str]:
    """Return the wizard with the largest stash, by id and name, who leaves less in the deck (MM Ruling 1)."""
    found = [
        (figure.value or 0, entry.id, entry.name)
        for entry in game.glossary()
        if entry.kind == "wizard"
        for figure in entry.numbers
        if figure.name == "stash"
    ]
    return max(found, default=(0, "", ""))[1:]


def _trouble(box: Box[Any, Any], setup: Setup) -> str:
    """Return why a deck is too small for a table; nothing if it is enough."""
    try:
        box.open(setup).new(0)
    except Trouble as trouble:
        return str(trouble)
    return ""


def _listed(numbers: Iterable[int]) -> str:
    """Return numbers with commas and an "and".

    >>> _listed([2, 3, 4])
    '2, 3 and 4'
    """
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last
