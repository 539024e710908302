"""Every message that games produce: met while they are played at random, or written down in the sources."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, get_type_hints

import hexmonger
from hexmonger.kernel.agenda import Question
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event, Telling, anatomy_of
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.messages import Message
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from tests.laws import market_setups, merchants_setups
from tests.laws import setups as alley_setups

SOURCES: Final = Path(hexmonger.__file__).parent
# Enough to meet all but the rarest.
GAMES: Final = 40


@dataclass(frozen=True)
class Family:
    """Games that have a catalogue of their own: where they come from, and where their sources are."""

    name: str
    box: str
    draw: Callable[[Source, bool], Setup]
    folder: str


FAMILIES: Final = (
    Family("arcane_alley", "arcane_alley", alley_setups.setup_from, "games/arcane_alley"),
    Family(
        "moonstruck_market",
        "arcane_alley",
        market_setups.setup_from,
        "games/arcane_alley/moonstruck_market",
    ),
    Family(
        "merchants_of_magick",
        "merchants_of_magick",
        merchants_setups.setup_from,
        "games/merchants_of_magick",
    ),
)


@dataclass(frozen=True)
class Met:
    """A message that was met: in which game, and as each reader gets it, by seat."""

    game: Game[Any, Any]
    id: str
    read: tuple[tuple[int, Message], ...]


@dataclass
class Meeting:
    """All messages that games of a family have produced, by id, and those of them that differ in form."""

    met: dict[str, list[Met]] = field(default_factory=dict)
    events: dict[type[Event], Event] = field(default_factory=dict)
    _seen: set[object] = field(default_factory=set)

    def add(self, met: Met) -> None:
        """Note a message, once for each form that its fields have."""
        seen = (met.id, tuple(_form(message) for _, message in met.read))
        if seen not in self._seen:
            self._seen.add(seen)
            self.met.setdefault(met.id, []).append(met)


@cache
def meeting(family: Family) -> Meeting:
    """Return all that games of a family say, played at random; the same at every run."""
    found = Meeting()
    sources = [Source(number, 9) for number in range(GAMES)]
    setups = [family.draw(source, number % 3 > 0) for number, source in enumerate(sources)]
    games = [find_box(family.box).open(setup) for setup in setups]
    for game, source in zip(games, sources, strict=True):
        _play(game, source, found)
    game = games[0]
    for kind in game.event_kinds():
        if kind not in found.events and not kind.is_silent:
            found.add(_told(game, Telling(_example(game, kind))))
    return found


def _play(game: Game[Any, Any], source: Source, found: Meeting) -> None:
    s: State = game.new(source.below(1 << 40))
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        for message in _asked(s, ask.question, ask.frame, ask.options):
            found.add(_said(game, message, ask.seat))
        told: list[Telling] = []
        s.told = told
        s.choose(source.pick(ask.options), ask.seat)
        for telling in told:
            found.events[type(telling.event)] = telling.event
            if not telling.event.is_silent:
                found.add(_told(game, telling))


def _example(game: Game[Any, Any], kind: type[Event]) -> Event:
    """Return an event of a kind that was not met, made up."""
    hints = get_type_hints(kind)
    things = {entry.kind: entry.id for entry in reversed(game.glossary())}
    values: dict[str, Any] = {}
    for name, what in anatomy_of(kind).kinds.items():
        thing = things.get(what, things["item"])
        values[name] = {int: 2, bool: True, str: thing}.get(hints[name], (thing,))
    return kind(**{**values, **({"seat": 0} if "seat" in values else {})})


def _asked(s: State, question: Question[Any], frame: Any, options: list[int]) -> Iterator[Message]:
    """Return the prompt, the words for the answers, and why others are not allowed."""
    yield question.prompt(s, frame)
    allowed = set(options)
    for choice in question.domain(s, frame):
        yield question.verb(s, frame, choice)
        if choice not in allowed:
            yield question.why_not(s, frame, choice)[0]


def _said(game: Game[Any, Any], message: Message, seat: int) -> Met:
    return Met(game, message.id, tuple((reader, message) for reader in _readers(game, seat)))


def _told(game: Game[Any, Any], telling: Telling) -> Met:
    read = []
    for reader in _readers(game, telling.event.subject):
        # Who does not hear of it now may do so later.
        event = telling.heard_by(reader) or telling.event.veiled()
        read.append((reader, event.message()))
    return Met(game, telling.event.message().id, tuple(read))


def _readers(game: Game[Any, Any], actor: int) -> tuple[int, ...]:
    """Return the seats of those who read a message: who it is about, somebody else, and a spectator."""
    first = max(actor, 0)
    return first, (first + 1) % game.seats if game.seats > 1 else -1, -1


def _form(message: Message) -> object:
    """Return what makes a message read otherwise than others of its id, but for names and large numbers."""
    form: list[object] = []
    for name, value in message.fields.items():
        if isinstance(value, int):
            form.append((name, value if 0 <= value < 3 else 3))
        elif isinstance(value, str):
            form.append((name, value))
        elif isinstance(value, tuple):
            form.append((name, min(len(value), 4), any(each.id for each in value)))
        else:
            form.append((name, value.kind, bool(value.id)))
    return tuple(form)


@dataclass(frozen=True)
class Literal:
    """A message that stands in the sources, with the names of its fields where these stand there too."""

    place: str
    id: str
    fields: frozenset[str] | None


PREFIXES: Final = ("event-", "ask-", "verb-", "why-", "will-", "then-", "table-", "note-", "end-")


def literals(folder: str, *without: str) -> list[Literal]:
    """Return the messages that stand in the sources of a folder."""
    found: list[Literal] = []
    for path in sorted((SOURCES / folder).rglob("*.py")):
        if not any(SOURCES / inner in path.parents for inner in without):
            place = str(path.relative_to(SOURCES))
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [Literal(place, name, fields) for name, fields in _literals(tree)]
    return found


def _literals(tree: ast.Module) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Return ids that stand in a module as they are, with the fields of calls of `message`."""
    called: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if node.func.id == "message" and isinstance(first, ast.Constant):
                called.add(id(first))
                names = [keyword.arg for keyword in node.keywords]
                yield str(first.value), frozenset(name for name in names if name is not None)
            if node.func.id == "plain" and isinstance(first, ast.Constant):
                called.add(id(first))
                yield str(first.value), frozenset()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in called:
            word = node.value
            if word.startswith(PREFIXES) and not word.endswith("-") and " " not in word:
                yield word, None
