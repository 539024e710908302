"""A search for good rounds of Merchants of Magick: marks with dice, potions, extra dice and free marks."""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.bots.merchants_valuation import Valuation
from hexmonger.games.merchants_of_magick.masks import circles_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.plan import Mark
from hexmonger.games.merchants_of_magick.position import DICE_COUNT
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, Rules
from hexmonger.games.merchants_of_magick.trail import FREE

EVERY_DIE: Final = -1


@final
class Draft:
    """A round as far as it is planned; `free` says whether a free mark comes next."""

    __slots__ = ("extra", "free", "marks", "met", "plan", "potions", "spent", "worth")

    def __init__(
        self,
        marks: int,
        potions: int,
        spent: int,
        extra: int,
        met: int,
        free: bool,
        plan: tuple[Mark, ...],
        worth: float,
    ) -> None:
        self.marks = marks
        self.potions = potions
        self.spent = spent
        self.extra = extra
        self.met = met
        self.free = free
        self.plan = plan
        self.worth = worth


@final
class RoundSearch:
    """Follows the drafts that are worth most, mark after mark, and keeps the best that can be committed."""

    def __init__(
        self, rules: Rules, dice: Sequence[int], adventurer: int, valuation: Valuation, followed: int
    ) -> None:
        self.rules = rules
        self.dice = list(dice)
        self.asked = rules.asked_mask[adventurer]
        self.valuation = valuation
        self.followed = followed
        # What a die's result asks of each circle in potions.
        self.prices: list[list[int]] = [
            [rules.potions_for(circle, result) for circle in range(len(rules.number_of))] for result in dice
        ]

    def rounds(self, start: Draft, may_stop: bool, die: int, number: int) -> list[Draft]:
        """Return the best rounds that go on from a draft, at most so many, the best first.

        `may_stop` says whether the draft can be committed as it is, `die` which one was taken up already.
        """
        valuation = self.valuation
        done: list[Draft] = []
        if may_stop:
            start.worth = valuation.worth(start.marks) + valuation.purse(start.potions, start.extra)
            done.append(start)
        front = [start]
        while front:
            found: dict[tuple[int, int, int], Draft] = {}
            for draft in front:
                self._follow(draft, die, found)
            die = EVERY_DIE
            front = sorted(found.values(), key=_worth, reverse=True)[: self.followed]
            done += [draft for draft in front if not draft.free]
        done.sort(key=_worth, reverse=True)
        return _apart(done, number)

    def _follow(self, draft: Draft, held: int, found: dict[tuple[int, int, int], Draft]) -> None:
        """Note every draft with one mark more (MoM-12, MoM-14, MoM-17)."""
        unmarked = ALL_CIRCLES & ~draft.marks
        if draft.free:
            for circle in circles_in(unmarked):
                self._mark(draft, FREE, circle, 0, 0, found)
            return
        price = 0
        slots = 0
        if DICE_COUNT[draft.spent] >= PLAIN_RESULTS:
            if draft.extra >= SLOTS:
                return
            price = self.rules.slot_costs[draft.extra]
            slots = 1
        left = min(draft.potions - price, self.rules.most_potions)
        if left < 0:
            return
        reach = self.rules.reach[left]
        for die in range(len(self.dice)):
            if draft.spent >> die & 1 or (held != EVERY_DIE and held != die):
                continue
            prices = self.prices[die]
            for circle in circles_in(reach[die][self.dice[die]] & unmarked):
                self._mark(draft, die, circle, price + prices[circle], slots, found)

    def _mark(
        self,
        draft: Draft,
        die: int,
        circle: int,
        cost: int,
        slots: int,
        found: dict[tuple[int, int, int], Draft],
    ) -> None:
        """Note a draft with one mark more and all that it brings (MoM-15, MoM-17)."""
        rules = self.rules
        marks = draft.marks | 1 << circle
        potions = draft.potions - cost
        spent = draft.spent if die == FREE else draft.spent | 1 << die
        met = draft.met
        free = False
        row_mask = rules.row_mask_of[circle]
        if marks & row_mask == row_mask:
            potions += rules.row_potions[rules.row_of[circle]]
        # A free mark may go on with the items that are left even if it completes no row.
        if die == FREE or marks & row_mask == row_mask:
            bit = 1
            for mask in self.asked:
                if not met & bit and marks & mask == mask:
                    met |= bit
                    if met == bit:
                        potions += rules.first_item
                    elif marks != ALL_CIRCLES:
                        # MoM-20: the free mark comes before the items that are left.
                        free = True
                        break
                bit <<= 1
        extra = draft.extra + slots
        valuation = self.valuation
        worth = valuation.worth(marks) + valuation.purse(potions, extra)
        if free:
            worth += valuation.free_mark
        # The same circles by the same dice in another order may leave other potions.
        key = (marks, spent, potions)
        known = found.get(key)
        if known is None or worth > known.worth:
            plan = (*draft.plan, Mark(die, circle))
            found[key] = Draft(marks, potions, spent, extra, met, free, plan, worth)


def _worth(draft: Draft) -> float:
    return draft.worth


def _apart(drafts: list[Draft], number: int) -> list[Draft]:
    """Return the first drafts that lead to different sheets, potions or extra dice."""
    kept: list[Draft] = []
    seen: set[tuple[int, int, int]] = set()
    for draft in drafts:
        key = (draft.marks, draft.potions, draft.extra)
        if key not in seen:
            seen.add(key)
            kept.append(draft)
            if len(kept) == number:
                break
    return kept
