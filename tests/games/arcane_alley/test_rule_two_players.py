"""Two players: AA-85 to AA-88."""

import pytest

from hexmonger.kernel.foresight import Foresight
from hexmonger.testing.arcane_alley import Table, deal, game_of, open_table
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.scenes import stock
from tests.rules import rule


def take_a_turn(table: Table, seat: int) -> Table:
    """Let a seat draw from the deck and discard that very item."""
    table.choose("draw deck", seat=seat)
    return table.choose([word for word in table.asked.options if word.startswith("discard")][-1], seat=seat)


@rule("AA-85")
@pytest.mark.parametrize("start", [1, 2])
def test_the_tracker_advances_after_each_turn_of_the_player_who_goes_second(start: int) -> None:
    table = deal(f"""
        turn: {start}, draw
        start: {start}
        deck: Wa Wa Wa Wa Wa Wa ...
        seat 1:
          (?) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    other = 3 - start
    trackers = [table.state.tracker()]
    for seat in (start, other, start, other, start):
        take_a_turn(table, seat)
        trackers.append(table.state.tracker())
    assert trackers == [1, 1, 2, 2, 3, 3]


@rule("AA-85")
def test_the_tracker_starts_each_round_at_1_and_the_players_alternate() -> None:
    table = deal("""
        round: 1, inspection
        start: 1
        turns: 40
        seat 1:
        seat 2:
    """)
    assert table.state.round == 2
    assert table.state.tracker() == 1
    stock(table)
    table.asks("draw", seat=2)
    assert table.state.tracker() == 1


@rule("AA-85")
def test_a_game_of_two_begins_at_1() -> None:
    assert stock(open_table(2)).state.tracker() == 1


@rule("AA-86")
@pytest.mark.parametrize(("turns", "tracker"), [(0, 1), (2, 2), (26, 14), (27, 14)])
def test_nobody_triggers_the_inspection_while_the_tracker_stands_below_15(turns: int, tracker: int) -> None:
    seat = turns % 2 + 1
    table = deal(f"""
        turn: {seat}, draw
        turns: {turns}
        deck: Wa Wa ...
        seat 1:
          Lo Ri To
        seat 2:
          Lo Ri To
    """)
    assert table.state.tracker() == tracker
    take_a_turn(table, seat).is_quiet()
    assert table.triggered == 0


@rule("AA-86")
@pytest.mark.parametrize(("turns", "tracker"), [(28, 15), (29, 15), (34, 18), (38, 20), (39, 20)])
def test_from_15_on_ending_a_turn_with_nothing_hidden_triggers_the_inspection(
    turns: int, tracker: int
) -> None:
    seat = turns % 2 + 1
    table = deal(f"""
        turn: {seat}, draw
        turns: {turns}
        deck: Wa Wa ...
        seat 1: infamy 9
          Lo Ri {"To" if seat == 1 else "(To)"}
        seat 2: infamy 9
          Lo Ri {"To" if seat == 2 else "(To)"}
    """)
    assert table.state.tracker() == tracker
    take_a_turn(table, seat).is_quiet()
    assert table.triggered == seat
    take_a_turn(table, 3 - seat)
    assert table.phase == "bribe", "after one more turn of the other"


@rule("AA-86")
def test_if_the_tracker_would_advance_to_21_the_inspection_begins_and_penalises_nobody() -> None:
    table = deal("""
        turn: 2, draw
        turns: 39
        deck: Wa Wa ...
        seat 1:
          (Sk) Ri (To)
        seat 2:
          (Wa) Ri (To)
    """)
    assert table.state.tracker() == 20
    take_a_turn(table, 2)
    assert table.triggered == 0
    assert table.phase == "bribe"
    assert table.infamy == [4, 0]


@rule("AA-86")
def test_the_turn_of_the_first_player_at_20_does_not_end_the_round() -> None:
    table = deal("""
        turn: 1, draw
        turns: 38
        deck: Wa Wa ...
        seat 1:
          (Sk) Ri (To)
        seat 2:
          (Wa) Ri (To)
    """)
    take_a_turn(table, 1).is_quiet()
    assert table.phase == "sell"


@rule("AA-86", "AA-72")
def test_a_trigger_in_the_last_turn_is_looked_at_before_the_tracker_moves() -> None:
    table = deal("""
        turn: 2, draw
        turns: 39
        deck: Wa Wa ...
        seat 1:
          (Lo) Ri (To)
        seat 2:
          Sk Ri To
    """)
    take_a_turn(table, 2).is_quiet()
    assert table.triggered == 2
    # Past 20 too the other player's last turn and the penalty stand.
    take_a_turn(table, 1)
    assert table.phase == "bribe"
    assert table.infamy == [0, 14]


@rule("AA-86")
def test_a_turn_that_ended_with_nothing_hidden_too_early_is_not_remembered() -> None:
    table = deal("""
        turn: 2, draw
        turns: 27
        deck: Wa Wa Wa Wa ...
        seat 1:
          (Lo) (Ri) (To)
        seat 2:
          Lo Ri To
    """)
    take_a_turn(table, 2)
    assert table.triggered == 0
    take_a_turn(table, 1)
    assert table.triggered == 0
    take_a_turn(table, 2)
    assert table.triggered == 2


@rule("AA-86")
def test_the_numbers_of_the_tracker_mean_nothing_to_three_players() -> None:
    table = deal("""
        turn: 1, draw
        turns: 3
        deck: Wa Wa Wa ...
        seat 1:
          Lo Ri To
        seat 2:
          (Lo) (Ri) (To)
        seat 3:
          (Lo) (Ri) (To)
    """)
    take_a_turn(table, 1)
    assert table.triggered == 1


@rule("AA-87")
def test_a_hidden_item_you_replace_goes_into_your_stash_and_then_you_discard_one() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: stash Co Sw
          (Eg) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks(
        "discard",
        seat=1,
        options=["discard Dragon's Egg", "discard Sovereign Sword"],
    )
    table.shows("""
        discard: To
        seat 1: stash Sw Eg=1
          Co (?) (?)
    """)
    table.choose("discard Sovereign Sword").is_quiet()
    table.shows("""
        discard: Sw To
        seat 1: stash Eg=1
    """)


@rule("AA-87")
def test_the_other_player_does_not_see_the_item_that_joined_the_stash() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co Sw
          (Eg) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1")
    assert table.seen_by(2).stash(1) == "? ?"
    assert table.seen_by(0).stash(1) == "? ?"
    assert table.seen_by(1).stash(1) == "Eg Sw"
    table.choose("discard Sovereign Sword")
    assert table.seen_by(2).stash(1) == "?"


@rule("AA-87")
def test_the_item_that_joined_the_stash_may_be_the_one_discarded() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          (Fa) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1", "discard Bottled Fairy").is_quiet()
    table.shows("""
        discard: Fa
        seat 1: stash nothing
    """)


@rule("AA-87")
def test_whether_a_hidden_item_comes_back_is_foreseen_as_open() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 9, stash Co Sw
          (?) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    view = GAME.view(table.state, 0)
    play = next(choice for choice in view.options if view.key(choice) == "play Three-Headed Coin")
    foreseen = Foresight(game_of(table.state), view).foresee(play, 0)
    assert not {each.event.name for each in foreseen.certain} & {"stashed", "returned"}
    assert {event.name for event in foreseen.possible} >= {"stashed", "returned"}


@rule("AA-87")
def test_a_revealed_item_goes_on_the_discard_with_two_players_too() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 9, stash Co Sw
          Fa (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Fa
        seat 1: infamy 6, stash Sw
    """)


@rule("AA-87")
def test_with_three_players_a_hidden_item_goes_on_the_discard() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co Sw
          (Eg) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        discard: Eg
        seat 1: stash Sw
    """)


@rule("AA-87")
def test_a_hidden_boomerang_is_played_at_once_instead() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co Sw
          (Bo) Lo (Eg)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1)
    table.shows("seat 1: stash Sw")
    revealed = table.copy().choose("at 2").is_quiet()
    revealed.shows("""
        discard: Lo
        seat 1: stash Sw
          Co Bo (Eg)
    """)
    # What it replaces in its turn is a hidden item like any other.
    hidden = table.copy().choose("at 3", "discard Dragon's Egg").is_quiet()
    hidden.shows("""
        discard: Eg
        seat 1: stash Sw
          Co Lo Bo
    """)


@rule("AA-87")
def test_a_hidden_boomerang_without_a_slot_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: gold 0, stash Wa Sw
          Wa Wa (Bo)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Older Wand", "at 3").is_quiet()
    table.shows("""
        discard: Bo
        deck: To ...
        seat 1: gold 3, stash Sw
          empty
    """)


@rule("AA-87")
def test_the_item_comes_into_the_stash_after_the_effect_and_the_sales() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Eg Sw
          Eg  Eg  (Lo)
          (?) (?) (?)
        seat 2: gold 0
          (?) (?) (?)
    """)
    table.choose("play Dragon's Egg", "at 3")
    table.asks("egg.player", seat=1)
    table.shows("""
        limbo: Lo=0
        seat 1: gold 20, stash Sw
    """)
    table.choose("player 2", "discard Sovereign Sword").is_quiet()
    table.shows("seat 1: stash Lo")


@rule("AA-87")
def test_it_holds_on_the_other_players_turn_too() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Sk
          Wa (?) (?)
        seat 2: stash Sw
          Bo (Eg) (?)
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1", seat=1)
    table.choose("at 2", seat=2)
    table.asks("discard", seat=2)
    table.choose("discard Sovereign Sword", seat=2).is_quiet()
    table.shows("""
        discard: Wa Sw
        seat 2: stash Eg
          Lo Bo (?)
    """)


@rule("AA-87")
def test_an_item_that_the_other_players_effect_replaces_goes_on_the_discard() -> None:
    table = deal("""
        turn: 1, start
        seat 1:
          Do  Do  Do
          (?) (?) (?)
        seat 2: stash Sw
          (Eg) (?) (?)
    """)
    table.choose("item 2:1", seat=1)
    table.asks("draw", seat=1)
    table.shows("""
        discard: Eg
        aside: Do Do
        seat 2: stash Sw
          Do (?) (?)
    """)


@rule("AA-88")
def test_a_ring_discarded_that_way_activates() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Wa Sw
          (Ri) Wa  (Wa)
          (?)  (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Older Wand", "at 1", "discard Invisible Ring")
    table.asks("ring.flip", seat=1)
    table.choose("item 3").is_quiet()
    table.shows("""
        discard: Ri
        aside: Wa Wa Wa
        seat 1: gold 3, stash Sw
          (?) (?) (?)
    """)


@rule("AA-88")
def test_the_discard_is_not_the_turns_action_so_nothing_else_can_be_done_with_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Wa *W
          (*L) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("play Older Wand", "at 1")
    assert table.asked.options == ["discard Wizard's Watch", "discard Mystical Lamp"]
    table.choose("discard Wizard's Watch").is_quiet()
    table.shows("""
        discard: *W
        aside: nothing
        seat 1: stash *L
    """)


@rule("AA-88")
def test_after_a_special_items_play_the_discard_is_made_as_well() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash *W Sw
          (Eg) (?) (?)
        seat 2:
          (?) (?) (?)
    """)
    table.choose("activate Wizard's Watch", "take Dark Lotus", "at 1", "discard Dragon's Egg").is_quiet()
    table.shows("""
        discard: Eg
        aside: *W
        seat 1: gold 20, stash Sw
          Lo (?) (?)
    """)
