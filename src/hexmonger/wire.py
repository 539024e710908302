"""Views and events as JSON, and the JSON Schema of both: all that a page or a program elsewhere needs.

What has its default is left out. The schemas are made from the types, so they can't say anything else.
"""

from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from inspect import cleandoc
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from hexmonger.kernel.drawn import Answer, Drawn
from hexmonger.kernel.events import SECRET, Event, TookBack, anatomy_of
from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import Message
from hexmonger.kernel.spots import Move
from hexmonger.kernel.trouble import Unreadable

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS: Final = "#/$defs/"
# An event that was heard begins with its number.
NUMBER: Final = b'{"number":'


@dataclass(frozen=True, slots=True)
class Heard:
    """An event that a reader heard: its number, for that reader alone, and what goes from where to where.

    `said` is its line in a log, for whoever has the game's words; a silent one has none. A heading begins a
    new part of the log.
    """

    number: int
    event: dict[str, Any]
    moves: tuple[Move, ...] = ()
    said: Message | None = None
    is_heading: bool = False


def encode(drawn: Drawn) -> bytes:
    """Return a drawn view as JSON."""
    return _encoded(drawn, Drawn)


def decode(written: bytes | str) -> Drawn:
    """Return the drawn view that was written as JSON."""
    drawn: Drawn = _decoded(written, Drawn)
    return drawn


def encode_events(stream: Iterable[Event], first: int = 0, known: dict[int, bytes] | None = None) -> bytes:
    """Return events that a reader heard one after the other as JSON, numbered from the first.

    Where the same events are written for several readers, `known` keeps each but for its number, by id.
    """
    known = {} if known is None else known
    told: list[bytes] = []
    for number, event in enumerate(stream, first):
        rest = known.get(id(event))
        if rest is None:
            rest = known[id(event)] = _without_number(event)
        told.append(b"%b%d%b" % (NUMBER, number, rest))
    return b"[%b]" % b",".join(told)


def _without_number(event: Event) -> bytes:
    """Return an event that was heard as JSON, from where its number would end."""
    said = None if event.is_silent else event.message()
    heard = Heard(0, event.to_json(), event.moves(), said, event.is_heading)
    return _encoded(heard, Heard).removeprefix(NUMBER + b"0")


def encode_answer(answer: Answer) -> bytes:
    """Return an answer that is allowed as JSON, as it stands in a drawn view."""
    return _encoded(answer, Answer)


def encode_message(said: Message) -> bytes:
    """Return a message as JSON."""
    return _encoded(said, Message)


def decode_events(game: Game[Any, Any], written: bytes | str) -> list[Event]:
    """Return the events of a game that were written as JSON."""
    return [game.read_event(heard.event) for heard in _decoded(written, list[Heard])]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of drawn views, which is the same for all games."""
    return _schema(_lean(Drawn))


def event_schema(game: Game[Any, Any]) -> dict[str, Any]:
    """Return the JSON Schema of what a reader hears of a game, with all kinds of events that it tells."""
    kinds = sorted({*game.event_kinds(), TookBack}, key=_name)
    about: list[Any] = [
        ("number", int),
        ("event", Union[tuple(_as_struct(kind) for kind in kinds)]),  # noqa: UP007 -- made of a list
        ("moves", _lean(tuple[Move, ...]), ()),
        ("said", _lean(Message | None), None),
        ("is_heading", bool, False),
    ]
    heard = msgspec.defstruct(Heard.__name__, about, namespace={"__doc__": Heard.__doc__})
    return _schema(list[heard])  # type: ignore[valid-type]


def components(kinds: Sequence[Any], place: str = DEFINITIONS) -> tuple[list[Any], dict[str, Any]]:
    """Return the JSON Schemas of several types, and of all that they are made of by name.

    A reference to one of those is the `place` and its name. Views and what they are made of are lean.
    """
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=place + "{name}")
    _, lean = msgspec.json.schema_components(
        [_lean(kind) for kind in (Drawn, Heard, Message)], ref_template=place + "{name}"
    )
    return _tidied(list(schemas)), _tidied({name: lean.get(name, part) for name, part in parts.items()})


def _encoded(value: Any, kind: Any) -> bytes:
    return msgspec.json.encode(msgspec.convert(value, _lean(kind), from_attributes=True))


def _decoded(written: bytes | str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(written, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"this JSON can't be read: {error}") from None


@cache
def _lean(kind: Any) -> Any:
    """Return a type with all its dataclasses as structs, which leave out what has its default."""
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        typed = [_with_default(each, _lean(hints[each.name])) for each in fields(kind)]
        name: str = kind.__name__  # type: ignore[union-attr]
        return msgspec.defstruct(
            name, typed, omit_defaults=True, frozen=True, namespace={"__doc__": kind.__doc__}
        )
    inner = tuple(each if each is Ellipsis else _lean(each) for each in get_args(kind))
    if not inner:
        return kind
    origin: Any = get_origin(kind)
    return Union[inner] if origin in (Union, UnionType) else origin[inner]  # noqa: UP007 -- made of a list


def _with_default(each: Field[Any], kind: Any) -> Any:
    if each.default is not MISSING:
        return each.name, kind, each.default
    if each.default_factory is not MISSING:
        return each.name, kind, msgspec.field(default_factory=each.default_factory)
    return each.name, kind


def _as_struct(kind: type[Event]) -> Any:
    """Return a kind of event as something that is told from others by its name, with what its fields are."""
    hints = get_type_hints(kind, include_extras=True)
    typed = [(each.name, _typed(hints[each.name])) for each in fields(kind)]
    about = {"__doc__": kind.__doc__}
    return msgspec.defstruct(kind.__name__, typed, tag=_name(kind), tag_field="event", namespace=about)


def _name(kind: type[Event]) -> str:
    return anatomy_of(kind).name


def _typed(hint: Any) -> Any:
    """Return the type of a field so that a schema says what kind of thing it is, and whether it is secret."""
    if get_origin(hint) is Annotated:
        base, *words = get_args(hint)
        said: dict[str, Any] = {"secret": True} if SECRET in words else {}
        for word in words:
            if word != SECRET:
                said["kind"] = word
        return Annotated[_typed(base), msgspec.Meta(extra_json_schema=said)]
    if get_origin(hint) is tuple:
        each: Any = _typed(get_args(hint)[0])
        return tuple[each, ...]
    return hint


def _schema(kind: Any) -> dict[str, Any]:
    return {"$schema": DRAFT, **_tidied(msgspec.json.schema(kind))}


def _tidied(value: Any) -> Any:
    """Return a schema whose descriptions have no margin."""
    if isinstance(value, dict):
        return {name: _tidied(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_tidied(each) for each in value]
    return cleandoc(value) if isinstance(value, str) else value
