"""Positions to show by themselves: dealt and played on by the rules, and kept nowhere."""

import json
from pathlib import Path
from typing import Any, Final

from hexmonger.kernel.edition import PREFIX
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save
from hexmonger.terminal.sitting import Scene, Sitting

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gwen", "Hal")


class Example(Sitting):
    """A position that nobody plays from; a guide shows it as its first seat sees it."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, {}, Save(Path()))

    def save(self) -> None:
        """Keep nothing."""

    def played(self, *keys: str) -> "Example":
        """Answer by notation, whoever is asked; return the same example."""
        for key in keys:
            seat = self.drawn(-1).asked[0]
            question = self.drawn(seat).question
            assert question is not None, "somebody is asked"
            choice = next((answer.choice for answer in question.answers if answer.key == key), None)
            if choice is None:
                raise Trouble(f"nobody can answer {key!r} here")
            self.choose(choice, seat)
        return self

    @property
    def seen(self) -> Scene:
        """Return what the first seat sees."""
        return self.scene(0)


def drawn_example(game: Game[Any, Any], diagram: str) -> Example:
    """Return a position that is written as text, with the numbers that a game is played by."""
    head, _, rest = diagram.strip().partition("\n")
    edition = [f"{name}: {value}" for name, value in _edition(game).items()]
    own, state = game.box.read_position("\n".join([head, *edition, rest]))
    return Example(Match(own, 1, list(NAMES[: own.seats]), position=json.dumps(own.write_json(state))))


def dealt_example(game: Game[Any, Any], seats: int, seed: int) -> Example:
    """Return a game that has just been dealt, without modules, with the numbers that another is played by."""
    return Example(Match(game.box.open(Setup(seats, _edition(game))), seed, list(NAMES[:seats])))


def _edition(game: Game[Any, Any]) -> dict[str, str]:
    """Return what of a set-up corrects numbers."""
    return {name: value for name, value in game.setup.options.items() if name.startswith(PREFIX)}
