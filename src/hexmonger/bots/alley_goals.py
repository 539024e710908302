"""What three items of a stack can be together: copies of one item, items of one type, or of one moon.

A goal is a number; every kind of item serves some goals, which are the bits of an int.
"""

from typing import Final

from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS
from hexmonger.games.arcane_alley.moonstruck_market.rules import ANY_TYPE, MarketRules
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.verbs import THEM, YOU, Gain, Lose
from hexmonger.kernel.agenda import Script

NO_LIGHT: Final = 0


class Goals:
    """All goals that the items of an edition serve.

    `of_kind` has the goals of every kind of item as bits, `each_of_kind` as numbers; `gold` is what a set
    brings, without what its sale gives to others; `light` is the side of the moon die it needs, if any.
    `given` and `cost` are what a sale gives another player, and what it costs to play an item of a kind.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.gold: list[int] = []
        self.light: list[int] = []
        self.given: list[int] = []
        self.of_kind = [0] * len(rules.items)
        self.cost = [gold_by(played, Lose, YOU) for played in rules.played]
        groups: dict[int, int] = {}
        for kind in range(len(rules.items)):
            if not rules.makes_sets[kind] or rules.mimics[kind]:
                continue
            # MM-31: items of a type sell together, for the gold they have in common.
            group = rules.in_common[kind] & ANY_TYPE if isinstance(rules, MarketRules) else 0
            if not group or group not in groups:
                goal = self._add(rules.gold_of[kind] + gold_by(rules.sold[kind], Gain, YOU), NO_LIGHT)
                if group:
                    groups[group] = goal
            else:
                goal = groups[group]
            self.of_kind[kind] |= 1 << goal
            self.given[goal] = max(self.given[goal], gold_by(rules.sold[kind], Gain, THEM))
        if isinstance(rules, MarketRules):
            for light in LIGHTS:
                goal = self._add(0, light)
                for kind in range(len(rules.items)):
                    if rules.moon_in_sets[kind] & light:
                        self.of_kind[kind] |= 1 << goal
        self.number = len(self.gold)
        self.each_of_kind = [
            [goal for goal in range(self.number) if bits >> goal & 1] for bits in self.of_kind
        ]

    def _add(self, gold: int, light: int) -> int:
        self.gold.append(gold)
        self.light.append(light)
        self.given.append(0)
        return len(self.gold) - 1


def gold_by(effect: Script | None, verb: type[Gain] | type[Lose], who: int) -> int:
    """Return the gold that an effect lets somebody gain, or lose."""
    gold = 0
    if effect is not None:
        for step in effect.steps:
            if isinstance(step, verb) and step.who == who and step.gold:
                gold += effect.numbers[step.gold]
    return gold
