"""The command line has a flag for every option that a game declares, and names no game itself."""

import inspect
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import Annotated, Any

import pytest
import typer

from hexmonger.cli import options
from hexmonger.kernel.game import Box, Game, boxes


class Dragons(Game[Any, Any]):
    """A game with dragons."""

    name = "dragons"
    title = "Dragons"


class DragonBox(Box[Any, Any]):
    """A box with options of all kinds."""

    def option_names(self) -> Mapping[str, str]:
        return {
            "dragons": "how many there are",
            "fire_breath": "whether they breathe fire",
            "seed": "what they eat",
            "game": "what they play",
            "edition.<number>": "a number of an edition",
        }


class BrokenBox(Box[Any, Any]):
    """A box that can't say which options it has."""

    def option_names(self) -> Mapping[str, str]:
        raise ValueError("no dragons today")


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Mapping[str, str]]]:
    """Install a game with dragons beside one that is broken, and return what a command is given."""
    monkeypatch.setattr(options, "boxes", lambda: {"a": BrokenBox(Dragons), "b": DragonBox(Dragons)})
    options._game_flags.cache_clear()
    yield []
    options._game_flags.cache_clear()


def test_every_option_with_a_plain_name_that_is_free_is_a_flag(given: list[Mapping[str, str]]) -> None:
    @options.with_game_options
    def hunt(
        *,
        game_name: Annotated[str, typer.Option("--game")] = "",
        options: Mapping[str, str],
        seed: Annotated[int, typer.Option()] = 0,
    ) -> None:
        given.append({**options, "game_name": game_name, "seed": str(seed)})

    assert list(inspect.signature(hunt).parameters) == [
        "game_name",
        "game_dragons",
        "game_fire_breath",
        "seed",
    ]
    app = typer.Typer()
    app.command()(hunt)
    app(["--fire-breath", "yes", "--game", "b", "--seed", "3"], standalone_mode=False)
    assert given == [{"fire_breath": "yes", "game_name": "b", "seed": "3"}]


def test_the_usual_game_is_one_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert next(iter(boxes())) == options.USUAL_GAME
    theirs = EntryPoint("a_higher", "somebodys_extras:BOX", "hexmonger.games")
    ours = EntryPoint("ours", "hexmonger.games.ours:BOX", "hexmonger.games")
    monkeypatch.setattr(options, "installed", lambda group: {"a_higher": theirs, "ours": ours})
    assert options._usual_game() == "ours"
    monkeypatch.setattr(options, "installed", lambda group: {"a_higher": theirs})
    assert options._usual_game() == "a_higher"
