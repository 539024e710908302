"""A bot that takes any option, each as likely as the others."""

from typing import Any

from hexmonger.kernel.chance import below, following, seeded
from hexmonger.kernel.game import Game
from hexmonger.kernel.view import View


class Uniform:
    """Chooses among the legal options at random."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.chance = seeded(seed, 2)

    def choose(self, view: View) -> int:
        """Return one of the view's options."""
        self.chance = following(self.chance)
        return view.options[below(self.chance, len(view.options))]
