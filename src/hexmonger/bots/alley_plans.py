"""What a storehouse of Arcane Alley will still earn, with every slot, turn and held item spent once.

Every stack is looked at as a set in the making. They are taken in order of what they promise: each takes its
slots, its turns and its items as far as it is likely to become a set, and what is left is for the next.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.bots.alley_goals import NO_LIGHT, Goals
from hexmonger.bots.alley_weights import AlleyWeights
from hexmonger.games.arcane_alley.moonstruck_market.moon import after
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import SIZES, STACKS
from hexmonger.games.arcane_alley.zones import HOLE

COUNT: Final = [mask.bit_count() for mask in range(512)]
# A set that is less likely than this is not worth a thought.
LEAST: Final = 0.01
SLOTS: Final = 9
STACK: Final = 3

# How many turns may still come: several numbers, each as likely as the others, in ascending order.
Horizon = tuple[int, ...]


class Stack(NamedTuple):
    """A set in the making: what it wants and what it brings.

    `luck` is the chance that it is complete already, with what lies hidden there; `saved` is the infamy
    that goes with its items, `gold` what a set brings less what it costs to play the items it wants.
    """

    goal: int
    wanted: int
    luck: float
    is_asleep: bool
    gold: float
    saved: float
    mask: int
    slots: tuple[int, int, int]


class Survey(NamedTuple):
    """A storehouse: the infamy of each slot, every stack that may become a set, and what halves its gains."""

    infamies: list[float]
    stacks: list[Stack]
    unknown: int
    is_halved: bool


class Promise(NamedTuple):
    """What a storehouse is likely to come to: the gold it earns, the infamy it counts, and turns to spare."""

    gold: float
    infamy: float
    spare: float
    room: float
    unknown: int


class Plans:
    """Values storehouses by the items that one seat can't place.

    `kind_of` gives the kind of every card, the last card being a blank that stands for any unknown item.
    """

    def __init__(
        self,
        rules: Rules,
        goals: Goals,
        weights: AlleyWeights,
        kind_of: Sequence[int],
        unseen: Sequence[int],
        given: float,
    ) -> None:
        self.rules = rules
        self.goals = goals
        self.weights = weights
        self.kind_of = kind_of
        self.blank = len(kind_of) - 1
        self.copies = [0] * goals.number
        golds = [0] * goals.number
        infamy = 0
        for kind in unseen:
            infamy += rules.infamy_of[kind]
            for goal in goals.each_of_kind[kind]:
                self.copies[goal] += 1
                golds[goal] += rules.gold_of[kind]
        self.unseen = len(unseen) or 1
        self.average = infamy / self.unseen
        self.gold = [
            gold - given * given_away for gold, given_away in zip(goals.gold, goals.given, strict=True)
        ]
        # What the items of one moon sell for on average; a set of them sells for the lowest.
        self.usual = [
            gold / copies if copies else 0.0 for gold, copies in zip(golds, self.copies, strict=True)
        ]
        self.infamy_of = [*[float(rules.infamy_of[kind]) for kind in kind_of[:-1]], self.average]
        self.surveys: dict[tuple[int, int, tuple[int, ...]], Survey] = {}
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
            for goal in goals.each_of_kind[self.kind_of[card]]:
                held[goal] += 1
        hopes: list[tuple[float, float, int]] = []
        for place, stack in enumerate(survey.stacks):
            unseen = more if stack.wanted > 1 or stack.mask & touched else 0
            chance = self.chance(stack, held[stack.goal], horizon, unseen, light)
            if reach >> stack.goal & 1 and held[stack.goal] < stack.wanted:
                bought = self.chance(stack, held[stack.goal] + 1, horizon, unseen, light)
                chance += weights.market * (bought - chance)
            worth = chance * (stack.gold + bonus + weights.infamy * stack.saved)
            if chance > LEAST and worth > 0:
                hopes.append((worth, chance, place))
        hopes.sort(reverse=True)
        size = len(survey.infamies)
        free = [1.0] * size
        turns = sum(horizon) / len(horizon)
        spare = turns
        earned = 0.0
        left = sum(survey.infamies)
        taken = [0] * goals.number
        claimed = [0] * goals.number
        for _, chance, place in hopes:
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
                best = max(best, chance * (self.gold[goal] + bonus))
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
                factor *= self.weights.locked
            else:
                turns = lit
        return factor * self.chance_to_come(goal, missing, turns + more) if wanted <= turns else 0.0

    def chance_to_come(self, goal: int, missing: int, draws: int) -> float:
        """Return how likely so many items of a goal come to hand."""
        if missing <= 0:
            return 1.0
        if missing > draws:
            return 0.0
        one = min(0.9, self.weights.access * self.copies[goal] / self.unseen)
        part: float = (1 - one) ** draws
        found = 1 - part
        for number in range(1, missing):
            part *= one / (1 - one) * (draws - number + 1) / number
            found -= part
        return max(found, 0.0)

    def survey(self, shape: int, up: int, store: tuple[int, ...]) -> Survey:
        """Return what a storehouse holds, looked through once for each way it can lie."""
        key = (shape, up, store)
        found = self.surveys.get(key)
        if found is None:
            self.surveys[key] = found = self._survey(shape, up, store)
        return found

    def _survey(self, shape: int, up: int, store: tuple[int, ...]) -> Survey:
        rules = self.rules
        goals = self.goals
        infamies = [self.infamy_of[card] if card != HOLE else 0.0 for card in store]
        of_slot = [0] * SIZES[shape]
        blanks = stuck = mimics = halving = 0
        bit = 1
        for slot, card in enumerate(store):
            if card == self.blank:
                blanks |= bit
            elif card == HOLE:
                stuck |= bit
            else:
                kind = self.kind_of[card]
                of_slot[slot] = goals.of_kind[kind]
                if rules.mimics[kind]:
                    mimics |= bit
                if up & bit:
                    if rules.stays[kind]:
                        stuck |= bit
                    if rules.halves[kind]:
                        halving |= bit
            bit <<= 1
        stacks: list[Stack] = []
        for mask, a, b, c in STACKS[shape]:
            served = of_slot[a] | of_slot[b] | of_slot[c]
            saved = infamies[a] + infamies[b] + infamies[c]
            goal = 0
            while served:
                if served & 1:
                    rest = mask
                    if of_slot[a] >> goal & 1:
                        rest ^= 1 << a
                    if of_slot[b] >> goal & 1:
                        rest ^= 1 << b
                    if of_slot[c] >> goal & 1:
                        rest ^= 1 << c
                    if rest & mimics and goals.light[goal] == NO_LIGHT:
                        # One that mimics will do for one that is wanted.
                        rest &= ~(rest & mimics & -(rest & mimics))
                    if not rest & stuck:
                        stacks.append(
                            self._stack(goal, store, up, mask, rest, blanks, halving, saved, (a, b, c))
                        )
                goal += 1
                served >>= 1
        return Survey(infamies, stacks, COUNT[blanks], halving != 0)

    def _stack(
        self,
        goal: int,
        store: tuple[int, ...],
        up: int,
        mask: int,
        rest: int,
        blanks: int,
        halving: int,
        saved: float,
        slots: tuple[int, int, int],
    ) -> Stack:
        """Return a stack as a set in the making."""
        wanted = COUNT[rest]
        luck = 1.0
        if wanted:
            luck = self.copies[goal] / self.unseen if wanted == 1 and rest & blanks else 0.0
        gold = self.gold[goal]
        cost = 0
        if self.goals.light[goal] != NO_LIGHT:
            gold = self.usual[goal] if wanted else 100.0
        for slot in slots:
            if not rest >> slot & 1:
                kind = self.kind_of[store[slot]]
                cost = max(cost, self.goals.cost[kind])
                if self.goals.light[goal] != NO_LIGHT:
                    gold = min(gold, float(self.rules.gold_of[kind]))
        if halving & ~mask:
            gold /= 2
        return Stack(goal, wanted, luck, mask & ~rest & ~up != 0, gold - cost * wanted, saved, mask, slots)


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
