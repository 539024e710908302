"""Three-Headed Coin, Older Wand and Dark Lotus: played, and nobody is asked anything."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:three_headed_coin")
@scenario("works", "bystanders")
def test_a_coin_brings_two_gold_for_every_other_revealed_coin_in_all_storehouses() -> None:
    table = deal("""
        turn: 1, act
        discard: Co
        seat 1: gold 10, stash Co
          (Co) Co (Eg)
        seat 2: gold 10, stash Co
          Co (Wa) (Ba)
        seat 3: gold 10
          Co (Wa) (Ba)
    """)
    # Not the hidden one, those in stashes, the one in the discard, nor the Coin itself.
    table.choose("play Three-Headed Coin", "at 3").is_quiet()
    table.shows("""
        discard: Eg Co
        seat 1: gold 16, stash nothing
          (Co) Co Co
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:three_headed_coin", "AA-30")
@scenario("works")
def test_a_coin_that_is_being_replaced_does_not_count() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Co
          Co (Wa) (Eg)
        seat 2:
          Co (Wa) (Ba)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Co
        seat 1: gold 12
    """)


@rule("AA-item:three_headed_coin", "AA-31")
@scenario("works")
def test_a_coin_that_completes_a_set_counts_the_others_before_they_are_sold() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Co
          Co (Wa) Co
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 2").is_quiet()
    table.shows("""
        discard: Wa
        aside: Co Co Co
        seat 1: gold 16
          empty
    """)


@rule("AA-item:three_headed_coin", "AA-37")
@scenario("nothing to choose")
def test_a_coin_alone_brings_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Co
          (Co) (Wa) (Eg)
        seat 2: gold 10
          (Co) (Wa) (Ba)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 2").is_quiet()
    assert table.gold == [10, 10, 25]


@rule("AA-item:three_headed_coin", "AA-30", "AA-38", "AA-50")
@scenario("refused")
def test_a_coin_is_neither_activated_nor_played_onto_a_doll_and_brings_nothing_when_flipped() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Co Ri
          (Co) Do Co
        seat 2:
        seat 3:
    """)
    table.refuses("activate Three-Headed Coin", rule="AA-50")
    flipped = table.copy()
    flipped.choose("discard Invisible Ring", "item 1").is_quiet()
    flipped.shows("""
        seat 1: gold 10
          Co Do Co
    """)
    table.choose("play Three-Headed Coin")
    table.refuses("at 2", rule="AA-30")
    table.choose("at 1").is_quiet()
    table.shows("seat 1: gold 12")


@rule("AA-item:older_wand", "AA-31", "AA-91")
@scenario("works", "bystanders")
def test_a_wand_puts_the_discards_top_item_on_the_deck_before_the_replaced_item_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Ri To
        seat 1: infamy 10, stash Wa
          Fa (Wa) (Eg)
        seat 2: stash Co
          (Wa) (Wa) (Ba)
        seat 3: stash Ba
          Ri (Wa) (Ba)
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    # Everybody saw the Ring and still knows where it is; nobody flips for it.
    table.shows("""
        deck: Ri=123 Lo=0 ...
        discard: Fa To
        seat 1: infamy 7
          Wa (Wa) (Eg)
    """)
    table.untouched(seats=[2, 3])
    assert table.seen_by(3).deck.startswith("Ri ? ?")
    table.choose("draw deck").shows("seat 2: stash Co Ri=123")


@rule("AA-item:older_wand", "AA-37")
@scenario("nothing to choose")
def test_a_wand_with_an_empty_discard_does_nothing() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard:
        seat 1: stash Wa
          Fa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows("""
        deck: Lo ...
        discard: Fa
    """)


@rule("AA-item:older_wand", "AA-23")
@scenario("works")
def test_a_wand_makes_a_deck_where_there_is_none_and_may_leave_the_discard_empty() -> None:
    table = deal("""
        turn: 1, act
        deck:
        discard: Ri
        aside: ...
        seat 1: stash Wa Lo
          Wa (Fa) (Eg)
        seat 2:
          (Wa) (Wa) (Ba)
    """)
    table.choose("play Older Wand", "at 2")
    # With two players the hidden Fairy joins the stash, so nothing has come on the discard yet.
    table.shows("""
        deck: Ri
        discard: nothing
    """)
    table.choose("discard Dark Lotus").is_quiet()
    table.shows("""
        deck: Ri
        discard: Lo
        seat 1: stash Fa
    """)
    table.untouched(seats=[2])


@rule("AA-item:older_wand", "AA-30", "AA-50")
@scenario("refused")
def test_a_wand_is_neither_activated_nor_played_onto_a_doll() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Ri
        seat 1: stash Wa
          Do (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Older Wand", rule="AA-50")
    table.choose("play Older Wand").refuses("at 1", rule="AA-30")
    table.shows("""
        deck: Lo ...
        discard: Ri
    """)
    table.choose("at 2").is_quiet()
    table.shows("""
        deck: Ri Lo ...
        discard: Wa
    """)


@rule("AA-item:older_wand", "AA-31", "AA-43")
@scenario("works")
def test_a_wand_works_before_the_sales_so_a_carpet_set_brings_what_it_put_on_the_deck() -> None:
    table = deal("""
        turn: 1, act
        deck: To ...
        discard: Lo
        seat 1: gold 10, stash Wa
          Wa  Ca  (Co)
          Ca (Eg)  Ba
          Ca (Lo)  Wa
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 5")
    table.asks("close", says={"item": "older_wand"})
    table.shows("""
        deck: Lo To ...
        discard: nothing
    """)
    # Slid sideways, the Carpets meet in a column and are sold in their turn.
    table.choose("close sideways").is_quiet()
    table.shows("""
        deck: To ...
        discard: Eg
        aside: Wa Wa Wa Ca Ca Ca
        seat 1: gold 20, stash Lo
          (Co)
           Ba
          (Lo)
    """)


@rule("AA-item:dark_lotus", "AA-08")
@scenario("works", "bystanders")
def test_a_lotus_costs_five_gold() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Lo
          Sw (Wa) (Eg)
        seat 2: gold 25
          Lo (Wa) (Ba)
        seat 3:
          Lo (Wa) (Ba)
    """)
    # A Sword halves gains only.
    table.choose("play Dark Lotus", "at 2").is_quiet()
    table.shows("""
        discard: Wa Wa
        seat 1: gold 20
          Sw Lo (Eg)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:dark_lotus", "AA-05", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize("gold", [0, 3])
def test_a_lotus_takes_what_gold_there_is(gold: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: gold {gold}, stash Lo
          Wa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 2").is_quiet()
    assert table.gold == [0, 25, 25]


@rule("AA-item:dark_lotus", "AA-31")
@scenario("works")
def test_the_third_lotus_costs_its_gold_before_the_set_brings_some() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 3, stash Lo
          Lo (Wa) Lo
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 2").is_quiet()
    table.shows("""
        seat 1: gold 30
          empty
    """)


@rule("AA-item:dark_lotus", "AA-38", "AA-50")
@scenario("refused")
def test_a_lotus_is_not_activated_and_costs_nothing_when_discarded_or_flipped() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Lo Ri
          (Lo) (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Dark Lotus", rule="AA-50")
    flipped = table.copy()
    flipped.choose("discard Invisible Ring", "item 1").is_quiet()
    table.choose("discard Dark Lotus").is_quiet()
    assert (table.gold[0], flipped.gold[0]) == (25, 25)
