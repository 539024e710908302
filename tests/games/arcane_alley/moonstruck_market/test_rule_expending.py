"""Expending and moonstruck effects: MM-40 to MM-42."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley.moonstruck_market.events import Expended, PutSideways
from hexmonger.games.arcane_alley.round_events import GainedGold
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.scenes import told
from tests.rules import rule

EXPENDED: Final = {"Werefur Carpet": "Ca'", "Toothed Fairy": "Fa'", "Emerald Egg": "Eg'"}


@rule("MM-40")
def test_an_expended_item_resolves_and_then_goes_on_the_discard_sideways() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        moon: crescent
        seat 1: gold 0, stash Eg' Co
          (?) (?) (?)
        seat 2: gold 0
        seat 3: gold 0
    """)
    assert table.asked.options == [
        "play Three-Headed Coin",
        "discard Three-Headed Coin",
        "play Emerald Egg",
        "discard Emerald Egg",
        "expend Emerald Egg",
    ]
    table.asks("act")
    assert told(table, "expend Emerald Egg") == [Expended(0, "emerald_egg")]
    # While its effect resolves the item is in no zone.
    table.shows("""
        discard: Lo
        limbo: Eg'
        seat 1: stash Co
    """)
    assert [table.seen_by(seat).limbo for seat in range(4)] == ["Eg'"] * 4
    assert told(table, "player 2")[:3] == [
        GainedGold(0, 8),
        GainedGold(1, 4),
        PutSideways(0, "emerald_egg"),
    ]
    table.is_quiet().shows("""
        discard: Eg'/ Lo
        seat 1: gold 8, stash Co
        seat 2: gold 4
    """)


@rule("MM-40")
@pytest.mark.parametrize("item", EXPENDED)
def test_an_item_with_an_expend_effect_may_be_discarded_plainly_and_lies_upright(item: str) -> None:
    mark = EXPENDED[item]
    table = deal(f"""
        turn: 1, act
        discard: Lo
        moon: full
        seat 1: gold 0, infamy 9, stash {mark}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose(f"discard {item}").is_quiet()
    table.shows(f"""
        discard: {mark} Lo
        seat 1: gold 0, infamy 9, stash nothing
    """)


@rule("MM-40")
@pytest.mark.parametrize(
    "item", ["Three-Headed Coin", "Talking Toad", "Decryptor Ring", "Skeletal Sword", "Spectral Spectacles"]
)
def test_only_an_item_with_an_expend_effect_can_be_expended(item: str) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co To' Ri' Sw' *S'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses(f"expend {item}", rule="MM-40")


@rule("MM-40")
def test_a_replaced_item_cannot_be_expended() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: infamy 9, stash Co
          Fa' (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Fa' Lo
        seat 1: infamy 9
    """)


@rule("MM-40", "AA-87", "AA-88")
def test_with_two_players_the_discard_of_a_replaced_hidden_item_expends_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: infamy 9, stash Co Fa'
          (Wa) (Ri) (Lo)
        seat 2:
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks(
        "discard",
        options=["discard Older Wand", "discard Toothed Fairy"],
    )
    table.choose("discard Toothed Fairy").is_quiet()
    table.shows("""
        discard: Fa' Lo
        seat 1: infamy 9, stash Wa
    """)


@rule("MM-40", "AA-23")
def test_an_expended_item_may_become_the_top_of_a_discard_that_is_shuffled() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.toothed_fairy: 2
        turn: 1, act
        deck:
        discard: Fa'/
        market: Lo Lo Lo
        aside: Lo*54
        seat 1: infamy 9, stash Fa'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("expend Toothed Fairy").is_quiet()
    table.shows("""
        deck: Fa'
        discard: Fa'/
    """)


@rule("MM-41")
def test_an_item_drawn_sideways_cannot_be_expended_on_that_turn_but_later() -> None:
    table = deal("""
        turn: 1, draw
        discard: Fa'/ Lo
        seat 1: infamy 9
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard")
    table.shows("seat 1: stash Fa'/")
    table.refuses("expend Toothed Fairy", rule="MM-41")
    assert table.asked.options == ["play Toothed Fairy", "discard Toothed Fairy"]
    kept = deal("""
        turn: 1, act
        deck: Cd Cd Cd ...
        discard: Lo
        seat 1: infamy 9, stash Co Fa'/
          (?) (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
          (?) (?) (?)
    """)
    kept.refuses("expend Toothed Fairy", rule="MM-41")
    kept.choose("discard Three-Headed Coin")
    for _ in range(2):
        kept.choose("draw deck", "discard Bubbling Cauldron")
    kept.choose("draw deck").shows("seat 1: stash Fa' Cd")
    kept.choose("expend Toothed Fairy").shows("seat 1: infamy 7")


@rule("MM-41")
def test_a_copy_that_was_in_the_stash_already_can_be_expended() -> None:
    table = deal("""
        turn: 1, draw
        discard: Fa'/
        seat 1: infamy 9, stash Fa'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard")
    table.shows("seat 1: stash Fa' Fa'/")
    table.choose("expend Toothed Fairy").is_quiet()
    # It is not the one that was drawn sideways, which everybody has seen, though most know that one.
    table.shows("""
        discard: Fa'/
        seat 1: infamy 7, stash Fa'=123
    """)


@rule("MM-41")
def test_drawn_sideways_and_discarded_again_it_lies_upright_for_the_next_player() -> None:
    table = deal("""
        turn: 1, draw
        discard: Fa'/
        seat 1:
          (?) (?) (?)
        seat 2: infamy 9
          (?) (?) (?)
        seat 3:
    """)
    table.choose("draw discard", "discard Toothed Fairy").shows("discard: Fa'")
    table.choose("draw discard", "expend Toothed Fairy", seat=2).shows("seat 2: infamy 7")


@rule("MM-41")
def test_an_upright_item_drawn_from_the_discard_or_one_from_the_market_can_be_expended() -> None:
    diagram = """
        turn: 1, draw
        discard: Fa'
        market: Fa' Lo Lo
        seat 1: gold 5, infamy 9
          (?) (?) (?)
        seat 2:
        seat 3:
    """
    for draw in ("draw discard", "buy 1"):
        deal(diagram).choose(draw, "expend Toothed Fairy").is_quiet().shows("seat 1: infamy 7")


@rule("MM-41", "AA-item:older_wand")
def test_an_item_that_leaves_the_discard_is_upright_again() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Fa'/ Ca'/
        seat 1: stash Wa
          Co (?) (?)
        seat 2: infamy 9
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows("""
        deck: Fa' Lo ...
        discard: Co Ca'/
    """)
    table.choose("draw deck", "expend Toothed Fairy", seat=2).shows("seat 2: infamy 7")


@rule("MM-41", "AA-item:wizards_watch")
def test_the_rest_of_the_discard_keeps_its_sides_when_one_is_taken_from_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo Fa'/ Co Ca'/ Eg'
        seat 1: stash *W
          Lo (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch", "take Toothed Fairy", "at 1").is_quiet()
    table.shows("""
        discard: Lo Lo Co Ca'/ Eg'
        seat 1:
          Fa' (?) (?)
    """)


@rule("MM-41", "AA-23")
def test_shuffled_items_are_upright_and_the_top_that_stays_lies_as_it_lay() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.toothed_fairy: 3
        turn: 1, draw
        deck: Lo
        discard: Fa'/ Fa'/ Fa'/
        market: Lo Lo Lo
        aside: Lo*53
        seat 1:
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck")
    table.shows("""
        deck: Fa' Fa'
        discard: Fa'/
    """)


@rule("MM-41", "AA-93")
def test_everyone_sees_what_lies_sideways() -> None:
    table = deal("""
        turn: 1, draw
        discard: Fa'/ Lo Ca'/
        seat 1:
        seat 2:
        seat 3:
    """)
    for seat in range(4):
        assert table.seen_by(seat).discard == "Fa'/ Lo Ca'/"
    table.choose("draw discard")
    for seat in range(4):
        assert table.seen_by(seat).stash(1) == "Fa'/"


@rule("MM-41", "AA-94")
def test_that_something_was_taken_up_can_not_be_told_from_what_was_drawn_sideways() -> None:
    table = deal("""
        turn: 1, draw
        discard: Fa'/ Lo
        seat 1: stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard")
    before = table.seen_by(2).stash(1)
    for word in ("play Toothed Fairy", "play Three-Headed Coin"):
        world = deal(GAME.write_position(table.state)).choose(word)
        assert world.seen_by(2).stash(1) == before
        world.choose("at 1")
        assert "/" not in world.seen_by(2).stash(1) or word == "play Three-Headed Coin"
