"""What is drawn beside the guide to Moonstruck Market."""

from typing import Final

from textual.geometry import Region

from hexmonger.look import MIST_200, MOON_BADGE, MOONLIT
from hexmonger.terminal.arcane_alley.answers import DISCARD, STOREHOUSE, TOP_OF_DISCARD
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.choices import ChoiceList
from hexmonger.terminal.arcane_alley.figures import (
    AnyGame,
    area_of,
    side_by_side,
    sight_of,
    small_cards,
    small_storehouse,
    words,
)
from hexmonger.terminal.arcane_alley.items import MOONS
from hexmonger.terminal.arcane_alley.piles import PILES, Piles
from hexmonger.terminal.arcane_alley.sight import Card, Sight
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.example import drawn_example
from hexmonger.terminal.ink import ink
from hexmonger.terminal.leaf import GROUND, Figures
from hexmonger.words.guide import Chapter

MARKET: Final = "moonstruck_market"
CARD: Final = (16, 6)

STALLS: Final = """
arcane_alley: 3 players
modules: moonstruck_market
recipe: standard
turn: 1, draw
deck: ...
discard: To
market: Ba Ca' Eg'
moon: crescent
seat 1: gold 25, stash Wa Ca'
  Ba'  (Lo)  (To')
  Fa  Wa  Bo'
seat 2: gold 25
seat 3: gold 25
"""
# When the turn begins, the moon moves on to the crescent.
THREE_SETS: Final = """
arcane_alley: 3 players
modules: moonstruck_market
recipe: standard
turn: 1, start
turns: 3
deck: ...
discard: To
market: Ba Ca' Eg'
moon: crescent
seat 1: gold 25, stash Wa Ca'
  Wa   Wa   Wa
  Ba   Ba'  Ba
  Wa'  Eg'  Ba'
seat 2: gold 25
seat 3: gold 25
"""


def cards(*shown: Card) -> Canvas:
    """Return cards beside each other, large enough for their names and moons."""
    width, height = CARD
    canvas = Canvas((width + 2) * len(shown) - 2, height, GROUND)
    for at, card in enumerate(shown):
        paint_card(canvas, Region((width + 2) * at, 0, width, height), card)
    return canvas


def at_stalls(game: AnyGame, moon: str = "crescent") -> Sight:
    """Return a turn that begins at the market, under a side of the moon."""
    return sight_of(drawn_example(game, STALLS.replace("moon: crescent", f"moon: {moon}")))


def goal(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw some items that the moon shines on."""
    house = at_stalls(game).cards(STOREHOUSE, 0)
    return small_cards([card for card in house if card.is_up])


def stalls(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the piles and the stalls with their prices."""
    return area_of(Piles(), at_stalls(game), 70, 7)


def sides(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the sides of the moon die in their order."""
    parts: list[Canvas] = []
    for name, glyph in MOONS.items():
        parts += [words(f" {glyph} {name} ", ink(MOONLIT, MOON_BADGE, bold=True)), words("→")]
    return side_by_side(*parts, words(next(iter(MOONS.values())), ink(MIST_200)), gap=1)


def struck(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw an item by day and under its moon."""
    return cards(*(at_stalls(game, moon).cards(STOREHOUSE, 0)[0] for moon in ("half", "crescent")))


def sets(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw three sets that can be sold, and what there is to choose from."""
    sight = sight_of(drawn_example(game, THREE_SETS))
    listed = area_of(ChoiceList(), sight, 46, 3)
    return side_by_side(small_storehouse(sight), listed)


def expended(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the discard after an item was expended."""
    played = drawn_example(game, STALLS).played("draw deck", "expend Werefur Carpet", "take stall 1")
    return area_of(Piles(), sight_of(played), 70, 7, PILES.index(TOP_OF_DISCARD))


def backs(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw the two backs."""
    house = at_stalls(game).cards(STOREHOUSE, 0)
    return cards(house[1], house[2])


def mixture(game: AnyGame, chapter: Chapter, width: int) -> Canvas:
    """Draw items of both boxes, as a deck may have them."""
    sight = at_stalls(game)
    house = [card for card in sight.cards(STOREHOUSE, 0) if card.is_up]
    return small_cards([*house, *sight.cards(DISCARD)])


MARKET_FIGURES: Final[Figures] = {
    (MARKET, "goal"): goal,
    (MARKET, "market"): stalls,
    (MARKET, "moon"): sides,
    (MARKET, "struck"): struck,
    (MARKET, "sets"): sets,
    (MARKET, "expend"): expended,
    (MARKET, "backs"): backs,
    (MARKET, "recipes"): mixture,
}
