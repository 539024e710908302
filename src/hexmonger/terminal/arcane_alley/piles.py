"""The deck, the discard and, where there is one, the market."""

from typing import Final

from textual.geometry import Region

from hexmonger.kernel.spots import Spot, spot
from hexmonger.look import COIN, MIST_200, MIST_300
from hexmonger.terminal.arcane_alley.answers import DECK, DISCARD, TOP_OF_DISCARD
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.items import TIMINGS
from hexmonger.terminal.arcane_alley.ring import Ring, paint_ring
from hexmonger.terminal.arcane_alley.sight import MARKET, Sight
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink

# An expended item lies so (MM-40).
SIDEWAYS: Final = "sideways"
PILES: Final = (spot(DECK), TOP_OF_DISCARD)


class Piles(Area):
    """The two piles side by side, each with the number of its items, and the stalls of the market."""

    def places(self) -> list[Spot]:
        """Return the deck, the discard and the stalls."""
        stalls = () if self.sight is None else self.sight.zone(MARKET).cells
        return [*PILES, *(spot(MARKET, place=stall) for stall in range(len(stalls)))]

    def regions(self) -> list[Region]:
        """Return the deck's cell, the discard's and one for each stall of the market."""
        width, height = self.room
        height = max(4, height)
        count = len(self.places())
        widest = 20 if height >= 14 else 14
        if count == len(PILES):
            gap = max(0, min(14, width - 2 * widest))
            return [Region(0, 0, widest, height), Region(widest + gap, 0, widest, height)]
        across = min(widest, width // count)
        return [Region(across * index, 0, across, height) for index in range(count)]

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint the piles and the market, and what there is to know about them."""
        places, regions = self.places(), self.regions()
        for index, (place, region) in enumerate(zip(places, regions, strict=True)):
            ring, label = self.ring_at(index)
            paint_ring(canvas, region, ring, "", label)
            if not label:
                words = self._words(sight, place, region.width)
                x = region.x + (region.width - len(words)) // 2
                canvas.put(x, region.bottom - 1, words, ink(MIST_200))
            paint_card(canvas, region.shrink((1, 1, 1, 1)), sight.card_at(place), hole="empty")
        room = regions[1].x - regions[0].right
        if len(places) == len(PILES) and room >= 11:
            middle = regions[0].y + regions[0].height // 2
            left, aside = regions[0].right, str(sight.zone("aside").size)
            canvas.put(left, middle - 1, centred("set aside", room), ink(MIST_300))
            canvas.put(left, middle, centred(aside, room), ink(MIST_200, bold=True))

    def _words(self, sight: Sight, place: Spot, width: int) -> str:
        """Return what stands under a pile: its count, or a stall's price."""
        if place.zone == MARKET:
            price = sight.zone(MARKET).cells[place.place].value
            return "" if price is None else f" {COIN}{price} "
        count = sight.zone(place.zone).size
        if place == TOP_OF_DISCARD and count and SIDEWAYS in sight.zone(DISCARD).cells[0].marks:
            return f" {TIMINGS['expend']} " if width < 12 else f" {TIMINGS['expend']} {SIDEWAYS} "
        return f" {count} " if width < 12 else f" {place.zone.capitalize()} {count} "

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a pile and the words at its foot; a discard that can't be chosen opens."""
        ring, label = super().ring_at(index)
        is_asked = self.sight is not None and self.sight.answers.is_asked
        opens = ring is Ring.REFUSED and self.places()[index] == TOP_OF_DISCARD and is_asked
        return ring, "Open" if opens else label
