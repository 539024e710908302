"""Tables for tests say what is wrong with a position, and need no test runner."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.messages import message, named, player
from hexmonger.kernel.trouble import Unreadable
from hexmonger.testing import GameTable, deal, open_table
from hexmonger.testing.arcane_alley import Table
from hexmonger.testing.arcane_alley import deal as deal_alley
from hexmonger.testing.arcane_alley.moonstruck_market import deal as deal_market
from hexmonger.testing.merchants_of_magick import deal as deal_magick
from hexmonger.testing.table import plain_field

BALL = """
    turn: 1, act
    discard: Ri
    seat 1: infamy 3, stash Ba Wa
      (To) (Ri) (Co)
      Wa   (Fa) (Eg)
      Lo   (Ca) (Sw)
    seat 2: gold 7
      (Wa) (Wa) (Co)
    seat 3:
"""


@pytest.fixture
def table() -> Table:
    """Return a table at which a Ball can be played."""
    return deal_alley(BALL)


def wrong(check: Callable[[], Any]) -> str:
    """Return what a check says that must not hold."""
    with pytest.raises(AssertionError) as failed:
        check()
    return str(failed.value)


def test_what_is_chosen_must_be_allowed(table: Table) -> None:
    assert wrong(lambda: table.choose("play Dark Lotus")).startswith(
        "'play Dark Lotus' is none of the options"
    )
    assert wrong(lambda: table.choose("play Crystal Ball", seat=2)) == "seat 1 is asked, not seat 2"
    assert table.choose("play Crystal Ball", seat=1).asked.name == "slot"


def test_a_question_is_compared_by_name_seat_options_and_what_it_says(table: Table) -> None:
    table.choose("play Crystal Ball")
    assert wrong(lambda: table.asks("draw")) == "slot is asked, not draw"
    assert wrong(lambda: table.asks("slot", seat=3)) == "seat 1 is asked, not seat 3"
    assert wrong(lambda: table.asks("slot", options=["at 1"])).startswith("the options of slot are ['at 1', ")
    assert "says {'item': 'crystal_ball'}" in wrong(lambda: table.asks("slot", says={"item": "lotus"}))
    table.asks("slot", seat=1, options=[f"at {slot}" for slot in range(1, 10)], says={"item": "crystal_ball"})


def test_a_refusal_has_its_rule(table: Table) -> None:
    table.choose("play Crystal Ball", "at 4")
    table.refuses("item 7", rule="AA-item:crystal_ball")
    assert "'item 7' is refused by AA-item:crystal_ball, not by AA-30" in wrong(
        lambda: table.refuses("item 7", rule="AA-30")
    )
    assert wrong(lambda: table.copy().refuses("item 2", rule="AA-30")) == "'item 2' was not refused"
    assert wrong(lambda: table.copy().refuses("at 2", rule="AA-30")) == "'at 2' is no answer to ball.peek"
    table.copy().refuses_outright(77)
    assert "is an answer, refused by" in wrong(lambda: table.copy().refuses_outright(6))


def test_what_is_shown_is_compared_with_what_is(table: Table) -> None:
    assert "gold of seat 2 should be 8, but is 7" in wrong(lambda: table.shows("seat 2: gold 8"))
    assert "discard should be: To\nbut is: Ri" in wrong(lambda: table.shows("discard: To"))
    assert "storehouse of seat 2\nshould be:\n(Wa) (Wa) Co" in wrong(
        lambda: table.shows("seat 2:\n  (Wa) (Wa) Co")
    )
    assert "'gild' is none of gold" in wrong(lambda: table.shows("seat 2: gild 8"))


def test_nothing_else_has_changed_but_what_is_shown(table: Table) -> None:
    before = table.copy()
    table.nothing_else_changed()
    table.choose("play Crystal Ball", "at 4", "item 3").is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 1: infamy 4, stash Wa
          (To) (Ri) (Co=1)
          Ba   (Fa) (Eg)
          Lo   (Ca) (Sw)
    """).nothing_else_changed()
    table.nothing_else_changed(table.copy())
    again = before.choose("play Crystal Ball", "at 4", "item 3").shows("discard: Wa Ri\nseat 1: stash Wa")
    rest = "(Fa) (Eg) | Lo (Ca) (Sw)"
    assert wrong(again.nothing_else_changed).splitlines() == [
        "something else has changed:",
        "  infamy of seat 1: was 3, is 4",
        f"  storehouse of seat 1: was (To) (Ri) (Co) | Wa {rest}, is (To) (Ri) (Co=1) | Ba {rest}",
    ]


def test_what_was_shown_before_a_choice_does_not_count_after_it(table: Table) -> None:
    table.choose("play Crystal Ball").shows("seat 1: infamy 3\ndiscard: Ri")
    table.choose("at 4").shows("seat 1: stash Wa\n  (?) (?) (?)\n  Ba (?) (?)\n  Lo (?) (?)")
    assert "infamy of seat 1: was 3, is 4" in wrong(table.nothing_else_changed)


def test_of_the_expansion_the_moon_and_the_market_count_too() -> None:
    table = deal_market("""
        turn: 1, act
        moon: crescent
        market: Co Lo Sk
        seat 1: stash Wa'
          (To) Lo Lo
        seat 2:
        seat 3:
    """)
    table.choose("play Automated Wand", "at 1", "advance twice")
    table.shows("seat 1: stash nothing\n  Wa' Lo Lo\ndiscard: To")
    assert "moon: was crescent, is full" in wrong(table.nothing_else_changed)
    table.shows("moon: full").nothing_else_changed()


def test_any_game_has_a_table() -> None:
    table: GameTable[Any] = open_table(BOX, 2, seed=3, edition__numbers__rounds="1")
    table.asks("reveal").choose("reveal 1").nothing_changed_but("up", "seen", "store")
    assert wrong(lambda: table.nothing_changed_but("store")).startswith("something else has changed:\n  up: ")
    assert "a state has no slots; it has " in wrong(lambda: table.nothing_changed_but("slots"))
    table.nothing_changed_but(since=table.copy())
    assert "asked are ['seat 1: reveal']" in wrong(table.is_over) or "seat 2" in wrong(table.is_over)
    drawn = deal(BOX, "    arcane_alley: 2 players\n    turn: 1, draw\n    seat 1:\n    seat 2:\n")
    assert drawn.asked.name == "draw"


def test_several_may_be_asked_at_once() -> None:
    table = deal_magick("""
        dice: d6 4, d8 8, d10 2, d12 11
        seat 1:
        seat 2:
    """)
    table.choose("d6", seat=2)
    assert (table.asked.seat, table.asked_of(2).name) == (1, "circle")
    table.commit(1)
    assert wrong(lambda: table.choose("d6", seat=1)) == "seat 2 is asked, not seat 1"


def test_a_diagram_has_the_lines_of_whoever_wrote_it() -> None:
    with pytest.raises(Unreadable, match="line 2: gold must be a whole number, not 'x'"):
        deal_alley("""
            turn: 1, act
            seat 1: gold x
            seat 2:
        """)
    with pytest.raises(Unreadable, match="line 1: "):
        deal_magick("dice: d6 9\nseat 1:\n")


def test_options_may_stand_in_the_diagram_or_beside_it() -> None:
    diagram = "turn: 1, draw\nmoon: half\nseat 1:\nseat 2:"
    beside = deal_alley(diagram, modules="moonstruck_market")
    inside = deal_alley(f"modules: moonstruck_market\n{diagram}", modules="moonstruck_market")
    assert beside.written() == inside.written()


def test_fields_of_messages_go_by_ids_and_seats() -> None:
    said = message("ask-egg", who=player(1), item=named("item", "egg"), gold=3, all=(player(0), player(2)))
    fields = {name: plain_field(value) for name, value in said.fields.items()}
    assert fields == {"who": 2, "item": "egg", "gold": 3, "all": [1, 3]}


def test_no_test_runner_is_needed() -> None:
    code = "import sys, hexmonger.testing.merchants_of_magick\n"
    code += "import hexmonger.testing.arcane_alley.moonstruck_market\n"
    code += "print([name for name in sys.modules if name in ('pytest', '_pytest', 'hypothesis')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_shown_can_be_dealt_and_the_other_way_round() -> None:
    drawn = """
        discard: Ri*2 To
        aside: nothing
        limbo: nothing
        deck: Ba Wa ...
        seat 1: gold 7, infamy 3, fines 1, stash Wa*2 Co, wizard ninx
          (To=2) Ri (?)
        seat 2: stash nothing
          empty
    """
    table = deal_alley(f"        turn: 1, act{drawn}").shows(drawn)
    assert "discard should be: Ri To" in wrong(lambda: table.shows("discard: Ri To"))
    assert "only at the end of a pile" in wrong(lambda: table.shows("deck: Ba ... Wa"))
    assert "'(To' is no card" in wrong(lambda: table.shows("discard: (To Ri To"))
    assert wrong(lambda: table.shows("seat 3: gold 7")) == "there is no seat 3; there are 2"
    returned = deal_alley("turn: 1, act\nseat 1: stash Wa\n  Bo! Bo Co\nseat 2:")
    returned.shows("seat 1:\n  Bo! Bo Co")
    assert "should be" in wrong(lambda: returned.shows("seat 1:\n  Bo Bo! Co"))
