"""Recipes on paper: all of a module with their totals, or one with its counts and who it is enough for."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from hexmonger.cli.decks import RECIPE, recipes_of, with_recipe
from hexmonger.cli.paper import paper, table
from hexmonger.cli.picture import card
from hexmonger.kernel.game import MODULES, Box, Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

COLUMNS: Final = ("2 to 4", "5 to 6")
COPIES: Final = ("copies_2_to_4", "copies_5_to_6")
TOTALS: Final = ("base items", "moon items", "whole deck")
NO_WIZARD: Final = "none"


def show_recipe(box: Box[Any, Any], module: str, asked: str) -> None:
    """Show a recipe by its name or in a file, refusing one that is enough for no table."""
    options = with_recipe(box, Setup(box.least_seats, {MODULES: module}), asked).options
    enough, too_small = _tables(box, Setup(box.least_seats, options))
    if not enough:
        raise Trouble(f"{asked}: enough for no number of players; {too_small[0]}")
    known = recipes_of(box, module)
    name = options[RECIPE]
    title = Text(known.get(name, name), "bold")
    paper.print(title.append(f"  {box.modules()[module]}, {name if name in known else asked}", "dim"))
    _show_counts(box.open(Setup(enough[0], options)))
    paper.print(f"Enough for {_listed(enough)} players (MM-02).")
    for sentence in too_small:
        paper.print(f"{sentence[0].upper()}{sentence[1:]}.")


def list_recipes(box: Box[Any, Any], module: str) -> None:
    """Show the recipes of a module, a row each, with their totals for both columns."""
    title = Text(box.modules()[module], "bold")
    paper.print(title.append("  copies for 2 to 4 / for 5 to 6 players (MM-01)", "dim"))
    grid = table("name", "recipe", *TOTALS, right=TOTALS)
    for name, recipe in recipes_of(box, module).items():
        items = _items(box.open(Setup(box.least_seats, {MODULES: module, RECIPE: name})))
        grid.add_row(name, recipe, *_totals(items))
    paper.print(Padding(grid, (0, 0, 0, 2), expand=False))


def _items(game: Game[Any, Any]) -> list[Entry]:
    """Return the items that a game names."""
    return [entry for entry in game.glossary() if entry.kind == "item"]


def _copies(item: Entry) -> list[int]:
    """Return how many of an item make the deck, for both columns."""
    return [figure.value or 0 for name in COPIES for figure in item.figures if figure.name == name]


def _totals(items: Sequence[Entry]) -> list[str]:
    """Return the base items, the moon items and all of them, for both columns."""
    # The handbook of the game comes first, then that of its module.
    names = dict.fromkeys(_book(item) for item in items)
    books = [[item for item in items if _book(item) == name] for name in names]
    sums = [[sum(column) for column in zip(*map(_copies, some), strict=True)] for some in (*books, items)]
    return [f"{small}/{large}" for small, large in sums]


def _book(item: Entry) -> str:
    """Return the letters of the handbook that an item's rule is in."""
    return item.rule.partition("-")[0]


def _show_counts(game: Game[Any, Any]) -> None:
    """Show how many of each item make a deck, in the order of the table, and how many of them are proxies."""
    items, looks = _items(game), game.looks()
    proxies = {item.id: max(0, max(_copies(item)) - item.in_box) for item in items}
    figures = (*COLUMNS, "in the boxes", *(["proxies"] if any(proxies.values()) else []))
    grid = table("", "item", *figures, right=figures, whole=("item", *figures))
    for item in items:
        if any(_copies(item)):
            look = looks.get((item.kind, item.id))
            cells = [*_copies(item), item.in_box, proxies[item.id]]
            mark = card(item.mark, look.colour if look is not None else "")
            grid.add_row(mark, item.name, *map(str, cells[: len(figures)]))
    for words, total in zip(TOTALS, _totals(items), strict=True):
        small_total, _, large_total = total.partition("/")
        grid.add_row("", Text(words, "dim"), small_total, large_total)
    paper.print(Padding(grid, (0, 0, 1, 2), expand=False))


def _tables(box: Box[Any, Any], setup: Setup) -> tuple[list[int], list[str]]:
    """Return the numbers of players a recipe is enough for, and why it isn't for others."""
    wizard, name = _largest_stash(box.open(Setup(box.least_seats, {MODULES: setup.options[MODULES]})))
    enough: list[int] = []
    too_small: list[str] = []
    for seats in range(box.least_seats, box.most_seats + 1):
        if trouble := _trouble(box, Setup(seats, setup.options)):
            too_small.append(f"not for {seats}: {trouble}")
            continue
        enough.append(seats)
        wizards = ",".join([wizard, *[NO_WIZARD] * (seats - 1)])
        if wizard and (trouble := _trouble(box, Setup(seats, {**setup.options, "wizards": wizards}))):
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
        box.open(setup)
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
