"""Ratings of several bots from all results at once, by the model of Plackett and Luce.

Every game is taken apart into its pairs of seats (a breaking of rankings that keeps the model's worths, by
Azari Soufiani, Chen, Parkes and Xia, 2013), so that one bot may sit on several seats; a shared place is half
a victory for either. Intervals are those of a bootstrap over deals.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from hexmonger.arena.extras import need
from hexmonger.arena.standing import Standings
from hexmonger.kernel.chance import Source
from hexmonger.trials import Outcome

# A little more than nothing, so that the rating of a bot which always wins has an end.
PRIOR: Final = 0.1
RESAMPLES: Final = 200
ELO: Final = 400 / math.log(10)
CHANCE: Final = 5


@dataclass(frozen=True)
class Rating:
    """How strong a bot is on Elo's scale, beside the mean of all that were rated, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(all_standings: Sequence[Standings]) -> list[Rating]:
    """Return the ratings of all bots, the best first; the same results give the same ratings."""
    numpy, choix = need("numpy", "arena", "ratings"), need("choix", "arena", "ratings")
    bots = list(dict.fromkeys(bot for each in all_standings for bot in each.trial.bots))
    if len(bots) < 2:
        return []
    place = {bot: at for at, bot in enumerate(bots)}
    by_deal = [
        [_comparisons(numpy, outcomes, place) for outcomes in each.deals]
        for each in all_standings
        if each.deals
    ]
    whole = _rated(choix, sum(sum(deals) for deals in by_deal))
    source = Source(CHANCE)
    again = [
        _rated(
            choix,
            sum(deals[source.below(len(deals))] for deals in by_deal for _ in deals),
        )
        for _ in range(RESAMPLES)
    ]
    found = []
    for bot, at in place.items():
        drawn = sorted(each[at] for each in again)
        low, high = drawn[round(0.025 * (RESAMPLES - 1))], drawn[round(0.975 * (RESAMPLES - 1))]
        found.append(Rating(bot, whole[at], low, high))
    return sorted(found, key=lambda rating: -rating.rating)


def _comparisons(numpy: Any, outcomes: Sequence[Outcome], place: dict[str, int]) -> Any:
    """Return how often each bot came before each other one in the games of a deal."""
    matrix = numpy.zeros((len(place), len(place)))
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            for other, rival in enumerate(outcome.bots):
                if bot == rival:
                    continue
                if outcome.places[seat] < outcome.places[other]:
                    matrix[place[bot], place[rival]] += 1
                elif outcome.places[seat] == outcome.places[other]:
                    matrix[place[bot], place[rival]] += 0.5
    return matrix


def _rated(choix: Any, matrix: Any) -> list[float]:
    """Return the ratings that fit comparisons best, with 0 as their mean."""
    worths = [float(worth) * ELO for worth in choix.ilsr_pairwise_dense(matrix, alpha=PRIOR)]
    middle = fmean(worths)
    return [worth - middle for worth in worths]
