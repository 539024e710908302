"""Where a round stands, read from a text diagram: what is left out follows from what is said."""

from typing import Final, NamedTuple

from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import BRIBE, INSPECTION, NOBODY, OVER, PHASES, SELL, STOCK
from hexmonger.kernel.diagram import Lines, trouble, whole

NOBODY_WORD: Final = "nobody"
# Why it is nobody's turn in a phase.
NO_TURN: Final = {STOCK: "AA-11", INSPECTION: "AA-70", BRIBE: "AA-80", OVER: "AA-74"}


class Course(NamedTuple):
    """What a diagram says of a turn besides whose it is: where it stands, and in which line."""

    line: int
    step: str


def read_course(lines: Lines, s: AlleyState) -> Course:
    """Read the round, its phase, who began it, whose turn it is and how many were taken."""
    phase_line, value = lines.take("round", f"1, {PHASES[SELL]}")
    count, _, phase = (part.strip() for part in value.partition(","))
    s.round = whole(phase_line, count, "the round", 1, s.rules.numbers["rounds"])
    if (phase or PHASES[SELL]) not in PHASES:
        raise trouble(phase_line, f"the phase is one of {', '.join(PHASES)}, not {phase!r}")
    s.phase = PHASES.index(phase or PHASES[SELL])
    start_line, start = lines.take("start", "1")
    s.start = whole(start_line, start, "the starting seat", 1, s.seats) - 1
    turn_line, value = lines.take("turn", NOBODY_WORD)
    turn, _, step = (part.strip() for part in value.partition(","))
    s.turn = _seat(turn_line, turn, s.seats)
    turns_line, turns = lines.take("turns", "0")
    s.turns = whole(turns_line, turns, "the number of turns", 0)
    triggered_line, triggered = lines.take("triggered", NOBODY_WORD)
    s.triggered = _seat(triggered_line, triggered, s.seats)
    _check_phase(s, phase_line, turn_line, step)
    if s.phase == STOCK:
        if s.turns or s.triggered != NOBODY:
            number = turns_line if s.turns else triggered_line
            raise trouble(number, "in the Stock phase nobody has had a turn (AA-10)")
    elif s.phase == SELL or s.triggered != NOBODY:
        _follow_turns(s, start_line, turns_line, triggered_line or turn_line)
    else:
        _end_by_itself(s, turns_line)
    return Course(turn_line, step)


def _seat(number: int, text: str, seats: int) -> int:
    return NOBODY if text == NOBODY_WORD else whole(number, text, "the seat", 1, seats) - 1


def _check_phase(s: AlleyState, phase_line: int, turn_line: int, step: str) -> None:
    """Refuse a phase that its round has not, and a turn that its phase has not."""
    last = s.rules.numbers["rounds"]
    if s.phase == OVER and s.round != last:
        raise trouble(phase_line, f"the game is over after round {last}, not after round {s.round} (AA-74)")
    if s.phase == BRIBE and s.round == last:
        raise trouble(phase_line, f"after round {last}, the last one, there are no bribes (AA-80)")
    if s.phase == SELL and s.turn == NOBODY:
        raise trouble(turn_line, "in the Sell phase a diagram must say whose turn it is (AA-20)")
    if s.phase != SELL and (s.turn != NOBODY or step):
        raise trouble(turn_line, f"in the phase {PHASES[s.phase]} it is nobody's turn ({NO_TURN[s.phase]})")


def _follow_turns(s: AlleyState, start_line: int, turns_line: int, last_line: int) -> None:
    """Let start, turns and turn agree: what is left out follows, what contradicts them is refused.

    When the inspection has begun, it stands in place of the turn of whoever triggered it (AA-62).
    """
    seats = s.seats
    now = s.turn if s.phase == SELL else s.triggered
    # How many turns were taken since somebody triggered the inspection, that one among them.
    since = 0
    if s.triggered != NOBODY:
        since = (now - s.triggered) % seats if s.phase == SELL else seats
        if not since:
            raise trouble(
                last_line,
                f"seat {now + 1} has triggered the inspection, which begins in place of its turn (AA-62)",
            )
    least = (first_to_trigger(s) if since else 0) + since
    if not turns_line:
        s.turns = least + (now - s.start - least) % seats
    elif not start_line:
        s.start = (now - s.turns) % seats
    following = (s.start + s.turns) % seats
    if following != now:
        whose = f"of seat {now + 1}" + ("" if s.phase == SELL else ", who triggered the inspection")
        raise trouble(
            turns_line,
            f"after {turns_in_words(s.turns)} from seat {s.start + 1} on "
            f"it is the turn of seat {following + 1}, not {whose} (AA-04)",
        )
    if s.turns < least:
        why = (
            f"the turn tracker stands below {s.rules.tracker_opens} (AA-86)"
            if seats == 2
            else f"seat {s.triggered + 1} has had no turn (AA-60)"
        )
        raise trouble(turns_line or last_line, f"nobody can have triggered the inspection: {why}")
    if s.turns - since >= last_turn(s):
        raise trouble(
            turns_line or last_line,
            f"after {last_turn(s)} turns the inspection begins by itself {_by_itself(s)}",
        )


def _end_by_itself(s: AlleyState, turns_line: int) -> None:
    """Let as many turns be taken as it takes until an inspection begins that nobody has triggered."""
    if turns_line and s.turns != last_turn(s):
        raise trouble(
            turns_line,
            f"nobody has triggered the inspection, so it began after {last_turn(s)} turns, "
            f"not after {s.turns} {_by_itself(s)}",
        )
    s.turns = last_turn(s)


def first_to_trigger(s: AlleyState) -> int:
    """Return how many turns must have been taken before one can trigger the inspection (AA-86)."""
    return 2 * (s.rules.tracker_opens - 1) if s.seats == 2 else 0


def last_turn(s: AlleyState) -> int:
    """Return after how many turns the inspection begins by itself (AA-63, AA-86)."""
    return 2 * s.rules.tracker_ends if s.seats == 2 else s.rules.turns * s.seats


def turns_in_words(turns: int) -> str:
    """Return a number of turns in words."""
    return "1 turn" if turns == 1 else f"{turns} turns"


def _by_itself(s: AlleyState) -> str:
    return "(AA-86)" if s.seats == 2 else "(AA-63)"
