"""Looks: what a door draws of a thing besides the facts about it, kept with the game for all doors."""

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
