"""The screen of a replay: one moment at a time, forward and back."""

from collections.abc import Iterator
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer

from hexmonger.cli.picture import picture, seat_mark
from hexmonger.cli.playback import Moment, Playback, answer, heading
from hexmonger.look import INK_900, LANTERN, LANTERN_2, MIST_100, MIST_200, PANEL_HIGH
from hexmonger.terminal.plain import Input, Static

LONGEST_NUMBER = 9


class Stepping(App[None]):
    """Shows a record from a seat, a step forward or back at a key."""

    CSS = f"""
    Screen {{ background: {INK_900}; color: {MIST_100}; }}
    #heading {{ padding: 0 1; background: {PANEL_HIGH}; }}
    #moment {{ padding: 1; }}
    #goto {{ display: none; border: tall {LANTERN}; }}
    #goto.open {{ display: block; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space", "step(1)", "Next", key_display="→ n"),
        Binding("left,p", "step(-1)", "Previous", key_display="← p"),
        Binding("pagedown", "step(10)", "Ten on", show=False),
        Binding("pageup", "step(-10)", "Ten back", show=False),
        Binding("home", "go(0)", "Start"),
        Binding("end", "end", "End"),
        Binding("g", "ask_where", "Go to"),
        Binding("escape", "close", show=False),
        Binding("q,ctrl+c", "quit", "Leave", key_display="q"),
    ]
    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, playback: Playback, number: int) -> None:
        super().__init__()
        self.playback = playback
        self.number = number

    def compose(self) -> ComposeResult:
        """Lay out the heading, the moment, the line that asks where to go, and the keys."""
        yield Static(id="heading")
        with VerticalScroll(can_focus=False):
            yield Static(id="moment")
        yield Input(placeholder="go to which choice?", type="integer", max_length=LONGEST_NUMBER, id="goto")
        yield Footer()

    def on_mount(self) -> None:
        """Show the first moment."""
        self.action_go(self.number)

    def action_go(self, number: int) -> None:
        """Show the moment before a choice, as near as there is one."""
        self.number = min(max(number, 0), self.playback.last)
        moment = self.playback.moment(self.number)
        where = Text(heading(self.playback, moment), "bold").append(f"   {self.playback.title}", "dim")
        self.query_one("#heading", Static).update(where)
        self.query_one("#moment", Static).update(shown(self.playback, moment))

    def action_step(self, steps: int) -> None:
        """Go some steps on or back."""
        self.action_go(self.number + steps)

    def action_end(self) -> None:
        """Go to the end of the record."""
        self.action_go(self.playback.last)

    def action_ask_where(self) -> None:
        """Ask for the choice to go to."""
        line = self.query_one("#goto", Input)
        line.value = ""
        line.add_class("open")
        line.focus()

    def action_close(self) -> None:
        """Put the question away."""
        self.query_one("#goto", Input).remove_class("open")
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go where the answer says."""
        if event.value.strip().isdecimal():
            self.action_go(int(event.value) - 1)
        self.action_close()


def shown(playback: Playback, moment: Moment) -> RenderableType:
    """Return a moment as a picture with the question, the choice and the log beneath."""
    drawn = picture(playback.match.game, moment.diagram, playback.players, moment.asked)
    return Group(drawn, *_lines(playback, moment))


def _lines(playback: Playback, moment: Moment) -> Iterator[Text]:
    yield Text()
    if moment.prompt:
        yield Text(moment.prompt, LANTERN_2)
    for line in answer(playback, moment):
        yield Text().append(seat_mark(moment.seat)).append(f" {line}", "bold")
    for line in moment.log:
        yield Text(f"  {line}", MIST_200)
