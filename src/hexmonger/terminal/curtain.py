"""The curtain that hides the table while one screen is passed from person to person."""

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen

from hexmonger.look import BRASS, LANTERN_2, MIST_200, WALL, seat_colour, seat_shape
from hexmonger.terminal.backdrop import Backdrop, cloth
from hexmonger.terminal.plain import Static


class Curtain(Screen[None]):
    """Cloth, and a sign on it that says nothing but whose turn it is to look.

    It opens for a key that is pressed after a moment of quiet. The Enter that drew it, held down or
    pressed twice, would otherwise open it again for the person who should look away.
    """

    QUIET: ClassVar[float] = 0.6

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "Open the curtain"),
        Binding("q", "leave", "Leave"),
    ]

    def __init__(self, seat: int, name: str, opened: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__()
        self.opened = opened
        self.leave = leave
        self.seat = seat
        self.named = name
        self._touched = monotonic()

    def compose(self) -> ComposeResult:
        """Compose the words on the curtain."""
        who = Text.assemble((f"{seat_shape(self.seat)} ", seat_colour(self.seat)), (self.named, "bold"))
        yield Backdrop(cloth)
        yield Vertical(
            Static(Text("✶", BRASS)),
            Static(Text.assemble("Pass the screen to ", who)),
            Static(
                Text.assemble(
                    ("Press ", MIST_200),
                    ("Enter", LANTERN_2),
                    (f" when only {self.named} is looking.", MIST_200),
                ),
            ),
            Static("", id="too-soon"),
        )

    def on_mount(self) -> None:
        """Count the quiet from when the curtain is seen."""
        self._touched = monotonic()

    def action_open(self) -> None:
        """Open the curtain for the one who is named on it."""
        quiet = monotonic() - self._touched
        self._touched = monotonic()
        if quiet < self.QUIET:
            words = "That was quick. Look around, wait a moment, then press Enter."
            self.query_one("#too-soon", Static).update(Text(words, WALL))
            return
        # Said before the table comes to the front, which shows itself to whoever looks then.
        self.opened()
        self.dismiss(None)

    def action_leave(self) -> None:
        """Ask whether to leave; nothing of the table is shown for it."""
        self.leave()

    def on_click(self) -> None:
        """Open the curtain by mouse."""
        self.action_open()
