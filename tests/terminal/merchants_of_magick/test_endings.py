"""The last page: who won, how ties were settled, and figures that fit a small window."""

import pytest

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.scoring import standings
from hexmonger.terminal.merchants_of_magick.game_over import (
    COLUMNS,
    GameOver,
    orders_text,
    result,
    settled_text,
)
from hexmonger.terminal.merchants_of_magick.needs import standing_of
from tests.rules import rule
from tests.terminal.merchants_of_magick.tables import match_at, new_match, table_of
from tests.terminal.merchants_of_magick.test_rounds import play, public
from tests.terminal.tables import COMPACT, ROOMY

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
NAMES = ("Ada", "Bo", "Cleo", "Dov")


def test_ties_are_explained_with_what_settled_them() -> None:
    match = match_at(LEVEL)
    for seat in range(4):
        match.choose(COMMIT, seat)
    view = public(match)
    assert standings(view) == [3, 1, 1, 4]
    assert str(settled_text(view, NAMES)) == (
        "Bo, Cleo and Ada made 1 coin each. Orders fulfilled decide (MoM-30): 0 to 0 to 0. "
        "Bo, Cleo and Ada fulfilled as many; potions left decide: 3 to 3 to 2. Bo and Cleo share the place."
    )
    assert result(view, NAMES, 1) == "You and Cleo share the victory with 1 coin."
    assert result(view, NAMES, -1) == "Bo and Cleo share the victory with 1 coin."


BY_ORDERS = """
merchants_of_magick: 2 players
round: 10, over
masteries: blacksmith master, wildkeeper master
seat 1: potions 0, adventurer ranger
  Ring [3] - -
  Staff - [6] -
  of the Elves - [8] [10]
seat 2: potions 9, adventurer witch
  claimed: Divine Ring
  Scroll - [3] -
"""
NOT_AS_ORDERS = "edition.numbers.adventurer_orders: 0\nround"


@rule("MoM-31", "MoM-30")
def test_the_adventurer_s_items_are_shown_among_the_orders_that_settle_a_tie() -> None:
    view = public(match_at(BY_ORDERS))
    names = ("Ada", "Bo")
    assert str(settled_text(view, names)) == (
        "Ada and Bo made 4 coins each. Orders fulfilled decide (MoM-30): 2 to 1."
    )
    assert str(orders_text(view, names)) == "● Ada: Ranger: Ring, Staff\n▲ Bo: Divine Ring ◉3"
    assert standing_of(view, 0, "Ada")[0].text == "Ada: 4 coins, 0 potions, 2 orders fulfilled."
    view = public(match_at(BY_ORDERS.replace("round", NOT_AS_ORDERS)))
    assert str(settled_text(view, names)) == (
        "Bo and Ada made 4 coins each. Orders fulfilled decide (MoM-30): 1 to 0."
    )
    assert str(orders_text(view, names)) == "● Ada: no orders\n▲ Bo: Divine Ring ◉3"


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
@pytest.mark.parametrize("seats", [1, 8])
async def test_the_score_pad_shows_every_head_and_every_name(size: tuple[int, int], seats: int) -> None:
    match, bots = new_match(seats=seats, seed=seats)
    play(match, 5)
    async with table_of(match, bots, size=size) as at:
        assert "Round 10 is closed" in at.text()
        await at.press("enter")
        assert isinstance(at.app.screen, GameOver)
        lines = at.text().splitlines()
        assert lines[-1].startswith("  v shows sheets, Enter leaves."), "a long path does not push it off"
        heads = next(line for line in lines if "Items" in line)
        assert heads.split() == list(COLUMNS)
        for name in at.table.sitting.names:
            line = next(line for line in lines if f" {name} " in line and "◉" in line)
            assert len(line.split("◉")[0].split(name)[1].split()) == len(COLUMNS) - 1
        await at.pilot.press("v")
        await at.settle()
        assert "the sheet at the end" in at.text()
