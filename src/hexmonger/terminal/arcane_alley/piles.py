"""The deck, the discard and, where there is one, the market."""

from textual.geometry import Region

from hexmonger.games.arcane_alley.moonstruck_market.turn import FIRST_STALL
from hexmonger.games.arcane_alley.turn import DECK, DISCARD
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import COIN, MIST_200, MIST_300, OFF
from hexmonger.terminal.arcane_alley.answers import PILE, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.back import paint_back
from hexmonger.terminal.arcane_alley.card import Ring, paint_face, paint_ring, wall_label
from hexmonger.terminal.arcane_alley.moon import has_moon_back, light_of, market_of, price_of
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink


class Piles(Area):
    """The two piles side by side, each with the number of its items; market stalls stand between them."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None
        self.answers: Answers | None = None
        self.crossing: frozenset[int] = frozenset()

    def show(self, view: AlleyView, answers: Answers | None, crossing: frozenset[int]) -> None:
        """Show both piles and the market as a seat may know them."""
        self.view = view
        self.answers = answers
        self.crossing = crossing
        self.repaint()

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table."""
        return Place(PILE, -1, index)

    def regions(self) -> list[Region]:
        """Return the deck's cell, the discard's and one for each stall of the market."""
        width, height = self.content_size
        height = max(4, height)
        stalls = 0 if self.view is None else len(market_of(self.view))
        widest = 20 if height >= 14 else 14
        if not stalls:
            gap = max(0, min(14, width - 2 * widest))
            return [Region(0, 0, widest, height), Region(widest + gap, 0, widest, height)]
        across = min(widest, width // (2 + stalls))
        return [Region(across * index, 0, across, height) for index in range(2 + stalls)]

    def paint(self, canvas: Canvas) -> None:
        """Paint the piles and the market, and what there is to know about them."""
        view = self.view
        if view is None:
            return
        for index, region in enumerate(self.regions()):
            self._paint_pile(canvas, view, index, region)
        if not market_of(view):
            self._paint_between(canvas, view)

    def _cards(self, view: AlleyView, index: int) -> tuple[int, ...]:
        """Return a pile, its top card last."""
        if index == DECK:
            return view.deck
        return view.discard if index == DISCARD else market_of(view)[: index - FIRST_STALL + 1]

    def _paint_pile(self, canvas: Canvas, view: AlleyView, index: int, region: Region) -> None:
        cards = self._cards(view, index)
        ring, label = self.ring_at(index)
        paint_ring(canvas, region, ring, "", label)
        if not label:
            words = self._words(view, index, len(cards), region.width)
            canvas.put(region.x + (region.width - len(words)) // 2, region.bottom - 1, words, ink(MIST_200))
        inside = region.shrink((1, 1, 1, 1))
        if not cards:
            canvas.put(inside.x, inside.y + inside.height // 2, centred("empty", inside.width), ink(OFF))
            return
        item = item_of(view, cards[-1])
        if index != DECK and item is not None:
            paint_face(canvas, inside, item, light=light_of(view))
        else:
            paint_back(canvas, inside, item, moon=has_moon_back(view, cards[-1]))

    def _words(self, view: AlleyView, index: int, count: int, width: int) -> str:
        """Return what stands under a pile: its count, or a stall's price."""
        if index >= FIRST_STALL:
            return f" {COIN}{price_of(view, index - FIRST_STALL)} "
        if width < 12:
            return f" {count} "
        return f" {'Deck' if index == DECK else 'Discard'} {count} "

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
                verb = "Buy" if index >= FIRST_STALL and answers.name == "draw" else "Take"
                verb = "Draw" if index == DECK else verb
                return Ring.FOCUS, wall_label(verb, answers.places[place] in self.crossing)
            return Ring.REFUSED, "Open" if index == DISCARD and answers is not None else ""
        return (Ring.LEGAL if legal else Ring.NONE), ""
