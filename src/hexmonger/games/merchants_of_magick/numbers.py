"""The numbers that belong to no row, card or die: the rule each stands in, and what it is."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import derived, printed, reconstructed, transcribed
from hexmonger.kernel.edition import MOST as MOST_COINS
from hexmonger.kernel.glossary import Number

# The most that an edition may make of circles, copies and rounds.
MOST: Final = 99


@dataclass(frozen=True)
class General:
    """A number of the rules: its value, its rule, a sentence about it in English, and what it can be."""

    number: Number
    rule: str
    words: str
    least: int = 0
    most: int = MOST_COINS


NUMBERS: Final[dict[str, General]] = {
    "rounds": General(printed(10), "MoM-01", "The rounds of a game.", 1, MOST),
    "row_potions": General(printed(1), "MoM-15", "The potions that a complete row brings."),
    "first_item": General(printed(3), "MoM-17", "The potions for an adventurer's first item."),
    "slot_1": General(printed(0), "MoM-14", "The potions that the first extra die costs."),
    "slot_2": General(printed(0), "MoM-14", "The potions that the second extra die costs."),
    "slot_3": General(printed(0), "MoM-14", "The potions that the third extra die costs."),
    "slot_4": General(transcribed(2), "MoM-14", "The potions that the fourth extra die costs."),
    "slot_5": General(transcribed(3), "MoM-14", "The potions that the fifth extra die costs."),
    "slot_6": General(transcribed(4), "MoM-14", "The potions that the sixth extra die costs."),
    "master": General(printed(8), "MoM-18", "The coins of a mastery's Master side."),
    "apprentice": General(printed(4), "MoM-18", "The coins of a mastery's Apprentice side."),
    "order": General(
        reconstructed(0), "MoM-30", "The coins that every order brings beside half the coins of its rows."
    ),
    "order_with_two": General(reconstructed(1), "MoM-30", "The coins that two enchantments add to an order."),
    "adventurer_orders": General(
        derived(1),
        "MoM-31",
        "Whether an adventurer's items count for charms and ties: 1 if so, 0 if not.",
        0,
        1,
    ),
    "rated_apprentice": General(printed(60), "MoM-41", "Alone: the coins for the rating Apprentice."),
    "rated_craftsman": General(printed(70), "MoM-41", "Alone: the coins for the rating Craftsman."),
    "rated_merchant": General(printed(80), "MoM-41", "Alone: the coins for the rating Merchant."),
    "rated_master": General(printed(90), "MoM-41", "Alone: the coins for the rating Master."),
}
SLOTS: Final = 6
# The results of a round that need no extra die (MoM-11).
PLAIN_RESULTS: Final = 2
RATINGS: Final = ("Novice", "Apprentice", "Craftsman", "Merchant", "Master")
