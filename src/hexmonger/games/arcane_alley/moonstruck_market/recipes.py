"""The standard deck, the five alternate recipes (MM-01), and which of them a set-up is played with."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.moonstruck_market.recipe import Recipe, check_recipe, counts_in
from hexmonger.kernel.trouble import Trouble

SPELLED_OUT: Final = "recipe."

NAMES: Final = {
    "standard": "Standard",
    "moonstruck_madness": "Moonstruck Madness",
    "you_boomerang": "You Boomerang?",
    "most_infamous": "Most Infamous",
    "best_friends_forever": "Best Friends Forever",
    "taking_it_easy": "Taking It Easy",
}

# Copies for 2–4 / 5–6 players, a column for each recipe in the order above; D is derived, all else printed.
# fmt: off
TABLE: Final[dict[str, tuple[str, str, str, str, str, str]]] = {
    "cursed_mirror":        ("3/4"   , "3/4"   , "3/4"   , "-"     , "3/4"   , "3/4"),
    "hypnotic_toad":        ("2/3"   , "-"     , "-"     , "-"     , "-"     , "5/6"),
    "invisible_ring":       ("3/4"   , "-"     , "6/8"   , "-"     , "3/4"   , "6/8"),
    "three_headed_coin":    ("7/9"   , "7/9"   , "-"     , "-"     , "7/9"   , "7/9"),
    "older_wand":           ("5/6"   , "-"     , "11/13" , "-"     , "5/6"   , "11/13"),
    "magic_boomerang":      ("5/6"   , "-"     , "10/12" , "10/12" , "10/12" , "10/12"),
    "floating_carpet":      ("4/5"   , "-"     , "9/11"  , "9/11"  , "9/11"  , "9/11"),
    "crystal_ball":         ("5/6"   , "-"     , "10/12" , "10/12" , "5/6"   , "10/12"),
    "bottled_fairy":        ("4/5"   , "-"     , "-"     , "-"     , "4/5"   , "-"),
    "bubbling_cauldron":    ("8/10"  , "8/10"  , "-"     , "8/10"  , "-"     , "-"),
    "dragons_egg":          ("4/5"   , "-"     , "-"     , "8/10"  , "4/5"   , "-"),
    "sovereign_sword":      ("3/4"   , "-"     , "-"     , "7/9"   , "7/9"   , "-"),
    "dark_lotus":           ("5/6"   , "5/6"   , "-"     , "-"     , "5/6"   , "5/6"),
    "skeletomicon":         ("5/6"   , "5/6"   , "-"     , "5/6"   , "-"     , "-"),
    "haunted_doll":         ("4/5"   , "4/5"   , "-"     , "4/5"   , "-"     , "-"),
    "facsimilous_feline":   ("2/3"   , "2/3"   , "2/3"   , "2/3"   , "2/3"   , "-"),
    "wizards_watch":        ("1/1"   , "1/1"   , "1/1"   , "1/1"   , "1/1"   , "-"),
    "pandoras_lockbox":     ("1/1"   , "1/1"   , "1/1"   , "1/1"   , "-"     , "-"),
    "mystical_lamp":        ("1/1"   , "1/1"   , "1/1"   , "1/1"   , "1/1"   , "-"),
    "sacred_chalice":       ("1/1"   , "1/1"   , "1/1"   , "1/1"   , "-"     , "-"),
    "talking_toad":         ("3/3"   , "5/6"   , "-"     , "-"     , "5/6"   , "5/6"),
    "decryptor_ring":       ("3/4"   , "6/8"   , "6/8"   , "-"     , "3/4"   , "6/8"),
    "automated_wand":       ("6/7"   , "11/13" , "11/13" , "-"     , "6/7"   , "11/13"),
    "hexed_boomerang":      ("5/6"   , "10/12" , "10/12" , "10/12" , "-"     , "10/12"),
    "werefur_carpet":       ("5/6"   , "9/11"  , "9/11"  , "9/11"  , "9/11"  , "9/11"),
    "gelatinous_ball":      ("5/6"   , "10/12" , "10/12" , "10/12" , "5/6"   , "10/12"),
    "toothed_fairy":        ("5/6"   , "9/11"  , "-"     , "-"     , "5/6"   , "-"),
    "emerald_egg":          ("4/5"   , "8/10"  , "-"     , "8/10"  , "4/5"   , "-"),
    "skeletal_sword":       ("4/5"   , "7/9"   , "-"     , "7/9"   , "7/9"   , "-"),
    "fools_moon":           ("2/3"   , "2/3"   , "-"     , "2/3"   , "2/3"   , "-"),
    "spectral_spectacles":  ("1/1"   , "1/1"   , "1/1 D" , "1/1"   , "1/1"   , "-"),
}
# fmt: on


def _copies(cell: str) -> tuple[int, int]:
    """Return the two counts of a cell."""
    small, _, large = cell.removesuffix(" D").partition("/")
    return int(small), int(large)


RECIPES: Final[dict[str, Recipe]] = {
    name: Recipe(
        title,
        tuple((item, _copies(cells[column])) for item, cells in TABLE.items() if cells[column] != "-"),
        derived=tuple(item for item, cells in TABLE.items() if cells[column].endswith("D")),
    )
    for column, (name, title) in enumerate(NAMES.items())
}


def recipe_in(options: Mapping[str, str], items: Sequence[Item]) -> Recipe:
    """Return the recipe of a set-up: the one that is spelled out, else one of the above by name."""
    name = options.get("recipe", "")
    copies = [
        (option.removeprefix(SPELLED_OUT), counts_in(option, value))
        for option, value in options.items()
        if option.startswith(SPELLED_OUT)
    ]
    if copies:
        recipe = Recipe(name or "your own", tuple(copies), proxies=True)
        check_recipe(recipe, items)
        return recipe
    if (name or "standard") not in RECIPES:
        raise Trouble(f"there is no recipe called {name!r}; there are: {', '.join(RECIPES)}")
    return RECIPES[name or "standard"]


def options_of(recipe: Recipe) -> dict[str, str]:
    """Return the options of a set-up that is played with a recipe; one of the players' own is spelled out."""
    for name, known in RECIPES.items():
        if known is recipe:
            return {"recipe": name}
    counts = {f"{SPELLED_OUT}{item}": f"{small}/{large}" for item, (small, large) in recipe.copies}
    return {"recipe": recipe.name, **counts}
