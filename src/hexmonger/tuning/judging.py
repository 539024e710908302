"""The judgement of weights: fresh deals, at tables of several sizes, with each module and without."""

from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Any, Final

from hexmonger.arena import Crew, Standings, Task, line_up
from hexmonger.kernel.game import MODULES, Box, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Trial

# Between the seed of a search and that of its judgement.
FRESH: Final = 1_000_000
SIZES: Final = (2, 4, 6)
# So many deals are played at every table, however late it is.
FEWEST: Final = 2


def tables(box: Box[Any, Any], setup: Setup) -> list[Setup]:
    """Return the tables that weights are judged at: 2, 4 and 6 seats, with each module alone and without."""
    sizes = [size for size in SIZES if box.least_seats <= size <= box.most_seats]
    plain = {name: value for name, value in setup.options.items() if name != MODULES}
    variants = [plain, *({**plain, MODULES: module} for module in box.modules())]
    found = [Setup(size, options) for options in variants for size in sizes]
    return [each for each in found if _can_be(box, each)]


def _can_be(box: Box[Any, Any], setup: Setup) -> bool:
    """Whether a table can be set up; what belongs to a module, such as a recipe, can't be without it."""
    try:
        box.open(setup)
    except Trouble:
        return False
    return True


class Judgement:
    """Standings of a bot with tuned weights at every table, on deals that the search has never seen."""

    def __init__(self, bot: str, against: str, game: str, setup: Setup, seed: int) -> None:
        self.against = against
        self.seed = seed + FRESH
        self.standings = [
            Standings(Trial(game, each, line_up([bot, against], each.seats), self.seed, rotate=True))
            for each in tables(find_box(game), setup)
        ]

    def play(self, crew: Crew, deals: int, is_late: Callable[[], bool] = lambda: False) -> Iterator[None]:
        """Play so many deals at every table, the tables taking turns; once it is late, no more are begun."""
        tasks = (
            Task(each.trial, deal, at) for deal in range(deals) for at, each in enumerate(self.standings)
        )
        for task, outcomes in crew.play(tasks, lambda task: task.deal < FEWEST or not is_late()):
            self.standings[task.line_up].add(outcomes)
            yield

    def result(self) -> str:
        """Return all margins in a sentence, each with the reach of its 95 % interval."""
        told: dict[str, list[str]] = {}
        for each in self.standings:
            modules = each.trial.setup.options.get(MODULES, "")
            told.setdefault(modules, []).append(
                f"{each.first.margin_text(is_open=False)} at {each.trial.setup.seats} seats"
            )
        parts = [
            f"{f'with {modules} ' if modules else ''}{', '.join(margins)}"
            for modules, margins in told.items()
        ]
        deals = fmean(len(each.deals) for each in self.standings)
        return (
            f"margin of one seat against {self.against}: {'; '.join(parts)} "
            f"({deals:.0f} fresh deals at each table, in every rotation, seed {self.seed})"
        )
