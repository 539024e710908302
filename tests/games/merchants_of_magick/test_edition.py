"""Editions: any number that is not printed, and many that are, can be corrected."""

from pathlib import Path

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.edition import PARAMETERS, TABLES
from hexmonger.games.merchants_of_magick.numbers import NUMBERS
from hexmonger.games.merchants_of_magick.orders import KIND_BY_NAME
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.kernel.glossary import CORRECTED, RECONSTRUCTED, TRANSCRIBED
from hexmonger.kernel.match import play_at_random
from hexmonger.kernel.messages import message, named
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.merchants_of_magick import open_table
from tests.rules import rule


def edition_file(folder: Path, text: str) -> Path:
    """Write an edition file."""
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_edition_file_becomes_options_of_the_set_up(tmp_path: Path) -> None:
    path = edition_file(
        tmp_path, 'name = "Second printing"\n[items.ring]\nsteel = 2\n[numbers]\nslot_4 = 1\n'
    )
    setup = BOX.with_edition_file(Setup(3), path)
    assert setup.options == {
        "edition": "Second printing",
        "edition.items.ring.steel": "2",
        "edition.numbers.slot_4": "1",
    }
    s = BOX.open(setup).new(1)
    assert s.rules.number_of[0] == 2
    assert s.rules.slot_costs == [0, 0, 0, 1, 3, 4]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"items.rong.steel": "2"}, "there is no item called `rong`; there are: backpack, "),
        (
            {"items.ring.wood": "2"},
            "there is no number of `items.ring` called `wood`; there are: steel, coins",
        ),
        ({"spells.fiery.arcane": "2"}, "there is no number of `spells.fiery` called `arcane`"),
        ({"items.ring.steel": "0"}, "`items.ring.steel` must be 1 to 99, not 0"),
        ({"items.ring.coins": "-1"}, "`items.ring.coins` must be 0 to 9999, not -1"),
        ({"items.ring.coins": "10000"}, "`items.ring.coins` must be 0 to 9999, not 10000"),
        ({"items.ring.steel": "100"}, "`items.ring.steel` must be 1 to 99, not 100"),
        ({"orders.fiery_ring.copies": "100"}, "`orders.fiery_ring.copies` must be 0 to 99, not 100"),
        ({"numbers.rounds": "100"}, "`numbers.rounds` must be 1 to 99, not 100"),
        ({"numbers.slot_4": "10000"}, "`numbers.slot_4` must be 0 to 9999, not 10000"),
        ({"masteries.blacksmith.circles": "8"}, "`masteries.blacksmith.circles` must be 1 to 7, not 8"),
        ({"masteries.smith.circles": "4"}, "there is no mastery called `smith`"),
        ({"adventurers.witch.armor": "5"}, "`adventurers.witch.armor` must be 1 to 4, not 5"),
        ({"adventurers.elf.armor": "1"}, "there is no adventurer called `elf`"),
        ({"dice.d8.steel": "2"}, "`dice.d8.steel` must be 0 to 1, not 2"),
        ({"numbers.adventurer_orders": "2"}, "`numbers.adventurer_orders` must be 0 to 1, not 2"),
        ({"dice.d20.steel": "1"}, "there is no die called `d20`; there are: d6, d8, d10, d12"),
        (
            {"orders.old_ring.copies": "2"},
            "there is no order called `old_ring`; one is called backpack_of_the_",
        ),
        ({"numbers.rounds": "0"}, "`numbers.rounds` must be 1 to 99, not 0"),
        ({"numbers.gold": "1"}, "there is no number called `gold`; there are: rounds, "),
        ({"wizards.byros.bonus": "1"}, "`wizards.byros.bonus` is none of items.<item>.<number>, "),
        ({"items.ring": "1"}, "`items.ring` is none of items.<item>.<number>, "),
        ({"items.ring.steel": "many"}, "`edition.items.ring.steel` must be a whole number, not 'many'"),
    ],
)
def test_a_number_that_can_not_be_is_refused_in_one_sentence(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Trouble) as trouble:
        BOX.open(Setup(2, {f"edition.{name}": value for name, value in options.items()})).new(1)
    assert str(trouble.value).startswith(sentence)
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[items.ring]\nsteel = 0", "`items.ring.steel` must be 1 to 99, not 0"),
        ("[items.ring]\nsteel = 'three'", "`items.ring.steel` must be a whole number, not 'three'"),
        ("[items.ring]\nsteel = true", "`items.ring.steel` must be a whole number, not True"),
        ("name = 7", "`name` must be a line of text"),
        ("[items", "is not TOML"),
    ],
)
def test_a_bad_edition_file_is_named_with_what_is_wrong(tmp_path: Path, text: str, sentence: str) -> None:
    path = edition_file(tmp_path, text)
    with pytest.raises(Trouble) as trouble:
        BOX.with_edition_file(Setup(2), path)
    assert str(trouble.value).startswith(f"{path}: {sentence}")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="there is no such file"):
        BOX.with_edition_file(Setup(2), tmp_path / "none.toml")


def test_other_options_are_refused() -> None:
    with pytest.raises(Trouble, match="Merchants of Magick has no option called 'wizards'; it has: edition"):
        BOX.open(Setup(2, {"wizards": "random"})).new(1)


@rule("MoM-02")
@pytest.mark.parametrize(("seats", "needed", "who"), [(1, 6, "1 player needs"), (8, 16, "8 players need")])
def test_a_deck_too_small_for_the_table_is_refused(seats: int, needed: int, who: str) -> None:
    names = [name for name, numbers in PARAMETERS["orders"].items() if numbers["copies"].number is not None]
    none = {f"edition.orders.{name}.copies": "0" for name in names}
    few = {f"edition.orders.{name}.copies": "1" for name in names[: needed - 1]}
    with pytest.raises(Trouble) as trouble:
        BOX.open(Setup(seats, none | few)).new(1)
    has = f"but it has {needed - 1} (MoM-02)"
    assert str(trouble.value) == f"the deck is too small: {who} {needed} orders, {has}"
    exact = none | {f"edition.orders.{name}.copies": "1" for name in names[:needed]}
    assert not BOX.open(Setup(seats, exact)).new(1).deck


def test_every_number_that_is_not_printed_can_be_corrected() -> None:
    """Each is changed in turn, and the tables differ from the standard ones."""
    standard = BOX.rules_by()
    for section, things in PARAMETERS.items():
        for thing, numbers in list(things.items())[:6]:
            for name, parameter in numbers.items():
                old = parameter.number.value if parameter.number is not None else 3
                new = old + 1 if old < parameter.most else old - 1
                options = {f"edition.{section}.{thing}.{name}": str(new)}
                s = BOX.open(Setup(2, options)).new(1)
                assert s.rules.values != standard.values
                assert s.rules.corrections == ((f"{section}.{thing}.{name}", new),)


def test_corrections_reach_the_game() -> None:
    table = open_table(2, 1, numbers__row_potions="5", spells__glamour_potion_supplier__potions="7")
    rules = table.state.rules
    assert rules.row_potions[0] == 5
    assert rules.row_potions[20] == 7
    table = open_table(2, 1, items__ring__coins="11", numbers__order="2")
    rules = table.state.rules
    assert rules.order_coins[KIND_BY_NAME["Fiery Ring"]] == 2 + 6
    assert rules.order_coins[KIND_BY_NAME["Everlasting Ring of the Orcs"]] == 2 + 1 + 9
    rules = open_table(2, 1, numbers__order_with_two="4").state.rules
    assert rules.order_coins[KIND_BY_NAME["Fiery Ring"]] == 2
    assert rules.order_coins[KIND_BY_NAME["Everlasting Pendant of the Elves"]] == 4 + 4
    own = open_table(2, 1, orders__fiery_ring__coins="40").state.rules
    assert own.order_coins[KIND_BY_NAME["Fiery Ring"]] == 40
    two = open_table(2, 1, orders__shocking_ring__copies="2").state.rules
    assert len(two.deck) == 74
    witch = open_table(2, 1, adventurers__witch__accessory="1").state.rules
    assert [ROWS[row].name for row in witch.asked_rows[6]] == ["Backpack", "Staff", "Plate Armor"]
    served = open_table(2, 1, dice__d12__steel="1").state.rules
    assert served.serves[3] & served.column_mask[0] == served.column_mask[0]
    short = open_table(2, 1, numbers__rounds="2")
    short.commit_all().commit_all()
    assert short.state.is_over


@pytest.mark.parametrize("number", [1, 12, 40, 99])
def test_a_circle_may_ask_for_any_number(number: int) -> None:
    table = open_table(1, 1, items__ring__steel=str(number), spells__fiery__wild=str(number))
    play_at_random(table.state, 3)
    assert table.state.is_over


def test_the_glossary_says_how_every_number_is_known_and_what_was_corrected() -> None:
    entries = {entry.id: entry for entry in BOX.open(Setup(2)).glossary()}
    ring = entries["ring"]
    assert (ring.kind, ring.rule, ring.mark) == ("item", "MoM-row:ring", "Ri")
    steel, wood, leather, coins = ring.figures
    assert (steel.value, steel.source, coins.source) == (3, RECONSTRUCTED, TRANSCRIBED)
    assert wood.value is leather.value is None
    assert [sentence.said for sentence in ring.sentences] == [message("text-row", potions=1)]
    assert [(name, trait.words) for name, trait in ring.traits] == [("group", "accessory")]
    items = tuple(named("item", item) for item in ("pendant", "staff", "plate_armor"))
    asks = message("text-adventurer-asks", items=items, enchantment=named("spell", "fiery"))
    assert entries["witch"].sentences[0].said == asks
    assert [(name, trait.words, trait.source) for name, trait in entries["witch"].traits] == [
        ("enchantment", "Fiery", TRANSCRIBED),
        ("accessory", "Pendant", RECONSTRUCTED),
        ("weapon", "Staff", TRANSCRIBED),
        ("armor", "Plate Armor", TRANSCRIBED),
    ]
    assert len(entries) == 24 + 8 + 6 + 4 + 72 + len(NUMBERS)
    changed = BOX.open(Setup(2, {"edition.items.ring.steel": "2", "edition.numbers.rounds": "9"})).glossary()
    steel = next(entry for entry in changed if entry.id == "ring").figures[0]
    assert (steel.value, steel.source, steel.was) == (2, CORRECTED, 3)
    rounds = next(entry for entry in changed if entry.id == "rounds").figures[0]
    assert (rounds.value, rounds.was) == (9, 10)


def test_every_kind_of_the_glossary_has_the_same_figures() -> None:
    by_kind: dict[str, set[tuple[str, ...]]] = {}
    for entry in BOX.open(Setup(2)).glossary():
        if entry.kind != "number":
            by_kind.setdefault(entry.kind, set()).add(tuple(figure.name for figure in entry.figures))
    assert all(len(figures) == 1 for figures in by_kind.values())


def test_standard_values_are_complete() -> None:
    values = TABLES.values()
    assert values["items.ring.steel"] == 3
    assert values["numbers.rounds"] == 10
    assert sum(name.endswith(".copies") and value for name, value in values.items()) == 72


def test_the_handbook_is_the_rules_page() -> None:
    (handbook,) = BOX.open(Setup(2)).handbooks()
    assert handbook.title == "Merchants of Magick"
    assert "- **MoM-21** (D) Your crafting phase ends when you commit it" in handbook.text
