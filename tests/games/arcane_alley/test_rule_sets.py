"""Sets and how they are sold: AA-40 to AA-45."""

from itertools import combinations
from typing import Final

import pytest

from tests.games.arcane_alley.scenes import FILLER, storehouse, told
from tests.games.arcane_alley.table import deal
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
    table.asks("Choose which set to sell first.", seat=1, options=["sell 1-2-3", "sell 4-5-6", "sell 7-8-9"])
    table.choose("sell 1-2-3")
    table.asks("Dragon's Egg: choose another player.")  # AA-41: entirely, before the next set
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 20
          Ca Ca Ca
          Lo Lo Lo
    """)
    table.choose("player 2")
    table.asks("Choose which set to sell first.", options=["sell 1-2-3", "sell 4-5-6"])
    table.choose("sell 4-5-6")
    table.shows("seat 1: gold 57")
    table.asks("Draw …", seat=1)


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
    table.asks("Draw …", seat=1)
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
    table.asks("Draw …", seat=1)
    assert table.gold[0] == 3, "Byros is paid once"
    table.shows("""
        aside: Fe Fe Fe
        seat 1:
          To Ri Lo
    """)


@rule("AA-42")
def test_a_sale_sets_the_items_aside_closes_the_gap_pays_and_then_has_its_effect_once() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Eg
          Eg  (Co) Eg
          (?) (?)  (?)
        seat 2: gold 0
        seat 3: gold 0
    """)
    table.choose("play Dragon's Egg", "at 2")
    table.asks("Dragon's Egg: choose another player.", seat=1)
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 20
          (?) (?) (?)
        seat 2: gold 0, infamy 0
    """)
    table.choose("player 2").is_quiet()
    table.shows("seat 2: gold 15, infamy 2")


@rule("AA-42")
def test_sold_swords_have_left_before_their_gold_is_gained() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Sw  Sw  Sw
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 25


@rule("AA-42")
def test_a_sword_that_stays_halves_the_gold_of_the_sale() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Sw  Sw  Sw
          (?) Sw  (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 12


@rule("AA-42")
@pytest.mark.parametrize(
    ("mark", "gold"),
    [
        ("Mi", 5),
        ("To", 0),
        ("Ri", 1),
        ("Co", 2),
        ("Wa", 3),
        ("Bo", 5),
        ("Ca", 7),
        ("Ba", 9),
        ("Fa", 12),
        ("Cd", 15),
        ("Eg", 20),
        ("Sw", 25),
        ("Lo", 30),
        ("Sk", 35),
        ("Do", 40),
    ],
)
def test_a_set_brings_the_gold_of_its_item(mark: str, gold: int) -> None:
    table = deal(f"""
        turn: 1, start
        seat 1: gold 100
          {mark} {mark} {mark}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 100 + gold
    table.shows(f"aside: {mark} {mark} {mark}\nseat 1:\n  (?) (?) (?)")


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
    table.asks("Draw …", seat=1)
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
        "Choose how your storehouse closes after the diagonal with the Older Wand.",
        seat=1,
        options=["close sideways", "close up and down"],
    )
    assert table.copy().choose("close sideways").store(1) == sideways
    assert table.copy().choose("close up and down").store(1) == up_and_down


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
    table.asks("Draw …", seat=1)
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


@rule("AA-45")
def test_byros_is_paid_in_the_same_sum_as_the_sale() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0, wizard byros
          Wa  Wa  Wa
          (?) Sw  (?)
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 3, "half of 3 + 3, not half of each"


@rule("AA-45")
def test_a_sale_goes_from_the_items_to_the_gold_to_the_effect_to_lady_dafana() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Eg, wizard byros
          Eg  Eg  (Co)
          (?) (?) (?)
        seat 2: gold 0
        seat 3: gold 0, infamy 9, wizard dafana
    """)
    table.choose("play Dragon's Egg", "at 3")
    table.shows("""
        aside: Eg Eg Eg
        seat 1: gold 23
          (?) (?) (?)
        seat 3: gold 0, infamy 9
    """)
    table.asks("Dragon's Egg: choose another player.", seat=1)
    # Only the gold of the Egg's effect lets Lady Dafana pay: she chooses after it.
    table.choose("player 3", seat=1)
    table.asks("Lady Dafana: pay 3 gold to lose 2 infamy?", seat=3)
    table.choose("yes", seat=3).is_quiet()
    table.shows("seat 3: gold 12, infamy 9")


@rule("AA-45")
def test_lady_dafana_chooses_before_sets_are_looked_for_again() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 0
          Wa Wa Wa
          Lo Lo Lo
          Ba Ba Ba
        seat 2: gold 9, infamy 9, wizard dafana
        seat 3:
    """)
    table.choose("sell 1-2-3", seat=1)
    table.asks("Lady Dafana: …", seat=2)
    table.shows("""
        seat 1: gold 3
          Lo Lo Lo
          Ba Ba Ba
    """)
    table.choose("no", seat=2)
    table.choose("sell 4-5-6", seat=1)
    table.choose("yes", seat=2)
    table.shows("seat 1: gold 42")
    table.choose("yes", seat=2)
    table.asks("Draw …", seat=1)
    table.shows("""
        seat 1: gold 42
          empty
        seat 2: gold 3, infamy 5
    """)


@rule("AA-45")
def test_a_sale_is_told_in_its_order() -> None:
    table = deal("""
        turn: 1, act
        deck: Ba ...
        seat 1: gold 0, stash Ca
          Ca  Ca  Fa
          (?) (?) (?)
        seat 2: infamy 2, wizard dafana
        seat 3:
    """)
    carpet = table.state.rules.kind_by_id["floating_carpet"]
    happened = told(table, "play Floating Carpet", "at 3", "yes")
    assert happened[:8] == [
        "played 1 2",
        f"sold 1 {carpet} 3",
        "gold 1 7",
        "drew 1 0",
        "infamy 2 -2",
        "gold 2 -3",
        "left 1",
        "turn 2 1 1",
    ]


@rule("AA-45", "AA-70")
def test_the_inspection_skips_the_sold_effect_but_not_the_wizards() -> None:
    table = deal("""
        round: 1, inspection
        deck: Ba ...
        seat 1: gold 0, stash Ri, wizard byros
          Ca Ca Ca
        seat 2: gold 9, infamy 9, wizard dafana
          Eg Eg Eg
        seat 3:
    """)
    table.asks("Lady Dafana: …", seat=2)
    table.shows("seat 1: gold 10, stash Ri")
    table.choose("yes", seat=2)
    table.asks("Lady Dafana: …", seat=2)
    table.shows("seat 2: gold 26, infamy 7")
    table.choose("no", seat=2)
    assert table.asked.name == "bribe"
    assert (table.gold, table.infamy) == ([10, 26, 25], [0, 7, 0])
