"""How the items look: icons, the colour and pattern of every type, and effects short enough for a line."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.kernel.looks import Look

Types = Mapping[str, tuple[str, str]]
Shorts = Mapping[str, Mapping[str, str]]
Icons = Mapping[str, tuple[str, ...]]
NO_ICONS: Final[Icons] = {}

# The colour and the pattern of every type, by its letters.
TYPES: Final[Types] = {
    "Mi": ("#5B5A78", "diamonds"),
    "To": ("#4F6B1C", "dots"),
    "Ri": ("#856008", "rings"),
    "Co": ("#74462A", "checks"),
    "Wa": ("#2A55A3", "diagonals"),
    "Bo": ("#A0382A", "chevrons"),
    "Ca": ("#8A1D48", "lattice"),
    "Ba": ("#5B3BA3", "waves"),
    "Fa": ("#0D687D", "crosses"),
    "Cd": ("#454C3F", "bubbles"),
    "Eg": ("#AD4A12", "scales"),
    "Sw": ("#3C5570", "upright lines"),
    "Lo": ("#872C9A", "petals"),
    "Sk": ("#332D42", "level lines"),
    "Do": ("#6D3A3F", "stitches"),
    "Fe": ("#403766", "zigzag"),
}
SPECIAL: Final = ("#2B2459", "rays")

# What an item does, by its id and the moment; the card itself has the whole of it. These are patterns of the
# English catalogue, with the item's numbers for variables.
SHORTS: Final[Shorts] = {
    "cursed_mirror": {"played": "flip every item that shares a side with it"},
    "hypnotic_toad": {"played": "swap two items in a storehouse of your choice"},
    "invisible_ring": {"always": "when discarded, flip one item of your storehouse"},
    "three_headed_coin": {"played": "gain { $gold_each } gold for every other revealed Coin"},
    "older_wand": {"played": "the discard's top item goes face down on the deck"},
    "magic_boomerang": {"always": "it comes back when it is replaced"},
    "floating_carpet": {"sold": "the deck's top item joins your stash"},
    "crystal_ball": {"played": "gain { $infamy_gained } infamy, then peek at one of your hidden items"},
    "bottled_fairy": {"always": "when you replace it, lose { $infamy_lost } infamy"},
    "bubbling_cauldron": {
        "played": "another player gains { $infamy_gained } infamy or loses { $gold_lost } gold",
    },
    "dragons_egg": {"sold": "another player gains { $infamy_gained } infamy and { $gold_gained } gold"},
    "sovereign_sword": {"always": "while it is revealed, gold you gain is halved"},
    "dark_lotus": {"played": "lose { $gold_lost } gold"},
    "skeletomicon": {"played": "replace another player's revealed item with the discard's top item"},
    "haunted_doll": {
        "always": "while it is revealed it can't be replaced",
        "sold": "the Dolls replace hidden items of other players",
    },
    "facsimilous_feline": {"always": "it counts as a third beside two of another item"},
    "wizards_watch": {"special": "play any item of the discard"},
    "pandoras_lockbox": {
        "special": "gain { $infamy_gained } infamy, then swap a hidden item of yours with a revealed one of "
        "another player",
    },
    "mystical_lamp": {"special": "reveal { $items_revealed } items from the deck and play one"},
    "sacred_chalice": {"special": "look at another player's stash and play an item of it"},
}


def looks_of(
    items: Sequence[Item], types: Types, shorts: Shorts, more_icons: Icons = NO_ICONS
) -> dict[tuple[str, str], Look]:
    """Return how items look, with the numbers of their edition; `more_icons` are those of a module."""
    found: dict[tuple[str, str], Look] = {}
    drawn = {**icons(), **more_icons}
    for item in items:
        letters = letters_of(item.mark)
        colour, pattern = types.get(letters, SPECIAL)
        short = {moment: item.said(_short(item.id, moment)) for moment in shorts.get(item.id, ())}
        found["item", item.id] = Look(drawn.get(letters, ()), colour, pattern, short)
    return found


def short_patterns(shorts: Shorts) -> dict[str, str]:
    """Return the English patterns of short effects, by the ids of their messages."""
    return {
        _short(item, moment): words
        for item, by_moment in shorts.items()
        for moment, words in by_moment.items()
    }


def _short(item: str, moment: str) -> str:
    """Return the id of the message for what an item does at a moment.

    >>> _short("dark_lotus", "played")
    'short-dark_lotus-played'
    """
    return f"short-{item}-{moment}"


def letters_of(mark: str) -> str:
    """Return the letters of an item's type, which those of modules share.

    >>> letters_of("To'"), letters_of("To"), letters_of("*L")
    ('To', 'To', '*L')
    """
    return mark.rstrip("'")


@cache
def icons() -> dict[str, tuple[str, ...]]:
    """Return the rows of every icon, by the letters of its type."""
    found: dict[str, tuple[str, ...]] = {}
    letters = ""
    page = files("hexmonger.games.arcane_alley").joinpath("icons.md")
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            letters = line.split()[1]
            found[letters] = ()
        elif line and set(line) <= {"#", "."}:
            found[letters] += (line,)
    return found
