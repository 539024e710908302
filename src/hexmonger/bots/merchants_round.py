"""A search for good rounds of Merchants of Magick: marks with dice, potions, extra dice and free marks."""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.merchants_of_magick.crafting import picked_die
from hexmonger.games.merchants_of_magick.masks import circles_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.plan import Mark, plan_of
from hexmonger.games.merchants_of_magick.position import DICE_COUNT
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, Rules
from hexmonger.games.merchants_of_magick.trail import FREE
from hexmonger.games.merchants_of_magick.view import MerchantView

EVERY_DIE: Final = -1

# All that a seat sees of a round when its dice are rolled.
RoundSeen = tuple[object, ...]


def round_seen(view: MerchantView) -> RoundSeen:
    """Return what a seat saw of the round when its dice were rolled: the same at every question of it."""
    return (
        view.rules,
        view.seat,
        view.round,
        view.dice,
        view.adventurers,
        view.masteries,
        view.inked_marks,
        view.inked_potions,
        view.inked_extra,
        view.line,
        view.claimed,
        view.waiting,
        view.unseen,
        view.side,
        view.scored,
    )


def held_die(view: MerchantView) -> int:
    """Return the die that the seat has taken up and that waits for its circle, or `EVERY_DIE`."""
    ask = view.ask
    assert ask is not None, "this seat is not asked"
    return picked_die(ask.frame) if ask.question.name == "circle" else EVERY_DIE


def goes_on(plan: Sequence[Mark], made: Sequence[Mark], held: int) -> bool:
    """Whether a plan begins with the marks that are made, and goes on with a die that is taken up."""
    if tuple(plan[: len(made)]) != tuple(made):
        return False
    return held == EVERY_DIE or (len(plan) > len(made) and plan[len(made)].die == held)


class Worths:
    """What a search goes by: the worth of circles, of potions and extra dice, and of a free mark."""

    def __init__(self, free_mark: float) -> None:
        self.free_mark = free_mark

    def worth(self, marks: int) -> float:
        """Return what a sheet's circles are worth when the round is over."""
        raise NotImplementedError

    def purse(self, potions: int, extra: int) -> float:
        """Return what potions are worth, and the extra dice that are left when so many are used."""
        raise NotImplementedError


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


def begun(view: MerchantView, seat: int) -> Draft:
    """Return a seat's round before its first mark."""
    marks = view.inked_marks[seat]
    met = view.rules.met_by(view.adventurers[seat], marks)
    return Draft(marks, view.inked_potions[seat], 0, view.inked_extra[seat], met, False, (), 0.0)


def under_way(view: MerchantView) -> Draft:
    """Return the seat's round as far as it is made."""
    seat = view.seat
    ask = view.ask
    assert ask is not None, "this seat is not asked"
    is_free = ask.question.name == "free"
    marks, potions, spent = view.marks[seat], view.potions[seat], view.spent[seat]
    made = tuple(plan_of(view, seat))
    return Draft(marks, potions, spent, view.extra[seat], view.met[seat], is_free, made, 0.0)


@final
class RoundSearch:
    """Follows the drafts that are worth most, mark after mark, and keeps the best that can be committed."""

    def __init__(
        self, rules: Rules, dice: Sequence[int], adventurer: int, worths: Worths, followed: int
    ) -> None:
        self.rules = rules
        self.dice = list(dice)
        self.asked = rules.asked_mask[adventurer]
        self.worths = worths
        self.followed = followed
        # What a die's result asks of each circle in potions.
        self.prices: list[list[int]] = [
            [rules.potions_for(circle, result) for circle in range(len(rules.number_of))] for result in dice
        ]

    def rounds(self, start: Draft, may_stop: bool, die: int, number: int) -> list[Draft]:
        """Return the best rounds that go on from a draft, at most so many, the best first.

        `may_stop` says whether the draft can be committed as it is, `die` which one was taken up already.
        """
        worths = self.worths
        done: list[Draft] = []
        if may_stop:
            start.worth = worths.worth(start.marks) + worths.purse(start.potions, start.extra)
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
        worths = self.worths
        worth = worths.worth(marks) + worths.purse(potions, extra)
        if free:
            worth += worths.free_mark
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
