"""The discard as a list: anybody may look through it at any time (AA-24)."""

from rich.text import Text

from hexmonger.look import CREAM, GOLD, MIST_100, MIST_300, WINE_LIGHT
from hexmonger.terminal.arcane_alley.answers import DISCARD
from hexmonger.terminal.arcane_alley.sight import Sight


def discard_text(sight: Sight) -> Text:
    """Return the discard from its top item down."""
    text = Text()
    for number, card in enumerate(sight.cards(DISCARD), 1):
        item = card.item
        if item is None:
            continue
        text.append(f"{number:>3}  ", MIST_300)
        text.append(f" {item.mark} ", f"bold {CREAM} on {item.look.colour}")
        text.append(f" {item.name:<19}", MIST_100)
        text.append(f"{item.coin:<4}", GOLD).append(f"{item.shield:<4}", WINE_LIGHT)
        text.append(f" {item.timing}\n", MIST_300)
    text.rstrip()
    return text or Text("The discard is empty.")
