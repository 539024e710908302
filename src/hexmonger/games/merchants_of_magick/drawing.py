"""A view of Merchants of Magick as a stranger can draw it: zones of cells, and figures of the players.

A circle of a sheet has no mark, or one in `ink` or the reader's own `pencil`; its place says which one it is:
circles lie column by column, as the rows of the glossary have them, each from the top.
Among the dice those are marked that the reader has `spent` this round, and the one it has taken up, `held`.
What was claimed lies with its player at once, as far as the reader may know of it, and leaves an empty place
in the line. Of the deck it is told how many orders it has.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.crafting import held_die
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import MASTERIES, SIDES
from hexmonger.games.merchants_of_magick.orders import ORDER_IDS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.scoring import by_group, counted, kinds_claimed
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, GROUPS
from hexmonger.games.merchants_of_magick.state import HOLE, NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, Cell, Player, Zone
from hexmonger.kernel.spots import COMMON

# Cells and zones are made once: views are drawn often, and most of what lies there was drawn before.
MOST_KEPT: Final = 4096
NOTHING: Final = Cell(EMPTY)
FACE_DOWN: Final = Cell(HIDDEN)
OPEN_ORDERS: Final = [Cell(thing=order) for order in ORDER_IDS]
KNOWN_ORDERS: Final = [Cell(KNOWN, order) for order in ORDER_IDS]
UNMARKED: Final = Cell()
INKED: Final = Cell(marks=("ink",))
PENCILLED: Final = Cell(marks=("pencil",))
HELD: Final = ("held",)
SPENT: Final = ("spent",)


def drawn_zones(view: MerchantView, aids: bool) -> list[Zone]:
    """Return what lies on the table; without memory aids, nothing of orders that lie face down."""
    zones = [_dice(view), _masteries(view), Zone("deck", COMMON, len(view.deck), ())]
    if view.seats == 1:
        zones.append(_orders("waiting", COMMON, _kinds(view, view.waiting)))
        zones.append(_orders("discard", COMMON, _kinds(view, view.discard[::-1])))
    for seat in range(view.seats):
        zones.append(_sheet(seat, view.inked_marks[seat], view.marks[seat]))
        zones.append(_line(seat, _kinds(view, view.line[seat]), view.taken[seat], view.down[seat], aids))
        zones.append(_orders("claimed", seat, tuple(sorted(kinds_claimed(view, seat)))))
    return zones


def _dice(view: MerchantView) -> Zone:
    """Return the four results, with what the reader has done with each."""
    held = held_die(view.lane)
    spent = view.spent[view.seat] if view.seat >= 0 else 0
    cells = [
        _die(die, result, HELD if die == held else SPENT if spent >> die & 1 else ())
        for die, result in enumerate(view.dice)
    ]
    return Zone("dice", COMMON, len(DICE), tuple(cells))


@cache
def _die(die: int, result: int, marks: tuple[str, ...]) -> Cell:
    return Cell(thing=DICE[die].name, marks=marks, value=result or None)


def _masteries(view: MerchantView) -> Zone:
    """Return the two masteries, each with the side that it shows and that side's coins."""
    shown = zip(view.masteries, view.side, strict=True)
    cells = [_mastery(mastery, side, view.rules.side_coins[side]) for mastery, side in shown]
    return Zone("masteries", COMMON, len(cells), tuple(cells))


@lru_cache(MOST_KEPT)
def _mastery(mastery: int, side: int, coins: int) -> Cell:
    return Cell(thing=MASTERIES[mastery].id, marks=(SIDES[side],), value=coins)


@lru_cache(MOST_KEPT)
def _sheet(seat: int, inked: int, marks: int) -> Zone:
    """Return the circles of a sheet: those in ink, and those that are marked besides in pencil."""
    cells = [
        INKED if inked >> circle & 1 else PENCILLED if marks >> circle & 1 else UNMARKED
        for circle in range(len(CIRCLES))
    ]
    return Zone("sheet", seat, len(cells), tuple(cells))


def _kinds(view: MerchantView, cards: Sequence[int]) -> tuple[int, ...]:
    """Return which orders some cards are; those that can't be known, and empty places, as they are."""
    kind_of = view.kind_of
    return tuple([kind_of[card] if card >= 0 else card for card in cards])


@lru_cache(MOST_KEPT)
def _line(seat: int, kinds: tuple[int, ...], taken: int, down: int, aids: bool) -> Zone:
    """Return a line; the place of an order that was claimed is empty."""
    cells: list[Cell] = []
    for place, kind in enumerate(kinds):
        if taken >> place & 1:
            cells.append(NOTHING)
        elif kind >= 0 and down >> place & 1:
            cells.append(KNOWN_ORDERS[kind] if aids else FACE_DOWN)
        else:
            cells.append(_order(kind))
    return _filled("line", seat, cells)


@lru_cache(MOST_KEPT)
def _orders(name: str, seat: int, kinds: tuple[int, ...]) -> Zone:
    """Return a zone of orders that lie open, as far as they are known."""
    return _filled(name, seat, [_order(kind) for kind in kinds])


def _filled(name: str, seat: int, cells: list[Cell]) -> Zone:
    """Return a zone with cells, some of which may be empty places."""
    return Zone(name, seat, len(cells) - cells.count(NOTHING), tuple(cells))


def _order(kind: int) -> Cell:
    """Return an order that lies open, as far as it is known, or an empty place."""
    if kind >= 0:
        return OPEN_ORDERS[kind]
    return NOTHING if kind == HOLE else FACE_DOWN


def drawn_players(view: MerchantView) -> list[Player]:
    """Return what every seat has, as far as the reader may know."""
    return [
        Player(seat, _figures(view, seat), {"adventurer": ADVENTURERS[adventurer].id})
        for seat, adventurer in enumerate(view.adventurers)
    ]


def _figures(view: MerchantView, seat: int) -> dict[str, int]:
    """Return the figures of a seat: what each mastery has brought it among them, if it has scored it.

    Coins are those that it would have if the game ended now, and so are their parts, from `items` to
    `adventurer`. The groups are those of the items that its adventurer has got, `fulfilled` are the orders
    that a tie is broken by. `passes_to` is the seat whose line gets the leftmost order of its own.
    """
    masteries = view.scored[2 * seat : 2 * seat + 2]
    orders = kinds_claimed(view, seat)
    met = view.met[seat]
    figures = _coins(view.rules, view.marks[seat], orders, masteries, view.adventurers[seat], met).copy()
    figures["potions"] = view.potions[seat]
    figures["extra_dice"] = view.extra[seat]
    figures["passes_to"] = _passes_to(view, seat)
    for mastery, coins in zip(view.masteries, masteries, strict=True):
        if coins != NOT_SCORED:
            figures[MASTERIES[mastery].id] = coins
    return figures


def _passes_to(view: MerchantView, seat: int) -> int:
    """Return whose line gets the leftmost order of a seat's, passing over those without places (MoM-22)."""
    for step in range(1, view.seats):
        if view.line[(seat + step) % view.seats]:
            return (seat + step) % view.seats
    return seat


@lru_cache(MOST_KEPT)
def _coins(
    rules: Rules, marks: int, orders: tuple[int, ...], masteries: tuple[int, ...], adventurer: int, met: int
) -> dict[str, int]:
    """Return the coins of a seat with their parts, and what is counted besides them."""
    score = counted(rules, marks, orders, masteries, adventurer, met)
    got = {GROUPS[item]: 1 for item in bits_in(met)}
    return {"coins": score.coins, **score.parts(), "fulfilled": sum(by_group(rules, orders, met)), **got}
