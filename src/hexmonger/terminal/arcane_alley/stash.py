"""Your stash: the cards in your hand, and the one you are about to play, lifted."""

from textual.geometry import Region

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import MIST_300
from hexmonger.terminal.arcane_alley.answers import STASH, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.back import paint_back
from hexmonger.terminal.arcane_alley.card import Ring, paint_face, paint_ring, wall_label
from hexmonger.terminal.arcane_alley.moon import has_moon_back, light_of
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink


class Stash(Area):
    """The stash of the one who is looking."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.cards: tuple[int, ...] = ()
        self.view: AlleyView | None = None
        self.answers: Answers | None = None
        self.crossing: frozenset[int] = frozenset()
        self.lifted: int | None = None
        self.drawn: int | None = None

    def show(
        self,
        view: AlleyView,
        answers: Answers | None,
        crossing: frozenset[int],
        lifted_from: int | None,
        drawn: int | None,
    ) -> None:
        """Show a seat's stash; a card on its way to a slot is shown lifted, where it was taken from.

        `drawn` is the kind of item that was just drawn.
        """
        seat = max(0, view.seat)
        cards = list(view.stash[seat])
        self.lifted = None
        if answers is not None and answers.name == "slot" and view.limbo:
            self.lifted = len(cards) if lifted_from is None else min(lifted_from, len(cards))
            cards.insert(self.lifted, view.limbo[-1])
        self.view = view
        self.cards = tuple(cards)
        self.answers = answers
        self.crossing = crossing
        kinds = [view.kind_of[card] if card >= 0 else None for card in cards]
        self.drawn = kinds.index(drawn) if drawn is not None and drawn in kinds else None
        self.cursor = max(0, min(self.cursor, len(cards) - 1))
        self.repaint()

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table; the lifted card is no longer in the stash."""
        seat = 0 if self.view is None else max(0, self.view.seat)
        if self.lifted is not None and index > self.lifted:
            index -= 1
        return Place(STASH, seat, index)

    def item_at(self, index: int) -> Item | None:
        """Return the item of a cell, if it is known."""
        if self.view is None or index >= len(self.cards):
            return None
        return item_of(self.view, self.cards[index])

    def regions(self) -> list[Region]:
        """Return the cells side by side, narrower where there are many."""
        count = len(self.cards)
        if not count:
            return []
        width, height = self.content_size
        widest = 20 if height >= 14 else 18 if height >= 9 and width >= 54 else 14
        across = max(4, min(widest, width // count))
        tall = max(4, min(15, height))
        return [Region(index * across, 0, across, tall) for index in range(count)]

    def paint(self, canvas: Canvas) -> None:
        """Paint every card with its ring."""
        view = self.view
        if view is None:
            return
        if not self.cards:
            words = "Your stash is empty." if view.seat >= 0 else "The stash is empty."
            canvas.put(0, canvas.height // 2, centred(words, canvas.width), ink(MIST_300))
        for index, region in enumerate(self.regions()):
            ring, label = self.ring_at(index)
            number = "drawn" if self._is_drawn(index) and region.width >= 10 else ""
            paint_ring(canvas, region, ring, number, label)
            item = self.item_at(index)
            inside = region.shrink((1, 1, 1, 1))
            if item is None:
                paint_back(canvas, inside, moon=has_moon_back(view, self.cards[index]))
            else:
                paint_face(canvas, inside, item, light=light_of(view))

    def _is_drawn(self, index: int) -> bool:
        """Whether a card is the one that was just drawn, while the turn's act is asked."""
        return self.answers is not None and self.answers.name == "act" and index == self.drawn

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a cell and the words at its foot."""
        if index == self.lifted:
            return Ring.CHOSEN, ""
        answers = self.answers
        place = self.place(index)
        legal = answers is not None and answers.is_legal(place)
        if self.looked_at == index:
            if legal and answers is not None:
                return Ring.FOCUS, wall_label(answers.verb(), answers.places[place] in self.crossing)
            return Ring.REFUSED, ""
        return (Ring.LEGAL if legal else Ring.NONE), ""
