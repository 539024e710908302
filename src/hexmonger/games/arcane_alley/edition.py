"""What an edition may correct: any number of the item and wizard tables, and general ones (AA-95)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from hexmonger.games.arcane_alley.cards import Item, Number, Wizard
from hexmonger.kernel.edition import Edition, check_known
from hexmonger.kernel.trouble import Trouble

NUMBERS: Final[dict[str, int]] = {
    "gold": 25,
    "rounds": 3,
    "stash": 2,
    "turns": 40,
    "tracker_opens": 15,
    "tracker_ends": 20,
    "penalty": 10,
    "fine": 25,
}
COPIES: Final = ("copies_2_to_4", "copies_5_to_6")
MOST_COPIES: Final = 200
MOST_ROUNDS: Final = 99
MOST: Final = 9_999


def corrected(
    edition: Edition, items: Sequence[Item], wizards: Sequence[Wizard], general: Mapping[str, int]
) -> tuple[list[Item], list[Wizard], dict[str, int]]:
    """Return the tables with an edition's corrections made, refusing what can't be."""
    new_items = {item.id: item for item in items}
    new_wizards = {wizard.id: wizard for wizard in wizards}
    numbers = dict(general)
    for name, value in edition.corrections:
        section, *rest = name.split(".")
        _check_size(name, value)
        if section == "items" and len(rest) == 2:
            check_known(rest[0], new_items, "item")
            new_items[rest[0]] = _correct_item(new_items[rest[0]], rest[1], name, value)
        elif section == "wizards" and len(rest) == 2:
            check_known(rest[0], new_wizards, "wizard")
            wizard = new_wizards[rest[0]]
            check_known(rest[1], wizard.numbers, f"number of {wizard.name}")
            _not_negative(name, value)
            new_wizards[rest[0]] = replace(wizard, numbers=_with(wizard.numbers, rest[1], value))
        elif section == "numbers" and len(rest) == 1:
            check_known(rest[0], numbers, "number")
            if value < (1 if rest[0] in ("rounds", "turns") else 0):
                raise Trouble(f"`{name}` can't be {value}")
            numbers[rest[0]] = value
        else:
            raise Trouble(
                f"`{name}` is none of items.<item>.<number>, wizards.<wizard>.<number>, numbers.<number>"
            )
    return list(new_items.values()), list(new_wizards.values()), numbers


def _correct_item(item: Item, field: str, name: str, value: int) -> Item:
    own = item.corrected(field, value)
    if own is not None:
        return own
    if field == "infamy":
        return replace(item, infamy=value)
    _not_negative(name, value)
    if field == "gold":
        if item.is_special:
            raise Trouble(f"`{name}`: {item.name} makes no sets, so it has no gold (AA-51)")
        return replace(item, gold=value)
    if field == COPIES[0]:
        return replace(item, copies=(value, item.copies[1]))
    if field == COPIES[1]:
        return replace(item, copies=(item.copies[0], value))
    check_known(
        field,
        ("gold", "infamy", *COPIES, *item.own_fields, *item.numbers),
        f"number of {item.name}",
    )
    return replace(item, numbers=_with(item.numbers, field, value))


def _with(numbers: Mapping[str, Number], name: str, value: int) -> dict[str, Number]:
    return {**numbers, name: Number(value, "edition")}


def _check_size(name: str, value: int) -> None:
    if name.endswith(COPIES):
        most = MOST_COPIES
    else:
        most = MOST_ROUNDS if name == "numbers.rounds" else MOST
    if abs(value) > most:
        raise Trouble(f"`{name}` can't be beyond {most}, but is {value}")


def _not_negative(name: str, value: int) -> None:
    if value < 0:
        raise Trouble(f"`{name}` can't be negative, but is {value}")
