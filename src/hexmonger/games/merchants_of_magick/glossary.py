"""What Merchants of Magick names: rows, adventurers, masteries, dice, orders and general numbers."""

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.edition import PARAMETERS
from hexmonger.games.merchants_of_magick.masteries import FIRST_ENERGY, MASTERIES, SIDES
from hexmonger.games.merchants_of_magick.numbers import NUMBERS
from hexmonger.games.merchants_of_magick.orders import ORDERS, PRINTED_WORTH
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import (
    COUNTING_CHARMS,
    FIRST_SPELL,
    GROUPS,
    ROWS,
    Row,
)
from hexmonger.kernel.glossary import (
    CORRECTED,
    DERIVED,
    PRINTED,
    RECONSTRUCTED,
    TRANSCRIBED,
    Entry,
    Figure,
    Known,
    Moments,
    Sentence,
)
from hexmonger.kernel.messages import Message, Named, message, named, plain

NOT_SAID = Moments()


def glossary(rules: Rules, standard: Rules) -> list[Entry]:
    """Return all that the game names, saying where an edition differs from the standard."""
    return [
        *[_row(rules, standard, row) for row in range(len(ROWS))],
        *[_adventurer(rules, standard, index) for index in range(len(ADVENTURERS))],
        *[_mastery(rules, standard, index) for index in range(len(MASTERIES))],
        *[_die(rules, standard, index) for index in range(len(DICE))],
        *[_order(rules, standard, kind) for kind in sorted(set(rules.deck) | set(standard.deck))],
        *[_number(rules, standard, name) for name in NUMBERS],
    ]


def _figure(rules: Rules, standard: Rules, section: str, thing: str, name: str) -> Figure:
    """Return a number of the tables; none where there is no such circle."""
    parameter = PARAMETERS[section][thing].get(name)
    if parameter is None or parameter.number is None:
        return Figure(name, None, TRANSCRIBED)
    key = f"{section}.{thing}.{name}"
    return _known(name, rules.values[key], standard.values[key], parameter.number.source)


def _general(rules: Rules, standard: Rules, name: str) -> Figure:
    """Return a number that belongs to no row, card or die."""
    key = f"numbers.{name}"
    return _known(name, rules.values[key], standard.values[key], NUMBERS[name].number.source)


def _known(name: str, value: int, was: int, source: str) -> Figure:
    """Return a number and how it is known; an edition may have corrected it."""
    return Figure(name, value, source) if value == was else Figure(name, value, CORRECTED, was)


def _telling(said: Message, *figures: Figure) -> Sentence:
    """Return a sentence that tells numbers; it is known no better than the least known of them."""
    sources = {figure.source for figure in figures}
    by_doubt = (CORRECTED, RECONSTRUCTED, TRANSCRIBED, DERIVED, PRINTED)
    return Sentence(said, next(source for source in by_doubt if source in sources))


def _row(rules: Rules, standard: Rules, index: int) -> Entry:
    row = ROWS[index]
    section = _section(index)
    names = (*row.columns, "coins")
    return Entry(
        section.removesuffix("s"),
        row.id,
        row.name,
        row.mark,
        row.rule,
        NOT_SAID,
        tuple(_figure(rules, standard, section, row.id, name) for name in names),
        tuple(_figure(rules, standard, section, row.id, name) for name in row.numbers),
        _row_sentences(rules, standard, index, row),
        (("group", Known(row.kind, TRANSCRIBED)),),
    )


def _row_sentences(rules: Rules, standard: Rules, index: int, row: Row) -> tuple[Sentence, ...]:
    potions = (
        _figure(rules, standard, "spells", row.id, "potions")
        if "potions" in row.numbers
        else _general(rules, standard, "row_potions")
    )
    brings = _telling(message("text-row", potions=rules.row_potions[index]), potions)
    if index not in COUNTING_CHARMS:
        return (brings,)
    group = COUNTING_CHARMS.index(index)
    said = message(
        "text-charm", coins=rules.charm_bonus[group], group=GROUPS[group], adventurers=_counted(rules)
    )
    figures = (
        _figure(rules, standard, "spells", row.id, "bonus"),
        _general(rules, standard, "adventurer_orders"),
    )
    return brings, _telling(said, *figures)


def _counted(rules: Rules) -> str:
    """Return whether an adventurer's items count as orders, for a catalogue to choose by."""
    return "count" if rules.adventurer_orders else "uncounted"


def _named(row: int) -> Named:
    """Return a row as something that messages name."""
    return named(_section(row).removesuffix("s"), ROWS[row].id)


def _section(row: int) -> str:
    """Return the section of an edition file that a row is in."""
    return "items" if row < FIRST_SPELL else "spells"


def _adventurer(rules: Rules, standard: Rules, index: int) -> Entry:
    adventurer = ADVENTURERS[index]
    items = [ROWS[row].name for row in rules.asked_rows[index]]
    enchantment = ROWS[rules.enchantment_row[index]].name
    names = ("enchantment", *GROUPS)
    figures = [_figure(rules, standard, "adventurers", adventurer.id, name) for name in names]
    traits = [
        (figure.name, Known(words, figure.source))
        for figure, words in zip(figures, (enchantment, *items), strict=True)
    ]
    coins = _figure(rules, standard, "adventurers", adventurer.id, "coins")
    asks = message(
        "text-adventurer-asks",
        items=tuple(map(_named, rules.asked_rows[index])),
        enchantment=_named(rules.enchantment_row[index]),
    )
    return Entry(
        "adventurer",
        adventurer.id,
        adventurer.name,
        "",
        adventurer.rule,
        NOT_SAID,
        (),
        (coins, *figures),
        (
            _telling(asks, *figures),
            _telling(message("text-adventurer-pays", coins=rules.adventurer_coins[index]), coins),
            _telling(
                message("text-adventurer-counts", adventurers=_counted(rules)),
                _general(rules, standard, "adventurer_orders"),
            ),
        ),
        tuple(traits),
    )


def _mastery(rules: Rules, standard: Rules, index: int) -> Entry:
    mastery = MASTERIES[index]
    kind = "material" if index < FIRST_ENERGY else "energy"
    circles = _figure(rules, standard, "masteries", mastery.id, "circles")
    sides = [_general(rules, standard, side) for side in SIDES]
    master, apprentice = rules.side_coins
    asks = message("text-mastery", kind=kind, circles=circles.value or 0, column=mastery.column)
    return Entry(
        "mastery",
        mastery.id,
        mastery.name,
        "",
        mastery.rule,
        NOT_SAID,
        (),
        (circles,),
        (
            _telling(asks, circles),
            _telling(message("text-mastery-sides", master=master, apprentice=apprentice), *sides),
        ),
        (("column", Known(mastery.column, PRINTED)),),
    )


def _die(rules: Rules, standard: Rules, index: int) -> Entry:
    die = DICE[index]
    served = [name for name in PARAMETERS["dice"][die.name] if rules.values[f"dice.{die.name}.{name}"]]
    figures = [_figure(rules, standard, "dice", die.name, name) for name in PARAMETERS["dice"][die.name]]
    return Entry(
        "die",
        die.name,
        die.name,
        "",
        "MoM-12",
        NOT_SAID,
        (),
        tuple(figures),
        (_telling(message("text-die", columns=", ".join(served), count=len(served)), *figures),),
    )


def _order(rules: Rules, standard: Rules, kind: int) -> Entry:
    order = ORDERS[kind]
    source = PRINTED if order == PRINTED_WORTH else RECONSTRUCTED
    worth = _known("coins", rules.order_coins[kind], standard.order_coins[kind], source)
    asks = message("text-order", rows=tuple(map(_named, order.rows)))
    return Entry(
        "order",
        order.id,
        order.name,
        order.mark,
        "MoM-16",
        NOT_SAID,
        (_figure(rules, standard, "orders", order.id, "copies"), worth),
        (),
        (Sentence(asks, PRINTED),),
        tuple([(_part(ROWS[row]), Known(ROWS[row].name, PRINTED)) for row in order.as_spoken()]),
    )


def _part(row: Row) -> str:
    """Return what a row is for an order."""
    return "item" if row.is_item else row.kind


def _number(rules: Rules, standard: Rules, name: str) -> Entry:
    general = NUMBERS[name]
    return Entry(
        "number",
        name,
        name.replace("_", " "),
        "",
        general.rule,
        NOT_SAID,
        (_general(rules, standard, name),),
        (),
        (Sentence(plain(_text(name)), general.number.source),),
    )


def number_patterns() -> dict[str, str]:
    """Return the English patterns of the sentences about general numbers, by the ids of their messages."""
    return {_text(name): general.words for name, general in NUMBERS.items()}


def _text(number: str) -> str:
    """Return the id of the message for what a general number is."""
    return f"text-number-{number}"
