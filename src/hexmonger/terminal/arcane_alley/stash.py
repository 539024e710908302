"""Your stash: the cards in your hand, and the one you are about to play, lifted."""

from collections.abc import Sequence

from textual.geometry import Region

from hexmonger.kernel.spots import Spot, spot
from hexmonger.look import MIST_300
from hexmonger.terminal.arcane_alley.answers import STASH
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.ring import Ring, paint_ring
from hexmonger.terminal.arcane_alley.sight import LIMBO, Card, Sight
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink
from hexmonger.words import LogLine


class Stash(Area):
    """The stash of the one who is looking.

    A card on its way to a slot is shown lifted, where it was taken from. `drawn` is the one just drawn.
    """

    lifted_from: int | None = None

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.cards: list[Card] = []
        self.lifted: int | None = None
        self.drawn: int | None = None

    def show(self, sight: Sight) -> None:
        """Show a seat's stash, the card that is being played, and which came last."""
        self.cards = sight.cards(STASH, sight.seat)
        ids = [cell.thing for cell in sight.zone(STASH, sight.seat).cells]
        latest = drawn_by(sight.seat, sight.scene.lines) if sight.answers.name == "act" else ""
        self.drawn = ids.index(latest) if latest in ids else None
        limbo = sight.zone(LIMBO).cells
        self.lifted = None
        if sight.answers.name == "slot" and limbo:
            self.lifted = len(ids) if self.lifted_from is None else min(self.lifted_from, len(ids))
            self.cards.insert(self.lifted, sight.card(limbo[-1], is_held=True))
        super().show(sight)

    def places(self) -> list[Spot]:
        """Return every card; the lifted one is in the stash no longer, and lies nowhere."""
        sight = self.sight
        if sight is None:
            return []
        limbo = spot(LIMBO, place=sight.zone(LIMBO).size - 1)
        return [
            limbo
            if index == self.lifted
            else spot(STASH, sight.seat, thing="" if card.item is None else card.item.entry.id)
            for index, card in enumerate(self.cards)
        ]

    def regions(self) -> list[Region]:
        """Return the cells side by side, narrower where there are many."""
        count = len(self.cards)
        if not count:
            return []
        width, height = self.room
        widest = 20 if height >= 14 else 18 if height >= 9 and width >= 54 else 14
        across = max(4, min(widest, width // count))
        tall = max(4, min(15, height))
        return [Region(index * across, 0, across, tall) for index in range(count)]

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint every card with its ring."""
        if not self.cards:
            words = "Your stash is empty." if sight.drawn.seat >= 0 else "The stash is empty."
            canvas.put(0, canvas.height // 2, centred(words, canvas.width), ink(MIST_300))
        for index, (card, region) in enumerate(zip(self.cards, self.regions(), strict=True)):
            ring, label = self.ring_at(index)
            number = "drawn" if index == self.drawn and region.width >= 10 else ""
            paint_ring(canvas, region, ring, number, label)
            paint_card(canvas, region.shrink((1, 1, 1, 1)), card)

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a cell and the words at its foot."""
        return (Ring.CHOSEN, "") if index == self.lifted else super().ring_at(index)


def drawn_by(seat: int, lines: Sequence[LogLine]) -> str:
    """Return the item that a seat drew or bought last, as far as its log tells."""
    for line in reversed(lines):
        if line.event.name in ("drew", "bought") and line.seat == seat:
            return str(line.event.to_json()["item"])
    return ""
