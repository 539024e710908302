"""A closer look at a row, a die, an order or your cards, with how each number is known."""

from collections.abc import Iterable

from rich.text import Text

from hexmonger.kernel.glossary import Entry
from hexmonger.look import BRASS_2, COIN, GOLD, MIST_100, MIST_200, MIST_300, SOURCES
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.needs import adventurer_of, dice_of, masteries_of, needs_of
from hexmonger.terminal.preview_panel import Outcome
from hexmonger.words import Words

Leaf = tuple[str, Text]


def entry_text(entry: Entry, words: Words) -> Text:
    """Return an entry with its figures and sentences, each with the mark of how it is known."""
    # What a trait or a sentence says in words is not told again by the number that stands for it.
    said = {name for name, _ in entry.traits}
    figures = (*entry.figures, *entry.numbers) if entry.kind != "die" else ()
    numbers = [each for each in figures if each.value is not None and each.name not in said]
    lines = [(f"{name}: ", trait.words, MIST_100, trait.source) for name, trait in entry.traits]
    lines += [(f"{each.name}: ", str(each.value), f"bold {GOLD}", each.source) for each in numbers]
    lines += [("", told.words, MIST_200, told.source) for told in words.told(entry.sentences)]
    text = Text()
    for name, shown, style, source in lines:
        mark = f" {SOURCES[source][0]}" if source in SOURCES else ""
        text.append(name.replace("_", " ").capitalize(), MIST_300).append(shown, style)
        text.append(f"{mark}\n", BRASS_2)
    used = {source for _, _, _, source in lines}
    legend = [f"{mark} {word}" for source, (mark, word) in SOURCES.items() if source in used]
    return text.append(f"\n{'   '.join(legend)}\nRule {entry.rule}", MIST_300)


def outcomes_text(outcomes: Iterable[Outcome]) -> Text:
    """Return outcomes, a line each with its glyph."""
    text = Text()
    for outcome in outcomes:
        text.append(f"{outcome.glyph} ", BRASS_2).append(f"{outcome.text}\n", MIST_100)
    return text


def row_text(desk: Desk, circle: int) -> Leaf:
    """Return all about the row of a circle."""
    row = desk.book.rows[desk.book.circles[circle].row]
    return row.name, entry_text(row.entry, desk.book.words)


def die_text(desk: Desk, die: int) -> Leaf:
    """Return all about a die."""
    cell = desk.drawn.zone("dice").cells[die]
    entry = desk.book.entries["die", cell.thing]
    return f"{entry.name}, showing {cell.value}", entry_text(entry, desk.book.words)


def order_text(desk: Desk, place: int) -> Leaf:
    """Return what an order asks for and what of it is still open."""
    text = outcomes_text(needs_of(desk, place))
    text.append("Claimed as soon as all of its rows are complete (MoM-16).", MIST_300)
    return "Order", text


def cards_text(desk: Desk) -> Text:
    """Return how adventurer, masteries, potions, extra dice and claimed orders of a seat stand."""
    text = Text()
    for heading, outcomes in (
        (desk.adventurer.name, adventurer_of(desk)),
        ("Masteries", masteries_of(desk)),
        ("Potions and extra dice", dice_of(desk)),
    ):
        text.append(f"{heading}\n", f"bold {BRASS_2}").append_text(outcomes_text(outcomes)).append("\n")
    text.append(f"Claimed orders: {len(desk.claimed)}\n", f"bold {BRASS_2}")
    for order in desk.claimed:
        text.append(f"{order.name} ", MIST_100).append(f"{COIN}{order.coins}\n", GOLD)
    text.append("\n")
    cards = [("mastery", cell.thing) for cell in desk.drawn.zone("masteries").cells]
    for card in (("adventurer", desk.player.traits["adventurer"]), *cards):
        entry = desk.book.entries[card]
        text.append(f"{entry.name}, as it is known\n", f"bold {BRASS_2}")
        text.append_text(entry_text(entry, desk.book.words)).append("\n\n")
    text.rstrip()
    return text
