"""How the bot greedy plays Merchants of Magick."""

from typing import Final

import pytest

from hexmonger.bots.greedy import Greedy
from hexmonger.bots.merchants_of_magick import MerchantOutlook
from hexmonger.bots.merchants_prospects import TIE_BREAK
from hexmonger.bots.uniform import Uniform
from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.plan import plan_of, write_plan
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Bot, play_out
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.games.merchants_of_magick.game import GAME

FIRST: Final = 1


def greedy(seed: int = 1) -> Greedy[MerchantState, MerchantView]:
    """Return the bot under test."""
    return Greedy(GAME, seed, MerchantOutlook)


def planned(table: Table, seat: int = 1) -> str:
    """Let greedy play a seat's round up to its commit; return its marks in notation."""
    s = table.state
    bot = greedy()
    while True:
        choice = bot.choose(table.view(seat))
        ask = table.ask_of(seat)
        if ask.question.key(s, ask.frame, choice) == "commit":
            return write_plan(plan_of(s, seat - 1))
        s.choose(choice, seat - 1)
        table.check_lawful()


def last_round(potions: int) -> Table:
    """Return a last round in which a d6 completes the Sword and nothing else can be completed."""
    return deal(f"""
        round: 10, crafting
        dice: d6 4, d8 1, d10 10, d12 12
        seat 1: potions {potions}, extra dice 6, adventurer ranger
          line: DiPlDr, EvRiOr, ShRiDr, DiCr
          Backpack - - [3]
          Scroll - [3] -
          Ring [3] - -
          Bracers - - [9]
          Glamour Potion Supplier [4] - -
        seat 2:
    """)


def choices_of_a_game(seed: int) -> list[tuple[int, int]]:
    """Return what two greedy bots choose in a game."""
    s = BOX.open(Setup(2, {})).new(5)
    bots = [greedy(seed), greedy(seed + 1)]
    choices: list[tuple[int, int]] = []
    while s.asks and s.round < 3:
        seat = s.asks[0].seat
        choice = bots[seat].choose(GAME.view(s, seat))
        choices.append((seat, choice))
        s.choose(choice, seat)
    return choices


def test_the_same_seed_chooses_the_same() -> None:
    assert choices_of_a_game(3) == choices_of_a_game(3)


@pytest.mark.parametrize("seats", range(1, 9))
def test_every_answer_is_legal_wherever_random_play_leads(seats: int) -> None:
    s = BOX.open(Setup(seats, {})).new(seats)
    source = Source(seats, 77)
    bot = greedy(seats)
    asked: set[str] = set()
    answers = 0
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        choice = source.pick(ask.options)
        if source.below(2 * seats) == 0:
            view = GAME.view(s, ask.seat)
            choice = bot.choose(view)
            assert choice in view.options
            asked.add(ask.question.name)
            answers += 1
        s.choose(choice, ask.seat)
    assert answers >= 10
    assert asked >= {"die", "circle"}


def test_greedy_beats_three_uniform_bots_from_every_seat() -> None:
    for seat in range(4):
        s = BOX.open(Setup(4, {})).new(40 + seat)
        bots: list[Bot[MerchantView]] = [Uniform(GAME, other) for other in range(4)]
        bots[seat] = greedy(seat)
        play_out(GAME, s, bots)
        assert GAME.places(s)[seat] == FIRST
        coins = GAME.scores(s)
        assert coins.pop(seat) > 2 * max(coins)


def test_greedy_is_rated_alone() -> None:
    coins = []
    for seed in range(2):
        s = BOX.open(Setup(1, {})).new(100 + seed)
        play_out(GAME, s, [greedy(seed)])
        coins += GAME.scores(s)
    # MoM-41: an Apprentice at least.
    assert min(coins) >= 60


def test_a_row_that_an_order_waits_for_is_completed() -> None:
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
    marks = planned(table).split("; ")
    assert marks[:2] == ["d10 Greaves leather", "d6 Crossbow leather"]
    assert marks[2:4] == ["free Greaves steel", "free Plate Armor steel"]
    assert table.met(1) == ["accessory", "weapon", "armor"]


def test_a_free_mark_is_taken_before_the_commit() -> None:
    table = deal("""
        round: 10, crafting
        dice: d6 6, d8 8, d10 9, d12 1
        seat 1: adventurer wizard
          line: DiCr, ShRiDr, EvRiOr, DiPlDr
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
        seat 2:
    """).choose("d6", "Crossbow leather")
    assert table.ask.question.name == "free"
    choice = greedy().choose(table.view(1))
    table.state.choose(choice, 0)
    assert table.ask.question.name == "die"


def test_a_mark_that_completes_a_row_comes_before_the_commit() -> None:
    table = last_round(potions=0)
    assert "d6 Sword steel" in planned(table)
    assert table.score(1).items == 1 + 1 + 2 + 1 + 2


def test_potions_are_not_spent_for_nothing() -> None:
    table = last_round(potions=1)
    planned(table)
    # MoM-15: the row brings a potion; after the last round potions break ties.
    assert table.potions[0] >= 2


def test_potions_are_spent_where_they_complete_a_row() -> None:
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
    assert table.score(1).items == 7


@pytest.mark.parametrize(
    ("dice", "extra_dice"),
    [("d6 1, d8 4, d10 10, d12 12", 0), ("d6 6, d8 2, d10 1, d12 2", 2)],
    ids=["a poor roll", "a rich roll"],
)
def test_free_extra_dice_are_kept_for_a_round_where_they_pay(dice: str, extra_dice: int) -> None:
    table = deal(f"""
        round: 2, crafting
        dice: {dice}
        seat 1: adventurer ranger
          line: DiPlDr, EvRiOr, ShRiDr, DiCr
          Bracers - - [9]
          Backpack - - [3]
        seat 2:
    """)
    planned(table)
    assert table.extra[0] == extra_dice


def test_the_last_round_uses_extra_dice_that_pay() -> None:
    table = deal("""
        round: 10, crafting
        dice: d6 6, d8 8, d10 3, d12 3
        seat 1: adventurer ranger
          line: DiPlDr, EvRiOr, ShRiDr, DiCr
        seat 2:
    """)
    planned(table)
    assert table.extra[0] == 2
    assert table.score(1).items + table.score(1).spells >= 4


def test_the_first_side_of_a_mastery_is_raced_for() -> None:
    table = deal("""
        round: 5, crafting
        dice: d6 6, d8 8, d10 10, d12 12
        masteries: blacksmith master, wildkeeper master
        seat 1: extra dice 6, adventurer ranger
          line: DiPlDr, FiPl, ShPl, DiCr
          Ring [3] - -
          Sword [4] - -
          Helmet [5] - -
          Greaves [7] - 5
        seat 2:
          Ring [3] - -
          Sword [4] - -
          Helmet [5] - -
          Greaves [7] - 5
    """)
    marks = planned(table)
    assert "steel" in marks
    table.commit_all()
    assert table.mastered(1)[0] == 8


def test_the_last_round_is_worth_what_it_scores() -> None:
    table = last_round(potions=0)
    outlook = MerchantOutlook(GAME, table.view(1), 1)
    before = outlook.value(table.state)
    table.mark("d6 Sword steel")
    # Two coins for the Sword, and its potion only breaks ties.
    assert 2 < outlook.value(table.state) - before < 2.1


def closed(s: MerchantState, seat: int) -> int:
    """Return the coins of a seat if everybody committed now, free marks taken as they come."""
    end = s.clone()
    while end.asks:
        ask = end.asks[0]
        end.choose(COMMIT if COMMIT in ask.options else ask.options[0], ask.seat)
    return GAME.scores(end)[seat]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_last_round_is_worth_what_it_scores(seats: int) -> None:
    """Charms count the adventurer's items too (MoM-31)."""
    fitted_out = 0
    for seed in range(8):
        s = BOX.open(Setup(seats, {"edition.numbers.rounds": "14"})).new(seed)
        s.potions = [200] * seats
        s.ink()
        s.advance()
        source = Source(seed, 9)
        outlooks: dict[int, MerchantOutlook] = {}
        before: dict[int, float] = {}
        while s.asks:
            seat = s.asks[source.below(len(s.asks))].seat
            ask = s.ask_of(seat)
            assert ask is not None
            if s.round == s.rules.rounds:
                if seat not in outlooks:
                    outlooks[seat] = MerchantOutlook(GAME, GAME.view(s, seat), 1)
                    before[seat] = outlooks[seat].value(s) - TIE_BREAK * s.potions[seat] - closed(s, seat)
                if ask.question.name == "die":
                    worth = outlooks[seat].value(s) - TIE_BREAK * s.potions[seat] - before[seat]
                    assert worth == pytest.approx(closed(s, seat))
                    fitted_out += s.met[seat].bit_count()
            marks = [choice for choice in ask.options if choice != COMMIT]
            s.choose(source.pick(marks if marks and source.below(4) else ask.options), seat)
    assert fitted_out


def test_a_plan_goes_on_from_the_marks_that_are_made() -> None:
    table = last_round(potions=0)
    table.choose("d6")
    view = table.view(1)
    assert MerchantOutlook(GAME, view, 1).plan[0].die == 0


def test_what_others_pencil_makes_no_difference() -> None:
    table = last_round(potions=1)
    other = last_round(potions=1).mark("d6 Ring steel", seat=2)
    assert planned(table) == planned(other)
