"""The Bribe phase: AA-80."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule


@rule("AA-80")
@pytest.mark.parametrize(
    ("gold", "infamy", "most"), [(25, 3, 6), (25, 24, 24), (100, 24, 48), (5, 9, 4), (2, 9, 2), (3, 1, 2)]
)
def test_any_even_amount_up_to_twice_your_infamy_can_be_paid(gold: int, infamy: int, most: int) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1: gold {gold}, infamy {infamy}
        seat 2:
        seat 3:
    """)
    table.asks("bribe", seat=1)
    assert table.asked.options == ["pass", *(f"bribe {amount}" for amount in range(2, most + 1, 2))]


@rule("AA-80")
@pytest.mark.parametrize("paid", [2, 4, 10, 18])
def test_two_gold_take_one_infamy(paid: int) -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 25, infamy 9
        seat 2: gold 25, infamy 9
        seat 3:
    """)
    table.choose(f"bribe {paid}", seat=1)
    table.shows(f"""
        seat 1: gold {25 - paid}, infamy {9 - paid // 2}
        seat 2: gold 25, infamy 9
    """)


@rule("AA-80")
def test_who_passes_keeps_gold_and_infamy() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 25, infamy 9
        seat 2:
        seat 3:
    """)
    table.choose("pass", seat=1)
    table.shows("seat 1: gold 25, infamy 9")


@rule("AA-80")
def test_more_than_twice_your_infamy_is_refused() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 25, infamy 3
        seat 2:
        seat 3:
    """)
    table.refuses("bribe 8", rule="AA-80")


@rule("AA-80")
def test_more_gold_than_you_have_is_refused() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 7, infamy 20
        seat 2:
        seat 3:
    """)
    table.refuses("bribe 8", rule="AA-80")


@rule("AA-80")
def test_everyone_is_asked_once_in_turn_order() -> None:
    table = deal("""
        round: 2, inspection
        start: 3
        seat 1: infamy 9
        seat 2: infamy 9
        seat 3: infamy 9
    """)
    table.choose("bribe 2", seat=3)
    table.choose("pass", seat=1)
    table.choose("bribe 4", seat=2)
    assert table.phase == "stock"
    assert table.infamy == [9, 7, 8]
    assert table.gold == [25, 21, 23]


@rule("AA-80")
def test_who_has_nothing_to_pay_or_to_lose_is_not_asked() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 1, infamy 9
        seat 2: gold 25, infamy 0
        seat 3: gold 2, infamy 1
        seat 4: gold 0, infamy 24
    """)
    table.asks("bribe", seat=3, options=["pass", "bribe 2"])
    table.choose("bribe 2", seat=3)
    assert table.phase == "stock"


@rule("AA-80")
def test_bribes_come_after_the_fines() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 30, infamy 9, fines 1
        seat 2:
        seat 3:
    """)
    assert table.asked.options == ["pass", "bribe 2", "bribe 4"]


@rule("AA-80")
def test_there_are_no_bribes_after_the_third_inspection() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: infamy 9
        seat 2: infamy 9
        seat 3: infamy 9
    """)
    assert table.state.is_over
    assert table.infamy == [9, 9, 9]
