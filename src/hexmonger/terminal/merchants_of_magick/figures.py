"""What is drawn beside the guide to Merchants of Magick: parts of the table at a position in a round."""

from typing import Any, Final

from textual.geometry import Region

from hexmonger.kernel.game import Game
from hexmonger.look import INK_800, MIST_300
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.example import Example, drawn_example
from hexmonger.terminal.ink import ink
from hexmonger.terminal.leaf import GROUND, Figures
from hexmonger.terminal.merchants_of_magick.answers import Answers
from hexmonger.terminal.merchants_of_magick.area import Area
from hexmonger.terminal.merchants_of_magick.belt import Belt
from hexmonger.terminal.merchants_of_magick.board import desk_of
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.dice import DIE_WIDTH, GAP, DiceRow
from hexmonger.terminal.merchants_of_magick.sheet import Sheet
from hexmonger.terminal.merchants_of_magick.tally import Tally
from hexmonger.terminal.merchants_of_magick.workshop import Workshop
from hexmonger.words.guide import Chapter

AnyGame = Game[Any, Any]

SHEET: Final = (70, 13)
DICE_WIDTH: Final = 4 * (DIE_WIDTH + GAP)
RAIL: Final = (26, 22)
BELT: Final = (136, 6)
ROUND: Final = """
merchants_of_magick: 3 players
round: 4, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith master, wildkeeper master
deck: ...
seat 1: potions 2, extra dice 0, adventurer barbarian
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs
  Helmet [5] - -
  Sword [4] - -
  Scroll - [3] -
  Fiery [6] - [11]
  of the Orcs 7 - [4]
seat 2: potions 0, extra dice 1, adventurer witch
  line: Divine Ring, Staff of the Elves, Shocking Staff
seat 3: potions 3, extra dice 0, adventurer knight
  line: Everlasting Sword, Bracers of the Orcs, Fiery Pendant
"""


def desk_in(example: Example) -> Desk:
    """Return the first seat's side of an example."""
    return desk_of(example.seen)


def picture(area: Area, desk: Desk, width: int, height: int, cell: int | None = None) -> Canvas:
    """Return an area of the table by itself, or one of its cells."""
    area.show(desk)
    return area.picture(width, height, ink(MIST_300, INK_800), cell)


def sheet_of(example: Example, is_lit: bool = False) -> Canvas:
    """Return the sheet, perhaps with the circles lit that the die in hand can mark."""
    desk = desk_in(example)
    sheet = Sheet()
    sheet.show(desk, desk if is_lit else None)
    return sheet.picture(*SHEET, sheet.ground)


def dice_of(example: Example) -> Canvas:
    """Return the dice without the commit."""
    scene, row = example.seen, DiceRow()
    assert scene.question is not None, "a die is asked for"
    row.show(desk_of(scene), Answers(scene, scene.question))
    return row.picture(80, 3, GROUND).cut(Region(0, 0, DICE_WIDTH, 3))


def dice(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the four dice of a round."""
    return dice_of(drawn_example(game, ROUND))


def whole_sheet(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the sheet."""
    return sheet_of(drawn_example(game, ROUND))


def rolled(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the dice, each with the columns that it serves."""
    example = drawn_example(game, ROUND)
    desk, row = desk_in(example), dice_of(example)
    served = [desk.book.served_by(die.thing) for die in desk.dice]
    canvas = Canvas(row.width, row.height + max(map(len, served)), GROUND)
    canvas.paste(0, 0, row)
    for die, columns in enumerate(served):
        for line, column in enumerate(columns, row.height):
            canvas.put(1 + die * (DIE_WIDTH + GAP), line, centred(column, DIE_WIDTH), ink(MIST_300))
    return canvas


def lit(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the upper rows of items, with what the smallest die can mark."""
    return sheet_of(drawn_example(game, ROUND).played("d6"), True).cut(Region(0, 0, 33, 7))


def lifted(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the upper rows of items, with what potions make of a result."""
    return sheet_of(drawn_example(game, ROUND).played("d8"), True).cut(Region(0, 0, 33, 9))


def order(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw an order of which one row is open."""
    return picture(Belt(), desk_in(drawn_example(game, ROUND)), *BELT, cell=0)


def belt(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the lines of orders, between those of the neighbours."""
    return picture(Belt(), desk_in(drawn_example(game, ROUND)), 66, 4)


def adventurer(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw an adventurer."""
    return picture(Workshop(), desk_in(drawn_example(game, ROUND)), *RAIL).cut(Region(0, 0, RAIL[0], 6))


def masteries(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the masteries of a game."""
    return picture(Workshop(), desk_in(drawn_example(game, ROUND)), *RAIL).cut(Region(0, 7, RAIL[0], 7))


def score(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw what a sheet is worth, by where it comes from."""
    return picture(Tally(), desk_in(drawn_example(game, ROUND)), 22, 8)


MAGICK: Final[Figures] = {
    ("merchants_of_magick", name): figure
    for name, figure in {
        "goal": dice,
        "sheet": whole_sheet,
        "round-roll": rolled,
        "round-mark": lit,
        "round-claim": order,
        "round-pass": belt,
        "potions": lifted,
        "adventurer": adventurer,
        "masteries": masteries,
        "end": score,
    }.items()
}
