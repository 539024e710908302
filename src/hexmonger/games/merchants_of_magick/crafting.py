"""The crafting and research phase (MoM-11 to MoM-17, MoM-20, MoM-21): each seat by itself, in pencil.

A seat is asked for a die or to commit, then for the circle the die marks. What the mark brings follows
at once: the row's potions, orders of the line, the adventurer's items, and free marks, which are asked
for before anything else.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import bits_in, circles_in
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.position import (
    DICE_COUNT,
    Position,
    can_spend,
    next_slot,
    slot_potions,
)
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, FIRST_RESEARCH
from hexmonger.games.merchants_of_magick.state import HOLE, MerchantState
from hexmonger.games.merchants_of_magick.telling import tell_committed, tell_latest_mark, tell_took_up
from hexmonger.games.merchants_of_magick.trail import DIE_BITS, FREE, MARK_BITS
from hexmonger.kernel.agenda import MOST_SEATS, Frame, Question, Script
from hexmonger.kernel.messages import Message, message, named, plain
from hexmonger.kernel.spots import Spot, spot

# No circle has this number, so that a commit is never taken for a mark.
COMMIT: Final = len(CIRCLES)
COMMIT_KEY: Final = "commit"
DIE_KEYS: Final = [die.name for die in DICE]
CIRCLE_KEYS: Final = [circle_name(circle) for circle in range(len(CIRCLES))]
# What may be meant as an answer where a circle is asked for: a commit that comes too early too.
CIRCLE_OR_COMMIT: Final = range(COMMIT + 1)
# The options for every set of dice that can be spent.
DICE_OR_COMMIT: Final = [[*bits_in(dice), COMMIT] for dice in range(1 << len(DICE))]
# What answers point at, made once: a die, and by seat a circle of its sheet. A commit is just a word.
POINT_AT_DIE: Final[list[tuple[Spot, ...]]] = [(spot("dice", place=die),) for die in range(len(DICE))]
POINT_AT_CIRCLE: Final[list[list[tuple[Spot, ...]]]] = [
    [*[(spot("sheet", seat, circle),) for circle in range(len(CIRCLES))], ()] for seat in range(MOST_SEATS)
]
# What is said of answers, made once too.
VERB_COMMIT: Final = plain("verb-commit")
VERB_DIE: Final = plain("verb-die")
VERB_FREE: Final = plain("verb-free")
WHY_MARKED: Final = plain("why-circle-is-marked")
WHY_DIE_WAITS: Final = [message("why-die-waits", die=named("die", die.name)) for die in DICE]
WHY_NOT_SERVED: Final = [message("why-column-not-served", die=named("die", die.name)) for die in DICE]
MOST_KEPT: Final = 1024


@lru_cache(MOST_KEPT)
def verb_circle(potions: int) -> Message:
    """Return the word for a mark, with the potions that it takes beside those of an extra die."""
    return message("verb-circle-potions", potions=potions) if potions else plain("verb-circle")


@lru_cache(MOST_KEPT)
def why_too_few(needed: int, potions: int) -> Message:
    """Return the reason that a mark takes more potions than there are to spend on it."""
    return message("why-too-few-potions", needed=needed, potions=potions)


def picked_die(f: Frame) -> int:
    """Return the die that was picked, where its circle is asked for."""
    return f.picks[0]


def held_die(lane: Sequence[Frame]) -> int:
    """Return the die that a seat has taken up and not marked a circle with yet; -1 if there is none."""
    return picked_die(lane[-1]) if lane and lane[-1].picks else -1


@final
class PickDie(Question[MerchantState]):
    """Choose the result to spend, or commit the round (MoM-11, MoM-14, MoM-21)."""

    name = "die"

    def options(self, s: MerchantState, f: Frame) -> list[int]:
        seat = f.seat
        rules = s.rules
        spent = s.spent[seat]
        potions = s.potions[seat]
        if DICE_COUNT[spent] >= PLAIN_RESULTS:
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
        if choice == COMMIT:
            tell_committed(s, f.seat)
        else:
            s.agenda.append(AT_CIRCLE[f.seat][choice])
            tell_took_up(s, f.seat, choice)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return DICE_OR_COMMIT[-1]

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_KEY if choice == COMMIT else DIE_KEYS[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        if not can_spend(p, f.seat):
            return plain("ask-die-none")
        slot = next_slot(p, f.seat)
        if slot < 0:
            return message("ask-die", result=1 if not p.spent[f.seat] else 2)
        return message("ask-die-extra", extra=slot + 1, potions=slot_potions(p, f.seat))

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return VERB_COMMIT if choice == COMMIT else VERB_DIE

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return () if choice == COMMIT else POINT_AT_DIE[choice]

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        seat = f.seat
        potions = p.potions[seat]
        if p.spent[seat] >> choice & 1:
            return plain("why-die-is-spent"), "MoM-11"
        if next_slot(p, seat) >= SLOTS:
            return plain("why-extra-dice-are-used"), "MoM-14"
        price = slot_potions(p, seat)
        if price > potions:
            return message("why-extra-die-costs", price=price, potions=potions), "MoM-14"
        return message("why-no-circle-in-reach", result=p.dice[choice], potions=potions - price), "MoM-12"

    def actions(self, game: object) -> Sequence[str]:
        return [*DIE_KEYS, COMMIT_KEY]

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return len(DICE) if choice == COMMIT else choice


@final
class PickCircle(Question[MerchantState]):
    """Choose the circle that the die marks; the potions it takes are worked out (MoM-12, MoM-13)."""

    name = "circle"

    def options(self, s: MerchantState, f: Frame) -> list[int]:
        seat = f.seat
        rules = s.rules
        potions = s.potions[seat]
        if DICE_COUNT[s.spent[seat]] >= PLAIN_RESULTS:
            potions -= rules.slot_costs[s.extra[seat]]
        if potions > rules.most_potions:
            potions = rules.most_potions
        (die,) = f.picks
        return circles_in(rules.reach[potions][die][s.dice[die]] & ~s.marks[seat])

    def take(self, s: MerchantState, f: Frame, choice: int) -> None:
        seat = f.seat
        (die,) = f.picks
        rules = s.rules
        number = rules.number_of[choice]
        potions = number - s.dice[die] if choice < FIRST_RESEARCH else s.dice[die] - number
        if potions < 0:
            potions = 0
        spent = s.spent[seat]
        if DICE_COUNT[spent] >= PLAIN_RESULTS:
            slot = s.extra[seat]
            potions += rules.slot_costs[slot]
            s.extra[seat] = slot + 1
        if potions:
            s.potions[seat] -= potions
        s.spent[seat] = spent | 1 << die
        s.agenda.append(AT_DIE[seat])
        if mark(s, seat, die, choice):
            meet_adventurer(s, seat)
        tell_latest_mark(s, seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return CIRCLE_OR_COMMIT

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_KEY if choice == COMMIT else CIRCLE_KEYS[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        die = picked_die(f)
        return message("ask-circle", die=named("die", DICE[die].name), result=p.dice[die])

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        if choice == COMMIT:
            return VERB_COMMIT
        return verb_circle(p.rules.potions_for(choice, p.dice[picked_die(f)]))

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return POINT_AT_CIRCLE[f.seat][choice]

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        die = picked_die(f)
        if choice == COMMIT:
            return WHY_DIE_WAITS[die], "MoM-11"
        if p.marks[f.seat] >> choice & 1:
            return WHY_MARKED, "MoM-11"
        if not p.rules.serves[die] >> choice & 1:
            return WHY_NOT_SERVED[die], "MoM-12"
        needed = p.rules.potions_for(choice, p.dice[die])
        left = p.potions[f.seat] - slot_potions(p, f.seat)
        return why_too_few(needed, left), "MoM-13"

    def actions(self, game: object) -> Sequence[str]:
        return CIRCLE_KEYS

    def action(self, p: Position, f: Frame, choice: int) -> int:
        # A commit is the last action of the question before this one.
        return -1 if choice == COMMIT else choice


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
        tell_latest_mark(s, f.seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return CIRCLE_OR_COMMIT

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return COMMIT_KEY if choice == COMMIT else CIRCLE_KEYS[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        name = ADVENTURERS[p.adventurers[f.seat]].id
        return message("ask-free", adventurer=named("adventurer", name), number=p.met[f.seat].bit_count())

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return VERB_COMMIT if choice == COMMIT else VERB_FREE

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return POINT_AT_CIRCLE[f.seat][choice]

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        if choice == COMMIT:
            return plain("why-free-mark-first"), "MoM-21"
        return WHY_MARKED, "MoM-17"

    def actions(self, game: object) -> Sequence[str]:
        return CIRCLE_KEYS

    def action(self, p: Position, f: Frame, choice: int) -> int:
        # A commit is the last action of the question for a die, which is followed by all circles.
        return -len(CIRCLES) - 1 if choice == COMMIT else choice


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
PICKS_DIE: Final = 0
PICKS_CIRCLE: Final = 1
FREE_MARK: Final = Script("free", [FreeMark()])
# The frames of a lane are made once for all states.
AT_DIE: Final = [Frame(CRAFT, PICKS_DIE, seat) for seat in range(MOST_SEATS)]
AT_CIRCLE: Final = [
    [Frame(CRAFT, PICKS_CIRCLE, seat, (die,)) for die in range(len(DICE))] for seat in range(MOST_SEATS)
]
