"""Checking a record from one end to the other: from commitment to seed, to draws, to the game."""

from dataclasses import dataclass

from hexmonger.kernel.draws import LABEL, Draw, draws_from, listed_draws
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.record import OVER, Record, game_of, over_scores, read_head, read_record
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble


class Forged(Trouble):
    """A record does not hold together; says where it breaks."""


@dataclass(frozen=True)
class Verified:
    """A record that holds together, the position it ends in, and every draw of it."""

    record: Record
    state: State
    draws: list[Draw]


def verify(text: str) -> Verified:
    """Check a record of a game that is over, in the order in which it came about."""
    head, _ = read_head(lines_in(text))
    _check_seed(head)
    listed = listed_draws(text)
    for number, (draw, made) in enumerate(zip(listed, draws_from(head.seed, listed), strict=True), 1):
        if draw != made:
            raise Forged(f"draw {number} is not what the seed makes of {draw}")
    record, s = read_record(text)
    if not s.is_over:
        raise Trouble("this game isn't over; it can be checked once it is")
    drawn = _drawn_in(record)
    for number, (draw, made) in enumerate(zip(listed, drawn, strict=False), 1):
        if draw != made:
            raise Forged(f"draw {number} is listed as {draw}, but the game makes {made}")
    if len(listed) > len(drawn):
        raise Forged(f"draw {len(drawn) + 1} is listed, but the game makes only {len(drawn)}")
    if len(listed) < len(drawn):
        raise Forged(f"draw {len(listed) + 1} of the game is not listed")
    _check_ending(text, OVER + over_scores(game_of(record), s))
    return Verified(record, s, drawn)


def _check_seed(head: Record) -> None:
    """Refuse a secret, words or a seed that are not those that were committed to."""
    agreed = head.agreed
    if agreed is None:
        return
    wrong = agreed.wrong()
    if wrong:
        raise Forged(wrong)
    if agreed.seed != head.seed:
        raise Forged("the seed is not the one that the secret and the words make")


def _check_ending(text: str, ending: str) -> None:
    """Refuse scores that are not those of the game, or that stand anywhere but between choices and draws."""
    lines = [line for line in map(str.strip, lines_in(text)) if line]
    ends = [place for place, line in enumerate(lines) if line.startswith(OVER.strip())]
    draws = [place for place, line in enumerate(lines) if line.startswith(LABEL)]
    if [lines[place] for place in ends] != [ending]:
        raise Forged(f"the scores at its end are not those of the game, which ends with `{ending}`")
    if draws != list(range(ends[0] + 1, len(lines))):
        raise Forged("something else stands where its scores and its draws should end it")


def _drawn_in(record: Record) -> list[Draw]:
    """Return every draw of a record's game, played again."""
    drawn: list[Draw] = []
    s = record.start(drawn)
    for seat, choice in record.choices:
        s.choose(choice, seat)
    return drawn
