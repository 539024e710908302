"""Every rule that the rules pages define is cited by a test, and every item and wizard is played out.

Citations are read from the source of the tests, so it makes no difference which tests are run.
"""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from tests.rules import SCENARIOS

TESTS: Final = Path(__file__).parent
RULES: Final = TESTS.parent / "docs" / "rules"
# The rulebooks that are played; what a page says of another one awaits its game.
BOOKS: Final = ("AA", "MM", "MoM")
# An id is defined in bold at the start of a list item, or alone in the second cell of a table's row.
DEFINED: Final = re.compile(
    r"^- \*\*(?P<numbered>[A-Za-z]+-\d+)\*\*|^\|[^|]+\| `(?P<named>[A-Za-z]+-\w+:\w+)` \|", re.MULTILINE
)

SUBJECTS: Final[tuple[Item | Wizard, ...]] = (*ITEMS, *MOON_ITEMS, *WIZARDS, *MOON_WIZARDS)

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Citation(NamedTuple):
    """What a test says of itself: the rules it proves, and the kinds of scenario it plays of the first."""

    test: str
    rules: list[str]
    scenarios: list[str]


def defined_rules() -> list[str]:
    """Return the ids that the rules pages define."""
    return [
        found["numbered"] or found["named"]
        for page in sorted(RULES.glob("*.md"))
        for found in DEFINED.finditer(page.read_text(encoding="utf-8"))
    ]


def played_rules() -> list[str]:
    """Return the ids that the rules pages define for the books that are played."""
    return [each for each in defined_rules() if each.partition("-")[0] in BOOKS]


def words_of(marks: list[ast.expr], name: str, where: str) -> list[str]:
    """Return the words given to the marks of one name, as `rule` or `pytest.mark.rule`."""
    words: list[str] = []
    for mark in marks:
        if not isinstance(mark, ast.Call):
            continue
        called = mark.func.attr if isinstance(mark.func, ast.Attribute) else ast.unparse(mark.func)
        if called == name:
            for argument in mark.args:
                assert isinstance(argument, ast.Constant), f"{where}: {name} wants plain strings"
                words.append(str(argument.value))
    return words


def marked_tests(body: list[ast.stmt], marks: list[ast.expr]) -> Iterator[tuple[Definition, list[ast.expr]]]:
    """Yield the tests of a module or a class, each with its marks and those of its class."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from marked_tests(node.body, marks + node.decorator_list)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node, marks + node.decorator_list


@functools.cache
def citations() -> list[Citation]:
    """Return what every test in this folder says of itself."""
    found: list[Citation] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node, marks in marked_tests(ast.parse(path.read_text(encoding="utf-8")).body, []):
            where = f"{path.relative_to(TESTS.parent)}::{node.name}"
            found.append(Citation(where, words_of(marks, "rule", where), words_of(marks, "scenario", where)))
    return found


def subject_of(citation: Citation) -> str:
    """Return the rule whose scenario a test plays: the first it cites."""
    return citation.rules[0] if citation.rules else ""


def test_the_rules_pages_define_every_id_once() -> None:
    ids = defined_rules()
    assert "AA-01" in ids
    assert "AA-item:older_wand" in ids
    assert "AA-wizard:dafana" in ids
    assert "MM-42" in ids
    assert "MM-item:fools_moon" in ids
    assert "MM-wizard:bones" in ids
    assert sorted({each for each in ids if ids.count(each) > 1}) == []


def test_the_rules_pages_and_the_tables_have_the_same_items_and_wizards() -> None:
    named = {each for each in played_rules() if "-item:" in each or "-wizard:" in each}
    assert named == {subject.rule for subject in SUBJECTS}


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {each for citation in citations() for each in citation.rules}
    missing = [each for each in played_rules() if each not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_no_test_cites_a_rule_that_is_not_defined() -> None:
    ids = set(defined_rules())
    unknown = [
        f"{citation.test}: {each}" for citation in citations() for each in citation.rules if each not in ids
    ]
    assert not unknown, "the rules pages define no such id:\n" + "\n".join(unknown)


def test_every_scenario_is_of_a_known_kind_and_of_an_item_or_a_wizard() -> None:
    wrong = [
        citation.test
        for citation in citations()
        if citation.scenarios
        and not (set(citation.scenarios) <= set(SCENARIOS) and ":" in subject_of(citation))
    ]
    assert not wrong, f"a scenario is one of {SCENARIOS}, of the first rule cited:\n" + "\n".join(wrong)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
def test_every_item_and_wizard_is_played_out(subject: Item | Wizard) -> None:
    played = {
        kind
        for citation in citations()
        if subject_of(citation) == subject.rule
        for kind in citation.scenarios
    }
    missing = [kind for kind in SCENARIOS if kind not in played]
    assert not missing, f"{subject.rule} has no scenario test of the kind: {', '.join(missing)}"
