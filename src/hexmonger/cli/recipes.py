"""`hexmonger recipes`: the recipes of a module, and a check of the players' own."""

from typing import Annotated

import typer

from hexmonger.cli import completion
from hexmonger.cli.decks import usual_module
from hexmonger.cli.options import USUAL_GAME
from hexmonger.kernel.game import MODULES, find_box


def recipes(
    asked: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME|FILE]",
            help="One of the recipes, or a file with one of your own (TOML).",
            autocompletion=completion.recipes,
        ),
    ] = None,
    module_name: Annotated[
        str | None,
        typer.Option(
            "--modules",
            metavar="MODULE",
            help="The module whose items they use.",
            autocompletion=completion.values_of(MODULES),
        ),
    ] = None,
) -> None:
    """List the recipes, show the counts of one, or check a recipe of your own."""
    from hexmonger.cli.recipe_book import list_recipes, show_recipe

    box = find_box(USUAL_GAME)
    module = module_name or usual_module(box)
    if asked:
        show_recipe(box, module, " ".join(asked))
    else:
        list_recipes(box, module)
