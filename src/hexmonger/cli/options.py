"""The options that several commands share, and the table they set up."""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, wraps
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, get_args

import typer
from typer.models import OptionInfo

from hexmonger.cli import completion
from hexmonger.kernel.game import GROUP as GAMES
from hexmonger.kernel.game import Box, boxes
from hexmonger.kernel.installed import installed
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

# What a flag can be called; all other options, such as the numbers of an edition, are set with --set.
FLAG: Final = re.compile(r"[a-z][a-z0-9_]*")


def _usual_game() -> str:
    """Return the game that is meant where none is named: the first of Hexmonger's own."""
    found = installed(GAMES)
    own = [name for name, entry in found.items() if entry.module.startswith("hexmonger.")]
    return next(iter([*own, *found]), "")


USUAL_GAME: Final = _usual_game()
USUAL_BOT: Final = "greedy"

GameOptions: TypeAlias = Mapping[str, str]
GameName: TypeAlias = Annotated[
    str, typer.Option("--game", metavar="GAME", help="Which game.", autocompletion=completion.game_names)
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


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command that has a flag for every option of a game, given to it together as `options`.

    Where a game's option is called like a flag of the command's own, it is set with --set.
    """
    parameters = inspect.signature(command).parameters.values()
    taken = {flag for parameter in parameters for flag in _flags(parameter)}
    flags = {name: flag for name, flag in _game_flags().items() if f"--{_dashed(name)}" not in taken}

    @wraps(command)
    def run(**given: Any) -> None:
        chosen = {name: given.pop(flag.name) for name, flag in flags.items()}
        command(options={name: value for name, value in chosen.items() if value is not None}, **given)

    mixed: list[inspect.Parameter] = []
    for parameter in parameters:
        mixed += flags.values() if parameter.name == "options" else [parameter]
    run.__signature__ = inspect.Signature(mixed)  # type: ignore[attr-defined]
    return run


def _flags(parameter: inspect.Parameter) -> set[str]:
    """Return what a parameter of a command is called on the command line."""
    said = [info for info in get_args(parameter.annotation) if isinstance(info, OptionInfo)]
    named = [str(flag) for info in said for flag in (info.default, *(info.param_decls or ()))]
    return {f"--{_dashed(parameter.name)}", *named}


@cache
def _game_flags() -> dict[str, inspect.Parameter]:
    """Return a flag for every option that an installed game has a plain name for."""
    found: dict[str, inspect.Parameter] = {}
    for box in boxes().values():
        # A game that is broken must not keep all others away.
        with suppress(Exception):
            for name, about in box.option_names().items():
                if FLAG.fullmatch(name):
                    found.setdefault(name, _flag(name, f"{box.title}: {about}."))
    return found


def _flag(name: str, about: str) -> inspect.Parameter:
    offered = completion.values_of(name)
    flag = typer.Option(f"--{_dashed(name)}", metavar="VALUE", help=about, autocompletion=offered)
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(f"game_{name}", kind, default=None, annotation=Annotated[str | None, flag])


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def set_up(
    box: Box[Any, Any],
    seats: int,
    options: Mapping[str, str],
    edition: Path | None,
    settings: Sequence[str] | None = None,
    recipe: str | None = None,
) -> Setup:
    """Return the set-up that the options ask for."""
    box.check_seats(seats)
    setup = Setup(seats, {**dict(_setting(setting) for setting in settings or ()), **options})
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
        raise Trouble(f"{text!r} should be NAME=VALUE; `hexmonger games` lists the options of each game")
    return name, value
