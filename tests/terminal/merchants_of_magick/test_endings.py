"""The last page: who won, how ties were settled, and figures that fit a small window."""

from pathlib import Path

import pytest

from hexmonger.kernel.match import Match
from hexmonger.terminal.merchants_of_magick.game_over import (
    COLUMNS,
    Ending,
    GameOver,
    orders_text,
    settled_text,
)
from tests.rules import rule
from tests.terminal.merchants_of_magick.tables import commit_all, match_at, new_match, play, public, table_of
from tests.terminal.tables import COMPACT, ROOMY, Unsaved

LEVEL = """
merchants_of_magick: 4 players
round: 10, crafting
dice: d6 1, d8 8, d10 10, d12 12
masteries: blacksmith master, wildkeeper master
deck: ...
seat 1: potions 2, extra dice 0, adventurer barbarian
  line: ?, ?, ?
  Backpack - - [3]
seat 2: potions 3, extra dice 1, adventurer witch
  line: ?, ?, ?
  Scroll - [3] -
seat 3: potions 3, extra dice 0, adventurer knight
  line: ?, ?, ?
  Bracers - - [9]
seat 4: potions 0, extra dice 0, adventurer ranger
  line: ?, ?, ?
"""


def ending_of(match: Match) -> Ending:
    """Return how a match ended, once everybody has committed the last round."""
    commit_all(match)
    return Ending(public(match), Unsaved(match, {}, Path("nowhere.hex")).events())


def test_ties_are_explained_with_what_settled_them() -> None:
    ending = ending_of(match_at(LEVEL))
    assert ending.places == (3, 1, 1, 4)
    assert ending.order == [1, 2, 0, 3]
    assert str(settled_text(ending)) == (
        "Bo, Cleo and Ada made 1 coin each. Orders fulfilled decide (MoM-30): 0 to 0 to 0. "
        "Bo, Cleo and Ada fulfilled as many; potions left decide: 3 to 3 to 2. Bo and Cleo share the place."
    )


BY_ORDERS = """
merchants_of_magick: 2 players
{counted}round: 10, crafting
dice: d6 1, d8 8, d10 10, d12 12
masteries: blacksmith master, wildkeeper master
deck: ...
seat 1: potions 0, adventurer ranger
  line: ?, ?, ?, ?
  Ring [3] - -
  Staff - [6] -
  of the Elves - [8] [10]
seat 2: potions 9, adventurer witch
  line: ?, ?, ?, ?
  claimed: Divine Ring
  Scroll - [3] -
"""


@rule("MoM-31", "MoM-30")
@pytest.mark.parametrize(
    ("counted", "order", "settled", "orders"),
    [
        ("", [0, 1], "2 to 1", "● Ada: Ranger: Ring, Staff"),
        ("edition.numbers.adventurer_orders: 0\n", [1, 0], "1 to 0", "● Ada: no orders"),
    ],
)
def test_the_adventurer_s_items_are_shown_among_the_orders_that_settle_a_tie(
    counted: str, order: list[int], settled: str, orders: str
) -> None:
    ending = ending_of(match_at(BY_ORDERS.format(counted=counted)))
    assert ending.order == order
    assert str(settled_text(ending)).endswith(f"{settled}.")
    assert str(orders_text(ending.desk)) == f"{orders}\n▲ Bo: Divine Ring ◉3"


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
@pytest.mark.parametrize("seats", [1, 8])
async def test_the_score_pad_shows_every_head_and_every_name(size: tuple[int, int], seats: int) -> None:
    match, bots = new_match(seats=seats, seed=seats)
    play(match, 5)
    async with table_of(match, bots, size=size) as at:
        assert at.is_told
        await at.press("enter")
        assert isinstance(at.app.screen, GameOver)
        lines = at.text().splitlines()
        assert lines[-1].startswith("  n another game · r replay · v sheets · Enter leave · "), (
            "a long path does not push it off"
        )
        heads = next(line for line in lines if "Items" in line)
        assert heads.split() == list(COLUMNS.values())
        for name in at.table.sitting.names:
            line = next(line for line in lines if f" {name} " in line and "◉" in line)
            assert len(line.split("◉")[0].split(name)[1].split()) == len(COLUMNS) - 1
        await at.pilot.press("v")
        await at.settle()
        assert "the sheet at the end" in at.text()
