"""The catalogue of actions: a number for everything that can ever be answered, held by a golden file."""

from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import Table, deal, open_table

GOLDEN: Final = Path(__file__).parents[2] / "catalogues" / "merchants_of_magick.txt"
KEYS: Final = BOX.open(Setup(4)).actions.keys
COMMIT_NUMBER: Final = 4


def test_every_action_has_the_number_it_had_before(request: pytest.FixtureRequest) -> None:
    text = "".join(f"{number} {key}\n" for number, key in enumerate(KEYS))
    if request.config.getoption("--golden"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text


def test_there_are_95_actions_however_many_play() -> None:
    assert len(KEYS) == len(set(KEYS)) == 95
    for seats in range(1, 9):
        assert BOX.open(Setup(seats)).actions.keys == KEYS
    assert KEYS[COMMIT_NUMBER] == "die: commit"


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_every_answer_has_a_number_of_its_own_that_says_what_it_is(seats: int) -> None:
    game = BOX.open(Setup(seats))
    s = game.new(seats)
    source = Source(seats, 8)
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        view = game.view(s, ask.seat)
        domain = [choice for choice in ask.question.domain(s, ask.frame) if choice != COMMIT]
        numbers = [game.actions.number(view, ask, choice) for choice in domain]
        assert numbers == [game.actions.number(s, ask, choice) for choice in domain]
        assert [KEYS[number] for number in numbers] == [
            f"{ask.question.name}: {ask.question.key(s, ask.frame, choice)}" for choice in domain
        ]
        assert len(set(numbers)) == len(numbers)
        options = ask.options[:-1] if ask.question.name == "die" and len(ask.options) > 1 else ask.options
        s.choose(source.pick(options), ask.seat)


def asked_for_a_free_mark() -> Table:
    """Return a table where a free mark is to be taken."""
    return deal("""
        dice: d6 6, d8 8, d10 9, d12 1
        seat 1: adventurer wizard
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
        seat 2:
    """).mark("d6 Crossbow leather")


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (open_table(2), "die"),
        (open_table(2).choose("d12"), "circle"),
        (asked_for_a_free_mark(), "free"),
    ],
)
def test_a_commit_is_the_same_action_wherever_it_is_meant(table: Table, question: str) -> None:
    ask = table.ask
    assert ask.question.name == question
    assert BOX.open(Setup(2)).actions.number(table.state, ask, COMMIT) == COMMIT_NUMBER
