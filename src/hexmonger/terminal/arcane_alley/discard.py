"""The discard as a list: anybody may look through it at any time (AA-24)."""

from rich.text import Text

from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import CREAM, GOLD, MIST_100, MIST_300, WINE_LIGHT
from hexmonger.terminal.arcane_alley.card import (
    colour_of,
    gold_figure,
    infamy_figure,
    shown_mark,
    timing_words,
)
from hexmonger.terminal.arcane_alley.storehouse import item_of


def discard_text(view: AlleyView) -> Text:
    """Return the discard from its top item down."""
    text = Text()
    if not view.discard:
        return Text("The discard is empty.")
    for number, card in enumerate(reversed(view.discard), 1):
        item = item_of(view, card)
        if item is None:
            continue
        text.append(f"{number:>3}  ", MIST_300)
        text.append(f" {shown_mark(item)} ", f"bold {CREAM} on {colour_of(item)}")
        text.append(f" {item.name:<19}", MIST_100)
        text.append(f"{gold_figure(item):<4}", GOLD).append(f"{infamy_figure(item):<4}", WINE_LIGHT)
        text.append(f" {timing_words(item)}\n", MIST_300)
    text.rstrip()
    return text
