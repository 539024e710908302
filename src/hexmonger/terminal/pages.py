"""Pages that lie over the table: something to read, and the question whether to leave."""

from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen

from hexmonger.kernel.names import printable
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import BRASS_2, LANTERN_2, MIST_300, WALL
from hexmonger.terminal.plain import Button, Static, entitle

LINE: Final = 68
INDENT: Final = 15

# What a window of 80 columns has left for a path beside the keys of a last page.
LONGEST_PATH: Final = 24


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
            entitle(sheet, self.heading, "Esc closes")
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


class Question(ModalScreen[bool]):
    """Asks whether to do something that can't be taken back; the first key of either answer is enough."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
        Binding("left,right,up,down", "app.focus_next", show=False),
    ]

    def __init__(self, heading: str, words: Text, yes: str, no: str) -> None:
        super().__init__(classes="page")
        self.heading = heading
        self.words = words
        self.answers = (yes, no)

    def compose(self) -> ComposeResult:
        """Compose the question with its two answers."""
        with Vertical(classes="sheet ask") as sheet:
            entitle(sheet, self.heading)
            yield Static(self.words)
            with Horizontal(classes="buttons"):
                yield Button(self.answers[0], id="yes", classes="primary")
                yield Button(self.answers[1], id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by a button."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, sure: bool) -> None:
        """Answer by a key."""
        self.dismiss(sure)


class Leaving(Question):
    """Asks whether to leave a game, and says whether it is saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "answer(True)", show=False)]

    def __init__(self, kept_at: str, unsaved: Trouble | None) -> None:
        words = Text.assemble("The game is saved and can be resumed.\n", (kept_at, MIST_300))
        if unsaved is not None:
            words = Text.assemble(("The game is not saved.\n", WALL), (printable(str(unsaved)), MIST_300))
        super().__init__("Leave the table?", words, "Leave", "Stay")


class Deleting(Question):
    """Asks whether to delete a game; Enter alone keeps it."""

    AUTO_FOCUS = "#no"

    def __init__(self, words: Text) -> None:
        super().__init__("Delete this game for good?", words, "Delete", "Keep")


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


def brief(path: str) -> str:
    """Return a path that fits beside a sentence: its file alone, where the folders before it are long.

    >>> brief("/home/ada/night.hex"), brief("/home/ada/.local/state/hexmonger/night.hex")
    ('/home/ada/night.hex', '…/night.hex')
    """
    return path if len(path) <= LONGEST_PATH else f"…/{path.rpartition('/')[2]}"
