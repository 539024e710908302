"""The last page of a game: what every game's has, the keys for another game and for the replay."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import Screen

from hexmonger.kernel.names import printable
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import WALL
from hexmonger.terminal.pages import Page, brief
from hexmonger.terminal.plain import Static
from hexmonger.terminal.sitting import Sitting, sentence
from hexmonger.words import trouble_text


class LastPage(Screen[Sitting | None]):
    """What is shown when a game is over; it is left with another game, or without one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,q", "leave", "Leave"),
        Binding("n", "another", "Another game"),
        Binding("r", "replay", "Replay"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    class Replay(Message):
        """Somebody wants to look at the game again."""

        def __init__(self, sitting: Sitting) -> None:
            super().__init__()
            self.sitting = sitting

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(classes="game-over")
        self.sitting = sitting

    def foot(self, more: str = "") -> Static:
        """Return the line of keys, and where the record is; `more` are keys that only this page has."""
        words = f"n another game · r replay · {more}Enter leave · {brief(self.sitting.kept_at)}"
        return Static(words, classes="foot")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def action_another(self) -> None:
        """Play another game with the same players and set-up, or say why that can't be."""
        try:
            following = self.sitting.again()
        except Trouble as trouble:
            words = printable(sentence(trouble_text(trouble)))
            self.app.push_screen(Page("No other game", Text(words, WALL)))
            return
        self.dismiss(following)

    def action_replay(self) -> None:
        """Look at the game again from its beginning."""
        self.post_message(self.Replay(self.sitting))

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
