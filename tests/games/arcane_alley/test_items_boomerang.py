"""Magic Boomerang: the item that comes back."""

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:magic_boomerang", "AA-31", "AA-32")
@scenario("works", "bystanders")
def test_a_hidden_boomerang_returns_after_the_effect_of_what_replaced_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: infamy 0, stash Ba Wa
          (Bo) Co (Fa)
        seat 2: stash Wa
          (Bo) Bo (Co)
        seat 3:
          Bo (Wa) (Co)
    """)
    table.choose("play Crystal Ball", "at 1")
    # While the Ball's effect goes on, the Boomerang is in no zone, still unseen.
    assert table.seen_by(1).limbo == "?"
    table.refuses("item 1", rule="AA-item:crystal_ball").choose("item 3")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1, options=["at 1", "at 2", "at 3"])
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Co Ri
        seat 1: infamy 1, stash Wa
          Ba Bo (Fa=1)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:magic_boomerang")
@scenario("works")
def test_a_revealed_boomerang_may_return_to_the_slot_it_left() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 10, stash Fa
          Bo Co (Wa)
        seat 2:
        seat 3:
    """)
    table.choose("play Bottled Fairy", "at 1", "at 1").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: infamy 7, stash nothing
          Bo Co (Wa)
    """)


@rule("AA-item:magic_boomerang", "AA-31", "AA-41", "AA-43")
@scenario("works")
def test_a_boomerang_returns_after_the_sales_into_the_storehouse_as_it_then_lies() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Ca
          Ca  Bo  Ca
          Bo (Ri) Bo
        seat 2:
        seat 3:
    """)
    table.choose("play Floating Carpet", "at 2")
    table.asks("slot", says={"item": "magic_boomerang"}, options=["at 1", "at 2", "at 3"])
    table.shows("""
        discard: Wa
        seat 1: gold 32
          Bo (Ri) Bo
    """)
    # Three Boomerangs in a row are a set like any other.
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Ri Wa
        aside: Ca Ca Ca Bo Bo Bo
        seat 1: gold 37
          empty
    """)


@rule("AA-item:magic_boomerang", "AA-31", "AA-63")
@scenario("works")
def test_boomerangs_chase_each_other_but_each_copy_returns_once_in_a_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash Co
          (Bo) (Bo) Bo
          (Wa) (Eg) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"})
    table.choose("at 2")
    table.asks("slot", says={"item": "magic_boomerang"}).shows("""
        discard: Ri
        seat 1:
           Co   Bo   Bo
          (Wa) (Eg) (Lo)
    """)
    table.choose("at 3")
    table.asks("slot", says={"item": "magic_boomerang"}).shows("""
        discard: Ri
        seat 1:
           Co   Bo   Bo
          (Wa) (Eg) (Lo)
    """)
    # The third one replaces the first, which has returned already and is discarded like any item.
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Bo Ri
        seat 1:
           Co   Bo   Bo
          (Wa) (Eg) (Lo)
    """)


@rule("AA-item:magic_boomerang")
@scenario("works")
def test_a_boomerang_that_returned_this_turn_is_replaced_like_any_other_item() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash Co
          Bo! (Bo) (Wa)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Bo Ri
        seat 1:
          Co (Bo) (Wa)
    """)


@rule("AA-item:magic_boomerang", "AA-39")
@scenario("works")
def test_a_boomerang_returns_again_in_the_next_turn() -> None:
    table = deal("""
        turn: 1, act
        deck: Sk ...
        discard: Lo
        seat 1: stash Co
          Bo (Ba) (Wa)
        seat 2:
          (Wa) (Fa) (Co)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1", "at 2").is_quiet()
    table.choose("draw deck", "play Skeletomicon", "at 1", "item 1:2", seat=2)
    table.choose("at 3", seat=1).is_quiet(seat=3)
    table.shows("""
        seat 1:
          Co Ba Bo
    """)


@rule("AA-item:magic_boomerang", "AA-30")
@scenario("refused")
def test_a_boomerang_cannot_return_onto_a_revealed_doll() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          (Bo) Do (Do)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.refuses("at 2", rule="AA-30")
    table.choose("at 3").is_quiet()
    table.shows("""
        discard: Do
        seat 1:
          Co Do Bo
    """)


@rule("AA-item:magic_boomerang", "AA-37")
@scenario("nothing to choose")
def test_a_boomerang_without_a_slot_to_play_in_is_discarded() -> None:
    sold_out = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Lo
          Lo (Bo) Lo
        seat 2:
        seat 3:
    """)
    sold_out.choose("play Dark Lotus", "at 2").is_quiet()
    sold_out.shows("""
        discard: Bo Wa
        seat 1: gold 50
          empty
    """)
    haunted = deal("""
        turn: 1, act
        discard: Do Ri
        seat 1: stash Sk
          (Wa) (Wa) (Co)
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
          Do Bo Do
    """)
    haunted.choose("play Skeletomicon", "at 1", "item 3:2").is_quiet()
    haunted.shows("""
        discard: Wa Bo Ri
        seat 3:
          Do Do Do
    """)


@rule("AA-item:magic_boomerang", "AA-32", "AA-33", "AA-50")
@scenario("refused")
def test_a_boomerang_discarded_from_a_stash_does_nothing_and_is_not_activated() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Bo
          (Wa) (Wa) (Co)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Magic Boomerang", rule="AA-50")
    table.choose("discard Magic Boomerang").is_quiet()
    table.shows("""
        discard: Bo Wa
        seat 1: stash nothing
          (Wa) (Wa) (Co)
    """)


@rule("AA-item:magic_boomerang", "AA-20", "AA-39")
@scenario("works", "bystanders")
def test_on_another_players_turn_its_owner_plays_it_and_their_sets_wait() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri Wa
        seat 1: stash Sk
          (Wa) (Wa) (Co)
        seat 2: stash Co
          (Wa) (Fa) (Co)
        seat 3: gold 25, stash Eg
          Bo  Bo  (Ca)
          Bo (Lo) (Wa)
    """)
    table.choose("play Skeletomicon", "at 1", "item 3:4")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=3).shows("""
        discard: Wa
        seat 3:
          Bo  Bo  (Ca)
          Ri (Lo) (Wa)
    """)
    table.choose("at 3", seat=3).is_quiet()
    # The Boomerang was finished, with what it replaced discarded, before seat 1's play went on.
    table.shows("""
        discard: Wa Ca Wa
        seat 3: gold 25, stash Eg
          Bo  Bo   Bo
          Ri (Lo) (Wa)
    """)
    table.untouched(seats=[2])


@rule("AA-item:magic_boomerang", "AA-39")
@scenario("works")
def test_on_another_players_turn_one_boomerang_may_drive_out_the_next() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Sk
          (Wa) (Wa) (Co)
        seat 2: infamy 6
          Bo (Bo) Ri
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1")
    table.choose("at 2", "at 3", seat=2)
    table.asks("ring.flip", seat=2).shows("discard: Ri")
    table.choose("item 1", seat=2).is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 2: infamy 6
          (Wa) Bo Bo
    """)


@rule("AA-item:magic_boomerang", "AA-87")
@scenario("works")
def test_with_two_players_a_hidden_boomerang_is_played_at_once_instead_of_joining_the_stash() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 0, stash Ba Lo
          (Bo) (Eg) (Co)
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("play Crystal Ball", "at 1", "item 3")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1)
    table.choose("at 2")
    # What the Boomerang replaces was hidden, so that joins the stash.
    table.asks("discard")
    assert table.seen_by(2).stash(1) == "? ?"
    table.choose("discard Dark Lotus").is_quiet()
    table.shows("""
        discard: Lo Wa
        seat 1: stash Eg
          Ba Bo (Co)
    """)
    table.untouched(seats=[2])


@rule("AA-item:magic_boomerang", "AA-87")
@scenario("works")
def test_with_two_players_a_hidden_boomerang_that_has_returned_joins_the_stash() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Lo
          (Bo!) (Eg) (Co)
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("play Dark Lotus", "at 1")
    table.asks(
        "discard",
        options=["discard Magic Boomerang"],
    )
    table.choose("discard Magic Boomerang").is_quiet().shows("discard: Bo Wa")


@rule("AA-item:magic_boomerang", "AA-87")
@scenario("nothing to choose")
def test_with_two_players_a_hidden_boomerang_without_a_slot_is_discarded_and_no_stash_item_is() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Lo Ri
          Lo (Bo) Lo
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("play Dark Lotus", "at 2").is_quiet()
    table.shows("""
        discard: Bo Wa
        seat 1: gold 50, stash Ri
          empty
    """)


@rule("AA-item:magic_boomerang", "AA-39", "AA-87")
@scenario("works")
def test_with_two_players_the_owner_stashes_what_a_boomerang_replaces_on_the_other_players_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Sk
          Wa Fa (Co)
        seat 2: stash Lo
          Bo (Eg) (Co)
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1")
    table.choose("at 2", seat=2)
    table.asks("discard", seat=2)
    assert table.seen_by(1).stash(2) == "? ?"
    table.choose("discard Dark Lotus", seat=2).is_quiet()
    table.shows("""
        discard: Wa Lo
        seat 2: stash Eg
          Wa Bo (Co)
    """)
