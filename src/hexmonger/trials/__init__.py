"""Trials: many games of bots, the same whoever plays them, and what came out of them."""

from hexmonger.trials.results import Line, Results, as_csv, wilson
from hexmonger.trials.trial import Outcome, Trial, play_game, play_games
from hexmonger.trials.workers import outcomes

__all__ = ["Line", "Outcome", "Results", "Trial", "as_csv", "outcomes", "play_game", "play_games", "wilson"]
