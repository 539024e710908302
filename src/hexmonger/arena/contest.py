"""A contest: line-ups that play the same deals, each in every rotation of its seats."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from hexmonger.arena.ledger import Ledger
from hexmonger.arena.line_ups import LineUp
from hexmonger.arena.standing import Standings
from hexmonger.arena.workers import PATIENCE, Task, played
from hexmonger.kernel.setup import Setup
from hexmonger.trials import Trial, check_trial


class Contest:
    """Line-ups at a game's table, their standings so far, and a ledger to go on from if there is a file.

    With an open end, a line-up has played enough once it is decided; and never more deals than are wanted.
    """

    def __init__(
        self,
        game: str,
        setup: Setup,
        line_ups: Sequence[LineUp],
        seed: int,
        deals: int,
        is_open: bool = False,
        file: Path | None = None,
    ) -> None:
        self.deals = deals
        self.is_open = is_open
        self.standings = [Standings(Trial(game, setup, bots, seed, rotate=True)) for bots in line_ups]
        for each in self.standings:
            check_trial(each.trial)
        self._ledger = None if file is None else Ledger(file, [each.trial for each in self.standings])
        if self._ledger is not None:
            for standings, kept in zip(self.standings, self._ledger.kept, strict=True):
                for outcomes in kept:
                    standings.add(outcomes)

    @property
    def wanted(self) -> int:
        """Return how many deals are to be played in all, if none is decided early."""
        return sum(max(self.deals, len(each.deals)) for each in self.standings)

    @property
    def done(self) -> int:
        """Return how many deals were played or need not be."""
        return sum(
            len(each.deals) if self._goes_on(each) else max(self.deals, len(each.deals))
            for each in self.standings
        )

    def play(self, jobs: int = 1, patience: float = PATIENCE) -> Iterator[Standings]:
        """Play what is left, the line-ups taking turns; tell of every deal which line-up has played it."""
        for task, outcomes in played(
            self._tasks(), jobs, patience, lambda task: self._goes_on(self.standings[task.line_up])
        ):
            standings = self.standings[task.line_up]
            if self._ledger is not None:
                self._ledger.add(task.line_up, task.deal, outcomes)
            standings.add(outcomes)
            yield standings

    def close(self) -> None:
        """Close the ledger."""
        if self._ledger is not None:
            self._ledger.__exit__(None, None, None)

    def _goes_on(self, standings: Standings) -> bool:
        """Whether a line-up has something left to play."""
        return len(standings.deals) < self.deals and not (self.is_open and standings.is_decided)

    def _tasks(self) -> Iterator[Task]:
        """Return the deals that are left, the same deal for all line-ups before the next one."""
        begun = [len(each.deals) for each in self.standings]
        for deal in range(min(begun), self.deals):
            for at, standings in enumerate(self.standings):
                if deal >= begun[at]:
                    yield Task(standings.trial, deal, at)
