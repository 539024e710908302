"""The modules of a game and the recipes of their decks, by name, or a recipe as a file of the players' own.

Modules stand in the entry points `hexmonger.<game>`; what a door asks of one is said here.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from hexmonger.kernel.files import read_toml
from hexmonger.kernel.game import Box, Setup
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.trouble import Trouble

MODULES: Final = "modules"
RECIPE: Final = "recipe"


class Card(Protocol):
    """An item of a module: in which book it stands, and how many of it lie in the boxes."""

    @property
    def id(self) -> str:
        """Return what notation and files call it."""

    @property
    def name(self) -> str:
        """Return its name."""

    @property
    def mark(self) -> str:
        """Return its letters in a diagram."""

    @property
    def book(self) -> str:
        """Return the letters of the handbook it stands in."""

    @property
    def in_box(self) -> int:
        """Return how many there are in the boxes."""


class Written(Protocol):
    """A recipe as its module has it."""

    @property
    def name(self) -> str:
        """Return its title."""

    @property
    def copies(self) -> Sequence[tuple[str, tuple[int, int]]]:
        """Return how many of each item there are, at a small table and at a large one."""


class Module(Protocol):
    """What a game can be played with."""

    @property
    def name(self) -> str:
        """Return what a set-up calls it."""

    @property
    def title(self) -> str:
        """Return its title."""

    def items(self) -> Sequence[Card]:
        """Return all items that can be in the deck."""

    def recipes(self) -> Mapping[str, Written]:
        """Return its recipes by name."""


@dataclass(frozen=True)
class Recipe:
    """How many of each item make a deck, at a small table and at a large one.

    One of a module has a name; one of the players' own has none, and may have `proxies`, more of an item
    than there are in the boxes.
    """

    title: str
    copies: Mapping[str, tuple[int, int]]
    name: str = ""
    proxies: bool = False

    def options(self) -> dict[str, str]:
        """Return the options of a set-up that is played with it; one of the players' own is spelled out.

        So a record needs nothing but itself to be played again.
        """
        if self.name:
            return {RECIPE: self.name}
        counts = {f"{RECIPE}.{item}": f"{small}/{large}" for item, (small, large) in self.copies.items()}
        return {RECIPE: self.title, **counts}

    def total(self, items: Iterable[Card], column: int) -> int:
        """Return how many of some items it uses, at a small table or at a large one."""
        return sum(self.copies.get(item.id, (0, 0))[column] for item in items)


def modules_of(box: Box[Any, Any]) -> list[Module]:
    """Return the modules that a game can be played with, without those that can't be loaded."""
    found: list[Module] = []
    for name in _installed(box):
        with suppress(Trouble):
            found.append(find_module(box, name))
    return found


def find_module(box: Box[Any, Any], name: str) -> Module:
    """Return a module of a game by its name."""
    module: Module = load(_group(box), name, f"module of {box.title}")
    return module


def _installed(box: Box[Any, Any]) -> Iterable[str]:
    return installed(_group(box)) if MODULES in box.option_names() else ()


def _group(box: Box[Any, Any]) -> str:
    return f"hexmonger.{box.name}"


def recipes_of(module: Module) -> dict[str, Recipe]:
    """Return the recipes of a module by their names."""
    return {
        name: Recipe(written.name, dict(written.copies), name) for name, written in module.recipes().items()
    }


def read_recipe(box: Box[Any, Any], module: Module, path: Path) -> Recipe:
    """Read a recipe file (TOML): `name`, perhaps `proxies = true`, and a table `[items]`."""
    written = read_toml(path)
    try:
        recipe = _recipe_in(written, path.stem)
        # The game itself knows what can be: names, items and counts.
        box.open(Setup(box.least_seats, {MODULES: module.name, **recipe.options()}))
        if not recipe.proxies:
            _check_boxes(recipe, module.items())
    except Trouble as trouble:
        raise Trouble(f"{path}: {trouble}") from None
    return recipe


def _recipe_in(written: Mapping[str, Any], name: str) -> Recipe:
    """Return the recipe that a TOML document describes."""
    for key in written:
        if key not in ("name", "proxies", "items"):
            raise Trouble(f"a recipe has name, proxies and [items], but no `{key}`")
    title = written.get("name", name)
    if not isinstance(title, str) or not title.strip():
        raise Trouble("`name` must be a line of text")
    proxies = written.get("proxies", False)
    if not isinstance(proxies, bool):
        raise Trouble("`proxies` must be true or false")
    table = written.get("items", {})
    if not isinstance(table, dict) or not table:
        raise Trouble("a recipe needs a table [items] with at least one count")
    copies = {item: _copies(item, counts) for item, counts in table.items()}
    return Recipe(title.strip(), copies, proxies=proxies)


def _copies(item: str, counts: object) -> tuple[int, int]:
    """Return the counts of an item: one number for all tables, or one for each column."""
    both = counts if isinstance(counts, list) else [counts, counts]
    numbers = [count for count in both if isinstance(count, int) and not isinstance(count, bool)]
    if len(both) != 2 or len(numbers) != 2:
        raise Trouble(f"`items.{item}` must be a whole number or two of them, such as [5, 6], not {counts!r}")
    return numbers[0], numbers[1]


def _check_boxes(recipe: Recipe, items: Iterable[Card]) -> None:
    """Refuse more of an item than the boxes hold (MM-02)."""
    for item in items:
        most = max(recipe.copies.get(item.id, (0, 0)))
        if most > item.in_box:
            raise Trouble(
                f"`items.{item.id}` is {most}, but the boxes hold {item.in_box} of {item.name}; "
                "`proxies = true` allows it (MM-02)"
            )
