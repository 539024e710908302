"""A search for better weights: CMA-ES proposes candidates, deals tell their margins, a file keeps both."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hexmonger.arena import Crew, Standings, Task, line_up
from hexmonger.arena.extras import need
from hexmonger.bots.weights import Weights
from hexmonger.kernel.game import find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Trial, check_trial
from hexmonger.tuning.aim import Aim
from hexmonger.tuning.writing import weights_text

STUDY: Final = "tune"
HEAD: Final = "head"
CHANGED: Final = {
    "bot": "the code of the bot has changed since",
    "against": "whom it meets, or its code, has changed since",
    "rules": "the rules of the game have changed since",
    "tables": "the numbers of the game have changed since",
}


class Search:
    """Candidates so far, in a file from which the search goes on; each meets the same deals.

    The first candidate are the weights as they are.
    """

    def __init__(self, aim: Aim, file: Path, folder: Path) -> None:
        self.aim = aim
        self.file = file
        self.folder = folder
        self._optuna = need("optuna", "tune", "searches")
        need("cmaes", "tune", "searches")
        self._optuna.logging.set_verbosity(self._optuna.logging.ERROR)
        check_trial(self._trial(aim.first))
        self._study = self._opened()

    @property
    def done(self) -> int:
        """Return how many candidates were tried."""
        return len(self._study.get_trials(deepcopy=False, states=self._states("COMPLETE", "FAIL")))

    @property
    def first_margin(self) -> float | None:
        """Return the margin of the weights as they are, on the deals of the search."""
        tried = self._study.get_trials(deepcopy=False, states=self._states("COMPLETE"))
        return next((float(each.value) for each in tried if each.number == 0), None)

    def best(self) -> tuple[dict[str, float], float]:
        """Return the weights with the largest margin, and that margin, on the deals of the search."""
        tried = self._study.get_trials(deepcopy=False, states=self._states("COMPLETE"))
        if not tried:
            raise Trouble(f"{self.file}: no candidate has played to the end yet")
        best = max(tried, key=lambda each: (each.value, -each.number))
        return self.aim.weights(best.params), float(best.value)

    def try_next(self, crew: Crew) -> float | None:
        """Try one more candidate, and return its margin; nothing if it has forfeited a game."""
        ranges = {name: self._optuna.distributions.FloatDistribution(-1.0, 1.0) for name in self.aim.tuned}
        candidate = self._study.ask(ranges)
        standings = self._played(self.aim.weights(candidate.params), crew)
        if standings.first.margin is None or standings.first.forfeits:
            self._study.tell(candidate, state=self._optuna.trial.TrialState.FAIL)
            return None
        self._study.tell(candidate, standings.first.margin)
        return standings.first.margin

    def _played(self, numbers: Mapping[str, float], crew: Crew) -> Standings:
        """Return the standings of a candidate after all deals of the search."""
        standings = Standings(self._trial(numbers))
        tasks = (Task(standings.trial, deal) for deal in range(self.aim.deals))
        for _, outcomes in crew.play(tasks):
            standings.add(outcomes)
        return standings

    def _trial(self, numbers: Mapping[str, float]) -> Trial:
        """Return the trial of weights, which are written where all processes find them."""
        aim = self.aim
        weights = Weights(aim.game, find_box(aim.game).number, aim.modules, "", "", dict(numbers))
        path = self.folder / "candidate.toml"
        path.write_text(weights_text(weights), encoding="utf-8")
        bots = line_up([f"{aim.bot}@{path}", aim.against], aim.setup.seats)
        return Trial(aim.game, aim.setup, bots, aim.seed, rotate=True)

    def _states(self, *names: str) -> tuple[Any, ...]:
        return tuple(self._optuna.trial.TrialState[name] for name in names)

    def _opened(self) -> Any:
        """Return the study that the file keeps, or a new one that begins with the weights as they are."""
        optuna = self._optuna
        journal = need("optuna.storages.journal", "tune", "searches")
        is_new = not self.file.exists() or not self.file.stat().st_size
        try:
            storage = optuna.storages.JournalStorage(journal.JournalFileBackend(str(self.file)))
            study = optuna.create_study(
                storage=storage, study_name=STUDY, direction="maximize", load_if_exists=True
            )
        except OSError as error:
            raise Trouble(f"{self.file}: can't be used ({error.strerror})") from None
        except (ValueError, KeyError, TypeError, RuntimeError) as error:
            raise Trouble(f"{self.file}: holds no search ({type(error).__name__})") from None
        head = self.aim.head()
        if is_new:
            study.set_user_attr(HEAD, head)
            study.enqueue_trial(dict.fromkeys(self.aim.tuned, 0.0))
        self._check(study.user_attrs.get(HEAD), head)
        # What was under way when a run was cut off was never told.
        for left in study.get_trials(deepcopy=False, states=self._states("RUNNING")):
            with suppress(RuntimeError):
                study.tell(left.number, state=optuna.trial.TrialState.FAIL)
        # Gone on with, it draws other numbers than at first.
        seed = self.aim.seed + len(study.get_trials(deepcopy=False))
        # CMA-ES begins in the middle, where the weights are; a weight alone is none of its business.
        alone = optuna.samplers.TPESampler(seed=seed)
        study.sampler = optuna.samplers.CmaEsSampler(
            seed=seed, independent_sampler=alone, warn_independent_sampling=False
        )
        return study

    def _check(self, found: Any, head: Mapping[str, Any]) -> None:
        """Refuse to go on with a search for something else."""
        if not isinstance(found, dict):
            raise Trouble(f"{self.file}: holds no search of ours")
        for name, now in head.items():
            if found.get(name) != now:
                reason = CHANGED.get(name, f"its {name} was another")
                raise Trouble(f"{self.file}: can't go on with this search: {reason}")
