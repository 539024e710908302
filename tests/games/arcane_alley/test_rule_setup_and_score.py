"""Setting up and the score: AA-01 to AA-08."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley.round_events import GainedGold
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.zones import PHASES
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.arcane_alley import deal, open_table
from tests.games.arcane_alley.scenes import played, random_choices, stock, told
from tests.rules import rule

# The table of the rules: copies with 2 to 4 players, and with 5 or 6.
COPIES: Final = {
    "Cursed Mirror": (3, 4),
    "Hypnotic Toad": (5, 6),
    "Invisible Ring": (6, 8),
    "Three-Headed Coin": (7, 9),
    "Older Wand": (11, 13),
    "Magic Boomerang": (10, 12),
    "Floating Carpet": (9, 11),
    "Crystal Ball": (10, 12),
    "Bottled Fairy": (9, 11),
    "Bubbling Cauldron": (8, 10),
    "Dragon's Egg": (8, 10),
    "Sovereign Sword": (7, 9),
    "Dark Lotus": (5, 6),
    "Skeletomicon": (5, 6),
    "Haunted Doll": (4, 5),
    "Facsimilous Feline": (2, 3),
    "Wizard's Watch": (1, 1),
    "Pandora's Lockbox": (1, 1),
    "Mystical Lamp": (1, 1),
    "Sacred Chalice": (1, 1),
}


@rule("AA-01")
@pytest.mark.parametrize(("seats", "items"), [(2, 113), (3, 113), (4, 113), (5, 139), (6, 139)])
def test_two_to_four_players_use_113_items_and_five_or_six_use_139(seats: int, items: int) -> None:
    s = open_table(seats).state
    assert s.seats == seats
    assert len(s.kind_of) == items


@rule("AA-01")
@pytest.mark.parametrize(("seats", "column"), [(2, 0), (4, 0), (5, 1), (6, 1)])
def test_the_deck_holds_the_copies_of_the_table(seats: int, column: int) -> None:
    s = open_table(seats).state
    names = [s.rules.items[kind].name for kind in s.kind_of]
    assert {name: names.count(name) for name in names} == {
        name: copies[column] for name, copies in COPIES.items()
    }


@rule("AA-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_players_are_refused(seats: int) -> None:
    with pytest.raises(Trouble) as refused:
        open_table(seats)
    assert str(refused.value) == f"Arcane Alley is for 2 to 6 players, not {seats}"


@rule("AA-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_starts_with_25_gold_no_infamy_and_no_fine_markers(seats: int) -> None:
    table = open_table(seats)
    assert table.gold == [25] * seats
    assert table.infamy == [0] * seats
    assert table.fines == [0] * seats
    assert table.state.round == 1


@rule("AA-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_has_three_rounds_each_with_an_inspection(seats: int) -> None:
    positions = [before for before, _ in random_choices(seats, seed=3)]
    assert [s.round for s in positions] == sorted(s.round for s in positions)
    assert {s.round for s in positions} == {1, 2, 3}
    inspected = {s.round for s in positions if PHASES[s.phase] == "bribe"}
    assert inspected <= {1, 2}, "after the third inspection nobody is asked anything"


@rule("AA-02")
def test_the_first_two_inspections_lead_to_another_round() -> None:
    for number in (1, 2):
        table = deal(f"""
            round: {number}, inspection
            seat 1:
            seat 2:
            seat 3:
        """)
        assert table.phase == "stock"
        assert table.state.round == number + 1


@rule("AA-03")
def test_without_wizards_nobody_has_a_power() -> None:
    assert open_table(4).state.wizards == (NO_WIZARD,) * 4
    assert open_table(4, wizards="none").state.wizards == (NO_WIZARD,) * 4


@rule("AA-03")
def test_wizards_can_be_chosen_for_each_seat() -> None:
    s = open_table(3, wizards="ninx,glynna,byros").state
    assert [s.rules.wizards[wizard].id for wizard in s.wizards] == ["ninx", "glynna", "byros"]


@rule("AA-03")
def test_single_seats_can_be_left_without_a_wizard() -> None:
    s = open_table(3, wizards="none,corvus,none").state
    assert s.wizards == (NO_WIZARD, s.rules.wizard_by_id["corvus"], NO_WIZARD)
    while s.asks[0].question.name == "reveal":
        s.choose(s.asks[0].options[0])
    assert [len(stash) for stash in s.stash] == [2, 4, 2]


@rule("AA-03")
@pytest.mark.parametrize("seats", range(2, 7))
def test_dealt_wizards_are_all_different(seats: int) -> None:
    dealt = [open_table(seats, seed, wizards="random").state.wizards for seed in range(30)]
    assert all(len(set(wizards)) == seats for wizards in dealt)
    assert {wizards[0] for wizards in dealt} == set(range(6)), "chance deals everyone in time"


@rule("AA-03")
def test_two_players_cannot_have_the_same_wizard() -> None:
    with pytest.raises(Trouble) as refused:
        open_table(3, wizards="byros,ninx,byros")
    assert str(refused.value) == "two seats can't both have the wizard 'byros' (AA-03)"


@rule("AA-03")
def test_a_wizard_nobody_knows_is_refused() -> None:
    with pytest.raises(Trouble) as refused:
        open_table(2, wizards="byros,merlin")
    assert str(refused.value) == (
        "there is no wizard called 'merlin'; there are: "
        "glynna, meeblemore, corvus, dafana, ninx, byros (and none)"
    )


@rule("AA-03")
def test_wizards_for_another_number_of_seats_are_refused() -> None:
    with pytest.raises(Trouble) as refused:
        open_table(3, wizards="byros,ninx")
    assert str(refused.value) == "3 seats need 3 wizards, not 2: byros,ninx"


@rule("AA-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_starting_player_of_the_first_round_is_drawn_at_random(seats: int) -> None:
    starts = [open_table(seats, seed).asked.seat for seed in range(60)]
    assert set(starts) == set(range(1, seats + 1))
    assert max(starts.count(seat) for seat in range(1, seats + 1)) < 60 * 2 / seats


@rule("AA-04")
def test_items_are_revealed_from_the_starting_player_clockwise() -> None:
    table = open_table(4)
    start = table.state.start
    order = []
    while table.asked.name == "reveal":
        order.append(table.asked.seat - 1)
        table.choose(table.asked.options[0])
    assert order == [seat for turn in range(4) for seat in [(start + turn) % 4] * 2]


@rule("AA-04")
def test_turns_go_from_the_starting_player_clockwise() -> None:
    table = stock(open_table(4))
    start = table.state.start
    order = []
    for _ in range(6):
        assert table.asked.name == "draw"
        order.append(table.asked.seat - 1)
        table.choose("draw deck")
        # A discarded Ring would ask for a flip, which is no matter here.
        table.choose(next(word for word in table.asked.options if word.startswith("discard")))
        while table.asked.name != "draw":
            table.choose(table.asked.options[0])
    assert order == [(start + turn) % 4 for turn in range(6)]


@rule("AA-04")
def test_bribes_go_from_the_starting_player_clockwise() -> None:
    table = deal("""
        round: 1, inspection
        start: 3
        seat 1: infamy 5
        seat 2: infamy 5
        seat 3: infamy 5
        seat 4: infamy 5
    """)
    for seat in (3, 4, 1, 2):
        assert table.asked.name == "bribe"
        table.choose("pass", seat=seat)
    assert table.phase == "stock"


@rule("AA-04")
@pytest.mark.parametrize(("start", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_token_passes_to_the_left_after_the_bribes(start: int, following: int) -> None:
    table = deal(f"""
        round: 1, inspection
        start: {start}
        seat 1: infamy 1
        seat 2:
        seat 3:
    """)
    assert table.state.start + 1 == start, "not before the Bribe phase is over"
    table.choose("pass", seat=1)
    assert table.state.start + 1 == following
    assert table.asked.seat == following


@rule("AA-05")
def test_a_loss_of_gold_takes_what_there_is() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 3, stash Lo
          Wa Co (Ri)
        seat 2: gold 9
        seat 3: gold 9
    """)
    table.choose("play Dark Lotus", "at 1").is_quiet()
    assert table.gold == [0, 9, 9]


@rule("AA-05")
def test_a_loss_of_gold_takes_no_more_than_its_amount() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 6, stash Lo
          Wa Co (Ri)
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 1")
    assert table.gold[0] == 1


@rule("AA-05")
def test_gold_has_no_upper_limit() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 999999
          Do Do Do
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 999999 + 40


@rule("AA-06")
@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [
        # Infamy and fine markers.
        ((23, 0), 1, (24, 0)),
        ((24, 0), 1, (0, 1)),
        ((20, 0), 8, (3, 1)),
        ((0, 0), 24, (24, 0)),
        ((0, 0), 25, (0, 1)),
        ((0, 0), 49, (24, 1)),
        ((0, 0), 50, (0, 2)),
        ((20, 0), 60, (24, 2)),
        ((20, 1), 8, (3, 2)),
        ((20, 1), 30, (24, 2)),
        ((20, 2), 4, (24, 2)),
        ((20, 2), 8, (24, 2)),
        ((24, 2), 1, (24, 2)),
        ((7, 1), 0, (7, 1)),
    ],
)
def test_a_gain_past_24_infamy_wraps_and_adds_a_fine_marker(
    before: tuple[int, int], gain: int, after: tuple[int, int]
) -> None:
    table = deal(f"""
        arcane_alley: 3 players
        edition.items.crystal_ball.infamy_gained: {gain}
        turn: 1, act
        seat 1: infamy {before[0]}, fines {before[1]}, stash Ba
          Wa Co Lo
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1").is_quiet()
    assert (table.infamy[0], table.fines[0]) == after
    table.untouched(seats=[2, 3])


@rule("AA-07")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (24, 21)])
def test_a_loss_of_infamy_stops_at_0(before: int, after: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: infamy {before}, stash Wa
          Fa (Co) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    assert table.infamy[0] == after


@rule("AA-07")
@pytest.mark.parametrize("fines", [0, 1, 2])
def test_a_loss_of_infamy_never_removes_a_fine_marker(fines: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: infamy 1, fines {fines}, stash Wa
          Fa (Co) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1")
    assert (table.infamy[0], table.fines[0]) == (0, fines)


@rule("AA-07")
def test_a_negative_sum_at_the_inspection_stops_at_0_and_leaves_the_fine_markers_to_be_paid() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 60, infamy 3, fines 1
          Mi Ri Lo
        seat 2: infamy 1
        seat 3:
    """)
    assert table.infamy[0] == 0
    assert table.gold[0] == 35


@rule("AA-08")
@pytest.mark.parametrize(("gold", "is_asked"), [(0, False), (2, False), (3, True)])
def test_paying_lady_dafana_needs_the_whole_price(gold: int, is_asked: bool) -> None:
    table = deal(f"""
        turn: 1, start
        seat 1:
          Wa Wa Wa
        seat 2: gold {gold}, infamy 9, wizard dafana
        seat 3:
    """)
    assert (table.asked.name == "dafana.may") == is_asked
    if is_asked:
        table.choose("yes", seat=2)
        table.shows("seat 2: gold 0, infamy 7")
    else:
        table.shows(f"seat 2: gold {gold}, infamy 9")


@rule("AA-08")
def test_a_bribe_needs_its_whole_price() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 5, infamy 20
        seat 2:
        seat 3:
    """)
    table.asks("bribe", options=["pass", "bribe 2", "bribe 4"])
    table.refuses("bribe 6", rule="AA-80")


@rule("AA-08")
def test_losing_gold_needs_no_price() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Cd
          (Wa) (Co) (Lo)
        seat 2: gold 1
        seat 3:
    """)
    table.choose("play Bubbling Cauldron", "at 1", "player 2", "lose gold").is_quiet()
    assert table.gold == [25, 0, 25]


@rule("AA-08")
def test_a_sword_halves_no_loss() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Lo
          Sw (Co) (Wa)
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 2")
    assert table.gold[0] == 20


@rule("AA-08")
def test_a_sword_halves_no_payment() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 25, infamy 5
          Sw Lo Ri
        seat 2:
        seat 3:
    """)
    table.choose("bribe 10", seat=1)
    table.shows("seat 1: gold 15, infamy 5")


@rule("AA-08")
def test_a_sword_does_not_halve_what_lady_dafana_pays() -> None:
    table = deal("""
        turn: 2, start
        seat 1: gold 10, infamy 9, wizard dafana
          Sw (Lo) (Ri)
        seat 2:
          Wa Wa Wa
        seat 3:
    """)
    table.choose("yes", seat=1)
    table.shows("seat 1: gold 7, infamy 7")


@rule("AA-08")
def test_a_sword_halves_a_gain() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Co
          Sw (Lo) (Ri)
        seat 2:
          Co Co Lo
          Wa Co Ri
        seat 3:
    """)
    assert told(table, "play Three-Headed Coin", "at 3")[:2] == [
        played(0, "three_headed_coin", 2),
        GainedGold(0, 3),
    ]
    assert table.gold[0] == 13
