"""What a person at the table sees: a scene, the items in it, and which answers point where."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style

from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, OPEN, Cell, Zone
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.spots import COMMON, Spot, spot
from hexmonger.look import COIN, FLAG, GOLD, MIST_200, SHIELD, WINE_LIGHT
from hexmonger.terminal.arcane_alley.answers import DECK, DISCARD, LIST, STASH, STOREHOUSE, Answers
from hexmonger.terminal.arcane_alley.items import Item
from hexmonger.terminal.ink import ink
from hexmonger.terminal.sitting import Scene

MARKET: Final = "market"
LIMBO: Final = "limbo"

Parts = list[tuple[str, Style]]


@dataclass(frozen=True)
class Card:
    """A card as somebody sees it: turned up or not, and its item where they know it."""

    item: Item | None = None
    is_up: bool = False
    is_hole: bool = False
    has_moon_back: bool = False
    is_moonstruck: bool = False


class Sight:
    """A scene with the items of its game by id, as every area of the table is given it."""

    def __init__(self, scene: Scene, items: Mapping[str, Item]) -> None:
        self.scene = scene
        self.drawn = scene.drawn
        self.items = items
        self.names = scene.names
        self.seats = len(scene.drawn.players)
        self.seat = scene.side
        self.answers = Answers(scene.drawn, scene.question)
        self._zones = {(zone.name, zone.seat): zone for zone in scene.drawn.zones}

    @property
    def around(self) -> list[int]:
        """Return the seats clockwise, beginning with the one who looks."""
        return [(self.seat + step) % self.seats for step in range(self.seats)]

    def zone(self, name: str, seat: int = COMMON) -> Zone:
        """Return a zone; one without cells where the game has none of that name."""
        return self._zones.get((name, seat)) or Zone(name, seat, 0, ())

    def card(self, cell: Cell, is_held: bool = False) -> Card:
        """Return a cell as a card; what its owner holds is turned towards them."""
        item = self.items.get(cell.thing)
        return Card(
            item,
            cell.face == OPEN or (is_held and item is not None),
            cell.face == EMPTY,
            cell.back == "moon",
            "moonstruck" in cell.marks,
        )

    def cards(self, name: str, seat: int = COMMON) -> list[Card]:
        """Return the cards of a zone."""
        is_held = name == STASH and seat == self.drawn.seat
        return [self.card(cell, is_held) for cell in self.zone(name, seat).cells]

    def top_of_deck(self) -> Card:
        """Return the deck's top card, of which there may be nothing to see but that it is there."""
        zone = self.zone(DECK)
        return self.card(zone.cells[0]) if zone.cells else Card(is_hole=not zone.size)

    @property
    def lifted(self) -> Item | None:
        """Return the item that waits for its slot."""
        cells = self.zone(LIMBO).cells
        return self.items.get(cells[-1].thing) if cells else None

    def card_at(self, place: Spot | None) -> Card:
        """Return the card at a place, as far as the one who looks can tell."""
        if place is None:
            return Card(is_hole=True)
        if place.zone == LIST:
            points = self.answers.listed[place.place].points
            return self.card_at(points[0] if points else None)
        if place.zone == DECK:
            return self.top_of_deck()
        if place.thing:
            return Card(self.items.get(place.thing), is_up=True)
        cell = self.drawn.at(place)
        return self.card(cell, place.zone == LIMBO) if cell is not None else Card(is_hole=True)

    def note_on(self, place: Spot | None, card: Card) -> str:
        """Return what there is to say about a card besides its item."""
        if place is None or place.zone not in (STOREHOUSE, DECK, DISCARD, MARKET):
            return ""
        if place.zone == DECK and card.item is None:
            return self.scene.say(message("note-deck", items=self.zone(DECK).size))
        slot = place.place + 1 if place.zone == STOREHOUSE else 0
        if card.is_hole:
            empty = {DISCARD: plain("note-discard-empty"), MARKET: plain("note-stall-empty")}
            return self.scene.say(empty.get(place.zone, message("note-set-aside", slot=slot)))
        if card.is_up:
            return ""
        is_seen = "no" if card.item is None else "yes"
        return self.scene.say(message("note-hidden", slot=slot, seen=is_seen))

    def hidden(self, seat: int) -> int:
        """Return how many items of a storehouse are hidden."""
        return sum(cell.face in (HIDDEN, KNOWN) for cell in self.zone(STOREHOUSE, seat).cells)

    def number(self, name: str) -> int:
        """Return a general number of the game, such as the fine."""
        return self.scene.things.entries["number", name].figures[0].value or 0

    def is_changed(self, place: Spot) -> bool:
        """Whether another has changed a place of the one who looks, since the turn of that one."""
        return place in self.scene.since.spots

    def wizard(self, seat: int) -> str:
        """Return the name that a seat's wizard goes by, if there is one."""
        return self.drawn.players[seat].traits.get("wizard", "").capitalize()

    def scores(self, seat: int) -> Parts:
        """Return a seat's gold, infamy, fine markers and hints, each with its glyph."""
        figures = self.drawn.players[seat].figures
        parts = [
            (f"{COIN}{figures['gold']}", ink(GOLD, bold=True)),
            (" ", ink(MIST_200)),
            (f"{SHIELD}{figures['infamy']}", ink(WINE_LIGHT, bold=True)),
        ]
        if figures["fines"]:
            parts.append((f" {FLAG}{figures['fines']}", ink(WINE_LIGHT, bold=True)))
        if hints := self.scene.hints_of(seat):
            parts.append((f" {hints}", ink(MIST_200)))
        return parts


def at_slot(seat: int, slot: int) -> Spot:
    """Return a slot of a storehouse."""
    return spot(STOREHOUSE, seat, slot)
