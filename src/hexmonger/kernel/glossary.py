"""A game's glossary: everything it names, in words and numbers, with how each is known."""

from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.messages import Message

PRINTED: Final = "printed"
DERIVED: Final = "derived"
TRANSCRIBED: Final = "transcribed"
RECONSTRUCTED: Final = "reconstructed"
OURS: Final = "ours"
CORRECTED: Final = "corrected"


@dataclass(frozen=True)
class Sentence:
    """What is to be said of something, and how it is known."""

    said: Message
    source: str


@dataclass(frozen=True)
class Known:
    """Words and how they are known."""

    words: str
    source: str


@dataclass(frozen=True)
class Moments:
    """When something acts, moment by moment, and how that is known."""

    names: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True)
class Number:
    """A number of a table, which an edition may correct, and how it is known."""

    value: int
    source: str


@dataclass(frozen=True)
class Figure:
    """A number under the name an edition file knows it by, and how it is known.

    `was` is what an edition has corrected; a value of none is one that can't be. Where it is not
    `correctable`, an edition file has no say in it.
    """

    name: str
    value: int | None
    source: str
    was: int | None = None
    correctable: bool = True


@dataclass(frozen=True)
class Entry:
    """One thing a game names: an item, a wizard, a number.

    `figures` are those that everything of its kind has, `numbers` those inside its own sentences,
    `traits` what else is printed on it, by name. `in_box` is how many of it there are, where that is counted,
    `book` the title of the module that brings it, where one does. A promo is only used where it is asked for.
    """

    kind: str
    id: str
    name: str
    mark: str
    rule: str
    when: Moments
    figures: tuple[Figure, ...]
    numbers: tuple[Figure, ...]
    sentences: tuple[Sentence, ...]
    traits: tuple[tuple[str, Known], ...] = ()
    in_box: int = 0
    book: str = ""
    is_promo: bool = False
