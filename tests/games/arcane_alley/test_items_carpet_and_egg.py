"""Floating Carpet and Dragon's Egg: items that do something when a set of them is sold."""

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:floating_carpet", "AA-42", "AA-90")
@scenario("works", "bystanders")
def test_a_set_of_carpets_brings_the_decks_top_item_unseen_by_the_others() -> None:
    table = deal("""
        turn: 1, act
        deck: Sw Lo ...
        discard: Wa
        seat 1: gold 25, stash Ca Co
          Ca (Eg) Ca
          (Fa) Ba (To)
        seat 2: stash Ba
          Ca (Wa) Ca
        seat 3:
          (Wa) Ca (Ba)
    """)
    table.choose("play Floating Carpet", "at 2").is_quiet()
    table.shows("""
        deck: Lo ...
        discard: Eg Wa
        aside: Ca Ca Ca
        seat 1: gold 32, stash Co Sw=1
          (Fa) Ba (To)
    """)
    assert table.seen_by(1).stash(1) == "Co Sw"
    assert table.seen_by(2).stash(1) == "? ?"
    table.untouched(seats=[2, 3])


@rule("AA-item:floating_carpet", "AA-20", "AA-25")
@scenario("works")
def test_carpets_sold_as_the_turn_begins_bring_an_item_before_the_draw() -> None:
    table = deal("""
        turn: 1, start
        deck: Sw Lo ...
        discard: Wa
        seat 1: gold 25, stash Co To
          Ca Ca Ca
          (Fa) Ba (Eg)
        seat 2:
        seat 3:
    """)
    table.asks("draw", seat=1).shows("seat 1: gold 32, stash Co To Sw")
    table.choose("draw deck", "discard Three-Headed Coin").is_quiet()
    table.shows("seat 1: stash To Sw Lo")


@rule("AA-item:floating_carpet", "AA-23", "AA-37")
@scenario("nothing to choose")
def test_carpets_bring_nothing_while_there_is_no_deck() -> None:
    table = deal("""
        turn: 1, act
        deck:
        discard: Wa
        aside: ...
        seat 1: gold 25, stash Ca
          Ca (Eg) Ca
          (Fa) Ba (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Floating Carpet", "at 2").is_quiet()
    # Only now, with the Egg on the discard, is there a new deck.
    table.shows("""
        deck: Wa
        discard: Eg
        seat 1: gold 32, stash nothing
          (Fa) Ba (To)
    """)


@rule("AA-item:floating_carpet", "AA-23", "AA-91")
@scenario("works")
def test_carpets_that_take_the_decks_last_item_make_a_new_deck() -> None:
    table = deal("""
        turn: 1, act
        deck: Sw
        discard: Wa Co Lo
        aside: ...
        seat 1: gold 25, stash Ca
          Ca (Eg) Ca
        seat 2:
        seat 3:
    """)
    table.choose("play Floating Carpet", "at 2").is_quiet()
    table.shows("""
        discard: Eg Wa
        seat 1: gold 32, stash Sw
          empty
    """)
    assert sorted(table.deck.split()) == ["Co", "Lo"]
    assert table.seen_by(2).deck == "? ?"


@rule("AA-item:floating_carpet", "AA-70")
@scenario("nothing to choose")
def test_carpets_sold_in_an_inspection_bring_no_item() -> None:
    table = deal("""
        round: 3, inspection
        deck: Sw ...
        seat 1: gold 25
          Ca (Ca) Ca
        seat 2:
        seat 3:
    """)
    assert table.phase == "over"
    table.shows("""
        deck: Sw ...
        seat 1: gold 32, stash nothing
          empty
    """)


@rule("AA-item:floating_carpet", "AA-40", "AA-41")
@scenario("refused")
def test_a_stack_with_a_hidden_carpet_is_refused_and_each_set_brings_one_item() -> None:
    table = deal("""
        turn: 1, act
        deck: Sw Lo ...
        seat 1: gold 25, stash Ca
          (Eg) Ca  Ca
           Wa  Ca (Ca)
           Co  Ba  Ca
        seat 2:
        seat 3:
    """)
    table.choose("play Floating Carpet", "at 1")
    table.asks("set", options=["sell 1-2-3", "sell 1-5-9"])
    table.refuses("sell 3-6-9", rule="AA-40")
    table.refuses("sell 2-5-8", rule="AA-40")
    table.choose("sell 1-2-3").is_quiet()
    # The diagonal is no set any more.
    table.shows("""
        seat 1: gold 32, stash Sw
          Wa Ca (Ca)
          Co Ba  Ca
    """)


@rule("AA-item:dragons_egg", "AA-45")
@scenario("works", "bystanders")
def test_a_set_of_eggs_gives_another_player_two_infamy_and_fifteen_gold() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 1, stash Eg
          Eg (Fa) Eg
          (Fa) Ba (To)
        seat 2: gold 25, infamy 1
          Eg (Wa) Eg
        seat 3: gold 25, infamy 1
          (Wa) Eg (Ba)
    """)
    table.choose("play Dragon's Egg", "at 2")
    table.asks("egg.player", seat=1, options=["player 2", "player 3"])
    table.shows("""
        discard: Wa
        aside: Eg Eg Eg
        seat 1: gold 45
          (Fa) Ba (To)
    """)
    table.choose("player 3").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: gold 45, infamy 1
        seat 3: gold 40, infamy 3
          (Wa) Eg (Ba)
    """)
    table.untouched(seats=[2])


@rule("AA-item:dragons_egg", "AA-34")
@scenario("refused")
def test_a_seller_of_eggs_cannot_keep_the_gift() -> None:
    table = deal("""
        turn: 2, act
        seat 1: gold 25
        seat 2: gold 25, stash Eg
          Eg (Fa) Eg
    """)
    table.choose("play Dragon's Egg", "at 2")
    table.refuses("player 2", rule="AA-item:dragons_egg")
    table.asks("egg.player", options=["player 1"])
    table.choose("player 1")
    assert table.gold == [40, 45]


@rule("AA-item:dragons_egg", "AA-70")
@scenario("nothing to choose")
def test_eggs_sold_in_an_inspection_give_nobody_anything() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25
          Eg (Eg) Eg
        seat 2: gold 25, infamy 1
        seat 3: gold 25, infamy 1
    """)
    assert table.phase == "over"
    assert table.gold == [45, 25, 25]
    assert table.infamy == [0, 1, 1]


@rule("AA-item:dragons_egg", "AA-06", "AA-item:sovereign_sword")
@scenario("works")
def test_the_gift_of_an_egg_can_fine_and_is_halved_by_the_sword_of_the_one_who_gets_it() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Eg
          Eg (Fa) Eg
        seat 2: gold 25, infamy 24
          Sw (Wa) Sw
        seat 3: gold 25, infamy 24, fines 2
          (Sw) (Wa) (Co)
    """)
    sharp = table.copy()
    sharp.choose("play Dragon's Egg", "at 2", "player 2").is_quiet()
    sharp.shows("""
        seat 1: gold 45
        seat 2: gold 32, infamy 1, fines 1
    """)
    # The Sword of seat 3 is hidden, and a third marker there is none.
    table.choose("play Dragon's Egg", "at 2", "player 3").is_quiet()
    table.shows("seat 3: gold 40, infamy 24, fines 2")


@rule("AA-item:dragons_egg", "AA-item:facsimilous_feline", "AA-42")
@scenario("works")
def test_two_eggs_and_a_feline_give_once_like_any_set_of_eggs() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Eg
          Fe (Fa) Eg
        seat 2: gold 25
        seat 3: gold 25
    """)
    table.choose("play Dragon's Egg", "at 2", "player 2").is_quiet()
    assert table.gold == [45, 40, 25]
    table.shows("aside: Fe Eg Eg")
