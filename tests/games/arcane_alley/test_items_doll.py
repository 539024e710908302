"""Haunted Doll: it stays where it lies, and sold it comes to haunt the others."""

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:haunted_doll", "AA-32", "AA-42")
@scenario("works", "bystanders")
def test_sold_dolls_replace_a_hidden_item_in_each_other_storehouse() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Do
          Do (Fa) Do
          (Fa) Ba (To)
        seat 2: gold 25, infamy 5, stash Lo
          Wa (Ri) (Fa)
        seat 3: gold 25, stash Lo
          (Wa) Co (Ba)
    """)
    table.choose("play Haunted Doll", "at 2")
    table.asks(
        "doll.haunt",
        seat=1,
        options=["item 2:2", "item 2:3", "item 3:1", "item 3:3"],
    )
    table.shows("seat 1: gold 65")
    table.choose("item 3:1")
    table.asks("doll.haunt", seat=1, options=["item 2:2", "item 2:3"])
    table.choose("item 2:2").is_quiet()
    # The Ring was hidden, so it flips nothing; one Doll is left over and stays set aside.
    table.shows("""
        discard: Fa Ri Wa Wa
        aside: Do
        seat 1: gold 65
          (Fa) Ba (To)
        seat 2: gold 25, infamy 5, stash Lo
          Wa Do (Fa)
        seat 3: gold 25, stash Lo
          Do Co (Ba)
    """)


@rule("AA-item:haunted_doll")
@scenario("works", "bystanders")
def test_with_four_players_three_dolls_reach_everyone_and_a_feline_set_only_two() -> None:
    dolls = deal("""
        turn: 1, act
        seat 1: stash Do
          Do (Fa) Do
        seat 2:
          Wa (Ri) (Fa)
        seat 3:
          (Wa) Co (Ba)
        seat 4:
          (Wa) Co (Ba)
    """)
    dolls.choose("play Haunted Doll", "at 2", "item 4:1", "item 2:3", "item 3:3").is_quiet()
    dolls.shows("""
        aside: nothing
        seat 2:
          Wa (Ri) Do
        seat 3:
          (Wa) Co Do
        seat 4:
          Do Co (Ba)
    """)
    feline = deal("""
        turn: 1, act
        seat 1: gold 25, stash Do
          Do (Fa) Fe
        seat 2:
          Wa (Ri) (Fa)
        seat 3:
          (Wa) Co (Ba)
        seat 4:
          (Wa) Co (Ba)
    """)
    feline.choose("play Haunted Doll", "at 2", "item 4:1", "item 2:3").is_quiet()
    feline.shows("""
        aside: Fe
        seat 1: gold 65
        seat 2:
          Wa (Ri) Do
        seat 4:
          Do Co (Ba)
    """)
    feline.untouched(seats=[3])


@rule("AA-item:haunted_doll", "AA-87")
@scenario("works")
def test_with_two_players_one_doll_is_placed_and_what_it_replaces_goes_on_the_discard() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Do Lo
          Do Co Do
        seat 2: stash Lo
          Wa (Ri) (Fa)
    """)
    table.choose("play Haunted Doll", "at 2", "item 2:3").is_quiet()
    table.shows("""
        discard: Co Fa Wa
        aside: Do Do
        seat 2: stash Lo
          Wa (Ri) Do
    """)


@rule("AA-item:haunted_doll", "AA-34")
@scenario("refused")
def test_sold_dolls_refuse_revealed_items_your_own_and_a_second_one_in_a_storehouse() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Do
          Do (Fa) Do
          (Fa) Ba (To)
        seat 2:
          Wa (Ri) (Fa)
        seat 3:
          (Wa) Co (Ba)
    """)
    table.choose("play Haunted Doll", "at 2")
    table.refuses("item 1:1", rule="AA-item:haunted_doll")
    table.refuses("item 2:1", rule="AA-item:haunted_doll")
    table.choose("item 2:2")
    table.refuses("item 2:3", rule="AA-item:haunted_doll")
    table.refuses("item 3:2", rule="AA-item:haunted_doll")
    # As many as can be placed must be: the second is not optional.
    table.choose("item 3:3").is_quiet()


@rule("AA-item:haunted_doll", "AA-37")
@scenario("nothing to choose", "bystanders")
def test_players_without_hidden_items_are_not_haunted() -> None:
    nobody = deal("""
        turn: 1, act
        seat 1: gold 25, stash Do
          Do (Fa) Do
        seat 2:
          Wa Ri Fa
        seat 3:
    """)
    nobody.choose("play Haunted Doll", "at 2").is_quiet()
    nobody.shows("""
        aside: Do Do Do
        seat 1: gold 65
    """)
    nobody.untouched(seats=[2, 3])
    one = deal("""
        turn: 1, act
        seat 1: stash Do
          Do (Fa) Do
        seat 2:
          Wa Ri Fa
        seat 3:
          Wa (Co) (Ba)
    """)
    one.choose("play Haunted Doll", "at 2")
    one.refuses("item 2:1", rule="AA-item:haunted_doll")
    one.choose("item 3:2").is_quiet()
    one.shows("aside: Do Do").untouched(seats=[2])


@rule("AA-item:haunted_doll", "AA-70")
@scenario("nothing to choose")
def test_dolls_sold_in_an_inspection_haunt_nobody() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25
          Do (Do) Do
        seat 2:
          (Wa) (Ri) (Fa)
        seat 3:
    """)
    assert table.phase == "over"
    table.shows("""
        aside: Do Do Do
        seat 1: gold 65
        seat 2:
          Wa Ri Fa
    """)


@rule("AA-item:haunted_doll", "AA-30", "AA-22")
@scenario("refused")
def test_a_revealed_doll_cannot_be_replaced_but_a_hidden_one_can() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          Do (Do) (Fa)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin")
    table.asks("slot", says={"item": "three_headed_coin"}, options=["at 2", "at 3"])
    table.refuses("at 1", rule="AA-30")
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Do
        seat 1:
          Do Co (Fa)
    """)


@rule("AA-item:haunted_doll", "AA-item:magic_boomerang", "AA-39")
@scenario("works")
def test_a_boomerang_driven_out_by_a_doll_returns_before_the_next_doll_is_placed() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Do
          Do (Fa) Do
        seat 2:
          Wa (Bo) (Fa)
        seat 3:
          (Wa) Co (Ba)
    """)
    table.choose("play Haunted Doll", "at 2", "item 2:2")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=2, options=["at 1", "at 3"])
    table.refuses("at 2", rule="AA-30")
    table.choose("at 3", seat=2)
    # Seat 2 has nothing hidden left, but has had its Doll anyway.
    table.asks("doll.haunt", seat=1, options=["item 3:1", "item 3:3"])
    table.choose("item 3:3").is_quiet()
    table.shows("""
        discard: Fa Ba Fa Wa
        aside: Do
        seat 2:
          Wa Do Bo
        seat 3:
          (Wa) Co Do
    """)


@rule("AA-item:haunted_doll", "AA-item:magic_boomerang", "AA-30", "AA-37")
@scenario("nothing to choose")
def test_a_boomerang_among_nothing_but_dolls_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Do
          Do (Fa) Do
        seat 2:
        seat 3:
          Do (Bo) Do
        seat 4:
        seat 5:
    """)
    table.choose("play Haunted Doll", "at 2", "item 3:2").is_quiet()
    table.shows("""
        discard: Fa Bo Wa
        aside: Do Do
        seat 3:
          Do Do Do
    """)


@rule("AA-item:haunted_doll", "AA-item:facsimilous_feline", "AA-20")
@scenario("works", "bystanders")
def test_a_set_that_a_placed_doll_makes_waits_for_its_owners_turn_and_haunts_in_its_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Do
          Do (Fa) Do
          (Lo) Ba (To)
        seat 2: gold 25
          Do Fe (Ri)
        seat 3: gold 25
          Wa Co Ba
    """)
    table.choose("play Haunted Doll", "at 2", "item 2:3")
    # That ended seat 1's turn; seat 2's begins with the sale, and now the Dolls look for hidden items.
    table.asks("doll.haunt", seat=2, options=["item 1:1", "item 1:3"])
    table.shows("""
        discard: Fa Ri Wa
        aside: Do Do Do Do Fe
        seat 1: gold 65
        seat 2: gold 65
          empty
    """)
    table.choose("item 1:3", seat=2).is_quiet()
    table.shows("""
        discard: To Fa Ri Wa
        aside: Do Do Do Fe
        seat 1:
          (Lo) Ba Do
    """)
    table.untouched(seats=[3])


@rule("AA-item:haunted_doll", "AA-39", "AA-87")
@scenario("works")
def test_with_two_players_a_haunted_owner_stashes_what_the_returning_boomerang_replaces() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Do
          Do Co Do
        seat 2: stash Lo
          Wa (Bo) (Eg)
    """)
    table.choose("play Haunted Doll", "at 2", "item 2:2")
    table.choose("at 3", seat=2)
    table.asks("discard", seat=2)
    table.choose("discard Dark Lotus", seat=2).is_quiet()
    table.shows("""
        discard: Co Lo Wa
        aside: Do Do
        seat 2: stash Eg
          Wa Do Bo
    """)
