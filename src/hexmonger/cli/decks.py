"""Recipes as the command line names them: by name or title, or as a file of the players' own."""

from pathlib import Path
from typing import Any

from hexmonger.cli.topics import closest, plain
from hexmonger.decks import MODULES, Module, Recipe, find_module, modules_of, read_recipe, recipes_of
from hexmonger.kernel.game import Box, Setup
from hexmonger.kernel.trouble import Trouble


def with_recipe(box: Box[Any, Any], setup: Setup, asked: str) -> Setup:
    """Return a set-up played with a recipe."""
    usual = usual_module(box)
    if not usual:
        raise Trouble(f"{box.title} has no recipes")
    name = setup.options.get(MODULES, "")
    module = find_module(box, name) if name else None
    if module is None or not module.recipes():
        raise Trouble(f"a recipe needs its module: add --modules {usual}")
    recipe = find_recipe(box, module, asked)
    return Setup(setup.seats, {**setup.options, **recipe.options()})


def usual_module(box: Box[Any, Any]) -> str:
    """Return the module whose recipes are meant where none is named: the first that has any."""
    return next((module.name for module in modules_of(box) if module.recipes()), "")


def find_recipe(box: Box[Any, Any], module: Module, asked: str) -> Recipe:
    """Return a module's recipe by its name or title, or the one in a file."""
    recipes = recipes_of(module)
    for name, recipe in recipes.items():
        if plain(asked) in (plain(name), plain(recipe.title)):
            return recipe
    path = Path(asked)
    if not path.exists() and not path.suffix and len(path.parts) < 2:
        known = ", ".join(recipes)
        raise Trouble(
            f"there is no recipe and no file called {asked!r}; "
            f"the recipes are: {known}{closest(asked, recipes)}"
        )
    return read_recipe(box, module, path)
