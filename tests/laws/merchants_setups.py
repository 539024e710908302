"""Set-ups of Merchants of Magick to try the laws on: every number of players, and editions of all kinds."""

from hypothesis import strategies as st

from hexmonger.games.merchants_of_magick.edition import PARAMETERS
from hexmonger.games.merchants_of_magick.numbers import NUMBERS
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup

# How far from nothing numbers are tried whose upper limit is far off.
FAR = {"coins": 12, "potions": 6, "bonus": 5, "copies": 3}
# Small decks, so that lines grow shorter and places close.
ORDERS_KEPT = (6, 16, 20, 30)


def correction_from(source: Source) -> tuple[str, int]:
    """Draw one number of an edition."""
    if source.below(4) == 0:
        name = list(NUMBERS)[source.below(len(NUMBERS))]
        least, most = NUMBERS[name].least, NUMBERS[name].most
        return f"numbers.{name}", least + source.below(min(most - least + 1, 12 if name == "rounds" else 7))
    sections = list(PARAMETERS)
    section = sections[source.below(len(sections))]
    things = list(PARAMETERS[section])
    thing = things[source.below(len(things))]
    names = list(PARAMETERS[section][thing])
    name = names[source.below(len(names))]
    parameter = PARAMETERS[section][thing][name]
    most = FAR.get(name, parameter.most)
    return f"{section}.{thing}.{name}", parameter.least + source.below(min(most, 25) - parameter.least + 1)


def small_deck_from(source: Source, seats: int) -> dict[str, str]:
    """Draw a deck of few orders, each there once, but enough for the table."""
    needed = max(6, {1: 6, 2: 8, 7: 14, 8: 16}.get(seats, 3 * seats))
    kept = max(needed, ORDERS_KEPT[source.below(len(ORDERS_KEPT))])
    names = list(PARAMETERS["orders"])
    chosen = {names.pop(source.below(len(names))) for _ in range(kept)}
    return {
        f"edition.orders.{name}.copies": str(int(name in chosen))
        for name, numbers in PARAMETERS["orders"].items()
        if name in chosen or (numbers["copies"].number is not None and numbers["copies"].number.value)
    }


def setup_from(source: Source, short: bool = False) -> Setup:
    """Draw a set-up of Merchants of Magick."""
    seats = 1 + source.below(8)
    options: dict[str, str] = {"edition.numbers.rounds": "3"} if short else {}
    if source.below(3) == 0:
        for _ in range(1 + source.below(6)):
            name, value = correction_from(source)
            options[f"edition.{name}"] = str(value)
    if source.below(5) == 0:
        options |= small_deck_from(source, seats)
    if options:
        options["edition"] = "made up"
    return Setup(seats, options)


def setups(short: bool = False) -> st.SearchStrategy[Setup]:
    """Return set-ups of Merchants of Magick as a strategy."""
    return st.integers(0, 1 << 40).map(lambda number: setup_from(Source(number), short))
