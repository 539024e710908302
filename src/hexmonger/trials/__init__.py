"""Trials: many games of bots, the same whoever plays them, and what came out of them."""

from hexmonger.trials.results import Line, Results, as_csv, rows_of, wilson
from hexmonger.trials.trial import Forfeit, Outcome, Trial, check_trial, forfeited, play_game
from hexmonger.trials.watch import Watch

__all__ = [
    "Forfeit",
    "Line",
    "Outcome",
    "Results",
    "Trial",
    "Watch",
    "as_csv",
    "check_trial",
    "forfeited",
    "play_game",
    "rows_of",
    "wilson",
]
