"""Werefur Carpet and Gelatinous Ball: items that reach into the market."""

import pytest

from hexmonger.games.arcane_alley.events import Left
from hexmonger.games.arcane_alley.round_events import GainedGold, TurnBegan
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.scenes import played_from_elsewhere, told
from tests.rules import rule, scenario


@rule("MM-item:werefur_carpet", "MM-12", "MM-40", "AA-25")
@scenario("works", "bystanders")
def test_a_carpet_takes_a_market_item_into_the_stash_free() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        deck: Wa Ri ...
        discard: Sk
        market: Lo Eg' Co
        seat 1: gold 0, stash Ca' To
          (?) (?) (?)
        seat 2: stash Fa
          (?) (?) (?)
        seat 3:
    """)
    table.choose("expend Werefur Carpet")
    table.asks(
        "carpet.take",
        seat=1,
        options=["take stall 1", "take stall 2", "take stall 3"],
    )
    table.choose("take stall 2").is_quiet()
    table.shows("""
        deck: Ri ...
        discard: Ca'/ Sk
        market: Lo Co Wa
        seat 1: gold 0, stash To Eg'
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:werefur_carpet", "MM-42", "AA-90")
@scenario("works")
def test_a_moonstruck_carpet_may_take_the_decks_top_item_unseen() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        deck: Wa Ri ...
        market: Lo Eg' Co
        seat 1: stash Ca' To
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Werefur Carpet")
    table.asks(
        "either",
        says={"source": "werefur_carpet"},
        options=["from the market", "from the deck"],
    )
    # The choice is made without a look at it.
    assert table.seen_by(1).deck.split()[0] == "?-"
    market = table.copy()
    market.choose("from the market", "take stall 1").is_quiet().shows("seat 1: stash To Lo")
    table.choose("from the deck").is_quiet()
    table.shows("""
        deck: Ri ...
        market: Lo Eg' Co
        seat 1: stash To Wa
    """)
    assert table.seen_by(1).stash(1) == "To Wa"
    assert table.seen_by(2).stash(1) == "?- ?-"


@rule("MM-item:werefur_carpet", "MM-40", "MM-41")
@scenario("refused")
def test_a_carpet_that_was_drawn_sideways_waits_a_turn() -> None:
    table = deal("""
        turn: 1, draw
        discard: Ca'/
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard").refuses("expend Werefur Carpet", rule="MM-41")


@rule("MM-item:werefur_carpet", "MM-42", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize("moon", ["half", "full"])
def test_with_no_market_and_no_deck_a_carpet_is_expended_for_nothing(moon: str) -> None:
    table = deal(f"""
        recipe.dark_lotus: 60
        recipe.werefur_carpet: 1
        turn: 1, act
        moon: {moon}
        deck:
        market:
        aside: Lo*57
        seat 1: stash Ca'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("expend Werefur Carpet").is_quiet()
    table.shows("""
        discard: Ca'/
        seat 1: stash nothing
    """)


@rule("MM-item:werefur_carpet", "MM-30")
@scenario("works")
def test_a_sold_carpet_brings_no_item() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: gold 0, stash Ca'
          Ca' (?) Ca'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Werefur Carpet", "at 2").is_quiet().shows("seat 1: gold 7, stash nothing")


@rule("MM-item:gelatinous_ball", "AA-31", "MM-12")
@scenario("works", "bystanders")
def test_a_ball_plays_a_market_item_before_the_first_replaced_item_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        deck: Wa Ri ...
        discard: Sk
        market: Lo Co Eg'
        seat 1: gold 0, stash Ba'
          Ba' (Fa) Ba'
          Co (Wa) (To)
        seat 2: gold 0
          Co (?) (?)
        seat 3: gold 0
    """)
    table.choose("play Gelatinous Ball", "at 2")
    table.asks(
        "gelatinous.take",
        seat=1,
        options=["take stall 1", "take stall 2", "take stall 3"],
    )
    table.choose("take stall 2")
    # It has left, and the market is refilled, before it is played.
    table.asks("slot", says={"item": "three_headed_coin"}, seat=1, options=["at 1", "at 2", "at 3"])
    table.shows("market: Lo Eg' Wa")
    assert told(table, "at 2") == [
        played_from_elsewhere(0, "three_headed_coin", 1),
        GainedGold(0, 4),
        Left(0, "older_wand"),
        Left(0, "bottled_fairy"),
        TurnBegan(1, 1, 1),
    ]
    table.is_quiet().shows("""
        moon: half
        discard: Fa Wa Sk
        aside: Ba' Ba' Ba'
        seat 1: gold 13
          Co Co (To)
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:gelatinous_ball", "MM-42", "AA-93")
@scenario("works")
def test_a_moonstruck_ball_may_play_the_discards_top_item() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        discard: Sk Ri
        market: Lo Co Eg'
        seat 1: gold 0, stash Ba'
          Ba' (Fa) Ba'
          Co (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2")
    table.asks(
        "either",
        says={"source": "gelatinous_ball"},
        options=["from the market", "from the discard"],
    )
    table.choose("from the discard").asks("slot", says={"item": "skeletomicon"}).shows("discard: Ri")
    table.choose("at 2").is_quiet().shows("""
        moon: half
        discard: Fa Wa Ri
        market: Lo Co Eg'
        seat 1: gold 9
          Co Sk (To)
    """)


@rule("MM-item:gelatinous_ball", "MM-42")
@scenario("nothing to choose")
def test_with_an_empty_discard_a_moonstruck_ball_takes_from_the_market() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        discard:
        market: Lo Co Eg'
        seat 1: stash Ba'
          Ba' (Fa) Ba'
          Co (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2").asks("gelatinous.take")


@rule("MM-item:gelatinous_ball", "MM-12", "MM-42")
@scenario("nothing to choose")
def test_with_an_empty_market_a_moonstruck_ball_takes_the_discards_top_item() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.gelatinous_ball: 3
        turn: 1, start
        moon: crescent
        deck:
        discard: Lo
        market:
        aside: Lo*56
        seat 1:
          Ba' Ba' Ba'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.asks("slot", says={"item": "dark_lotus"}, seat=1)


@rule("MM-item:gelatinous_ball", "AA-30")
@scenario("nothing to choose")
@pytest.mark.parametrize("moon", ["crescent", "half"])
def test_with_an_empty_storehouse_a_ball_does_nothing(moon: str) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        discard: Sk
        market: Lo Co Eg'
        seat 1: gold 0, stash Ba'
          Ba' (Fa) Ba'
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2").is_quiet().shows("""
        discard: Fa Sk
        market: Lo Co Eg'
        seat 1: gold 9
          empty
    """)


@rule("MM-item:gelatinous_ball", "AA-30", "AA-item:haunted_doll")
@scenario("nothing to choose")
@pytest.mark.parametrize("moon", ["crescent", "half"])
def test_with_no_slot_to_play_in_a_ball_does_nothing(moon: str) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        discard: Sk
        market: Lo Co Eg'
        seat 1: gold 0, stash Ba'
          Ba' (Fa) Ba'
          Do Do Do
        seat 2:
        seat 3:
    """)
    # Sold first, the Balls find nothing but revealed Dolls, which are sold in their turn.
    table.choose("play Gelatinous Ball", "at 2", "sell 1-2-3").is_quiet().shows("""
        discard: Fa Sk
        market: Lo Co Eg'
        seat 1: gold 49
          empty
    """)


@rule("MM-item:gelatinous_ball", "AA-30")
@scenario("refused")
def test_what_a_ball_plays_cannot_replace_a_doll() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        market: Lo Co Eg'
        seat 1: stash Ba'
          Ba' (Fa) Ba'
          Do (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2", "take stall 1").refuses("at 1", rule="AA-30")


@rule("MM-item:gelatinous_ball", "AA-54")
@scenario("works")
def test_a_special_item_that_a_ball_plays_is_not_activated() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        market: *S' Co Eg'
        seat 1: infamy 0, stash Ba'
          Ba' (Fa) Ba'
          Co (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2", "take stall 1", "at 2").is_quiet()
    table.shows("""
        seat 1: infamy 0
          Co *S' (To)
    """)


@rule("MM-item:gelatinous_ball", "MM-31", "AA-item:crystal_ball")
@scenario("works")
def test_a_ball_in_a_mixed_set_plays_a_market_item_once() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        market: Lo Cd Eg'
        seat 1: gold 9, stash Ba'
          Ba' (Fa) Ba
          Cd (Wa) (To)
        seat 2:
        seat 3:
    """)
    table.choose("play Gelatinous Ball", "at 2", "take stall 1", "at 2").is_quiet()
    table.shows("""
        moon: half
        seat 1: gold 13
          Cd Lo (To)
    """)


@rule("MM-item:gelatinous_ball", "AA-87")
@scenario("works")
def test_with_two_players_each_hidden_item_replaced_by_the_plays_joins_the_stash() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        discard: Sk
        market: Lo Cd Eg'
        seat 1: stash Ba'
          Ba' (Fa) Ba'
          Cd (Wa) (To)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Gelatinous Ball", "at 2", "take stall 1", "at 2")
    table.asks("discard", options=["discard Older Wand"])
    table.choose("discard Older Wand")
    table.asks("discard", options=["discard Bottled Fairy"])
    table.choose("discard Bottled Fairy").is_quiet().shows("discard: Fa Wa Sk")
