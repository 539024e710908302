"""How things of the sheet look: what a charm brings, short enough to stand beneath its name."""

from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS, FIRST_CHARM, GROUPS, ROWS
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import message


def looks_by(rules: Rules) -> dict[tuple[str, str], Look]:
    """Return how charms look, with the numbers of an edition."""
    potions = message("short-potions", potions=rules.row_potions[FIRST_CHARM])
    found = {("spell", ROWS[FIRST_CHARM].id): Look(short={"completed": potions})}
    for group, row in enumerate(COUNTING_CHARMS):
        short = message("short-per-order", coins=rules.charm_bonus[group], group=GROUPS[group])
        found["spell", ROWS[row].id] = Look(short={"over": short})
    return found
