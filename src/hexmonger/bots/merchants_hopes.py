"""What parts of rows, potions and extra dice of Merchants of Magick are worth, by rounds to go."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from hexmonger.bots.merchants_prospects import TIE_BREAK, by_marked, thirst
from hexmonger.bots.merchants_valuation import Parts, Purse
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS

# More potions than these are worth what spare ones are.
MOST_POTIONS: Final = 30


@lru_cache(maxsize=8)
def thirsts(rules: Rules) -> list[list[float]]:
    """Return the potions that each circle is expected to take, by rounds to go."""
    circles = range(len(CIRCLES))
    return [[thirst(rules, circle, rounds) for circle in circles] for rounds in range(rules.rounds)]


@final
class Hopes:
    """What a part of a row is worth by the rounds to go, for one edition and one set of weights."""

    def __init__(self, rules: Rules, weights: Mapping[str, float]) -> None:
        self.rules = rules
        self.weights = dict(weights)
        self.sheets: list[list[Parts]] = []
        columns = [weights[name] for name in COLUMNS]
        for rounds in range(rules.rounds):
            pace = self.pace(rounds)
            parts = [
                pace ** (columns[CIRCLES[circle][1]] + weights["thirst"] * potions)
                for circle, potions in enumerate(thirsts(rules)[rounds])
            ]
            self.sheets.append([(mask, by_marked(mask, parts)) for mask in rules.row_mask])
        self.purses = [self._purse(rounds) for rounds in range(rules.rounds)]

    def pace(self, rounds: int) -> float:
        """Return what is left of a target's worth for an easy circle it wants, with rounds to go."""
        return self.weights["patience"] * rounds / (rounds + self.weights["haste"])

    def _purse(self, rounds: int) -> Purse:
        weights = self.weights
        costs = self.rules.slot_costs
        if rounds == 0:
            worths = [TIE_BREAK * potions for potions in range(MOST_POTIONS + 1)]
            return Purse(worths, TIE_BREAK, [0.0] * (SLOTS + 1))
        spare = weights["spare_potion"]
        most = min(weights["enough_potions"], weights["potions_in_a_round"] * rounds)
        worths = []
        for potions in range(MOST_POTIONS + 1):
            enough = min(float(potions), most)
            worths.append(weights["potion"] * enough + spare * (potions - enough))
        each = weights["extra_die"] * rounds / (rounds + weights["extra_die_haste"])
        extra: list[float] = []
        for used in range(SLOTS + 1):
            free = sum([cost == 0 for cost in costs[used:]])
            paid = SLOTS - used - free
            worth = each * min(free, 2 * rounds)
            worth += weights["paid_extra_die"] * min(paid, max(0, 2 * rounds - free))
            extra.append(worth)
        return Purse(worths, spare, extra)


@lru_cache(maxsize=8)
def hopes_of(rules: Rules, weights: tuple[tuple[str, float], ...]) -> Hopes:
    """Return what parts of rows are worth by some weights, worked out once."""
    return Hopes(rules, dict(weights))
