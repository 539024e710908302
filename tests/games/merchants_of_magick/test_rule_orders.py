"""Orders: claiming and replacing (MoM-16), the belt (MoM-19), closed places (MoM-22)."""

import json

from hexmonger.games.merchants_of_magick.masks import mask_of
from hexmonger.testing.merchants_of_magick import Table, deal, open_table
from tests.games.merchants_of_magick.canon import DECK
from tests.rules import rule

RING_AND_FIERY = "Ring [3] - -\n          Fiery [6] - [11]"


@rule("MoM-16")
def test_an_order_is_claimed_as_soon_as_its_rows_are_complete() -> None:
    table = deal("""
        dice: d6 3, d8 6, d10 5, d12 11
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
          Fiery [6] - 11
        seat 2:
        seat 3:
    """)
    table.mark("d6 Ring steel")
    assert table.claims(1) == []
    table.mark("d12 Fiery wild")
    assert table.claims(1) == ["Fiery Ring"]
    assert table.score(1).orders == 2


@rule("MoM-16")
def test_both_enchantments_of_an_order_are_needed() -> None:
    table = deal("""
        dice: d6 3, d8 6, d10 4, d12 9
        seat 1: adventurer knight
          line: Everlasting Pendant of the Elves, Everlasting Ring of the Orcs, Everlasting Scroll
          Pendant [5] [4] [4]
          of the Elves - [8] [10]
          Everlasting - [1] 9
        seat 2:
        seat 3:
    """)
    assert table.claims(1) == []
    table.mark("d12 Everlasting wild")
    assert table.claims(1) == ["Everlasting Pendant of the Elves"]
    assert table.score(1).orders == 5


@rule("MoM-16")
def test_any_number_of_orders_is_claimed_in_a_round_and_rows_are_not_used_up() -> None:
    table = deal("""
        dice: d6 3, d8 6, d10 5, d12 11
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant, Fiery Crossbow
          Ring [3] - -
          Pendant [5] [4] [4]
          Divine [9] [2] [7]
          Fiery [6] - 11
        seat 2:
    """)
    # The Divine Ring came fulfilled and is claimed already.
    assert table.claims(1) == ["Divine Ring"]
    table.mark("d12 Fiery wild")
    assert table.claims(1) == ["Fiery Ring", "Divine Ring", "Fiery Pendant"]


@rule("MoM-16")
def test_the_place_of_a_claimed_order_is_empty_until_the_phase_ends() -> None:
    table = deal(f"""
        dice: d6 3, d8 6, d10 5, d12 11
        deck: ShPe EvSt DiSc ...
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
          {RING_AND_FIERY}
        seat 2:
          line: Fiery Crossbow, Divine Greaves, PlDw
        seat 3:
          line: FiGr, DiSw, ShSt
    """)
    assert table.state.taken[0] == 0b001
    assert table.line(1) == ["Fiery Ring", "Divine Ring", "Fiery Pendant"]
    before = len(table.deck)
    table.commit_all()
    assert table.claims(1) == ["Fiery Ring"]
    assert len(table.deck) == before - 1


@rule("MoM-16", "MoM-19")
def test_a_face_down_order_takes_the_place_moves_with_the_belt_and_is_revealed() -> None:
    table = deal(f"""
        round: 4
        dice: d6 1, d8 1, d10 1, d12 12
        deck: ShPe EvSt DiSc ...
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
          {RING_AND_FIERY}
        seat 2:
          line: Fiery Crossbow, Divine Greaves, PlDw
        seat 3:
          line: FiGr, DiSw, ShSt
    """)
    table.commit_all()
    assert table.line(1) == ["Divine Ring", "Fiery Pendant", "Fiery Greaves"]
    assert table.line(2) == ["Divine Greaves", "Plate Armor of the Dwarves", "Shocking Pendant"]
    assert table.line(3) == ["Divine Sword", "Shocking Staff", "Fiery Crossbow"]
    assert table.deck[0] == "Everlasting Staff"


@rule("MoM-16", "MoM-04")
def test_replacements_are_drawn_in_seat_order_and_each_line_from_the_left() -> None:
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        table = deal("""
            round: 10
            dice: d6 3, d8 6, d10 5, d12 11
            deck: ShPe EvSt DiSc BrEl ...
            seat 1: adventurer knight
              line: Fiery Ring, Divine Ring, Fiery Pendant
              Ring [3] - -
              Fiery [6] - 11
            seat 2: adventurer cleric
              line: Fiery Crossbow, Fiery Greaves, FiPl
              Crossbow - [9] [6]
              Greaves [7] - [5]
              Fiery [6] - 11
            seat 3: adventurer witch
              line: StEl, SwDw, FiWa
              Warhammer [6] [5] [4]
              Fiery [6] - 11
        """)
        for seat in order:
            table.mark("d12 Fiery wild", seat=seat).commit(seat)
        assert table.phase == "over"
        assert table.line(1) == ["(Shocking Pendant)", "Divine Ring", "Fiery Pendant"]
        assert table.line(2) == ["(Everlasting Staff)", "(Divine Scroll)", "Fiery Plate Armor"]
        assert table.line(3) == ["Staff of the Elves", "Sword of the Dwarves", "(Bracers of the Elves)"]


@rule("MoM-16")
def test_an_order_that_arrives_fulfilled_is_claimed_when_the_next_phase_begins() -> None:
    table = deal("""
        dice: d6 1, d8 1, d10 1, d12 12
        deck: ShPe ...
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
        seat 2: adventurer cleric
          line: FiGr, DiSw, ShSt
          Ring [3] - -
          Fiery [6] - [11]
        seat 3:
          line: FiCr, DiCr, ShBr
    """)
    assert table.claims(2) == []
    table.commit_all()
    assert table.state.round == 2
    assert table.line(2) == ["Divine Sword", "Shocking Staff", "Fiery Ring"]
    assert table.claims(2) == ["Fiery Ring"]
    # It is for all to see, and no undo takes it back (MoM Ruling 9).
    for seat in range(4):
        assert table.view(seat).taken[1] == 0b100
    table.commit_all()
    assert table.line(3)[-1] == "Divine Sword"
    assert table.line(2) == ["Shocking Staff", "Shocking Pendant", "Divine Ring"]


@rule("MoM-16")
def test_what_comes_face_down_is_claimed_only_after_it_is_revealed() -> None:
    table = deal(f"""
        round: 10
        dice: d6 1, d8 1, d10 1, d12 12
        deck: RiEl ...
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
          {RING_AND_FIERY}
          of the Elves - [8] [10]
        seat 2:
        seat 3:
    """)
    table.commit_all()
    assert table.phase == "over"
    assert table.line(1)[0] == "(Ring of the Elves)"
    assert table.claims(1) == ["Fiery Ring"]
    assert table.score(1).orders == DECK["Fiery Ring"]


@rule("MoM-16")
def test_nobody_can_tell_how_the_orders_lie_that_nobody_has_seen() -> None:
    """They may change places in the deck and with those face down, and every view stays as it is."""
    table = deal(f"""
        round: 10
        dice: d6 1, d8 1, d10 1, d12 12
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, Fiery Pendant
          {RING_AND_FIERY}
        seat 2:
        seat 3:
    """).commit_all()
    s = table.state
    before = [json.dumps(table.view(seat).to_json()) for seat in range(4)]
    hidden = s.line[0][0]
    assert s.down == 1 << hidden
    s.line[0][0] = s.deck.pop()
    s.down = 1 << s.line[0][0]
    s.deck = [hidden, *reversed(s.deck)]
    assert [json.dumps(table.view(seat).to_json()) for seat in range(4)] == before


def short_deck(deck: str, *, claims: str, dice: str = "d6 1, d8 1, d10 1, d12 12") -> Table:
    """Return a table for three whose deck holds only a few orders; some of seat 1's are fulfilled."""
    lines = {"1": "Fiery Ring, Divine Ring, Fiery Pendant", "2": "FiGr, DiSw, ShSt", "3": "FiCr, DiCr, ShBr"}
    table = deal(f"""
        dice: {dice}
        deck: ...
        seat 1: adventurer knight
          line: {lines["1"]}
          {claims}
        seat 2: adventurer cleric
          line: {lines["2"]}
        seat 3: adventurer witch
          line: {lines["3"]}
    """)
    s = table.state
    names = deck.split(", ") if deck else []
    kept = [next(c for c in s.deck if s.rules.orders[s.kind_of[c]].name == name) for name in names]
    # The others have been claimed by seat 2 long ago.
    s.claimed[1] = [card for card in s.deck if card not in kept]
    s.deck = kept[::-1]
    s.seen |= mask_of(s.claimed[1])
    return table.check_lawful()


ALL_OF_SEAT_ONE = """Ring [3] - -
          Pendant [5] [4] [4]
          Divine [9] [2] [7]
          Fiery [6] - [11]"""


@rule("MoM-16", "MoM-22")
def test_with_the_deck_empty_the_line_stays_shorter_and_keeps_its_length_on_the_belt() -> None:
    table = short_deck("", claims="Ring [3] - -\n          Fiery [6] - [11]")
    assert table.claims(1) == ["Fiery Ring"]
    table.commit_all()
    assert table.line(1) == ["Fiery Pendant", "Fiery Crossbow"]
    assert table.line(2) == ["Divine Sword", "Shocking Staff", "Divine Ring"]
    assert table.line(3) == ["Divine Crossbow", "Shocking Bracers", "Fiery Greaves"]
    table.commit_all()
    assert [len(table.line(seat)) for seat in (1, 2, 3)] == [2, 3, 3]


@rule("MoM-16", "MoM-22")
def test_the_last_orders_of_the_deck_go_to_the_first_places() -> None:
    table = short_deck(
        "Staff of the Elves", claims="Ring [3] - -\n          Divine [9] [2] [7]\n          Fiery [6] - [11]"
    )
    assert table.claims(1) == ["Fiery Ring", "Divine Ring"]
    table.commit_all()
    assert table.line(1) == ["Fiery Pendant", "Fiery Crossbow"]
    assert table.line(2) == ["Divine Sword", "Shocking Staff", "Staff of the Elves"]


@rule("MoM-22")
def test_an_order_passes_over_a_player_without_a_place() -> None:
    table = short_deck("", claims=ALL_OF_SEAT_ONE)
    assert len(table.claims(1)) == 3
    table.commit_all()
    assert table.line(1) == []
    assert table.line(2) == ["Divine Sword", "Shocking Staff", "Fiery Crossbow"]
    assert table.line(3) == ["Divine Crossbow", "Shocking Bracers", "Fiery Greaves"]
    table.commit_all()
    assert table.line(2) == ["Shocking Staff", "Fiery Crossbow", "Divine Crossbow"]


@rule("MoM-22")
def test_with_one_open_place_in_all_its_order_stays() -> None:
    table = short_deck("", claims=ALL_OF_SEAT_ONE)
    s = table.state
    s.claimed[1] += [*s.line[1], *s.line[2][1:]]
    s.line[1] = []
    s.line[2] = s.line[2][:1]
    table.commit_all()
    assert [table.line(seat) for seat in (1, 2, 3)] == [[], [], ["Fiery Crossbow"]]
    table.commit_all()
    assert table.line(3) == ["Fiery Crossbow"]


@rule("MoM-22")
def test_with_no_open_place_the_rounds_go_on() -> None:
    table = short_deck("", claims=ALL_OF_SEAT_ONE)
    s = table.state
    s.claimed[1] += [*s.line[1], *s.line[2]]
    s.line[1] = []
    s.line[2] = []
    while not s.is_over:
        table.commit_all()
    assert s.round == 10


@rule("MoM-19")
def test_the_leftmost_order_of_each_line_goes_to_the_right_end_of_the_next() -> None:
    for seats in range(2, 9):
        table = open_table(seats, 3)
        before = [table.line(seat) for seat in range(1, seats + 1)]
        table.commit_all()
        for seat in range(seats):
            assert table.line(seat + 1) == [*before[seat][1:], before[seat - 1][0]]


@rule("MoM-19")
def test_after_the_last_round_the_belt_does_not_move() -> None:
    table = open_table(3, 3)
    while table.state.round < 10:
        table.commit_all()
    before = [table.line(seat) for seat in (1, 2, 3)]
    table.commit_all()
    assert table.phase == "over"
    assert [table.line(seat) for seat in (1, 2, 3)] == before
