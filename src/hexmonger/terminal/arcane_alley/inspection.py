"""The inspection, told player by player when a round is over."""

from typing import ClassVar, Final

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import BRIBE, OVER
from hexmonger.look import (
    BRASS,
    BRASS_2,
    CHECK,
    COIN,
    CREAM,
    FLAG,
    GOLD,
    MIST_100,
    MIST_200,
    MIST_300,
    PARCHMENT_LOW,
    SHIELD,
    WINE,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
    signed,
)
from hexmonger.terminal.arcane_alley.card import colour_of, infamy_figure, shown_mark
from hexmonger.terminal.arcane_alley.ledger import RoundAccount
from hexmonger.terminal.arcane_alley.storehouse import card_at
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink

ORDINALS: Final = ("First", "Second", "Third")
STAGES: Final = ("Reveal and sell", "Count infamy", "Trigger penalty", "Fines")
LINES_EACH: Final = 3

Parts = list[tuple[str, Style]]


class Count(Widget):
    """What the inspection found at every player, one after another."""

    def __init__(self, view: AlleyView, account: RoundAccount, names: tuple[str, ...]) -> None:
        super().__init__()
        self.view = view
        self.account = account
        self.names = names
        self.counted = 0
        self.styles.height = LINES_EACH * view.seats + 2

    def order(self) -> list[int]:
        """Return the seats in the order they were inspected."""
        view = self.view
        first = view.start if view.round == self.account.number else view.start - 1
        return [(first + step) % view.seats for step in range(view.seats)]

    def render_line(self, y: int) -> Strip:
        """Return one line of the count."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        self._paint(canvas)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas) -> None:
        x = 1
        for stage in STAGES:
            x = canvas.put_all(x, 0, [(f"{CHECK} ", ink(BRASS_2)), (stage, ink(MIST_200))])
            if stage != STAGES[-1]:
                x = canvas.put(x, 0, " ── " if canvas.width >= 76 else " ", ink(BRASS))
        for line, seat in enumerate(self.order()[: self.counted]):
            top = 2 + LINES_EACH * line
            self._paint_seat(canvas, top, seat)

    def _paint_seat(self, canvas: Canvas, top: int, seat: int) -> None:
        account = self.account.accounts[seat]
        head: Parts = [
            (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
            (f"{self.names[seat]}  ", ink(MIST_100, bold=True)),
        ]
        turned_up = self.account.turned_up[seat]
        head.append((f"{turned_up} turned up", ink(MIST_300)))
        if self.account.triggered == seat:
            head.append(("  triggered it", ink(BRASS_2)))
        x = canvas.put_all(1, top, head)
        self._paint_items(canvas, x + 2, top, seat)
        canvas.put_all(3, top + 1, self._result(seat, account.counted or 0))

    def _paint_items(self, canvas: Canvas, x: int, top: int, seat: int) -> None:
        """Paint what was left in a storehouse, where it still lies there."""
        view = self.view
        if view.round != self.account.number or view.phase not in (BRIBE, OVER):
            return
        if not view.store[seat]:
            canvas.put(x, top, "nothing left", ink(MIST_300))
        for slot in range(len(view.store[seat])):
            item = card_at(view, seat, slot).item
            if item is not None:
                x = canvas.put(x, top, shown_mark(item), ink(CREAM, colour_of(item), bold=True))
                x = canvas.put(x, top, infamy_figure(item), ink(WINE, PARCHMENT_LOW, bold=True)) + 1

    def _result(self, seat: int, counted: int) -> Parts:
        """Return the figures of one seat: the sum, the track, the penalty, the fines."""
        account = self.account.accounts[seat]
        wine = ink(WINE_LIGHT, bold=True)
        plain = ink(MIST_200)
        parts: Parts = [(f"{signed(counted)}", wine), (" infamy on the items left", plain)]
        if account.penalty:
            parts += [(f", {signed(account.penalty)}", wine), (" penalty", plain)]
        parts += [(": ", plain), (f"{SHIELD}{account.infamy_before}", wine), (" → ", plain)]
        parts += [(f"{SHIELD}{account.infamy}", wine)]
        if account.markers:
            parts += [(f" {FLAG}{account.markers}", wine)]
        gold = ink(GOLD, bold=True)
        parts += [("  ", plain)]
        if account.fines:
            parts += [(f"{COIN}{account.gold - account.bribes - account.fines}", gold), (" → ", plain)]
        parts += [(f"{COIN}{account.gold - account.bribes}", gold)]
        return parts


class InspectionPage(Screen[None]):
    """A page of its own for the count, which adds one player after another and can be skipped."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "go_on", "Go on"),
    ]

    def __init__(
        self, view: AlleyView, account: RoundAccount, names: tuple[str, ...], seconds: float
    ) -> None:
        super().__init__(classes="inspection")
        self.count = Count(view, account, names)
        self.seats = view.seats
        self.number = account.number
        self.seconds = seconds
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Compose the heading, the count and what Enter does."""
        yield Static(f"{ORDINALS[(self.number - 1) % 3]} inspection", classes="heading")
        yield self.count
        yield Static("", classes="foot")

    def on_mount(self) -> None:
        """Count the first player, and the others in their time."""
        if self.seconds:
            self.count_next()
            self._timer = self.set_interval(self.seconds, self.count_next)
        else:
            self.count_all()

    def count_next(self) -> None:
        """Show one more player's count."""
        self.count.counted = min(self.seats, self.count.counted + 1)
        self._tell()

    def count_all(self) -> None:
        """Show everybody's count."""
        self.count.counted = self.seats
        self._tell()

    def _tell(self) -> None:
        done = self.count.counted >= self.seats
        if done and self._timer is not None:
            self._timer.stop()
        self.count.refresh()
        words = "Press Enter to go on." if done else "Press Enter to skip to the end."
        self.query_one(".foot", Static).update(words)

    def action_go_on(self) -> None:
        """Skip to the end of the count, or leave it."""
        if self.count.counted < self.seats:
            self.count_all()
        else:
            self.dismiss(None)

    def on_click(self) -> None:
        """Go on by mouse."""
        self.action_go_on()
