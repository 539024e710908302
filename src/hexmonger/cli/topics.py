"""Finding what somebody wants to know about: something a game names, a rule by its id, a section of rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from hexmonger.cli.sections import Section, sections_of
from hexmonger.kernel.game import Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.handbook import Handbook
from hexmonger.kernel.looks import Look
from hexmonger.kernel.trouble import Trouble
from hexmonger.words import Words, words_of
from hexmonger.words.rulebook import Passage, rulebook, text_of

LEAST_LETTERS = 3
MOST_RULES = 8
NO_LOOK: Final = Look()


@dataclass(frozen=True)
class Topic:
    """Something that can be asked about: an entry of a glossary, or a rule or a section of a handbook."""

    name: str
    title: str
    keys: tuple[str, ...]
    entry: Entry | None = None
    look: Look = NO_LOOK
    rule: tuple[Passage, ...] = ()
    section: Section | None = None
    game: Game[Any, Any] | None = None


@dataclass(frozen=True)
class Shelf:
    """What can be looked up about a game with one set-up: its glossary and its handbooks."""

    game: Game[Any, Any]
    entries: tuple[Entry, ...]
    handbooks: list[Handbook]

    @property
    def title(self) -> str:
        """Return the name of the game, with its modules."""
        return " with ".join(handbook.title for handbook in self.handbooks) or self.game.title

    def topics(self) -> list[Topic]:
        """Return everything that can be asked about."""
        named = [
            Topic(
                entry.name,
                self.title_of(entry),
                (entry.id, entry.name, entry.mark, _own_rule(entry)),
                entry,
                self.look_of(entry),
                game=self.game,
            )
            for entry in self.entries
        ]
        rules = [
            Topic(part.rule, handbook.title, (part.rule,), rule=part.passages)
            for handbook in self.handbooks
            for section in rulebook(handbook).sections
            for part in section.parts
            if part.rule
        ]
        sections = [
            Topic(f"{section.title} ({handbook.title})", handbook.title, (section.title,), section=section)
            for handbook in self.handbooks
            for section in sections_of(handbook)
        ]
        return named + rules + sections

    def look_of(self, entry: Entry) -> Look:
        """Return how a thing looks, as far as its game says."""
        return self.game.looks().get((entry.kind, entry.id), NO_LOOK)

    def words(self) -> Words:
        """Return the words of the game."""
        return words_of(self.game)

    def title_of(self, entry: Entry) -> str:
        """Return the name of the game or the module that an entry belongs to."""
        return entry.book or self.game.title


def shelf_of(game: Game[Any, Any]) -> Shelf:
    """Return what can be looked up about a game."""
    return Shelf(game, game.glossary(), game.handbooks())


def title_with_modules(game: Game[Any, Any]) -> str:
    """Return the name of a game, with its modules."""
    return Shelf(game, (), game.handbooks()).title


def plain(words: str) -> str:
    """Return words as they are compared.

    >>> plain("Dragon's  Egg"), plain("three_headed-coin")
    ('dragons egg', 'three headed coin')
    """
    return " ".join(re.sub(r"[-_\s]+", " ", words.lower().replace("'", "").replace("’", "")).split())


def _own_rule(entry: Entry) -> str:
    """Return a rule's id that belongs to an entry alone; a general number stands in a larger rule."""
    return entry.rule if entry.id in entry.rule else ""


def find_topic(topics: list[Topic], asked: str, further: list[Topic]) -> Topic | None:
    """Return the topic that is meant, of the further ones only if none of the first is."""
    return _search(topics, asked) or _search(further, asked)


def _search(topics: list[Topic], asked: str) -> Topic | None:
    """Return the topic that is meant, if there is one; refuse what could be several."""
    wanted = plain(asked)
    named = [topic for topic in topics if wanted in {plain(key) for key in topic.keys if key}]
    sections = [topic for topic in named if topic.section]
    # Many things may share letters, and the first game's come first; a section has no other name.
    if len(sections) < len(named):
        return next(topic for topic in named if not topic.section)
    for partly in (
        sections,
        [topic for topic in topics if topic.entry and _is_part(wanted, topic)],
        [topic for topic in topics if topic.section and _is_part(wanted, topic)],
    ):
        if len(partly) > 1:
            raise Trouble(f"{asked!r} could be {_either(topic.name for topic in partly)}")
        if partly:
            return partly[0]
    return None


def _is_part(wanted: str, topic: Topic) -> bool:
    """Whether a word of a topic's name, or of a section's title, begins as asked."""
    name = topic.section.title if topic.section else topic.name
    return len(wanted) >= LEAST_LETTERS and f" {wanted}" in f" {plain(name)}"


def suggestion(topics: list[Topic], asked: str) -> str:
    """Return which rules speak of what was asked, or what may have been meant, as the end of a sentence."""
    spoken = re.compile(rf"\b{re.escape(plain(asked))}s?\b")
    rules = [topic.name for topic in topics if topic.rule and spoken.search(plain(text_of(topic.rule)))]
    if len(asked) >= LEAST_LETTERS and rules:
        more = f" and {len(rules) - MOST_RULES} more" if len(rules) > MOST_RULES else ""
        return f", but these speak of it: {', '.join(rules[:MOST_RULES])}{more}"
    names: dict[str, str] = {}
    for topic in topics:
        for key in (*topic.keys, *topic.name.split()):
            names.setdefault(plain(key), topic.name)
    close = get_close_matches(plain(asked), names, n=3)
    meant = list(dict.fromkeys(names[key] for key in close))
    return f"; did you mean {_either(meant)}?" if meant else ""


def _either(names: Iterable[str]) -> str:
    """Return names with commas and an "or".

    >>> _either(["Mirror", "Toad", "Ring"])
    'Mirror, Toad or Ring'
    """
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def closest(name: str, names: Iterable[str]) -> str:
    """Return a question after what may have been meant by a name, or nothing.

    >>> closest("gredy", ["greedy", "uniform"])
    '; did you mean greedy?'
    """
    found = get_close_matches(name, names, n=1)
    return f"; did you mean {found[0]}?" if found else ""
