"""The greedy bot: honest, repeatable, and a decent opponent for a beginner."""

import subprocess
import sys
from pathlib import Path

import pytest

from hexmonger.bots.greedy import Forgetful, Greedy
from hexmonger.bots.uniform import Uniform
from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel import Bot, Setup, Source, Trouble, play_out
from hexmonger.kernel.game import Box, Game
from tests.games.arcane_alley.game import GAME, position

MARKET = {"modules": "moonstruck_market"}


def chosen(diagram: str, seat: int = 0) -> str:
    """Return what greedy answers in a position, in words."""
    view = GAME.view(position(diagram), seat)
    return view.key(Greedy(GAME, 1).choose(view))


def after_its_answers(diagram: str) -> AlleyState:
    """Return the position once greedy has answered for seat 1 until somebody else is asked."""
    s = position(diagram)
    bot = Greedy(GAME, 1)
    while s.asks and s.asks[0].seat == 0:
        s.choose(bot.choose(GAME.view(s, 0)), 0)
    return s


@pytest.mark.parametrize("triggered", ["nobody", "2"])
def test_it_completes_a_set(triggered: str) -> None:
    table = f"""
arcane_alley: 3 players
turn: 1, act
turns: 9
triggered: {triggered}
discard: Wa
seat 1: gold 10, stash Sk Bo
  Sk   Sk   Co
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  (?)
  (?)  Bo   (?)
  Ri   (?)  (?)
seat 3: gold 10
"""
    assert chosen(table) == "play Skeletomicon"


def test_it_plays_the_last_of_a_set_where_it_completes_it() -> None:
    table = """
arcane_alley: 2 players
turn: 1
turns: 20
discard: Wa
limbo: (Sk=1)
agenda: round@2 turn@3:1 play@0:1
seat 1: gold 10
  Sk   Sk   Co
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  (?)
  (?)  Bo   (?)
  Ri   (?)  (?)
"""
    assert chosen(table) == "at 3"


def test_it_takes_the_discard_that_completes_a_set() -> None:
    table = """
arcane_alley: 3 players
turn: 1, draw
discard: Sk
seat 1: gold 10, stash To Wa
  Sk   Sk   Co
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  (?)
  (?)  Bo   (?)
  Ri   (?)  (?)
seat 3: gold 10
"""
    assert chosen(table) == "draw discard"


def test_it_sells_the_better_of_two_sets_that_share_an_item() -> None:
    table = """
arcane_alley: 3 players
turn: 1, start
discard: Sk
seat 1: gold 10, stash To Wa
  Fe   Lo   Lo
  Wa   (?)  Ri
  Wa   (?)  Wa
seat 2: gold 10
seat 3: gold 10
"""
    assert chosen(table) == "sell 1-2-3"


def test_it_swaps_items_so_that_they_make_a_set() -> None:
    table = """
arcane_alley: 3 players
turn: 1, act
discard: Wa
seat 1: gold 10, stash To
  Lo   (?)  Lo
  Co   Lo   Wa
  (?)  (?)  Ri
seat 2: gold 10
  (?)  (?)  Bo
seat 3: gold 10
  (?)  (?)  Bo
"""
    assert after_its_answers(table).gold == [40, 10, 10]


def test_it_turns_up_the_known_item_that_a_set_waits_for() -> None:
    table = """
arcane_alley: 3 players
turn: 1, act
discard: Wa
seat 1: gold 10, stash Ri Sk
  Lo   (Lo=1)  Lo
  Co   (?)     Wa
  (?)  (?)     Ri
seat 2: gold 10
  (?)  (?)  Bo
seat 3: gold 10
  (?)  (?)  Bo
"""
    assert after_its_answers(table).gold == [40, 10, 10]


def test_a_forgetful_one_takes_what_it_has_peeked_at_for_unknown() -> None:
    table = """
arcane_alley: 3 players
turn: 1, act
discard: Wa
seat 1: gold 10, stash Ri Sk
  Lo   {peeked}  Lo
  Co   (?)     Wa
  (?)  (?)     Co
seat 2: gold 10
  (?)  (?)  Bo
seat 3: gold 10
  (?)  (?)  Bo
"""
    game = BOX.open(Setup(3))
    views = [game.view(position(table.format(peeked=peeked)), 0) for peeked in ("(Lo=1)", "(?)")]
    assert [view.store[0][1] >= 0 for view in views] == [True, False]
    for seed in range(3):
        answers = [Forgetful(game, seed).choose(view) for view in views]
        assert answers[0] == answers[1] == Greedy(game, seed).choose(views[1])


def test_what_it_reveals_first_varies_by_its_seed() -> None:
    view = GAME.view(BOX.open(Setup(3)).new(1), BOX.open(Setup(3)).new(1).asks[0].seat)
    assert len({Greedy(GAME, seed).choose(view) for seed in range(12)}) > 3


def test_it_keeps_what_its_set_waits_for_and_discards_nothing_that_the_next_player_wants() -> None:
    table = """
arcane_alley: 2 players
turn: 1
turns: 10
discard: Co
agenda: round@2 turn@3:1 discard_one@0:1
seat 1: gold 10, stash Sk Eg Wa
  Sk   Sk   Co
  (?)  (?)  Ri
  (?)  (?)  Bo
seat 2: gold 10
  Eg   Eg   (?)
  (?)  Bo   (?)
  Ri   (?)  (?)
"""
    assert chosen(table) == "discard Older Wand"


def test_it_spares_its_pair_when_it_must_play() -> None:
    table = """
arcane_alley: 3 players
turn: 1
discard: Co
limbo: (Sw=1)
agenda: round@2 turn@3:1 play@0:1
seat 1: gold 10
  Sk   Sk   *P
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  Bo
seat 3: gold 10
  (?)  (?)  Bo
"""
    assert chosen(table) not in ("at 1", "at 2")


def test_it_keeps_a_sword_out_of_sight_while_it_is_about_to_sell() -> None:
    table = """
arcane_alley: 3 players
turn: 1, act
discard: Co
seat 1: gold 10, stash Sw Wa
  Do   Do   *P
  (?)  (?)  Ri
  (?)  (?)  Wa
seat 2: gold 10
  (?)  (?)  (?)
  (?)  (?)  Bo
seat 3: gold 10
  (?)  (?)  (?)
  (?)  (?)  Bo
"""
    assert chosen(table) != "play Sovereign Sword"


def test_it_takes_from_the_one_ahead_and_gives_to_the_one_behind() -> None:
    table = """
arcane_alley: 4 players
turn: 1, act
discard: Wa
seat 1: gold 30, stash {stash}
  {row}
seat 2: gold 20
  (?)  (?)  Bo
seat 3: gold 60
  (?)  (?)  Bo
seat 4: gold 3
  (?)  (?)  Bo
"""
    assert after_its_answers(table.format(stash="Cd", row="(?) (?) *P")).gold == [30, 20, 56, 3]
    assert after_its_answers(table.format(stash="Eg", row="Eg Eg *P")).gold == [50, 20, 60, 18]


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


def test_it_leaves_the_inspection_alone_while_it_has_the_most_infamy() -> None:
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


def test_it_pays_a_bribe_where_the_fine_is_dearer() -> None:
    table = """
arcane_alley: 2 players
edition.numbers.fine: 200
round: 2, bribe
agenda: round@5 bribe@0:1
seat 1: gold 90, infamy 24
seat 2: gold 20
"""
    assert chosen(table).startswith("bribe ")


@pytest.mark.parametrize(("gold", "infamy"), [(2, 1), (60, 24), (30, 10)])
def test_it_keeps_its_gold_where_a_bribe_is_dearer_than_the_fine(gold: int, infamy: int) -> None:
    # 25 infamy cost a fine of 25 gold, but a bribe of 50.
    table = f"""
arcane_alley: 2 players
round: 1, bribe
agenda: round@5 bribe@0:1
seat 1: gold {gold}, infamy {infamy}
seat 2: gold 20
"""
    assert chosen(table) == "pass"


def test_it_answers_legally_in_all_sorts_of_positions() -> None:
    source = Source(9)
    for number in range(10):
        options = {"wizards": "random", **(MARKET if number % 2 else {})}
        s = BOX.open(Setup(2 + number % 5, options)).new(number)
        bot = Greedy(GAME, number)
        for _ in range(60):
            ask = s.asks[0]
            choice = source.pick(ask.options)
            if source.below(6) == 0:
                choice = bot.choose(GAME.view(s, ask.seat))
            s.choose(choice, ask.seat)


def test_the_same_seed_makes_the_same_choices_and_worlds_it_cannot_tell_apart_do_too() -> None:
    source = Source(3)
    s = BOX.open(Setup(3, {"wizards": "random"})).new(8)
    for ply in range(90):
        ask = s.asks[0]
        if ply % 9 == 0:
            view = GAME.view(s, ask.seat)
            choice = Greedy(GAME, 5).choose(view)
            assert Greedy(GAME, 5).choose(view) == choice
            other = GAME.imagine(view, source.below(1 << 30))
            assert Greedy(GAME, 5).choose(GAME.view(other, ask.seat)) == choice
        s.choose(source.pick(ask.options), ask.seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_uniform_bots_and_gains_gold(seats: int) -> None:
    s = BOX.open(Setup(seats)).new(seats)
    bots: list[Bot[AlleyView]] = [Uniform(GAME, seat) for seat in range(seats)]
    bots[1] = Greedy(GAME, 1)
    play_out(GAME, s, bots)
    assert GAME.places(s)[1] == 1
    assert GAME.places(s).count(1) == 1
    assert s.gold[1] > 25


def test_a_game_it_cannot_value_is_refused_in_a_sentence() -> None:
    class Unknown(Game[object, object]):  # type: ignore[type-var]
        name = "unknown"
        title = "Unknown"

    with pytest.raises(Trouble, match="does not know how to value a position of Unknown"):
        Greedy(Box(Unknown).open(Setup(1)), 1)  # type: ignore[type-var]


def test_no_bot_can_be_handed_a_state(tmp_path: Path) -> None:
    program = tmp_path / "cheat.py"
    program.write_text(
        "from hexmonger.bots.greedy import Greedy\n"
        "from hexmonger.games.arcane_alley import BOX\n"
        "from hexmonger.kernel import Setup\n"
        "game = BOX.open(Setup(2))\n"
        "Greedy(game, 1).choose(game.view(game.new(1), 0))\n"
        "Greedy(game, 1).choose(game.new(1))\n",
        encoding="utf-8",
    )
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(program)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent.parent.parent,
    )
    errors = [line for line in checked.stdout.splitlines() if ": error: " in line]
    assert len(errors) == 1, checked.stdout
    assert "cheat.py:6" in errors[0]
    assert "AlleyState" in errors[0]
