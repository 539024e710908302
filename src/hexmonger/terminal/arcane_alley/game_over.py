"""The end: who won, how everybody's gold came about, and the course of the game."""

from typing import ClassVar, Final

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from hexmonger.look import (
    COIN,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    PARCHMENT,
    PARCHMENT_LOW,
    SHIELD,
    WINE,
    seat_shape,
    signed,
)
from hexmonger.terminal.arcane_alley.chart import Chart
from hexmonger.terminal.arcane_alley.ledger import Ledger
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink

COLUMNS: Final = ("Start", "Sets", "Effects", "Market", "Bribes", "Fines", "Infamy", "Gold")


def result(ledger: Ledger, names: tuple[str, ...], you: int) -> str:
    """Return who won, in a sentence."""
    winners = [seat for seat, place in enumerate(ledger.places) if place == 1]
    gold = max(ledger.gold)
    if winners == [you]:
        return f"You win with {gold} gold."
    if len(winners) == 1:
        return f"{names[winners[0]]} wins with {gold} gold."
    who = ["you" if seat == you else names[seat] for seat in winners]
    words = f"{', '.join(who[:-1])} and {who[-1]} share the victory with {gold} gold."
    return words[:1].upper() + words[1:]


class ScoreTable(Widget):
    """Everybody's account on parchment, the winner first."""

    def __init__(self, ledger: Ledger, names: tuple[str, ...]) -> None:
        super().__init__()
        self.ledger = ledger
        self.names = names
        self.styles.height = ledger.seats + 1

    def render_line(self, y: int) -> Strip:
        """Return one line of the table."""
        width, height = self.content_size
        canvas = Canvas(width, height, ink(INK_TEXT, PARCHMENT))
        wide = max(6, min(10, (width - 24) // len(COLUMNS)))
        left = width - wide * len(COLUMNS) - 1
        for column, name in enumerate(COLUMNS):
            canvas.put(left + column * wide, 0, fitted(name, wide).rjust(wide), ink(INK_SOFT, PARCHMENT))
        places = self.ledger.places
        order = sorted(range(self.ledger.seats), key=lambda seat: (places[seat], seat))
        for line, seat in enumerate(order, 1):
            self._paint_seat(canvas, line, seat, left, wide)
        return canvas.strip(y)

    def _paint_seat(self, canvas: Canvas, line: int, seat: int, left: int, wide: int) -> None:
        account = self.ledger.total(seat)
        ground = "#F6D8A0" if self.ledger.places[seat] == 1 else (PARCHMENT if line % 2 else PARCHMENT_LOW)
        text = ink(INK_TEXT, ground, bold=True)
        canvas.put(0, line, " " * canvas.width, text)
        canvas.put(1, line, f"{self.ledger.places[seat]}  {seat_shape(seat)} ", text)
        canvas.put(6, line, fitted(self.names[seat], left - 7), text)
        loss = ink(WINE, ground)
        figures: list[tuple[str, Style]] = [
            (str(account.start), ink(INK_TEXT, ground)),
            (signed(account.sets), ink(INK_TEXT, ground)),
            (signed(account.effects), ink(INK_TEXT, ground) if account.effects >= 0 else loss),
            (signed(account.market) if account.market else "–", loss),
            (signed(account.bribes) if account.bribes else "–", loss),
            (signed(account.fines) if account.fines else "–", loss),
            (f"{SHIELD}{account.infamy}", loss),
            (f"{COIN}{account.gold}", ink(GOLD_ON_PARCHMENT, ground, bold=True)),
        ]
        for column, (words, style) in enumerate(figures):
            canvas.put(left + column * wide, line, words.rjust(wide), style)


class GameOver(Screen[None]):
    """The last page of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,q", "leave", "Leave"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, ledger: Ledger, names: tuple[str, ...], you: int, kept_at: str) -> None:
        super().__init__(classes="game-over")
        self.ledger = ledger
        self.names = names
        self.you = you
        self.kept_at = kept_at

    def compose(self) -> ComposeResult:
        """Compose the result, the accounts and the two plots."""
        yield Static(f"♛ {result(self.ledger, self.names, self.you)}", classes="heading")
        with VerticalScroll(can_focus=False):
            yield ScoreTable(self.ledger, self.names)
            with Horizontal(classes="charts"):
                gold = Chart(self.ledger.course, "gold", self.names)
                gold.border_title = "Gold over the game"
                yield gold
                infamy = Chart(self.ledger.course, "infamy", self.names)
                infamy.border_title = "Infamy; a flag marks each fine"
                yield infamy
        yield Static(f"The record is kept in {self.kept_at}. Press Enter to leave.", classes="foot")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
