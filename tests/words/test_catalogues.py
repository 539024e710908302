"""Every message that a game can produce has words, every word is used, and none needs what nobody says."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexmonger.kernel.agenda import Question
from hexmonger.kernel.events import AMOUNT, TookBack, anatomy_of
from hexmonger.kernel.game import Game, boxes
from hexmonger.kernel.messages import SEAT, Message, Named, message, player
from hexmonger.words import words_of
from hexmonger.words.catalogue import Catalogue
from hexmonger.words.foretelling import left_open
from tests.words.meeting import FAMILIES, SOURCES, Family, Literal, Met, literals, meeting

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve", "Fay", "Gil", "Hal")
PAGES = sorted(SOURCES.rglob("*.ftl"))
# What catalogues are given for one field besides the field itself.
ADDED = re.compile(r"_(is|inside|count)$")
# How sentences are made up, in words of the room itself.
GLUE = ("reader", "nobody", "player-", "list-")
families = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)


class Mentions(Visitor):
    """Finds the variables and the messages that stand somewhere in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.messages.add(node.id.name)

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        """Leave a term alone: it is given what it needs where it is mentioned."""


@cache
def entries(page: Path) -> dict[str, Mentions]:
    """Return the messages of a page, with what each mentions; a page that can't be read is refused."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{page} can't be read:\n{entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{page} has {entry.id.name} twice"
            mentions = found[entry.id.name] = Mentions()
            mentions.visit(entry)
    return found


def words_page(family: Family) -> Path:
    """Return the English words of a family."""
    return SOURCES / family.folder / "words" / "en.ftl"


def game_of(family: Family) -> Game[Any, Any]:
    """Return one of the games of a family."""
    return next(iter(meeting(family).met.values()))[0].game


def written(family: Family) -> list[Literal]:
    """Return the messages in the sources of a family, without those of its modules."""
    inner = [other.folder for other in FAMILIES if other.folder.startswith(f"{family.folder}/")]
    return literals(family.folder, *inner)


def mentioned(family: Family, name: str) -> set[str]:
    """Return the variables that the words of a message need."""
    for page in (words_page(family), *(words_page(other) for other in FAMILIES), *PAGES):
        if name in entries(page):
            return entries(page)[name].variables
    raise AssertionError(f"there are no words for {name}")


def foretold(met: Met) -> list[tuple[int, Message]]:
    """Return what is foreseen where an event was met, with all said and with all left open that can be."""
    found: list[tuple[int, Message]] = []
    kinds = {anatomy_of(kind).name: anatomy_of(kind).kinds for kind in met.game.event_kinds()}
    for reader, said in met.read:
        if said.id.startswith("event-"):
            name = said.id.removeprefix("event-")
            has = words_of(met.game).catalogue.has
            named = {field for field, kind in kinds[name].items() if kind == AMOUNT or has(f"unknown-{kind}")}
            fields = {
                field: left_open(value) if field in named else value for field, value in said.fields.items()
            }
            found += [(reader, Message(f"will-{name}", each)) for each in (said.fields, fields)]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(SOURCES)))
def test_a_page_of_words_can_be_read(page: Path) -> None:
    assert entries(page)


@families
def test_every_message_that_was_met_has_words(family: Family) -> None:
    for name, each in meeting(family).met.items():
        given: set[str] = set()
        for met in each:
            words = words_of(met.game)
            for reader, said in met.read:
                sentence = words.phrase(said, NAMES, reader)
                assert sentence.strip() == sentence != "", said
                given |= set(words.arguments(said, NAMES, reader))
        # A field may be left out where another one says so.
        assert mentioned(family, name) <= given, name


@families
def test_what_is_foreseen_can_be_said(family: Family) -> None:
    for each in meeting(family).met.values():
        for met in each:
            words = words_of(met.game)
            for reader, said in foretold(met):
                if words.catalogue.has(said.id):
                    words.phrase(said, NAMES, reader)


@families
def test_what_is_foreseen_of_others_is_not_said_of_the_reader(family: Family) -> None:
    for each in meeting(family).met.values():
        for met in each:
            words = words_of(met.game)
            for reader, said in foretold(met):
                others = [value for value in said.fields.values() if value != player(reader)]
                if words.catalogue.has(said.id) and "seat" in said.fields and len(others) == len(said.fields):
                    sentence = words.phrase(said, NAMES, reader)
                    assert not re.search(r"\byou", sentence, re.IGNORECASE), (said, sentence)


@families
def test_every_message_in_the_sources_has_words(family: Family) -> None:
    catalogue = words_of(game_of(family)).catalogue
    for literal in written(family):
        assert catalogue.has(literal.id), literal
        if literal.fields is not None:
            needed = {ADDED.sub("", name) for name in mentioned(family, literal.id)}
            assert needed <= literal.fields, literal


def test_every_message_of_the_kernel_has_words() -> None:
    own = entries(SOURCES / "words" / "en.ftl")
    said = [each for each in literals("kernel") if each.place != "kernel/messages.py"]
    assert {each.id for each in said} <= set(own)
    used = {each.id for each in said} | {"event-took_back"}
    assert {name for name in own if not name.startswith(GLUE)} == used


def test_what_the_terminal_says_has_words_and_all_of_them_are_used() -> None:
    pages = [page for page in PAGES if SOURCES / "terminal" in page.parents]
    own = [name for page in pages for name in entries(page)]
    said = literals("terminal")
    # What a stall says stands under the name of its game or module.
    stalls = {f"stall-{name}" for box in boxes().values() for name in (box.name, *box.modules())}
    assert {each.id for each in said if each.id.startswith("table-")} == set(own) - stalls
    assert len(own) == len(set(own)), "two pages have the same id"
    for each in said:
        if each.fields is not None:
            needed = {ADDED.sub("", name) for name in mentioned(FAMILIES[0], each.id)}
            assert needed == each.fields, each


@families
def test_every_question_and_every_event_has_words(family: Family) -> None:
    game = game_of(family)
    catalogue = words_of(game).catalogue
    for kind in game.event_kinds():
        assert kind.is_silent or catalogue.has(f"event-{anatomy_of(kind).name}"), kind
    assert words_of(game).log_line(TookBack(0, (1, 2)), NAMES, 0) == "You took a choice back."
    met = set(meeting(family).met)
    for name in questions(game):
        asked = f"ask-{name}"
        assert any(each == asked or each.startswith(f"{asked}-") for each in met | all_written()), name


@cache
def all_written() -> set[str]:
    """Return the ids of all messages in the sources, and of all in the catalogues."""
    return {each.id for each in literals("")} | {name for page in PAGES for name in entries(page)}


def questions(game: Game[Any, Any]) -> set[str]:
    """Return the names of a game's questions as ids have them."""
    steps = [step for script in game.scripts() for step in script.steps]
    return {step.name.replace(".", "-") for step in steps if isinstance(step, Question)}


@families
def test_every_word_is_used(family: Family) -> None:
    game = game_of(family)
    met = meeting(family).met
    used = {*met, *(each.id for each in written(family))}
    used |= {each.id for room in ("bots", "terminal") for each in literals(room)}
    for kind in game.event_kinds():
        name = anatomy_of(kind).name
        # What is silent has no line in a log; a door may still say it where things move.
        used |= {f"event-{name}", f"will-{name}"}
    for name in questions(game):
        used |= {f"ask-{name}", f"verb-{name}", f"then-{name}"}
    kinds = {"item", *(kind for event in game.event_kinds() for kind in anatomy_of(event).kinds.values())}
    kinds |= {value.kind for value in named_in(met)} - {"", SEAT, AMOUNT}
    for name, mentions in entries(words_page(family)).items():
        used |= mentions.messages
        used |= {name} if name.startswith(tuple(f"{kind}-" for kind in kinds)) else set()
    used |= {f"unknown-{kind}" for kind in kinds}
    assert set(entries(words_page(family))) - used == set()


def named_in(met: dict[str, list[Met]]) -> set[Named]:
    """Return everything that messages name."""
    found: set[Named] = set()
    for said in (said for each in met.values() for one in each for _, said in one.read):
        for value in said.fields.values():
            found |= {value} if isinstance(value, Named) else set()
            found |= set(value) if isinstance(value, tuple) else set()
    return found


def shown(game: Game[Any, Any]) -> list[Message]:
    """Return what is said of the things of a game where they are shown."""
    shorts = [short for look in game.looks().values() for short in look.short.values()]
    return [*shorts, *(sentence.said for entry in game.glossary() for sentence in entry.sentences)]


@families
def test_what_is_said_of_things_has_words(family: Family) -> None:
    game = game_of(family)
    words = words_of(game)
    assert shown(game)
    for said in shown(game):
        sentence = words.phrase(said)
        assert sentence.strip() == sentence != "", said


@families
def test_what_is_said_of_things_can_be_said_in_another_language(family: Family) -> None:
    game = game_of(family)
    own = "".join(f"{said.id} = anders\n" for said in shown(game))
    catalogue = Catalogue({"de": [*game.catalogues("de"), own], "en": game.catalogues("en")})
    assert {catalogue.phrase(said.id, {}) for said in shown(game)} == {"anders"}


@families
def test_who_is_asked_next_can_be_said(family: Family) -> None:
    words = words_of(game_of(family))
    for name in questions(game_of(family)):
        if words.catalogue.has(f"then-{name}"):
            for reader in (0, 1, -1):
                words.phrase(message(f"then-{name}", seat=player(0)), NAMES, reader)
