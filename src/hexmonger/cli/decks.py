"""Modules and recipes as the command line names them: by name, or a recipe as a file of the players' own.

It needs a whole game, so commands load it only when they need it.
"""

from pathlib import Path
from typing import Any

from hexmonger.cli.options import USUAL_MODULE
from hexmonger.cli.topics import closest, plain
from hexmonger.games.arcane_alley.game import RECIPE_PREFIX, ArcaneAlley
from hexmonger.games.arcane_alley.module import Module, find_module, modules
from hexmonger.games.arcane_alley.recipe import Recipe, read_recipe
from hexmonger.kernel.game import Box, Setup
from hexmonger.kernel.trouble import Trouble


def modules_of(box: Box[Any, Any]) -> list[Module]:
    """Return the modules that a game can be played with."""
    return list(modules().values()) if isinstance(box, ArcaneAlley) else []


def with_recipe(box: Box[Any, Any], setup: Setup, asked: str) -> Setup:
    """Return a set-up played with a recipe; one of the players' own is spelled out in it.

    So a record needs nothing but itself to be played again.
    """
    if not isinstance(box, ArcaneAlley):
        raise Trouble(f"{box.title} has no recipes")
    module = find_module(setup.options.get("modules", ""))
    if not module.recipes():
        raise Trouble(f"a recipe needs its module: add --modules {USUAL_MODULE}")
    name, recipe = find_recipe(module, asked)
    if name:
        return Setup(setup.seats, {**setup.options, "recipe": name})
    counts = {f"{RECIPE_PREFIX}{item}": f"{small}/{large}" for item, (small, large) in recipe.copies}
    return Setup(setup.seats, {**setup.options, "recipe": recipe.name, **counts})


def find_recipe(module: Module, asked: str) -> tuple[str, Recipe]:
    """Return a module's recipe by its name or title, or, with no name, the one in a file."""
    recipes = module.recipes()
    for name, recipe in recipes.items():
        if plain(asked) in (plain(name), plain(recipe.name)):
            return name, recipe
    path = Path(asked)
    if not path.exists() and not path.suffix and len(path.parts) < 2:
        known = ", ".join(recipes)
        raise Trouble(
            f"there is no recipe and no file called {asked!r}; "
            f"the recipes are: {known}{closest(asked, recipes)}"
        )
    return "", read_recipe(path, module.items())
