"""Recipes on paper: all of a module with their totals, or one with its counts and who it is enough for."""

from collections.abc import Iterable
from typing import Final

from rich.padding import Padding
from rich.text import Text

from hexmonger.cli.decks import find_recipe
from hexmonger.cli.paper import paper, table
from hexmonger.cli.picture import card
from hexmonger.games.arcane_alley.game import BOX, check_deck
from hexmonger.games.arcane_alley.module import Module
from hexmonger.games.arcane_alley.recipe import Recipe
from hexmonger.games.arcane_alley.rules import NO_WIZARD, Rules
from hexmonger.kernel.trouble import Trouble

COLUMNS: Final = ("2 to 4", "5 to 6")
TOTALS: Final = ("base items", "moon items", "whole deck")
BASE_BOOK: Final = "AA"
MOON_BOOK: Final = "MM"


def show_recipe(module: Module, asked: str) -> None:
    """Show a recipe by its name or in a file, refusing one that is enough for no table."""
    name, recipe = find_recipe(module, asked)
    enough, too_small = _tables(module, recipe)
    if not enough:
        raise Trouble(f"{asked}: enough for no number of players; {too_small[0]}")
    _show_counts(module, recipe, name or asked)
    paper.print(f"Enough for {_listed(enough)} players (MM-02).")
    for sentence in too_small:
        paper.print(f"{sentence[0].upper()}{sentence[1:]}.")


def list_recipes(module: Module) -> None:
    """Show the recipes of a module, a row each, with their totals for both columns."""
    paper.print(Text(module.title, "bold").append("  copies for 2 to 4 / for 5 to 6 players (MM-01)", "dim"))
    grid = table("name", "recipe", *TOTALS, right=TOTALS)
    for name, recipe in module.recipes().items():
        grid.add_row(name, recipe.name, *_totals(module, recipe))
    paper.print(Padding(grid, (0, 0, 0, 2), expand=False))


def _totals(module: Module, recipe: Recipe) -> list[str]:
    """Return the base items, the moon items and all of them, for both columns."""
    sums = [[recipe.total(module.items(), book, at) for at in (0, 1)] for book in (BASE_BOOK, MOON_BOOK)]
    sums.append([sums[0][at] + sums[1][at] for at in (0, 1)])
    return [f"{small}/{large}" for small, large in sums]


def _show_counts(module: Module, recipe: Recipe, name: str) -> None:
    """Show the counts of a recipe, in the order of the table."""
    paper.print(Text(recipe.name, "bold").append(f"  {module.title}, {name}", "dim"))
    copies = dict(recipe.copies)
    figures = (*COLUMNS, "in the boxes", *(["proxies"] if recipe.proxies else []))
    grid = table("", "item", *figures, right=figures, whole=("item", *figures))
    for item in module.items():
        small, large = copies.get(item.id, (0, 0))
        if small or large:
            proxies = max(small, large) - item.in_box
            cells = [small, large, item.in_box, *([max(proxies, 0)] if recipe.proxies else [])]
            grid.add_row(card(item.mark), item.name, *map(str, cells))
    for words, total in zip(TOTALS, _totals(module, recipe), strict=True):
        small_total, _, large_total = total.partition("/")
        grid.add_row("", Text(words, "dim"), small_total, large_total)
    paper.print(Padding(grid, (0, 0, 1, 2), expand=False))


def _tables(module: Module, recipe: Recipe) -> tuple[list[int], list[str]]:
    """Return the numbers of players a recipe is enough for, and why it isn't for others."""
    rules = BOX.rules_by(module=module, recipe=recipe)
    enough: list[int] = []
    too_small: list[str] = []
    # MM Ruling 1: a wizard with a larger stash leaves less in the deck.
    largest = max(range(len(rules.wizards)), key=lambda wizard: rules.stash_of[wizard])
    for seats in range(BOX.least_seats, BOX.most_seats + 1):
        nobody = (NO_WIZARD,) * seats
        if trouble := _trouble(rules, nobody):
            too_small.append(f"not for {seats}: {trouble}")
            continue
        enough.append(seats)
        if trouble := _trouble(rules, (largest, *nobody[1:])):
            too_small.append(f"not for {seats} with {rules.wizards[largest].name}: {trouble}")
    return enough, too_small


def _trouble(rules: Rules, wizards: tuple[int, ...]) -> str:
    """Return why a deck is too small for a table; nothing if it is enough."""
    try:
        check_deck(rules, len(rules.deck(len(wizards))), wizards)
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
