"""A game with words and nothing else, to try how sentences are made up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from hexmonger.kernel.events import SECRET, Amount, Event, Seat
from hexmonger.kernel.game import Box, Game
from hexmonger.kernel.glossary import Entry, Moments
from hexmonger.kernel.setup import Setup

ENGLISH: Final = """
event-drew = { $seat_is ->
    [you] You drew { $item }{ $origin_is ->
        [nobody] {""}
       *[other] { " " }from { $origin_inside }
    }.
   *[other] { $seat } drew { $item } { $item_is ->
        [known] openly
       *[unknown] in secret
    } from { $origin_inside }.
}
event-gained = { $seat } gained { $gold ->
    [one] a coin
   *[other] { $gold } coins
}.
event-sold = { $seat } sold { $items_count ->
    [0] nothing
   *[other] { $items } ({ $items_count })
} to { $buyers }.
unknown-item = { $count ->
    [one] an item
   *[other] { $count } items
}
item-renamed = Something Else
why-too-dear = { $item } costs { $gold }, { $who_inside }
ask-lacking = What about { $nothing }?
ask-only-english = Only in English, { $who }.
ask-way = { $way ->
    [up] Up
   *[down] Down
}
"""
GERMAN: Final = """
reader = Du
reader-inside = du
list-last = { $before } und { $last }
event-gained = { $seat_is ->
    [you] Du bekamst
   *[other] { $seat } bekam
} { $gold } Münzen.
item-ball = Kristallkugel
"""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    item: Annotated[str, "item", SECRET]
    origin: Seat


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: Seat
    gold: Amount


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    is_silent: ClassVar[bool] = True


def entry(identity: str, name: str) -> Entry:
    """Return something that the game names."""
    return Entry("item", identity, name, "", "", Moments(), (), (), ())


class Speaking(Game[Any, Any]):
    """Speaks, and does nothing else."""

    name = "speaking"
    title = "Speaking"
    least_seats = 1
    most_seats = 8

    def event_kinds(self) -> Sequence[type[Event]]:
        return Drew, Gained, Shuffled

    def catalogues(self, language: str) -> Sequence[str]:
        return {"en": [ENGLISH], "de": [GERMAN]}.get(language, [])

    def entries(self) -> list[Entry]:
        return [entry("ball", "Crystal Ball"), entry("wand", "Wand"), entry("renamed", "Named")]


GAME: Final = Box(Speaking).open(Setup(4))
