"""How the bot tactician plays Merchants of Magick."""

import subprocess
import sys

import pytest

from hexmonger.bots.considered import best_of
from hexmonger.bots.merchants_foresight import Foresight
from hexmonger.bots.merchants_hopes import hopes_of
from hexmonger.bots.merchants_next_round import NextRound, typical_rolls
from hexmonger.bots.merchants_tactics import MerchantTactics, foreseen_sheets
from hexmonger.bots.tactician import Tactician
from hexmonger.bots.weights import own_weights
from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.plan import choices_of, plan_of, write_plan
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import play_out
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.games.merchants_of_magick.game import GAME


def tactician(seed: int = 1) -> Tactician[MerchantState, MerchantView]:
    """Return the bot under test."""
    return Tactician(GAME, seed)


def planned(table: Table, seat: int = 1) -> str:
    """Let a tactician answer every question of a seat's round up to its commit; return its marks."""
    s = table.state
    bot = tactician()
    while True:
        choice = bot.choose(table.view(seat))
        if choice == COMMIT:
            return write_plan(plan_of(s, seat - 1))
        s.choose(choice, seat - 1)
        table.check_lawful()


def played(seats: int, seed: int, rounds: int) -> list[tuple[int, int]]:
    """Return what tacticians choose in the first rounds of a game."""
    s = BOX.open(Setup(seats, {})).new(seed)
    bots = [tactician(seat) for seat in range(seats)]
    choices: list[tuple[int, int]] = []
    while s.asks and s.round <= rounds:
        seat = s.asks[0].seat
        choices.append((seat, bots[seat].choose(GAME.view(s, seat))))
        s.choose(choices[-1][1], seat)
    return choices


def test_the_plan_of_a_round_is_kept_at_every_question_of_it() -> None:
    s = BOX.open(Setup(2, {})).new(3)
    while s.round < 2:
        seat = s.asks[0].seat
        tactics = MerchantTactics(GAME, seat)
        plan = tactics.planned(GAME.view(s, seat))[0].marks
        for choice in choices_of(plan):
            view = GAME.view(s, seat)
            # One that has just sat down plans the same, and goes on with it.
            anew = MerchantTactics(GAME, seat)
            assert anew.planned(view) == tactics.planned(view)
            assert best_of(anew.consider(view)) == choice
            s.choose(choice, seat)


def test_a_round_that_somebody_else_began_is_gone_on_with() -> None:
    asked: set[str] = set()
    for seats in (1, 3):
        s = BOX.open(Setup(seats, {})).new(seats)
        source = Source(seats, 5)
        while s.asks and s.round < 3:
            ask = s.asks[source.below(len(s.asks))]
            choice = source.pick(ask.options)
            if len(ask.options) > 1 and source.below(4) == 0:
                view = GAME.view(s, ask.seat)
                considered = MerchantTactics(GAME, 1).consider(view)
                assert {each.choice for each in considered} <= set(view.options)
                values = [each.value for each in considered]
                assert values == sorted(values, reverse=True)
                asked.add(ask.question.name)
                choice = best_of(considered)
            s.choose(choice, ask.seat)
    assert asked >= {"die", "circle"}


def test_what_is_dealt_again_and_what_others_pencil_changes_no_answer() -> None:
    s = BOX.open(Setup(3, {})).new(8)
    source = Source(4, 4)
    for _ in range(4):
        ask = s.asks[source.below(len(s.asks))]
        view = GAME.view(s, ask.seat)
        other = GAME.view(GAME.imagine(view, source.below(1 << 30)), ask.seat)
        assert tactician().consider(view) == tactician().consider(other)
        s.choose(source.pick(ask.options), ask.seat)


def test_another_process_answers_the_same() -> None:
    program = (
        "from tests.bots.test_tactician_merchants_of_magick import played; print(played(2, 6, 1), end='')"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == str(played(2, 6, 1))


def test_a_bot_that_is_thrown_away_in_mid_round_answers_the_same() -> None:
    s = BOX.open(Setup(2, {})).new(6)
    for seat, choice in played(2, 6, 1):
        assert tactician(seat).choose(GAME.view(s, seat)) == choice
        s.choose(choice, seat)


def test_what_is_looked_at_is_counted_and_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_clock() -> float:
        raise AssertionError("the clock was looked at")

    for name in ("time", "monotonic", "perf_counter", "process_time"):
        monkeypatch.setattr(f"time.{name}", no_clock)
    tactics = MerchantTactics(GAME, 1)
    rounds = tactics.planned(GAME.view(BOX.open(Setup(4, {})).new(1), 0))
    assert 1 < len(rounds) <= tactics.rounds


def test_an_order_that_pays_now_is_claimed() -> None:
    table = deal("""
        round: 4, crafting
        dice: d6 1, d8 1, d10 9, d12 11
        seat 1: adventurer ranger
          line: Fiery Ring, DiPlDr, EvRiOr, DiCr
          Fiery [6] - 11
          Ring [3] - -
        seat 2:
    """)
    assert "d12 Fiery wild" in planned(table)
    assert table.claims(1) == ["Fiery Ring"]


@pytest.mark.parametrize(
    ("line", "mark"),
    [
        ("Ring of the Orcs, FiPl, ShPl, Divine Ring", "d12 of the Orcs wild"),
        ("Divine Ring, FiPl, ShPl, Ring of the Orcs", "d12 Divine wild"),
    ],
)
def test_the_order_that_leaves_first_is_claimed_first(line: str, mark: str) -> None:
    table = deal(f"""
        round: 6, crafting
        dice: d6 1, d8 1, d10 10, d12 4
        seat 1: extra dice 6, adventurer ranger
          line: {line}
          Ring [3] - -
          of the Orcs [7] - 4
          Divine [9] [2] 7
        seat 2:
    """)
    assert mark in planned(table)
    assert table.claims(1) == [line.partition(",")[0]]


def race(steel_of_rival: int) -> str:
    """Return the round of a seat that misses one steel circle for a mastery, beside the steel of a rival."""
    rows = ["Ring [3] - -", "Sword [4] - -", "Helmet [5] - -", "Greaves [7] - 5"][:steel_of_rival]
    sheet = "".join(f"\n          {row}" for row in rows)
    return planned(
        deal(f"""
        round: 5, crafting
        dice: d6 6, d8 8, d10 10, d12 12
        masteries: blacksmith master, wildkeeper master
        seat 1: extra dice 6, adventurer ranger
          line: DiPlDr, FiPl, ShPl, DiCr
          Ring [3] - -
          Sword [4] - -
          Helmet [5] - -
          Greaves [7] - 5
        seat 2: adventurer witch{sheet}
    """)
    )


def test_the_first_side_of_a_mastery_is_raced_for() -> None:
    assert "steel" in race(steel_of_rival=4)


def test_a_rivals_round_is_foreseen() -> None:
    table = deal("""
        round: 5, crafting
        dice: d6 6, d8 1, d10 10, d12 12
        masteries: blacksmith master, wildkeeper master
        seat 1: adventurer ranger
          Ring [3] - -
        seat 2: extra dice 6, adventurer witch
          Ring [3] - -
          Sword [4] - -
          Helmet [5] - -
          Greaves [7] - 5
    """)
    view = table.view(1)
    tactics = MerchantTactics(GAME, 1)
    hopes = hopes_of(view.rules, tactics.weights)
    column = view.rules.mastery_column[view.masteries[0]]
    # The rival marks its fifth steel circle in this round.
    assert (foreseen_sheets(hopes, view)[1] & column).bit_count() == 5


def test_free_marks_complete_rows_that_bring_the_next() -> None:
    table = deal("""
        round: 10, crafting
        dice: d6 6, d8 1, d10 10, d12 12
        seat 1: adventurer wizard
          line: DiPlDr, DiCr, ShRiDr, EvRiOr
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
          Plate Armor 8 [2] [8]
        seat 2:
    """)
    # The Crossbow is the wizard's second item; its free mark completes the third, whose own does the rest.
    planned(table)
    assert table.met(1) == ["accessory", "weapon", "armor"]
    assert {"Greaves steel", "Plate Armor steel"} <= table.marks(1)


def test_the_last_round_spends_potions_where_they_complete_a_row() -> None:
    table = deal("""
        round: 10, crafting
        dice: d6 5, d8 1, d10 10, d12 12
        seat 1: potions 3, extra dice 6, adventurer ranger
          line: DiPlDr, EvRiOr, ShRiDr, DiCr
          Plate Armor 8 [2] [8]
          Backpack - - [3]
          Bracers - - [9]
        seat 2:
    """)
    assert "d6 Plate Armor steel" in planned(table)


def test_typical_rolls_show_every_face_evenly() -> None:
    rolls = typical_rolls(120, 1)
    for die, results in zip(DICE, zip(*rolls, strict=True), strict=True):
        assert {results.count(face) for face in range(1, die.faces + 1)} == {120 // die.faces}


def test_a_next_round_spends_no_more_than_there_is() -> None:
    table = deal("""
        round: 5, crafting
        seat 1: potions 2, extra dice 5, adventurer ranger
          line: DiPlDr, EvRiOr, ShRiDr, DiCr
          Backpack - - [3]
        seat 2:
    """)
    view = table.view(1)
    foresight = Foresight(hopes_of(view.rules, MerchantTactics(GAME, 1).weights), view, 0, view.inked_marks)
    valuation = foresight.after(1, foresight.ledger(), 0)
    begun = NextRound(view.rules, valuation, view.marks[0], 2, 5)
    for roll in typical_rolls(24, 3):
        sheet = begun.best(roll)
        assert sheet.potions >= 0
        assert sheet.extra <= 6
        assert (sheet.marks & ~view.marks[0]).bit_count() <= 2 + sheet.extra - 5
        assert sheet.worth >= begun.idle


def test_tactician_plays_to_the_end_from_every_number_of_seats() -> None:
    for seats in (1, 8):
        game = BOX.open(Setup(seats, {"edition.numbers.rounds": "2"}))
        s = game.new(seats)
        play_out(game, s, [Tactician(game, seat) for seat in range(seats)])
        assert s.is_over


def test_the_weights_are_for_this_game_and_name_how_they_were_found() -> None:
    weights = own_weights("merchants_of_magick")
    assert weights.game == GAME.name
    assert weights.rules == BOX.number
    assert weights.command
    assert weights.result


def test_weights_that_are_given_take_the_place_of_its_own() -> None:
    s = BOX.open(Setup(1, {})).new(2)
    own = MerchantTactics(GAME, 1).planned(GAME.view(s, 0))
    hurried = MerchantTactics(GAME, 1, {"patience": 0.4}).planned(GAME.view(s, 0))
    assert own[0].value != hurried[0].value
