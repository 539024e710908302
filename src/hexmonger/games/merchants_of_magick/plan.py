"""A whole round in one call, for programs and bots.

A plan is the marks of a round in the order they are made, then the commit:

    play_round(match, seat, read_plan("d6 Ring steel; d12 Fiery wild; free Divine wild"))
    play_round(s, seat, [Mark(D6, circle("Ring steel")), Mark(D12, circle("Fiery wild"))])

`open_marks` lists every mark a seat could make next, with its price, and `plan_of` reads those it has made
so far. A bot, which is asked one small question at a time, follows a plan of its own by `answer_of`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexmonger.games.merchants_of_magick.crafting import COMMIT, COMMIT_KEY, WHY_DIE_WAITS, picked_die
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import circles_in
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.position import Position, slot_potions
from hexmonger.games.merchants_of_magick.sheet import CIRCLES
from hexmonger.games.merchants_of_magick.state import OVER, MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.games.merchants_of_magick.view import Shown, ask_of
from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.trouble import Refused, Unreadable

__all__ = [
    "D6",
    "D8",
    "D10",
    "D12",
    "FREE",
    "Mark",
    "OpenMark",
    "answer_of",
    "choices_of",
    "circle",
    "mark_text",
    "open_marks",
    "plan_of",
    "play_round",
    "read_plan",
    "write_plan",
]

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
    [0, 0, 44, 45]
    """
    choices: list[int] = []
    for mark in plan:
        choices += [mark.circle] if mark.die == FREE else [mark.die, mark.circle]
    return [*choices, COMMIT] if commit else choices


def plan_of(p: Position, seat: int) -> list[Mark]:
    """Return the marks a seat has made in this round, as far as they may be known."""
    return [Mark(die, where) for die, where in marks_in(p.trail[seat])]


def play_round(table: MerchantState | Match, seat: int, plan: Sequence[Mark], commit: bool = True) -> None:
    """Carry out a plan from where a seat stands; if any of it is refused, nothing changes.

    The table is a position, or a match, which records the choices and tells what comes of them.
    """
    s = table.state if isinstance(table, Match) else table
    if not isinstance(s, MerchantState):
        raise Refused(plain("why-plan-of-another-game"))
    for choice in _answers(s.clone(), seat, plan, commit):
        table.choose(choice, seat)


def _answers(trial: MerchantState, seat: int, plan: Sequence[Mark], commit: bool) -> list[int]:
    """Return the answers that carry out a plan, after trying all but the commit."""
    _asked(trial, seat)
    whole = [*plan_of(trial, seat), *plan]
    answers: list[int] = []
    while len(plan_of(trial, seat)) < len(whole):
        answers.append(answer_of(trial, seat, whole))
        trial.choose(answers[-1], seat)
    return [*answers, answer_of(trial, seat, whole)] if commit else answers


def answer_of(p: Shown, seat: int, plan: Sequence[Mark]) -> int:
    """Return a plan's answer to the question that waits for a seat; when all marks are made, the commit.

    The plan is that of the whole round: the marks that are made already are its first.
    """
    ask = _asked(p, seat)
    made = len(marks_in(p.trail[seat]))
    question = ask.question.name
    if made >= len(plan):
        if question == "die":
            return COMMIT
        reason, rule = ask.question.why_not(p, ask.frame, COMMIT)
        raise Refused(reason, rule, COMMIT_KEY)
    mark = plan[made]
    key = mark_text(mark)
    if question == "free" and mark.die != FREE:
        raise Refused(plain("why-free-mark-first"), "MoM-17", key)
    if question != "free" and mark.die == FREE:
        raise Refused(plain("why-no-free-mark"), "MoM-17", key)
    if question == "die":
        return mark.die
    if question == "circle" and mark.die != picked_die(ask.frame):
        raise Refused(WHY_DIE_WAITS[picked_die(ask.frame)], "MoM-11", key)
    return mark.circle


def _asked(p: Shown, seat: int) -> Ask:
    """Return the question that waits for a seat, refusing one that has nothing more to say."""
    ask = ask_of(p, seat)
    if ask is not None:
        return ask
    if not 0 <= seat < p.seats:
        raise Refused(message("why-no-such-seat", number=seat + 1, seats=p.seats), "MoM-01")
    if p.phase == OVER:
        raise Refused(plain("why-game-is-over"), "MoM-01")
    raise Refused(message("why-has-committed", number=seat + 1), "MoM-21")


def open_marks(p: Shown, seat: int) -> list[OpenMark]:
    """Return every mark a seat could make next, free ones too, with its potions; none if it isn't asked."""
    ask = ask_of(p, seat)
    if ask is None:
        return []
    question = ask.question.name
    if question == "free":
        return [OpenMark(FREE, where, 0, 0) for where in ask.options]
    dice = [picked_die(ask.frame)] if question == "circle" else [die for die in ask.options if die != COMMIT]
    if not dice:
        return []
    rules = p.rules
    price = slot_potions(p, seat)
    reach = rules.reach[min(p.potions[seat] - price, rules.most_potions)]
    return [
        OpenMark(die, where, rules.potions_for(where, p.dice[die]), price)
        for die in dice
        for where in circles_in(reach[die][p.dice[die]] & ~p.marks[seat])
    ]


def mark_text(mark: Mark) -> str:
    """Return a mark in notation.

    >>> mark_text(Mark(D12, 44)), mark_text(Mark(FREE, 0))
    ('d12 Elite Armor wild', 'free Ring steel')
    """
    if not 0 <= mark.die <= FREE:
        raise Unreadable(f"there is no die {mark.die}: the dice are 0 to {len(DICE) - 1}, and {FREE} is free")
    if not 0 <= mark.circle < len(CIRCLES):
        raise Unreadable(f"there is no circle {mark.circle}: they are 0 to {len(CIRCLES) - 1}")
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
        words = part.split()
        if not words:
            continue
        if words[0] not in names or len(words) == 1:
            raise Unreadable(f"{part.strip()!r} should be one of {', '.join(names)}, then a circle")
        plan.append(Mark(names.index(words[0]), circle(" ".join(words[1:]))))
    return plan
