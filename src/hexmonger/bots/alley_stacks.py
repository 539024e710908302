"""The stacks of a storehouse of Arcane Alley as sets in the making: what each wants and would bring."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.bots.alley_goals import NO_LIGHT, Goals
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import SIZES, STACKS
from hexmonger.games.arcane_alley.zones import HOLE

COUNT: Final = [mask.bit_count() for mask in range(512)]
# More gold than any set brings.
MUCH: Final = 1000.0


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


class Stacks:
    """Looks storehouses through by the items that one seat can't place.

    `kind_of` gives the kind of every card, the last card being a blank that stands for any unknown item;
    `given` is how much gold counts that a sale gives to another player.
    """

    def __init__(
        self, rules: Rules, goals: Goals, kind_of: Sequence[int], unseen: Sequence[int], given: float
    ) -> None:
        self.rules = rules
        self.goals = goals
        self.kind_of = kind_of
        self.blank = len(kind_of) - 1
        self.copies = [0] * goals.number
        golds = [0] * goals.number
        infamies = [rules.infamy_of[kind] for kind in unseen]
        for kind in unseen:
            for goal in goals.each_of_kind[kind]:
                self.copies[goal] += 1
                golds[goal] += rules.gold_of[kind]
        self.unseen = len(unseen) or 1
        self.average = sum(infamies) / self.unseen
        # How far the infamy of an item that nobody has seen may be from the average, squared.
        self.doubt = sum([(infamy - self.average) ** 2 for infamy in infamies]) / self.unseen
        self.gold = [gold - given * gift for gold, gift in zip(goals.gold, goals.given, strict=True)]
        # What the items of one moon sell for on average; a set of them sells for the lowest.
        self.usual = [gold / max(copies, 1) for gold, copies in zip(golds, self.copies, strict=True)]
        self.infamy_of = [*[float(rules.infamy_of[kind]) for kind in kind_of[:-1]], self.average]
        self.surveys: dict[tuple[int, int, tuple[int, ...]], Survey] = {}

    def share(self, goal: int) -> float:
        """Return how many of the items that the seat can't place serve a goal, as a part of them."""
        return self.copies[goal] / self.unseen

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
            luck = self.share(goal) if wanted == 1 and rest & blanks else 0.0
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
