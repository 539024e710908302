"""What a storehouse of Arcane Alley will still earn, with every slot, turn and held item spent once.

Every stack is looked at as a set in the making. They are taken in order of what they promise: each takes its
slots, its turns and its items as far as it is likely to become a set, and what is left is for the next.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.bots.alley_goals import NO_LIGHT
from hexmonger.bots.alley_stacks import Stack, Stacks, Survey
from hexmonger.bots.alley_weights import AlleyWeights
from hexmonger.games.arcane_alley.moonstruck_market.moon import after

# A set that is less likely than this is not worth a thought.
LEAST: Final = 0.01
SLOTS: Final = 9
STACK: Final = 3

# How many turns may still come: several numbers, each as likely as the others, in ascending order.
Horizon = tuple[int, ...]


class Promise(NamedTuple):
    """What a storehouse is likely to come to: the gold it earns, the infamy it counts, and turns to spare."""

    gold: float
    infamy: float
    spare: float
    room: float
    unknown: int


class Plans:
    """Values storehouses by the items that one seat can't place."""

    def __init__(self, stacks: Stacks, weights: AlleyWeights) -> None:
        self.stacks = stacks
        self.goals = stacks.goals
        self.weights = weights
        self.odds: dict[tuple[int, int, int, Horizon, int, int], float] = {}

    def promise(
        self,
        survey: Survey,
        stash: Sequence[int],
        horizon: Horizon,
        bonus: int,
        light: int,
        more: int = 0,
        touched: int = 0,
        reach: int = 0,
    ) -> Promise:
        """Return what a storehouse will come to.

        As many turns are to come as the horizon says, each with a draw; `bonus` is a wizard's. What is
        stashed unseen is as good as some more draws, but not for a stack that was one short before, none of
        its slots being touched. `reach` are the goals that an item in the market serves, as bits.
        """
        weights = self.weights
        goals = self.goals
        held = [0] * goals.number
        for card in stash:
            for goal in goals.each_of_kind[self.stacks.kind_of[card]]:
                held[goal] += 1
        hopes: list[tuple[float, int, float]] = []
        for place, stack in enumerate(survey.stacks):
            unseen = more if stack.wanted > 1 or stack.mask & touched else 0
            chance = self.chance(stack, held[stack.goal], horizon, unseen, light)
            if reach >> stack.goal & 1 and held[stack.goal] < stack.wanted:
                bought = self.chance(stack, held[stack.goal] + 1, horizon, unseen, light)
                chance += weights.market * (bought - chance)
            worth = chance * (stack.gold + bonus + weights.infamy * stack.saved)
            if chance > LEAST and worth > 0:
                hopes.append((-worth, place, chance))
        # Of equals rows and columns come before diagonals, which leave no other stack whole.
        hopes.sort()
        size = len(survey.infamies)
        free = [1.0] * size
        turns = sum(horizon) / len(horizon)
        spare = turns
        earned = 0.0
        left = sum(survey.infamies)
        taken = [0] * goals.number
        claimed = [0] * goals.number
        for _, place, chance in hopes:
            goal, wanted, _, _, gold, saved, mask, (a, b, c) = survey.stacks[place]
            if taken[goal] & mask:
                # The same items can't come to two stacks that share a slot.
                continue
            share = min(free[a], free[b], free[c])
            if share < LEAST:
                continue
            if claimed[goal]:
                chance = self.chance(survey.stacks[place], held[goal] - claimed[goal], horizon, more, light)
            if wanted > spare:
                chance *= max(spare, 0.0) / wanted
            taken[goal] |= mask
            claimed[goal] += wanted
            used = chance * share
            earned += used * (gold + bonus)
            left -= used * saved
            free[a] -= used
            free[b] -= used
            free[c] -= used
            spare -= used * wanted
        spare = max(spare, 0.0)
        room = sum(free) / SLOTS
        if size and turns:
            earned += self.from_scratch(held, claimed, spare, horizon, room, bonus)
        return Promise(earned, left, spare, room, survey.unknown)

    def from_scratch(
        self, held: list[int], claimed: list[int], spare: float, horizon: Horizon, room: float, bonus: int
    ) -> float:
        """Return what held items promise that nothing in the storehouse goes with yet."""
        best = 0.0
        for goal, number in enumerate(held):
            if number and not claimed[goal] and self.goals.light[goal] == NO_LIGHT:
                chance = self.chance_to_fill(goal, STACK, number, horizon, 0, NO_LIGHT)
                best = max(best, chance * (self.stacks.gold[goal] + bonus))
        return best * room * min(1.0, spare / STACK) * self.weights.scratch

    def chance(self, stack: Stack, held: int, horizon: Horizon, more: int, light: int) -> float:
        """Return how likely a stack becomes a set in time, or is one already with what lies hidden there."""
        goal, wanted, luck, is_asleep, _, _, _, _ = stack
        chance = self.chance_to_fill(goal, wanted, held, horizon, more, light)
        if wanted:
            chance += luck - chance * luck
        if is_asleep and horizon[-1]:
            chance *= self.weights.asleep
        return chance

    def chance_to_fill(
        self, goal: int, wanted: int, held: int, horizon: Horizon, more: int, light: int
    ) -> float:
        """Return how likely the items that a stack wants come to hand and are played in time."""
        wanted_light = self.goals.light[goal]
        if wanted_light == NO_LIGHT:
            if not wanted:
                return 1.0
            light = NO_LIGHT
        key = (goal, wanted, max(wanted - held, 0), horizon, more, light)
        found = self.odds.get(key)
        if found is None:
            found = 0.0
            for turns in horizon:
                found += self.chance_within(goal, wanted, wanted - held, turns, more, light)
            found /= len(horizon)
            self.odds[key] = found
        return found

    def chance_within(self, goal: int, wanted: int, missing: int, turns: int, more: int, light: int) -> float:
        """Return how likely a stack is filled within so many turns."""
        factor = self.weights.tempos[wanted]
        wanted_light = self.goals.light[goal]
        if wanted_light != NO_LIGHT:
            lit = turns_until_dark(wanted_light, light, turns)
            if lit < 0:
                # It may still be sold in the inspection, if the die is locked on its side (MM-22).
                is_lit = not turns and light == wanted_light
                factor *= 1 - self.weights.locked if is_lit else self.weights.locked
            else:
                turns = lit
        return factor * self.chance_to_come(goal, missing, turns + more) if wanted <= turns else 0.0

    def chance_to_come(self, goal: int, missing: int, draws: int) -> float:
        """Return how likely so many items of a goal come to hand."""
        if missing <= 0:
            return 1.0
        if missing > draws:
            return 0.0
        one = min(0.9, self.weights.access * self.stacks.share(goal))
        part: float = (1 - one) ** draws
        found = 1 - part
        for number in range(1, missing):
            part *= one / (1 - one) * (draws - number + 1) / number
            found -= part
        return max(found, 0.0)


def turns_until_dark(wanted: int, light: int, turns: int) -> int:
    """Return on which of a seat's coming turns the die shows a side for the last time; -1 if it doesn't.

    The die advances once between two turns of a seat (MM-21).

    >>> turns_until_dark(1, 4, 1), turns_until_dark(1, 4, 5), turns_until_dark(2, 4, 1)
    (1, 4, -1)
    """
    first = 1
    side = after(light)
    while side != wanted:
        first += 1
        side = after(side)
    return first + STACK * ((turns - first) // STACK) if first <= turns else -1
