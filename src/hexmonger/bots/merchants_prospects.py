"""What a part of a row, a potion or a free mark is worth in Merchants of Magick, by the rounds to go."""

from functools import lru_cache
from typing import Final

from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.rules import MOST_FACES, Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES

# What is left of a target's worth for each circle it wants, with all the time of the world ...
PATIENT: Final = 0.8
# ... and how much haste takes away: with so many rounds to go, half of that.
HASTE: Final = 0.4
# What a potion that a circle is expected to take counts, in circles.
THIRST: Final = 0.35
# The worth of a potion, and of those beyond what the next rounds can use.
POTION: Final = 0.9
SPARE_POTION: Final = 0.4
ENOUGH_POTIONS: Final = 6
POTIONS_IN_A_ROUND: Final = 3
# What is left of a potion after the last round breaks ties (MoM-30).
TIE_BREAK: Final = 0.01
# The worth of a free mark.
FREE_MARK: Final = 2.5

# By rounds to go and by row: the part of its worth for each set of its circles that may be marked.
Prospects = list[list[dict[int, float]]]


def pace(rounds: int) -> float:
    """Return what is left of a target's worth for an easy circle it wants, with rounds to go."""
    return PATIENT * rounds / (rounds + HASTE)


def potions_worth(potions: int, rounds: int) -> float:
    """Return what potions are worth with rounds to go."""
    if rounds == 0:
        return TIE_BREAK * potions
    enough = min(potions, ENOUGH_POTIONS, POTIONS_IN_A_ROUND * rounds)
    return POTION * enough + SPARE_POTION * (potions - enough)


@lru_cache(maxsize=8)
def prospects(rules: Rules) -> Prospects:
    """Return what part of its worth each row has, by rounds to go and the circles that are marked."""
    circles = range(len(CIRCLES))
    found: Prospects = []
    for rounds in range(rules.rounds):
        parts = [pace(rounds) ** (1 + THIRST * thirst(rules, circle, rounds)) for circle in circles]
        found.append([by_marked(mask, parts) for mask in rules.row_mask])
    return found


def by_marked(row_mask: int, parts: list[float]) -> dict[int, float]:
    """Return what is left of a row's worth for every set of its circles that may be marked."""
    found = {row_mask: 1.0}
    marked = row_mask
    while marked:
        marked = (marked - 1) & row_mask
        left = 1.0
        for circle in bits_in(row_mask & ~marked):
            left *= parts[circle]
        found[marked] = left
    return found


def thirst(rules: Rules, circle: int, rounds: int) -> float:
    """Return the potions that the best of some rounds' results is expected to need for a circle."""
    expected = 0.0
    for potions in range(max(rules.potions_for(circle, 1), rules.potions_for(circle, MOST_FACES))):
        more = 1.0
        for die, served in zip(DICE, rules.serves, strict=True):
            if served >> circle & 1:
                faces = range(1, die.faces + 1)
                more *= sum([rules.potions_for(circle, face) > potions for face in faces]) / die.faces
        expected += more**rounds
    return expected
