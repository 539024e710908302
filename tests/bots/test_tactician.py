"""The tactician in Arcane Alley: it plans its turn as one, and reckons out what can be reckoned out."""

import subprocess
import sys

import pytest

from hexmonger.bots.alley_beliefs import ANY_SLOT, touched_since
from hexmonger.bots.alley_fines import toll_in_doubt
from hexmonger.bots.alley_goals import Goals
from hexmonger.bots.alley_plans import Plans
from hexmonger.bots.alley_stacks import Stacks
from hexmonger.bots.alley_weights import AlleyWeights
from hexmonger.bots.considered import Considered, best_of
from hexmonger.bots.tactician import Tactician
from hexmonger.bots.weights import own_weights, read_weights
from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.events import Played
from hexmonger.games.arcane_alley.round_events import TurnBegan
from hexmonger.games.arcane_alley.shapes import SQUARE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel import Setup, Source, Trouble
from hexmonger.kernel.game import Box, Game
from tests.games.arcane_alley.game import GAME, position

MARKET = {"modules": "moonstruck_market"}
RULES = BOX.open(Setup(3)).new(1).rules


def chosen(diagram: str, seat: int = 0) -> str:
    """Return what the tactician answers in a position, in words."""
    view = GAME.view(position(diagram), seat)
    return view.key(Tactician(GAME, 1).choose(view))


def after_its_answers(diagram: str) -> AlleyState:
    """Return the position once the tactician has answered for seat 1 until somebody else is asked."""
    s = position(diagram)
    bot = Tactician(GAME, 1)
    while s.asks and s.asks[0].seat == 0:
        s.choose(bot.choose(GAME.view(s, 0)), 0)
    return s


@pytest.mark.parametrize("draw", ["discard: Sk", "discard: Wa"])
def test_a_set_that_can_be_finished_is_finished(draw: str) -> None:
    table = f"""
arcane_alley: 3 players
turn: 1, draw
turns: 9
{draw}
seat 1: gold 10, stash {"To" if "Sk" in draw else "Sk"} Bo
  Sk   Sk   Co
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  (?)
  (?)  Bo   (?)
  Ri   (?)  (?)
seat 3: gold 10
"""
    assert after_its_answers(table).gold[0] >= 45


def test_the_plan_is_kept_through_the_questions_of_a_turn() -> None:
    source = Source(4)
    kept = 0
    for number in range(3):
        game = BOX.open(Setup(3, MARKET if number == 2 else {}))
        s = game.new(number)
        bot = Tactician(game, number)
        for _ in range(120):
            ask = s.asks[0]
            if ask.question.name != "act" or source.below(4):
                s.choose(source.pick(ask.options), ask.seat)
                continue
            best = max(bot.consider(game.view(s, ask.seat)), key=lambda each: each.value)
            s.choose(best.choice, ask.seat)
            ask = s.asks[0]
            if ask.question.name == "slot" and len(ask.options) > 1:
                then = max(bot.consider(game.view(s, ask.seat)), key=lambda each: each.value)
                # What was planned for is still to be had.
                assert then.value >= best.value - 1e-9
                kept += 1
    assert kept > 5


def test_it_does_not_trigger_the_inspection_where_the_penalty_brings_a_fine() -> None:
    table = """
arcane_alley: 3 players
round: 3, sell
turn: 1, act
turns: 30
discard: Wa
seat 1: gold 40, infamy 10, stash Wa Co
  Sw   (?)  Sk
seat 2: gold 20, infamy 0
  Ri   (?)  To
seat 3: gold 20, infamy 0
  Ri   (?)  To
"""
    assert after_its_answers(table).triggered == NOBODY


def test_it_triggers_the_inspection_to_catch_the_others_with_their_infamy() -> None:
    table = """
arcane_alley: 3 players
round: 3, sell
turn: 1, act
turns: 30
discard: Wa
seat 1: gold 40, infamy 0, stash To
  Ri   (?)  To
seat 2: gold 45, infamy 20
  Sw   Sk   Do
  Sw   (?)  Cd
seat 3: gold 45, infamy 20
  Eg   Sk   Do
  Sw   (?)  Cd
"""
    assert after_its_answers(table).triggered == 0


def test_in_the_last_turn_it_stays_below_the_fine() -> None:
    # 24 infamy cost nothing any more, one more a fine.
    table = """
arcane_alley: 3 players
round: 3, sell
turn: 1, act
turns: 30
triggered: 2
discard: Wa
seat 1: gold 40, infamy 20, stash Ri Fa
  Wa   Co   Eg
seat 2: gold 20
  Ri   To   Ri
seat 3: gold 20
  Ri   (?)  To
"""
    s = after_its_answers(table)
    assert sum(RULES.infamy_of[s.kind_of[card]] for card in s.store[0]) <= 4


def test_fines_are_reckoned_exactly_once_nothing_is_hidden() -> None:
    assert [round(toll_in_doubt(25, 0, total, 0.0)) for total in (0, 24, 25, 49, 50, 75)] == [
        0,
        0,
        25,
        25,
        50,
        50,
    ]
    assert 5 < toll_in_doubt(25, 0, 24, 9.0) < 20


def plans() -> Plans:
    """Return plans for somebody who has seen nothing yet."""
    kinds = RULES.deck(3)
    blank = RULES.makes_sets.index(False) - len(RULES.items)
    stacks = Stacks(RULES, Goals(RULES), (*kinds, blank), kinds, 0.0)
    return Plans(stacks, AlleyWeights(own_weights("arcane_alley").numbers))


def test_a_held_item_is_spent_once() -> None:
    planned = plans()
    sword, wand = (RULES.first_copy(3)[RULES.kind_by_mark[mark]] for mark in ("Sw", "Wa"))
    blank = planned.stacks.blank
    # Two pairs of Swords in rows of their own, and one or two Swords to finish them with.
    store = (sword, sword, wand, sword, sword, wand, blank, blank, blank)
    survey = planned.stacks.survey(SQUARE, 0b111111, store)
    one = planned.promise(survey, [sword], (1,), 0, 1).gold
    two = planned.promise(survey, [sword, sword], (2,), 0, 1).gold
    assert one < 25
    assert two > 1.5 * one


def test_no_more_items_are_played_than_there_are_turns() -> None:
    planned = plans()
    book, cauldron, coin = (RULES.first_copy(3)[RULES.kind_by_mark[mark]] for mark in ("Sk", "Cd", "Co"))
    store = (book, book, coin, cauldron, cauldron, coin, coin, book, cauldron)
    survey = planned.stacks.survey(SQUARE, 0b111111111, store)
    one = planned.promise(survey, [book, cauldron], (1,), 0, 1)
    assert one.gold <= 36
    assert planned.promise(survey, [book, cauldron], (2,), 0, 1).gold > one.gold


def test_who_has_left_a_stack_one_short_for_a_turn_does_not_hold_the_third() -> None:
    began = [TurnBegan(seat, 1, turns) for turns, seat in enumerate((0, 1, 2, 0))]
    played = Played(1, "older_wand", 4, 1, "", 0)
    assert touched_since([began[0], began[1], played, began[2], began[3]], 3) == [0, 1 << 4, 0]
    assert touched_since([began[0]], 3) == [0, ANY_SLOT, ANY_SLOT]
    assert touched_since([], 2) == [ANY_SLOT, ANY_SLOT]


def test_it_answers_legally_in_all_sorts_of_positions() -> None:
    source = Source(9)
    for number in range(6):
        game = BOX.open(Setup(2 + number % 5, {"wizards": "random", **(MARKET if number % 2 else {})}))
        s = game.new(number)
        bot = Tactician(game, number)
        for _ in range(60):
            ask = s.asks[0]
            choice = source.pick(ask.options)
            if source.below(9) == 0:
                choice = bot.choose(game.view(s, ask.seat))
            s.choose(choice, ask.seat)


def test_thrown_away_or_in_another_process_it_answers_the_same() -> None:
    program = (
        "from hexmonger.bots.tactician import Tactician\n"
        "from hexmonger.games.arcane_alley import BOX\n"
        "from hexmonger.kernel import Setup, Source\n"
        "game = BOX.open(Setup(3))\n"
        "s = game.new(8)\n"
        "source = Source(3)\n"
        "for ply in range(60):\n"
        "    ask = s.asks[0]\n"
        "    if ply % 12 == 0:\n"
        "        print(Tactician(game, 5).choose(game.view(s, ask.seat), (), ply))\n"
        "    s.choose(source.pick(ask.options), ask.seat)\n"
    )
    told = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1]
    game = BOX.open(Setup(3))
    s = game.new(8)
    source = Source(3)
    bot = Tactician(game, 5)
    answers: list[int] = []
    for ply in range(60):
        ask = s.asks[0]
        if ply % 12 == 0:
            answers.append(bot.choose(game.view(s, ask.seat), (), ply))
        s.choose(source.pick(ask.options), ask.seat)
    assert [str(answer) for answer in answers] == told[0].split()


def test_of_answers_worth_the_same_the_first_is_best() -> None:
    assert best_of([Considered((choice,), (value,)) for choice, value in ((3, 1.0), (4, 2.0), (5, 2.0))]) == 4


def test_weights_that_lack_something_are_refused_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="the weights of Arcane Alley lack 'access'"):
        Tactician(GAME, 1, {"tempo": 1.0})
    with pytest.raises(Trouble, match="the weights are no TOML"):
        read_weights("[")
    with pytest.raises(Trouble, match="the weights lack something"):
        read_weights("game = 'arcane_alley'")


def test_a_game_it_has_no_tactics_for_is_refused_in_a_sentence() -> None:
    class Unknown(Game[object, object]):  # type: ignore[type-var]
        name = "unknown"
        title = "Unknown"

    with pytest.raises(Trouble, match="has no tactics for Unknown"):
        Tactician(Box(Unknown).open(Setup(1)), 1)  # type: ignore[type-var]
