"""The inspection and the end of the game: AA-70 to AA-74."""

import pytest

from hexmonger.games.arcane_alley.events import Sold, TurnedUp
from hexmonger.games.arcane_alley.round_events import Counted, GainedGold, InspectionBegan
from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.scenes import told
from tests.rules import rule


@rule("AA-70")
def test_everyone_in_turn_order_reveals_all_hidden_items_and_sells_all_sets() -> None:
    table = deal("""
        turn: 1, act
        triggered: 2
        start: 3
        seat 1: gold 0, stash Wa
          (Wa) (Wa) (Wa)
          (To) (Ri) (Lo)
        seat 2: gold 0
          Ba Ba Ba
        seat 3: gold 0
          Cd (Cd) Cd
          (Lo) Ri (Sk)
    """)
    happened = told(table, "discard Older Wand")
    happened = happened[happened.index(InspectionBegan(1, 1)) + 1 :]
    assert happened[: happened.index(Counted(2, 6))] == [
        # Seat 3 first: all hidden items at once, then the set.
        TurnedUp(2, 1, "bubbling_cauldron"),
        TurnedUp(2, 3, "dark_lotus"),
        TurnedUp(2, 5, "skeletomicon"),
        Sold(2, "bubbling_cauldron", "", (0, 1, 2), ("bubbling_cauldron",) * 3),
        GainedGold(2, 15),
        *(TurnedUp(0, slot, "older_wand") for slot in range(3)),
        TurnedUp(0, 3, "hypnotic_toad"),
        TurnedUp(0, 4, "invisible_ring"),
        TurnedUp(0, 5, "dark_lotus"),
        Sold(0, "older_wand", "", (0, 1, 2), ("older_wand",) * 3),
        GainedGold(0, 3),
        # A set that lay open already is sold too.
        Sold(1, "crystal_ball", "", (0, 1, 2), ("crystal_ball",) * 3),
        GainedGold(1, 9),
    ]


@rule("AA-70", "AA-71")
def test_infamy_is_counted_only_when_all_have_finished() -> None:
    table = deal("""
        round: 1, inspection
        start: 2
        seat 1: wizard glynna
          (?) (Lo) (Ri)
        seat 2: gold 0, infamy 1
          (Wa) (Wa) (Wa)
          (Cd) (Lo) (Ri)
        seat 3: infamy 1
          (Eg) (Lo) (Ba)
    """)
    # Glynna, last in turn order, is asked before anything of hers is revealed.
    table.asks("glynna.may", seat=1)
    table.shows("""
        seat 1:
          (?) (Lo) (Ri)
        seat 2: gold 3, infamy 1
          Cd Lo Ri
        seat 3: infamy 1
          Eg Lo Ba
    """)
    table.choose("yes", "item 1", seat=1)
    table.shows("""
        seat 1: infamy 0
        seat 2: infamy 5
        seat 3: infamy 8
    """)


@rule("AA-70")
@pytest.mark.parametrize("mark", ["Ca", "Eg", "Do"])
def test_sold_effects_are_ignored(mark: str) -> None:
    table = deal(f"""
        round: 1, inspection
        deck: Wa Wa ...
        seat 1: infamy 1, stash Ri
          {mark} ({mark}) {mark}
        seat 2:
          (Lo) (Ri) (To)
        seat 3:
          (Lo) (Ri) (To)
    """)
    assert table.asked.name == "bribe"
    table.shows(f"""
        aside: {mark} {mark} {mark}
        deck: Wa Wa ...
        seat 1: infamy 1, stash Ri
          empty
        seat 2: gold 25, infamy 0
          Lo Ri To
        seat 3: gold 25, infamy 0
          Lo Ri To
    """)


@rule("AA-70")
def test_a_hole_is_not_revealed_with_the_rest() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: wizard glynna
          (Sk) (Lo) Ri
        seat 2: infamy 1
        seat 3:
    """)
    known = table.state.seen[:]
    lotus = table.state.store[0][1]
    happened = told(table, "yes", "item 1")
    assert [event for event in happened if isinstance(event, TurnedUp)] == [TurnedUp(0, 1, "dark_lotus")]
    assert table.state.up[0] == 0b110
    known[lotus] = table.state.everyone
    assert table.state.seen == known, "nothing else has been seen"


@rule("AA-70")
def test_glynna_leaves_a_hole_and_reveals_the_rest() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: wizard glynna
          (Sk) (Lo) (Ri)
          Ba   (Eg) (To)
        seat 2: infamy 1
        seat 3:
    """)
    table.choose("yes", seat=1)
    assert table.asked.options == ["item 1", "item 2", "item 3", "item 5", "item 6"]
    table.refuses("item 4", rule="AA-wizard:glynna")
    table.choose("item 1", seat=1)
    table.shows("""
        aside: Sk=0
        seat 1: infamy 5
          -- Lo Ri
          Ba Eg To
    """)


@rule("AA-70")
def test_everyone_with_several_sets_picks_which_to_sell_first() -> None:
    table = deal("""
        round: 1, inspection
        start: 2
        seat 1: gold 0
          (Ba) (Ba) (Ba)
          (Eg) (Eg) (Eg)
        seat 2: gold 0, infamy 1
          (To) (Wa) (Ri)
          (Wa) (Wa) (Wa)
          (Cd) (Wa) (Lo)
    """)
    table.asks("set", seat=2, options=["sell 4-5-6", "sell 2-5-8"])
    table.shows("""
        seat 1:
          (Ba) (Ba) (Ba)
          (Eg) (Eg) (Eg)
    """)
    table.choose("sell 2-5-8", seat=2)
    table.choose("sell 1-2-3", seat=1)
    table.shows("""
        seat 1: gold 29, infamy 0
        seat 2: gold 3, infamy 5
    """)


@rule("AA-70")
def test_a_sword_turned_up_in_the_inspection_halves_what_its_owner_gains_there() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 0
          (Wa) (Wa) (Wa)
          (Sw) (Lo) (Ri)
        seat 2: gold 0, infamy 1
          (Ba) (Ba) (Ba)
        seat 3:
    """)
    assert table.gold == [1, 9, 25]


@rule("AA-71")
@pytest.mark.parametrize(
    ("row", "before", "after"),
    [
        ("Sk Eg Do", 0, 17),
        ("Wa Ba Lo", 3, 7),
        ("Lo Ri Lo", 7, 7),
        ("Mi To Ri", 9, 2),
        ("Mi To Mi", 9, 0),
        ("Mi Sk Ri", 4, 5),
        ("*W *P *L", 1, 6),
    ],
)
def test_everyone_gains_the_sum_of_infamy_on_the_items_left(row: str, before: int, after: int) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1: infamy {before}
          {row}
        seat 2: infamy 4
          Lo Ri Wa
        seat 3: infamy 2
    """)
    assert table.infamy == [after, 5, 2]
    # 31 infamy has wrapped once, and the fine is paid by now.
    assert table.gold[0] == (0 if row.startswith("*") else 25)


@rule("AA-71")
def test_the_infamy_left_is_gained_as_one_sum() -> None:
    # Item by item 24 + 8 would have wrapped, or 24 - 5 - 2 would have come first.
    table = deal("""
        round: 1, inspection
        seat 1: gold 50, infamy 24
          Fe Mi To
        seat 2:
        seat 3:
    """)
    assert table.infamy[0] == 0
    assert table.gold[0] == 25
    table = deal("""
        round: 1, inspection
        seat 1: gold 50, infamy 20
          Fe Mi Ri
        seat 2:
        seat 3:
    """)
    assert table.infamy[0] == 23
    assert table.gold[0] == 50


@rule("AA-71")
def test_ninx_chooses_when_she_gains_her_infamy() -> None:
    table = deal("""
        round: 1, inspection
        start: 2
        seat 1: infamy 1
          Wa Lo Ri
        seat 2: infamy 1
          Wa Lo Ri
        seat 3: gold 10, infamy 1, wizard ninx
          Eg Lo Mi
    """)
    table.asks("ninx.item", seat=3)
    assert table.infamy == [1, 2, 0], "seat 2 is before her, seat 1 after her"
    table.choose("item 1", seat=3)
    assert table.gold[2] == 14
    assert table.infamy == [2, 2, 0]


@rule("AA-71")
def test_nobody_gains_infamy_for_stash_discard_or_what_is_set_aside() -> None:
    table = deal("""
        round: 1, inspection
        discard: Sk Do
        aside: Fe *W
        seat 1: infamy 1, stash Do *L
          Lo Ri (Lo)
        seat 2: stash Sk
        seat 3:
    """)
    assert table.infamy == [1, 0, 0]


@rule("AA-72")
@pytest.mark.parametrize(
    ("triggering", "second", "third", "is_penalised"),
    [
        ("Wa Lo Ri", "Lo Ri Lo", "Sk Lo Ri", True),  # 1, 0 and 6
        ("Wa Lo Ri", "Sk Lo Ri", "Lo Ri Lo", True),  # the least may sit anywhere
        ("Wa Lo Ri", "Co Lo Ri", "Sk Lo Ri", False),  # 1, 1 and 6
        ("Wa Lo Ri", "Ba Lo Ri", "Sk Lo Ri", False),
        ("Mi Lo Ri", "Mi To Ri", "Sk Lo Ri", True),  # -5 and -7
        ("Mi To Ri", "Mi Lo Ri", "Sk Lo Ri", False),
        ("", "Lo Ri Lo", "Sk Lo Ri", False),  # 0 and 0
        ("", "To Lo Ri", "Sk Lo Ri", True),  # 0 and -2
    ],
)
def test_who_triggered_gains_10_more_unless_nobody_gained_less(
    triggering: str, second: str, third: str, is_penalised: bool
) -> None:
    diagram = """
        round: 1, inspection
        triggered: {}
        seat 1: infamy 9
          {}
        seat 2: infamy 9
          {}
        seat 3: infamy 9
          {}
    """
    table = deal(diagram.format(1, triggering, second, third))
    without = deal(diagram.format("nobody", triggering, second, third))
    penalty = 10 if is_penalised else 0
    assert table.infamy == [without.infamy[0] + penalty, *without.infamy[1:]]


@rule("AA-72")
def test_signed_sums_are_compared_not_what_0_made_of_them() -> None:
    table = deal("""
        round: 1, inspection
        triggered: 1
        seat 1: infamy 0
          Mi Lo Ri
        seat 2: infamy 0
          Mi To Ri
        seat 3: infamy 0
          Sk Lo Ri
    """)
    assert table.infamy == [10, 0, 6]


@rule("AA-72")
def test_sums_are_compared_not_what_the_fine_markers_made_of_them() -> None:
    # Seat 1 wraps from 24 to 0, seat 2 stays at 24, yet seat 1 gained more.
    table = deal("""
        round: 1, inspection
        triggered: 1
        seat 1: gold 50, infamy 24
          Wa Lo Ri
        seat 2: infamy 24
          Lo Ri Lo
        seat 3: infamy 24
          Lo Ri Lo
    """)
    assert table.infamy == [10, 24, 24]


@rule("AA-72")
def test_the_infamy_everyone_had_before_is_not_compared() -> None:
    table = deal("""
        round: 1, inspection
        triggered: 1
        seat 1: infamy 13
          Lo Ri Lo
        seat 2: infamy 0
          Wa Lo Ri
        seat 3: infamy 0
          Wa Lo Ri
    """)
    assert table.infamy == [13, 1, 1]


@rule("AA-73")
@pytest.mark.parametrize(
    ("fines", "gold", "left"), [(0, 80, 80), (1, 80, 55), (2, 80, 30), (1, 10, 0), (2, 49, 0), (2, 0, 0)]
)
def test_one_marker_costs_25_gold_two_cost_50_and_all_come_off(fines: int, gold: int, left: int) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1: gold {gold}, infamy 3, fines {fines}
        seat 2: infamy 3
        seat 3:
    """)
    assert table.asked.name == "bribe"
    assert table.gold == [left, 25, 25]
    assert table.fines == [0, 0, 0]
    assert table.infamy == [3, 3, 0]


@rule("AA-73")
def test_markers_of_the_inspection_itself_count() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: gold 80, infamy 20, fines 1
          Fe Lo Ri
        seat 2:
        seat 3:
    """)
    assert (table.infamy[0], table.gold[0], table.fines[0]) == (3, 30, 0)


@rule("AA-73")
def test_a_marker_of_the_penalty_counts() -> None:
    table = deal("""
        round: 1, inspection
        triggered: 1
        seat 1: gold 80, infamy 19
          Wa Lo Ri
        seat 2:
        seat 3:
    """)
    assert (table.infamy[0], table.gold[0], table.fines[0]) == (5, 55, 0)


@rule("AA-74")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        # Gold and infamy of three seats.
        ([(30, 20), (20, 0), (40, 24)], [2, 3, 1]),
        ([(30, 5), (30, 4), (29, 0)], [2, 1, 3]),
        ([(30, 5), (30, 5), (29, 0)], [1, 1, 3]),
        ([(30, 5), (30, 5), (30, 5)], [1, 1, 1]),
        ([(0, 24), (1, 24), (0, 23)], [3, 1, 2]),
    ],
)
def test_after_the_third_inspection_most_gold_wins_then_least_infamy_then_it_is_shared(
    scores: list[tuple[int, int]], places: list[int]
) -> None:
    seats = "\n".join(
        f"seat {seat}: gold {gold}, infamy {infamy}" for seat, (gold, infamy) in enumerate(scores, 1)
    )
    table = deal(f"round: 3, inspection\n{seats}")
    assert table.state.is_over
    assert table.phase == "over"
    assert GAME.places(table.state) == places
    assert GAME.scores(table.state) == [gold for gold, _ in scores]


@rule("AA-74", "AA-73")
def test_the_last_fines_are_paid_before_the_victory_is_decided() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 60, fines 2
        seat 2: gold 30
        seat 3: gold 20
    """)
    assert table.gold == [10, 30, 20]
    assert GAME.places(table.state) == [3, 1, 2]


@rule("AA-74")
def test_the_inspection_counts_before_the_victory_is_decided() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 20, infamy 0
          Wa Lo Ri
        seat 2: gold 10, infamy 9
          (Lo) (Lo) (Lo)
        seat 3: gold 20, infamy 0
    """)
    assert table.gold == [20, 40, 20]
    assert GAME.places(table.state) == [3, 1, 2]
