"""What Merchants of Magick names: rows, adventurers, masteries, dice, orders and general numbers."""

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.edition import PARAMETERS
from hexmonger.games.merchants_of_magick.masteries import MASTERIES, MATERIAL
from hexmonger.games.merchants_of_magick.numbers import NUMBERS
from hexmonger.games.merchants_of_magick.orders import ORDERS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import (
    COUNTING_CHARMS,
    FIRST_SPELL,
    GROUPS,
    ROWS,
    Row,
)
from hexmonger.games.merchants_of_magick.words import potions_in_words
from hexmonger.kernel.glossary import (
    CORRECTED,
    PRINTED,
    RECONSTRUCTED,
    TRANSCRIBED,
    Entry,
    Figure,
    Sentence,
)

NOT_SAID = Sentence("", "")


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
    value, was = rules.values[key], standard.values[key]
    return (
        Figure(name, value, parameter.number.source) if value == was else Figure(name, value, CORRECTED, was)
    )


def _row(rules: Rules, standard: Rules, index: int) -> Entry:
    row = ROWS[index]
    section = "items" if index < FIRST_SPELL else "spells"
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
        _row_sentences(rules, index, row),
    )


def _row_sentences(rules: Rules, index: int, row: Row) -> tuple[Sentence, ...]:
    potions = rules.row_potions[index]
    kind = Sentence(f"{row.kind.capitalize()}.", TRANSCRIBED)
    brings = Sentence(
        f"When all of its circles are marked you gain {potions_in_words(potions)} at once.",
        TRANSCRIBED if "potions" in row.numbers else PRINTED,
    )
    if index not in COUNTING_CHARMS:
        return kind, brings
    group = COUNTING_CHARMS.index(index)
    bonus = Sentence(
        f"At the end it brings {rules.charm_bonus[group]} coins for every {GROUPS[group]} order you claimed.",
        TRANSCRIBED,
    )
    return kind, brings, bonus


def _adventurer(rules: Rules, standard: Rules, index: int) -> Entry:
    adventurer = ADVENTURERS[index]
    items = [ROWS[row].name for row in rules.asked_rows[index]]
    enchantment = ROWS[rules.enchantment_row[index]].name
    names = ("enchantment", *GROUPS)
    figures = [_figure(rules, standard, "adventurers", adventurer.id, name) for name in names]
    traits = [
        (figure.name, Sentence(words, figure.source))
        for figure, words in zip(figures, (enchantment, *items), strict=True)
    ]
    return Entry(
        "adventurer",
        adventurer.id,
        adventurer.name,
        "",
        adventurer.rule,
        NOT_SAID,
        (),
        (_figure(rules, standard, "adventurers", adventurer.id, "coins"), *figures),
        (
            Sentence(
                f"Asks for {items[0]}, {items[1]} and {items[2]}, each {enchantment}, "
                f"and pays {rules.adventurer_coins[index]} coins for all three.",
                TRANSCRIBED,
            ),
        ),
        tuple(traits),
    )


def _mastery(rules: Rules, standard: Rules, index: int) -> Entry:
    mastery = MASTERIES[index]
    kind = "material" if index < MATERIAL else "energy"
    words = f"A mastery of {kind}: mark {rules.mastery_circles[index]} circles in {mastery.column}."
    return Entry(
        "mastery",
        mastery.id,
        mastery.name,
        "",
        mastery.rule,
        NOT_SAID,
        (),
        (_figure(rules, standard, "masteries", mastery.id, "circles"),),
        (Sentence(words, RECONSTRUCTED),),
    )


def _die(rules: Rules, standard: Rules, index: int) -> Entry:
    die = DICE[index]
    served = [name for name in PARAMETERS["dice"][die.name] if rules.values[f"dice.{die.name}.{name}"]]
    return Entry(
        "die",
        die.name,
        die.name,
        "",
        "MoM-12",
        NOT_SAID,
        (),
        tuple(_figure(rules, standard, "dice", die.name, name) for name in PARAMETERS["dice"][die.name]),
        (Sentence(f"Serves {', '.join(served) or 'no column'}.", TRANSCRIBED),),
    )


def _order(rules: Rules, standard: Rules, kind: int) -> Entry:
    order = ORDERS[kind]
    coins, was = rules.order_coins[kind], standard.order_coins[kind]
    worth = Figure("coins", coins, RECONSTRUCTED) if coins == was else Figure("coins", coins, CORRECTED, was)
    rows = [ROWS[row].name for row in order.rows]
    return Entry(
        "order",
        order.id,
        order.name,
        order.mark,
        "MoM-16",
        NOT_SAID,
        (_figure(rules, standard, "orders", order.id, "copies"), worth),
        (),
        (Sentence(f"Claimed when {', '.join(rows[:-1])} and {rows[-1]} are complete.", PRINTED),),
    )


def _number(rules: Rules, standard: Rules, name: str) -> Entry:
    general = NUMBERS[name]
    value, was = rules.values[f"numbers.{name}"], standard.values[f"numbers.{name}"]
    source = general.number.source
    figure = Figure(name, value, source) if value == was else Figure(name, value, CORRECTED, was)
    return Entry(
        "number",
        name,
        name.replace("_", " "),
        "",
        general.rule,
        NOT_SAID,
        (figure,),
        (),
        (Sentence(general.words, source),),
    )
