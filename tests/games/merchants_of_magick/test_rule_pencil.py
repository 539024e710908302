"""Pencil (MoM-21): free undo until the commit, sealed until all have committed, in whatever order."""

import json
from itertools import permutations

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.events import Committed, Marked, Rolled
from hexmonger.games.merchants_of_magick.plan import choices_of, read_plan
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import plain
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused
from hexmonger.testing.merchants_of_magick import deal, match_at, open_table
from tests.games.merchants_of_magick.game import GAME
from tests.rules import rule


def match_of(seats: int = 3, seed: int = 5) -> Match:
    """Return a match about to begin its first round."""
    return Match(BOX.open(Setup(seats)), seed, [f"P{seat + 1}" for seat in range(seats)])


def written(match: Match) -> str:
    """Return the whole position of a match as text."""
    return json.dumps(match.state.to_json())


def make(match: Match, seat: int, choices: int, source: Source) -> None:
    """Let a seat make some choices at random, without committing."""
    for _ in range(choices):
        ask = match.state.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        options = [each for each in ask.options if each != COMMIT]
        if options:
            match.choose(source.pick(options), seat)


def why_not_undo(match: Match, seat: int) -> str:
    """Return why a seat is refused to take back its latest choice."""
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    return refused.value.reason.id


@rule("MoM-21")
def test_the_whole_round_of_a_seat_can_be_taken_back() -> None:
    match = match_of()
    before = written(match)
    make(match, 1, 6, Source(1))
    assert match.ply == 6
    while match.can_undo(1):
        match.undo(1)
    assert written(match) == before
    assert match.ply == 0


@rule("MoM-21")
def test_marks_can_be_taken_back_whatever_others_did_meanwhile() -> None:
    """Others may have chosen and even committed since: theirs stays, to the byte."""
    match, without = match_of(), match_of()
    make(match, 0, 2, Source(1))
    make(match, 1, 4, Source(2))
    make(match, 0, 2, Source(3))
    make(match, 2, 2, Source(4))
    match.choose(COMMIT, 2)
    make(without, 1, 4, Source(2))
    make(without, 2, 2, Source(4))
    without.choose(COMMIT, 2)
    for _ in range(4):
        assert match.can_undo(0)
        match.undo(0)
    assert written(match) == written(without)
    assert match.record.choices == without.record.choices
    assert len(match.plies) == match.ply
    assert why_not_undo(match, 0) == "why-nothing-to-undo"


@rule("MoM-21")
def test_a_record_replays_after_others_choices_were_kept() -> None:
    match = match_of()
    make(match, 0, 1, Source(1))
    make(match, 1, 3, Source(2))
    match.undo(0)
    make(match, 0, 2, Source(7))
    again = Match.of_record(match.record)
    assert written(again) == written(match)


@rule("MoM-21")
def test_a_commit_is_final_even_while_others_think() -> None:
    match = match_of()
    make(match, 0, 2, Source(1))
    assert match.crosses_wall(COMMIT, 0)
    match.choose(COMMIT, 0)
    assert not match.can_undo(0)
    assert why_not_undo(match, 0) == "why-part-is-done"
    make(match, 1, 2, Source(2))
    assert why_not_undo(match, 0) == "why-part-is-done"
    assert match.can_undo(1)


@rule("MoM-21")
def test_only_the_commit_crosses_the_wall() -> None:
    match = match_of()
    source = Source(3)
    for _ in range(12):
        for ask in match.state.asks:
            for choice in ask.options:
                is_commit = choice == COMMIT
                assert match.crosses_wall(choice, ask.seat) == is_commit
        make(match, source.below(3), 1, source)


@rule("MoM-21")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_once_the_round_is_closed_nothing_of_it_is_taken_back(seats: int) -> None:
    match = match_of(seats)
    for seat in range(seats):
        make(match, seat, 2, Source(seat))
        match.choose(COMMIT, seat)
    assert isinstance(match.state, MerchantState)
    assert match.state.round == 2
    for seat in range(seats):
        assert why_not_undo(match, seat) == "why-somebody-learned"


@rule("MoM-21")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_commit_of_the_game_stands_too(seats: int) -> None:
    match = match_of(seats)
    while match.state.asks:
        match.choose(COMMIT, match.state.asks[0].seat)
    assert not any(match.can_undo(seat) for seat in range(seats))


@rule("MoM-21", "MoM-10")
def test_undo_never_changes_what_chance_brings() -> None:
    straight, wavering = match_of(), match_of()
    make(wavering, 0, 4, Source(1))
    make(wavering, 1, 2, Source(2))
    for seat in (0, 0, 1, 1, 0, 0):
        wavering.undo(seat)
    for match in (straight, wavering):
        for seat in range(3):
            match.choose(COMMIT, seat)
    assert written(straight) == written(wavering)


@rule("MoM-21", "MoM-16")
def test_undo_takes_back_claims_and_potions_but_not_what_came_fulfilled() -> None:
    table = deal("""
        dice: d6 3, d8 6, d10 5, d12 11
        seat 1: potions 1, adventurer knight
          line: Fiery Ring, Divine Helmet, Fiery Pendant
          Fiery [6] - 11
          Divine [9] [2] [7]
          Helmet [5] - -
        seat 2:
        seat 3:
    """)
    match = match_at(table)
    before = written(match)
    assert table.claims(1) == ["Divine Helmet"]
    for choice in choices_of(read_plan("d12 Fiery wild; d6 Ring steel"), commit=False):
        match.choose(choice, 0)
    assert isinstance(match.state, MerchantState)
    assert match.state.taken[0] == 0b011
    for _ in range(4):
        match.undo(0)
    assert written(match) == before


@rule("MoM-21")
def test_an_answer_to_an_open_question_is_not_stale_because_others_chose() -> None:
    match = match_of()
    assert match.questions == [1, 1, 1]
    match.choose(COMMIT, 0, question=1)
    match.choose(match.state.asks[0].options[0], 1, question=1)
    assert match.questions == [1, 2, 1]
    for seat, question in ((1, 1), (2, 9)):
        with pytest.raises(Refused) as refused:
            match.choose(COMMIT, seat, question)
        assert refused.value.reason == plain("why-stale")
    match.choose(COMMIT, 2, question=1)
    assert match.ply == 3


ROUNDS = [
    "d6 Ring steel; d8 Staff wood; d10 Backpack leather",
    "d12 Everlasting wild",
    "d8 Scroll wood; d6 Pendant wood",
]


def played(order: tuple[int, ...], whole: bool) -> str:
    """Return the position after all three have played their round in an order of seats."""
    table = deal("""
        dice: d6 4, d8 6, d10 5, d12 9
        deck: ShPe EvSt DiSc ...
        seat 1: adventurer knight
          line: Shocking Staff, Divine Ring, Fiery Pendant
          Shocking [2] [7] -
        seat 2: adventurer cleric
          line: Everlasting Sword, DiGr, PlDw
          Sword [4] - -
          Everlasting - [1] 9
        seat 3: adventurer witch
          line: ScDw, FiCr, DiCr
          of the Dwarves [8] [4] -
    """)
    answers = [choices_of(read_plan(plan)) for plan in ROUNDS]
    for seat in order:
        for _ in range(len(answers[seat]) if whole else 1):
            table.state.choose(answers[seat].pop(0), seat)
    assert table.state.round == 2
    assert [len(table.claims(seat)) for seat in (1, 2, 3)] == [1, 1, 1]
    return table.written()


@rule("MoM-16", "MoM-21")
def test_whoever_is_quicker_the_round_comes_to_the_same() -> None:
    results = {played(order, whole=True) for order in permutations(range(3))}
    turns = [seat for seat, plan in enumerate(ROUNDS) for _ in choices_of(read_plan(plan))]
    for seed in range(60):
        mixed = turns[:]
        source = Source(seed)
        order = tuple(mixed.pop(source.below(len(mixed))) for _ in turns)
        results.add(played(order, whole=False))
    assert len(results) == 1


@rule("MoM-21")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_random_rounds_in_any_order_come_to_the_same(seats: int) -> None:
    """Every seat's answers depend on its own lane alone, so that all orders of answering can be tried."""
    for seed in range(6):
        ends: set[str] = set()
        for way in range(3):
            s = BOX.open(Setup(seats)).new(seed)
            order = Source(seed, way, 1)
            made = [0] * seats
            while s.asks:
                ask = s.asks[order.below(len(s.asks))]
                own = Source(seed, ask.seat, made[ask.seat])
                made[ask.seat] += 1
                s.choose(own.pick(ask.options), ask.seat)
            ends.add(json.dumps(s.to_json()))
        assert len(ends) == 1


@rule("MoM-21")
def test_what_others_did_this_round_stays_sealed_until_all_have_committed() -> None:
    table = open_table(3, 4)
    views = {seat: json.dumps(table.view(seat).to_json()) for seat in (0, 2, 3)}
    table.choose(table.options(1)[0], seat=1)
    table.choose(table.options(1)[0], seat=1)
    for seat, before in views.items():
        assert json.dumps(table.view(seat).to_json()) == before
    own = table.view(1)
    assert own.marks[0] == table.state.marks[0] != own.inked_marks[0]
    marked = table.state.marks[0]
    table.commit(1)
    for seat, before in views.items():
        view = table.view(seat)
        assert view.marks[0] == 0
        assert json.dumps(view.to_json()) == before.replace('"asked": [0, 1, 2]', '"asked": [1, 2]')
    table.commit(2, 3)
    for seat in range(4):
        assert table.view(seat).marks[0] == marked


@rule("MoM-21")
def test_claims_potions_extra_dice_and_the_adventurer_are_sealed_like_the_marks() -> None:
    table = deal("""
        dice: d6 6, d8 4, d10 9, d12 3
        seat 1: potions 2, adventurer wizard
          line: Shocking Ring of the Dragons, Shocking Crossbow of the Dragons, Shocking Pendant
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
          Pendant [5] [4] 4
          of the Dragons [5] [6] 2
        seat 2:
          Ring [3] - -
        seat 3:
    """)

    def seen_by(seat: int) -> tuple[str, str, list[dict[str, int]]]:
        view = table.view(seat)
        scores = [score(view, other).parts() for other in range(3)]
        return json.dumps(view.to_json()), GAME.write_view(view), scores

    before = {seat: seen_by(seat) for seat in (0, 2, 3)}
    table.mark("d12 of the Dragons wild", "d6 Crossbow leather", "free Greaves steel", "d8 Pendant leather")
    # All that a round can bring: claims, potions spent and gained, an extra die, an item, a free mark.
    assert len(table.claims(1)) == 3
    assert (table.extra[0], table.met(1)) == (1, ["accessory", "weapon"])
    assert table.potions[0] == 2 - 1 + 3
    assert {seat: seen_by(seat) for seat in (0, 2, 3)} == before
    table.commit_all()
    for seat in (0, 2, 3):
        view = table.view(seat)
        assert [len(view.claimed[0]), view.potions[0], view.extra[0], view.met[0]] == [3, 4, 1, 0b011]


@rule("MoM-21")
def test_nobody_hears_of_anothers_round_until_it_closes() -> None:
    match = match_of()
    for seat in (0, 1):
        make(match, seat, 2, Source(seat))
        match.choose(COMMIT, seat)
    committed = [Committed(0), Committed(1)]
    rolled = match.events(-1)[0]
    assert isinstance(rolled, Rolled)
    assert match.events(-1) == match.events(2) == [rolled, *committed]
    for seat in (0, 1):
        own = [event for event in match.events(seat) if not isinstance(event, Committed | Rolled)]
        assert own
        assert all(event.subject == seat for event in own)
    match.choose(COMMIT, 2)
    for reader in range(-1, 3):
        stream = match.events(reader)
        assert {event.seat for event in stream if isinstance(event, Marked)} == {0, 1}
        assert [event.round for event in stream if isinstance(event, Rolled)] == [1, 2]


@rule("MoM-21")
def test_a_world_that_a_seat_imagines_has_committed_rounds_for_those_who_committed() -> None:
    table = open_table(4, 2).commit(2)
    table.choose(table.options(3)[0], seat=3)
    world = GAME.imagine(table.view(1), 11)
    assert [ask.seat for ask in world.asks] == [0, 2, 3]
    assert world.trail[1] != 1
    assert world.spent[2] == world.spent[3] == 0
