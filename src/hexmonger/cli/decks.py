"""Modules and recipes as the command line names them: by name or title, a recipe also as a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hexmonger.cli.topics import closest, plain
from hexmonger.kernel.game import MODULES, Box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

RECIPE: Final = "recipe"


def recipes_of(box: Box[Any, Any], module: str) -> Mapping[str, str]:
    """Return the titles of a module's recipes, by name."""
    return box.choices({MODULES: module}).get(RECIPE, {})


def usual_module(box: Box[Any, Any]) -> str:
    """Return the module whose recipes are meant where none is named: the first that has any."""
    return next((name for name in box.modules() if recipes_of(box, name)), "")


def with_recipe(box: Box[Any, Any], setup: Setup, asked: str) -> Setup:
    """Return a set-up played with a recipe: one of its module, by name or title, or the one in a file."""
    usual = usual_module(box)
    if not usual:
        raise Trouble(f"{box.title} has no recipes")
    recipes = recipes_of(box, setup.options.get(MODULES, ""))
    if not recipes:
        raise Trouble(f"a recipe needs its module: add --modules {usual}")
    for name, title in recipes.items():
        if plain(asked) in (plain(name), plain(title)):
            return Setup(setup.seats, {**setup.options, RECIPE: name})
    path = Path(asked)
    if not path.exists() and not path.suffix and len(path.parts) < 2:
        known = ", ".join(recipes)
        raise Trouble(
            f"there is no recipe and no file called {asked!r}; "
            f"the recipes are: {known}{closest(asked, recipes)}"
        )
    return box.with_recipe_file(setup, path)
