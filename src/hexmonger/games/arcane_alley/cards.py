"""What an item and a wizard are: names, numbers and sentences, with where each is known from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hexmonger.kernel.agenda import Step
from hexmonger.kernel.edition import MOST, Parameter
from hexmonger.kernel.glossary import CORRECTED, DERIVED, OURS, PRINTED, RECONSTRUCTED, Number, Sentence
from hexmonger.kernel.messages import Message
from hexmonger.kernel.trouble import Trouble

__all__ = [
    "COPIES",
    "DERIVED",
    "MOST_COPIES",
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
    "identifier",
    "printed",
    "reconstructed",
    "text_patterns",
]

Steps = Sequence[Step[Any]]
COPIES: Final = ("copies_2_to_4", "copies_5_to_6")
MOST_COPIES: Final = 200


@dataclass(frozen=True)
class Saying:
    """A sentence of a text and how we know it; `{ $name }` stands for a number of the table.

    The words are a pattern of the English catalogue, which `text_patterns` hands out.
    """

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


def _corrected(numbers: Mapping[str, Number], values: Mapping[str, int]) -> dict[str, Number]:
    """Return numbers with the values of an edition."""
    return {
        name: number if values[name] == number.value else Number(values[name], CORRECTED)
        for name, number in numbers.items()
    }


def said_with(id: str, numbers: Mapping[str, Number]) -> Message:  # noqa: A002
    """Return a message about something that has numbers, which are its fields."""
    return Message(id, {name: number.value for name, number in numbers.items()})


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
    is_promo: bool = False

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

    def parameters(self) -> dict[str, Parameter]:
        """Return its numbers, and what an edition may make of each."""
        return {
            "gold": Parameter(Number(self.gold, self.gold_source)),
            "infamy": Parameter(Number(self.infamy, self.infamy_source), -MOST, MOST),
            **{
                name: Parameter(Number(copies, self.copies_source), 0, MOST_COPIES)
                for name, copies in zip(COPIES, self.copies, strict=True)
            },
            **{name: Parameter(number) for name, number in self.numbers.items()},
        }

    def with_numbers(self, values: Mapping[str, int]) -> "Item":
        """Return it with an edition's numbers."""
        if self.is_special and values["gold"] != self.gold:
            raise Trouble(f"`items.{self.id}.gold`: {self.name} makes no sets, so it has no gold (AA-51)")
        return replace(
            self,
            gold=values["gold"],
            infamy=values["infamy"],
            copies=(values[COPIES[0]], values[COPIES[1]]),
            numbers=_corrected(self.numbers, values),
        )

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

    def said(self, id: str) -> Message:  # noqa: A002
        """Return a message about it, which has all of its numbers."""
        return said_with(id, self.numbers)

    def sentences(self) -> tuple[Sentence, ...]:
        """Return its effect, a sentence at a time."""
        return _sentences(self.id, self.text, self.numbers)


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

    def parameters(self) -> dict[str, Parameter]:
        """Return its numbers, and what an edition may make of each."""
        return {name: Parameter(number) for name, number in self.numbers.items()}

    def with_numbers(self, values: Mapping[str, int]) -> "Wizard":
        """Return it with an edition's numbers."""
        return replace(self, numbers=_corrected(self.numbers, values))

    def sentences(self) -> tuple[Sentence, ...]:
        """Return the power, a sentence at a time."""
        return _sentences(self.id, self.text, self.numbers)


def text_patterns(things: Sequence[Item | Wizard]) -> dict[str, str]:
    """Return the English patterns of the sentences of items or wizards, by the ids of their messages."""
    return {
        _text(thing.id, number): saying.words
        for thing in things
        for number, saying in enumerate(thing.text, 1)
    }


def _sentences(id: str, text: Sequence[Saying], numbers: Mapping[str, Number]) -> tuple[Sentence, ...]:  # noqa: A002
    return tuple(
        Sentence(said_with(_text(id, number), numbers), saying.source)
        for number, saying in enumerate(text, 1)
    )


def _text(id: str, number: int) -> str:  # noqa: A002
    """Return the id of the message for a sentence of a text, which are numbered from 1."""
    return f"text-{id}-{number}"
