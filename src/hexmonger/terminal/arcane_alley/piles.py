"""The deck and the discard."""

from textual.geometry import Region

from hexmonger.games.arcane_alley.turn import DECK, DISCARD
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.terminal.arcane_alley.answers import PILE, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import Ring, paint_back, paint_face, paint_ring, wall_label
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.look import MIST_200, MIST_300, OFF, ink


class Piles(Area):
    """The two piles side by side, each with the number of its items."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None
        self.answers: Answers | None = None
        self.crossing: frozenset[int] = frozenset()

    def show(self, view: AlleyView, answers: Answers | None, crossing: frozenset[int]) -> None:
        """Show both piles as a seat may know them."""
        self.view = view
        self.answers = answers
        self.crossing = crossing
        self.repaint()

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table."""
        return Place(PILE, -1, index)

    def regions(self) -> list[Region]:
        """Return the deck's cell and the discard's."""
        width, height = self.content_size
        across = 14
        gap = max(0, min(across, width - 2 * across))
        return [Region(0, 0, across, max(4, height)), Region(across + gap, 0, across, max(4, height))]

    def paint(self, canvas: Canvas) -> None:
        """Paint both piles, and what there is to know about them in between."""
        view = self.view
        if view is None:
            return
        for index, region in enumerate(self.regions()):
            cards = view.deck if index == DECK else view.discard
            ring, label = self.ring_at(index)
            paint_ring(canvas, region, ring, "", label)
            if not label:
                self._paint_count(canvas, index, region, len(cards), ring)
            inside = region.shrink((1, 1, 1, 1))
            if not cards:
                canvas.put(inside.x, inside.y + inside.height // 2, centred("empty", inside.width), ink(OFF))
                continue
            item = item_of(view, cards[-1])
            if index == DISCARD and item is not None:
                paint_face(canvas, inside, item)
            else:
                paint_back(canvas, inside, item)
        self._paint_between(canvas, view)

    def _paint_count(self, canvas: Canvas, index: int, region: Region, count: int, ring: Ring) -> None:
        name = "Deck" if index == DECK else "Discard"
        words = f" {name} {count} "
        canvas.put(region.x + (region.width - len(words)) // 2, region.bottom - 1, words, ink(MIST_200))

    def _paint_between(self, canvas: Canvas, view: AlleyView) -> None:
        """Say how many items were set aside for the round, where there is room."""
        deck, discard = self.regions()
        room = discard.x - deck.right
        if room < 11:
            return
        middle = deck.y + deck.height // 2
        canvas.put(deck.right, middle - 1, centred("set aside", room), ink(MIST_300))
        canvas.put(deck.right, middle, centred(str(len(view.aside)), room), ink(MIST_200, bold=True))

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a pile and the words at its foot."""
        answers = self.answers
        place = self.place(index)
        legal = answers is not None and answers.is_legal(place)
        if self.looked_at == index:
            if legal and answers is not None:
                verb = "Draw" if index == DECK else "Take"
                return Ring.FOCUS, wall_label(verb, answers.places[place] in self.crossing)
            return Ring.REFUSED, "Open" if index == DISCARD and answers is not None else ""
        return (Ring.LEGAL if legal else Ring.NONE), ""
