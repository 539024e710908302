"""How many colours the terminal table is shown in, for the commands that open it."""

import os
import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

if TYPE_CHECKING:
    from hexmonger.terminal import Colours

VARIABLE: Final = "HEXMONGER_COLOURS"


class ColourCount(StrEnum):
    """How many colours somebody wants to see."""

    AUTO = "auto"
    ALL = "all"
    OF_256 = "256"
    OF_16 = "16"


ColoursWanted: TypeAlias = Annotated[
    ColourCount,
    typer.Option(
        "--colours",
        envvar=VARIABLE,
        help="How many colours the terminal has, if it doesn't say so itself.",
    ),
]


def shown_in(wanted: ColourCount) -> "Colours":
    """Return how many colours a table is shown in: as many as were asked for, or as the terminal has."""
    from hexmonger.terminal import Colours, colours_of

    if wanted is ColourCount.AUTO:
        return colours_of(os.environ, sys.platform)
    return Colours[wanted.name]
