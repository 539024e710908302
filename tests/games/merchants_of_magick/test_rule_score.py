"""The end (MoM-30, MoM-31): scores against a recount from the canon, places and ties."""

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import deal
from tests.games.merchants_of_magick.canon import Recount
from tests.games.merchants_of_magick.game import GAME
from tests.rules import rule


def play_and_recount(seats: int, seed: int, eager: bool) -> tuple[MerchantState, Recount]:
    """Play a game at random and count along; the eager spend all they can, have potions and more rounds."""
    s = BOX.open(Setup(seats, {"edition.numbers.rounds": "16"} if eager else {})).new(seed)
    if eager:
        s.potions = [200] * seats
        s.inked_potions = tuple(s.potions)
        s.advance()
    recount = Recount(s)
    source = Source(seed, 9)
    while s.asks:
        before = s.round
        ask = s.asks[source.below(len(s.asks))]
        options = [choice for choice in ask.options if choice != COMMIT]
        s.choose(source.pick(options if eager and options else ask.options), ask.seat)
        if s.round != before or s.is_over:
            recount.close_round(s)
    return s, recount


@rule("MoM-30")
@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("seats", range(1, 9))
def test_scores_and_places_are_those_of_the_recount(seats: int, eager: bool) -> None:
    sources: set[str] = set()
    for seed in range(12):
        s, recount = play_and_recount(seats, seed, eager)
        counted = [recount.parts(s, seat) for seat in range(seats)]
        tally = GAME.tally(s, [])
        for seat, parts in enumerate(counted):
            assert {name: tally[name][seat] for name in parts} == parts
            sources |= {name for name, coins in parts.items() if coins}
        assert GAME.scores(s) == [sum(parts.values()) for parts in counted]
        assert GAME.places(s) == recount.places(s)
    assert {"items", "spells"} <= sources
    if eager:
        assert sources == {"items", "spells", "masteries", "orders", "charms", "adventurer"}


@rule("MoM-30")
def test_every_source_of_coins_is_counted_once() -> None:
    table = deal("""
        round: 10
        dice: d6 1, d8 1, d10 1, d12 12
        masteries: blacksmith apprentice, wildkeeper
        seat 1: adventurer ranger, scored blacksmith 8
          line: DiCr, ShRiDr, EvRiOr, DiPlDr
          claimed: Ring of the Elves, Fiery Ring
          Ring [3] - -
          Staff - [6] -
          Plate Armor [8] [2] [8]
          of the Elves - [8] [10]
          Renowned Accessories [3] [5] -
        seat 2:
    """)
    assert table.score(1).parts() == {
        "items": 2 + 1 + 5,
        "spells": 1 + 1,
        "masteries": 8,
        "orders": 2 + 2,
        # Two cards and the Ranger's own Ring (MoM-31).
        "charms": 2 * 3,
        "adventurer": 6,
    }
    assert table.score(1).coins == 34


def places_of(*seats: str, edition: str = "") -> list[int]:
    """Return the places at the end, given what stands on each seat's line, its claimed orders and rows."""
    drawn = ""
    for number, seat in enumerate(seats, 1):
        head, *below = [part.strip() for part in seat.split("/")]
        drawn += f"\nseat {number}: {head}" + "".join(f"\n  {row}" for row in below)
    table = deal(f"{edition}\nround: 10, over\nmasteries: blacksmith, wildkeeper{drawn}")
    assert table.state.is_over
    return GAME.places(table.state)


@rule("MoM-30")
def test_most_coins_win() -> None:
    assert places_of("potions 9", "/ Ring [3] - -", "/ Staff - [6] -") == [3, 1, 2]


@rule("MoM-30")
def test_among_equals_the_most_orders_fulfilled_come_first() -> None:
    """Two orders of 1 and 2 coins against one of 3, then potions would say otherwise."""
    assert places_of(
        "potions 3 / claimed: Divine Ring",
        "potions 0 / claimed: Backpack of the Elves, Fiery Ring",
        "potions 9 / Crossbow - [9] [6]",
    ) == [2, 1, 3]


@rule("MoM-30")
def test_then_the_most_potions_left() -> None:
    assert places_of("potions 2 / Ring [3] - -", "potions 3 / Ring [3] - -", "potions 2") == [2, 1, 3]


@rule("MoM-30")
def test_who_is_equal_in_all_three_shares_the_place() -> None:
    seats = "potions 2 / Ring [3] - -", "potions 2 / Sword [4] - -", "potions 1", "potions 1"
    assert places_of(*seats) == [1, 1, 3, 3]


NOT_AS_ORDERS = "edition.numbers.adventurer_orders: 0"


@rule("MoM-31")
@pytest.mark.parametrize(("edition", "charms"), [("", 2 * 3), (NOT_AS_ORDERS, 0)])
def test_each_of_the_adventurer_s_items_counts_for_the_charm_of_its_group(edition: str, charms: int) -> None:
    table = deal(f"""
        {edition}
        round: 10, over
        seat 1: adventurer ranger
          Ring [3] - -
          Staff - [6] -
          Plate Armor [8] [2] [8]
          of the Elves - [8] [10]
          Renowned Accessories [3] [5] -
          Weapon Prestige - [3] [5]
          Elite Armor [1] - [3]
        seat 2: adventurer witch
          Renowned Accessories [3] [5] -
    """)
    assert table.met(1) == ["accessory", "weapon", "armor"]
    assert table.score(1).charms == charms
    assert table.score(2).charms == 0
    # The coins of orders are those of cards.
    assert table.score(1).orders == 0
    assert GAME.tally(table.state, [])["orders fulfilled"] == [charms // 2, 0]


@rule("MoM-31")
def test_a_charm_counts_the_adventurer_s_item_beside_cards_and_of_its_own_group_only() -> None:
    table = deal("""
        round: 10, over
        seat 1: adventurer ranger
          claimed: Divine Ring, Shocking Staff
          Ring [3] - -
          of the Elves - [8] [10]
          Renowned Accessories [3] [5] -
          Weapon Prestige - [3] [5]
        seat 2: adventurer witch
    """)
    assert table.score(1).charms == 2 * 2 + 2


@rule("MoM-31")
def test_an_item_that_is_fulfilled_in_pencil_counts_at_once_and_goes_with_the_pencil() -> None:
    table = deal("""
        dice: d6 3, d8 1, d10 10, d12 12
        seat 1: adventurer ranger
          line: DiCr, ShRiDr, EvRiOr, DiPlDr
          of the Elves - [8] [10]
          Renowned Accessories [3] [5] -
        seat 2: adventurer witch
    """)
    assert table.score(1).charms == 0
    table.mark("d6 Ring steel")
    assert table.score(1).charms == 2
    assert score(table.view(1), 0).charms == 2
    assert score(table.view(2), 0).charms == 0
    table.state.rub_out(0)
    assert table.score(1).charms == 0


@rule("MoM-31", "MoM-30")
@pytest.mark.parametrize(("edition", "places"), [("", [1, 2, 3]), (NOT_AS_ORDERS, [3, 1, 2])])
def test_the_adventurer_s_items_break_a_tie_like_order_cards(edition: str, places: list[int]) -> None:
    """Four coins each: two items of the Ranger, one card, and neither with the most potions."""
    assert (
        places_of(
            "adventurer ranger / Ring [3] - - / Staff - [6] - / of the Elves - [8] [10]",
            "/ claimed: Divine Ring / Scroll - [3] -",
            "potions 9 / Warhammer [6] [5] [4]",
            edition=edition,
        )
        == places
    )


@rule("MoM-31")
def test_a_charm_counts_orders_claimed_before_it_was_complete_and_doubles_once() -> None:
    table = deal("""
        dice: d6 1, d8 1, d10 5, d12 12
        seat 1: adventurer knight
          claimed: Divine Ring, Fiery Backpack of the Elves, Shocking Staff
          Renowned Accessories [3] 5 -
        seat 2:
    """)
    assert table.score(1).charms == 0
    table.mark("d10 Renowned Accessories arcane")
    assert table.score(1).charms == 4


@rule("MoM-30")
def test_the_live_score_counts_the_pencil_of_the_seat_itself_only() -> None:
    table = deal("""
        dice: d6 3, d8 1, d10 5, d12 12
        seat 1: adventurer knight
        seat 2:
    """)
    table.mark("d6 Ring steel")
    assert score(table.view(1), 0).coins == 2
    assert score(table.view(2), 0).coins == 0
    assert score(table.view(0), 0).coins == 0
