"""A bot that takes any option, each as likely as the others."""

from collections.abc import Sequence
from typing import Any, ClassVar

from hexmonger.kernel.chance import below, seeded
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Uniform:
    """Chooses among the legal options at random."""

    needs_options_alone: ClassVar[bool] = True

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Return one of the view's options."""
        options = view.options
        return options[below(seeded(self.seed, 2, answered), len(options))]
