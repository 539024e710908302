"""All sentences in one place, as each reader reads them: `pytest tests/words --golden` writes them anew."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import Message, message, plain, player
from hexmonger.words import Words, words_of
from tests.words.meeting import FAMILIES, SOURCES, Family, Met, literals, meeting
from tests.words.test_catalogues import NAMES, entries, foretold, game_of, questions, shown, written

GOLDEN: Final = Path(__file__).parent / "sentences.txt"
READERS: Final = ("actor", "another", "spectator")
# How many sentences of one message are shown that differ in more than names and numbers.
MOST_FORMS: Final = 5


def sentences() -> str:
    """Return every sentence that was met, game by game, and those of the kernel."""
    lines = ["What is said, and how the actor, another player and a spectator read it."]
    listed: set[str] = set()
    for family in FAMILIES:
        lines += ["", f"== {family.name}"]
        for name, forms in sorted(_said(family).items()):
            if name not in listed:
                listed.add(name)
                lines += ["", name, *forms]
        # Another game has words of its own; a module shares those of its game.
        if not any(other.box == family.box for other in FAMILIES[FAMILIES.index(family) + 1 :]):
            listed.clear()
    lines += ["", "== kernel", "", *_of_the_kernel()]
    return "\n".join(lines) + "\n"


def _said(family: Family) -> dict[str, list[str]]:
    """Return the sentences of a family by id, some for each."""
    found: dict[str, list[str]] = {}
    for name, each in meeting(family).met.items():
        found[name] = _forms(each)
    for name, each in meeting(family).met.items():
        foreseen = [Met(met.game, said.id, ((reader, said),)) for met in each for reader, said in _will(met)]
        if foreseen:
            found[name.replace("event-", "will-")] = _forms(foreseen)
    game = game_of(family)
    for name in (f"then-{question}" for question in questions(game)):
        if words_of(game).catalogue.has(name):
            read = tuple((reader, message(name, seat=player(0))) for reader in (0, 1, -1))
            found[name] = _forms([Met(game, name, read)])
    things: dict[str, list[Met]] = {}
    for said in shown(game):
        things.setdefault(said.id, []).append(Met(game, said.id, ((0, said),)))
    found |= {name: _forms(each) for name, each in things.items()}
    for literal in written(family):
        if not literal.fields and literal.id not in found and literal.fields is not None:
            found[literal.id] = _forms([Met(game, literal.id, ((0, plain(literal.id)),))])
    return found


def _will(met: Met) -> list[tuple[int, Message]]:
    """Return what is foreseen where an event was met, as its actor reads it, and then another."""
    words = words_of(met.game)
    actor, other = met.read[0][0], met.read[1][0]
    read = [
        (reader, said)
        for reader, said in foretold(met)
        if reader in (actor, other) and words.catalogue.has(said.id) and words.phrase(said, NAMES, reader)
    ]
    return sorted(read, key=lambda each: each[0] != actor)


def _forms(each: list[Met]) -> list[str]:
    """Return the sentences of a message, those that differ in names and numbers alone once."""
    found: dict[str, list[str]] = {}
    for met in each:
        lines = list(_lines(met))
        found.setdefault(_form(met.game, lines), lines)
    forms = list(found.values())[:MOST_FORMS]
    return [line for lines in forms for line in lines]


def _lines(met: Met) -> Iterator[str]:
    """Return a sentence as each reader reads it, those who read the same together."""
    words: Words = words_of(met.game)
    texts = [words.phrase(said, NAMES, reader) or "–" for reader, said in met.read]
    # What is asked, and what is answered, is read by the one who is asked alone.
    if len(set(texts)) == 1 or not met.id.startswith(("event-", "then-")):
        yield f"  {texts[0]}"
    elif texts[1] == texts[2]:
        yield f"  actor      {texts[0]}"
        yield f"  others     {texts[1]}"
    else:
        yield from (f"  {who:9}  {text}" for who, text in zip(READERS, texts, strict=True))


def _form(game: Game[Any, Any], lines: list[str]) -> str:
    """Return sentences with all names and numbers struck out."""
    text = _names(game).sub("~", "\n".join(lines))
    return re.sub(r"~(, ~)* and ~", "~", re.sub(r"\d+", "#", text))


@cache
def _names(game: Game[Any, Any]) -> re.Pattern[str]:
    things = sorted({*NAMES, *(entry.name for entry in game.glossary())}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, things)))


def _of_the_kernel() -> Iterator[str]:
    words = words_of(game_of(FAMILIES[0]))
    took_back = message("event-took_back", seat=player(0), numbers="1 2")
    yield from ("event-took_back", *_lines(Met(game_of(FAMILIES[0]), took_back.id, _read_by_all(took_back))))
    for name in sorted(
        {each.id for each in literals("kernel") if each.id in entries(SOURCES / "words" / "en.ftl")}
    ):
        given = message(name, seat=2, question="act")
        yield from ("", name, f"  {words.phrase(given, NAMES, 0)}")


def _read_by_all(said: Message) -> tuple[tuple[int, Message], ...]:
    return (0, said), (1, said), (-1, said)


def test_sentences_read_as_before(request: pytest.FixtureRequest) -> None:
    text = sentences()
    if request.config.getoption("--golden"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text, "`pytest tests/words --golden`, then see the diff"
