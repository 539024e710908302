"""A whole round in one call, and the notation of plans."""

import pytest

from hexmonger.games.merchants_of_magick import GAME
from hexmonger.games.merchants_of_magick.plan import (
    D6,
    D12,
    Mark,
    choices_of,
    circle,
    open_marks,
    plan_of,
    play_round,
    read_plan,
    write_plan,
)
from hexmonger.games.merchants_of_magick.trail import FREE
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Setup
from hexmonger.kernel.trouble import Refused, Unreadable
from tests.games.merchants_of_magick.table import Table, deal
from tests.rules import rule


def wizards_table() -> Table:
    """Return a table where completing the Crossbow brings a free mark."""
    return deal("""
        dice: d6 6, d8 8, d10 9, d12 1
        seat 1: adventurer wizard
          line: DiCr, ShRiDr, EvRiOr, DiPlDr
          Shocking [2] [7] -
          Ring [3] - -
          Crossbow - [9] 6
        seat 2:
    """)


def test_a_plan_is_the_answers_to_one_question_after_another() -> None:
    table, other = wizards_table(), wizards_table()
    plan = read_plan("d6 Crossbow leather; free Plate Armor steel; d12 Elite Armor wild")
    play_round(table.state, 0, plan)
    for choice in choices_of(plan):
        other.state.choose(choice, 0)
    assert table.written() == other.written()
    assert table.state.ask_of(0) is None
    assert plan_of(table.state, 0) == plan


def test_a_plan_may_stop_before_the_commit() -> None:
    table = wizards_table()
    play_round(table.state, 0, [Mark(D6, circle("Sword steel"))], commit=False)
    play_round(table.state, 0, [Mark(D12, circle("Elite Armor wild"))], commit=False)
    assert write_plan(plan_of(table.state, 0)) == "d6 Sword steel; d12 Elite Armor wild"
    assert choices_of([Mark(D6, 0)], commit=False) == [D6, 0]


def test_plans_read_back() -> None:
    plan = [Mark(D6, circle("Ring steel")), Mark(FREE, circle("of the Elves wild"))]
    assert write_plan(plan) == "d6 Ring steel; free of the Elves wild"
    assert read_plan(write_plan(plan)) == plan
    assert read_plan("") == []


@pytest.mark.parametrize(
    ("plan", "rule_id", "sentence"),
    [
        ("d6 Crossbow leather", "MoM-17", "commit: the free mark comes first"),
        ("d6 Crossbow leather; d12 Elite Armor wild", "MoM-17", "d12 Elite Armor wild: the free mark"),
        ("free Ring steel", "MoM-17", "free Ring steel: there is no free mark to take"),
        ("d6 Ring steel", "MoM-11", "Ring steel: that circle is marked already"),
        ("d6 Sword steel; d6 Helmet steel", "MoM-11", "d6: you have spent that result already"),
        ("d12 Scroll wood", "MoM-12", "Scroll wood: the d12 does not serve that column"),
        ("d6 Plate Armor steel", "MoM-13", "Plate Armor steel: that takes 2 potions"),
    ],
)
@rule("MoM-11", "MoM-12", "MoM-13", "MoM-17")
def test_a_plan_that_is_refused_changes_nothing(plan: str, rule_id: str, sentence: str) -> None:
    table = wizards_table()
    before = table.written()
    with pytest.raises(Refused) as refused:
        play_round(table.state, 0, read_plan(f"d8 Staff wood; {plan}"))
    assert refused.value.rule == rule_id
    assert refused.value.sentence.startswith(sentence)
    assert table.written() == before


def test_a_plan_of_a_seat_that_committed_is_refused() -> None:
    table = wizards_table().commit(1)
    with pytest.raises(Refused, match="commit: seat 1 isn't asked"):
        play_round(table.state, 0, [])


def test_a_plan_waits_for_a_die_that_was_picked() -> None:
    table = wizards_table().choose("d6")
    with pytest.raises(Refused, match="a die waits for its circle"):
        play_round(table.state, 0, [])


@pytest.mark.parametrize("text", ["d7 Ring steel", "Ring steel", "d6 Ring wood", "d6"])
def test_a_plan_that_can_not_be_read_says_why(text: str) -> None:
    with pytest.raises(Unreadable, match=r"should begin with one of d6, d8, d10, d12, free|no circle called"):
        read_plan(text)


def test_open_marks_are_exactly_what_the_questions_offer() -> None:
    source = Source(8)
    for seed in range(6):
        s = GAME.new(Setup(2), seed)
        while s.asks:
            ask = s.asks[source.below(len(s.asks))]
            if ask.question.name == "die":
                offered = []
                for die in ask.options[:-1]:
                    trial = s.clone()
                    trial.choose(die, ask.seat)
                    circles = trial.ask_of(ask.seat)
                    assert circles is not None
                    for where in circles.options:
                        after = trial.clone()
                        after.choose(where, ask.seat)
                        offered.append((die, where))
                marks = open_marks(s, ask.seat)
                assert [(mark.die, mark.circle) for mark in marks] == offered
                assert marks == open_marks(GAME.view(s, ask.seat), ask.seat)
                for mark in marks:
                    assert mark.potions + mark.slot_potions <= s.potions[ask.seat]
            s.choose(source.pick(ask.options), ask.seat)
