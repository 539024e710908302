"""Drives other engines through random games, each by the fastest plain loop its interface allows.

All rivals are driven from Python, choose uniformly among the legal options, and keep no record
beyond their own. Their generators are seeded once at set-up where the engine allows it, so that
reseeding costs them nothing on the clock. Games, positions to copy and imports are set up before
the first slice.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from bench.measure import Census, Contestant, microseconds

SEED = 20_240_229
POSITIONS = range(1, 6)


@dataclass(frozen=True, slots=True)
class Rival:
    """Is a package that brings contestants once it can be imported."""

    name: str
    distribution: str
    contestants: Callable[[str], list[Contestant]]


def catanatron(release: str) -> list[Contestant]:
    """Set up catanatron: four of its `RandomPlayer` on the base map, run by its own `Game.play`.

    A decision is an entry of the game's own action log: rolling, robbing, discarding and ending
    a turn count, as its engine asks a player for each. Dice and card draws happen inside the
    engine. A game ends with ten points or at its limit of 1,000 turns. The copy is `Game.copy`.
    """
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colors = tuple(Color)

    def new_game(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=seed)

    def log(game: Any) -> list[Any]:
        # Releases after 3.2 keep the log under the name `action_records`.
        state = game.state
        entries: list[Any] = state.action_records if hasattr(state, "action_records") else state.actions
        return entries

    def play(seed: int) -> int:
        game = new_game(seed)
        game.play()
        return len(log(game))

    def options(game: Any) -> list[Any]:
        # Releases after 3.2 keep the options beside the state.
        holder = game if hasattr(game, "playable_actions") else game.state
        legal: list[Any] = holder.playable_actions
        return legal

    def census(seed: int) -> Census:
        game = new_game(seed)
        decisions = forced = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            decisions += 1
            forced += len(options(game)) == 1
            game.play_tick()
        return Census(decisions, forced, chance=0)

    def halfway(seed: int) -> Any:
        length = play(seed)
        game = new_game(seed)
        for _ in range(length // 2):
            game.play_tick()
        return game

    copies = [halfway(seed).copy for seed in POSITIONS]
    return [
        Contestant(
            "catanatron",
            play,
            release,
            copy_position=partial(microseconds, copies),
            census=census,
        )
    ]


def open_spiel(release: str) -> list[Contestant]:
    """Set up the hearts, euchre and gin rummy of OpenSpiel."""
    from pyspiel import load_game

    return [open_spiel_game(load_game(name), name, release) for name in ("hearts", "euchre", "gin_rummy")]


def open_spiel_game(game: Any, name: str, release: str) -> Contestant:
    """Set up one OpenSpiel game, driven by `legal_actions` and `apply_action`.

    Deals and draws are explicit chance nodes there. They are sampled from `legal_actions` as well,
    which is much quicker than drawing from `chance_outcomes` by weight and the same distribution:
    the census checks that the outcomes are equally likely. Their time is on the clock, as
    shuffling is for everyone, but they are not counted as decisions; the census tells how many
    there are, for a figure that counts them too. Where all chance comes before the first
    decision, the loop after the deal does not ask for chance nodes at all. The copy is
    `State.clone`.
    """
    new_state = game.new_initial_state
    draw = Random(SEED).random

    def play_after_deal(_seed: int) -> int:
        state = new_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        is_chance_node = state.is_chance_node
        while is_chance_node():
            actions = legal_actions()
            apply_action(actions[int(draw() * len(actions))])
        dealt: int = state.move_number()
        # The list of legal actions is empty in a finished game, and only there.
        while actions := legal_actions():
            apply_action(actions[int(draw() * len(actions))])
        length: int = state.move_number()
        return length - dealt

    def play_with_draws(_seed: int) -> int:
        state = new_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        is_chance_node = state.is_chance_node
        decisions = 0
        while actions := legal_actions():
            if not is_chance_node():
                decisions += 1
            apply_action(actions[int(draw() * len(actions))])
        return decisions

    def walk(seed: int) -> tuple[Census, bool, list[int]]:
        state = new_state()
        choose = Random(seed).choice
        decisions = forced = chance = 0
        draws_later = False
        while actions := state.legal_actions():
            if state.is_chance_node():
                chance += 1
                draws_later = draws_later or decisions > 0
                likelihoods = [likelihood for _, likelihood in state.chance_outcomes()]
                if max(likelihoods) - min(likelihoods) > 1e-9:
                    raise ValueError(f"OpenSpiel {name}: chance outcomes are not equally likely")
            else:
                decisions += 1
                forced += len(actions) == 1
            state.apply_action(choose(actions))
        return Census(decisions, forced, chance), draws_later, state.history()

    def census(seed: int) -> Census:
        return walk(seed)[0]

    def halfway(seed: int) -> Any:
        counts, _, history = walk(seed)
        state = new_state()
        decided = 0
        for action in history:
            if not state.is_chance_node():
                if decided == counts.decisions // 2:
                    break
                decided += 1
            state.apply_action(action)
        return state

    draws_later = any(walk(seed)[1] for seed in POSITIONS)
    copies = [halfway(seed).clone for seed in POSITIONS]
    return Contestant(
        f"OpenSpiel {name}",
        play_with_draws if draws_later else play_after_deal,
        release,
        copy_position=partial(microseconds, copies),
        census=census,
    )


def rlcard(release: str) -> list[Contestant]:
    """Set up the gin rummy of RLCard, once through its environment and once without.

    The environment is driven by `Env.reset` and `Env.step`, choosing from the `raw_legal_actions`
    of the state it returns; that is quicker than its `Env.run` with `RandomAgent`, which weighs
    every action and keeps trajectories. The bare game is driven by `Judge.get_legal_actions` and
    `Game.step`, which leaves out the encoding of observations. Neither has a copy of its own and
    an environment can not be deep-copied, so the copy is `deepcopy` of the game.
    """
    from rlcard import make

    environment = make("gin-rummy", config={"seed": SEED})
    game = environment.game
    reset, step, is_over = environment.reset, environment.step, environment.is_over
    init_game, step_game, get_legal_actions = (
        game.init_game,
        game.step,
        game.judge.get_legal_actions,
    )
    draw = Random(SEED).random

    def play(_seed: int) -> int:
        state, _ = reset()
        decisions = 0
        while not is_over():
            actions = state["raw_legal_actions"]
            state, _ = step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    def play_bare(_seed: int) -> int:
        init_game()
        # The round holds the flag that `Game.is_over` passes on.
        current = game.round
        decisions = 0
        while not current.is_over:
            actions = get_legal_actions()
            step_game(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    def census(seed: int) -> Census:
        environment.seed(seed)
        choose = Random(seed).choice
        init_game()
        decisions = forced = 0
        while not is_over():
            actions = get_legal_actions()
            decisions += 1
            forced += len(actions) == 1
            step_game(choose(actions))
        return Census(decisions, forced, chance=0)

    def halfway(seed: int) -> Any:
        length = census(seed).decisions
        environment.seed(seed)
        choose = Random(seed).choice
        init_game()
        for _ in range(length // 2):
            step_game(choose(get_legal_actions()))
        return deepcopy(game)

    copies = [partial(deepcopy, halfway(seed)) for seed in POSITIONS]
    return [
        Contestant(
            "RLCard gin-rummy",
            play,
            release,
            copy_position=partial(microseconds, copies),
            census=census,
        ),
        Contestant("RLCard bare game", play_bare, release, census=census),
    ]


RIVALS = (
    Rival("catanatron", "catanatron", catanatron),
    Rival("OpenSpiel", "open_spiel", open_spiel),
    Rival("RLCard", "rlcard", rlcard),
)


def gather() -> tuple[list[Contestant], list[str]]:
    """Return the contestants of every rival that can be imported, and a line for each other."""
    found: list[Contestant] = []
    absent: list[str] = []
    for rival in RIVALS:
        try:
            found += rival.contestants(f"{rival.name} {version(rival.distribution)}")
        except PackageNotFoundError:
            absent.append(f"{rival.name}: not installed")
        except ImportError as error:
            absent.append(f"{rival.name}: installed, but can not be imported ({error})")
    return found, absent
