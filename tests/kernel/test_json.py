"""Positions as JSON: whatever is given, a lawful position comes of it or one sentence."""

import json
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import play_at_random
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Unreadable

TABLES = {
    "arcane_alley": Setup(3, {"wizards": "random"}),
    "moonstruck_market": Setup(2, {"modules": "moonstruck_market"}),
    "merchants_of_magick": Setup(3),
}
WRONG: tuple[Any, ...] = (
    -1,
    3,
    99,
    255,
    10**6,
    2**63,
    -(2**63),
    2**200,
    1.5,
    True,
    None,
    "x",
    [],
    {},
    [0],
    float("nan"),
)
MUTATIONS = 400


def dealt(table: str, seed: int, choices: int) -> tuple[Any, State]:
    """Return a game, and a position of it after so many choices."""
    box = find_box("merchants_of_magick" if table == "merchants_of_magick" else "arcane_alley")
    game = box.open(TABLES[table])
    s = game.new(seed)
    source = Source(seed, 9)
    while s.asks and choices:
        ask = s.asks[source.below(len(s.asks))]
        s.choose(source.pick(ask.options), ask.seat)
        choices -= 1
    return game, s


def refusal(read: Callable[[], object]) -> str:
    """Return the one sentence with which something is refused."""
    with pytest.raises(Unreadable) as caught:
        read()
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("table", TABLES)
def test_text_and_values_lead_to_the_same_position(table: str) -> None:
    game, s = dealt(table, 1, 60)
    for written in (game.write_json(s), json.dumps(game.write_json(s))):
        assert game.read_json(written).to_json() == s.to_json()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("gold", [-1, 25, 25], "this position can't be: seat 1 has -1 gold"),
        ("gold", [25, 25], "this is no position of Arcane Alley (IndexError: "),
        ("gold", [25, 25, 25, 25], "this position can't be: its diagram reads back as another position"),
        ("infamy", [30, 0, 0], "this position can't be: seat 1 has 30 infamy"),
        ("deck", [], "this position can't be: items are not conserved"),
        ("turn", 77, "this "),
        ("pool", [-1] * 500, "this "),
        ("seats", 4, "the position has 4 seats, and the set-up 3"),
        ("seats", 10**9, "the position has 1000000000 seats, and the set-up 3"),
        ("weather", "fine", "this position can't be: 'weather' is not as it would be written"),
        (
            "agenda",
            [["swallow", 0, 0]],
            "this is no position of Arcane Alley: 'swallow' is missing or unknown",
        ),
        ("agenda", [], "this "),
        ("round", 2**70, "a number of a position has more than 64 bits"),
        ("gold", [25.0, 25, 25], "a position is written in texts and whole numbers, not with 25.0"),
        ("gold", [True, 25, 25], "a position is written in texts and whole numbers, not with True"),
    ],
)
def test_what_breaks_a_law_is_refused(name: str, value: object, reason: str) -> None:
    game, s = dealt("arcane_alley", 1, 60)
    written = {**game.write_json(s), name: value}
    assert refusal(lambda: game.read_json(written)).startswith(reason)


def test_what_is_missing_is_named() -> None:
    game, s = dealt("arcane_alley", 1, 60)
    written = game.write_json(s)
    del written["gold"]
    assert refusal(lambda: game.read_json(written)) == (
        "this is no position of Arcane Alley: 'gold' is missing or unknown"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is not JSON ("),
        ("[]", "the JSON of a position is an object"),
        ('{"gold": [1], "gold": [2]}', "'gold' stands twice in one object"),
        ('{"gold": NaN}', "NaN is no number that can be written down"),
        ('{"gold": -Infinity}', "-Infinity is no number that can be written down"),
        ('{"gold": ' + "9" * 5000 + "}", "this is not JSON (Exceeds the limit"),
        ('{"gold": ' + "9" * 100 + "}", "a number of a position has more than 64 bits"),
        ('{"gold": ' + "[" * 100_000 + "]" * 100_000 + "}", "the JSON is nested too deeply"),
        ('{"gold": ' + "[" * 500 + "]" * 500 + "}", "the JSON is nested too deeply"),
        ('{"gold": "' + "x" * (8 << 20) + '"}', "the JSON is longer than 8 MB"),
        ('{"seats": 3}', "the position does not say its rules, and these are rules 3"),
        ('{"rules": 3, "seats": 3}', "this is no position of Arcane Alley: 'chance' is missing or unknown"),
        ('{"rules": 2, "seats": 3}', "the position was written under rules 2 of Arcane Alley, and these"),
        ('{"rules": true, "seats": 3}', "a position is written in texts and whole numbers, not with True"),
        ('{"game": "higher", "rules": 3}', "this is no position of Arcane Alley"),
    ],
)
def test_hostile_json_gets_a_sentence(text: str, reason: str) -> None:
    game, _ = dealt("arcane_alley", 1, 0)
    assert refusal(lambda: game.read_json(text)).startswith(reason)


@pytest.mark.parametrize("table", TABLES)
def test_a_position_with_anything_changed_is_refused_or_can_be_played(table: str) -> None:
    source = Source(5)
    refused = 0
    game, s = dealt(table, 1, 60)
    for number in range(MUTATIONS):
        if number % 20 == 0:
            game, s = dealt(table, source.below(1000), source.below(200))
        written = json.loads(json.dumps(game.write_json(s)))
        at: Any = written
        name: Any = list(at)[source.below(len(at))]
        while isinstance(at[name], list) and at[name] and source.below(4):
            at, name = at[name], source.below(len(at[name]))
        at[name] = copy(WRONG[source.below(len(WRONG))])
        try:
            read = game.read_json(written)
        except Unreadable:
            refused += 1
            continue
        for seat in range(-1, game.seats):
            game.view(read, seat).to_json()
        play_at_random(read, number)
        assert len(game.places(read)) == game.seats
    assert refused > MUTATIONS // 2


@pytest.mark.parametrize("table", TABLES)
def test_a_diagram_of_other_rules_is_refused_and_one_drawn_by_hand_needs_none(table: str) -> None:
    game, s = dealt(table, 1, 60)
    diagram = game.write_position(s)
    older = diagram.replace(f"rules: {game.number}\n", f"rules: {game.number - 1}\n")
    sentence = refusal(lambda: game.box.read_position(older))
    assert f"was written under rules {game.number - 1} of {game.title}" in sentence
    unsaid = diagram.replace(f"rules: {game.number}\n", "")
    assert "does not say its rules" in refusal(lambda: game.box.read_position(unsaid))
    by_hand = "\n".join(line for line in unsaid.splitlines() if not line.startswith("learned:"))
    assert game.write_view(game.view(game.box.read_position(by_hand)[1], 0)) == game.write_view(
        game.view(s, 0)
    )
