"""The tables of the rules page and those of the game say the same, with how each number is known."""

import re
from pathlib import Path

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.kernel.glossary import (
    CORRECTED,
    DERIVED,
    PRINTED,
    RECONSTRUCTED,
    TRANSCRIBED,
    Entry,
    Figure,
    Known,
)
from hexmonger.kernel.setup import Setup
from hexmonger.words import words_of
from tests.games.merchants_of_magick.canon import COLUMNS, PREFIXES, SUFFIXES
from tests.rules import rule

SOURCES = {"P": PRINTED, "R": RECONSTRUCTED, "": TRANSCRIBED}
CELL = re.compile(r"(?P<value>.*?)(?: \((?P<source>[PR])\))?")

(HANDBOOK,) = BOX.open(Setup(2)).handbooks()
ENTRIES = {(entry.kind, entry.name): entry for entry in BOX.open(Setup(2)).glossary()}


def table(first: str) -> list[dict[str, str]]:
    """Return the table of the page whose head begins with a word, a row each."""
    lines = HANDBOOK.text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    end = next(number for number in range(start, len(lines)) if not lines[number].startswith("|"))
    head, _, *rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines[start:end]]
    return [dict(zip(head, row, strict=True)) for row in rows]


def said(cell: str) -> tuple[str, str]:
    """Return what a cell says and how that is known."""
    found = CELL.fullmatch(cell)
    assert found is not None, cell
    return found["value"], SOURCES[found["source"] or ""]


def shown(figures: tuple[Figure, ...], name: str) -> tuple[str, str]:
    """Return a figure as a cell of the page would say it; an empty one has no source of its own."""
    figure = next(figure for figure in figures if figure.name == name)
    return ("", TRANSCRIBED) if figure.value is None else (str(figure.value), figure.source)


def told(entry: Entry, setup: Setup = Setup(2)) -> list[Known]:  # noqa: B008
    """Return what is said of something in words, with how it is known."""
    return words_of(BOX.open(setup)).told(entry.sentences)


@pytest.mark.parametrize(("kind", "sign", "trait"), [("item", "≥", "group"), ("spell", "≤", "kind")])
def test_every_row_of_the_sheet(kind: str, sign: str, trait: str) -> None:
    rows = table(kind)
    assert len(rows) == 12
    for row in rows:
        entry = ENTRIES[kind, row[kind]]
        assert row["id"] == f"`{entry.rule}`"
        assert dict(entry.traits)["group"].words == row[trait]
        for column in COLUMNS[f"{kind}s"]:
            assert shown(entry.figures, column) == said(row[f"{column} {sign}"])
        assert shown(entry.figures, "coins") == said(row["coins"])


@rule("MoM-15", "MoM-30", "MoM-31")
def test_what_charms_give() -> None:
    charms = {row["spell"]: row["gives"] for row in table("spell") if row["gives"]}
    assert charms.pop("Glamour Potion Supplier") == "3 potions instead of 1"
    glamour = ENTRIES["spell", "Glamour Potion Supplier"]
    assert shown(glamour.numbers, "potions") == ("3", TRANSCRIBED)
    assert len(charms) == 3
    for name, gives in charms.items():
        entry = ENTRIES["spell", name]
        assert shown(entry.numbers, "bonus") == ("2", TRANSCRIBED)
        group = gives.removeprefix("2 coins per ").removesuffix(" order fulfilled")
        counted = f"{group} order you fulfilled, your adventurer's {group} too"
        assert told(entry)[-1].words == f"At the end it brings 2 coins for every {counted}."


def test_every_adventurer() -> None:
    rows = table("adventurer")
    assert len(rows) == 8
    for row in rows:
        entry = ENTRIES["adventurer", row["adventurer"]]
        assert row["id"] == f"`{entry.rule}`"
        traits = {name: (trait.words, trait.source) for name, trait in entry.traits}
        assert traits == {name: said(row[name]) for name in ("enchantment", "accessory", "weapon", "armor")}
        assert shown(entry.numbers, "coins") == said(row["coins"])
        asks, pays, counts = told(entry)
        assert (counts.words, counts.source) == ("Each counts as an order for charms and ties.", DERIVED)
        # A sentence is known no better than the least known of what it tells.
        is_sure = "(R)" not in row["accessory"]
        assert (asks.source, pays.source) == (TRANSCRIBED if is_sure else RECONSTRUCTED, TRANSCRIBED)


def test_every_order_of_the_deck_with_its_worth() -> None:
    found: dict[str, str] = {}
    for line in HANDBOOK.text.splitlines():
        cells = [cell.strip() for cell in line[1:-1].split("|")]
        if len(cells) == 7 and ("item", cells[0]) in ENTRIES and cells[1][-1].isdigit():
            for cell in cells[1:]:
                asked, _, worth = cell.rpartition(" ")
                prefix = next((name for name in PREFIXES if name in asked), "")
                suffix = next((name for name in SUFFIXES if name in asked), "")
                found[" ".join(filter(None, (prefix, cells[0], suffix)))] = worth
    orders = {name: entry for (kind, name), entry in ENTRIES.items() if kind == "order"}
    assert found.keys() == orders.keys()
    assert len(found) == 72
    for name, entry in orders.items():
        assert " ".join(trait.words for _, trait in entry.traits) == name

        # The handbook prints one worth, and the deck is ours.
        source = PRINTED if name == "Everlasting Pendant of the Elves" else RECONSTRUCTED
        assert shown(entry.figures, "coins") == (found[name], source)
        assert shown(entry.figures, "copies") == ("1", RECONSTRUCTED)


@rule("MoM-18")
def test_every_mastery() -> None:
    rows = table("mastery")
    assert len(rows) == 6
    for row in rows:
        entry = ENTRIES["mastery", row["mastery"]]
        assert row["id"] == f"`{entry.rule}`"
        assert shown(entry.numbers, "circles") == (row["circles"], RECONSTRUCTED)
        assert dict(entry.traits)["column"].words == row["column"]
        number, scores = told(entry)
        assert (
            number.words == f"A mastery of {row['kind']}: mark {row['circles']} circles in {row['column']}."
        )
        assert number.source == RECONSTRUCTED
        assert scores.words == "The Master side scores 8 coins, the Apprentice side 4."
        assert scores.source == PRINTED


@rule("MoM-12")
def test_every_die() -> None:
    rows = table("die")
    assert [row["die"] for row in rows] == ["d6", "d8", "d10", "d12"]
    for row in rows:
        columns = [name.lower() for side in ("crafting", "research") for name in row[side].split(", ")]
        served = [name for name in columns if name != "–"]
        (serves,) = told(ENTRIES["die", row["die"]])
        assert (serves.words, serves.source) == (f"Serves {', '.join(served)}.", TRANSCRIBED)


def test_a_sentence_with_a_number_of_the_edition_says_so() -> None:
    numbers = {
        "numbers.row_potions": "2",
        "spells.elite_armor.bonus": "1",
        "adventurers.knight.weapon": "1",
        "adventurers.cleric.coins": "1",
        "masteries.carpenter.circles": "3",
        "numbers.apprentice": "5",
        "dice.d12.wood": "1",
        "orders.everlasting_pendant_of_the_elves.coins": "6",
    }
    setup = Setup(2, {f"edition.{name}": value for name, value in numbers.items()})
    entries = {entry.id: entry for entry in BOX.open(setup).glossary()}

    def last(name: str, place: int = -1) -> tuple[str, str]:
        sentence = told(entries[name], setup)[place]
        return sentence.words, sentence.source

    potions = "When all of its circles are marked you gain 2 potions at once."
    assert last("ring") == (potions, CORRECTED)
    assert last("glamour_potion_supplier")[1] == TRANSCRIBED
    assert last("elite_armor") == (
        "At the end it brings 1 coin for every armor order you fulfilled, your adventurer's armor too.",
        CORRECTED,
    )
    assert last("weapon_prestige")[1] == TRANSCRIBED
    assert last("knight", 0) == ("Asks for Backpack, Staff and Helmet, each of the Dragons.", CORRECTED)
    assert last("cleric", 1) == ("All three together pay 1 coin.", CORRECTED)
    assert last("carpenter", 0) == ("A mastery of material: mark 3 circles in wood.", CORRECTED)
    assert last("carpenter") == ("The Master side scores 8 coins, the Apprentice side 5.", CORRECTED)
    assert last("d12") == ("Serves wood, elemental, arcane, wild.", CORRECTED)
    worth = entries["everlasting_pendant_of_the_elves"].figures[1]
    assert (worth.value, worth.was, worth.source) == (6, 5, CORRECTED)


@rule("MoM-31")
def test_an_edition_in_which_only_cards_are_orders_says_so() -> None:
    setup = Setup(2, {"edition.numbers.adventurer_orders": "0"})
    entries = {entry.id: entry for entry in BOX.open(setup).glossary()}
    charm = told(entries["elite_armor"], setup)[-1]
    assert charm.words == "At the end it brings 2 coins for every armor order you claimed."
    knight = told(entries["knight"], setup)[-1]
    assert knight.words == "None of them counts as an order for charms and ties."
    assert charm.source == knight.source == CORRECTED


@rule("MoM-13", "MoM-16", "MoM-21")
@pytest.mark.parametrize("number", ["MoM-13", "MoM-16", "MoM-21"])
def test_the_page_says_where_it_leaves_the_handbook_on_purpose(number: str) -> None:
    (text,) = [line for line in HANDBOOK.text.splitlines() if line.startswith(f"- **{number}**")]
    assert "he handbook" in text


def test_the_edition_file_of_the_page_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    lines = [row["the file says"].strip("`") for row in table("if on your copy")]
    path.write_text("\n".join(lines), encoding="utf-8")
    setup = BOX.with_edition_file(Setup(2), path)
    rules = BOX.open(setup).new(1).rules
    assert dict(rules.corrections) == {
        "items.ring.steel": 4,
        "spells.fiery.wild": 10,
        "adventurers.witch.accessory": 3,
        "masteries.enchanter.circles": 4,
        "dice.d8.arcane": 1,
        "orders.shocking_ring.copies": 1,
        "orders.shocking_ring.coins": 4,
        "numbers.slot_6": 5,
        "numbers.order_with_two": 2,
        "numbers.adventurer_orders": 0,
    }
    assert [rules.orders[kind].name for kind in rules.deck].count("Shocking Ring") == 1
    witch = next(entry for entry in BOX.open(setup).glossary() if entry.id == "witch")
    assert dict(witch.traits)["accessory"].words == "Ring"
