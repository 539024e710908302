"""What is drawn beside the guide to Arcane Alley: parts of the table, at positions made by the rules."""

from collections.abc import Sequence
from typing import Any, Final

from textual.geometry import Region

from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import message
from hexmonger.look import (
    BRASS_2,
    COIN,
    FLAG,
    GOLD,
    LANTERN_2,
    MIST_200,
    MIST_300,
    SHIELD,
    WINE_LIGHT,
    signed,
)
from hexmonger.terminal.arcane_alley.answers import DISCARD, STASH, STOREHOUSE
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.choices import ChoiceList
from hexmonger.terminal.arcane_alley.items import TIMINGS, items_of
from hexmonger.terminal.arcane_alley.piles import Piles
from hexmonger.terminal.arcane_alley.sight import Card, Sight
from hexmonger.terminal.arcane_alley.small import paint_small
from hexmonger.terminal.arcane_alley.stash import Stash
from hexmonger.terminal.arcane_alley.storehouse import Storehouse
from hexmonger.terminal.arcane_alley.top_bar import status
from hexmonger.terminal.arcane_alley.tracks import paint_track
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.example import Example, dealt_example, drawn_example
from hexmonger.terminal.ink import ink
from hexmonger.terminal.leaf import GROUND, Figures, wrapped, written
from hexmonger.words.guide import Chapter

AnyGame = Game[Any, Any]

ARROW: Final = ink(BRASS_2, bold=True)
SMALL: Final = 7
# A deal in which the first seat begins, and what everybody turns up.
DEAL: Final = 1
REVEALED: Final = ("reveal 3", "reveal 5")

BEFORE_SALE: Final = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Fa To
seat 1: gold 25, infamy 3, stash Ba Eg
  (?)  Co   Wa
  Ba   Ba   (?)
  Bo   (?)  Ca
seat 2: gold 25
seat 3: gold 25
"""
LAST_HIDDEN: Final = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Fa
seat 1: gold 31, infamy 3, stash Ca Eg
  Co  Wa  Fa
  Bo  Mi  (To)
seat 2: gold 25
  (?)  Lo  (?)
  (?)  (?)  (?)
  (?)  (?)  (?)
seat 3: gold 25
  (?)  (?)  (?)
  (?)  Sk  (?)
  (?)  (?)  (?)
"""
AT_THE_END: Final = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Fa
seat 1: gold 31, infamy 24, stash Ba Eg
  Co  (?)  Fa
  Bo  Mi  (?)
seat 2: gold 25
seat 3: gold 25
"""
LAST_TURN: Final = """
arcane_alley: 3 players
round: 1, sell
start: 1
turn: 3, act
triggered: 1
deck: ...
discard: Fa
seat 1: gold 31, infamy 3
  Co  Wa  Fa
seat 2: gold 25
  Lo  Wa  Sk
seat 3: gold 25, stash Ca
  Lo  Co  Fe
"""


def sight_of(example: Example) -> Sight:
    """Return an example as the first seat sees it."""
    scene = example.seen
    return Sight(scene, items_of(scene.things))


def area_of(area: Area, sight: Sight, width: int, height: int, cell: int | None = None) -> Canvas:
    """Return an area of the table by itself, or one of its cells."""
    area.show(sight)
    return area.picture(width, height, GROUND, cell)


def small_cards(cards: Sequence[Card], columns: int = 0) -> Canvas:
    """Return cards as they lie in others' storehouses, in rows of so many."""
    columns = columns or len(cards)
    rows = -(-len(cards) // columns)
    canvas = Canvas(SMALL * columns, 2 * rows, GROUND)
    for at, card in enumerate(cards):
        row, column = divmod(at, columns)
        paint_small(canvas, Region(SMALL * column, 2 * row, SMALL - 1, 2), card)
    return canvas


def small_storehouse(sight: Sight) -> Canvas:
    """Return the storehouse of the first seat, small."""
    return small_cards(sight.cards(STOREHOUSE, 0), sight.zone(STOREHOUSE, 0).columns)


def side_by_side(*parts: Canvas, gap: int = 2) -> Canvas:
    """Return some sheets beside each other, each in the middle of the highest."""
    height = max(part.height for part in parts)
    canvas = Canvas(sum(part.width for part in parts) + gap * (len(parts) - 1), height, GROUND)
    x = 0
    for part in parts:
        canvas.paste(x, (height - part.height) // 2, part)
        x += part.width + gap
    return canvas


def words(text: str, style: Any = ARROW) -> Canvas:
    """Return a word or a sign."""
    return written([[(text, style)]])


def sold(game: AnyGame) -> tuple[Sight, Sight]:
    """Return the position before a set is sold, and the one after that."""
    example = drawn_example(game, BEFORE_SALE).played("play Crystal Ball", "at 6")
    before = sight_of(example)
    return before, sight_of(example.played("item 1"))


def gained(before: Sight, after: Sight) -> Canvas:
    """Return the gold that the first seat has gained from one position to another."""
    gold = [sight.drawn.players[0].figures["gold"] for sight in (before, after)]
    return words(f"{COIN}{signed(gold[1] - gold[0])}", ink(GOLD, bold=True))


def dealt(game: AnyGame) -> Sight:
    """Return the first turn of a game that was dealt just now."""
    example = dealt_example(game, 3, DEAL)
    while example.drawn(0).zone(STASH, 0).size == 0:
        example.played(*REVEALED)
    return sight_of(example)


def goal(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw what is hidden, what may come of it, and what that brings."""
    before, after = sold(game)
    hidden = [card for card in before.cards(STOREHOUSE, 0) if not card.is_up]
    row = before.cards(STOREHOUSE, 0)[3:6]
    return side_by_side(
        small_cards(hidden[:1] * 3), words("→"), small_cards(row), words("→"), gained(before, after), gap=1
    )


def table(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw storehouse, stash and piles as they are dealt."""
    sight = dealt(game)
    house = area_of(Storehouse(), sight, 42, 15)
    canvas = Canvas(house.width + 30, house.height, GROUND)
    canvas.paste(0, 0, house)
    x = house.width + 2
    canvas.paste(x, 0, area_of(Stash(), sight, 28, 6))
    canvas.put(x + 1, 6, "Your stash", ink(MIST_300))
    canvas.paste(x, 8, area_of(Piles(), sight, 28, 7))
    return canvas


def anatomy(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw an item in large, and when its like happens."""
    sight = sight_of(drawn_example(game, BEFORE_SALE))
    card = next(card for card in sight.cards(STASH, 0) if card.item is not None)
    face = Canvas(24, 11, GROUND)
    paint_card(face, Region(0, 0, face.width, face.height), card)
    rows = []
    for moment, note in chapter.notes.items():
        if moment in TIMINGS:
            said = sight.scene.say(message("table-when", moment=moment))
            rows.append([(f"{TIMINGS[moment]} {said}", ink(BRASS_2, bold=True))])
            rows += [[("  ", GROUND), *row] for row in wrapped(note, 40)]
    return side_by_side(face, written(rows))


def selling(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw three of a kind."""
    played = drawn_example(game, BEFORE_SALE).played("play Crystal Ball", "at 6")
    return small_cards(sight_of(played).cards(STOREHOUSE, 0)[3:6])


def drawing(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the top of the deck and that of the discard."""
    sight = sight_of(drawn_example(game, BEFORE_SALE))
    return small_cards([sight.top_of_deck(), sight.cards(DISCARD)[0]])


def acting(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw an item of the stash, and the slot that it is played to."""
    sight = sight_of(drawn_example(game, BEFORE_SALE))
    hand, slot = sight.cards(STASH, 0)[0], sight.cards(STOREHOUSE, 0)[5]
    return side_by_side(small_cards([hand]), words("→"), small_cards([slot]), gap=1)


def sale(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw a storehouse before and after a sale, and what that brings."""
    before, after = sold(game)
    houses = (small_storehouse(before), words("→"), small_storehouse(after))
    return side_by_side(*houses, gained(before, after))


def all_open(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw a storehouse in which nothing is hidden any longer, and what is said of it then."""
    sight = sight_of(drawn_example(game, LAST_HIDDEN).played("play Dragon's Egg", "at 6"))
    said = wrapped((f"{FLAG} {status(sight)[0]}",), 28, ink(LANTERN_2))
    return side_by_side(small_storehouse(sight), written(said))


def track(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the track of infamy before and after its end is passed."""
    example = drawn_example(game, AT_THE_END)
    canvas = Canvas(44, 3, GROUND)
    for line, sight in ((0, sight_of(example)), (2, sight_of(example.played("play Crystal Ball", "at 6")))):
        figures, most = sight.drawn.players[0].figures, sight.drawn.figures["most_infamy"]
        infamy = figures["infamy"]
        paint_track(canvas, line, 0, f"{SHIELD}{infamy}", infamy / most, WINE_LIGHT)
        canvas.put(canvas.width - 2, line, FLAG * figures["fines"], ink(WINE_LIGHT, bold=True))
    canvas.put(9, 1, "↓ one more", ink(MIST_200))
    return canvas


def bribe(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw what there is to choose from when bribes are taken."""
    return area_of(
        ChoiceList(), sight_of(drawn_example(game, LAST_TURN).played("discard Floating Carpet")), 34, 4
    )


ALLEY: Final[Figures] = {
    ("arcane_alley", "goal"): goal,
    ("arcane_alley", "table"): table,
    ("arcane_alley", "card"): anatomy,
    ("arcane_alley", "turn-sell"): selling,
    ("arcane_alley", "turn-draw"): drawing,
    ("arcane_alley", "turn-act"): acting,
    ("arcane_alley", "sale"): sale,
    ("arcane_alley", "end"): all_open,
    ("arcane_alley", "inspection"): track,
    ("arcane_alley", "between"): bribe,
}
