"""A bot that takes any option, each as likely as the others."""

from typing import Any

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Game
from hexmonger.kernel.view import View


class Uniform:
    """Chooses among the legal options at random."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.source = Source(seed, 2)

    def choose(self, view: View) -> int:
        """Return one of the view's options."""
        return self.source.pick(view.options)
