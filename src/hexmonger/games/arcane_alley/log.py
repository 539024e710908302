"""Events as sentences for the log."""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.kernel.events import UNSEEN, Event
from hexmonger.kernel.names import READER

PHRASES: Final[dict[str, str]] = {
    "round": "Round {0} begins; {inside} {goes} first.",
    "dealt": "{who} got {card} as stash.",
    "first discard": "{Card} is the first discard.",
    "revealed": "{who} turned up {card} in slot {slot}.",
    "hidden": "{who} turned {card} in slot {slot} face down.",
    "turn": "",
    "played": "{who} played {card} to slot {slot}.",
    "stashed": "{who} put {card} that was replaced into the stash.",
    "returned": "{Card} comes back: {inside} must play it again.",
    "discarded": "{who} discarded {card}.",
    "left": "The replaced item, {card}, went on the discard.",
    "activated": "{who} activated {card}.",
    "reshuffled": "The discard was shuffled into a new deck of {0}.",
    "peeked": "{who} peeked at {card} in slot {slot}.",
    "put on deck": "{who} put {card} face down on the deck.",
    "took": "{who} took {card} from the discard.",
    "took from stash": "{who} took {card} from {stash}.",
    "set aside": "{Card} was set aside.",
    "stocked": "",
    "closed": "",
    "back": "",
    "revealed from deck": "{who} revealed {card} from the deck.",
    "looked at stash": "{who} looked at {stash}.",
    "saw": "{who} saw {card} there.",
    "ignored": "{who} ignored its effect.",
    "set aside unseen": "{who} set {card} of slot {slot} aside unseen.",
    "valued": "{who} showed {card} to be paid for its infamy.",
    "triggered": "{who} triggered the inspection.",
    "counted": "{who} counted {0} infamy on the items left.",
    "penalty": "{who} triggered the inspection without having the least.",
}


def sentence(rules: Rules, event: Event, names: Sequence[str]) -> str:
    """Return an event, as somebody heard it, as a sentence; empty where the log needs none."""
    who = names[event.seat] if event.seat >= 0 else "Nobody"
    numbers = event.numbers
    if event.what == "sold":
        kind, copies = numbers
        name = rules.items[kind].name
        feline = " with a Facsimilous Feline" if copies == 2 else ""
        return f"{who} sold a set of {name}{feline}."
    if event.what in ("gold", "infamy"):
        verb = "gained" if numbers[0] >= 0 else "lost"
        return f"{who} {verb} {abs(numbers[0])} {event.what}."
    if event.what == "fined":
        return f"{who} passed 24 infamy and took {_markers(numbers[0])}."
    if event.what == "pays fines":
        return f"{who} paid for {_markers(numbers[0])}."
    if event.what == "bribed":
        gold, infamy = numbers
        return f"{who} paid {gold} gold to lose {infamy} infamy." if gold else f"{who} paid no bribe."
    if event.what == "inspection":
        triggered = "" if event.seat < 0 else f" that {inside(who)} triggered"
        return f"The inspection{triggered} begins."
    if event.what == "drew":
        card = _card(rules, event)
        return f"{who} drew {card} from the {'discard' if numbers[0] else 'deck'}."
    if event.what == "swapped":
        slot, other, other_slot = numbers
        if other == event.seat:
            return f"{who}: slots {slot + 1} and {other_slot + 1} changed places."
        theirs = whose(f"slot {other_slot + 1}", names[other])
        return f"{who}: slot {slot + 1} and {theirs} changed places."
    if event.what == "replaced":
        slot, by = numbers
        card = _card(rules, event)
        return f"{names[by]} put {card} into {whose(f'slot {slot + 1}', who)}."
    if event.what == "over":
        winners = " and ".join(names[seat] for seat, place in enumerate(numbers) if place == 1)
        return f"The game is over: {winners} won."
    card = _card(rules, event)
    first = numbers[0] if numbers else 0
    return PHRASES[event.what].format(
        first,
        who=who,
        card=card,
        Card=card[0].upper() + card[1:],
        slot=first + 1,
        inside=inside(who),
        goes="go" if who == READER else "goes",
        stash=whose("the stash", names[first]) if "stash" in event.what and numbers else "",
    )


def inside(name: str) -> str:
    """Return a name as it stands inside a sentence.

    >>> inside("Ada"), inside("You")
    ('Ada', 'you')
    """
    return name.lower() if name == READER else name


def whose(thing: str, name: str) -> str:
    """Return a thing as somebody's.

    >>> whose("the stash", "Ada"), whose("the stash", "You")
    ('the stash of Ada', 'your stash')
    """
    return f"your {thing.removeprefix('the ')}" if name == READER else f"{thing} of {name}"


def _card(rules: Rules, event: Event) -> str:
    """Return the card of an event with its article."""
    if event.card == UNSEEN:
        return "an item"
    return with_article(rules.items[event.card].name)


def with_article(name: str) -> str:
    """Return a name with its article.

    >>> with_article("Older Wand"), with_article("Cursed Mirror")
    ('an Older Wand', 'a Cursed Mirror')
    """
    return f"an {name}" if name[0] in "AEIO" else f"a {name}"


def _markers(number: int) -> str:
    return "a fine marker" if number == 1 else f"{number} fine markers"
