"""Invisible Ring and Bottled Fairy: items that do something as they go on the discard."""

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:invisible_ring", "AA-33")
@scenario("works", "bystanders")
def test_a_ring_discarded_from_the_stash_flips_an_item_of_your_storehouse() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Ri Co
          (Ba) Wa (Eg)
        seat 2: stash Ri
          (Wa) Wa (Co)
        seat 3:
          Wa (Co) Wa
    """)
    table.choose("discard Invisible Ring")
    table.asks(
        "ring.flip",
        seat=1,
        options=["item 1", "item 2", "item 3"],
    )
    up = table.copy()
    up.choose("item 1").is_quiet()
    up.shows("""
        discard: Ri Wa
        seat 1: stash Co
          Ba Wa (Eg)
    """)
    up.untouched(seats=[2, 3])
    table.choose("item 2").is_quiet()
    table.shows("""
        discard: Ri Wa
        seat 1: stash Co
          (Ba) (Wa=123) (Eg)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:invisible_ring", "AA-36")
@scenario("works")
def test_a_set_that_a_ring_turns_up_is_sold_at_once() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Ri
          Ba (Ba=1) Ba
          Wa (Co)   (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("discard Invisible Ring", "item 2").is_quiet()
    table.shows("""
        discard: Ri
        aside: Ba Ba Ba
        seat 1: gold 34
          Wa (Co) (Eg)
    """)


@rule("AA-item:invisible_ring", "AA-31", "AA-36")
@scenario("works")
def test_a_ring_replaced_while_revealed_flips_after_the_effect_and_the_sales_of_what_replaced_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 0, stash Ba
          Ba Ri Ba
          Ba (Fa) Ba
          Lo (Ba) Co
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 2")
    table.asks("ball.peek").shows("discard: Wa")
    table.choose("item 5")
    table.asks("ring.flip").shows("""
        discard: Ri Wa
        seat 1: gold 34, infamy 1
          Ba (Fa=1) Ba
          Lo (Ba)   Co
    """)
    table.choose("item 2").is_quiet()
    table.shows("""
        seat 1: gold 34
          Ba  Fa  Ba
          Lo (Ba) Co
    """)


@rule("AA-item:invisible_ring")
@scenario("works")
def test_a_ring_may_flip_the_item_that_replaced_it_or_a_revealed_doll() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          Ri Do (Co)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1")
    doll = table.copy()
    doll.choose("item 2").is_quiet()
    assert doll.store(1) == "Wa (Do) (Co)"
    table.choose("item 1").is_quiet()
    assert table.store(1) == "(Wa) Do (Co)"


@rule("AA-item:invisible_ring", "AA-32")
@scenario("nothing to choose")
def test_a_ring_replaced_while_hidden_does_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Fa
        seat 1: stash Wa
          (Ri=1) Wa (Co)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows("""
        discard: Ri
        deck: Fa ...
        seat 1:
          Wa Wa (Co)
    """)


@rule("AA-item:invisible_ring", "AA-37")
@scenario("nothing to choose")
def test_a_ring_with_an_empty_storehouse_flips_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Ri
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.choose("discard Invisible Ring").is_quiet()
    table.shows("discard: Ri Wa").untouched(seats=[2, 3])


@rule("AA-item:invisible_ring", "AA-34", "AA-50")
@scenario("refused")
def test_a_ring_is_not_activated_and_must_flip_an_item_that_is_there() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri
          (Ba) Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Invisible Ring", rule="AA-50")
    table.choose("discard Invisible Ring")
    table.refuses_outright(3)
    table.choose("item 3").is_quiet()
    assert table.store(1) == "(Ba) Wa Eg"


@rule("AA-item:invisible_ring", "AA-20", "AA-38")
@scenario("works", "bystanders")
def test_a_ring_removed_by_a_skeletomicon_flips_for_its_owner_whose_sets_wait() -> None:
    table = deal("""
        turn: 1, act
        discard: Fa Wa
        seat 1: stash Sk
          (Ba) (Wa) (Eg)
        seat 2:
          (Co) Co (Wa)
        seat 3: gold 25
          Ba (Ba=3) Ba
          Ri (Co)   (Wa)
    """)
    table.choose("play Skeletomicon", "at 1", "item 3:4")
    table.asks("ring.flip", seat=3)
    table.shows("""
        discard: Ri Wa
        seat 3:
          Ba (Ba) Ba
          Fa (Co) (Wa)
    """)
    table.choose("item 2", seat=3).is_quiet()
    table.shows("""
        discard: Ba Ri Wa
        seat 3: gold 25
          Ba  Ba  Ba
          Fa (Co) (Wa)
    """)
    table.untouched(seats=[2])


@rule("AA-item:invisible_ring", "AA-87", "AA-88")
@scenario("works")
def test_a_hidden_ring_with_two_players_flips_only_when_the_stash_discard_is_the_ring() -> None:
    table = deal("""
        turn: 1, act
        discard: Fa
        seat 1: stash Lo Wa
          (Ri) Wa (Co)
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("play Dark Lotus", "at 1")
    table.asks(
        "discard",
        options=["discard Invisible Ring", "discard Older Wand"],
    )
    other = table.copy()
    other.choose("discard Older Wand").is_quiet()
    other.shows("""
        discard: Wa Fa
        seat 1: stash Ri
          Lo Wa (Co)
    """)
    table.choose("discard Invisible Ring")
    table.asks("ring.flip", seat=1).choose("item 3").is_quiet()
    table.shows("""
        discard: Ri Fa
        seat 1: stash Wa
          Lo Wa Co
    """)
    table.untouched(seats=[2])


@rule("AA-item:bottled_fairy", "AA-31", "AA-06", "AA-07")
@scenario("works", "bystanders")
def test_a_fairy_you_replace_while_it_is_revealed_takes_infamy_as_it_goes_on_the_discard() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 24, stash Ba
          Fa (Wa) (Eg)
        seat 2: infamy 9
          Fa (Wa) (Co)
        seat 3: infamy 9
          Fa Wa (Co)
    """)
    table.choose("play Crystal Ball", "at 1")
    table.shows("""
        discard: Wa
        seat 1: infamy 0, fines 1
    """)
    # The Ball's infamy came first and wrapped round; the Fairy takes none of the marker back.
    table.choose("item 2").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: infamy 0, fines 1
          Ba (Wa=1) (Eg)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:bottled_fairy")
@scenario("works")
def test_a_fairy_takes_three_infamy() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 10, stash Co
          Fa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    assert table.infamy == [7, 0, 0]


@rule("AA-item:bottled_fairy", "AA-32")
@scenario("nothing to choose")
def test_a_fairy_replaced_while_hidden_takes_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 10, stash Co
          (Fa=1) (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Fa
        seat 1: infamy 10
    """)


@rule("AA-item:bottled_fairy", "AA-07", "AA-37")
@scenario("nothing to choose")
def test_a_fairy_takes_what_infamy_there_is() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 2, fines 1, stash Co
          Fa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    none = deal("""
        turn: 1, act
        seat 1: infamy 0, stash Co
          Fa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("seat 1: infamy 0, fines 1")
    none.choose("play Three-Headed Coin", "at 1").is_quiet()
    none.shows("seat 1: infamy 0, fines 0")


@rule("AA-item:bottled_fairy", "AA-32", "AA-33", "AA-50")
@scenario("refused")
def test_a_fairy_in_a_stash_is_not_activated_and_does_nothing_when_discarded() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 10, stash Fa
          Fa (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Bottled Fairy", rule="AA-50")
    table.choose("discard Bottled Fairy").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: infamy 10
    """)


@rule("AA-item:bottled_fairy", "AA-item:skeletomicon")
@scenario("bystanders")
def test_a_fairy_that_another_players_skeletomicon_removes_takes_nothing_from_anybody() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 10, stash Sk
          (Wa) (Wa) (Eg)
        seat 2: infamy 10
          Fa (Wa) (Co)
        seat 3: infamy 10
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1").is_quiet()
    table.shows("discard: Wa Fa")
    assert table.infamy == [10, 10, 10]


@rule("AA-item:bottled_fairy", "AA-39")
@scenario("works")
def test_your_own_boomerang_replaces_your_fairy_even_on_another_players_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: infamy 10, stash Sk
          (Wa) (Wa) (Eg)
        seat 2: infamy 10
          Fa Bo (Co)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:2")
    table.choose("at 1", seat=2).is_quiet()
    table.shows("""
        discard: Wa Fa
        seat 1: infamy 10
        seat 2: infamy 7
          Bo Ri (Co)
    """)


@rule("AA-item:bottled_fairy", "AA-87")
@scenario("nothing to choose")
def test_a_hidden_fairy_with_two_players_goes_into_the_stash_and_takes_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 10, stash Co
          (Fa) (Wa) (Eg)
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("play Three-Headed Coin", "at 1", "discard Bottled Fairy").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: infamy 10, stash nothing
          Co (Wa) (Eg)
    """)
