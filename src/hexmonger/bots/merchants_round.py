"""A search for the best round of Merchants of Magick: marks with dice, potions, extra dice and free marks."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hexmonger.bots.merchants_prospects import FREE_MARK
from hexmonger.games.merchants_of_magick.crafting import picked_die
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import circles_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.plan import Mark
from hexmonger.games.merchants_of_magick.position import DICE_COUNT
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES
from hexmonger.games.merchants_of_magick.trail import FREE
from hexmonger.games.merchants_of_magick.view import MerchantView

# How many unfinished rounds are followed after each mark.
FOLLOWED: Final = 8
ALL_DICE: Final = tuple(range(len(DICE)))


class Pencil(NamedTuple):
    """A round as far as it is planned; `free` says whether a free mark comes next."""

    worth: float
    marks: int
    potions: int
    spent: int
    extra: int
    met: int
    free: bool
    plan: tuple[Mark, ...]


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


# A mark that may come next, its potions in all, and how many extra dice it uses.
Candidate = tuple[Mark, int, int]


def whole_round(
    view: MerchantView, worth: Callable[[int], float], purse: Callable[[int, int], float]
) -> tuple[Mark, ...]:
    """Return the marks of the best round found, from what stood on the table when its dice were rolled.

    `worth` values the circles of a sheet, `purse` its potions and the extra dice that are used.
    """
    seat = view.seat
    marks, potions, extra = view.inked_marks[seat], view.inked_potions[seat], view.inked_extra[seat]
    met = view.rules.met_by(view.adventurers[seat], marks)
    value = worth(marks) + purse(potions, extra)
    start = Pencil(value, marks, potions, 0, extra, met, False, ())
    best = start
    # Each die in turn goes first, so that a mark which pays only together with others is not lost sight of.
    for die in ALL_DICE:
        found = _search(view, start, (die,), worth, purse)
        if found.worth > best.worth:
            best = found
    return best.plan


def best_round(
    view: MerchantView, worth: Callable[[int], float], purse: Callable[[int, int], float]
) -> tuple[Mark, ...]:
    """Return the marks still to make in the best round found that goes on from those that are made."""
    seat = view.seat
    ask = view.ask
    assert ask is not None, "this seat is not asked"
    question = ask.question.name
    marks, potions, extra = view.marks[seat], view.potions[seat], view.extra[seat]
    # Only who is asked for a die may leave the round as it is.
    value = worth(marks) + purse(potions, extra) if question == "die" else float("-inf")
    start = Pencil(value, marks, potions, view.spent[seat], extra, view.met[seat], question == "free", ())
    dice = (picked_die(ask.frame),) if question == "circle" else ALL_DICE
    return _search(view, start, dice, worth, purse).plan


def _search(
    view: MerchantView,
    best: Pencil,
    dice: tuple[int, ...],
    worth: Callable[[int], float],
    purse: Callable[[int, int], float],
) -> Pencil:
    """Return the best round found that goes on from one, its first mark made with one of some dice."""
    front = [best]
    while front:
        found: dict[tuple[int, int, int], Pencil] = {}
        for pencil in front:
            for mark, cost, slots in _candidates(view, pencil, dice):
                after = _marked(view, pencil, mark, cost, slots)
                value = worth(after.marks) + purse(after.potions, after.extra) + FREE_MARK * after.free
                # The same circles by the same dice in another order may leave other potions.
                key = (after.marks, after.spent, after.potions)
                if key not in found or value > found[key].worth:
                    found[key] = after._replace(worth=value)
        dice = ALL_DICE
        front = sorted(found.values(), key=_worth, reverse=True)[:FOLLOWED]
        for pencil in front:
            if not pencil.free and pencil.worth > best.worth:
                best = pencil
    return best


def _worth(pencil: Pencil) -> float:
    return pencil.worth


def _candidates(view: MerchantView, pencil: Pencil, dice: tuple[int, ...]) -> list[Candidate]:
    """Return the marks that may come next (MoM-12, MoM-14)."""
    rules = view.rules
    unmarked = ALL_CIRCLES & ~pencil.marks
    if pencil.free:
        return [(Mark(FREE, circle), 0, 0) for circle in circles_in(unmarked)]
    price = slots = 0
    if DICE_COUNT[pencil.spent] >= PLAIN_RESULTS:
        if pencil.extra >= SLOTS:
            return []
        price = rules.slot_costs[pencil.extra]
        slots = 1
    left = min(pencil.potions - price, rules.most_potions)
    if left < 0:
        return []
    reach = rules.reach[left]
    return [
        (Mark(die, circle), price + rules.potions_for(circle, view.dice[die]), slots)
        for die in dice
        if not pencil.spent >> die & 1
        for circle in circles_in(reach[die][view.dice[die]] & unmarked)
    ]


def _marked(view: MerchantView, pencil: Pencil, mark: Mark, cost: int, slots: int) -> Pencil:
    """Return a round with one mark more and all that it brings (MoM-15, MoM-17)."""
    rules = view.rules
    marks = pencil.marks | 1 << mark.circle
    potions = pencil.potions - cost
    spent = pencil.spent if mark.die == FREE else pencil.spent | 1 << mark.die
    row_mask = rules.row_mask_of[mark.circle]
    if marks & row_mask == row_mask:
        potions += rules.row_potions[rules.row_of[mark.circle]]
    met = pencil.met
    free = False
    for item, mask in enumerate(rules.asked_mask[view.adventurers[view.seat]]):
        if not met >> item & 1 and marks & mask == mask:
            met |= 1 << item
            if met == 1 << item:
                potions += rules.first_item
            elif marks != ALL_CIRCLES:
                # MoM-20: the free mark comes before the items that are left.
                free = True
                break
    return Pencil(0.0, marks, potions, spent, pencil.extra + slots, met, free, (*pencil.plan, mark))
