"""Sovereign Sword and Facsimilous Feline: items that count for as long as they lie revealed."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:sovereign_sword", "AA-42")
@scenario("works", "bystanders")
@pytest.mark.parametrize(
    ("below", "gold"),
    [
        ("Sw (Co) (To)", 29),
        ("(Sw) (Co) (To)", 34),
        ("Sw Sw (To)", 29),
    ],
    ids=["revealed", "hidden", "two of them"],
)
def test_a_revealed_sword_halves_what_a_set_brings(below: str, gold: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: gold 25, stash Ba
          Ba Wa Ba
          {below}
        seat 2: gold 25
          Sw (Wa) (Co)
        seat 3: gold 25
          (Sw) (Wa) (Co)
    """)
    table.choose("play Crystal Ball", "at 2", "item 6").is_quiet()
    table.shows(f"seat 1: gold {gold}").untouched(seats=[2, 3])


@rule("AA-item:sovereign_sword", "AA-42")
@scenario("works")
def test_sold_swords_have_left_before_the_gold_comes_but_a_fourth_halves_it() -> None:
    three = deal("""
        turn: 1, act
        seat 1: gold 25, stash Sw
          Sw (Fa) Sw
          (Wa) (Co) (To)
        seat 2:
        seat 3:
    """)
    three.choose("play Sovereign Sword", "at 2").is_quiet()
    three.shows("seat 1: gold 50")
    four = deal("""
        turn: 1, act
        seat 1: gold 25, stash Sw
          Sw (Fa) Sw
          (Wa) Sw (To)
        seat 2:
        seat 3:
    """)
    four.choose("play Sovereign Sword", "at 2").is_quiet()
    four.shows("seat 1: gold 37")


@rule("AA-item:sovereign_sword", "AA-30")
@scenario("works")
def test_a_sword_that_is_being_replaced_halves_nothing() -> None:
    sale = deal("""
        turn: 1, act
        seat 1: gold 25, stash Cd
          Cd Sw Cd
        seat 2: gold 25
        seat 3:
    """)
    sale.choose("play Bubbling Cauldron", "at 2", "player 2", "lose gold").is_quiet()
    assert sale.gold == [40, 21, 25]
    coins = deal("""
        turn: 1, act
        seat 1: gold 25, stash Co
          Co Sw (Wa)
        seat 2:
          Co (Wa) Co
        seat 3:
    """)
    coins.choose("play Three-Headed Coin", "at 2").is_quiet()
    assert coins.gold == [31, 25, 25]


@rule("AA-item:sovereign_sword", "AA-item:three_headed_coin")
@scenario("works")
def test_one_gain_is_halved_as_one_sum() -> None:
    table = deal("""
        edition.items.three_headed_coin.gold_each: 3
        turn: 1, act
        seat 1: gold 25, stash Co
          Co Sw (Wa)
        seat 2:
          Co (Wa) Co
        seat 3:
    """)
    # Three Coins at 3 gold: half of 9 is 4, three times half of 3 would be 3.
    table.choose("play Three-Headed Coin", "at 3").is_quiet()
    assert table.gold == [29, 25, 25]


@rule("AA-item:sovereign_sword", "AA-wizard:byros")
@scenario("works")
def test_what_byros_adds_is_halved_in_the_same_sum() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Sw, wizard byros
          Sw (Wa) Sw
          Sw (Co) (To)
        seat 2: gold 25
        seat 3: gold 25
    """)
    # 25 and 3 are 28: half is 14. Halved apart they would be 12 and 1.
    table.choose("play Sovereign Sword", "at 2").is_quiet()
    assert table.gold == [39, 25, 25]


@rule("AA-item:sovereign_sword", "AA-36", "AA-item:cursed_mirror")
@scenario("works")
def test_a_sword_that_the_mirror_turns_up_halves_the_sale_that_follows() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Mi
           Ba  (Ba) Ba
          (Sw) (Co) Wa
        seat 2:
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 5").is_quiet()
    table.shows("""
        seat 1: gold 29
          Sw Mi (Wa)
    """)


@rule("AA-item:sovereign_sword", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize(("item", "mark"), [("Invisible Ring", "Ri"), ("Hypnotic Toad", "To")])
def test_half_of_one_gold_or_of_none_is_nothing(item: str, mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: gold 25, stash {mark}
          {mark} (Wa) {mark}
          Sw (Co) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose(f"play {item}", "at 2")
    if item == "Hypnotic Toad":
        table.choose("player 1", "item 5", "item 6")
    table.is_quiet().shows("""
        discard: Wa
        seat 1: gold 25
          Sw (?) (?)
    """)


@rule("AA-item:sovereign_sword", "AA-50")
@scenario("refused")
def test_a_sword_is_not_activated_and_halves_nothing_in_a_stash() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Sw Co
          Co (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Sovereign Sword", rule="AA-50")
    table.choose("play Three-Headed Coin", "at 2").is_quiet()
    assert table.gold == [27, 25, 25]


@rule("AA-item:sovereign_sword", "AA-70")
@scenario("works", "bystanders")
def test_a_sword_revealed_in_an_inspection_halves_what_its_owner_gains_there() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25
          Ba (Ba) Ba
          Wa (Sw) Co
        seat 2: gold 25
          Ba (Ba) Ba
          Wa (Wa) Co
        seat 3: gold 25
    """)
    assert table.phase == "over"
    assert table.gold == [29, 34, 25]


@rule("AA-item:facsimilous_feline", "AA-40", "AA-42")
@scenario("works", "bystanders")
@pytest.mark.parametrize("row", ["Fe (Wa) Ba", "Ba (Wa) Fe"])
def test_a_feline_counts_as_the_third_of_two_equal_items_and_is_set_aside_with_them(row: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Ba
          {row}
          Lo (Co) Sk
        seat 2: gold 25
          Ba (Fe) Ba
        seat 3: gold 25
          Wa Ba (Ba)
    """)
    table.choose("play Crystal Ball", "at 2", "item 5").is_quiet()
    table.shows("""
        discard: Wa Wa
        aside: Ba Ba Fe
        seat 1: gold 34
          Lo (Co=1) Sk
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:facsimilous_feline", "AA-31")
@scenario("works")
def test_a_feline_played_between_two_equal_items_completes_their_set_with_its_effect() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        seat 1: gold 25, stash Fe
          Ca (Wa) Ca
        seat 2:
        seat 3:
    """)
    table.choose("play Facsimilous Feline", "at 2").is_quiet()
    table.shows("""
        discard: Wa
        aside: Ca Ca Fe
        seat 1: gold 32, stash Lo
          empty
    """)


@rule("AA-item:facsimilous_feline", "AA-37", "AA-40")
@scenario("nothing to choose")
@pytest.mark.parametrize(
    "row",
    ["Fe (Wa) Fe", "(Fe) (Wa) Ba", "Fe (Wa) Co"],
    ids=["two Felines and another item", "a hidden Feline", "two different items"],
)
def test_a_feline_that_completes_nothing_stays(row: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: gold 25, stash Ba
          {row}
          Lo (Co) Sk
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 2", "item 5").is_quiet()
    table.shows("seat 1: gold 25")
    assert table.store(1) == row.replace("(Wa)", "Ba") + "\nLo (Co) Sk"


@rule("AA-item:facsimilous_feline", "AA-40", "AA-41")
@scenario("refused")
def test_a_stack_of_two_felines_and_another_item_is_refused_as_a_set() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Co
           Co (Wa)  Co
           Fe  Lo   Fe
           Co (Ba)  Co
        seat 2: gold 25
        seat 3: gold 25
    """)
    table.choose("play Three-Headed Coin", "at 2")
    table.asks("set", seat=1, options=["sell 1-2-3", "sell 1-4-7", "sell 3-6-9"])
    table.refuses("sell 4-5-6", rule="AA-40")
    table.refuses("sell 7-8-9", rule="AA-40")
    # The left column takes two of the corners and a Feline; the right one is still a set.
    table.choose("sell 1-4-7").is_quiet()
    table.shows("""
        discard: Wa
        aside: Co Co Co Co Fe Fe
        seat 1: gold 37
           Co
           Lo
          (Ba)
    """)


@rule("AA-item:facsimilous_feline")
@scenario("works")
def test_three_felines_are_a_set_worth_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Fe
          Fe (Wa) Fe
        seat 2:
        seat 3:
        seat 4:
        seat 5:
    """)
    table.choose("play Facsimilous Feline", "at 2").is_quiet()
    table.shows("""
        aside: Fe Fe Fe
        seat 1: gold 25
          empty
    """)


@rule("AA-item:facsimilous_feline", "AA-51")
@scenario("nothing to choose")
def test_a_feline_mimics_no_special_items() -> None:
    table = deal("""
        edition.items.wizards_watch.copies_2_to_4: 2
        turn: 1, act
        seat 1: gold 25, stash Fe
          *W (Wa) *W
        seat 2:
        seat 3:
    """)
    table.choose("play Facsimilous Feline", "at 2").is_quiet()
    table.shows("""
        seat 1: gold 25
          *W Fe *W
    """)


@rule("AA-item:facsimilous_feline", "AA-70")
@scenario("works")
def test_a_feline_turned_up_in_an_inspection_completes_a_set() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, infamy 0
          Ba (Fe) (Ba)
          Wa (Fe) Co
        seat 2: gold 25
        seat 3: gold 25
    """)
    assert table.phase == "over"
    table.shows("""
        seat 1: gold 34, infamy 10
          Wa Fe Co
    """)
