"""Setting up (MoM-01 to MoM-04) and the roll (MoM-10)."""

from collections import Counter

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.phases import deal_orders, make_good
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import seeded
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.merchants_of_magick import Table, deal, open_table
from tests.games.merchants_of_magick.canon import DECK, rows_of
from tests.games.merchants_of_magick.game import GAME
from tests.rules import rule

DOUBLES = [name for name in DECK if len(rows_of(name)) == 3]
SINGLES = [name for name in DECK if len(rows_of(name)) == 2]
NO_SINGLES = {f"orders__{name.lower().replace(' ', '_')}__copies": "0" for name in SINGLES}


@rule("MoM-01")
@pytest.mark.parametrize("seats", range(1, 9))
def test_everybody_begins_with_an_empty_sheet_and_an_adventurer_of_their_own(seats: int) -> None:
    table = open_table(seats)
    assert table.potions == [0] * seats
    assert table.extra == [0] * seats
    assert all(not table.marks(seat) for seat in range(1, seats + 1))
    assert len(set(table.state.adventurers)) == seats
    assert [ask.seat for ask in table.state.asks] == list(range(seats))


@rule("MoM-01")
@pytest.mark.parametrize("seats", [0, 9, -1])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Trouble, match=f"Merchants of Magick is for 1 to 8 players, not {seats}"):
        BOX.open(Setup(seats)).new(1)


@rule("MoM-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_has_ten_rounds(seats: int) -> None:
    table = open_table(seats)
    for number in range(1, 11):
        assert (table.state.round, table.phase) == (number, "crafting")
        table.commit_all()
    assert table.phase == "over"
    assert table.state.is_over


@rule("MoM-01")
def test_adventurers_are_dealt_at_random() -> None:
    dealt = Counter(BOX.open(Setup(1)).new(seed).adventurers[0] for seed in range(200))
    assert len(dealt) == 8
    assert min(dealt.values()) > 10


@rule("MoM-02")
@pytest.mark.parametrize(
    ("seats", "places"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 3), (6, 3), (7, 2), (8, 2)]
)
def test_lines_are_as_long_as_the_number_of_players_says(seats: int, places: int) -> None:
    table = open_table(seats)
    lines = [table.line(seat) for seat in range(1, seats + 1)]
    assert [len(line) for line in lines] == [places] * seats
    assert not any(name.startswith("(") for line in lines for name in line)
    dealt = [name for line in lines for name in line] + table.waiting
    assert sorted(dealt + table.deck) == sorted(DECK)


@rule("MoM-02")
@pytest.mark.parametrize("seats", range(1, 9))
def test_no_line_begins_with_three_orders_of_two_enchantments(seats: int) -> None:
    for seed in range(60):
        table = open_table(seats, seed)
        for seat in range(1, seats + 1):
            assert sum(name in DOUBLES for name in table.line(seat)) < 3


@rule("MoM-02")
def test_a_line_of_three_doubles_goes_under_the_deck_in_its_order_and_a_new_one_comes() -> None:
    table = deal("""
        deck: FiRi ShPe EvSt DiSc ...
        seat 1:
          line: FiBaEl, DiBaDw, ShScDw
        seat 2:
          line: FiCr, DiGr, PlDw
        seat 3:
    """)
    make_good(table.state, 0)
    assert table.line(1) == ["Fiery Ring", "Shocking Pendant", "Everlasting Staff"]
    under = [
        "Fiery Backpack of the Elves",
        "Divine Backpack of the Dwarves",
        "Shocking Scroll of the Dwarves",
    ]
    assert table.deck[-3:] == under
    assert table.deck[0] == "Divine Scroll"
    assert table.line(2) == ["Fiery Crossbow", "Divine Greaves", "Plate Armor of the Dwarves"]


@rule("MoM-02")
def test_a_line_is_dealt_anew_until_it_holds() -> None:
    table = deal("""
        deck: FiScOr EvRiOr ShRiDr DiPeDr FiRi ShPe EvSt ...
        seat 1:
          line: FiBaEl, DiBaDw, ShScDw
        seat 2:
        seat 3:
    """)
    make_good(table.state, 0)
    assert table.line(1) == ["Divine Pendant of the Dragons", "Fiery Ring", "Shocking Pendant"]
    assert table.deck[-3:] == [
        "Fiery Scroll of the Orcs",
        "Everlasting Ring of the Orcs",
        "Shocking Ring of the Dragons",
    ]


@rule("MoM-02")
def test_everybody_knows_the_orders_that_went_under_the_deck() -> None:
    table = deal("""
        deck: FiRi ShPe EvSt ...
        seat 1:
          line: FiBaEl, DiBaDw, ShScDw
        seat 2:
        seat 3:
    """)
    make_good(table.state, 0)
    for seat in range(4):
        view = table.view(seat)
        assert list(view.deck[:3]) == table.state.deck[:3]
        assert set(view.deck[3:]) == {-2}
        assert not set(view.unseen) & set(table.state.deck[:3])


def dealt_by_the_page(seats: int, deck: list[str]) -> tuple[list[list[str]], list[str], list[str]]:
    """Deal a deck, the top first, as MoM-02 and MoM-40 say it; return lines, what waits, and the deck."""
    places = {1: 4, 2: 4, 7: 2, 8: 2}.get(seats, 3)
    lines = [[deck.pop(0) for _ in range(places)] for _ in range(seats)]
    orders = len(deck) + seats * places
    for line in lines:
        for _ in range(orders):
            if sum(name in DOUBLES for name in line) < 3:
                break
            deck += line
            line[:] = [deck.pop(0) for _ in range(places)]
    waiting = [deck.pop(0) for _ in range(2)] if seats == 1 else []
    return lines, waiting, deck


@rule("MoM-02", "MoM-40")
@pytest.mark.parametrize("seats", range(1, 9))
def test_lines_are_dealt_and_made_good_as_the_page_says(seats: int) -> None:
    """A deck with few singles, so that lines go under it again and again."""
    dealt_anew = 0
    for seed in range(40):
        few = dict(list(NO_SINGLES.items())[seed % 20 :])
        s = MerchantState(open_table(seats, seed, **few).state.rules, seats, (), (), [], seeded(seed))
        s.clear_table()
        shuffled = s.clone()
        shuffled.shuffle(shuffled.deck)
        deal_orders(s)
        table, first = Table(GAME, s), Table(GAME, shuffled).deck
        lines, waiting, deck = dealt_by_the_page(seats, first[:])
        assert [table.line(seat) for seat in range(1, seats + 1)] == lines
        assert (table.waiting, table.deck) == (waiting, deck)
        dealt_anew += lines[0] != first[: len(lines[0])]
    assert (dealt_anew > 10) == (seats <= 6)


@rule("MoM-02")
def test_two_doubles_may_stay() -> None:
    table = deal("""
        deck: FiRi ...
        seat 1:
          line: FiBaEl, DiBaDw, ShPe
        seat 2:
        seat 3:
    """)
    before = table.written()
    make_good(table.state, 0)
    assert table.written() == before


@rule("MoM-02")
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_with_a_made_up_deck_of_doubles_the_game_begins_all_the_same(seats: int) -> None:
    table = open_table(seats, 1, **NO_SINGLES)
    for seat in range(1, seats + 1):
        assert all(name in DOUBLES for name in table.line(seat))
    while not table.state.is_over:
        table.commit_all()


@rule("MoM-03")
def test_one_mastery_of_material_and_one_of_energy_lie_on_their_master_side() -> None:
    seen: set[str] = set()
    for seed in range(60):
        table = open_table(2, seed)
        material, energy = table.state.masteries
        assert material < 3 <= energy < 6
        assert table.sides == ["master", "master"]
        seen |= {MASTERIES[material].name, MASTERIES[energy].name}
    assert seen == {mastery.name for mastery in MASTERIES}


@rule("MoM-04")
def test_potions_never_run_out() -> None:
    table = deal("""
        dice: d6 1, d8 1, d10 1, d12 1
        seat 1: potions 5000, adventurer knight
        seat 2:
    """)
    table.mark("d6 Plate Armor steel", "d8 Bracers leather")
    assert table.potions[0] == 5000 - 7 - 8 + 1


@rule("MoM-04")
def test_nobody_has_to_wait_for_anybody_else() -> None:
    table = open_table(4)
    table.commit(3, 1, 4)
    assert [ask.seat + 1 for ask in table.state.asks] == [2]
    table.commit(2)
    assert table.state.round == 2


@rule("MoM-10")
def test_each_die_is_rolled_within_its_faces_and_every_face_comes_up() -> None:
    rolled: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        table = open_table(3, seed)
        while not table.state.is_over:
            for seen, result in zip(rolled, table.state.dice, strict=True):
                seen.add(result)
            for ask in table.state.asks:
                view = GAME.view(table.state, ask.seat)
                assert view.dice == tuple(table.state.dice)
            table.commit_all()
    assert rolled == [set(range(1, faces + 1)) for faces in (6, 8, 10, 12)]


@rule("MoM-10")
def test_the_dice_fall_alike_often_and_apart_from_each_other() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(300):
        table = open_table(1, seed)
        while not table.state.is_over:
            pairs[table.state.dice[0], table.state.dice[1]] += 1
            table.state.choose(COMMIT)
    assert len(pairs) == 48
    assert 35 <= min(pairs.values()) <= max(pairs.values()) <= 95


@rule("MoM-10")
def test_what_is_chosen_does_not_change_the_next_roll() -> None:
    idle, busy = open_table(2, 7), open_table(2, 7)
    busy.choose(busy.options()[0], seat=1)
    busy.choose(busy.options()[0], seat=1)
    idle.commit_all()
    busy.commit_all()
    assert idle.state.dice == busy.state.dice
