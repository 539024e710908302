"""Finding what somebody wants to know about: a game, something it names, or a rule by its id."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from hexmonger.kernel.game import Game
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.trouble import Trouble

RULE = re.compile(r"^- \*\*(?P<id>[^*]+)\*\* (?P<text>.+)$", re.MULTILINE)
LEAST_LETTERS = 3


@dataclass(frozen=True)
class Topic:
    """Something that can be asked about: an entry of a glossary, or a rule of a handbook."""

    game: Game[Any, Any]
    name: str
    keys: tuple[str, ...]
    entry: Entry | None = None
    rule: str = ""


def plain(words: str) -> str:
    """Return words as they are compared.

    >>> plain("Dragon's  Egg"), plain("three_headed-coin")
    ('dragons egg', 'three headed coin')
    """
    return " ".join(re.sub(r"[-_\s]+", " ", words.lower().replace("'", "").replace("’", "")).split())


def topics_of(game: Game[Any, Any], entries: Iterable[Entry]) -> list[Topic]:
    """Return everything that can be asked about a game."""
    named = [
        Topic(game, entry.name, (entry.id, entry.name, entry.mark, _own_rule(entry)), entry)
        for entry in entries
    ]
    rules = [
        Topic(game, found["id"], (found["id"],), rule=found["text"])
        for found in RULE.finditer(game.handbook())
    ]
    return named + rules


def _own_rule(entry: Entry) -> str:
    """Return a rule's id that belongs to an entry alone; a general number stands in a larger rule."""
    return entry.rule if entry.id in entry.rule else ""


def find_topic(topics: list[Topic], asked: str) -> Topic:
    """Return the topic that is meant, or say which ones come close."""
    wanted = plain(asked)
    for topic in topics:
        if wanted in {plain(key) for key in topic.keys if key}:
            return topic
    partly = [topic for topic in topics if topic.entry and _is_part(wanted, topic)]
    if len(partly) == 1:
        return partly[0]
    if partly:
        raise Trouble(f"{asked!r} could be {_either(topic.name for topic in partly)}")
    raise Trouble(f"nothing is called {asked!r}{_suggestion(topics, wanted)}")


def _is_part(wanted: str, topic: Topic) -> bool:
    """Whether a word of a topic's name begins as asked."""
    return len(wanted) >= LEAST_LETTERS and f" {wanted}" in f" {plain(topic.name)}"


def _suggestion(topics: list[Topic], wanted: str) -> str:
    """Return what may have been meant, as the end of a sentence."""
    names: dict[str, str] = {}
    for topic in topics:
        for key in (*topic.keys, *topic.name.split()):
            names.setdefault(plain(key), topic.name)
    close = get_close_matches(wanted, names, n=3)
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
