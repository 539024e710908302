"""Reading what a text diagram says is still to do, and trying whether it can be done."""

from typing import Final

from hexmonger.games.arcane_alley.course import Course
from hexmonger.games.arcane_alley.laws import broken_law
from hexmonger.games.arcane_alley.notation import frame_text
from hexmonger.games.arcane_alley.rules import NO_WIZARD, Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import BRIBE, INSPECTION, NOBODY, OVER, PHASES, SELL, STOCK
from hexmonger.kernel.agenda import Frame, Question
from hexmonger.kernel.diagram import Lines, trouble, whole
from hexmonger.kernel.trouble import Unreadable

AFTER_SELLING: Final = 2
AFTER_BRIBES: Final = 5
# Where a round may stand in each phase: at the step that comes next.
ROUND_AT: Final = {STOCK: (1,), SELL: (AFTER_SELLING,), INSPECTION: (3, 4), BRIBE: (AFTER_BRIBES,)}
LONGEST_REHEARSAL: Final = 100
# What a step raises whose frame has too few picks, or some that don't fit.
MISFITS: Final = (AssertionError, IndexError, KeyError, RuntimeError, ValueError)


def read_frame(rules: Rules, number: int, text: str) -> Frame:
    """Return the frame that `frame_text` wrote."""
    head, _, tail = text.partition("[")
    name, _, place = head.partition("@")
    at, _, seat = place.partition(":")
    script = rules.scripts.get(name)
    if script is None:
        raise trouble(number, f"there is no script called {name!r}")
    step = whole(number, at, f"the step of {name}", 0, len(script.steps) - 1)
    picks = tuple(whole(number, pick, "a pick", -99) for pick in tail.rstrip("]").split())
    return Frame(script, step, whole(number, seat, "a seat", 1) - 1 if seat else NOBODY, picks)


def usual_agenda(s: AlleyState, course: Course, turn_start: int) -> list[Frame]:
    """Return what is still to do when a diagram does not say: the turn, the inspection or the bribes."""
    rules = s.rules
    if s.phase == INSPECTION:
        s.phase = SELL
        return [Frame(rules.round, AFTER_SELLING)]
    if s.phase == BRIBE:
        bribes = [rules.bribe.first[seat] for seat in reversed(s.in_turn_order(s.start))]
        return [Frame(rules.round, AFTER_BRIBES), *bribes]
    if s.phase == STOCK:
        raise Unreadable("a diagram of the Stock phase must have an agenda")
    # Where a turn may stand: at its start, at its questions, at its last step.
    steps = {"start": turn_start}
    steps |= {each.name: at for at, each in enumerate(rules.turn.steps) if isinstance(each, Question)}
    steps["end"] = len(rules.turn.steps) - 1
    step = course.step or "start"
    if step not in steps:
        raise trouble(course.line, f"a turn stands at {', '.join(steps)}, not at {step!r}")
    return [Frame(rules.round, AFTER_SELLING), Frame(rules.turn, steps[step], s.turn)]


def read_agenda(s: AlleyState, lines: Lines, course: Course, turn_start: int) -> None:
    """Put on the agenda what is still to do, and carry out what needs no answer."""
    number, agenda = lines.take("agenda", "")
    lines.check_all_used()
    if agenda:
        s.agenda = [read_frame(s.rules, number, text) for text in _frames(agenda)]
    elif s.phase != OVER:
        s.agenda = usual_agenda(s, course, turn_start)
    for depth, f in enumerate(s.agenda):
        if f.seat >= s.seats:
            raise trouble(number, f"there is no seat {f.seat + 1}")
        if (f.seat == NOBODY) != (f.script is s.rules.round):
            raise trouble(
                number, f"a round is nobody's and all else is somebody's, but not {frame_text(f)!r}"
            )
        if (f.script is s.rules.round) != (depth == 0) or (f.script is s.rules.turn and depth > 1):
            raise trouble(number, f"a round is under all else and a turn on it, but not {frame_text(f)!r}")
        wizard = s.rules.wizard_by_id.get(f.script.name.partition(".")[0], NO_WIZARD)
        if wizard not in (NO_WIZARD, s.wizards[f.seat]):
            name = s.rules.wizards[wizard].name
            raise trouble(number, f"seat {f.seat + 1} has not the power of {name} (AA-03)")
    if agenda:
        _check_course(s, number)
    try:
        s.advance()
        if agenda:
            rehearse(s)
    except MISFITS:
        raise trouble(number, "the agenda does not fit the position") from None


def _check_course(s: AlleyState, number: int) -> None:
    """Refuse an agenda that is in another phase, or in somebody else's turn, than the diagram says."""
    if s.phase == OVER:
        raise trouble(number, "when the game is over nothing is left to do (AA-74)")
    for f in s.agenda:
        if f.script is s.rules.round and f.at not in ROUND_AT[s.phase]:
            raise trouble(number, f"{frame_text(f)!r} is not in the phase {PHASES[s.phase]}")
        if f.script is s.rules.turn and f.seat != s.turn:
            raise trouble(number, f"{frame_text(f)!r} is another turn than the diagram's")


def rehearse(s: AlleyState) -> None:
    """Carry out on copies what a diagram says is under way, down to its turn, so that it can be.

    Picks that are missing or out of range show only when the step comes that needs them.
    """
    for ask in s.asks:
        for choice in ask.options:
            ask.question.key(s, ask.frame, choice)
            _try(s.clone(), choice)
    below = [f for f in s.agenda if f.script in (s.rules.round, s.rules.turn)]
    depth = len(below)
    after = s.clone()
    for _ in range(LONGEST_REHEARSAL):
        if not after.asks or len(after.agenda) <= depth or after.agenda[:depth] != below:
            return
        _try(after, after.asks[0].options[0])


def _try(after: AlleyState, choice: int) -> None:
    """Make a choice that must not lead where no rule leads."""
    after.choose(choice)
    if broken := broken_law(after):
        raise ValueError(broken)


def _frames(agenda: str) -> list[str]:
    """Split frames, whose picks may hold spaces.

    >>> _frames("round@2 play@1:2[4 1]")
    ['round@2', 'play@1:2[4 1]']
    """
    found: list[str] = []
    for word in agenda.split():
        if found and "[" in found[-1] and "]" not in found[-1]:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
