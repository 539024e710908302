"""The sponsored adventurers (MoM-17) and the order in which things follow from a mark (MoM-20)."""

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masks import mask_of
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.kernel.messages import Message, message, named
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.games.merchants_of_magick.canon import ASKS, COLUMNS, ITEM_NAMES, LINES
from tests.rules import rule


def free_mark(number: int) -> Message:
    """Return the question for the free mark of the Wizard's second or third item."""
    return message("ask-free", adventurer=named("adventurer", "wizard"), number=number)


def row_text(name: str, left_open: str = "") -> str:
    """Return a row of a diagram, complete but for one column."""
    columns = COLUMNS["items" if name in ITEM_NAMES else "spells"]
    numbers = LINES[name].circles
    cells = [
        "-" if column not in numbers else str(numbers[column]) if column == left_open
        else f"[{numbers[column]}]"
        for column in columns
    ]  # fmt: skip
    return f"{name} {' '.join(cells)}"


def sheet(*rows: str, seat: str, dice: str = "d6 6, d8 8, d10 1, d12 1") -> Table:
    """Return a table for two where seat 1 has some rows; no order of its line is ever fulfilled."""
    below = "".join(f"\n  {row}" for row in rows)
    return deal(f"dice: {dice}\nseat 1: {seat}\n  line: DiCr, ShRiDr, EvRiOr, DiPlDr{below}\nseat 2:")


def check_adventurer(name: str, coins: int) -> None:
    """Check the three items of an adventurer with all their rewards, begun with each of them."""
    enchantment, *items, worth = ASKS[name]
    assert worth == coins
    identity = name.lower().replace(" ", "_")
    last = list(LINES[enchantment].circles)[-1]
    # The enchantment comes last, so that one mark can fulfil one, two or all three.
    for have in ([], items[:1], items[1:2], items[2:], items[:2], items[1:], items):
        rows = [row_text(enchantment, last), *[row_text(str(item)) for item in have]]
        potions = max(0, 1 - LINES[enchantment].circles[last])
        table = sheet(
            *rows, seat=f"potions {potions}, adventurer {identity}", dice="d6 1, d8 1, d10 1, d12 1"
        )
        die = "d12"
        table.mark(f"{die} {enchantment} {last}")
        assert table.potions[0] == 1 + (3 if have else 0)
        if len(have) > 1:
            table.choose("Warhammer wood" if "Warhammer" not in have else "Crossbow wood")
        if len(have) > 2:
            table.choose("Elite Armor wild")
        assert table.ask.question.name == "die"
        assert len(table.met(1)) == len(have)
        assert table.score(1).adventurer == (coins if len(have) == 3 else 0)
    asked = next(index for index, each in enumerate(ADVENTURERS) if each.name == name)
    rules = BOX.rules_by()
    assert [ROWS[row].name for row in rules.asked_rows[asked]] == items
    total = sum(LINES[str(row)].coins for row in (enchantment, *items)) + coins
    assert total == 15


@rule("MoM-adventurer:barbarian")
def test_barbarian() -> None:
    check_adventurer("Barbarian", 5)


@rule("MoM-adventurer:bounty_hunter")
def test_bounty_hunter() -> None:
    check_adventurer("Bounty Hunter", 5)


@rule("MoM-adventurer:cleric")
def test_cleric() -> None:
    check_adventurer("Cleric", 6)


@rule("MoM-adventurer:knight")
def test_knight() -> None:
    check_adventurer("Knight", 6)


@rule("MoM-adventurer:ranger")
def test_ranger() -> None:
    check_adventurer("Ranger", 6)


@rule("MoM-adventurer:warrior")
def test_warrior() -> None:
    check_adventurer("Warrior", 6)


@rule("MoM-adventurer:witch")
def test_witch() -> None:
    check_adventurer("Witch", 5)


@rule("MoM-adventurer:wizard")
def test_wizard() -> None:
    check_adventurer("Wizard", 4)


SHOCKING = row_text("Shocking")


@rule("MoM-17")
@pytest.mark.parametrize(
    ("row", "mark"),
    [
        ("", "d6 Ring steel"),
        (row_text("Crossbow", "leather"), "d6 Crossbow leather"),
        (row_text("Greaves", "leather"), "d6 Greaves leather"),
    ],
)
def test_the_first_item_brings_three_potions_whichever_it_is(row: str, mark: str) -> None:
    table = sheet(SHOCKING, *filter(None, [row]), seat="adventurer wizard").mark(mark)
    assert table.potions[0] == 1 + 3
    assert table.options() == ["d8", "d10", "d12", "commit"]


@rule("MoM-17")
def test_an_item_without_the_enchantment_is_not_enough() -> None:
    table = sheet(row_text("Fiery"), seat="adventurer wizard").mark("d6 Ring steel")
    assert (table.potions[0], table.met(1)) == (1, [])


@rule("MoM-17")
def test_the_second_item_brings_a_free_mark_that_is_taken_at_once() -> None:
    table = sheet(SHOCKING, row_text("Ring"), row_text("Crossbow", "leather"), seat="adventurer wizard")
    table.mark("d6 Crossbow leather")
    assert table.potions[0] == 1
    assert table.prompt() == free_mark(2)
    assert len(table.options()) == 45 - 5
    table.refuses("Ring steel", rule="MoM-17").choose("Plate Armor steel")
    assert "Plate Armor steel" in table.marks(1)
    assert table.potions[0] == 1
    assert table.score(1).adventurer == 0


@rule("MoM-17")
def test_a_free_mark_needs_no_die_and_uses_no_slot() -> None:
    table = sheet(
        SHOCKING, row_text("Ring"), row_text("Crossbow", "leather"), seat="extra dice 6, adventurer wizard"
    )
    table.mark("d6 Crossbow leather", "free Plate Armor steel")
    assert table.options() == ["d8", "d10", "d12", "commit"]
    assert table.extra[0] == 6
    table.mark("d8 Plate Armor leather")
    assert table.options() == ["commit"]


@rule("MoM-17")
def test_the_third_item_brings_a_free_mark_and_the_coins() -> None:
    rows = SHOCKING, row_text("Ring"), row_text("Crossbow"), row_text("Greaves", "leather")
    table = sheet(*rows, seat="adventurer wizard").mark("d6 Greaves leather")
    assert table.prompt() == free_mark(3)
    assert table.score(1).adventurer == 4
    table.choose("Helmet steel")
    assert table.potions[0] == 1 + 1
    assert table.met(1) == ["accessory", "weapon", "armor"]


@rule("MoM-17", "MoM-20")
def test_a_free_mark_may_complete_rows_and_orders_in_turn() -> None:
    table = deal(f"""
        dice: d6 6, d8 8, d10 1, d12 1
        seat 1: adventurer wizard
          line: Fiery Pendant, Shocking Pendant, ShRiDr, EvRiOr
          {SHOCKING}
          {row_text("Ring")}
          {row_text("Crossbow", "leather")}
          {row_text("Pendant", "steel")}
        seat 2:
    """)
    table.mark("d6 Crossbow leather")
    assert table.claims(1) == []
    table.choose("Pendant steel")
    assert table.claims(1) == ["Shocking Pendant"]
    assert table.potions[0] == 2


@rule("MoM-17", "MoM-20")
def test_a_free_mark_may_fulfil_the_next_item_with_its_own_free_mark() -> None:
    rows = SHOCKING, row_text("Ring"), row_text("Crossbow", "leather"), row_text("Greaves", "steel")
    table = sheet(*rows, seat="adventurer wizard").mark("d6 Crossbow leather", "free Greaves steel")
    assert table.prompt() == free_mark(3)
    assert table.potions[0] == 2
    table.choose("Backpack leather")
    assert (table.potions[0], table.score(1).adventurer) == (3, 4)


@rule("MoM-20")
def test_all_three_at_once_are_fulfilled_one_after_another_with_their_rewards() -> None:
    """The first free mark does all its work before the second is chosen (MoM Ruling 8)."""
    rows = row_text("Shocking", "elemental"), row_text("Ring"), row_text("Crossbow"), row_text("Greaves")
    table = sheet(*rows, seat="adventurer wizard", dice="d6 1, d8 1, d10 1, d12 1")
    table.choose("d8", "Shocking elemental")
    assert (table.potions[0], table.met(1)) == (1 + 3, ["accessory", "weapon"])
    table.choose("Backpack leather")
    assert (table.potions[0], table.met(1)) == (1 + 3 + 1, ["accessory", "weapon", "armor"])
    table.choose("Sword steel")
    assert table.potions[0] == 1 + 3 + 2
    assert table.ask.question.name == "die"


@rule("MoM-20")
def test_the_rest_goes_on_even_if_the_free_mark_completes_nothing() -> None:
    rows = row_text("Shocking", "elemental"), row_text("Ring"), row_text("Crossbow"), row_text("Greaves")
    table = sheet(*rows, seat="adventurer wizard", dice="d6 1, d8 1, d10 1, d12 1")
    table.choose("d8", "Shocking elemental", "Pendant steel")
    assert table.prompt() == free_mark(3)
    table.choose("Pendant wood")
    assert table.score(1).adventurer == 4


@rule("MoM-20")
def test_the_row_s_potion_and_the_orders_come_before_the_adventurer() -> None:
    table = deal(f"""
        dice: d6 6, d8 8, d10 1, d12 1
        seat 1: adventurer warrior
          line: Crossbow of the Orcs, Fiery Crossbow, EvRiOr, DiPlDr
          {row_text("of the Dwarves")}
          {row_text("Bracers")}
          {row_text("of the Orcs")}
          {row_text("Fiery")}
          {row_text("Crossbow", "leather")}
        seat 2:
    """)
    table.choose("d6", "Crossbow leather")
    assert table.ask.question.name == "free"
    assert table.potions[0] == 1
    assert table.claims(1) == ["Crossbow of the Orcs", "Fiery Crossbow"]


def nearly_full(*left_open: str) -> list[str]:
    """Return a whole sheet with all circles marked but some."""
    opened = dict(name.rsplit(" ", 1) for name in left_open)
    return [row_text(name, opened.get(name, "")) for name in LINES]


@rule("MoM-17")
def test_a_free_mark_with_no_circle_left_is_lost() -> None:
    table = sheet(*nearly_full("Shocking elemental"), seat="adventurer wizard")
    table.state.line[0], table.state.claimed[0] = [], table.state.line[0]
    table.state.deck, table.state.claimed[1] = [], table.state.deck
    table.state.seen |= mask_of(table.state.claimed[1])
    table.state.taken[0] = 0
    table.state.inked_taken = (0, *table.state.inked_taken[1:])
    table.mark("d12 Shocking elemental")
    assert table.options() == ["commit"]
    assert table.met(1) == ["accessory", "weapon", "armor"]
    assert table.potions[0] == 1 + 3


@rule("MoM-17")
def test_a_free_mark_is_taken_even_after_all_four_results() -> None:
    rows = SHOCKING, row_text("Ring"), row_text("Crossbow", "leather")
    table = sheet(*rows, seat="adventurer wizard", dice="d6 6, d8 8, d10 9, d12 1")
    table.mark("d6 Sword steel", "d8 Staff wood", "d12 Elite Armor wild", "d10 Crossbow leather")
    assert table.ask.question.name == "free"
    table.choose("Plate Armor steel")
    assert table.options() == ["commit"]


@rule("MoM-21")
def test_nobody_commits_with_a_free_mark_to_take() -> None:
    rows = SHOCKING, row_text("Ring"), row_text("Crossbow", "leather")
    table = sheet(*rows, seat="adventurer wizard").mark("d6 Crossbow leather")
    assert "commit" not in table.options()


def test_each_accessory_is_asked_for_by_two_adventurers() -> None:
    asked = [accessory for _, accessory, *_ in ASKS.values()]
    assert sorted(asked) == sorted(2 * ["Backpack", "Scroll", "Ring", "Pendant"])
