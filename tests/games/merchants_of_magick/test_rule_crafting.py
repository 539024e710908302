"""Spending results (MoM-11 to MoM-14) and complete rows (MoM-15)."""

import pytest

from hexmonger.kernel.messages import message, plain
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.rules import rule


def dealt(dice: str, seat: str = "", *rows: str) -> Table:
    """Return a table for two where seat 1 is as it is told; its adventurer never minds."""
    below = "".join(f"\n  {row}" for row in rows)
    d6, d8, d10, d12 = dice.split()
    head = ", ".join(filter(None, (seat, "adventurer knight")))
    return deal(f"dice: d6 {d6}, d8 {d8}, d10 {d10}, d12 {d12}\nseat 1: {head}{below}\nseat 2:")


@rule("MoM-11")
def test_two_results_are_spent_each_on_one_circle() -> None:
    table = dealt("3 6 5 9", "extra dice 6")
    table.mark("d6 Ring steel", "d8 Staff wood")
    assert table.marks(1) == {"Ring steel", "Staff wood"}
    assert table.options() == ["commit"]


@rule("MoM-11")
@pytest.mark.parametrize("marks", [[], ["d6 Ring steel"]])
def test_fewer_results_may_be_spent(marks: list[str]) -> None:
    table = dealt("3 6 5 9").mark(*marks).commit_all()
    assert table.state.round == 2
    assert len(table.marks(1)) == len(marks)


@rule("MoM-11")
def test_a_result_is_spent_at_most_once() -> None:
    table = dealt("3 6 5 9").mark("d6 Ring steel")
    assert table.options() == ["d8", "d10", "d12", "commit"]
    table.refuses("d6", rule="MoM-11")


@rule("MoM-11")
def test_a_marked_circle_is_not_marked_again() -> None:
    table = dealt("3 6 5 9", "", "Ring [3] - -").choose("d6")
    assert "Ring steel" not in table.options()
    table.refuses("Ring steel", rule="MoM-11")
    table.choose("Backpack leather", "d10").refuses("Backpack leather", rule="MoM-11")


@rule("MoM-11")
def test_everybody_spends_the_same_results_by_themselves() -> None:
    table = dealt("3 6 5 9")
    table.mark("d6 Ring steel", seat=1).mark("d6 Ring steel", seat=2)
    assert table.marks(1) == table.marks(2) == {"Ring steel"}
    assert table.potions == [1, 1]


@rule("MoM-12")
@pytest.mark.parametrize(
    ("dice", "die", "columns"),
    [
        ("6 1 1 1", "d6", {"steel", "wood", "leather"}),
        ("1 8 1 1", "d8", {"wood", "leather", "elemental"}),
        ("1 1 9 1", "d10", {"leather", "elemental", "arcane"}),
        ("1 1 1 1", "d12", {"elemental", "arcane", "wild"}),
    ],
)
def test_a_die_marks_circles_of_its_columns(dice: str, die: str, columns: set[str]) -> None:
    table = dealt(dice, "potions 20").choose(die)
    assert {name.rsplit(" ", 1)[1] for name in table.options()} == columns


@rule("MoM-12")
def test_another_column_is_refused() -> None:
    dealt("6 8 9 9").choose("d6").refuses("Fiery elemental", rule="MoM-12")
    dealt("6 8 9 9").choose("d8").refuses("Ring steel", rule="MoM-12")
    dealt("6 8 9 9").choose("d12").refuses("Backpack leather", rule="MoM-12")


@rule("MoM-12")
def test_crafting_takes_at_least_the_number_of_the_circle() -> None:
    table = dealt("4 1 1 12").choose("d6")
    crafted = {
        "Backpack leather",
        "Scroll wood",
        "Ring steel",
        "Pendant wood",
        "Pendant leather",
        "Sword steel",
    }
    assert set(table.options()) == crafted | {"Warhammer leather", "Plate Armor wood"}
    table.refuses("Helmet steel", rule="MoM-13")


@rule("MoM-12")
def test_research_takes_at_most_the_number_of_the_circle() -> None:
    table = dealt("1 1 1 9").choose("d12")
    assert set(table.options()) == {"Divine elemental", "Fiery wild", "Everlasting wild", "of the Elves wild"}
    table.refuses("of the Dwarves elemental", rule="MoM-13")


@rule("MoM-12")
def test_a_die_without_a_circle_can_not_be_spent() -> None:
    table = dealt("1 1 1 12")
    assert table.options() == ["d8", "d10", "commit"]
    table.refuses("d6", rule="MoM-12").refuses("d12", rule="MoM-12")


@rule("MoM-13")
def test_a_potion_changes_a_result_by_one_for_you_alone() -> None:
    table = dealt("3 8 5 9", "potions 4")
    table.mark("d6 Helmet steel")
    assert table.potions == [4 - 2 + 1, 0]
    assert table.state.dice == (3, 8, 5, 9)
    table.choose("d6", seat=2).refuses("Helmet steel", rule="MoM-13", seat=2)


@rule("MoM-13")
def test_the_least_potions_are_spent_in_research_too() -> None:
    table = dealt("3 8 5 12", "potions 7").mark("d12 Fiery wild")
    assert table.potions[0] == 6
    table = dealt("3 8 5 12", "potions 11").mark("d12 Everlasting arcane")
    assert table.potions[0] == 0


@rule("MoM-13")
@pytest.mark.parametrize("result", [5, 6])
def test_a_result_that_is_good_enough_costs_nothing(result: int) -> None:
    assert dealt(f"{result} 1 1 1", "potions 3").mark("d6 Helmet steel").potions[0] == 4


@rule("MoM-13")
def test_potions_carry_a_result_past_the_faces_of_its_die() -> None:
    table = dealt("6 8 5 9", "potions 2").mark("d6 Plate Armor steel")
    assert table.potions[0] == 0
    dealt("6 8 5 9", "potions 1").choose("d6").refuses("Plate Armor steel", rule="MoM-13")
    assert dealt("6 8 5 9", "potions 1").mark("d8 Bracers leather").potions[0] == 1


@rule("MoM-13")
def test_potions_must_be_in_hand_before_the_mark() -> None:
    """The row this mark completes would bring the potion it lacks."""
    dealt("2 1 1 1").choose("d6").refuses("Ring steel", rule="MoM-13")
    table = dealt("2 3 1 1").mark("d8 Scroll wood").mark("d6 Ring steel")
    assert table.potions[0] == 1


@rule("MoM-13")
def test_potions_are_never_negative() -> None:
    table = dealt("1 1 1 12", "potions 1")
    for word in table.options()[:-1]:
        copy = dealt("1 1 1 12", "potions 1").choose(word)
        for circle in copy.options():
            after = dealt("1 1 1 12", "potions 1").choose(word, circle)
            assert after.potions[0] >= 0


@rule("MoM-14")
def test_the_first_three_extra_dice_are_free() -> None:
    table = dealt("3 6 5 9").mark("d6 Ring steel", "d8 Staff wood")
    assert table.extra == [0, 0]
    table.mark("d10 Backpack leather", "d12 Everlasting wild")
    assert table.extra == [2, 0]
    assert table.potions[0] == 3
    assert table.options() == ["commit"]
    table = dealt("3 6 5 9", "extra dice 2").mark("d6 Ring steel", "d8 Staff wood", "d10 Backpack leather")
    assert (table.extra[0], table.potions[0]) == (3, 3)


@rule("MoM-14")
@pytest.mark.parametrize(("used", "price"), [(3, 2), (4, 3), (5, 4)])
def test_the_others_cost_two_three_and_four_potions(used: int, price: int) -> None:
    rows = "Backpack - - [3]", "Scroll - [3] -", "Ring [3] - -", "Sword [4] - -"
    two = ("d8 Pendant wood", "d12 Everlasting wild")
    table = dealt("4 6 5 9", f"potions {price}, extra dice {used}", *rows).mark(*two)
    assert table.prompt() == message("ask-die-extra", extra=used + 1, potions=price)
    table.mark("d10 Pendant leather")
    assert (table.extra[0], table.potions[0]) == (used + 1, 0)
    table = dealt("4 6 5 9", f"potions {price - 1}, extra dice {used}", *rows).mark(*two)
    assert table.options() == ["commit"]
    table.refuses("d10", rule="MoM-14")


@rule("MoM-14")
def test_a_slot_and_the_potions_of_its_result_are_paid_together() -> None:
    """The fourth slot costs 2, so that a result which needs 1 more takes 3 (MoM Ruling 4)."""
    marks = "d8 Pendant wood", "d12 Everlasting wild"
    table = dealt("4 6 5 9", "potions 3, extra dice 3").mark(*marks).mark("d6 Pendant steel")
    assert table.potions[0] == 0
    table = dealt("4 6 5 9", "potions 2, extra dice 3").mark(*marks).choose("d6")
    table.refuses("Pendant steel", rule="MoM-13").choose("Ring steel")
    assert table.potions[0] == 1


@rule("MoM-14")
def test_a_slot_may_be_paid_from_what_the_first_two_results_brought() -> None:
    table = dealt("3 6 5 9", "extra dice 3").mark("d6 Ring steel", "d8 Staff wood", "d10 Backpack leather")
    assert (table.potions[0], table.extra[0]) == (1, 4)


@rule("MoM-14")
def test_a_used_slot_is_gone_for_the_game() -> None:
    table = dealt("3 6 5 9", "potions 20, extra dice 6").mark("d6 Ring steel", "d8 Staff wood")
    table.refuses("d10", rule="MoM-14").commit_all()
    assert table.extra == [6, 0]
    table = dealt("3 6 5 9").mark("d6 Ring steel", "d8 Staff wood", "d10 Backpack leather").commit_all()
    assert table.extra == [1, 0]


@rule("MoM-14")
def test_two_results_use_no_slot() -> None:
    table = dealt("3 6 5 9").mark("d6 Ring steel", "d12 Everlasting wild").commit_all()
    assert table.extra == [0, 0]


ELEMENTAL_AND_ARCANE = (
    "Fiery [6] - 11",
    "Shocking [2] [7] -",
    "Everlasting - [1] 9",
    "Divine [9] [2] 7",
    "of the Elves - [8] 10",
    "of the Dwarves [8] [4] -",
    "of the Orcs [7] - 4",
    "of the Dragons [5] [6] 2",
    "Glamour Potion Supplier [4] - -",
    "Renowned Accessories [3] [5] -",
    "Weapon Prestige - [3] 5",
    "Elite Armor [1] - 3",
)
TWO_MARKS = ("d6 Ring steel", "d8 Staff wood")


@rule("MoM-12", "MoM-14")
@pytest.mark.parametrize(
    "table",
    [
        dealt("1 1 1 12", "", *ELEMENTAL_AND_ARCANE),
        dealt("3 6 5 9", "extra dice 6").mark(*TWO_MARKS),
        dealt("3 6 5 9", "extra dice 5").mark(*TWO_MARKS),
        dealt("3 6 5 9").mark(*TWO_MARKS, "d10 Backpack leather", "d12 Everlasting wild"),
    ],
    ids=["no circle in reach", "no slot left", "a slot too dear", "no result left"],
)
def test_the_question_speaks_of_no_die_where_none_can_be_spent(table: Table) -> None:
    assert table.options() == ["commit"]
    assert table.prompt() == table.view(1).prompt == plain("ask-die-none")


@rule("MoM-15")
def test_a_complete_row_brings_a_potion_that_is_usable_at_once() -> None:
    table = dealt("3 7 5 9").mark("d6 Ring steel")
    assert table.potions[0] == 1
    table.mark("d8 Plate Armor leather")
    assert table.potions[0] == 0


@rule("MoM-15")
def test_a_row_is_complete_when_all_of_its_circles_are_marked() -> None:
    table = dealt("6 6 5 9", "", "Warhammer [6] 5 4").mark("d6 Warhammer wood")
    assert (table.potions[0], table.score(1).items) == (0, 0)
    table.mark("d10 Warhammer leather")
    assert (table.potions[0], table.score(1).items) == (1, 4)


@rule("MoM-15")
def test_the_coins_of_a_row_stay_until_the_end() -> None:
    table = dealt("3 1 1 1").mark("d6 Ring steel").commit_all()
    while not table.state.is_over:
        table.commit_all()
    assert (table.score(1).items, table.score(1).coins, table.potions[0]) == (2, 2, 1)
