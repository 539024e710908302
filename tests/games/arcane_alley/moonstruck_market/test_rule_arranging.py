"""Arranging hidden items by their backs: the table option `arrange` of MM-03."""

from itertools import pairwise
from typing import Final

import pytest

from hexmonger.bots import make_bot
from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.events import Arranged
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.kernel.agenda import read_frame
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Trouble, Unreadable
from hexmonger.testing.arcane_alley.moonstruck_market import MODULE, MarketTable, deal, open_table
from tests.games.arcane_alley.game import GAME
from tests.rules import rule

BY_PLAYERS: Final = {"modules": MODULE, "arrange": "by players"}
MOON_BACK: Final = 1

# Seat 2 goes first and has placed nothing yet; seat 3 has one back only and is not asked.
ABOUT_TO: Final = """
    arrange: by players
    round: 1, stock
    start: 2
    agenda: round@1 reveal@0:1 reveal@0:3 reveal@0:2 arrange@0:1[2] arrange@0:2[3]
    seat 1: wizard corvus
      (Lo) (Co) (Wa)
      (Wa') (Sk) (Eg')
      (Ba) (Ca) (Ri)
    seat 2:
      (Lo) (Fa') (Wa)
      (Ca') (Sk) (Ri')
      (Ba) (Bo) (Eg)
    seat 3:
      (Lo) (Co) (Wa)
      (Fa) (Sk) (Do)
      (Ba) (Ca) (Mi)
"""


def by_players(seats: int, seed: int = 1, /, **options: str) -> MarketTable:
    """Return a new table at which players arrange."""
    return open_table(seats, seed, arrange="by players", **options)


def backs(s: MarketState, seat: int) -> list[int]:
    """Return the backs of a storehouse in reading order."""
    return [s.rules.back_of[s.kind_of[card]] for card in s.store[seat]]


def of_back(s: MarketState, cards: list[int], back: int) -> list[int]:
    """Return those of some cards that have a back."""
    return [card for card in cards if s.rules.back_of[s.kind_of[card]] == back]


@rule("MM-03", "AA-11")
def test_a_slot_is_chosen_for_each_moon_backed_item_and_the_rest_fills_up_as_dealt() -> None:
    table = deal(ABOUT_TO)
    table.asks("arrange", says={"moons": 3, "number": 1}, seat=2)
    table.choose("moon 9").asks("arrange", says={"moons": 3, "number": 2}, seat=2)
    table.choose("moon 1", "moon 5", seat=2)
    table.shows("""
        seat 2:
          (Ca') (Lo) (Wa)
          (Sk) (Ri') (Ba)
          (Bo) (Eg) (Fa')
    """)
    table.asks("arrange", says={"moons": 2, "number": 1}, seat=1)
    table.choose("moon 5", "moon 2").shows("""
        seat 1:
          (Lo) (Eg') (Co)
          (Wa) (Wa') (Sk)
          (Ba) (Ca) (Ri)
        seat 3:
          (Lo) (Co) (Wa)
          (Fa) (Sk) (Do)
          (Ba) (Ca) (Mi)
    """)
    table.asks("reveal", says={"which": 1}, seat=2)


@rule("MM-03")
@pytest.mark.parametrize("seed", range(8))
def test_items_of_one_back_lie_in_the_order_of_choice_or_of_the_deal(seed: int) -> None:
    table = by_players(4, seed)
    dealt = [store[:] for store in table.state.store]
    assert dealt == open_table(4, seed).state.store
    source = Source(seed)
    slots: list[list[int]] = [[] for _ in dealt]
    while table.asked.name == "arrange":
        seat, choice = table.asked.seat - 1, source.pick(table.ask.options)
        slots[seat].append(choice)
        table.state.choose(choice, seat)
    s = table.state
    for seat, store in enumerate(s.store):
        assert [store[slot] for slot in slots[seat]] == of_back(s, dealt[seat], MOON_BACK)
        assert of_back(s, store, 1 - MOON_BACK) == of_back(s, dealt[seat], 1 - MOON_BACK)


@rule("MM-03", "AA-04")
@pytest.mark.parametrize("seed", range(6))
def test_everyone_with_both_backs_is_asked_in_turn_order_before_anyone_reveals(seed: int) -> None:
    table = by_players(5, seed, wizards="random")
    s = table.state
    seats = [seat for seat in s.in_turn_order(s.start) if 0 < sum(backs(s, seat)) < 9]
    expected = [(seat + 1, "arrange") for seat in seats for _ in range(sum(backs(s, seat)))]
    asked: list[tuple[int, str]] = []
    while table.asked.name == "arrange":
        asked.append((table.asked.seat, table.asked.name))
        table.state.choose(table.ask.options[0])
    assert asked == expected
    assert (table.asked.seat - 1, table.asked.name) == (s.start, "reveal")
    assert not any(s.up)


@rule("MM-03")
@pytest.mark.parametrize("item", ["toothed_fairy", "older_wand"])
def test_a_nine_of_one_back_asks_nothing(item: str) -> None:
    table = by_players(3, 4, **{f"recipe.{item}": "80"})
    assert table.asked.name == "reveal"


@rule("MM-03", "AA-wizard:corvus")
def test_corvus_arranges_like_everybody_and_is_dealt_four_afterwards() -> None:
    table = deal(ABOUT_TO).choose("moon 1", "moon 2", "moon 3")
    assert table.asked.seat == 1
    table.choose("moon 1", "moon 2")
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    assert [len(stash) for stash in table.state.stash] == [4, 2, 2]


@rule("MM-03", "AA-10")
def test_players_arrange_again_in_every_round() -> None:
    s = BOX.open(Setup(2, {**BY_PLAYERS, "wizards": "random"})).new(7)
    source = Source(7)
    rounds = set()
    while s.asks:
        if s.asks[0].question.name == "arrange":
            rounds.add(s.round)
        s.choose(source.pick(s.asks[0].options))
    assert rounds == {1, 2, 3}


@rule("MM-03", "AA-11")
@pytest.mark.parametrize("arrange", [{}, {"arrange": "as dealt"}])
def test_unless_the_table_asks_for_it_the_nine_lie_as_dealt(arrange: dict[str, str]) -> None:
    assert open_table(3, 1, **arrange).asked.name == "reveal"
    assert "arrange" not in GAME.write_position(open_table(3, 1, **arrange).state)


@rule("MM-03", "AA-11")
def test_without_the_expansion_there_is_nothing_to_arrange() -> None:
    with pytest.raises(Trouble) as refused:
        BOX.open(Setup(2, {"arrange": "by players"}))
    assert str(refused.value) == "Arcane Alley has no option called 'arrange' without Moonstruck Market"


@rule("MM-03")
def test_another_way_to_arrange_is_refused() -> None:
    with pytest.raises(Trouble) as refused:
        BOX.open(Setup(2, {"modules": MODULE, "arrange": "by colour"})).new(1)
    assert str(refused.value) == "`arrange` is as dealt or by players, not 'by colour' (MM-03)"


@rule("MM-03")
def test_a_slot_is_taken_once() -> None:
    table = deal(ABOUT_TO).choose("moon 9")
    table.refuses("moon 9", rule="MM-03")
    assert table.asked.options == [f"moon {slot}" for slot in range(1, 9)]


@rule("MM-03", "AA-92", "AA-90")
def test_everyone_sees_the_backs_as_they_lie_and_nothing_else() -> None:
    table = deal(ABOUT_TO).choose("moon 9", "moon 1")
    for looking in range(4):
        table.seen_by(looking).shows("""
            seat 1:
              (?-) (?-) (?-)
              (?') (?-) (?')
              (?-) (?-) (?-)
            seat 2:
              (?') (?-) (?-)
              (?-) (?') (?-)
              (?-) (?-) (?')
        """)
    assert not any(table.state.seen)


@rule("MM-03", "AA-91")
def test_arranging_teaches_nobody_anything_and_can_be_taken_back_to_the_first_slot() -> None:
    match = Match(BOX.open(Setup(3, BY_PLAYERS)), 5, ["Ann", "Ben", "Cleo"])
    before = match.state.to_json()
    seat, moons = match.state.asks[0].seat, match.state.asks[0].frame.picks[0]
    for slot in range(moons):
        assert not match.crosses_wall(slot, seat)
        match.choose(slot, seat)
    assert match.state.asks[0].seat != seat
    for _ in range(moons):
        match.undo(seat)
    assert match.state.to_json() == before
    assert not match.can_undo(seat)


@rule("MM-03")
def test_all_are_told_where_moon_backed_items_went_and_what_made_room() -> None:
    match = Match(BOX.open(Setup(3, BY_PLAYERS)), 5, ["Ann", "Ben", "Cleo"])
    seat = match.state.asks[0].seat
    s = match.state
    assert isinstance(s, MarketState)
    before = s.store[seat]
    match.choose(4, seat)
    after = match.state
    assert isinstance(after, MarketState)
    were = tuple(before.index(card) for card in after.store[seat])
    for reader in range(-1, 3):
        assert match.told_by(0, reader) == [Arranged(seat, 4, were)]


@rule("MM-03")
def test_a_record_holds_the_option_and_the_slots() -> None:
    match = Match(BOX.open(Setup(3, BY_PLAYERS)), 5, ["Ann", "Ben", "Cleo"])
    for _ in range(3):
        match.choose(match.state.asks[0].options[-1], match.state.asks[0].seat)
    text = match.record.to_text()
    assert "arrange: by players" in text
    assert "moon 9; moon 8; moon 7" in text
    record, s = read_record(text)
    assert record == match.record
    assert s.to_json() == match.state.to_json()


@rule("MM-03")
def test_a_record_that_takes_a_slot_twice_is_refused_with_the_rule() -> None:
    match = Match(BOX.open(Setup(3, BY_PLAYERS)), 5, ["Ann", "Ben", "Cleo"])
    for _ in range(2):
        match.choose(match.state.asks[0].options[-1], match.state.asks[0].seat)
    with pytest.raises(Refused) as refused:
        read_record(match.record.to_text().replace("moon 8", "moon 9"))
    assert (refused.value.key, refused.value.reason.id) == ("moon 9", "why-arranged")
    assert refused.value.rule == "MM-03"


@rule("MM-03")
@pytest.mark.parametrize(
    "changed",
    [
        ("arrange: by players", ""),
        ("arrange@0:2[3]", "arrange@0:2"),
        ("arrange@0:2[3]", "arrange@0:2[4]"),
        ("arrange@0:2[3]", "arrange@0:2[3 4]"),
        ("arrange@0:2[3]", "arrange@0:2[3 1 3 5]"),
        ("arrange@0:1[2]", "arrange@0:1[2 3 3]"),
        ("reveal@0:2 arrange@0:1[2]", "arrange@0:1[2] reveal@0:2"),
        ("(Lo) (Co) (Wa)\n      (Wa')", "Lo (Co) (Wa)\n      (Wa')"),
    ],
)
def test_a_diagram_that_no_arranging_leads_to_is_refused(changed: tuple[str, str]) -> None:
    assert changed[0] in ABOUT_TO
    with pytest.raises(Unreadable, match="the agenda does not fit the position"):
        deal(ABOUT_TO.replace(*changed))


@rule("MM-03")
def test_a_diagram_with_another_way_to_arrange_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable, match="line 1: `arrange` is as dealt or by players, not 'by hand'"):
        deal(ABOUT_TO.replace("by players", "by hand"))


@rule("MM-03")
@pytest.mark.parametrize(
    ("picks", "sentence"),
    [
        ((2,), ""),
        ((2, 5), ""),
        ((), "seat 1 arranges other items than it has (MM-03)"),
        ((3,), "seat 1 arranges other items than it has (MM-03)"),
        ((2, 3, 5), "seat 1 arranges other items than it has (MM-03)"),
        ((2, 4), "seat 1 has put its moon-backed items elsewhere (MM-03)"),
    ],
)
def test_the_law_knows_which_arranging_can_be(picks: tuple[int, ...], sentence: str) -> None:
    s = deal(ABOUT_TO).state
    s.agenda[-2] = read_frame(s.rules.scripts, ["arrange", 0, 0, *picks])
    assert GAME.broken_law(s) == sentence


@rule("MM-03")
def test_the_law_knows_when_nothing_can_be_arranged() -> None:
    s = deal(ABOUT_TO).state
    s.turn_up(2, 0)
    assert GAME.broken_law(s) == "seat 1 arranges items after the first was revealed (MM-03)"
    dealt = open_table(2).state
    dealt.agenda.append(read_frame(dealt.rules.scripts, ["arrange", 0, 0, sum(backs(dealt, 0))]))
    assert GAME.broken_law(dealt) == "seat 1 arranges items that lie as dealt (MM-03)"


@rule("MM-03")
def test_greedy_puts_moon_backed_items_side_by_side_in_stacks() -> None:
    table = deal(ABOUT_TO)
    bot = make_bot("greedy", GAME, 1)
    for _ in range(3):
        table.state.choose(bot.choose(GAME.view(table.state, 1)))
    assert [slot + 1 for slot, back in enumerate(backs(table.state, 1)) if back] == [1, 5, 9]


@rule("MM-03")
@pytest.mark.parametrize("name", ["uniform", "greedy"])
def test_bots_arrange_and_go_on(name: str) -> None:
    s = BOX.open(Setup(3, {**BY_PLAYERS, "wizards": "corvus,none,gerith"})).new(2)
    bots = [make_bot(name, GAME, seat) for seat in range(3)]
    names = []
    for _ in range(40):
        ask = s.asks[0]
        names.append(ask.question.name)
        s.choose(bots[ask.seat].choose(GAME.view(s, ask.seat)), ask.seat)
    runs = [one for one, other in pairwise([*names, ""]) if one != other]
    assert runs[:2] == ["arrange", "reveal"]
