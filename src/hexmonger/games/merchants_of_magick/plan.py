"""A whole round in one call, for programs and bots.

A plan is the marks of a round in the order they are made, then the commit:

    play_round(s, seat, [Mark(D6, circle("Ring steel")), Mark(FREE, circle("Divine wild"))])

`choices_of` turns a plan into the small answers that records keep, `plan_of` reads the marks a seat has
made so far, and `open_marks` lists every mark it could make next, with its price.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES
from hexmonger.games.merchants_of_magick.sheet import CIRCLES
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.games.merchants_of_magick.words import (
    Position,
    circle_name,
    next_slot,
    slot_potions,
)
from hexmonger.kernel.trouble import Refused, Unreadable

D6, D8, D10, D12 = range(len(DICE))
FREE_WORD: Final = "free"
CIRCLE_BY_NAME: Final = {circle_name(circle): circle for circle in range(len(CIRCLES))}


class Mark(NamedTuple):
    """One mark: the die that is spent on it, or `FREE`, and the circle."""

    die: int
    circle: int


class OpenMark(NamedTuple):
    """A mark that a seat could make next, with the potions for the result and for its slot."""

    die: int
    circle: int
    potions: int
    slot_potions: int


def circle(name: str) -> int:
    """Return a circle by its name.

    >>> circle("Ring steel")
    0
    """
    found = CIRCLE_BY_NAME.get(name)
    if found is None:
        raise Unreadable(f"there is no circle called {name!r}; one is called {circle_name(0)!r}, for example")
    return found


def choices_of(plan: Sequence[Mark], commit: bool = True) -> list[int]:
    """Return a plan as the answers to one question after another.

    >>> choices_of([Mark(D6, 0), Mark(FREE, 44)])
    [0, 0, 44, 4]
    """
    choices: list[int] = []
    for mark in plan:
        choices += [mark.circle] if mark.die == FREE else [mark.die, mark.circle]
    return [*choices, COMMIT] if commit else choices


def plan_of(p: Position, seat: int) -> list[Mark]:
    """Return the marks a seat has made in this round, as far as they may be known."""
    return [Mark(die, where) for die, where in marks_in(p.trail[seat])]


def play_round(s: MerchantState, seat: int, plan: Sequence[Mark], commit: bool = True) -> None:
    """Carry out a plan from where a seat stands; if any of it is refused, nothing changes."""
    trial = s.clone()
    for target in (trial, s):
        for mark in plan:
            _make(target, seat, mark)
        if commit:
            _check_asked(target, seat, "die", "commit")
            target.choose(COMMIT, seat)


def _make(s: MerchantState, seat: int, mark: Mark) -> None:
    """Answer the questions of one mark."""
    if mark.die != FREE:
        _check_asked(s, seat, "die", mark_text(mark))
        s.choose(mark.die, seat)
    _check_asked(s, seat, "free" if mark.die == FREE else "circle", mark_text(mark))
    s.choose(mark.circle, seat)


def _check_asked(s: MerchantState, seat: int, question: str, word: str) -> None:
    """Refuse a step of a plan that answers another question than the one asked."""
    ask = s.ask_of(seat)
    if ask is None:
        raise Refused(f"{word}: seat {seat + 1} isn't asked")
    if ask.question.name != question:
        if ask.question.name == "free":
            raise Refused(f"{word}: the free mark comes first", "MoM-17")
        if question == "free":
            raise Refused(f"{word}: there is no free mark to take", "MoM-17")
        raise Refused(f"{word}: a die waits for its circle", "MoM-11")


def open_marks(p: Position, seat: int) -> list[OpenMark]:
    """Return every mark a seat could make next with a die, and with what potions; free marks apart."""
    slot = next_slot(p, seat)
    if slot >= SLOTS:
        return []
    price = slot_potions(p, seat)
    left = p.potions[seat] - price
    if left < 0:
        return []
    rules = p.rules
    reach = rules.reach[min(left, rules.most_potions)]
    unmarked = ALL_CIRCLES & ~p.marks[seat]
    return [
        OpenMark(die, where, rules.potions_for(where, p.dice[die]), price)
        for die in range(len(DICE))
        if not p.spent[seat] >> die & 1
        for where in bits_in(reach[die][p.dice[die]] & unmarked)
    ]


def mark_text(mark: Mark) -> str:
    """Return a mark in notation.

    >>> mark_text(Mark(D12, 44)), mark_text(Mark(FREE, 0))
    ('d12 Elite Armor wild', 'free Ring steel')
    """
    die = FREE_WORD if mark.die == FREE else DICE[mark.die].name
    return f"{die} {circle_name(mark.circle)}"


def write_plan(plan: Sequence[Mark]) -> str:
    """Return a plan in notation: `d6 Ring steel; free Divine wild`."""
    return "; ".join(mark_text(mark) for mark in plan)


def read_plan(text: str) -> list[Mark]:
    """Return the plan that `write_plan` wrote.

    >>> read_plan("d6 Ring steel; free Fiery wild") == [Mark(D6, 0), Mark(FREE, circle("Fiery wild"))]
    True
    """
    plan: list[Mark] = []
    names = [*[die.name for die in DICE], FREE_WORD]
    for part in text.split(";"):
        if not part.strip():
            continue
        die, _, name = part.strip().partition(" ")
        if die not in names:
            raise Unreadable(f"{part.strip()!r} should begin with one of {', '.join(names)}")
        plan.append(Mark(names.index(die), circle(name.strip())))
    return plan
