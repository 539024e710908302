"""The crafting and research phase (MoM-11 to MoM-17, MoM-20, MoM-21): each seat by itself, in pencil.

A seat is asked for a die or to commit, then for the circle the die marks. What the mark brings follows
at once: the row's potions, orders of the line, the adventurer's items, and free marks, which are asked
for before anything else.
"""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import bits_in, circles_in
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, FIRST_RESEARCH
from hexmonger.games.merchants_of_magick.state import HOLE, MerchantState
from hexmonger.games.merchants_of_magick.trail import DIE_BITS, FREE, MARK_BITS
from hexmonger.games.merchants_of_magick.words import (
    DICE_COUNT,
    RESULTS,
    Position,
    can_spend,
    circle_name,
    next_slot,
    potions_in_words,
    slot_potions,
)
from hexmonger.kernel.agenda import MOST_SEATS, Frame, Question, Script

# No circle has this number, so that a commit is never taken for a mark.
COMMIT: Final = len(CIRCLES)
COMMIT_WORD: Final = "commit"
# What may be meant as an answer where a circle is asked for: a commit that comes too early too.
CIRCLE_OR_COMMIT: Final = range(COMMIT + 1)
# The options for every set of dice that can be spent.
DICE_OR_COMMIT: Final = [[*bits_in(dice), COMMIT] for dice in range(1 << len(DICE))]


@final
class PickDie(Question[MerchantState]):
    """Choose the result to spend, or commit the round (MoM-11, MoM-14, MoM-21)."""

    name = "die"

    def options(self, s: MerchantState, f: Frame) -> list[int]:
        seat = f.seat
        rules = s.rules
        spent = s.spent[seat]
        potions = s.potions[seat]
        if DICE_COUNT[spent] >= RESULTS:
            slot = s.extra[seat]
            if slot >= SLOTS:
                return DICE_OR_COMMIT[0]
            potions -= rules.slot_costs[slot]
            if potions < 0:
                return DICE_OR_COMMIT[0]
        if potions > rules.most_potions:
            potions = rules.most_potions
        reach = rules.reach[potions]
        dice = s.dice
        left = ~s.marks[seat]
        found = 0
        if not spent & 1 and reach[0][dice[0]] & left:
            found = 1
        if not spent & 2 and reach[1][dice[1]] & left:
            found |= 2
        if not spent & 4 and reach[2][dice[2]] & left:
            found |= 4
        if not spent & 8 and reach[3][dice[3]] & left:
            found |= 8
        return DICE_OR_COMMIT[found]

    def take(self, s: MerchantState, f: Frame, choice: int) -> None:
        if choice != COMMIT:
            s.agenda.append(AT_CIRCLE[f.seat][choice])
        elif s.told is not None:
            s.tell("committed", f.seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return DICE_OR_COMMIT[-1]

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_WORD if choice == COMMIT else DICE[choice].name

    def prompt(self, p: Position, f: Frame) -> str:
        if not can_spend(p, f.seat):
            return "Commit your round."
        slot = next_slot(p, f.seat)
        if slot < 0:
            which = "first" if not p.spent[f.seat] else "second"
            return f"Choose a die for your {which} result, or commit your round."
        price = slot_potions(p, f.seat)
        cost = f" for {potions_in_words(price)}" if price else ""
        return f"Choose a die for your extra die {slot + 1}{cost}, or commit your round."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        seat = f.seat
        potions = p.potions[seat]
        if p.spent[seat] >> choice & 1:
            return "you have spent that result already", "MoM-11"
        if next_slot(p, seat) >= SLOTS:
            return "all of your extra dice are used", "MoM-14"
        price = slot_potions(p, seat)
        if price > potions:
            have = potions_in_words(potions)
            return f"the extra die costs {potions_in_words(price)} and you have {have}", "MoM-14"
        left = potions - price
        return f"a {p.dice[choice]} marks none of your circles with {potions_in_words(left)}", "MoM-12"


@final
class PickCircle(Question[MerchantState]):
    """Choose the circle that the die marks; the potions it takes are worked out (MoM-12, MoM-13)."""

    name = "circle"

    def options(self, s: MerchantState, f: Frame) -> list[int]:
        seat = f.seat
        rules = s.rules
        potions = s.potions[seat]
        if DICE_COUNT[s.spent[seat]] >= RESULTS:
            potions -= rules.slot_costs[s.extra[seat]]
        if potions > rules.most_potions:
            potions = rules.most_potions
        die = f.picks[0]
        return circles_in(rules.reach[potions][die][s.dice[die]] & ~s.marks[seat])

    def take(self, s: MerchantState, f: Frame, choice: int) -> None:
        seat = f.seat
        die = f.picks[0]
        rules = s.rules
        number = rules.number_of[choice]
        potions = number - s.dice[die] if choice < FIRST_RESEARCH else s.dice[die] - number
        if potions < 0:
            potions = 0
        spent = s.spent[seat]
        if DICE_COUNT[spent] >= RESULTS:
            slot = s.extra[seat]
            potions += rules.slot_costs[slot]
            s.extra[seat] = slot + 1
        if potions:
            s.potions[seat] -= potions
        s.spent[seat] = spent | 1 << die
        s.agenda.append(AT_DIE[seat])
        if mark(s, seat, die, choice):
            meet_adventurer(s, seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return CIRCLE_OR_COMMIT

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_WORD if choice == COMMIT else circle_name(choice)

    def prompt(self, p: Position, f: Frame) -> str:
        die = f.picks[0]
        return f"Choose the circle that the {p.dice[die]} of the {DICE[die].name} marks."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        die = f.picks[0]
        if choice == COMMIT:
            return f"the {DICE[die].name} waits for its circle", "MoM-11"
        if p.marks[f.seat] >> choice & 1:
            return "that circle is marked already", "MoM-11"
        if not p.rules.serves[die] >> choice & 1:
            return f"the {DICE[die].name} does not serve that column", "MoM-12"
        needed = potions_in_words(p.rules.potions_for(choice, p.dice[die]))
        left = p.potions[f.seat] - slot_potions(p, f.seat)
        return f"that takes {needed} and you have {left} to spend on it", "MoM-13"


@final
class FreeMark(Question[MerchantState]):
    """Choose the circle that is marked free (MoM-17)."""

    name = "free"

    def options(self, s: MerchantState, f: Frame) -> list[int]:
        return circles_in(ALL_CIRCLES & ~s.marks[f.seat])

    def take(self, s: MerchantState, f: Frame, choice: int) -> None:
        mark(s, f.seat, FREE, choice)
        # MoM-20: the rest of what the mark before it brought goes on, whatever this one completes.
        meet_adventurer(s, f.seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return CIRCLE_OR_COMMIT

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_WORD if choice == COMMIT else circle_name(choice)

    def prompt(self, p: Position, f: Frame) -> str:
        which = ("first", "second", "third")[p.met[f.seat].bit_count() - 1]
        name = ADVENTURERS[p.adventurers[f.seat]].name
        return f"{name}: choose any circle to mark free for the {which} item."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        if choice == COMMIT:
            return "the free mark comes first", "MoM-21"
        return "that circle is marked already", "MoM-17"


def mark(s: MerchantState, seat: int, die: int, circle: int) -> bool:
    """Mark a circle; return whether its row is complete, with its potions and orders seen to (MoM-20)."""
    s.trail[seat] = s.trail[seat] << MARK_BITS | circle << DIE_BITS | die
    marks = s.marks[seat] | 1 << circle
    s.marks[seat] = marks
    row_mask = s.rules.row_mask_of[circle]
    if marks & row_mask != row_mask:
        return False
    s.potions[seat] += s.rules.row_potions[s.rules.row_of[circle]]
    claim(s, seat)
    return True


def claim(s: MerchantState, seat: int) -> None:
    """Claim every order of a line whose rows are all complete, from the left (MoM-16)."""
    marks = s.marks[seat]
    order_mask = s.rules.order_mask
    kind_of = s.kind_of
    bit = 1
    for card in s.line[seat]:
        if card != HOLE:
            mask = order_mask[kind_of[card]]
            if marks & mask == mask:
                s.taken[seat] |= bit
        bit <<= 1


def meet_adventurer(s: MerchantState, seat: int) -> None:
    """Fulfil the adventurer's items one at a time with their rewards, up to a free mark (MoM-17)."""
    met = s.met[seat]
    marks = s.marks[seat]
    bit = 1
    for mask in s.rules.asked_mask[s.adventurers[seat]]:
        if not met & bit and marks & mask == mask:
            met |= bit
            s.met[seat] = met
            if met == bit:
                s.potions[seat] += s.rules.first_item
            elif marks != ALL_CIRCLES:
                s.agenda.append(FREE_MARK.first[seat])
                return
        bit <<= 1


CRAFT: Final = Script("craft", [PickDie(), PickCircle()])
FREE_MARK: Final = Script("free", [FreeMark()])
# The frames of a lane are made once for all states.
AT_DIE: Final = [Frame(CRAFT, 0, seat) for seat in range(MOST_SEATS)]
AT_CIRCLE: Final = [[Frame(CRAFT, 1, seat, (die,)) for die in range(len(DICE))] for seat in range(MOST_SEATS)]
