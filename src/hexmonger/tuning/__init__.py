"""Tuning: a search for the weights with which a bot plays best, and their judgement on fresh deals."""

from hexmonger.tuning.aim import Aim, first_weights
from hexmonger.tuning.judging import Judgement
from hexmonger.tuning.search import Search
from hexmonger.tuning.writing import weights_text

__all__ = ["Aim", "Judgement", "Search", "first_weights", "weights_text"]
