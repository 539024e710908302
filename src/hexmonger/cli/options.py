"""The options that several commands share, and the table they set up."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from hexmonger.cli import completion
from hexmonger.kernel.game import Box, Setup
from hexmonger.kernel.trouble import Trouble

USUAL_GAME: Final = "arcane_alley"
USUAL_BOT: Final = "greedy"

GameName: TypeAlias = Annotated[
    str, typer.Option("--game", metavar="GAME", help="Which game.", autocompletion=completion.game_names)
]
Wizards: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="WHO",
        help="none, random, or one for each seat with commas between them.",
        autocompletion=completion.wizards,
    ),
]
ModuleName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--modules",
        metavar="MODULE",
        help="The expansion to play with; `hexmonger games` lists them.",
        autocompletion=completion.modules,
    ),
]
RecipeName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--recipe",
        metavar="NAME|FILE",
        help="The recipe of the deck, or a file with your own; `hexmonger recipes` lists and checks them.",
        autocompletion=completion.recipes,
    ),
]
Arrange: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--arrange",
        metavar="HOW",
        help='How hidden items are laid out with Moonstruck Market: "as dealt" or "by players".',
    ),
]
EditionFile: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Play by the numbers of an edition file.")
]
Seed: TypeAlias = Annotated[
    int | None, typer.Option(help="The same seed deals the same game. One is drawn if you give none.")
]
Seats: TypeAlias = Annotated[int | None, typer.Option(min=1, help="How many play.")]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="Set any option of the game; `hexmonger games` lists them.",
        autocompletion=completion.settings,
    ),
]


def set_up(
    box: Box[Any, Any],
    seats: int,
    wizards: str | None,
    edition: Path | None,
    settings: Sequence[str] | None = None,
    modules: str | None = None,
    recipe: str | None = None,
    arrange: str | None = None,
) -> Setup:
    """Return the set-up that the options ask for."""
    box.check_seats(seats)
    options = dict(_setting(setting) for setting in settings or ())
    if wizards is not None:
        options["wizards"] = wizards
    if modules is not None:
        options["modules"] = modules
    if arrange is not None:
        options["arrange"] = arrange
    setup = Setup(seats, options)
    if recipe is not None:
        from hexmonger.cli.decks import with_recipe

        setup = with_recipe(box, setup, recipe)
    if edition is not None:
        setup = box.with_edition_file(setup, edition)
    return setup


def _setting(text: str) -> tuple[str, str]:
    """Return the name and the value of an option.

    >>> _setting("wizards=random")
    ('wizards', 'random')
    """
    name, sign, value = (part.strip() for part in text.partition("="))
    if not (name and sign and value):
        raise Trouble(f"{text!r} should be NAME=VALUE, such as wizards=random")
    return name, value
