"""Alone (MoM-40, MoM-41)."""

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.events import Rated
from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.scoring import rating
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import deal, open_table
from tests.games.merchants_of_magick.game import GAME
from tests.rules import rule

QUIET = "d6 1, d8 1, d10 1, d12 12"


@rule("MoM-40")
def test_four_orders_lie_face_up_and_two_wait() -> None:
    table = open_table(1)
    assert len(table.line(1)) == 4
    assert len(table.waiting) == 2
    assert len(table.deck) == 72 - 6
    view = table.view(1)
    assert list(view.waiting) == table.state.waiting
    assert len(view.unseen) == 66


@rule("MoM-40")
def test_everything_moves_one_place_left_and_a_new_order_joins() -> None:
    table = open_table(1)
    row = [*table.line(1), *table.waiting]
    new = table.deck[0]
    table.commit_all()
    assert [*table.line(1), *table.waiting] == [*row[1:], new]
    assert table.discard == row[:1]
    assert table.state.seen >> table.state.waiting[-1] & 1


@rule("MoM-40")
def test_the_two_that_wait_can_not_be_claimed() -> None:
    table = deal(f"""
        dice: {QUIET}
        waiting: Fiery Ring, Divine Ring
        seat 1: adventurer knight
          line: FiPe, ShRiDr, EvRiOr, DiPlDr
          Ring [3] - -
          Fiery [6] - [11]
    """)
    assert table.claims(1) == []
    table.commit_all()
    assert table.line(1)[-1] == "Fiery Ring"
    assert table.claims(1) == ["Fiery Ring"]


@rule("MoM-40")
def test_a_claimed_order_is_replaced_face_down_moves_and_is_revealed() -> None:
    table = deal(f"""
        dice: {QUIET}
        deck: ShSt EvSt DiSc ...
        waiting: StEl, BrEl
        seat 1: adventurer knight
          line: FiPe, Fiery Ring, EvRiOr, DiPlDr
          Ring [3] - -
          Fiery [6] - [11]
    """)
    table.commit_all()
    assert table.line(1) == [
        "Shocking Staff", "Everlasting Ring of the Orcs", "Divine Plate Armor of the Dragons",
        "Staff of the Elves",
    ]  # fmt: skip
    assert table.waiting == ["Bracers of the Elves", "Everlasting Staff"]
    assert table.discard == ["Fiery Pendant"]


@rule("MoM-40")
def test_what_replaced_the_leftmost_order_is_discarded_unseen() -> None:
    table = deal(f"""
        dice: {QUIET}
        deck: ShSt EvSt DiSc ...
        waiting: StEl, BrEl
        seat 1: adventurer knight
          line: Fiery Ring, FiPe, EvRiOr, DiPlDr
          Ring [3] - -
          Fiery [6] - [11]
    """)
    table.commit_all()
    assert table.discard == ["Shocking Staff"]
    assert not table.state.seen >> table.state.discard[0] & 1
    assert table.view(1).discard == (-2,)
    assert table.state.discard[0] in table.view(1).unseen
    assert "(?)" in GAME.write_view(table.view(1))


@rule("MoM-40")
def test_with_the_deck_empty_places_stay_empty_and_move_left() -> None:
    table = deal(f"""
        dice: {QUIET}
        waiting: StEl, BrEl
        seat 1: adventurer knight
          line: FiPe, Fiery Ring, EvRiOr, DiPlDr
          Ring [3] - -
          Fiery [6] - [11]
    """)
    s = table.state
    s.discard, s.deck = s.deck, []
    table.check_lawful().commit_all()
    assert table.line(1)[0] == "--"
    assert table.waiting == ["Bracers of the Elves", "--"]
    table.commit_all()
    assert table.line(1) == [
        "Everlasting Ring of the Orcs", "Divine Plate Armor of the Dragons", "Staff of the Elves",
        "Bracers of the Elves",
    ]  # fmt: skip
    assert table.waiting == ["--", "--"]
    while not s.is_over:
        table.commit_all()
    assert table.line(1) == ["--"] * 4


@rule("MoM-40")
def test_masteries_score_their_apprentice_side_from_the_start() -> None:
    table = deal(f"""
        dice: {QUIET}
        masteries: blacksmith, wildkeeper
        seat 1: adventurer knight
          Ring [3] - -
          Pendant [5] 4 4
          Sword [4] - -
          Helmet [5] - -
          Greaves [7] - 5
    """)
    assert table.sides == ["apprentice", "apprentice"]
    table.commit_all()
    assert table.mastered(1) == [4, -1]
    assert table.sides == ["apprentice", "apprentice"]


@rule("MoM-41")
@pytest.mark.parametrize(
    ("coins", "name"),
    [
        (0, "Novice"),
        (59, "Novice"),
        (60, "Apprentice"),
        (69, "Apprentice"),
        (70, "Craftsman"),
        (79, "Craftsman"),
        (80, "Merchant"),
        (89, "Merchant"),
        (90, "Master"),
        (140, "Master"),
    ],
)
def test_ratings(coins: int, name: str) -> None:
    assert RATINGS[rating(BOX.rules_by(), coins)] == name


@rule("MoM-41")
def test_the_end_of_a_game_alone_tells_its_rating() -> None:
    match = Match(BOX.open(Setup(1)), 1, ["Ada"])
    while match.state.asks:
        match.choose(COMMIT, 0)
    assert match.events(-1)[-1] == Rated(0, coins=0, rating="novice")
    assert isinstance(match.state, MerchantState)
    assert GAME.places(match.state) == [1]
