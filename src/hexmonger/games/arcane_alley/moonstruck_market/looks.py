"""How the items of the expansion look, those of the base game included."""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.looks import SHORTS, TYPES, Shorts, Types, looks_of
from hexmonger.kernel.looks import Look

MOON_TYPES: Final[Types] = {"Mo": ("#17635E", "phases"), "Cn": ("#4A6468", "cogs")}

MOON_SHORTS: Final[Shorts] = {
    "talking_toad": {
        "always": "when the inspection turns it up, lose { $infamy_lost } infamy; "
        "moonstruck, and gain { $gold_gained } gold",
    },
    "decryptor_ring": {"played": "turn up a hidden item around it; moonstruck, and peek at one"},
    "automated_wand": {"played": "advance the moon; moonstruck, or twice"},
    "hexed_boomerang": {
        "sold": "another player plays one of them; moonstruck, and gains { $infamy_gained } infamy",
    },
    "werefur_carpet": {"expend": "take a market item; moonstruck, or the deck's top item"},
    "gelatinous_ball": {"sold": "play a market item; moonstruck, or the discard's top item"},
    "toothed_fairy": {"expend": "lose { $infamy_lost } infamy; moonstruck, { $infamy_lost_moonstruck }"},
    "emerald_egg": {
        "expend": "gain { $gold_gained } gold, another player { $gold_given }; "
        "moonstruck, { $gold_gained_moonstruck } and { $gold_given_moonstruck }",
    },
    "skeletal_sword": {
        "always": "draw it from anywhere in the discard; moonstruck, and gain { $gold_gained } gold",
    },
    "fools_moon": {"played": "roll the moon die", "sold": "gain { $gold_gained } gold"},
    "spectral_spectacles": {
        "special": "gain { $infamy_gained } infamy, then play any item that is set aside",
    },
    "clockwork_canine": {"played": "set the moon to any side"},
}


def market_looks(items: Sequence[Item]) -> dict[tuple[str, str], Look]:
    """Return how the items of a game with the expansion look."""
    return looks_of(items, {**TYPES, **MOON_TYPES}, {**SHORTS, **MOON_SHORTS})
