"""A closer look at a row, a die, an order or your cards, with how each number is known."""

from collections.abc import Iterable

from rich.text import Text

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.glossary import glossary
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.sheet import FIRST_SPELL, ROWS
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name, orders_of
from hexmonger.kernel.glossary import Entry
from hexmonger.look import BRASS_2, COIN, GOLD, MIST_100, MIST_200, MIST_300, SOURCES
from hexmonger.terminal.merchants_of_magick.needs import adventurer_of, dice_of, masteries_of, needs_of
from hexmonger.terminal.preview_panel import Outcome

Leaf = tuple[str, Text]


def _entry(view: MerchantView, kind: str, name: str) -> Entry:
    """Return what the glossary says of something, by this table's edition."""
    entries = glossary(view.rules, BOX.rules_by())
    return next(entry for entry in entries if entry.kind == kind and entry.name == name)


def _mark_of(source: str) -> str:
    return f" {SOURCES[source][0]}" if source in SOURCES else ""


def entry_text(entry: Entry) -> Text:
    """Return an entry with its figures and sentences, each with the mark of how it is known."""
    text = Text()
    used: list[str] = []
    for name, trait in entry.traits:
        text.append(f"{name.capitalize()}: ", MIST_300).append(f"{trait.words}", MIST_100)
        text.append(f"{_mark_of(trait.source)}\n", BRASS_2)
        used.append(trait.source)
    # What a trait or a sentence says in words is not told again by the number that stands for it.
    said = {name for name, _ in entry.traits}
    figures = (*entry.figures, *entry.numbers) if entry.kind != "die" else ()
    for figure in figures:
        if figure.value is None or figure.name in said:
            continue
        text.append(f"{figure.name.replace('_', ' ').capitalize()}: ", MIST_300)
        text.append(str(figure.value), f"bold {GOLD}").append(f"{_mark_of(figure.source)}\n", BRASS_2)
        used.append(figure.source)
    for sentence in entry.sentences:
        text.append(sentence.words, MIST_200).append(f"{_mark_of(sentence.source)}\n", BRASS_2)
        used.append(sentence.source)
    legend = [f"{mark} {word}" for source, (mark, word) in SOURCES.items() if source in used]
    text.append(f"\n{'   '.join(legend)}\n", MIST_300).append(f"Rule {entry.rule}", MIST_300)
    return text


def outcomes_text(outcomes: Iterable[Outcome]) -> Text:
    """Return outcomes, a line each with its glyph."""
    text = Text()
    for outcome in outcomes:
        text.append(f"{outcome.glyph} ", BRASS_2).append(f"{outcome.text}\n", MIST_100)
    return text


def row_text(view: MerchantView, row: int) -> Leaf:
    """Return all about a row of the sheet."""
    name = ROWS[row].name
    return name, entry_text(_entry(view, "item" if row < FIRST_SPELL else "spell", name))


def die_text(view: MerchantView, die: int) -> Leaf:
    """Return all about a die."""
    name = DICE[die].name
    return f"{name}, showing {view.dice[die]}", entry_text(_entry(view, "die", name))


def order_text(view: MerchantView, seat: int, place: int) -> Leaf:
    """Return what an order asks for and what of it is still open."""
    text = outcomes_text(needs_of(view, seat, place))
    text.append("Claimed as soon as all of its rows are complete (MoM-16).", MIST_300)
    return "Order", text


def cards_text(view: MerchantView, seat: int) -> Text:
    """Return how adventurer, masteries, potions, extra dice and claimed orders of a seat stand."""
    hero = ADVENTURERS[view.adventurers[seat]].name
    text = Text(f"{hero}\n", f"bold {BRASS_2}")
    text.append_text(outcomes_text(adventurer_of(view, seat))).append("\n")
    text.append("Masteries\n", f"bold {BRASS_2}")
    text.append_text(outcomes_text(masteries_of(view, seat))).append("\n")
    text.append("Potions and extra dice\n", f"bold {BRASS_2}")
    text.append_text(outcomes_text(dice_of(view, seat))).append("\n")
    orders = orders_of(view, seat)
    text.append(f"Claimed orders: {len(orders)}\n", f"bold {BRASS_2}")
    for card in orders:
        text.append(f"{order_name(view, card)} ", MIST_100)
        text.append(f"{COIN}{view.rules.order_coins[view.kind_of[card]]}\n", GOLD)
    text.append("\n")
    for kind, name in (("adventurer", hero), *(("mastery", MASTERIES[card].name) for card in view.masteries)):
        text.append(f"{name}, as it is known\n", f"bold {BRASS_2}")
        text.append_text(entry_text(_entry(view, kind, name))).append("\n\n")
    text.rstrip()
    return text
