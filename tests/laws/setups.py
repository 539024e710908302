"""Set-ups to try the laws on: every number of players, wizards, and editions of all kinds."""

from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup

NUMBERS = {
    "numbers.gold": (0, 40),
    "numbers.stash": (0, 3),
    "numbers.turns": (1, 12),
    "numbers.tracker_opens": (1, 4),
    "numbers.tracker_ends": (4, 6),
    **{f"items.{item.id}.gold": (0, 60) for item in ITEMS if not item.is_special},
    **{f"items.{item.id}.infamy": (-9, 20) for item in ITEMS},
    **{f"items.{item.id}.{number}": (0, 30) for item in ITEMS for number in item.numbers},
}
SHORT = {
    "edition": "short",
    "edition.numbers.rounds": "1",
    "edition.numbers.turns": "7",
    "edition.numbers.tracker_ends": "7",
    "edition.numbers.tracker_opens": "4",
}


def wizards_from(source: Source, seats: int) -> str:
    """Draw who plays which wizard: nobody, everybody at random, or a mixture."""
    if source.below(3) == 0:
        return "none"
    if source.below(3) == 0:
        return "random"
    names = [wizard.id for wizard in WIZARDS]
    return ",".join(names.pop(source.below(len(names))) if source.below(4) else "none" for _ in range(seats))


def setup_from(source: Source, short: bool = False) -> Setup:
    """Draw a set-up of Arcane Alley."""
    seats = 2 + source.below(5)
    options = {"wizards": wizards_from(source, seats)}
    if short:
        options |= SHORT
    if source.below(3) == 0:
        options["edition"] = "made up"
        names = list(NUMBERS)
        for _ in range(1 + source.below(6)):
            name = names[source.below(len(names))]
            least, most = NUMBERS[name]
            options[f"edition.{name}"] = str(least + source.below(most - least + 1))
    return Setup(seats, options)
