"""Your own storehouse: a grid of cards that shrinks as its sets are sold."""

from dataclasses import dataclass

from textual.geometry import Region

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.shapes import COLUMNS, ROWS
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.look import MIST_300, OFF
from hexmonger.terminal.arcane_alley.answers import HOUSE, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.back import paint_back
from hexmonger.terminal.arcane_alley.card import Ring, paint_face, paint_ring, wall_label
from hexmonger.terminal.arcane_alley.moon import has_moon_back, light_of
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink


@dataclass(frozen=True)
class Card:
    """A card as somebody sees it: turned up or not, and its item where they know it."""

    item: Item | None
    is_up: bool
    is_hole: bool = False
    has_moon_back: bool = False


def card_at(view: AlleyView, seat: int, slot: int) -> Card:
    """Return the card in a slot of anybody's storehouse."""
    card = view.store[seat][slot]
    is_up = bool(view.up[seat] >> slot & 1)
    return Card(item_of(view, card), is_up, card == HOLE, has_moon_back(view, card))


def item_of(view: AlleyView, card: int) -> Item | None:
    """Return the item of a card, if the view's seat knows it."""
    return view.rules.items[view.kind_of[card]] if card >= 0 else None


class Storehouse(Area):
    """The storehouse of the one who is looking."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None
        self.answers: Answers | None = None
        self.crossing: frozenset[int] = frozenset()
        self.lane: tuple[int, ...] = ()
        self.seat = 0

    def show(self, view: AlleyView, answers: Answers | None, crossing: frozenset[int]) -> None:
        """Show a seat's storehouse, and what of it can be chosen."""
        self.view = view
        self.answers = answers
        self.crossing = crossing
        self.seat = max(0, view.seat)
        self.cursor = max(0, min(self.cursor, len(view.store[self.seat]) - 1))
        self.lane = ()
        self.repaint()

    def show_lane(self, slots: tuple[int, ...]) -> None:
        """Light the stack that would be a set."""
        if slots != self.lane:
            self.lane = slots
            self.repaint()

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table."""
        return Place(HOUSE, self.seat, index)

    def cell_size(self) -> tuple[int, int]:
        """Return how large a card can be here, ring included."""
        width, height = self.content_size
        if width >= 60 and height >= 42:
            return 20, min(15, height // 3)
        return (18 if width >= 54 and height >= 27 else 14), max(4, min(13, height // 3))

    def regions(self) -> list[Region]:
        """Return the cells in reading order, the grid in the middle of the area."""
        if self.view is None:
            return []
        shape = self.view.shape[self.seat]
        rows, columns = ROWS[shape], COLUMNS[shape]
        width, height = self.cell_size()
        left = max(0, (self.content_size.width - columns * width) // 2)
        top = max(0, (self.content_size.height - rows * height) // 2)
        return [
            Region(left + column * width, top + row * height, width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def paint(self, canvas: Canvas) -> None:
        """Paint every card with its ring."""
        view = self.view
        if view is None:
            return
        regions = self.regions()
        if not regions:
            words = "Your storehouse is empty." if view.seat >= 0 else "The storehouse is empty."
            canvas.put(0, canvas.height // 2, centred(words, canvas.width), ink(MIST_300))
        for slot, region in enumerate(regions):
            self._paint_cell(canvas, view, slot, region)

    def _paint_cell(self, canvas: Canvas, view: AlleyView, slot: int, region: Region) -> None:
        card = card_at(view, self.seat, slot)
        ring, label = self.ring_at(slot)
        paint_ring(canvas, region, ring, str(slot + 1), label)
        inside = region.shrink((1, 1, 1, 1))
        dim = self._is_refused(slot)
        if card.is_hole:
            canvas.put(inside.x, inside.y + inside.height // 2, centred("set aside", inside.width), ink(OFF))
        elif card.is_up and card.item is not None:
            paint_face(canvas, inside, card.item, dim, light_of(view))
        else:
            paint_back(canvas, inside, card.item, dim, card.has_moon_back)

    def _is_refused(self, slot: int) -> bool:
        answers = self.answers
        if answers is None:
            return False
        return answers.at(self.place(slot)) is not None and not answers.is_legal(self.place(slot))

    def ring_at(self, slot: int) -> tuple[Ring, str]:
        """Return the ring of a cell and the words at its foot."""
        answers = self.answers
        looked_at = self.looked_at == slot
        legal = answers is not None and answers.is_legal(self.place(slot))
        if looked_at and legal and answers is not None:
            choice = answers.places[self.place(slot)]
            return Ring.FOCUS, wall_label(answers.verb(), choice in self.crossing)
        if looked_at:
            return Ring.REFUSED, "not now" if self._is_refused(slot) else ""
        if slot in self.lane:
            return Ring.LANE, ""
        return (Ring.LEGAL if legal else Ring.NONE), ""
