"""How the Sell phase ends: AA-60 to AA-63."""

import pytest

from hexmonger.games.arcane_alley.events import Left
from hexmonger.games.arcane_alley.round_events import GainedGold, InspectionBegan, Triggered, TurnBegan
from hexmonger.testing.arcane_alley import Table, deal
from tests.games.arcane_alley.scenes import stock, told
from tests.rules import rule


def take_a_turn(table: Table, seat: int) -> Table:
    """Let a seat draw from the deck and discard that very item."""
    table.choose("draw deck", seat=seat)
    return table.choose([word for word in table.asked.options if word.startswith("discard")][-1], seat=seat)


@rule("AA-60")
def test_ending_your_turn_with_nothing_hidden_triggers_the_inspection() -> None:
    table = deal("""
        turn: 2, act
        deck: Wa Wa Wa Wa ...
        seat 1:
          (?) (?) (?)
        seat 2: stash Co
          Lo (Eg) Sw
        seat 3:
          (?) (?) (?)
        seat 4:
          (?) (?) (?)
    """)
    assert Triggered(1) in told(table, "play Three-Headed Coin", "at 2")
    assert table.triggered == 2
    for seat in (3, 4, 1):
        assert table.phase == "sell"
        take_a_turn(table, seat)
    assert table.phase != "sell", "seat 2 has no further turn"


@rule("AA-60")
def test_an_empty_storehouse_triggers_the_inspection() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
        seat 2:
          (?) (?) (?)
        seat 3:
          (?) (?) (?)
    """)
    table.choose("discard Three-Headed Coin").is_quiet()
    assert table.triggered == 1


@rule("AA-60", "AA-10")
def test_a_trigger_is_forgotten_when_the_next_round_begins() -> None:
    table = deal("""
        round: 1, inspection
        triggered: 2
        start: 3
        seat 1:
        seat 2:
        seat 3:
    """)
    table.asks("reveal", says={"which": 1}, seat=1)
    assert table.triggered == 0
    stock(table)
    take_a_turn(take_a_turn(table, 1), 2)
    assert (table.phase, table.asked.seat) == ("sell", 3), "the old trigger would end the round here"


@rule("AA-60")
def test_a_hidden_item_left_triggers_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          Lo (Eg) (Sw)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 2").is_quiet()
    assert table.triggered == 0


@rule("AA-60")
def test_only_the_first_to_do_so_triggers_the_inspection() -> None:
    table = deal("""
        turn: 3, act
        triggered: 2
        deck: Wa Wa Wa ...
        seat 1:
          (Lo) (?) (?)
        seat 2:
          Lo Eg Sw
        seat 3: stash Co
          Lo (Eg) Sw
    """)
    table.choose("play Three-Headed Coin", "at 2").is_quiet()
    assert table.triggered == 2
    take_a_turn(table, 1)
    assert table.phase != "sell"


@rule("AA-61")
@pytest.mark.parametrize(
    "words",
    [
        ("discard Three-Headed Coin",),
        ("play Three-Headed Coin", "at 1"),
        ("activate Wizard's Watch", "take Dark Lotus", "at 1"),
    ],
)
def test_the_trigger_does_not_ask_what_you_did_with_your_turn(words: tuple[str, ...]) -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Co *W
          Ba Eg Sw
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose(*words).is_quiet()
    assert table.triggered == 1


@rule("AA-61")
def test_a_flip_can_trigger_the_inspection() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri
          Ba (Eg) Sw
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    flipped_up = table.copy().choose("discard Invisible Ring", "item 2").is_quiet()
    assert flipped_up.triggered == 1
    flipped_down = table.copy().choose("discard Invisible Ring", "item 1").is_quiet()
    assert flipped_down.triggered == 0


@rule("AA-61")
def test_the_trigger_is_looked_at_when_everything_in_the_turn_is_done() -> None:
    # With the Mirror in its slot nothing is hidden, but its effect hides two neighbours.
    table = deal("""
        turn: 1, act
        seat 1: stash Mi
          Ba (Eg) Sw
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 2").is_quiet()
    assert table.triggered == 0
    table.shows("""
        seat 1:
          (Ba) Mi (Sw)
    """)


@rule("AA-61")
def test_a_sale_that_takes_the_last_items_is_part_of_the_turn() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          Wa Wa (Eg)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    happened = told(table, "play Older Wand", "at 3")
    in_order = [event for event in happened if isinstance(event, Left | Triggered | TurnBegan)]
    assert in_order == [Left(0, "dragons_egg"), Triggered(0), TurnBegan(1, 1, 1)]


@rule("AA-61")
def test_hidden_items_lost_on_anothers_turn_count_at_the_end_of_your_own() -> None:
    table = deal("""
        turn: 1, start
        deck: Wa Wa Wa Wa ...
        seat 1:
          Do   Do   Do
          (Ba) (Ri) (Fa)
        seat 2:
          (Co) (Eg) (Ca)
        seat 3:
          Lo (Co) Sw
    """)
    table.choose("item 3:2", "item 2:1", seat=1)
    assert table.store(3) == "Lo Do Sw"
    take_a_turn(table, 1)
    assert table.triggered == 0
    take_a_turn(table, 2)
    assert table.triggered == 0
    take_a_turn(table, 3)
    assert table.triggered == 3


@rule("AA-61")
def test_a_later_flip_does_not_take_a_trigger_back() -> None:
    table = deal("""
        turn: 2, act
        triggered: 1
        deck: Wa Wa ...
        seat 1:
          Lo Eg Sw
        seat 2: stash *P
          (Co) (?) (?)
        seat 3:
          (?) (?) (?)
    """)
    table.choose("activate Pandora's Lockbox", "item 1", "item 1:1").is_quiet()
    table.shows("""
        seat 1:
          (Co) Eg Sw
    """)
    assert table.triggered == 1
    take_a_turn(table, 3)
    assert table.phase != "sell"


@rule("AA-62")
def test_the_inspection_takes_the_place_of_the_triggering_players_next_turn() -> None:
    # Seat 1's Eggs were completed on another's turn: in a turn of its own it would choose a player.
    table = deal("""
        turn: 3, act
        triggered: 1
        start: 2
        seat 1: gold 0
          Eg Eg Eg
          Lo Ri To
        seat 2: infamy 1
        seat 3: stash Wa
          (Co) (?) (?)
    """)
    happened = told(table, "discard Older Wand")
    assert not [event for event in happened if isinstance(event, TurnBegan)]
    assert InspectionBegan(0, 1) in happened
    assert table.gold[0] == 20
    assert table.gold[1] == 25, "no effect of the Eggs"
    assert table.asked.name == "bribe"


@rule("AA-62")
def test_a_waiting_set_of_the_triggering_player_is_sold_in_its_place_of_the_inspection() -> None:
    table = deal("""
        turn: 3, act
        triggered: 1
        start: 2
        seat 1: gold 0
          Wa Wa Wa
          Lo Ri To
        seat 2: gold 0
          (Ba) (Ba) (Ba)
        seat 3: stash Wa
          (Co) (Eg) (Lo)
    """)
    happened = told(table, "discard Older Wand")
    assert happened.index(GainedGold(1, 9)) < happened.index(GainedGold(0, 3))


@rule("AA-63")
def test_after_40_turns_of_everyone_the_inspection_begins_by_itself_and_penalises_nobody() -> None:
    table = deal("""
        turn: 3, act
        turns: 119
        seat 1:
          (Lo) (Ri) (Ba)
        seat 2:
          (Lo) (Ri) (Sw)
        seat 3: stash Wa
          (Sk) (Ri) (Do)
    """)
    table.choose("discard Older Wand", seat=3)
    assert table.triggered == 0
    assert table.phase == "bribe"
    assert table.infamy == [3, 5, 13]


@rule("AA-63")
def test_the_40th_turn_of_everyone_is_still_played() -> None:
    table = deal("""
        turn: 2, act
        turns: 118
        seat 1:
          (?) (?) (?)
        seat 2: stash Wa
          (?) (?) (?)
        seat 3:
          (?) (?) (?)
    """)
    table.choose("discard Older Wand", seat=2).is_quiet()
    assert table.phase == "sell"


@rule("AA-63")
@pytest.mark.parametrize(("turns", "ends"), [(10, False), (11, True)])
def test_the_number_of_turns_is_a_parameter(turns: int, ends: bool) -> None:
    table = deal(f"""
        arcane_alley: 4 players
        edition.numbers.turns: 3
        turn: 4, act
        turns: {turns}
        seat 1: infamy 1
          (?) (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
          (?) (?) (?)
        seat 4: stash Wa
          (?) (?) (?)
    """)
    table.choose("discard Older Wand", seat=4)
    assert (table.phase != "sell") == ends


@rule("AA-63", "AA-72")
def test_a_trigger_in_the_very_last_turn_stands() -> None:
    table = deal("""
        turn: 3, act
        turns: 119
        deck: Ba Ba ...
        seat 1:
          (Lo) (Ri) (Wa)
        seat 2:
          (Lo) (Ri) (Sw)
        seat 3: stash Wa
          Sk Ri Do
    """)
    table.choose("discard Older Wand", seat=3).is_quiet()
    assert table.triggered == 3
    take_a_turn(table, 1)
    take_a_turn(table, 2)
    assert table.phase == "bribe"
    assert table.infamy == [1, 5, 23]


@rule("AA-63")
def test_a_boomerang_returns_once_a_turn() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          Bo Bo (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1")
    # The first Boomerang drives out the second, and that one the first, which has returned already.
    table.choose("at 2", "at 2").is_quiet()
    table.shows("""
        discard: Bo
        seat 1:
          Wa Bo (Eg)
    """)


@rule("AA-63")
def test_a_boomerang_that_has_returned_may_return_again_in_the_next_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Wa
          Bo (Co) (Eg)
        seat 2: stash Sk
          (Ba) (?) (?)
        seat 3:
    """)
    table.choose("play Older Wand", "at 1", "at 2", seat=1)
    table.choose("draw deck", "play Skeletomicon", "at 1", "item 1:2", seat=2)
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1)
