"""A whole round in one call, and the notation of plans."""

import json
from collections.abc import Sequence

import pytest

from hexmonger.games.arcane_alley import BOX as ARCANE_ALLEY
from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.events import Marked
from hexmonger.games.merchants_of_magick.plan import (
    D6,
    D12,
    FREE,
    Mark,
    OpenMark,
    answer_of,
    choices_of,
    circle,
    open_marks,
    plan_of,
    play_round,
    read_plan,
    write_plan,
)
from hexmonger.games.merchants_of_magick.sheet import CIRCLES
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event
from hexmonger.kernel.match import Match, play_out
from hexmonger.kernel.messages import Message, message, named, plain
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Unreadable
from hexmonger.testing.merchants_of_magick import Table, deal, match_at, open_table
from tests.games.merchants_of_magick.game import GAME
from tests.rules import rule

D6_WAITS = message("why-die-waits", die=named("die", "d6"))


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
    ("plan", "rule_id", "key", "reason"),
    [
        ("d6 Crossbow leather", "MoM-21", "commit", plain("why-free-mark-first")),
        (
            "d6 Crossbow leather; d12 Elite Armor wild",
            "MoM-17",
            "d12 Elite Armor wild",
            plain("why-free-mark-first"),
        ),
        ("free Ring steel", "MoM-17", "free Ring steel", plain("why-no-free-mark")),
        ("d6 Ring steel", "MoM-11", "Ring steel", plain("why-circle-is-marked")),
        ("d6 Sword steel; d6 Helmet steel", "MoM-11", "d6", plain("why-die-is-spent")),
        (
            "d12 Scroll wood",
            "MoM-12",
            "Scroll wood",
            message("why-column-not-served", die=named("die", "d12")),
        ),
        (
            "d6 Plate Armor steel",
            "MoM-13",
            "Plate Armor steel",
            message("why-too-few-potions", needed=2, potions=1),
        ),
    ],
)
@rule("MoM-11", "MoM-12", "MoM-13", "MoM-17")
def test_a_plan_that_is_refused_changes_nothing(plan: str, rule_id: str, key: str, reason: Message) -> None:
    table = wizards_table()
    before = table.written()
    with pytest.raises(Refused) as refused:
        play_round(table.state, 0, read_plan(f"d8 Staff wood; {plan}"))
    assert refused.value.rule == rule_id
    assert (refused.value.key, refused.value.reason) == (key, reason)
    assert table.written() == before


@rule("MoM-21")
def test_a_plan_of_a_seat_that_committed_is_refused() -> None:
    table = wizards_table().commit(1)
    with pytest.raises(Refused) as refused:
        play_round(table.state, 0, [])
    assert (refused.value.reason, refused.value.rule) == (message("why-has-committed", number=1), "MoM-21")


@pytest.mark.parametrize(("seat", "number"), [(2, 3), (-1, 0)])
def test_a_plan_of_a_seat_that_there_is_not_is_refused(seat: int, number: int) -> None:
    with pytest.raises(Refused) as refused:
        play_round(wizards_table().state, seat, [])
    assert refused.value.reason == message("why-no-such-seat", number=number, seats=2)


def test_a_plan_after_the_game_is_refused() -> None:
    table = wizards_table()
    while not table.state.is_over:
        table.commit_all()
    with pytest.raises(Refused) as refused:
        play_round(table.state, 0, [])
    assert refused.value.reason == plain("why-game-is-over")
    assert open_marks(table.state, 0) == []


@pytest.mark.parametrize(
    ("mark", "sentence"),
    [
        (Mark(5, 0), "there is no die 5: the dice are 0 to 3, and 4 is free"),
        (Mark(-1, 0), "there is no die -1: the dice are 0 to 3, and 4 is free"),
        (Mark(D6, 45), "there is no circle 45: they are 0 to 44"),
        (Mark(FREE, -1), "there is no circle -1: they are 0 to 44"),
    ],
)
def test_a_mark_that_there_is_not_is_refused_and_nothing_changes(mark: Mark, sentence: str) -> None:
    table = wizards_table()
    before = table.written()
    with pytest.raises(Unreadable) as unreadable:
        play_round(table.state, 0, [Mark(D6, circle("Sword steel")), mark])
    assert str(unreadable.value) == sentence
    assert table.written() == before


def test_a_plan_goes_on_with_a_die_that_was_picked() -> None:
    table = wizards_table().choose("d6")
    for plan in ("", "d8 Staff wood"):
        with pytest.raises(Refused) as refused:
            play_round(table.state, 0, read_plan(plan))
        assert refused.value.reason == D6_WAITS
    play_round(table.state, 0, read_plan("d6 Sword steel; d8 Staff wood"))
    assert write_plan(plan_of(table.state, 0)) == "d6 Sword steel; d8 Staff wood"


@rule("MoM-21")
def test_a_match_records_and_tells_a_round_that_is_played_in_one_call() -> None:
    match = match_at(wizards_table())
    with pytest.raises(Refused) as refused:
        play_round(match, 0, read_plan("d6 Crossbow leather"))
    assert refused.value.reason == plain("why-free-mark-first")
    assert match.ply == 0
    plan = read_plan("d6 Crossbow leather; free Plate Armor steel")
    play_round(match, 0, plan)
    assert match.record.choices == [(0, choice) for choice in choices_of(plan)]
    play_round(match, 1, [])
    marked = Marked(0, circle("Crossbow leather"), "crossbow", "leather", "d6", extra=0, potions=0)
    assert [event for event in match.events(1) if isinstance(event, Marked)] == [marked]


def test_a_plan_is_for_its_own_game() -> None:
    match = Match(ARCANE_ALLEY.open(Setup(2)), 1, ["Ada", "Ben"])
    with pytest.raises(Refused) as refused:
        play_round(match, 0, [])
    assert refused.value.reason == plain("why-plan-of-another-game")


def test_a_bot_follows_a_plan_by_its_view_alone() -> None:
    table = wizards_table()
    plan = read_plan("d6 Crossbow leather; free Plate Armor steel; d12 Elite Armor wild")
    answers: list[int] = []
    while table.state.ask_of(0) is not None:
        answers.append(answer_of(table.view(1), 0, plan))
        table.state.choose(answers[-1], 0)
    assert answers == choices_of(plan)


class Thrifty:
    """Spends two results a round, each where it takes the fewest potions."""

    def choose(self, view: MerchantView, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Plan one mark more than there are, and answer by that."""
        plan = plan_of(view, view.seat)
        marks = [mark for mark in open_marks(view, view.seat) if mark.die == FREE or len(plan) < 2]
        if marks:
            best = min(marks, key=lambda mark: mark.potions)
            plan.append(Mark(best.die, best.circle))
        return answer_of(view, view.seat, plan)


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_a_small_bot_plays_whole_games_by_plans(seats: int) -> None:
    s = BOX.open(Setup(seats)).new(3)
    play_out(GAME, s, [Thrifty()] * seats)
    assert s.is_over
    assert min(mask.bit_count() for mask in s.marks) >= 15


@rule("MoM-21")
def test_no_circle_and_no_die_has_the_number_of_the_commit() -> None:
    assert COMMIT not in range(len(CIRCLES))
    assert COMMIT not in range(len(DICE))


@rule("MoM-21")
@pytest.mark.parametrize("through", ["state", "match"])
def test_a_program_that_commits_while_a_free_mark_is_to_be_taken_is_refused(through: str) -> None:
    table = wizards_table().mark("d6 Crossbow leather")
    assert table.ask.question.name == "free"
    table.refuses("commit", rule="MoM-21")
    match = match_at(table)
    before = table.written()
    with pytest.raises(Refused) as refused:
        (match if through == "match" else table.state).choose(COMMIT, 0)
    assert (refused.value.key, refused.value.rule) == ("commit", "MoM-21")
    assert refused.value.reason == plain("why-free-mark-first")
    assert (match.ply, json.dumps(match.state.to_json())) == (0, before)
    assert "Helmet steel" not in table.marks(1)


@rule("MoM-21", "MoM-11")
def test_a_program_that_commits_while_a_die_waits_for_its_circle_is_refused() -> None:
    table = wizards_table().choose("d6")
    table.refuses("commit", rule="MoM-11")
    with pytest.raises(Refused) as refused:
        answer_of(table.view(1), 0, [])
    assert (refused.value.key, refused.value.reason) == ("commit", D6_WAITS)


@rule("MoM-17")
def test_a_free_mark_that_is_not_due_is_never_taken_for_a_commit() -> None:
    with pytest.raises(Refused) as refused:
        answer_of(wizards_table().view(1), 0, [Mark(FREE, circle("Ring steel"))])
    assert (refused.value.key, refused.value.reason) == ("free Ring steel", plain("why-no-free-mark"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("d7 Ring steel", "'d7 Ring steel' should be one of d6, d8, d10, d12, free, then a circle"),
        ("Ring steel", "'Ring steel' should be one of d6, d8, d10, d12, free, then a circle"),
        ("d6 Ring steel; d8", "'d8' should be one of d6, d8, d10, d12, free, then a circle"),
        ("d6 Ring wood", "there is no circle called 'Ring wood'; one is called 'Ring steel', for example"),
    ],
)
def test_a_plan_that_can_not_be_read_says_why(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_plan(text)
    assert str(unreadable.value) == sentence


def test_open_marks_of_a_question_under_way_and_of_others() -> None:
    table = wizards_table().choose("d6")
    assert {mark.die for mark in open_marks(table.state, 0)} == {D6}
    assert [mark.circle for mark in open_marks(table.state, 0)] == table.ask.options
    table.choose("Crossbow leather")
    free = open_marks(table.view(1), 0)
    assert [mark.circle for mark in free] == table.ask.options
    assert set(free) == {OpenMark(FREE, mark.circle, 0, 0) for mark in free}
    assert open_marks(table.view(2), 0) == []
    table.commit(2)
    assert open_marks(table.state, 1) == []


def test_there_is_no_open_mark_where_the_slot_is_too_dear() -> None:
    table = open_table(1, 1, numbers__slot_1="9999")
    for _ in range(2):
        mark = open_marks(table.state, 0)[0]
        play_round(table.state, 0, [Mark(mark.die, mark.circle)], commit=False)
    assert open_marks(table.state, 0) == []


def test_the_only_circle_left_for_a_die_is_an_open_mark() -> None:
    table = deal("""
        dice: d6 6, d8 1, d10 1, d12 1
        seat 1: adventurer knight
          Backpack - - [3]
          Scroll - [3] -
          Ring [3] - -
          Pendant [5] [4] [4]
          Staff - [6] -
          Sword [4] - -
          Crossbow - 9 [6]
          Warhammer [6] [5] [4]
          Helmet 5 - -
          Greaves 7 - [5]
          Plate Armor 8 [2] 8
        seat 2:
    """).choose("d6")
    (only,) = open_marks(table.state, 0)
    assert only == OpenMark(D6, circle("Helmet steel"), 0, 0)
    assert table.ask.options == [only.circle]


def test_open_marks_are_exactly_what_the_questions_offer() -> None:
    source = Source(8)
    for seed in range(6):
        s = BOX.open(Setup(2)).new(seed)
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
