"""Looks: what a door draws of a thing or a game besides the facts, kept with the game for all doors."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hexmonger.kernel.messages import Message


@dataclass(frozen=True)
class Look:
    """How a thing looks, under the kind and id that it has in the glossary.

    `icon` has rows of dots: `#` is one, `.` is none. `colour` is written like `#5B3BA3`, `pattern` is a word
    such as `waves`; things of one type share both. `short` says in a few words what it does, by the moment
    at which it does so.
    """

    icon: tuple[str, ...] = ()
    colour: str = ""
    pattern: str = ""
    short: Mapping[str, Message] = field(default_factory=dict)


@dataclass(frozen=True)
class Chart:
    """A figure of the players that is worth a line for each over the whole game.

    A flag marks where the figure `flags` rises; a line across marks a `limit`, if there is one.
    """

    figure: str
    flags: str = ""
    limit: int = 0
