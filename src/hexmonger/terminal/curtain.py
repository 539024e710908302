"""The curtain that hides the table while one screen is passed from person to person."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle
from textual.screen import Screen
from textual.widgets import Static

from hexmonger.look import BRASS, LANTERN_2, MIST_200, seat_colour, seat_shape


class Curtain(Screen[None]):
    """Nothing but whose turn it is to look."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "Open the curtain"),
    ]

    def __init__(self, seat: int, name: str, opened: Callable[[], None]) -> None:
        super().__init__()
        self.opened = opened
        self.seat = seat
        self.named = name

    def compose(self) -> ComposeResult:
        """Compose the words on the curtain."""
        who = Text.assemble((f"{seat_shape(self.seat)} ", seat_colour(self.seat)), (self.named, "bold"))
        yield Middle(
            Static(Text("✶", BRASS), classes="star"),
            Static(Text.assemble("Pass the screen to ", who), classes="pass"),
            Static(
                Text.assemble(
                    ("Press ", MIST_200),
                    ("Enter", LANTERN_2),
                    (f" when only {self.named} is looking.", MIST_200),
                ),
            ),
        )

    def action_open(self) -> None:
        """Open the curtain for the one who is named on it."""
        # Said before the table comes to the front, which shows itself to whoever looks then.
        self.opened()
        self.dismiss(None)

    def on_click(self) -> None:
        """Open the curtain by mouse."""
        self.action_open()
