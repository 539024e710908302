"""Recipes: how many copies of each item make the deck (MM-01, MM-02)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hexmonger.games.arcane_alley.cards import DERIVED, MOST_COPIES, PRINTED, Item
from hexmonger.kernel.files import read_toml
from hexmonger.kernel.names import check_line
from hexmonger.kernel.trouble import Trouble

LEFT_AFTER_DEALING: Final = 13


@dataclass(frozen=True)
class Recipe:
    """Copies for 2–4 and for 5–6 players by item id; what is not named is not in the deck.

    `derived` names the items whose copies are not printed, but follow from the totals.
    """

    name: str
    copies: tuple[tuple[str, tuple[int, int]], ...]
    proxies: bool = False
    derived: tuple[str, ...] = ()

    def total(self, items: Sequence[Item], book: str, column: int) -> int:
        """Return how many items of a book it uses."""
        ids = {item.id for item in items if item.book == book}
        return sum(copies[column] for item, copies in self.copies if item in ids)


def read_recipe(path: Path, items: Sequence[Item]) -> Recipe:
    """Read a recipe file (TOML): `name`, perhaps `proxies = true`, and a table `[items]`."""
    written = read_toml(path)
    try:
        recipe = recipe_of(written, path.stem)
        check_recipe(recipe, items)
    except Trouble as trouble:
        raise Trouble(f"{path}: {trouble}") from None
    return recipe


def recipe_of(written: Mapping[str, Any], name: str) -> Recipe:
    """Return the recipe that a TOML document describes."""
    for key in written:
        if key not in ("name", "proxies", "items"):
            raise Trouble(f"a recipe has name, proxies and [items], but no `{key}`")
    title = written.get("name", name)
    if not isinstance(title, str) or not title.strip():
        raise Trouble("`name` must be a line of text")
    title = title.strip()
    proxies = written.get("proxies", False)
    if not isinstance(proxies, bool):
        raise Trouble("`proxies` must be true or false")
    table = written.get("items", {})
    if not isinstance(table, dict) or not table:
        raise Trouble("a recipe needs a table [items] with at least one count")
    return Recipe(title, tuple((item, _copies(item, counts)) for item, counts in table.items()), proxies)


def _copies(item: str, counts: object) -> tuple[int, int]:
    """Return the counts of an item: one number for all tables, or one for each column."""
    both = counts if isinstance(counts, list) else [counts, counts]
    numbers = [count for count in both if isinstance(count, int) and not isinstance(count, bool)]
    if len(both) != 2 or len(numbers) != 2:
        raise Trouble(f"`items.{item}` must be a whole number or two of them, such as [5, 6], not {counts!r}")
    return numbers[0], numbers[1]


def counts_in(name: str, text: str) -> tuple[int, int]:
    """Return the counts of an option: one number for all tables, or one for each column, such as 5/6."""
    try:
        counts = [int(part) for part in text.split("/")]
    except ValueError:
        counts = []
    if len(counts) not in (1, 2):
        raise Trouble(f"`{name}` must be a whole number or two of them, such as 5/6, not {text!r}")
    return counts[0], counts[-1]


def check_recipe(recipe: Recipe, items: Sequence[Item]) -> None:
    """Refuse a name or a count that can't be, unknown items, and more than the boxes hold without proxies."""
    check_line(recipe.name, "the name")
    if "#" in recipe.name or recipe.name != recipe.name.strip():
        # In a diagram a # begins a comment, and spaces around a value are nothing.
        raise Trouble(f"the name {recipe.name!r} can't have a # in it, nor a space at its ends")
    boxes = {item.id: item for item in items}
    for name, copies in recipe.copies:
        if name not in boxes:
            raise Trouble(f"there is no item called `{name}`; there are: {', '.join(boxes)}")
        if min(copies) < 0:
            raise Trouble(f"`items.{name}` can't be negative, but is {min(copies)}")
        if max(copies) > MOST_COPIES:
            raise Trouble(f"`items.{name}` can't be more than {MOST_COPIES}, but is {max(copies)}")
        box = boxes[name].in_box
        if max(copies) > box and not recipe.proxies:
            raise Trouble(
                f"`items.{name}` is {max(copies)}, but the boxes hold {box} of {boxes[name].name}; "
                "`proxies = true` allows it (MM-02)"
            )


def by_recipe(items: Sequence[Item], recipe: Recipe) -> list[Item]:
    """Return the items with the copies of a recipe, in which an edition has no say (MM Ruling 1)."""
    copies = dict(recipe.copies)
    dealt: list[Item] = []
    for item in items:
        printed = DERIVED if item.id in recipe.derived else PRINTED
        source = "" if recipe.proxies else printed
        new = copies.get(item.id, (0, 0))
        dealt.append(
            replace(item, copies=new, copies_source=source, copies_are_settled=True, box=item.in_box)
        )
    return dealt
