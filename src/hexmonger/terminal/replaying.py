"""A replay: any table shows a match that was played, forward and back, with the eyes that are allowed."""

from functools import cache
from itertools import pairwise
from typing import Any, ClassVar, Final, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.timer import Timer

from hexmonger.kernel.events import SPECTATOR
from hexmonger.terminal.looking import EVERYTHING, Looking
from hexmonger.terminal.pages import Page
from hexmonger.terminal.plain import Input, Static, entitle
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen
from hexmonger.terminal.transport import KEY_MOMENT, Transport

LONGEST_NUMBER: Final = 9
# Slower than bots play: a whole turn is to be read.
READING: Final = 3
HELP: Final = f"""
Going
← and →  go a turn back and on
, and .  go a single choice back and on
Shift+← →  go to the key moment before or after, marked {KEY_MOMENT}
PgUp, PgDn  go to the round before or after
Home, End  go to the deal and to the end
g  asks for the number of a choice, and goes there
Space  lets it play by itself, or stops it
+ and -  make that quicker or slower
Looking
1 to 8  look with the eyes of that seat, once the game is over
0  sees everything, once the game is over
e  sees what everyone may know
Tab  goes to the areas of the table; arrows move there, Esc lets go of them
l  opens the log
p  shows the plain table, or the game's own again
q  leaves
"""


class GoTo(ModalScreen[int | None]):
    """Asks for the number of a choice."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, last: int) -> None:
        super().__init__(classes="page")
        self.last = last

    def compose(self) -> ComposeResult:
        """Compose the line for the number."""
        with Vertical(classes="sheet ask") as sheet:
            entitle(sheet, "Go to", "Enter goes there · Esc closes")
            yield Static(f"After which choice, of {self.last}?")
            yield Input(type="integer", max_length=LONGEST_NUMBER, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go where the answer says."""
        self.dismiss(int(event.value) if event.value.strip().isdecimal() else None)

    def action_close(self) -> None:
        """Stay where it is."""
        self.dismiss(None)


class ReplayScreen(TableScreen):
    """A table at which a match is looked at: it asks nothing, and goes to any moment of it."""

    HELP = HELP

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "turn(1)", "Next"),
        Binding("left", "turn(-1)", "Previous"),
        Binding("full_stop,greater_than_sign", "choice(1)", show=False),
        Binding("comma,less_than_sign", "choice(-1)", show=False),
        Binding("shift+right", "key_moment(1)", show=False),
        Binding("shift+left", "key_moment(-1)", show=False),
        Binding("pagedown", "round(1)", show=False),
        Binding("pageup", "round(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "end", show=False),
        Binding("g", "ask_where", "Go to"),
        *(Binding(str(number), f"see({number - 1})", show=False) for number in range(1, 10)),
        Binding("0", f"see({EVERYTHING})", show=False),
        Binding("e", f"see({SPECTATOR})", show=False),
        Binding("space", "play", "Play"),
        Binding("enter", "turn(1)", show=False),
        Binding("escape", "let_go", show=False),
        Binding("q", "leave", "Leave"),
        Binding("u,t", "nothing", show=False),
    ]

    def __init__(self, looking: Looking, pace: int = USUAL_PACE) -> None:
        super().__init__(looking, pace)
        self.add_class("replay")
        self.looking = looking
        self.transport = Transport(looking, id="transport")
        self._playing: Timer | None = None

    def compose(self) -> ComposeResult:
        """Compose the table, with the transport beneath."""
        yield from super().compose()
        yield self.transport

    def on_descendant_focus(self) -> None:
        """Tell at the foot what was done, while the table tells of something else."""
        self.transport.refresh()

    def go_on(self) -> None:
        """Show where the replay is; nobody is asked."""
        if self.is_active:
            self._show()

    def _show(self) -> None:
        self.viewer = max(SPECTATOR, self.looking.reader)
        self.show(self.looking.scene())
        self.transport.show()

    def say(self, sentence: str) -> None:
        """Say something at the foot."""
        self.transport.say(sentence)

    def action_go(self, choices: int) -> None:
        """Go to where so many choices are made, as near as there is."""
        self.looking.choices = min(max(0, choices), self.looking.last)
        self.go_on()

    def action_choice(self, step: int) -> None:
        """Go a choice on or back."""
        self.action_go(self.looking.choices + step)

    def action_turn(self, way: int) -> None:
        """Go to the end of the next turn, or of the one before."""
        self._go_to([step.choices for step in self.looking.steps], way)

    def action_key_moment(self, way: int) -> None:
        """Go to the next key moment, or the one before."""
        moments = [step.choices for step in self.looking.steps if self.looking.keys(step)]
        if not self._go_to(moments, way):
            self.say("There is no key moment further on." if way > 0 else "There is none before.")

    def action_round(self, way: int) -> None:
        """Go to where the next round begins, or this one or the one before."""
        steps = self.looking.steps
        begun = [0]
        for before, step in pairwise(steps):
            if step.round != before.round:
                begun.append(before.choices)
        self._go_to([*begun, self.looking.last], way)

    def _go_to(self, places: list[int], way: int) -> bool:
        """Go to the nearest of some places in a direction; return whether there is one."""
        here = self.looking.choices
        found = [place for place in places if (place > here if way > 0 else place < here)]
        if found:
            self.action_go(min(found) if way > 0 else max(found))
        return bool(found)

    def action_end(self) -> None:
        """Go to the end."""
        self.action_go(self.looking.last)

    def action_see(self, reader: int) -> None:
        """Look with other eyes, where that is allowed."""
        if self.looking.may_see(reader):
            self.looking.reader = reader
            self.go_on()
        elif reader < len(self.looking.names):
            self.say("Other seats, and everything, can be seen once the game is over.")

    def action_ask_where(self) -> None:
        """Ask for the choice to go to."""

        def go(choices: int | None) -> None:
            if choices is not None:
                self.action_go(choices)

        self.app.push_screen(GoTo(self.looking.last), go)

    def action_play(self) -> None:
        """Let the replay play by itself, or stop it."""
        if self._playing is None:
            if self.looking.choices == self.looking.last:
                self.looking.choices = 0
            self._play_on()
        else:
            self._stop_playing()
        self.go_on()

    def _play_on(self) -> None:
        self._stop_playing()
        self._playing = self.set_interval(max(PACES[1], READING * PACES[self.pace]), self._play)
        self.transport.is_playing = True

    def _play(self) -> None:
        """Go a turn on, and stop at the end."""
        if self.is_active:
            self.action_turn(1)
            if self.looking.choices == self.looking.last:
                self._stop_playing()
                self.go_on()

    def _stop_playing(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
        self.transport.is_playing = False

    def action_pace(self, step: int) -> None:
        """Let it play quicker or slower."""
        self.pace = max(0, min(self.pace - step, len(PACES) - 1))
        if self._playing is not None:
            self._play_on()
        seconds = max(PACES[1], READING * PACES[self.pace])
        self.say(f"A turn is shown for {seconds:g} seconds.")

    def action_let_go(self) -> None:
        """Let go of an area that has the focus, or leave."""
        if self.focused is not None:
            self.set_focus(None)
            self.transport.refresh()
        else:
            self.action_leave()

    def action_help(self) -> None:
        """Open the page with the keys."""
        self.app.push_screen(Page("Keys", HELP))

    def action_leave(self) -> None:
        """Go back to where the replay was opened, or leave."""
        self._stop_playing()
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()

    def action_nothing(self) -> None:
        """Do nothing: what was played can't be taken back, and nobody is asked."""


@cache
def replayed(kind: type[TableScreen]) -> type[ReplayScreen]:
    """Return a kind of table as one at which matches are looked at."""
    # Its styles are looked for beside the module of a screen.
    names: dict[str, Any] = {"__module__": kind.__module__, "__doc__": kind.__doc__}
    return cast(type[ReplayScreen], type(f"Replayed{kind.__name__}", (ReplayScreen, kind), names))
