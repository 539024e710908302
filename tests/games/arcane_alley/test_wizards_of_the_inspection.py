"""The wizards who wait for the inspection: Glynna and Ninx."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-wizard:glynna", "AA-70", "AA-93")
@scenario("works", "bystanders")
def test_glynna_may_set_a_hidden_item_aside_unseen_when_her_turn_to_reveal_comes() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, infamy 0
          Ba (Ba) Ba
          Wa Wa Co
        seat 2: gold 25, infamy 0, wizard glynna
          Ba (Ba) Ba
          Wa (Sk) Co
        seat 3: gold 25, infamy 0
          (Wa) Co (Wa)
    """)
    # Seat 1 has revealed and sold; seat 3 has not yet; nobody has counted.
    table.asks("glynna.may", seat=2, options=["no", "yes"]).shows("""
        seat 1: gold 34, infamy 0
          Wa Wa Co
        seat 3: gold 25
          (Wa) Co (Wa)
    """)
    table.choose("yes")
    table.asks("glynna.item", options=["item 2", "item 5"])
    table.choose("item 5")
    assert table.phase == "over"
    table.shows("""
        seat 1: gold 34, infamy 3
        seat 2: gold 34, infamy 2
          Wa -- Co
        seat 3: gold 25, infamy 3
          Wa Co Wa
    """)
    for seat in (0, 1, 2, 3):
        assert "Sk" not in table.seen_by(seat).aside
        assert "?" in table.seen_by(seat).aside


@rule("AA-wizard:glynna", "AA-40", "AA-71")
@scenario("works")
def test_what_glynna_sets_aside_brings_neither_infamy_nor_sets() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, infamy 0, wizard glynna
          Ba (Ba=1) Ba
          Wa (Sk) Co
        seat 2:
        seat 3:
    """)
    kept = table.copy()
    kept.choose("no")
    kept.shows("""
        seat 1: gold 34, infamy 8
          Wa Sk Co
    """)
    table.choose("yes", "item 2")
    table.shows("""
        aside: Ba=1
        seat 1: gold 25, infamy 14
          Ba -- Ba
          Wa Sk Co
    """)


@rule("AA-wizard:glynna", "AA-43")
@scenario("works")
def test_glynnas_hole_moves_like_an_item_when_a_gap_closes() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: wizard glynna
          Ba   (Wa) (Ca)
          (Sk) (Ba) (Lo)
          (Co) (To) (Ba)
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 4")
    table.asks("close", says={"item": "crystal_ball"}, seat=1)
    sideways = table.copy()
    sideways.choose("close sideways")
    sideways.shows("""
        seat 1: infamy 2
          Wa Ca
          -- Lo
          Co To
    """)
    table.choose("close up and down")
    table.shows("""
        seat 1: infamy 2
          -- Wa Ca
          Co To Lo
    """)


@rule("AA-wizard:glynna", "AA-40", "AA-43")
@scenario("works")
def test_a_stack_with_glynnas_hole_stays_no_set_after_a_sale() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, wizard glynna
          Co (Ba) Co
          Wa  Wa  Wa
          Co (Lo) Eg
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 2")
    table.shows("""
        seat 1: gold 28, infamy 7
          Co -- Co
          Co Lo Eg
    """)


@rule("AA-wizard:glynna")
@scenario("refused")
def test_glynna_cannot_set_a_revealed_item_aside() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: wizard glynna
          Ba (Ba) Ba
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.refuses_outright(1, seat=2)
    table.choose("yes")
    table.refuses("item 1", rule="AA-wizard:glynna")
    table.choose("item 2")
    assert table.phase == "over"
    assert table.store(1) == "Ba -- Ba"


@rule("AA-wizard:glynna", "AA-37")
@scenario("nothing to choose", "bystanders")
@pytest.mark.parametrize("storehouse", ["", "Ba Wa Co"], ids=["nothing left", "nothing hidden"])
def test_glynna_is_not_asked_without_a_hidden_item(storehouse: str) -> None:
    table = deal(f"""
        round: 3, inspection
        seat 1: wizard glynna
          {storehouse}
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    assert table.phase == "over"
    table.shows(f"""
        aside: nothing
        seat 1:
          {storehouse or "empty"}
        seat 2:
          Wa Wa Co
    """)


@rule("AA-wizard:ninx", "AA-71")
@scenario("works", "bystanders")
def test_ninx_gains_gold_for_the_infamy_of_an_item_left_which_counts_all_the_same() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, infamy 0
          Sk (Wa) Co
        seat 2: gold 25, infamy 0, wizard ninx
          Sk (Mi) Wa
        seat 3: gold 25, infamy 0
          Sk (Wa) Co
    """)
    # Seat 1 has counted, Ninx has, seat 3 is still to come.
    table.asks("ninx.item", seat=2, options=["item 1", "item 2", "item 3"])
    assert table.infamy == [8, 2, 0]
    cost = table.copy()
    table.choose("item 1")
    assert table.phase == "over"
    assert table.gold == [25, 31, 25]
    assert table.infamy == [8, 2, 8]
    # Negative infamy costs that gold.
    cost.choose("item 2")
    assert cost.gold == [25, 20, 25]
    assert cost.infamy == [8, 2, 8]


@rule("AA-wizard:ninx", "AA-05")
@scenario("works")
def test_an_item_of_no_infamy_brings_ninx_nothing_and_a_cost_takes_what_there_is() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 3, infamy 0, wizard ninx
          Mi (Lo) Wa
        seat 2:
        seat 3:
    """)
    nothing = table.copy()
    nothing.choose("item 2")
    assert nothing.gold == [3, 25, 25]
    table.choose("item 1")
    assert table.gold == [0, 25, 25]


@rule("AA-wizard:ninx", "AA-item:sovereign_sword")
@scenario("works")
@pytest.mark.parametrize(("item", "gold"), [("item 1", 27), ("item 2", 28), ("item 3", 20)])
def test_a_sword_halves_what_ninx_gains_but_not_what_she_pays(item: str, gold: int) -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, wizard ninx
          (Sw) (Do) (Mi)
        seat 2:
        seat 3:
    """)
    table.asks("ninx.item").choose(item)
    assert table.gold[0] == gold


@rule("AA-wizard:ninx", "AA-73")
@scenario("works")
def test_ninx_gains_before_the_fines_are_taken() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 20, infamy 24, wizard ninx
          (Sk) (Co) (Wa)
        seat 2:
        seat 3:
    """)
    table.asks("ninx.item").shows("seat 1: infamy 7, fines 1")
    table.choose("item 1")
    table.shows("seat 1: gold 1, infamy 7, fines 0")


@rule("AA-wizard:ninx", "AA-34", "AA-71")
@scenario("refused")
def test_ninx_must_choose_an_item_that_is_left_and_nobody_chooses_for_her() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, wizard ninx
          Ba (Ba) Ba
          Wa (Sk) Co
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    # Three of her items were sold: there is no fourth item to choose.
    table.asks("ninx.item", seat=1, options=["item 1", "item 2", "item 3"])
    table.refuses_outright(3)
    table.refuses_outright(0, seat=2)
    table.choose("item 2")
    assert table.gold == [40, 25, 25]


@rule("AA-wizard:ninx", "AA-37")
@scenario("nothing to choose", "bystanders")
def test_ninx_with_no_item_left_is_not_asked() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, wizard ninx
          Ba (Ba) Ba
        seat 2: gold 25
          (Sk) (Wa) (Co)
        seat 3: gold 25
    """)
    assert table.phase == "over"
    assert table.gold == [34, 25, 25]
