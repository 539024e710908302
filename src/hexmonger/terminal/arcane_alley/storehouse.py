"""Your own storehouse: a grid of cards that shrinks as its sets are sold."""

from typing import Final

from textual.geometry import Region

from hexmonger.kernel.spots import Spot
from hexmonger.look import BRASS_2, MIST_300
from hexmonger.terminal.arcane_alley.answers import STOREHOUSE
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.ring import Ring, paint_ring
from hexmonger.terminal.arcane_alley.sight import Sight, at_slot
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink

# What stands above a slot that another has changed since the last turn of its owner.
CHANGED: Final = " changed "


class Storehouse(Area):
    """The storehouse of the one who is looking."""

    lane: tuple[int, ...] = ()

    def show(self, sight: Sight) -> None:
        """Show a seat's storehouse, and what of it can be chosen."""
        self.lane = ()
        super().show(sight)

    def show_lane(self, slots: tuple[int, ...]) -> None:
        """Light the stack that would be a set."""
        if slots != self.lane:
            self.lane = slots
            self.repaint()

    @property
    def seat(self) -> int:
        """Return whose storehouse it is."""
        return 0 if self.sight is None else self.sight.seat

    def places(self) -> list[Spot]:
        """Return every slot."""
        size = 0 if self.sight is None else self.sight.zone(STOREHOUSE, self.seat).size
        return [at_slot(self.seat, slot) for slot in range(size)]

    def cell_size(self) -> tuple[int, int]:
        """Return how large a card can be here, ring included."""
        width, height = self.room
        if width >= 60 and height >= 42:
            return 20, min(15, height // 3)
        return (18 if width >= 54 and height >= 27 else 14), max(4, min(13, height // 3))

    def regions(self) -> list[Region]:
        """Return the cells in reading order, the grid in the middle of the area."""
        if self.sight is None:
            return []
        zone = self.sight.zone(STOREHOUSE, self.seat)
        rows = zone.size // max(1, zone.columns)
        width, height = self.cell_size()
        left = max(0, (self.room.width - zone.columns * width) // 2)
        top = max(0, (self.room.height - rows * height) // 2)
        return [
            Region(left + column * width, top + row * height, width, height)
            for row in range(rows)
            for column in range(zone.columns)
        ]

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint every card with its ring."""
        cards = sight.cards(STOREHOUSE, sight.seat)
        if not cards:
            words = "Your storehouse is empty." if sight.drawn.seat >= 0 else "The storehouse is empty."
            canvas.put(0, canvas.height // 2, centred(words, canvas.width), ink(MIST_300))
        for slot, (card, region) in enumerate(zip(cards, self.regions(), strict=True)):
            ring, label = self.ring_at(slot)
            # A list has the numbers to itself, and so has another's storehouse that is asked about.
            has_number = not sight.answers.listed and sight.answers.house() in (None, sight.seat)
            paint_ring(canvas, region, ring, str(slot + 1) if has_number else "", label)
            if sight.is_changed(at_slot(sight.seat, slot)):
                canvas.put(region.right - len(CHANGED) - 1, region.y, CHANGED, ink(BRASS_2, bold=True))
            paint_card(canvas, region.shrink((1, 1, 1, 1)), card, dim=self.is_refused(slot))

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a cell and the words at its foot; a stack that would be a set has its own."""
        if index in self.lane and self.looked_at != index:
            return Ring.LANE, ""
        return super().ring_at(index)
