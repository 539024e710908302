"""What the table keeps to itself: another player's hand (AA-94), and chance (AA-96)."""

import json

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.game import GAME
from tests.rules import rule

STASHES = """
    turn: 1, draw
    seat 1: stash Wa
      (?) (?) (?)
    seat 2: stash Co Wa=12 Lo
      (?) (?) (?)
    seat 3:
"""


@rule("AA-94", "AA-90")
def test_of_another_hand_a_seat_sees_how_many_items_it_holds_and_what_it_saw_go_in() -> None:
    table = deal(STASHES)
    assert sorted(table.seen_by(2).stash(2).split()) == ["Co", "Lo", "Wa"]
    assert sorted(table.seen_by(1).stash(2).split()) == ["?", "?", "Wa"]
    assert sorted(table.seen_by(3).stash(2).split()) == ["?", "?", "?"]


@rule("AA-96")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_no_view_and_no_diagram_of_it_tells_of_chance(seat: int) -> None:
    s = deal(STASHES).state
    view = GAME.view(s, seat)
    shown = json.dumps(view.to_json()), GAME.write_view(view)
    s.chance += 1
    view = GAME.view(s, seat)
    assert (json.dumps(view.to_json()), GAME.write_view(view)) == shown
