"""What a storehouse of Arcane Alley will still earn, and the infamy that will be left in it.

Every stack is looked at as a set in the making: how many items of a kind it still wants, and how likely they
come in time. The best one counts, then what else can be made of the other slots.
"""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import STACKS
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.native import mypyc_attr

# A wanted item comes by more often than the deck alone gives it: others discard it.
ACCESS: Final = 1.3
# Each item still to be played makes a set less sure: it can be broken, and turns have other uses.
TEMPO: Final = 0.9
# A second set has to share the turns that are left with the first, a third with both.
SECOND: Final = 0.7
# An item that you know but that lies hidden is sure to count in the inspection only.
ASLEEP: Final = 0.8
# What one infamy costs on average; only used to weigh sets against each other.
INFAMY: Final = 0.7
# A special item in the stash will be of some use.
SPECIAL: Final = 1.5

COUNT: Final = [mask.bit_count() for mask in range(512)]
TEMPOS: Final = [TEMPO**wanted for wanted in range(4)]


@final
@mypyc_attr(acyclic=True)
class Stack:
    """A set in the making: what it wants and what it brings.

    `luck` is the chance that it is complete already, with what lies hidden there; `saved` is the infamy
    that goes with its items.
    """

    __slots__ = ("gold", "is_asleep", "kind", "luck", "mask", "saved", "wanted")

    def __init__(
        self, kind: int, wanted: int, luck: float, is_asleep: bool, gold: float, saved: float, mask: int
    ) -> None:
        self.kind = kind
        self.wanted = wanted
        self.luck = luck
        self.is_asleep = is_asleep
        self.gold = gold
        self.saved = saved
        self.mask = mask


@final
@mypyc_attr(acyclic=True)
class Survey:
    """A storehouse: its infamy, and every stack that may become a set."""

    __slots__ = ("infamy", "stacks")

    def __init__(self, infamy: float, stacks: list[Stack]) -> None:
        self.infamy = infamy
        self.stacks = stacks


class Prospects:
    """Values storehouses by the items that one seat can't place.

    `kind_of` gives the kind of every card, the last card being a blank that stands for any unknown item;
    `prices` is what a set of each kind is worth in gold.
    """

    def __init__(
        self, rules: Rules, kind_of: Sequence[int], unseen: Sequence[int], prices: Sequence[float]
    ) -> None:
        self.rules = rules
        self.kind_of = kind_of
        self.prices = prices
        self.blank = len(kind_of) - 1
        self.copies = [0] * len(rules.items)
        for kind in unseen:
            self.copies[kind] += 1
        self.unseen = len(unseen) or 1
        average = sum([rules.infamy_of[kind] for kind in unseen]) / self.unseen
        self.infamy_of = [*[rules.infamy_of[kind] for kind in kind_of[:-1]], average]
        self.surveys: dict[tuple[int, int, tuple[int, ...]], Survey] = {}
        self.odds: dict[int, float] = {}

    def of_store(
        self, survey: Survey, stash: Sequence[int], turns: int, draws: int, bonus: int
    ) -> tuple[float, float]:
        """Return the gold that a storehouse will still earn, and the infamy left in it in the end.

        There are so many turns to play items in, and so many draws to get them; `bonus` is a wizard's.
        """
        held = [self.kind_of[card] for card in stash]
        plans: list[tuple[float, float, float, int]] = []
        for stack in survey.stacks:
            chance = stack.luck
            wanted = stack.wanted
            if wanted:
                if wanted <= turns:
                    filled = self.chance_to_fill(stack.kind, wanted, held.count(stack.kind), draws)
                    chance = filled + chance - filled * chance
                elif not chance:
                    continue
            if stack.is_asleep and turns:
                chance *= ASLEEP
            gold = stack.gold + bonus
            worth = chance * (gold + INFAMY * stack.saved)
            if worth > 0:
                plans.append((worth, chance * gold, chance * stack.saved, stack.mask))
        earned = 0.0
        left = survey.infamy
        weight = 1.0
        taken = 0
        plans.sort(reverse=True)
        for _, gold, saved, mask in plans:
            if not taken & mask:
                taken |= mask
                earned += weight * gold
                left -= weight * saved
                weight *= SECOND
        if turns:
            earned += SPECIAL * sum([kind >= 0 and not self.rules.makes_sets[kind] for kind in held])
        return earned, left

    def survey(self, shape: int, up: int, store: tuple[int, ...]) -> Survey:
        """Return what a storehouse holds, looked through once for each way it can lie."""
        key = (shape, up, store)
        found = self.surveys.get(key)
        if found is None:
            self.surveys[key] = found = self._survey(shape, up, store)
        return found

    def _survey(self, shape: int, up: int, store: tuple[int, ...]) -> Survey:
        rules = self.rules
        kinds: dict[int, int] = {}
        infamies = [self.infamy_of[card] if card != HOLE else 0.0 for card in store]
        blanks = stuck = mimics = halving = 0
        bit = 1
        for card in store:
            if card == self.blank:
                blanks |= bit
            elif card == HOLE:
                stuck |= bit
            else:
                kind = self.kind_of[card]
                if rules.mimics[kind]:
                    mimics |= bit
                elif rules.makes_sets[kind]:
                    kinds[kind] = kinds.get(kind, 0) | bit
                if up & bit:
                    if rules.stays[kind]:
                        stuck |= bit
                    if rules.halves[kind]:
                        halving |= bit
            bit <<= 1
        stacks: list[Stack] = []
        for mask, a, b, c in STACKS[shape]:
            saved = infamies[a] + infamies[b] + infamies[c]
            for kind, slots in kinds.items():
                rest = mask & ~slots
                if rest == mask or rest & stuck:
                    continue
                if rest & mimics:
                    # One that mimics will do for one that is wanted.
                    rest &= ~(rest & mimics & -(rest & mimics))
                wanted = COUNT[rest]
                luck = 1.0
                if wanted:
                    luck = self.copies[kind] / self.unseen if wanted == 1 and rest & blanks else 0.0
                gold = self.prices[kind] / 2 if halving & ~mask else self.prices[kind]
                stacks.append(Stack(kind, wanted, luck, mask & ~rest & ~up != 0, gold, saved, mask))
        return Survey(sum(infamies), stacks)

    def chance_to_fill(self, kind: int, wanted: int, held: int, draws: int) -> float:
        """Return how likely the items that a stack wants come to hand and are played in time."""
        missing = wanted - held
        if missing <= 0:
            return TEMPOS[wanted]
        # Where one of the kind lies already, two at most are missing.
        key = (3 * draws + missing) * len(self.copies) + kind
        found = self.odds.get(key)
        if found is None:
            one = min(0.9, ACCESS * self.copies[kind] / self.unseen)
            found = 1 - (1 - one) ** draws
            if missing > 1:
                found -= draws * one * (1 - one) ** (draws - 1)
            self.odds[key] = found
        return found * TEMPOS[wanted]
