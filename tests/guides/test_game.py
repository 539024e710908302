"""The game of the guide keeps the laws, and is recorded, replayed, foretold and played by greedy."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from hexmonger.bots import make_bot
from hexmonger.kernel import Match, Setup, play_at_random, play_lawfully, play_out, read_record
from hexmonger.kernel.events import EVERYTHING
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.replay import Replay
from hexmonger.words import words_of
from hexmonger.words.foretelling import foretold
from tests.cli.running import Run
from tests.guides.pages import forget, install_from


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the game of the guide is installed."""
    return install_from("adding-a-game", tmp_path_factory.mktemp("guide"))


@pytest.fixture
def higher(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Install the game of the guide for the time of a test."""
    monkeypatch.syspath_prepend(package)
    yield importlib.import_module("higher")
    forget(package)


def test_the_game_of_the_guide_holds_every_law(higher: ModuleType) -> None:
    for seed in range(60):
        play_lawfully(higher.BOX.open(Setup(2 + seed % 3)), seed)


def test_the_game_of_the_guide_is_simulated_recorded_and_shown(run: Run, higher: ModuleType) -> None:
    table = ("simulate", "--game", "higher", "--players", "uniform,uniform", "--games", "5")
    assert run(*table).stdout.startswith("5 games of Higher, seed 0\n")
    assert "perft(2) = 4" in run("perft", "--game", "higher", "--seed", "1", "--depth", "2").stdout
    match = Match(higher.BOX.open(Setup(3)), 4, ["Ada", "Ben", "Cleo"])
    match.choose(1, 0)
    match.choose(0, 1)
    assert "1: swap\n2: keep\n" in match.record.to_text()
    assert read_record(match.record.to_text())[1].to_json() == match.state.to_json()
    log = words_of(match.game).log(match.events(2), match.record.players, 2)
    assert [line.text.split()[0] for line in log] == ["Ada", "Ben"]
    play_at_random(match.state, 1)
    assert min(match.game.places(match.state)) == 1


def test_the_game_of_the_guide_is_looked_at_again_with_all_eyes(higher: ModuleType) -> None:
    match = Match(higher.BOX.open(Setup(3)), 4, ["Ada", "Ben", "Cleo"])
    for seat, choice in enumerate((1, 0, 0)):
        match.choose(choice, seat)
    replay = Replay(match)
    assert [(step.choices, step.seat) for step in replay.steps] == [(0, -1), (1, 0), (2, 1), (3, 2)]
    hands = [replay.drawn(1, EVERYTHING).zone("hand", seat).cells[0] for seat in range(3)]
    assert [cell.face for cell in hands] == ["known"] * 3
    assert [cell.thing for cell in hands] == [str(card) for card in match.game.scores(match.state)]
    told = [event.name for event in replay.story(EVERYTHING)[0]]
    assert told == ["swapped", "kept", "kept", "showed", "showed", "showed"]


def test_the_game_of_the_guide_has_previews_up_to_where_something_is_learned(higher: ModuleType) -> None:
    match = Match(higher.BOX.open(Setup(3)), 4, ["Ada", "Ben", "Cleo"])
    view, words = match.view(0), words_of(match.game)
    keep, swap = (Foresight(match.game, view).foresee(choice) for choice in (0, 1))
    assert [foretold(words, each, match.record.players, 0) for each in keep.certain] == ["You kept the card."]
    assert (swap.certain, swap.is_whole) == ((), False)


def test_with_the_outlook_of_the_guide_greedy_beats_uniform(higher: ModuleType) -> None:
    wins = 0
    for seed in range(300):
        game = higher.BOX.open(Setup(2))
        s = game.new(seed)
        play_out(game, s, [make_bot("greedy", game, seed), make_bot("uniform", game, seed)])
        wins += game.places(s)[0] == 1
    assert wins > 165
