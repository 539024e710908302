"""Events as sentences for the log."""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS, SUFFIX
from hexmonger.games.merchants_of_magick.trail import FREE
from hexmonger.games.merchants_of_magick.words import coins_in_words, potions_in_words
from hexmonger.kernel.events import UNSEEN, Event

PHRASES: Final[dict[str, str]] = {
    "committed": "",
    "rolled": "Round {0} begins: {dice}.",
    "completed": "{who} completed {row} and gained {potions}.",
    "claimed": "{who} claimed {card} for {coins}.",
    "replaced": "{who}: {card} was laid face down in place {place}.",
    "fulfilled": "{who} fitted out the {adventurer} with {row}.",
    "all fulfilled": "{who} earned the {coins} of the {adventurer}.",
    "mastered": "{who} scored the {mastery} for {coins}.",
    "turned": "The {mastery} was turned to its Apprentice side.",
    "belt": "The belt of orders moved one place.",
    "discarded": "{Card} went past unclaimed.",
    "joined": "{Card} joined at the far right.",
    "revealed": "{who}: {card} was turned up in place {place}.",
    "counted": "{who} counted {coins}.",
}


def sentence(rules: Rules, event: Event, names: Sequence[str]) -> str:
    """Return an event, as somebody heard it, as a sentence; empty where the log needs none."""
    who = names[event.seat] if event.seat >= 0 else "Nobody"
    numbers = event.numbers
    if event.what == "marked":
        return _marked(who, *numbers)
    if event.what == "rated":
        made, rating = numbers
        return f"The game is over: {who} made {coins_in_words(made)} and may be called {RATINGS[rating]}."
    if event.what == "over":
        winners = " and ".join(names[seat] for seat, place in enumerate(numbers) if place == 1)
        return f"The game is over: {winners} won."
    first = numbers[0] if numbers else 0
    last = numbers[-1] if numbers else 0
    card = "an order" if event.card == UNSEEN else _order(rules, event.card)
    return PHRASES[event.what].format(
        first,
        who=who,
        card=card,
        Card=card[0].upper() + card[1:],
        place=first + 1,
        coins=coins_in_words(last if event.what == "mastered" else first),
        potions=potions_in_words(last),
        row=_row(first) if first < len(ROWS) else "",
        mastery=MASTERIES[first].name if first < len(MASTERIES) else "",
        adventurer=ADVENTURERS[last].name if last < len(ADVENTURERS) else "",
        dice=", ".join(f"{die.name} {result}" for die, result in zip(DICE, numbers[1:], strict=False)),
    )


def _marked(who: str, circle: int, die: int, potions: int, extra: int) -> str:
    row, column = CIRCLES[circle]
    with_what = "for free" if die == FREE else f"with the {DICE[die].name}"
    if extra:
        with_what += f" as extra die {extra}"
    if potions:
        with_what += f" and {potions_in_words(potions)}"
    name = ROWS[row].name
    # A suffix brings its own "of": elemental of the Dragons.
    return f"{who} marked {COLUMNS[column]} {name if ROWS[row].kind == SUFFIX else f'of {name}'} {with_what}."


def _row(row: int) -> str:
    """Return a row as a sentence calls it."""
    line = ROWS[row]
    return f"the suffix {line.name}" if line.kind == SUFFIX else line.name


def _order(rules: Rules, card: int) -> str:
    """Return an order with its article."""
    name = rules.orders[rules.deck[card]].name
    return f"an {name}" if name[0] in "AEIO" else f"a {name}"
