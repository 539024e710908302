"""The top line: rounds, whether the inspection is triggered, and the order of turns."""

# ruff: noqa: RUF001 -- these are drawings, not words

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import BRIBE, INSPECTION, NOBODY, OVER, STOCK
from hexmonger.look import (
    BRASS,
    BRASS_2,
    CHECK,
    INK_950,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    PANEL,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.moon import moon_words
from hexmonger.terminal.arcane_alley.opponents import hidden_count
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink


def status(view: AlleyView, names: tuple[str, ...]) -> tuple[str, str]:
    """Return in a sentence, and in a few words, how close the inspection is."""
    if view.phase == STOCK:
        return "Storehouses are being stocked.", "Stocking"
    if view.phase == INSPECTION:
        return "The inspection is on.", "Inspection"
    if view.phase == BRIBE:
        return "Bribes are taken.", "Bribes"
    if view.phase == OVER:
        return "The game is over.", "Over"
    if view.triggered != NOBODY:
        who = "You" if view.triggered == view.seat else names[view.triggered]
        return f"{who} triggered the inspection: one last turn each.", "Last turns"
    if view.seats == 2:
        opens = view.rules.numbers["tracker_opens"]
        tracker = 1 + view.turns // 2
        if tracker < opens:
            return f"Turn {tracker}; no inspection before turn {opens}.", f"Turn {tracker}; {opens} opens"
    closest = min(range(view.seats), key=lambda seat: hidden_count(view, seat))
    count = hidden_count(view, closest)
    if count > 2:
        return "Inspection not triggered.", "No inspection"
    you = closest == view.seat
    who = "You have" if you else f"{names[closest]} has"
    short = f"{'You' if you else names[closest]}: {count} hidden"
    return f"{who} {count} hidden item{'' if count == 1 else 's'}.", short


class TopBar(Widget):
    """Round seals, the inspection's status and the turn order."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None
        self.names: tuple[str, ...] = ()

    def show(self, view: AlleyView, names: tuple[str, ...]) -> None:
        """Show where the game stands."""
        self.view = view
        self.names = names
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the line."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        if self.view is not None:
            self._paint(canvas, self.view)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas, view: AlleyView) -> None:
        x = canvas.put(1, 0, "⌂ Hexmonger" if canvas.width >= 100 else "⌂", ink(BRASS_2, bold=True)) + 2
        rounds = view.rules.numbers["rounds"]
        for number in range(1, rounds + 1):
            if number < view.round or view.phase == OVER:
                seal = (f"({CHECK})", ink(BRASS))
            elif number == view.round:
                seal = (f"({number})", ink(INK_950, LANTERN_2, bold=True))
            else:
                seal = (f"({number})", ink(MIST_300))
            x = canvas.put(x, 0, *seal)
            if number < rounds:
                x = canvas.put(x, 0, "─", ink(BRASS))
        order = self._order(view, canvas.width)
        room = canvas.width - x - sum(len(text) for text, _ in order) - 5
        canvas.put(x + 2, 0, fitted(self._words(view, rounds, room), room), ink(MIST_200))
        canvas.put_all(canvas.width - sum(len(text) for text, _ in order) - 1, 0, order)

    def _words(self, view: AlleyView, rounds: int, room: int) -> str:
        """Return the moon, the round and the status: as many words as there is room for."""
        sentence, few = status(view, self.names)
        moon = f"{moon_words(view)} · " if moon_words(view) else ""
        ways = (f"{moon}Round {view.round} of {rounds} · {sentence}", f"{moon}{sentence}", f"{moon}{few}")
        return next((way for way in ways if len(way) <= room), few)

    def _order(self, view: AlleyView, width: int) -> list[tuple[str, Style]]:
        """Return the seats in turn order, the one whose turn it is on a plate; marks alone where narrow."""
        parts: list[tuple[str, Style]] = []
        long = sum(len(name) + 5 for name in self.names) < width // 2 - 10
        for step in range(view.seats):
            seat = (view.start + step) % view.seats
            ground = PANEL if seat == view.turn else None
            name = "You" if seat == view.seat else self.names[seat]
            gap = " " if long or seat == view.turn else ""
            parts.append((f"{gap}{seat_shape(seat)}", ink(seat_colour(seat), ground)))
            words = f" {name} " if gap else " " if step == view.seats - 1 else ""
            parts.append(
                (words, ink(MIST_100 if seat == view.turn else MIST_300, ground, bold=seat == view.turn))
            )
            if step < view.seats - 1:
                parts.append(("›", ink(BRASS)))
        return parts
