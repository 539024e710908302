"""The stacks of a storehouse of Arcane Alley as sets in the making: what each wants and would bring."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.bots.alley_goals import NO_LIGHT, Goals
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import STACKS
from hexmonger.games.arcane_alley.zones import HOLE

COUNT: Final = [mask.bit_count() for mask in range(512)]
# More gold than any set brings.
MUCH: Final = 1000.0
# The kind of what is in a hole.
NO_ITEM: Final = -1000

# A stack as it lies: its slots as bits, their kinds, which are revealed, and whether its gold is halved.
Line = tuple[int, int, int, int, int, bool]


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
    """A storehouse: the infamy of each slot, every set it may come to, and how many items are unknown."""

    infamies: list[float]
    stacks: list[Stack]
    unknown: int


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
        self.lines: dict[Line, list[Stack]] = {}

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
        kinds: list[int] = []
        infamies: list[float] = []
        unknown = halving = 0
        for slot, card in enumerate(store):
            if card == HOLE:
                kinds.append(NO_ITEM)
                infamies.append(0.0)
                continue
            kind = self.kind_of[card]
            kinds.append(kind)
            infamies.append(self.infamy_of[card])
            if card == self.blank:
                unknown += 1
            elif up >> slot & 1 and self.rules.halves[kind]:
                halving |= 1 << slot
        stacks: list[Stack] = []
        for mask, a, b, c in STACKS[shape]:
            # A play changes one slot, so most stacks have been looked through before.
            key = (mask, kinds[a], kinds[b], kinds[c], up & mask, halving & ~mask != 0)
            found = self.lines.get(key)
            if found is None:
                found = self._line((a, b, c), key, infamies[a] + infamies[b] + infamies[c])
                self.lines[key] = found
            stacks += found
        return Survey(infamies, stacks, unknown)

    def _line(self, slots: tuple[int, int, int], line: Line, saved: float) -> list[Stack]:
        """Return every set that a stack may become."""
        mask, first, second, third, up, is_halved = line
        rules = self.rules
        goals = self.goals
        kinds = (first, second, third)
        of_slot = [0, 0, 0]
        stuck = mimics = blanks = 0
        for place, kind in enumerate(kinds):
            bit = 1 << slots[place]
            if kind == NO_ITEM:
                stuck |= bit
            elif kind < 0:
                blanks |= bit
            else:
                of_slot[place] = goals.of_kind[kind]
                if rules.mimics[kind]:
                    mimics |= bit
                if up & bit and rules.stays[kind]:
                    stuck |= bit
        found: list[Stack] = []
        for goal in range(goals.number):
            rest = mask
            cost = 0
            is_moon = goals.light[goal] != NO_LIGHT
            gold = MUCH if is_moon else self.gold[goal]
            for place in range(3):
                if of_slot[place] >> goal & 1:
                    rest ^= 1 << slots[place]
                    cost = max(cost, goals.cost[kinds[place]])
                    if is_moon:
                        # MM-30: it sells for the lowest gold among them.
                        gold = min(gold, float(rules.gold_of[kinds[place]]))
            if rest == mask or rest & stuck:
                continue
            if rest & mimics and not is_moon:
                # One that mimics will do for one that is wanted.
                rest &= ~(rest & mimics & -(rest & mimics))
            wanted = COUNT[rest]
            luck = 0.0 if wanted else 1.0
            if wanted == 1 and rest & blanks:
                luck = self.share(goal)
            if is_moon and wanted:
                gold = min(gold, self.usual[goal])
            if is_halved:
                gold /= 2
            is_asleep = mask & ~rest & ~up != 0
            found.append(Stack(goal, wanted, luck, is_asleep, gold - cost * wanted, saved, mask, slots))
        return found
