"""The mastery phase (MoM-18): every mastery, who scores it, and which side."""

import pytest

from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.testing.merchants_of_magick import Table, deal
from tests.games.merchants_of_magick.canon import COLUMNS, ITEM_NAMES, LINES, MASTERY
from tests.rules import rule


def rows_with(column: str, circles: int) -> list[str]:
    """Return rows of a diagram with the first circles of a column marked."""
    rows: list[str] = []
    for name, line in LINES.items():
        columns = COLUMNS["items" if name in ITEM_NAMES else "spells"]
        if column in line.circles:
            marked = len(rows) < circles
            cells = [
                "-" if each not in line.circles else f"[{line.circles[each]}]" if each == column and marked
                else str(line.circles[each])
                for each in columns
            ]  # fmt: skip
            rows.append(f"{name} {' '.join(cells)}")
    return rows


def mastery_table(name: str, circles: list[int], side: str = "") -> Table:
    """Return a table whose seats have so many circles in a mastery's column."""
    column, _ = MASTERY[name]
    material = name if column in COLUMNS["items"] else "Carpenter"
    energy = name if column in COLUMNS["spells"] else "Wildkeeper"
    names = [f"{each.lower()}{f' {side}' if side and each == name else ''}" for each in (material, energy)]
    seats = "".join(
        f"\nseat {seat}:" + "".join(f"\n  {row}" for row in rows_with(column, number))
        for seat, number in enumerate(circles, 1)
    )
    return deal(f"masteries: {', '.join(names)}\ndice: d6 1, d8 1, d10 1, d12 12{seats}")


def coins(table: Table, name: str) -> list[int]:
    """Return everybody's coins of a mastery, -1 where it is not scored."""
    card = [MASTERIES[mastery].name for mastery in table.state.masteries].index(name)
    return [table.mastered(seat)[card] for seat in range(1, table.state.seats + 1)]


def check_mastery(name: str) -> None:
    """Check that a mastery takes its number of circles in its column, and nothing less."""
    column, needed = MASTERY[name]
    assert next(each for each in MASTERIES if each.name == name).column == column
    table = mastery_table(name, [needed - 1, needed, needed - 1])
    assert coins(table, name) == [-1, -1, -1]
    table.commit_all()
    assert coins(table, name) == [-1, 8, -1]
    assert table.score(2).masteries == 8
    assert [table.score(seat).masteries for seat in (1, 3)] == [0, 0]
    alone = mastery_table(name, [needed])
    alone.commit_all()
    assert coins(alone, name) == [4]


@rule("MoM-mastery:blacksmith")
def test_blacksmith() -> None:
    check_mastery("Blacksmith")


@rule("MoM-mastery:carpenter")
def test_carpenter() -> None:
    check_mastery("Carpenter")


@rule("MoM-mastery:leatherworker")
def test_leatherworker() -> None:
    check_mastery("Leatherworker")


@rule("MoM-mastery:elementalist")
def test_elementalist() -> None:
    check_mastery("Elementalist")


@rule("MoM-mastery:enchanter")
def test_enchanter() -> None:
    check_mastery("Enchanter")


@rule("MoM-mastery:wildkeeper")
def test_wildkeeper() -> None:
    check_mastery("Wildkeeper")


@rule("MoM-18")
def test_all_who_reach_it_in_the_same_phase_score_the_side_it_shows_then_it_is_turned() -> None:
    table = mastery_table("Blacksmith", [5, 0, 6])
    assert table.sides == ["master", "master"]
    table.commit_all()
    assert coins(table, "Blacksmith") == [8, -1, 8]
    assert table.sides == ["apprentice", "master"]


@rule("MoM-18")
def test_whoever_comes_later_scores_the_apprentice_side() -> None:
    table = mastery_table("Blacksmith", [5, 4, 0])
    table.commit_all()
    assert coins(table, "Blacksmith") == [8, -1, -1]
    table.state.dice = (6, *table.state.dice[1:])
    table.choose("d6", seat=2)
    steel = next(word for word in table.options(2) if word.endswith(" steel"))
    table.choose(steel, seat=2).commit_all()
    assert coins(table, "Blacksmith") == [8, 4, -1]
    assert table.sides == ["apprentice", "master"]


@rule("MoM-18")
def test_nobody_scores_a_mastery_twice() -> None:
    table = mastery_table("Blacksmith", [5, 0])
    for _ in range(4):
        table.commit_all()
    assert coins(table, "Blacksmith") == [8, -1]


@rule("MoM-18")
def test_if_nobody_reaches_it_the_card_is_not_turned() -> None:
    table = mastery_table("Blacksmith", [4, 4])
    table.commit_all()
    assert table.sides == ["master", "master"]


@rule("MoM-18")
def test_an_apprentice_side_stays_as_it_is() -> None:
    table = mastery_table("Blacksmith", [5, 0], side="apprentice")
    table.commit_all()
    assert coins(table, "Blacksmith") == [4, -1]
    assert table.sides == ["apprentice", "master"]


@rule("MoM-18")
def test_both_masteries_may_be_scored_in_one_phase() -> None:
    table = mastery_table("Blacksmith", [5, 0])
    wild = sum(1 << circle for circle in range(37, 43))
    table.state.marks[0] |= wild
    table.state.inked_marks = (table.state.marks[0], *table.state.inked_marks[1:])
    table.check_lawful().commit_all()
    assert table.mastered(1) == [8, 8]
    assert table.sides == ["apprentice", "apprentice"]


@rule("MoM-18")
@pytest.mark.parametrize("last", [1, 2])
def test_the_mastery_phase_takes_place_in_round_ten_too(last: int) -> None:
    table = mastery_table("Blacksmith", [5, 0])
    table.state.round = 10
    table.commit(3 - last, last)
    assert table.phase == "over"
    assert table.mastered(1) == [8, -1]


@rule("MoM-18")
def test_nothing_is_scored_before_the_phase() -> None:
    table = mastery_table("Blacksmith", [5, 0]).commit(1)
    assert table.mastered(1) == [-1, -1]
