"""How things of the sheet look: what a charm brings, short enough to stand beneath its name."""

from hexmonger.games.merchants_of_magick.naming import potions_in_words
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS, FIRST_CHARM, GROUPS, ROWS
from hexmonger.kernel.looks import Look


def looks_by(rules: Rules) -> dict[tuple[str, str], Look]:
    """Return how charms look, with the numbers of an edition."""
    potions = potions_in_words(rules.row_potions[FIRST_CHARM])
    found = {("spell", ROWS[FIRST_CHARM].id): Look(short={"completed": potions})}
    for group, row in enumerate(COUNTING_CHARMS):
        short = f"{rules.charm_bonus[group]} per {GROUPS[group]} order"
        found["spell", ROWS[row].id] = Look(short={"over": short})
    return found
