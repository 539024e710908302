"""Draws: every use that a game makes of chance, listed so that anybody can repeat it from the seed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.chance import below, following, seeded, shuffle
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.trouble import Unreadable

SHUFFLE: Final = "shuffle"
BELOW: Final = "below"
LABEL: Final = "draw "
LINE: Final = re.compile(
    r"draw (?P<number>\d{1,9}): (?P<kind>shuffle|below) (?P<limit>\d{1,9}) = (?P<result>\d{1,9}( \d{1,9})*)",
    re.ASCII,
)


@dataclass(frozen=True)
class Draw:
    """One use of chance: a shuffle of so many cards, or a number below a limit, and what came of it.

    A shuffle's result says of each place where the card that lies there now lay before.
    """

    kind: str
    limit: int
    result: tuple[int, ...]

    def line(self, number: int) -> str:
        """Return the draw as a line of a record, with its number in the game.

        >>> Draw("below", 6, (4,)).line(2)
        'draw 2: below 6 = 4'
        """
        return f"{LABEL}{number}: {self.kind} {self.limit} = {' '.join(map(str, self.result))}"

    def __str__(self) -> str:
        return f"a shuffle of {self.limit}" if self.kind == SHUFFLE else f"a number below {self.limit}"


def shuffle_from(chance: int, cards: int) -> Draw:
    """Return the shuffle of so many cards that a state of the sequence makes."""
    order = list(range(cards))
    shuffle(order, chance)
    return Draw(SHUFFLE, cards, tuple(order))


def number_from(chance: int, limit: int) -> Draw:
    """Return the number below a limit that a state of the sequence makes."""
    return Draw(BELOW, limit, (below(chance, limit),))


def draws_from(seed: int, kinds: Sequence[Draw]) -> list[Draw]:
    """Return what a seed makes of draws of the same kinds, in the same order."""
    chance = seeded(seed)
    made: list[Draw] = []
    for draw in kinds:
        made.append(
            shuffle_from(chance, draw.limit) if draw.kind == SHUFFLE else number_from(chance, draw.limit)
        )
        chance = following(chance)
    return made


def listed_draws(text: str) -> list[Draw]:
    """Return the draws that a record lists, refusing a list that leaves one out or is none."""
    listed: list[Draw] = []
    for number, line in enumerate(map(str.strip, lines_in(text)), 1):
        if not line.startswith(LABEL):
            continue
        found = LINE.fullmatch(line)
        if not found:
            raise Unreadable(f"line {number}: {line!r:.80} should be `draw 1: below 6 = 4` or the like")
        if int(found["number"]) != len(listed) + 1:
            raise Unreadable(f"line {number}: draw {len(listed) + 1} is missing from the list")
        result = tuple([int(each) for each in found["result"].split()])
        limit = int(found["limit"])
        if limit < 1 or len(result) != (limit if found["kind"] == SHUFFLE else 1):
            raise Unreadable(f"line {number}: {line!r:.80} does not say what was drawn")
        listed.append(Draw(found["kind"], limit, result))
    return listed
