"""What an item and a wizard are: names, numbers and sentences, with where each is known from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hexmonger.kernel.agenda import Step
from hexmonger.kernel.glossary import DERIVED, OURS, PRINTED, RECONSTRUCTED

__all__ = [
    "DERIVED",
    "OURS",
    "PRINTED",
    "RECONSTRUCTED",
    "D",
    "Item",
    "Number",
    "P",
    "R",
    "Saying",
    "Steps",
    "Wizard",
    "derived",
    "filled",
    "identifier",
    "printed",
    "reconstructed",
]

Steps = Sequence[Step[Any]]


@dataclass(frozen=True)
class Saying:
    """A sentence of a text and how we know it; `{name}` stands for a number of the table."""

    source: str
    words: str


def P(words: str) -> Saying:
    """Say what a handbook prints, in our words."""
    return Saying(PRINTED, words)


def D(words: str) -> Saying:
    """Say what follows from clarifications, examples or arithmetic."""
    return Saying(DERIVED, words)


def R(words: str) -> Saying:
    """Say what we chose because the printed text did not survive."""
    return Saying(RECONSTRUCTED, words)


@dataclass(frozen=True)
class Number:
    """A number inside an effect, which an edition may correct, and how we know it."""

    value: int
    source: str


def printed(value: int) -> Number:
    """Give a number that a handbook prints."""
    return Number(value, PRINTED)


def derived(value: int) -> Number:
    """Give a number that follows from what is printed."""
    return Number(value, DERIVED)


def reconstructed(value: int) -> Number:
    """Give a number that is our choice."""
    return Number(value, RECONSTRUCTED)


def identifier(name: str) -> str:
    """Return the id of a name.

    >>> identifier("Dragon's Egg"), identifier("Three-Headed Coin")
    ('dragons_egg', 'three_headed_coin')
    """
    return name.lower().replace("'", "").replace("-", "_").replace(" ", "_")


def filled(sayings: Sequence[Saying], numbers: Mapping[str, Number]) -> list[Saying]:
    """Return sentences with their numbers filled in."""
    values = {name: number.value for name, number in numbers.items()}
    return [Saying(saying.source, saying.words.format_map(values)) for saying in sayings]


@dataclass(frozen=True)
class Item:
    """A kind of item: its line in the table, and its effects as sentences of shared verbs.

    `discarded` happens when it goes on the discard from a stash or replaced while revealed, `replaced`
    when its owner replaces it while revealed. It may also return when replaced, stay where it lies,
    halve its owner's gains, or mimic the two others of a stack. Where its copies are settled, an edition has
    no say in them.
    """

    name: str
    mark: str
    gold: int
    infamy: int
    copies: tuple[int, int]
    text: tuple[Saying, ...]
    gold_source: str = PRINTED
    infamy_source: str = PRINTED
    when_source: str = PRINTED
    copies_source: str = DERIVED
    copies_are_settled: bool = False
    numbers: Mapping[str, Number] = field(default_factory=dict)
    played: Steps = ()
    sold: Steps = ()
    discarded: Steps = ()
    replaced: Steps = ()
    special: Steps = ()
    returns: bool = False
    stays: bool = False
    halves: bool = False
    mimics: bool = False
    book: str = "AA"
    box: int = -1

    @property
    def rule(self) -> str:
        """Return the id of its rule."""
        return f"{self.book}-item:{self.id}"

    @property
    def id(self) -> str:
        """Return its name as files and tests write it."""
        return identifier(self.name)

    @property
    def in_box(self) -> int:
        """Return how many copies the boxes hold."""
        return self.copies[1] if self.box < 0 else self.box

    @property
    def own_fields(self) -> tuple[str, ...]:
        """Return the fields that only its own kind of item has, for an edition to correct."""
        return ()

    def corrected(self, field: str, value: int) -> "Item | None":
        """Return the item with a field corrected that only its own kind of item has, if it has it."""
        return None

    @property
    def is_special(self) -> bool:
        """Whether it is activated from a stash and makes no sets."""
        return bool(self.special)

    @property
    def when(self) -> tuple[str, ...]:
        """Return the words for when its effects happen, as on the card's foot."""
        always = self.returns or self.stays or self.halves or self.mimics
        moments = {
            "played": bool(self.played),
            "always": bool(always or self.discarded or self.replaced),
            "sold": bool(self.sold),
            "special": bool(self.special),
        }
        return tuple(moment for moment, happens in moments.items() if happens)

    def traits(self) -> Mapping[str, Saying]:
        """Return what an expansion prints on it besides, by name."""
        return {}

    def sayings(self) -> list[Saying]:
        """Return its effect, a sentence at a time, numbers filled in."""
        return filled(self.text, self.numbers)


@dataclass(frozen=True)
class Wizard:
    """A wizard: a power in words, and the moments at which it hooks into the rules."""

    name: str
    id: str
    text: tuple[Saying, ...]
    numbers: Mapping[str, Number] = field(default_factory=dict)
    on_play: Steps = ()
    on_sale: Steps = ()
    on_inspection: Steps = ()
    on_count: Steps = ()
    on_turn: Steps = ()
    is_promo: bool = False
    book: str = "AA"

    @property
    def rule(self) -> str:
        """Return the id of its rule."""
        return f"{self.book}-wizard:{self.id}"

    def sayings(self) -> list[Saying]:
        """Return the power, a sentence at a time, numbers filled in."""
        return filled(self.text, self.numbers)
