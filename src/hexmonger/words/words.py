"""Sentences made of messages: who is named, what things are called, and how it reads for one reader."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from hexmonger.kernel.events import Event, TookBack
from hexmonger.kernel.game import Game
from hexmonger.kernel.glossary import Known, Sentence
from hexmonger.kernel.messages import ENGLISH, SEAT, Message, Named, Value
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.words.catalogue import Argument, Catalogue, Unsaid, check_language, own_texts
from hexmonger.words.names import told_apart

NOBODY: Final = -1
MOST_GAMES: Final = 64
MOST_SENTENCES: Final = 4096
MOST_TABLES: Final = 64

Players = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a log: the event it tells of, and the number that this has for its reader."""

    number: int
    event: Event
    text: str

    @property
    def seat(self) -> int:
        """Return whom it is about, -1 for nobody."""
        return self.event.subject


class Log:
    """What a reader has heard, in lines, read on from where it was; what was taken back has none."""

    def __init__(self, words: "Words", names: Sequence[str] = (), reader: int = NOBODY) -> None:
        self.words = words
        self.names = names
        self.reader = reader
        self._lines: dict[int, LogLine] = {}
        self._read = 0

    def read(self, stream: Sequence[Event], news: int = 0) -> list[LogLine]:
        """Return the lines of a stream, which goes on from one that was read before.

        What was told before the `news`, the number of an event, is told without its secrets.
        """
        for number in range(self._read, len(stream)):
            event = stream[number]
            if isinstance(event, TookBack):
                gone = [taken for taken in event.numbers if self._lines.pop(taken, None) is not None]
                # Whoever has taken it back knows, and so does one who has read nothing of it.
                if event.seat == self.reader or not gone:
                    continue
            line = self._line(number, event)
            if line.text:
                self._lines[number] = line
        self._read = len(stream)
        lines = self._lines.values()
        return [
            line if line.number >= news else self._line(line.number, line.event.veiled()) for line in lines
        ]

    def _line(self, number: int, event: Event) -> LogLine:
        return LogLine(number, event, self.words.log_line(event, self.names, self.reader))


class Words:
    """The words of a game in a language.

    Every sentence has a reader, who is "you" in it: a seat, or -1 for somebody who only watches. `names` are
    those of the players, by seat. They are text and nothing else, whatever letters they are made of.
    """

    def __init__(self, catalogue: Catalogue, things: Mapping[tuple[str, str], str]) -> None:
        self.catalogue = catalogue
        self._things = things
        self._kept = lru_cache(MOST_SENTENCES)(self.phrase)
        self._players = lru_cache(MOST_TABLES)(self._seated)

    def say(self, message: Message, names: Sequence[str] = (), reader: int = NOBODY) -> str:
        """Return the sentence of a message; where there are no words for it, what it is about."""
        try:
            return self._kept(message, tuple(names), reader)
        except Unsaid:
            return str(message)

    def phrase(self, message: Message, names: tuple[str, ...] = (), reader: int = NOBODY) -> str:
        """Return the sentence of a message, made anew, and refuse one that there are no words for."""
        return self.catalogue.phrase(message.id, self.arguments(message, names, reader))

    def told(self, sentences: Iterable[Sentence]) -> list[Known]:
        """Return sentences of a glossary in words, each with how it is known."""
        return [Known(self.say(sentence.said), sentence.source) for sentence in sentences]

    def joined(self, parts: Sequence[str], by: str = "list-next", last: str = "") -> str:
        """Return words one after the other, put together by a message, the last perhaps by another."""
        before = parts[0] if parts else ""
        for number, word in enumerate(parts[1:], 2):
            join = last if last and number == len(parts) else by
            before = self.catalogue.phrase(join, {"before": before, "next": word, "last": word})
        return before

    def arguments(self, message: Message, names: tuple[str, ...], reader: int) -> dict[str, Argument]:
        """Return what a catalogue is given to make the sentence of a message."""
        arguments: dict[str, Argument] = {}
        for field, value in message.fields.items():
            self._fill(arguments, field, value, names, reader)
        return arguments

    def name(self, kind: str, id: str) -> str:  # noqa: A002
        """Return what a thing is called, in words of the catalogue if it has any, or of the glossary."""
        if self.catalogue.has(f"{kind}-{id}"):
            return self.catalogue.phrase(f"{kind}-{id}", {})
        if (kind, id) not in self._things:
            raise Unsaid(f"there is no {kind} called {id!r}")
        return self._things[kind, id]

    def players(self, names: Sequence[str], reader: int = NOBODY) -> list[str]:
        """Return the players' names as a reader reads them at the beginning of a sentence."""
        return [name for name, _ in self._players(tuple(names), reader)]

    def log_line(self, event: Event, names: Sequence[str] = (), reader: int = NOBODY) -> str:
        """Return the sentence of an event; nothing for one that has no line in a log."""
        return "" if event.is_silent else self.say(event.message(), names, reader)

    def log(self, stream: Sequence[Event], names: Sequence[str] = (), reader: int = NOBODY) -> list[LogLine]:
        """Return the log of all that a reader has heard, without what was taken back."""
        return Log(self, names, reader).read(stream)

    def refusal(self, refused: Refused, names: Sequence[str] = (), reader: int = NOBODY) -> str:
        """Return why a choice is not allowed, with the answer in notation and the rule."""
        return refused.worded(self.say(refused.reason, names, reader))

    def _fill(
        self,
        arguments: dict[str, Argument],
        field: str,
        value: Value,
        names: tuple[str, ...],
        reader: int,
    ) -> None:
        """Add what a catalogue is given for a field of a message."""
        if isinstance(value, tuple):
            arguments[field] = self._listed(value, names, reader)
            arguments[f"{field}_count"] = len(value)
        elif not isinstance(value, Named):
            arguments[field] = value
        elif value.kind == SEAT:
            seat = int(value.id or NOBODY)
            arguments[field], arguments[f"{field}_inside"] = self._player(seat, names, reader)
            arguments[f"{field}_is"] = "nobody" if seat == NOBODY else "you" if seat == reader else "other"
        else:
            arguments[field] = self._thing(value)
            arguments[f"{field}_is"] = "known" if value.id else "unknown"

    def _player(self, seat: int, names: tuple[str, ...], reader: int) -> tuple[str, str]:
        """Return the name of a player at the beginning of a sentence, and inside one."""
        if seat == NOBODY:
            return self.catalogue.phrase("nobody", {}), self.catalogue.phrase("nobody-inside", {})
        seated = self._players(names, reader)
        if seat < len(seated):
            return seated[seat]
        if seat == reader:
            return self._reader()
        name = self.catalogue.phrase("player-without-name", {"number": seat + 1})
        return name, name

    def _reader(self) -> tuple[str, str]:
        return self.catalogue.phrase("reader", {}), self.catalogue.phrase("reader-inside", {})

    def _seated(self, names: tuple[str, ...], reader: int) -> Players:
        """Return the names of all players, at the beginning of a sentence and inside one."""
        you = self._reader()
        apart = told_apart(names, you[0], self._with_seat)
        return tuple(you if seat == reader else (name, name) for seat, name in enumerate(apart))

    def _with_seat(self, name: str, number: int) -> str:
        return self.catalogue.phrase("player-told-apart", {"name": name, "number": number})

    def _thing(self, thing: Named, count: int = 1) -> str:
        """Return the name of a thing, or what so many are called that the reader may not know."""
        if thing.id:
            return self.name(thing.kind, thing.id)
        return self.catalogue.phrase(f"unknown-{thing.kind}", {"count": count})

    def _listed(self, things: tuple[Named, ...], names: tuple[str, ...], reader: int) -> str:
        """Return several things one after the other, those that the reader may not know at the end."""
        if not things:
            return ""
        if things[0].kind == SEAT:
            words = [self._player(int(thing.id or NOBODY), names, reader)[1] for thing in things]
        else:
            words = [self._thing(thing) for thing in things if thing.id]
            unknown = [thing for thing in things if not thing.id]
            words += [self._thing(unknown[0], len(unknown))] if unknown else []
        return self.joined(words, last="list-last")


@lru_cache(MOST_GAMES)
def words_of(game: Game[Any, Any], language: str = ENGLISH, door: str = "") -> Words:
    """Return the words of a game in a language, made once; whatever it lacks is said in English.

    `door` is a package with words of its own, in its folder `words`, and those for one game in that of a
    folder with its name.
    """
    check_language(language)
    things = {(entry.kind, entry.id): entry.name for entry in game.glossary()}
    texts = {
        each: [*own_texts(each, door, game.name), *game.catalogues(each)] for each in (language, ENGLISH)
    }
    return Words(Catalogue(texts), things)


@lru_cache(1)
def _words_without_game() -> Words:
    return Words(Catalogue({ENGLISH: own_texts(ENGLISH)}), {})


def trouble_text(trouble: Trouble) -> str:
    """Return what went wrong as a sentence: why a choice is refused is said in the words of its game."""
    if not isinstance(trouble, Refused):
        return str(trouble)
    words = words_of(trouble.game) if isinstance(trouble.game, Game) else _words_without_game()
    return words.refusal(trouble)
