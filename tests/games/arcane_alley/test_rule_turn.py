"""A turn of the Sell phase: AA-20 to AA-22."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import deal_with_deck
from tests.rules import rule


@rule("AA-20")
def test_a_set_you_hold_when_your_turn_begins_is_sold_before_you_draw() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 10
          Wa  Wa  Wa
          (?) (?) (?)
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.asks("draw", seat=1)
    table.shows("""
        aside: Wa Wa Wa
        seat 1: gold 13
          (?) (?) (?)
          (?) (?) (?)
    """)


@rule("AA-20")
def test_a_sale_at_the_start_of_a_turn_has_all_its_effects() -> None:
    table = deal("""
        turn: 1, start
        deck: Ba ...
        seat 1: gold 10, stash To
          Eg  Eg  Eg
          Ca  Ca  Ca
          (?) (?) (?)
        seat 2: gold 10
        seat 3: gold 10
    """)
    table.asks("set", seat=1, options=["sell 1-2-3", "sell 4-5-6"])
    table.choose("sell 1-2-3")
    table.asks("egg.player", seat=1)
    table.choose("player 3")
    table.asks("draw", seat=1)
    table.shows("""
        seat 1: gold 37, stash To Ba
          (?) (?) (?)
        seat 2: gold 10, infamy 0
        seat 3: gold 25, infamy 2
    """)


@rule("AA-20")
def test_the_turn_goes_on_with_the_storehouse_as_it_now_is() -> None:
    table = deal("""
        turn: 1, start
        seat 1: stash Co
          Wa Ba (Fa)
          Wa Cd (Lo)
          Wa Eg (Ri)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck", "play Three-Headed Coin")
    table.asks("slot", options=[f"at {slot}" for slot in range(1, 7)])
    table.choose("at 4").is_quiet()
    table.shows("""
        discard: Lo
        seat 1:
          Ba (Fa)
          Cd Co
          Eg (Ri)
    """)


@rule("AA-20")
def test_nobody_sells_on_another_players_turn() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Co) (?) (?)
        seat 2: gold 10
          Wa  Ba  Wa
          (?) Wa  (?)
        seat 3:
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 2", "item 2", "item 5")
    table.asks("draw", seat=2)  # AA-20: the set has waited for the turn of its owner
    table.shows("""
        aside: Wa Wa Wa
        seat 2: gold 13
          (?) Ba (?)
    """)


@rule("AA-20")
def test_a_set_made_on_another_players_turn_waits_for_its_owner() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Co) (?) (?)
        seat 2:
        seat 3: gold 10
          Wa  Ba  Wa
          (?) Wa  (?)
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 3", "item 2", "item 5")
    waiting = """
        aside: nothing
        seat 3: gold 10
          Wa  Wa  Wa
          (?) Ba  (?)
    """
    table.asks("draw", seat=2).shows(waiting)
    table.choose("draw deck").shows(waiting)
    table.choose(table.asked.options[-1])
    table.asks("draw", seat=3)
    table.shows("""
        seat 3: gold 13
          (?) Ba (?)
    """)


@rule("AA-20")
def test_a_waiting_set_that_is_broken_before_its_owners_turn_is_gone() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Co) (?) (?)
        seat 2: stash To
          (Co) (?) (?)
        seat 3: gold 10
          Wa  Ba  Wa
          (?) Wa  (?)
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 3", "item 2", "item 5")
    table.choose("draw deck", "play Hypnotic Toad", "at 1", "player 3", "item 3", "item 5", seat=2)
    table.asks("draw", seat=3)
    table.shows("""
        aside: nothing
        seat 3: gold 10
          Wa  Wa  Ba
          (?) Wa  (?)
    """)


@rule("AA-21")
def test_the_decks_top_item_can_be_drawn() -> None:
    table = deal("""
        turn: 1, draw
        deck: Ba Wa ...
        discard: Ri To
        seat 1: stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck", seat=1)
    table.shows("""
        deck: Wa ...
        discard: Ri To
        seat 1: stash Co Ba
    """)
    assert table.asked.name == "act"


@rule("AA-21")
def test_the_discards_top_item_can_be_drawn() -> None:
    table = deal("""
        turn: 1, draw
        deck: Ba Wa ...
        discard: Ri To
        seat 1: stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard", seat=1)
    table.shows("""
        deck: Ba Wa ...
        discard: To
        seat 1: stash Co Ri
    """)


@rule("AA-21")
def test_drawing_is_not_optional() -> None:
    table = deal("""
        turn: 1, draw
        discard: Ri
        seat 1: stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.asks(
        "draw",
        says={"piles": "both", "item": "invisible_ring"},
        seat=1,
        options=["draw deck", "draw discard"],
    )


@rule("AA-21")
def test_an_empty_discard_is_not_offered() -> None:
    table = deal("""
        turn: 1, draw
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.asks("draw", says={"piles": "deck", "item": None}, options=["draw deck"])
    table.refuses("draw discard", rule="AA-21")


@rule("AA-21")
def test_an_empty_deck_is_not_offered() -> None:
    table = deal_with_deck(
        "",
        """
        turn: 1, draw
        discard: Ri
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    table.asks("draw", says={"piles": "discard", "item": "invisible_ring"}, seat=1, options=["draw discard"])
    table.refuses("draw deck", rule="AA-21")


@rule("AA-22")
def test_after_drawing_you_play_or_discard_a_stash_item_or_activate_a_special_one() -> None:
    table = deal("""
        turn: 1, draw
        deck: Eg ...
        seat 1: stash Co *W Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck")
    table.asks(
        "act",
        seat=1,
        options=[
            "play Three-Headed Coin",
            "discard Three-Headed Coin",
            "play Dragon's Egg",
            "discard Dragon's Egg",
            "play Wizard's Watch",
            "discard Wizard's Watch",
            "activate Wizard's Watch",
        ],
    )


@rule("AA-22")
@pytest.mark.parametrize(
    ("words", "stash"),
    [
        (("play Three-Headed Coin", "at 1"), "Eg"),
        (("discard Three-Headed Coin",), "Eg"),
        (("discard Dragon's Egg",), "Co"),
    ],
)
def test_one_action_ends_the_turn(words: tuple[str, ...], stash: str) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co Eg
          Wa (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose(*words).is_quiet()
    table.shows(f"seat 1: stash {stash}")


@rule("AA-22")
def test_only_a_special_item_can_be_activated() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co *W
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Three-Headed Coin", rule="AA-50")


@rule("AA-22")
def test_playing_is_offered_only_with_a_slot_to_play_in() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co *W
        seat 2:
        seat 3:
    """)
    assert table.asked.options == [
        "discard Three-Headed Coin",
        "discard Wizard's Watch",
        "activate Wizard's Watch",
    ]
    table.refuses("play Three-Headed Coin", rule="AA-22")
    table.refuses("play Wizard's Watch", rule="AA-22")


@rule("AA-22", "AA-30")
def test_among_revealed_dolls_a_hidden_one_is_a_slot_to_play_in() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          Do (Do) Do
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin")
    assert table.asked.options == ["at 2"]
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Do
        seat 1:
          Do Co Do
    """)


@rule("AA-22", "AA-23")
def test_with_nothing_to_draw_and_an_empty_stash_the_turn_passes() -> None:
    table = deal_with_deck(
        "",
        """
        turn: 1, start
        seat 1:
          (?) (?) (?)
        seat 2: stash Wa
          (?) (?) (?)
        seat 3:
          (?) (?) (?)
        """,
    )
    assert table.state.turns == 1
    table.asks("act", seat=2, options=["play Older Wand", "discard Older Wand"])
    table.shows("seat 1: stash nothing")
