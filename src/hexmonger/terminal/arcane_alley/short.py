"""What an effect does, short enough for a line of the preview; the card itself has the whole of it."""

from typing import Final

from hexmonger.games.arcane_alley.cards import Item

SHORT: Final[dict[str, str]] = {
    "cursed_mirror.played": "flip every item that shares a side with it",
    "hypnotic_toad.played": "swap two items in a storehouse of your choice",
    "three_headed_coin.played": "gain {gold_each} gold for every other revealed Coin",
    "older_wand.played": "the discard's top item goes face down on the deck",
    "crystal_ball.played": "gain {infamy_gained} infamy, then peek at one of your hidden items",
    "bubbling_cauldron.played": "another player gains {infamy_gained} infamy or loses {gold_lost} gold",
    "dark_lotus.played": "lose {gold_lost} gold",
    "skeletomicon.played": "replace another player's revealed item with the discard's top item",
    "floating_carpet.sold": "the deck's top item joins your stash",
    "dragons_egg.sold": "another player gains {infamy_gained} infamy and {gold_gained} gold",
    "haunted_doll.sold": "the Dolls replace hidden items of other players",
    "invisible_ring.always": "flip one item of your storehouse",
    "bottled_fairy.always": "lose {infamy_lost} infamy",
    "magic_boomerang.always": "it comes back when it is replaced",
    "wizards_watch.special": "play any item of the discard",
    "pandoras_lockbox.special": (
        "gain {infamy_gained} infamy, then swap a hidden item of yours with a revealed one of another player"
    ),
    "mystical_lamp.special": "reveal {items_revealed} items from the deck and play one",
    "sacred_chalice.special": "look at another player's stash and play an item of it",
    "decryptor_ring.played": "turn up a hidden item around it; moonstruck, and peek at one",
    "automated_wand.played": "advance the moon; moonstruck, or twice",
    "hexed_boomerang.sold": "another player plays one of them; moonstruck, and gains {infamy_gained} infamy",
    "werefur_carpet.expend": "take a market item; moonstruck, or the deck's top item",
    "gelatinous_ball.sold": "play a market item; moonstruck, or the discard's top item",
    "toothed_fairy.expend": "lose {infamy_lost} infamy; moonstruck, {infamy_lost_moonstruck}",
    "emerald_egg.expend": (
        "gain {gold_gained} gold, another player {gold_given}; "
        "moonstruck, {gold_gained_moonstruck} and {gold_given_moonstruck}"
    ),
    "fools_moon.played": "roll the moon die",
    "fools_moon.sold": "gain {gold_gained} gold",
    "spectral_spectacles.special": "gain {infamy_gained} infamy, then play any item that is set aside",
    "clockwork_canine.played": "set the moon to any side",
}


def short_effect(item: Item, moment: str) -> str:
    """Return what an item does at a moment, with the numbers of its edition.

    >>> from hexmonger.games.arcane_alley.items import DARK_LOTUS
    >>> short_effect(DARK_LOTUS, "played")
    'lose 5 gold'
    """
    words = SHORT.get(f"{item.id}.{moment}")
    if words is None:
        return " ".join(saying.words for saying in item.sayings()).rstrip(".")
    return words.format_map({name: number.value for name, number in item.numbers.items()})
