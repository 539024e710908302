"""Everybody's sheets to read, one after the other; those of others as they stood when the round began."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen

from hexmonger.look import CHECK, COIN, GOLD, LIDS, MIST_100, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.report import Closing
from hexmonger.terminal.merchants_of_magick.sheet import Sheet
from hexmonger.terminal.merchants_of_magick.tally import Tally
from hexmonger.terminal.merchants_of_magick.workshop import Workshop
from hexmonger.terminal.plain import Static, entitle
from hexmonger.terminal.table import ROOMY_HEIGHT, ROOMY_WIDTH


class StillSheet(Sheet, can_focus=False):
    """A sheet to read only."""


class SheetsPage(ModalScreen[None]):
    """One seat's sheet and what lies beside it; arrows turn to the next seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,v", "close", "Close"),
        Binding("left,up", "turn(-1)", show=False),
        Binding("right,down,space,tab", "turn(1)", show=False),
    ]

    def __init__(self, desk: Desk, closed: Closing | None = None) -> None:
        super().__init__(classes="page")
        self.desk = desk
        self.closed = closed
        self.sheet = StillSheet(id="still-sheet")
        self.tally = Tally(id="still-tally")
        self.workshop = Workshop(id="still-workshop")
        self.orders = Static("", id="still-orders")
        self.frame = Vertical(classes="sheet sheets")

    def compose(self) -> ComposeResult:
        """Compose the sheet and what lies beside it."""
        with self.frame:
            with Horizontal():
                yield self.sheet
                yield self.tally
                yield self.workshop
            yield self.orders

    def on_mount(self) -> None:
        """Begin with the seat that was asked for."""
        words = ["← → other seats"] if self.desk.seats > 1 else []
        if self.closed is not None:
            words.insert(0, f"{LIDS[0]}{CHECK}{LIDS[1]} marked in round {self.closed.round}")
        entitle(self.frame, subtitle=" · ".join([*words, "Esc closes"]))
        self.fit(self.app.size.width, self.app.size.height)
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Find room for what lies beside the sheet."""
        self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """Show the whole workshop where there is room for it, and the score with it in short elsewhere."""
        self.set_class(width < ROOMY_WIDTH, "-narrow")
        self.set_class(height < ROOMY_HEIGHT, "-low")

    def _show(self) -> None:
        desk, seat = self.desk, self.desk.seat
        when = "as it stands" if seat == desk.drawn.seat else "as it stood when the round began"
        if desk.is_over:
            when = "at the end"
        entitle(self.frame, f"{seat_shape(seat)} {desk.name}: the sheet {when}")
        self.sheet.show(desk, fresh=self.closed.marked_by(seat) if self.closed else frozenset())
        self.tally.show(desk)
        self.workshop.show(desk)
        text = Text()
        text.append(f"{seat_shape(seat)} ", seat_colour(seat))
        text.append(f"{COIN}{desk.figures['coins']}", f"bold {GOLD}").append("  Orders: ", MIST_300)
        text.append(", ".join(order.name for order in desk.orders(desk.line)), MIST_100)
        self.orders.update(text)

    def action_turn(self, step: int) -> None:
        """Turn to the next seat or the one before."""
        self.desk = self.desk.of((self.desk.seat + step) % self.desk.seats)
        self._show()

    def action_close(self) -> None:
        """Close the page."""
        self.dismiss(None)

    def on_click(self) -> None:
        """Turn to the next seat by a click; alone it closes."""
        if self.desk.seats > 1:
            self.action_turn(1)
        else:
            self.action_close()
