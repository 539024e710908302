"""Every row of the sheet: its circles take the numbers they say, and a complete row brings what it says."""

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.plan import circle
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.games.merchants_of_magick.canon import (
    CHARMS,
    COLUMNS,
    DECK,
    DICE,
    ITEM_NAMES,
    LINES,
    PREFIXES,
    SUFFIXES,
    rows_of,
)
from tests.rules import rule

FACES = {"d6": 6, "d8": 8, "d10": 10, "d12": 12}


def row_text(name: str, marked: set[str]) -> str:
    """Return a row of a diagram with some of its columns marked."""
    line = LINES[name]
    columns = COLUMNS["items" if name in ITEM_NAMES else "spells"]
    cells = [
        "-" if column not in line.circles else f"[{line.circles[column]}]" if column in marked
        else str(line.circles[column])
        for column in columns
    ]  # fmt: skip
    return f"{name} {' '.join(cells)}"


def sheet_with(name: str, marked: set[str], die: str, result: int, potions: int) -> Table:
    """Return a table where one die shows a result and a row has some marks."""
    dice = ", ".join(f"{each} {result if each == die else 1}" for each in FACES)
    return deal(f"""
        dice: {dice}
        seat 1: potions {potions}, adventurer knight
          line: ShWa, FiWa, DiWaDr, EvWaEl
          {row_text(name, marked)}
        seat 2:
    """)


def check_circle(name: str, column: str, number: int) -> None:
    """Check that every die of a column marks a circle by its number, and by none it does not reach."""
    line = LINES[name]
    others = set(line.circles) - {column}
    for die, columns in DICE.items():
        results = range(1, FACES[die] + 1)
        for result in results:
            if column not in columns:
                if die in sheet_with(name, others, die, result, 20).options():
                    table = sheet_with(name, others, die, result, 20).choose(die)
                    table.refuses(f"{name} {column}", rule="MoM-12")
                continue
            price = max(0, number - result if name in ITEM_NAMES else result - number)
            table = sheet_with(name, others, die, result, price).choose(die)
            assert f"{name} {column}" in table.options()
            table.choose(f"{name} {column}")
            gained = 3 if name == "Glamour Potion Supplier" else 1
            assert table.potions[0] == gained
            if price:
                table = sheet_with(name, others, die, result, price - 1)
                if die in table.options():
                    table.choose(die).refuses(f"{name} {column}", rule="MoM-13")


def check_row(name: str, coins: int, **circles: int) -> None:
    """Check all circles of a row, the coins it brings, and that it is on the sheet nowhere else."""
    assert LINES[name].circles == circles
    assert LINES[name].coins == coins
    for column, number in circles.items():
        check_circle(name, column, number)
        assert ROWS[BOX.rules_by().row_of[circle(f"{name} {column}")]].name == name
    side = "items" if name in ITEM_NAMES else "spells"
    whole = sheet_with(name, set(circles), "d6", 1, 0)
    assert getattr(whole.score(1), side) == coins
    for column in circles:
        part = sheet_with(name, set(circles) - {column}, "d6", 1, 0)
        assert getattr(part.score(1), side) == 0


@rule("MoM-row:backpack")
def test_backpack() -> None:
    check_row("Backpack", 1, leather=3)


@rule("MoM-row:scroll")
def test_scroll() -> None:
    check_row("Scroll", 1, wood=3)


@rule("MoM-row:ring")
def test_ring() -> None:
    check_row("Ring", 2, steel=3)


@rule("MoM-row:pendant")
def test_pendant() -> None:
    check_row("Pendant", 3, steel=5, wood=4, leather=4)


@rule("MoM-row:staff")
def test_staff() -> None:
    check_row("Staff", 1, wood=6)


@rule("MoM-row:sword")
def test_sword() -> None:
    check_row("Sword", 2, steel=4)


@rule("MoM-row:crossbow")
def test_crossbow() -> None:
    check_row("Crossbow", 3, wood=9, leather=6)


@rule("MoM-row:warhammer")
def test_warhammer() -> None:
    check_row("Warhammer", 4, steel=6, wood=5, leather=4)


@rule("MoM-row:bracers")
def test_bracers() -> None:
    check_row("Bracers", 1, leather=9)


@rule("MoM-row:helmet")
def test_helmet() -> None:
    check_row("Helmet", 2, steel=5)


@rule("MoM-row:greaves")
def test_greaves() -> None:
    check_row("Greaves", 4, steel=7, leather=5)


@rule("MoM-row:plate_armor")
def test_plate_armor() -> None:
    check_row("Plate Armor", 5, steel=8, wood=2, leather=8)


@rule("MoM-row:fiery")
def test_fiery() -> None:
    check_row("Fiery", 1, elemental=6, wild=11)


@rule("MoM-row:shocking")
def test_shocking() -> None:
    check_row("Shocking", 2, elemental=2, arcane=7)


@rule("MoM-row:everlasting")
def test_everlasting() -> None:
    check_row("Everlasting", 3, arcane=1, wild=9)


@rule("MoM-row:divine")
def test_divine() -> None:
    check_row("Divine", 4, elemental=9, arcane=2, wild=7)


@rule("MoM-row:of_the_elves")
def test_of_the_elves() -> None:
    check_row("of the Elves", 1, arcane=8, wild=10)


@rule("MoM-row:of_the_dwarves")
def test_of_the_dwarves() -> None:
    check_row("of the Dwarves", 2, elemental=8, arcane=4)


@rule("MoM-row:of_the_orcs")
def test_of_the_orcs() -> None:
    check_row("of the Orcs", 3, elemental=7, wild=4)


@rule("MoM-row:of_the_dragons")
def test_of_the_dragons() -> None:
    check_row("of the Dragons", 4, elemental=5, arcane=6, wild=2)


@rule("MoM-row:glamour_potion_supplier", "MoM-15")
def test_glamour_potion_supplier_brings_three_potions_and_later_rows_one() -> None:
    check_row("Glamour Potion Supplier", 1, elemental=4)
    table = deal("""
        dice: d6 3, d8 4, d10 1, d12 1
        seat 1: adventurer knight
        seat 2:
    """)
    table.mark("d8 Glamour Potion Supplier elemental")
    assert table.potions == [3, 0]
    table.mark("d6 Ring steel")
    assert table.potions == [4, 0]


@rule("MoM-row:renowned_accessories")
def test_renowned_accessories() -> None:
    check_row("Renowned Accessories", 1, elemental=3, arcane=5)
    check_charm("Renowned Accessories")


@rule("MoM-row:weapon_prestige")
def test_weapon_prestige() -> None:
    check_row("Weapon Prestige", 2, arcane=3, wild=5)
    check_charm("Weapon Prestige")


@rule("MoM-row:elite_armor")
def test_elite_armor() -> None:
    check_row("Elite Armor", 3, elemental=1, wild=3)
    check_charm("Elite Armor")


def check_charm(name: str) -> None:
    """Check that a charm brings two coins for every claimed order of its group, and for no other."""
    claimed = ("Fiery Ring", "Pendant of the Dragons", "Shocking Staff", "Shocking Bracers", "Fiery Greaves")
    groups = ("accessory", "accessory", "weapon", "armor", "armor")
    complete = row_text(name, set(LINES[name].circles))
    begun = row_text(name, set(list(LINES[name].circles)[:1]))
    for row, bonus in ((complete, 2 * groups.count(CHARMS[name])), (begun, 0)):
        table = deal(f"""
            seat 1: adventurer knight
              claimed: {", ".join(claimed)}
              {row}
            seat 2:
        """)
        assert table.score(1).charms == bonus
        assert table.score(1).orders == sum(DECK[order] for order in claimed)


def test_the_sheet_has_the_circles_of_the_canon_and_no_others() -> None:
    columns = [column for side in COLUMNS.values() for column in side]
    counts = {column: sum(column in line.circles for line in LINES.values()) for column in columns}
    assert counts == {"steel": 7, "wood": 6, "leather": 7, "elemental": 9, "arcane": 8, "wild": 8}
    rules = BOX.rules_by()
    names = {circle_name(each) for mask in rules.column_mask for each in bits_in(mask)}
    assert names == {name for line in LINES.values() for name in line.names}


@pytest.mark.parametrize("die", DICE)
def test_a_die_serves_its_columns_and_no_others(die: str) -> None:
    rules = BOX.rules_by()
    served = {circle_name(each) for each in bits_in(rules.serves[list(DICE).index(die)])}
    assert served == {
        f"{line.name} {column}" for line in LINES.values() for column in line.circles if column in DICE[die]
    }


def test_the_deck_is_that_of_the_canon() -> None:
    rules = BOX.rules_by()
    orders = [rules.orders[kind] for kind in rules.deck]
    assert len(orders) == len(DECK) == 72
    assert {
        order.name: rules.order_coins[kind] for kind, order in zip(rules.deck, orders, strict=True)
    } == DECK
    assert DECK["Everlasting Pendant of the Elves"] == 5
    for enchantment in (*PREFIXES, *SUFFIXES):
        assert sum(enchantment in rows_of(name) for name in DECK) == 12
    for order in orders:
        assert sorted(rows_of(order.name)) == sorted(ROWS[row].name for row in order.rows)
