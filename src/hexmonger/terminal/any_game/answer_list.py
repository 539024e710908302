"""The answers under the prompt, numbered as their places are; more than a handful stand in groups."""

from rich.cells import cell_len
from textual.geometry import Region, Size
from textual.widget import Widget

from hexmonger.look import BRASS_2, LANTERN, LANTERN_2, MIST_100, MIST_300, PANEL_HIGH, WALL, WALL_MARK
from hexmonger.terminal.any_game.offers import Offer, Offers
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink

LEAST_NOTE = 6


class AnswerList(Cells):
    """A line for every answer; it is as high as they need."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.offers: list[Offer] = []
        self._lines: list[str | Offer] = []
        self._at: list[int] = []

    def show(self, offers: Offers) -> None:
        """Show the answers to a question; none where nobody is asked here."""
        self.renew(offers)
        self.cursor = 0
        self.hovered = None

    def renew(self, offers: Offers) -> None:
        """Show the same answers again, the cursor staying where it is."""
        self.offers = offers.all
        self._lines = []
        self._at = []
        group = ""
        for offer in offers.all:
            if offers.is_long and offer.group != group:
                group = offer.group
                self._lines.append(group)
            self._at.append(len(self._lines))
            self._lines.append(offer)
        self.refresh(layout=True)
        self.repaint()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines the answers take."""
        return len(self._lines)

    def regions(self) -> list[Region]:
        """Return where each answer stands."""
        return [Region(0, line, self.content_size.width, 1) for line in self._at]

    def move_to(self, index: int) -> None:
        """Put the cursor on an answer, and bring that into sight."""
        super().move_to(index)
        room = self.parent
        if self._at and isinstance(room, Widget):
            room.scroll_to_region(Region(0, self._at[self.cursor], 1, 1), animate=False)

    @property
    def meant(self) -> Offer | None:
        """Return the answer under the mouse or the cursor, wherever the focus is."""
        if not self.offers:
            return None
        at = self.cursor if self.hovered is None else self.hovered
        return self.offers[min(at, len(self.offers) - 1)]

    def paint(self, canvas: Canvas) -> None:
        """Paint a line for every answer."""
        for line, shown in enumerate(self._lines):
            if isinstance(shown, str):
                canvas.put(0, line, fitted(shown, canvas.width), ink(BRASS_2))
            else:
                self._paint_offer(canvas, line, shown)

    def _paint_offer(self, canvas: Canvas, line: int, offer: Offer) -> None:
        is_meant = offer is self.meant
        ground = PANEL_HIGH if is_meant else None
        canvas.put(0, line, " " * canvas.width, ink(MIST_100, ground))
        has_focus = self.screen.focused is self
        mark = "▸" if is_meant and has_focus else " "
        x = canvas.put(0, line, mark, ink(LANTERN_2, ground, bold=True))
        x = canvas.put(
            x, line, f"{offer.number:>2} ", ink(LANTERN_2 if is_meant else LANTERN, ground, bold=True)
        )
        room = canvas.width - x - (2 if offer.answer.is_wall else 0)
        x = canvas.put(x, line, fitted(offer.title, room), ink(MIST_100, ground, bold=is_meant)) + 2
        left = canvas.width - x - (2 if offer.answer.is_wall else 0)
        if offer.note and left >= min(LEAST_NOTE, cell_len(offer.note)):
            canvas.put(x, line, fitted(offer.note, left), ink(MIST_300, ground))
        if offer.answer.is_wall:
            canvas.put(canvas.width - 1, line, WALL_MARK, ink(WALL, ground))
