"""Messages: what is to be said, as an id and typed fields; a catalogue of some language has the words.

Nothing here is a sentence. A door asks the room `words` for one, and says who reads it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from hexmonger.kernel.fixed import fixed

SEAT: Final = "seat"
# The language that all words are there in.
ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Named:
    """Something that has a name: a player by seat, or a thing of the game's glossary by its id.

    Without an id it is one that the reader may not know.
    """

    kind: str
    id: str


Value = int | str | Named | tuple[Named, ...]


@fixed
class Message:
    """What is to be said: an id that catalogues know, and what fills its sentence."""

    id: str
    fields: Mapping[str, Value] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """Return it as something that can be looked up."""
        return (self.id, *self.fields.items())

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        """Return it for those who have no catalogue at hand.

        >>> print(message("why-item-stays", item=Named("item", "haunted_doll")))
        why item stays (item haunted_doll)
        """
        words = self.id.replace("-", " ")
        fields = ", ".join(f"{name} {_written(value)}" for name, value in self.fields.items())
        return f"{words} ({fields})" if fields else words


def message(id: str, /, **fields: Value) -> Message:  # noqa: A002
    """Return a message with fields.

    >>> message("ask-slot", item=Named("item", "crystal_ball")).id
    'ask-slot'
    """
    return Message(id, fields) if fields else plain(id)


@cache
def plain(id: str) -> Message:  # noqa: A002
    """Return a message without fields, made once."""
    return Message(id)


@cache
def about(part: str, question: str) -> Message:
    """Return a part of a question, such as its verb, as a message without fields, made once.

    >>> about("verb", "lamp.take").id
    'verb-lamp-take'
    """
    return plain(f"{part}-{question.replace('.', '-')}")


@cache
def named(kind: str, id: str) -> Named:  # noqa: A002
    """Return something by its kind and id, made once."""
    return Named(kind, id)


@cache
def player(seat: int) -> Named:
    """Return the player at a seat; nobody for a negative number."""
    return Named(SEAT, str(seat) if seat >= 0 else "")


def catalogue_of(patterns: Mapping[str, str]) -> str:
    """Return patterns that are written beside what they are about, by id, as a text of a catalogue.

    A pattern is one line of Fluent: whatever stands in braces is filled in.

    >>> catalogue_of({"short-dark_lotus-played": "lose { $gold_lost } gold"})
    'short-dark_lotus-played = lose { $gold_lost } gold\\n'
    """
    return "".join(f"{id} = {pattern}\n" for id, pattern in patterns.items())  # noqa: A001


def read_message(written: Mapping[str, Any]) -> Message:
    """Return the message that was written as JSON."""
    return Message(written["id"], {name: _read(value) for name, value in written.get("fields", {}).items()})


def write_message(said: Message) -> dict[str, Any]:
    """Return a message as plain JSON values.

    >>> read_message(write_message(message("ask-egg", who=player(1), gold=3))) == message(
    ...     "ask-egg", who=player(1), gold=3)
    True
    """
    fields = {name: _plain(value) for name, value in said.fields.items()}
    return {"id": said.id, "fields": fields} if fields else {"id": said.id}


def _plain(value: Value) -> object:
    if isinstance(value, Named):
        return {"kind": value.kind, "id": value.id}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _read(value: Any) -> Value:
    if isinstance(value, dict):
        return Named(value["kind"], value["id"])
    if isinstance(value, list):
        return tuple(Named(each["kind"], each["id"]) for each in value)
    if not isinstance(value, int | str):
        raise ValueError(f"{value!r} is no field of a message")
    return value


def _written(value: Value) -> str:
    if isinstance(value, Named):
        return str(int(value.id) + 1) if value.kind == SEAT and value.id else value.id or "unknown"
    return " ".join(map(_written, value)) if isinstance(value, tuple) else str(value)
