"""Pages that lie over the table: something to read, and the question whether to leave."""

from pathlib import Path
from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from hexmonger.look import BRASS_2, LANTERN_2, MIST_300

LINE: Final = 68
INDENT: Final = 15


class Page(ModalScreen[None]):
    """A page to read; Escape, Enter or a click beside it closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "close", "Close"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: str | Text) -> None:
        super().__init__(classes="page")
        self.heading = title
        self.text = text if isinstance(text, Text) else keys_in(text)

    def compose(self) -> ComposeResult:
        """Compose the sheet with its heading."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = "Esc closes"
            with VerticalScroll(can_focus=False):
                yield Static(self.text)

    def on_mount(self) -> None:
        """Tell about scrolling where there is more than fits."""
        self.call_after_refresh(self._tell_scrolling)

    def _tell_scrolling(self) -> None:
        if self.query_one(VerticalScroll).max_scroll_y:
            self.query_one(".sheet").border_subtitle = "↑ ↓ scroll · Esc closes"

    def action_close(self) -> None:
        """Close the page."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Scroll the sheet."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self) -> None:
        """Close the page by a click."""
        self.dismiss(None)


class Leaving(ModalScreen[bool]):
    """Asks whether to leave a game that is saved."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "leave(True)", "Leave"),
        Binding("n,escape", "leave(False)", "Stay"),
        Binding("left,right,up,down", "app.focus_next", show=False),
    ]

    def __init__(self, save_to: Path) -> None:
        super().__init__(classes="page")
        self.save_to = save_to

    def compose(self) -> ComposeResult:
        """Compose the question with its two answers."""
        with Vertical(classes="sheet ask") as sheet:
            sheet.border_title = "Leave the table?"
            yield Static(
                Text.assemble("The game is saved and can be resumed.\n", (str(self.save_to), MIST_300))
            )
            with Horizontal(classes="buttons"):
                yield Button("Leave", id="leave", classes="primary")
                yield Button("Stay", id="stay")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by a button."""
        self.dismiss(event.button.id == "leave")

    def action_leave(self, sure: bool) -> None:
        """Answer by a key."""
        self.dismiss(sure)


def keys_in(text: str) -> Text:
    """Return a text whose lines begin with a key, two spaces and what it does; others are headings."""
    shown = Text()
    for line in text.strip().splitlines():
        key, gap, meaning = line.partition("  ")
        if gap and key:
            first, *more = wrap(meaning.strip(), LINE - INDENT)
            shown.append(f"{key:<{INDENT}}", LANTERN_2).append(f"{first}\n")
            for line in more:
                shown.append(f"{'':<{INDENT}}{line}\n")
        elif gap:
            shown.append(f"{'':<{INDENT}}{meaning.strip()}\n")
        else:
            shown.append(f"{key}\n", f"bold {BRASS_2}")
    return shown
