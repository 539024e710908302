"""What is a set, and how the storehouse closes after one: AA-40, AA-41, AA-43, AA-44."""

from itertools import combinations
from typing import Final

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import FILLER, storehouse
from tests.rules import rule

# Rows, columns and diagonals, in slots counted from 1 in reading order.
STACKS: Final = {
    (3, 3): {
        (1, 2, 3),
        (4, 5, 6),
        (7, 8, 9),
        (1, 4, 7),
        (2, 5, 8),
        (3, 6, 9),
        (1, 5, 9),
        (3, 5, 7),
    },
    (2, 3): {(1, 2, 3), (4, 5, 6)},
    (3, 2): {(1, 3, 5), (2, 4, 6)},
    (1, 3): {(1, 2, 3)},
    (3, 1): {(1, 2, 3)},
}


@rule("AA-40")
@pytest.mark.parametrize(("rows", "columns"), STACKS)
def test_three_copies_are_a_set_just_where_they_form_a_stack(rows: int, columns: int) -> None:
    for slots in combinations(range(1, rows * columns + 1), 3):
        cells = list(FILLER[: rows * columns - 3])
        for slot in slots:
            cells.insert(slot - 1, "Wa")
        table = deal(f"turn: 1, start\nseat 1: gold 0\n{storehouse(cells, columns)}\nseat 2:\nseat 3:")
        is_set = slots in STACKS[rows, columns]
        if table.asked.name == "close":
            assert is_set
            table.choose("close sideways")
        assert table.asked.name == "draw"
        assert (table.gold[0], len(table.state.aside)) == ((3, 3) if is_set else (0, 0)), f"slots {slots}"


@rule("AA-40")
@pytest.mark.parametrize("hidden", range(3))
def test_a_hidden_copy_makes_no_set(hidden: int) -> None:
    cells = ["Wa", "Wa", "Wa"]
    cells[hidden] = "(Wa)"
    table = deal(f"turn: 1, start\nseat 1: gold 0\n{storehouse(cells)}\nseat 2:\nseat 3:")
    assert table.gold[0] == 0
    table.shows(f"aside: nothing\nseat 1:\n{storehouse(cells)}")


@rule("AA-40")
def test_different_items_make_no_set() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Wa Wa Ba
          Eg Eg Lo
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 0


@rule("AA-40")
def test_a_set_must_be_sold() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Wa
          Wa  Wa  (Co)
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 3").is_quiet()
    assert table.gold[0] == 3
    table.shows("aside: Wa Wa Wa")


@rule("AA-40", "AA-43")
def test_stacks_are_those_of_the_storehouse_as_it_lies_now() -> None:
    # Closed sideways, slots 2, 4 and 7 form a column; up and down they do not.
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Wa Ba Eg
          Ba Wa Lo
          Ba Ri Wa
        seat 2:
        seat 3:
    """)
    sideways = table.copy().choose("close sideways")
    assert sideways.gold[0] == 3 + 9
    sideways.shows("""
        seat 1:
          Eg
          Lo
          Ri
    """)
    up_and_down = table.copy().choose("close up and down")
    assert up_and_down.gold[0] == 3
    up_and_down.shows("""
        seat 1:
          Ba Ba Eg
          Ba Ri Lo
    """)


@rule("AA-40")
def test_a_hole_is_in_no_stack() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 0, infamy 1, wizard glynna
          Wa (Wa) Wa
          Wa (Wa) Wa
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 2", seat=1)
    table.shows("""
        seat 1: gold 3
          Wa -- Wa
    """)


@rule("AA-41")
def test_with_several_sets_the_seller_picks_one_and_sells_it_entirely() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Eg Eg Eg
          Ca Ca Ca
          Lo Lo Lo
        seat 2:
        seat 3:
    """)
    table.asks("set", seat=1, options=["sell 1-2-3", "sell 4-5-6", "sell 7-8-9"])
    table.choose("sell 1-2-3")
    table.asks("egg.player")  # AA-41: entirely, before the next set
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 20
          Ca Ca Ca
          Lo Lo Lo
    """)
    table.choose("player 2")
    table.asks("set", options=["sell 1-2-3", "sell 4-5-6"])
    table.choose("sell 4-5-6")
    table.shows("seat 1: gold 57")
    table.asks("draw", seat=1)


@rule("AA-41")
@pytest.mark.parametrize(
    ("word", "left"),
    [("sell 4-5-6", "To Wa Ri\nCd Wa Lo"), ("sell 2-5-8", "To Ri\nWa Wa\nCd Lo")],
)
def test_what_is_no_set_any_more_is_not_sold(word: str, left: str) -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          To Wa Ri
          Wa Wa Wa
          Cd Wa Lo
        seat 2:
        seat 3:
    """)
    assert table.asked.options == ["sell 4-5-6", "sell 2-5-8"]
    table.choose(word)
    table.asks("draw", seat=1)
    assert table.gold[0] == 3
    assert table.store(1) == left


@rule("AA-41")
def test_a_stack_that_is_no_set_cannot_be_picked() -> None:
    table = deal("""
        turn: 1, start
        seat 1:
          To Wa Ri
          Wa Wa Wa
          Cd Wa Lo
        seat 2:
        seat 3:
    """)
    table.refuses("sell 1-2-3", rule="AA-40")


@rule("AA-41")
def test_a_stack_that_is_a_set_in_two_ways_is_one_set() -> None:
    # Three Felines: each could stand for one of the two others.
    table = deal("""
        turn: 1, start
        seat 1: gold 0, wizard byros
          Fe Fe Fe
          To Ri Lo
        seat 2:
        seat 3:
        seat 4:
        seat 5:
    """)
    table.asks("draw", seat=1)
    assert table.gold[0] == 3, "Byros is paid once"
    table.shows("""
        aside: Fe Fe Fe
        seat 1:
          To Ri Lo
    """)


@rule("AA-43")
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        (["Wa Wa Wa", "To (Ri) Ba", "Cd Lo (Sk)"], "To (Ri) Ba\nCd Lo (Sk)"),
        (["To (Ri) Ba", "Wa Wa Wa", "Cd Lo (Sk)"], "To (Ri) Ba\nCd Lo (Sk)"),
        (["To (Ri) Ba", "Cd Lo (Sk)", "Wa Wa Wa"], "To (Ri) Ba\nCd Lo (Sk)"),
        (["Wa To (Ri)", "Wa Ba Cd", "Wa Lo (Sk)"], "To (Ri)\nBa Cd\nLo (Sk)"),
        (["To Wa (Ri)", "Ba Wa Cd", "Lo Wa (Sk)"], "To (Ri)\nBa Cd\nLo (Sk)"),
        (["To (Ri) Wa", "Ba Cd Wa", "Lo (Sk) Wa"], "To (Ri)\nBa Cd\nLo (Sk)"),
    ],
)
def test_after_a_row_the_rows_meet_and_after_a_column_the_columns(rows: list[str], left: str) -> None:
    lines = "\n".join(f"  {row}" for row in rows)
    table = deal(f"turn: 1, start\nseat 1:\n{lines}\nseat 2:\nseat 3:")
    table.asks("draw", seat=1)
    assert table.store(1) == left


@rule("AA-43")
@pytest.mark.parametrize(
    ("rows", "sideways", "up_and_down"),
    [
        (
            ["Wa To (Ri)", "Ba Wa Cd", "(Lo) Sk Wa"],
            "To (Ri)\nBa Cd\n(Lo) Sk",
            "Ba To (Ri)\n(Lo) Sk Cd",
        ),
        (
            ["To (Ri) Wa", "Ba Wa Cd", "Wa (Lo) Sk"],
            "To (Ri)\nBa Cd\n(Lo) Sk",
            "To (Ri) Cd\nBa (Lo) Sk",
        ),
    ],
)
def test_after_a_diagonal_the_seller_chooses_how_the_gap_closes(
    rows: list[str], sideways: str, up_and_down: str
) -> None:
    lines = "\n".join(f"  {row}" for row in rows)
    table = deal(f"turn: 1, start\nseat 1:\n{lines}\nseat 2:\nseat 3:")
    table.asks(
        "close",
        says={"item": "older_wand"},
        seat=1,
        options=["close sideways", "close up and down"],
    )
    assert table.copy().choose("close sideways").store(1) == sideways
    assert table.copy().choose("close up and down").store(1) == up_and_down


@rule("AA-43")
@pytest.mark.parametrize("rows", [["Fe To Ri", "Ba Wa Cd", "Lo Sk Wa"], ["Wa To Ri", "Ba Wa Cd", "Lo Sk Fe"]])
def test_a_diagonal_with_a_feline_is_named_after_what_is_sold(rows: list[str]) -> None:
    table = deal(f"turn: 1, start\nseat 1:\n{storehouse(' '.join(rows).split())}\nseat 2:\nseat 3:")
    table.asks("close", says={"item": "older_wand"}, seat=1)


@rule("AA-43")
def test_a_hole_moves_like_an_item() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 0, infamy 1, wizard glynna
          Wa   (To) (Ri)
          (Ba) Wa   (Cd)
          (Lo) (Sk) Wa
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 4", seat=1)
    sideways = table.copy().choose("close sideways")
    assert sideways.store(1) == "To Ri\n-- Cd\nLo Sk"
    up_and_down = table.copy().choose("close up and down")
    assert up_and_down.store(1) == "-- To Ri\nLo Sk Cd"


@rule("AA-44")
def test_the_second_sale_leaves_a_line_and_the_third_nothing() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Wa Wa Wa
          Ba Ba Ba
          Lo Lo Lo
        seat 2:
        seat 3:
    """)
    table.choose("sell 4-5-6")
    assert table.store(1) == "Wa Wa Wa\nLo Lo Lo"
    table.choose("sell 4-5-6")
    # Only one set is left, which is sold without a question.
    assert table.store(1) == "empty"
    assert table.gold[0] == 9 + 30 + 3


@rule("AA-44")
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        (["Wa Wa Wa", "To Ri Lo"], "To Ri Lo"),
        (["To Ri Lo", "Wa Wa Wa"], "To Ri Lo"),
        (["Wa To", "Wa Ri", "Wa Lo"], "To\nRi\nLo"),
        (["To Wa", "Ri Wa", "Lo Wa"], "To\nRi\nLo"),
        (["Wa Wa Wa"], "empty"),
        (["Wa", "Wa", "Wa"], "empty"),
    ],
)
def test_a_smaller_storehouse_closes_to_a_line_or_to_nothing(rows: list[str], left: str) -> None:
    lines = "\n".join(f"  {row}" for row in rows)
    table = deal(f"turn: 1, start\nseat 1: gold 0\n{lines}\nseat 2:\nseat 3:")
    table.asks("draw", seat=1)
    assert table.store(1) == left
    assert table.gold[0] == 3


@rule("AA-44", "AA-60", "AA-71")
def test_an_empty_storehouse_is_good() -> None:
    table = deal("""
        turn: 3, draw
        start: 1
        deck: Wa ...
        seat 1: infamy 4
          (Sw) (Sk) (Do)
        seat 2: infamy 4
          (Sw) (Sk) (Do)
        seat 3: infamy 4
    """)
    table.choose("draw deck", "discard Older Wand", seat=3)
    assert table.triggered == 3
    while table.phase == "sell":
        table.choose(table.asked.options[-1])
    assert table.infamy == [22, 22, 4], "no items left, no infamy, and no penalty either"
