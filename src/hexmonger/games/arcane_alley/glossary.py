"""What Arcane Alley and its modules name: items, wizards and general numbers, with how each is known."""

from collections.abc import Mapping
from typing import Final

from hexmonger.games.arcane_alley.cards import COPIES, Item, Number, Wizard
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.glossary import CORRECTED, OURS, PRINTED, Entry, Figure, Known, Moments, Sentence
from hexmonger.kernel.messages import plain

# The general numbers: the rule each stands in, how it is known, and what it is, in English.
NUMBERS: Final[dict[str, tuple[str, str, str]]] = {
    "gold": ("AA-02", PRINTED, "The gold everyone starts with."),
    "rounds": ("AA-02", PRINTED, "The rounds of a game, each with its inspection."),
    "stash": ("AA-12", PRINTED, "The items a stash is dealt."),
    "turns": ("AA-63", OURS, "The turns everyone has before the inspection begins by itself."),
    "tracker_opens": ("AA-86", PRINTED, "Two players: where the tracker lets the inspection be triggered."),
    "tracker_ends": ("AA-86", PRINTED, "Two players: the tracker's last turn."),
    "penalty": ("AA-72", PRINTED, "The infamy for triggering the inspection without having the least."),
    "fine": ("AA-73", PRINTED, "The gold that a fine marker costs."),
}


def glossary(rules: Rules, standard: Rules, module: str) -> list[Entry]:
    """Return every item, wizard and general number, saying where an edition differs from the standard.

    What does not belong to the base game is brought by the `module` of that title.
    """
    base = {each.rule for each in (*ITEMS, *WIZARDS)}
    return [
        *(
            _item(item, was, "" if item.rule in base else module)
            for item, was in zip(rules.items, standard.items, strict=True)
        ),
        *(
            _wizard(wizard, was, "" if wizard.rule in base else module)
            for wizard, was in zip(rules.wizards, standard.wizards, strict=True)
        ),
        *(_number(name, rules.numbers[name], standard.numbers[name]) for name in NUMBERS),
    ]


def number_patterns() -> dict[str, str]:
    """Return the English patterns of the sentences about general numbers, by the ids of their messages."""
    return {_text(name): words for name, (_, _, words) in NUMBERS.items()}


def _text(number: str) -> str:
    """Return the id of the message for what a general number is."""
    return f"text-number-{number}"


def _copies(item: Item, was: Item) -> list[Figure]:
    if item.copies_are_settled:
        return [
            Figure(name, value, item.copies_source, correctable=False)
            for name, value in zip(COPIES, item.copies, strict=True)
        ]
    return [
        _figure(name, value, old, item.copies_source)
        for name, value, old in zip(COPIES, item.copies, was.copies, strict=True)
    ]


def _item(item: Item, was: Item, book: str) -> Entry:
    gold = (
        Figure("gold", None, item.gold_source)
        if item.is_special
        else _figure("gold", item.gold, was.gold, item.gold_source)
    )
    return Entry(
        "item",
        item.id,
        item.name,
        item.mark,
        item.rule,
        Moments(item.when, item.when_source),
        (gold, _figure("infamy", item.infamy, was.infamy, item.infamy_source), *_copies(item, was)),
        _numbers(item.numbers, was.numbers),
        item.sentences(),
        tuple((name, Known(saying.words, saying.source)) for name, saying in item.traits().items()),
        item.in_box,
        book,
        item.is_promo,
    )


def _wizard(wizard: Wizard, was: Wizard, book: str) -> Entry:
    return Entry(
        "wizard",
        wizard.id,
        wizard.name,
        "",
        wizard.rule,
        Moments(),
        (),
        _numbers(wizard.numbers, was.numbers),
        wizard.sentences(),
        book=book,
        is_promo=wizard.is_promo,
    )


def _number(name: str, value: int, was: int) -> Entry:
    rule, source, _ = NUMBERS[name]
    figure = _figure(name, value, was, source)
    return Entry(
        "number", name, name.replace("_", " "), "", rule, Moments(), (figure,), (),
        (Sentence(plain(_text(name)), source),),
    )  # fmt: skip


def _figure(name: str, value: int, was: int, source: str) -> Figure:
    return Figure(name, value, source) if value == was else Figure(name, value, CORRECTED, was)


def _numbers(numbers: Mapping[str, Number], was: Mapping[str, Number]) -> tuple[Figure, ...]:
    return tuple(
        _figure(name, number.value, was[name].value, was[name].source) for name, number in numbers.items()
    )
