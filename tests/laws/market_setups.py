"""Set-ups with Moonstruck Market: its recipes and recipes made up, promos, editions, every table."""

from typing import Final

from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.arranging import BY_PLAYERS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.recipe import LEFT_AFTER_DEALING
from hexmonger.games.arcane_alley.moonstruck_market.recipes import RECIPES
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from tests.laws.setups import NUMBERS, SHORT

MODULE: Final = "moonstruck_market"
ALL_WIZARDS: Final = (*WIZARDS, *MOON_WIZARDS)
ALL_ITEMS: Final = (*ITEMS, *MOON_ITEMS)
MARKET_NUMBERS: Final = {
    **NUMBERS,
    **{f"items.{item.id}.gold": (0, 60) for item in MOON_ITEMS if not item.is_special},
    **{f"items.{item.id}.infamy": (-9, 20) for item in MOON_ITEMS},
    **{f"items.{item.id}.{number}": (0, 30) for item in MOON_ITEMS for number in item.numbers},
    **{f"wizards.{wizard.id}.{number}": (0, 9) for wizard in MOON_WIZARDS for number in wizard.numbers},
}
CORVUS: Final = 4


def wizards_from(source: Source, seats: int) -> str:
    """Draw who plays which wizard: nobody, everybody at random, or a mixture, promos among them."""
    if source.below(4) == 0:
        return ["none", "random", "random with promos"][source.below(3)]
    names = [wizard.id for wizard in ALL_WIZARDS]
    return ",".join(names.pop(source.below(len(names))) if source.below(5) else "none" for _ in range(seats))


def edition_from(source: Source) -> dict[str, str]:
    """Draw an edition with a few other numbers."""
    options = {"edition": "made up"}
    names = list(MARKET_NUMBERS)
    for _ in range(1 + source.below(6)):
        name = names[source.below(len(names))]
        least, most = MARKET_NUMBERS[name]
        options[f"edition.{name}"] = str(least + source.below(most - least + 1))
    return options


def needed(seats: int, stash: int) -> int:
    """Return how many items a deck must have at least, with Corvus at the table (MM-02)."""
    return 9 * seats + stash * seats + max(0, CORVUS - stash) + 1 + 3 + LEFT_AFTER_DEALING


def recipe_from(source: Source, least: int) -> dict[str, str]:
    """Draw a recipe of our own: few or many sorts of items, often with little left after dealing."""
    sorts = [item.id for item in ALL_ITEMS]
    chosen = [sorts.pop(source.below(len(sorts))) for _ in range(1 + source.below(len(sorts)))]
    copies = dict.fromkeys(chosen, 0)
    for _ in range(least + source.below(2) * source.below(40)):
        copies[chosen[source.below(len(chosen))]] += 1
    return {"recipe": "made up", **{f"recipe.{item}": str(count) for item, count in copies.items()}}


def setup_from(source: Source, short: bool = False) -> Setup:
    """Draw a set-up of Arcane Alley with Moonstruck Market whose deck suffices."""
    seats = 2 + source.below(5)
    options = {"modules": MODULE, "wizards": wizards_from(source, seats)}
    if short:
        options |= SHORT
    if source.below(3) == 0:
        options |= edition_from(source)
    if source.below(3) == 0:
        options |= recipe_from(source, needed(seats, int(options.get("edition.numbers.stash", "2"))))
    else:
        options["recipe"] = list(RECIPES)[source.below(len(RECIPES))]
    if source.below(2):
        options["arrange"] = BY_PLAYERS
    return Setup(seats, options)
