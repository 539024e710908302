"""The Stock phase: AA-10 to AA-13."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley.state import deal_square
from hexmonger.testing.arcane_alley import Table, deal, open_table
from tests.games.arcane_alley.scenes import stock
from tests.rules import rule

# The end of a round that has left items in every place they can be; seat 1 is asked for a bribe.
FULL_TABLE: Final = """
    round: 1, inspection
    chance: 5
    discard: Ba Wa
    aside: Co Co Co (Eg)
    seat 1: infamy 3, stash Wa Co, wizard byros
      Do (Fa) Sw
    seat 2: stash Ri
      (Wa) (Ba) (Co)
      Lo   (Sk) (Fe)
    seat 3: stash *W *L To
"""


def next_round(diagram: str) -> Table:
    """Return the table at the beginning of the next Stock phase, all bribes passed."""
    table = deal(diagram)
    while table.asked.name == "bribe":
        table.choose("pass")
    return table


@rule("AA-10")
def test_all_items_of_the_round_before_go_into_one_deck() -> None:
    table = deal(FULL_TABLE)
    assert table.asked.name == "bribe"
    table = next_round(FULL_TABLE)
    s = table.state
    table.shows("""
        discard: nothing
        aside: nothing
        limbo: nothing
        seat 1: stash nothing
        seat 2: stash nothing
        seat 3: stash nothing
    """)
    cards = [*s.deck, *s.store[0], *s.store[1], *s.store[2]]
    assert sorted(cards) == list(range(113))


@rule("AA-10")
def test_the_deck_of_a_new_round_is_shuffled() -> None:
    orders = {
        tuple(next_round(FULL_TABLE.replace("chance: 5", f"chance: {chance}")).state.deck)
        for chance in range(5, 15)
    }
    assert len(orders) == 10


@rule("AA-10")
def test_nobody_knows_an_item_of_the_new_deck() -> None:
    table = next_round(FULL_TABLE)
    assert not any(table.state.seen)
    for seat in range(4):
        assert set(table.seen_by(seat).deck.split()) == {"?"}


@rule("AA-10")
def test_a_game_begins_with_all_items_in_one_shuffled_deck() -> None:
    first, second = open_table(4, seed=1).state, open_table(4, seed=2).state
    for s in (first, second):
        assert sorted([*s.deck, *(card for cards in s.store for card in cards)]) == list(range(113))
    assert first.deck != second.deck


@rule("AA-11")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_nine_hidden_items_and_looks_at_none(seats: int) -> None:
    table = open_table(seats)
    for seat in range(1, seats + 1):
        for looking in range(seats + 1):
            assert table.seen_by(looking).store(seat) == "(?) (?) (?)\n(?) (?) (?)\n(?) (?) (?)"


@rule("AA-11")
def test_the_nine_lie_in_reading_order_as_dealt() -> None:
    table = deal("""
        turn: 2, draw
        deck: Mi To Ri Co Wa Bo Ca Ba Fa Eg ...
        seat 1:
        seat 2:
    """)
    deal_square(table.state, 0)
    table.shows("""
        deck: Eg ...
        seat 1:
          (Mi) (To) (Ri)
          (Co) (Wa) (Bo)
          (Ca) (Ba) (Fa)
    """)


@rule("AA-11")
def test_everyone_reveals_two_items_of_their_choice_one_player_after_the_other() -> None:
    table = deal("""
        round: 1, stock
        start: 2
        agenda: round@1 reveal@0:1 reveal@0:3 reveal@0:2
        seat 1:
          (?) (?) (?)
          (?) (?) (?)
          (?) (?) (?)
        seat 2:
          (Wa) (Co) (Ri)
          (?)  (?)  (?)
          (?)  (?)  (Eg)
        seat 3:
          (?) (?) (?)
          (?) (?) (?)
          (?) (?) (?)
    """)
    table.asks(
        "reveal",
        says={"which": 1},
        seat=2,
        options=[f"reveal {slot}" for slot in range(1, 10)],
    )
    table.choose("reveal 9", "reveal 2", seat=2)
    table.choose("reveal 1", "reveal 5", seat=3)
    table.choose("reveal 4", "reveal 6", seat=1)
    table.shows("""
        seat 1:
          (?) (?) (?)
          ?   (?) ?
          (?) (?) (?)
        seat 2:
          (Wa) Co  (Ri)
          (?)  (?) (?)
          (?)  (?) Eg
        seat 3:
          ?   (?) (?)
          (?) ?   (?)
          (?) (?) (?)
    """)


@rule("AA-11")
def test_the_first_revealed_item_is_seen_before_the_second_is_chosen() -> None:
    table = open_table(3)
    seat = table.asked.seat
    table.choose("reveal 5")
    table.asks("reveal", says={"which": 2}, seat=seat)
    for looking in range(4):
        assert table.seen_by(looking).store(seat).split()[4] == table.store(seat).split()[4]
        assert table.seen_by(looking).store(seat).count("(?)") == 8


@rule("AA-11")
def test_an_item_is_not_revealed_twice() -> None:
    table = open_table(3).choose("reveal 5")
    table.refuses("reveal 5", rule="AA-11")
    assert "reveal 5" not in table.asked.options


@rule("AA-12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_a_stash_of_two_after_the_reveals(seats: int) -> None:
    table = open_table(seats)
    assert [table.stash(seat) for seat in range(1, seats + 1)] == ["nothing"] * seats
    stock(table)
    assert [len(table.stash(seat).split()) for seat in range(1, seats + 1)] == [2] * seats


@rule("AA-12")
@pytest.mark.parametrize("seats", [2, 3])
def test_corvus_is_dealt_a_stash_of_four(seats: int) -> None:
    wizards = ",".join(["corvus", "byros", "ninx"][:seats])
    table = stock(open_table(seats, wizards=wizards))
    assert [len(stash) for stash in table.state.stash] == [4, 2, 2][:seats]


@rule("AA-12")
def test_a_stash_is_seen_by_its_owner_only() -> None:
    table = stock(open_table(4))
    for seat in range(1, 5):
        for looking in range(5):
            seen = table.seen_by(looking).stash(seat)
            assert seen == (table.stash(seat) if looking == seat else "? ?")


@rule("AA-12")
def test_the_item_on_top_after_the_stashes_is_revealed_as_the_discard() -> None:
    table = open_table(3)
    while len(table.state.agenda) > 2 or table.state.agenda[-1].at == 0:
        table.choose(table.asked.options[0])
    top_first = table.state.deck[::-1]
    assert table.discard == "nothing"
    table.choose(table.asked.options[0])
    s = table.state
    assert sorted(card for stash in s.stash for card in stash) == sorted(top_first[:6])
    assert s.discard == [top_first[6]]
    assert s.deck[::-1] == top_first[7:]
    assert all(table.seen_by(looking).discard == table.discard for looking in range(4))
    assert table.asked.name == "draw"


@rule("AA-13")
@pytest.mark.parametrize("mark", ["Mi", "To", "Co", "Wa", "Ba", "Cd", "Lo", "Sk"])
def test_a_revealed_item_activates_nothing(mark: str) -> None:
    table = deal(f"""
        round: 1, stock
        agenda: round@1 reveal@1:2
        seat 1:
          Co  (?) (?)
          (?) Fa  (?)
          (?) (?) (?)
        seat 2:
          Co  (Eg) (?)
          (?) ({mark}) (?)
          (?) (?) (?)
    """)
    table.choose("reveal 5", seat=2)
    table.asks("draw", seat=1)
    assert table.phase == "sell"
    table.shows(f"""
        seat 1: gold 25, infamy 0
          Co  (?) (?)
          (?) Fa  (?)
          (?) (?) (?)
        seat 2: gold 25, infamy 0
          Co  (Eg) (?)
          (?) {mark} (?)
          (?) (?) (?)
    """)


@rule("AA-13")
def test_revealed_items_make_no_set_in_the_stock_phase() -> None:
    table = deal("""
        round: 1, stock
        agenda: round@1 reveal@1:2
        seat 1:
          (?) (?) (?)
          (?) (?) (?)
          (?) (?) (?)
        seat 2:
          Wa  Wa  (Wa)
          (?) (?) (?)
          (?) (?) (?)
    """)
    table.choose("reveal 3", seat=2)
    table.shows("""
        aside: nothing
        seat 2: gold 25
          Wa  Wa  Wa
          (?) (?) (?)
          (?) (?) (?)
    """)


@rule("AA-13")
@pytest.mark.parametrize("mark", ["Ri", "Bo", "Fa", "Do", "*L", "Wa"])
def test_the_first_discard_activates_nothing(mark: str) -> None:
    table = deal(f"""
        round: 1, stock
        agenda: round@1 reveal@1:2
        deck: Ba Ba Cd Cd {mark} Eg ...
        seat 1: infamy 9
          Co  Co  (?)
          (?) (?) (?)
          (?) (?) (?)
        seat 2: infamy 9
          Co  (Eg) (?)
          (?) (?)  (?)
          (?) (?)  (?)
    """)
    table.choose("reveal 2", seat=2)
    table.asks("draw", seat=1, options=["draw deck", "draw discard"])
    table.shows(f"""
        deck: Eg ...
        discard: {mark}
        seat 1: infamy 9
          Co  Co  (?)
          (?) (?) (?)
          (?) (?) (?)
        seat 2: infamy 9
          Co  Eg  (?)
          (?) (?) (?)
          (?) (?) (?)
    """)
