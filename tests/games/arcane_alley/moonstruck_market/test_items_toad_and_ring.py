"""Talking Toad and Decryptor Ring."""

import pytest

from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.rules import rule, scenario


@rule("MM-item:talking_toad", "AA-70", "AA-71")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("moon", "gold"), [("crescent", 0), ("half", 1), ("full", 0)])
def test_a_toad_that_the_inspection_turns_up_takes_infamy_before_it_is_counted(moon: str, gold: int) -> None:
    table = deal(f"""
        round: 1, inspection
        moon: {moon}
        seat 1: gold 0, infamy 9
          (To') Co Lo
        seat 2: gold 0, infamy 9
          (Wa) Co Lo
        seat 3: gold 0, infamy 9
          To' Co Lo
    """)
    # After the Toad: the infamy of Toad, Coin and Lotus is -1 + 1 + 0.
    table.shows(f"""
        moon: {moon}
        seat 1: gold {gold}, infamy 4
        seat 2: gold 0, infamy 11
        seat 3: gold 0, infamy 9
    """)


@rule("MM-item:talking_toad", "AA-07")
@scenario("works")
def test_several_toads_each_do_it_and_infamy_stops_at_0() -> None:
    table = deal("""
        round: 1, inspection
        moon: half
        seat 1: gold 0, infamy 8
          (To') Lo (To')
        seat 2:
        seat 3:
    """)
    assert table.state.sums[0] == -2
    table.shows("seat 1: gold 2, infamy 0")


@rule("MM-item:talking_toad", "MM-30", "AA-70")
@scenario("works")
def test_toads_resolve_before_sets_are_sold_in_the_inspection() -> None:
    table = deal("""
        round: 1, inspection
        moon: half
        seat 1: gold 0, infamy 20
          (To') (To') (To')
          Sw' Bo' Co
        seat 2: gold 0, wizard gerith
        seat 3:
    """)
    table.shows("""
        seat 1: gold 3
          Sw' Bo' Co
        seat 2: gold 3
    """)
    assert table.infamy[0] == 20 - 15 + 6 + 3 + 1


@rule("MM-item:talking_toad", "AA-item:sovereign_sword")
@scenario("works")
def test_each_toads_gold_is_a_gain_of_its_own_that_a_sword_halves_to_nothing() -> None:
    table = deal("""
        round: 1, inspection
        moon: half
        seat 1: gold 0, infamy 20
          (To') (Sw) (To')
        seat 2:
        seat 3:
    """)
    table.shows("seat 1: gold 0")
    assert table.infamy[0] == 20 - 10 + 5 - 2


@rule("MM-item:talking_toad", "AA-38")
@scenario("nothing to choose")
@pytest.mark.parametrize("words", [["play Talking Toad", "at 1"], ["discard Invisible Ring", "item 2"]])
def test_only_the_inspection_activates_a_toad(words: list[str]) -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: gold 0, infamy 9, stash To' Ri
          Co (To') (?)
        seat 2:
        seat 3:
    """)
    table.choose(*words).is_quiet()
    table.shows("seat 1: gold 0, infamy 9")


@rule("MM-item:talking_toad", "AA-91")
@scenario("works")
def test_a_toad_that_was_flipped_back_is_turned_up_again() -> None:
    table = deal("""
        round: 1, inspection
        moon: full
        seat 1: infamy 9
          (To'=123) Lo Lo
        seat 2:
        seat 3:
    """)
    table.shows("seat 1: infamy 3")


@rule("MM-item:talking_toad", "AA-wizard:glynna")
@scenario("works")
def test_a_toad_that_glynna_sets_aside_brings_nothing() -> None:
    table = deal("""
        round: 1, inspection
        moon: half
        seat 1: gold 0, infamy 9, wizard glynna
          (To') (To') Lo
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 1").shows("seat 1: gold 1, infamy 3")


@rule("MM-item:talking_toad", "AA-72")
@scenario("bystanders")
def test_a_toads_infamy_is_no_part_of_the_sum_that_is_compared() -> None:
    table = deal("""
        round: 1, inspection
        triggered: 1
        moon: full
        seat 1: infamy 9
          (To') Co Lo
        seat 2: infamy 9
          Lo Lo (Mi)
        seat 3: infamy 9
          Co Co Wa
    """)
    assert table.state.sums == (0, -5, 3)
    # Seat 1 lost 5 by the Toad, but seat 2 gained less than it: the penalty stands.
    table.shows("seat 1: infamy 14")


@rule("MM-item:talking_toad", "MM-40")
@scenario("refused")
def test_a_toad_can_be_neither_expended_nor_activated() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 9, stash To'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("expend Talking Toad", rule="MM-40")
    table.refuses("activate Talking Toad", rule="AA-50")
    table.choose("discard Talking Toad").is_quiet().shows("seat 1: infamy 9")


@rule("MM-item:decryptor_ring", "AA-34")
@scenario("works", "bystanders")
def test_a_ring_reveals_a_hidden_item_beside_it_diagonals_included() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: gold 25, stash Ri'
          (Mi) (Lo) (Sk)
          (Co) Lo   (Eg)
          Wa   Sk   (Do)
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 1")
    table.asks("decryptor.reveal", seat=1, options=["item 2", "item 4"])
    corner = table.copy()
    corner.choose("item 4").is_quiet().shows("""
        seat 1: gold 25
          Ri' (Lo) (Sk)
          Co  Lo   (Eg=0)
          Wa  Sk   (Do)
    """)
    corner.untouched(seats=[2, 3])


@rule("MM-item:decryptor_ring")
@scenario("works", "refused")
def test_a_ring_in_the_middle_reaches_all_around_but_no_further() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: stash Ri'
          (Mi) (Lo) (Sk)
          (Co) Lo   (Eg)
          Wa   Sk   (Do)
        seat 2:
        seat 3:
    """)
    middle = table.copy().choose("play Decryptor Ring", "at 5")
    middle.asks(
        "decryptor.reveal",
        options=["item 1", "item 2", "item 3", "item 4", "item 6", "item 9"],
    )
    middle.refuses("item 7", rule="MM-item:decryptor_ring")
    middle.refuses("item 5", rule="MM-item:decryptor_ring")
    corner = table.copy().choose("play Decryptor Ring", "at 1")
    corner.refuses("item 3", rule="MM-item:decryptor_ring")
    corner.refuses("item 5", rule="MM-item:decryptor_ring")


@rule("MM-item:decryptor_ring", "MM-42")
@scenario("works")
def test_a_moonstruck_ring_reveals_and_then_peeks_at_any_hidden_item() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: stash Ri'
          Lo (Lo) (Sk)
          (Co) Lo (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 1", "item 2")
    table.asks("decryptor.peek", options=["item 3", "item 4", "item 6"])
    table.choose("item 6").is_quiet().shows("""
        seat 1:
          Ri' Lo (Sk)
          (Co) Lo (Eg=1)
    """)


@rule("MM-item:decryptor_ring", "AA-36", "MM-42")
@scenario("works")
def test_sets_are_sold_when_a_rings_whole_effect_is_done() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: gold 0, stash Ri'
          Lo (Sk) Co
          Sk (Eg) Co
          Wa Sk (Co)
        seat 2:
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 5", "item 9")
    table.asks("decryptor.peek", seat=1)
    table.shows("seat 1: gold 0")
    table.choose("item 2").is_quiet().shows("""
        seat 1: gold 2
          Lo (Sk)
          Sk Ri'
          Wa Sk
    """)


@rule("MM-item:decryptor_ring", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize("moon", ["crescent", "full"])
def test_with_nothing_hidden_a_ring_does_nothing(moon: str) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        seat 1: stash Ri'
          Lo Co Wa
        seat 2:
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 1").is_quiet()
    table.shows("""
        seat 1:
          Ri' Co Wa
    """)


@rule("MM-item:decryptor_ring", "AA-item:invisible_ring")
@scenario("nothing to choose")
def test_a_decryptor_ring_on_the_discard_flips_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri'
          Lo (Co) Wa
        seat 2:
        seat 3:
    """)
    table.choose("discard Decryptor Ring").is_quiet()
