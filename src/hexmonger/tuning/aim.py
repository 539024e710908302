"""What is tuned: which weights of a bot, how far from where they are, and against whom."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hexmonger.arena.fingerprint import fingerprint
from hexmonger.bots.weights import Weights, own_weights, read_weights
from hexmonger.kernel.files import read_text
from hexmonger.kernel.game import MODULES, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble, Unreadable

# So many digits of a weight matter.
DIGITS: Final = 4


def first_weights(game: str, path: Path | None) -> Weights:
    """Return the weights that tuning begins with: those of a file, or else the game's own."""
    if path is None:
        try:
            return own_weights(game)
        except FileNotFoundError:
            raise Trouble(f"no weights come with {game}; name a file of them with --from") from None
    text = read_text(path)
    try:
        found = read_weights(text)
    except Unreadable as unreadable:
        raise Trouble(f"{path}: {unreadable}") from None
    if found.game != game:
        raise Trouble(f"{path}: these weights are for {found.game}, not for {game}")
    return found


@dataclass(frozen=True)
class Aim:
    """A bot that takes weights, whom it meets on which deals, the weights it begins with, and those to tune.

    A weight is moved by a factor, `spread` at most to either side; one that is 0 by as much itself.
    """

    bot: str
    against: str
    game: str
    setup: Setup
    seed: int
    deals: int
    first: Mapping[str, float]
    tuned: tuple[str, ...]
    spread: float

    def __post_init__(self) -> None:
        for name in self.tuned:
            if name not in self.first:
                raise Trouble(f"there is no weight called {name!r}; there are: {', '.join(self.first)}")
        if not self.tuned:
            raise Trouble("there is no weight to tune")
        if self.spread <= 1:
            raise Trouble(f"a weight is moved by a factor above 1, not by {self.spread:g}")

    @property
    def modules(self) -> tuple[str, ...]:
        """Return the modules that the candidates are tried with."""
        return tuple(filter(None, self.setup.options.get(MODULES, "").split(",")))

    def weights(self, steps: Mapping[str, float]) -> dict[str, float]:
        """Return all weights, each of the tuned ones moved by a step between -1 and 1."""
        moved = dict(self.first)
        for name in self.tuned:
            first, step = self.first[name], steps[name]
            moved[name] = _short(first * math.pow(self.spread, step) if first else self.spread * step)
        return moved

    def head(self) -> dict[str, Any]:
        """Return what the margins of all candidates follow from, as plain JSON values."""
        box = find_box(self.game)
        return {
            "game": self.game,
            "rules": box.number,
            "tables": box.open(self.setup).digest,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "deals": self.deals,
            "bot": [self.bot, fingerprint(self.bot, self.game)],
            "against": [self.against, fingerprint(self.against, self.game)],
            "first": dict(self.first),
            "tuned": list(self.tuned),
            "spread": self.spread,
        }


def _short(number: float) -> float:
    """Return a number with as many digits as matter.

    >>> _short(0.123456)
    0.1235
    """
    return float(f"{number:.{DIGITS}g}")
