"""A table for any game: who answers next, bots at their pace, undo, saving, and the passing of one screen.

A game's own table shows scenes and turns keys and clicks into answers; everything else is here.
"""

from collections.abc import Mapping
from time import monotonic
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.names import printable
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.guidebook import Guidebook
from hexmonger.terminal.hint_page import HintPage, Option, reasons_of
from hexmonger.terminal.last_page import LastPage
from hexmonger.terminal.leaf import Figures
from hexmonger.terminal.log import LogPage
from hexmonger.terminal.pages import Leaving, Page
from hexmonger.terminal.plain import Static
from hexmonger.terminal.sitting import SPECTATOR, Scene, Sitting, sentence
from hexmonger.terminal.stall_picture import Scenery

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
ROOMY_WIDTH: Final = 116
ROOMY_HEIGHT: Final = 36
LARGE_WIDTH: Final = 150
LARGE_HEIGHT: Final = 46
GRAND_WIDTH: Final = 180
GRAND_HEIGHT: Final = 58

PACES: Final = (0.0, 0.15, 0.4, 0.8, 1.5, 3.0)
USUAL_PACE: Final = 2
DEAL: Final = """The deal
Committed to  {}
  once the game is over, `hexmonger verify` checks it
"""
# At instant pace bots go on for so long before the screen gets a chance to show and to listen.
BREATH: Final = 0.05


class TableScreen(Screen[None]):
    """A table at which people and bots play a match.

    That of a game is found by its entry point. Styles of its own stand in a file named by `CSS_PATH`.
    """

    AUTO_FOCUS = ""
    HELP: ClassVar[str] = ""
    FIGURES: ClassVar[Figures] = {}
    # What the stalls of the game and of its modules show at the night market, by their names.
    SCENERY: ClassVar[Mapping[str, Scenery]] = {}

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("escape", "take_back", show=False),
        Binding("l", "log", "Log"),
        Binding("t", "hint", "Hint"),
        Binding("h", "how", "How to play"),
        Binding("question_mark", "help", "Help"),
        Binding("q", "leave", "Leave"),
        Binding("space", "hurry", "Don't wait", show=False),
        Binding("plus,equals_sign", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
        Binding("enter", "pass_on", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(classes="table")
        self.sitting = sitting
        self.pace = pace
        self.hurrying = False
        self.passing_to: int | None = None
        people = sitting.people
        # With several people nobody is looking until somebody says so at the curtain.
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self._timer: Timer | None = None
        self._ended = False
        self._told = ""
        self._page = 0
        # What is left of a line of answers that was laid out.
        self._plan: tuple[int, ...] = ()

    def compose_table(self) -> ComposeResult:
        """Compose the game's own table."""
        raise NotImplementedError

    def show(self, scene: Scene) -> None:
        """Show what a seat may know."""
        raise NotImplementedError

    def say(self, sentence: str) -> None:
        """Say something about what was just tried, close to the prompt."""
        raise NotImplementedError

    def option(self, scene: Scene, advised: Advised) -> Option:
        """Return an answer to think of in the words of the table, with what speaks for it."""
        keys = ", ".join(answer.key for answer in advised.answers)
        return Option(advised, keys, reasons_of(scene, advised, {}))

    def point_at(self, answer: Answer) -> str:
        """Bring the cursor to an answer of the question that is shown; return the key that gives it then."""
        return ""

    def interlude(self) -> Screen[None] | None:
        """Return a page to read before the game goes on, if something calls for one."""
        return None

    def closing(self) -> LastPage:
        """Return the page that is shown when the game is over."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Compose the table, and the one sentence for a screen that is too small."""
        yield Static("", id="too-small")
        yield from self.compose_table()

    def on_mount(self) -> None:
        """Begin where the match is."""
        self.fit(self.app.size.width, self.app.size.height)

    def on_screen_resume(self) -> None:
        """Go on when this table is in front again."""
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Find room for everything."""
        self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """Choose between a roomy and a compact table, or say that there is no room."""
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        self.set_class(small, "-too-small")
        self.set_class(width < ROOMY_WIDTH or height < ROOMY_HEIGHT, "-compact")
        self.set_class(width >= LARGE_WIDTH and height >= LARGE_HEIGHT, "-large")
        self.set_class(width >= GRAND_WIDTH and height >= GRAND_HEIGHT, "-grand")
        self.query_one("#too-small", Static).update(
            f"The table needs {LEAST_WIDTH}×{LEAST_HEIGHT} characters, and this window has {width}×{height}."
        )

    @property
    def guide_key(self) -> tuple[str, str]:
        """Return the key that opens the guide, with as many words as a line of keys has room for."""
        return ("h", "guide" if self.has_class("-compact") else "how to play")

    def hint_keys(self, scene: Scene) -> list[tuple[str, str]]:
        """Return the key that asks for a hint, where one may be taken."""
        return [("t", "hint")] if scene.question is not None and not self.sitting.why_no_hint() else []

    def go_on(self) -> None:
        """Bring the table to whoever must answer next."""
        if not self.is_active or self._ended:
            return
        self._stop_waiting()
        until = monotonic() + BREATH
        while True:
            page = self.interlude()
            if page is not None:
                self._show()
                self.app.push_screen(page)
                return
            if self.sitting.is_over:
                self._show()
                self._ended = True
                self.app.push_screen(self.closing(), self._leave_ended)
                return
            asked = self.sitting.asked(self.viewer)
            if asked not in self.sitting.bots:
                break
            # Those who choose apart from others show nothing of it, so there is nothing to wait for.
            if not self.hurrying and PACES[self.pace] and not self.sitting.asks_several():
                self._show()
                self._timer = self.set_timer(PACES[self.pace], self.bot_chooses)
                return
            if not self._let_bot_choose():
                return
            if monotonic() > until:
                self._show()
                self._timer = self.set_timer(0.001, self.go_on)
                return
        assert asked is not None
        self.hurrying = False
        self._turn_to(asked)

    def _turn_to(self, asked: int) -> None:
        """Show a person's question, or have the screen passed to them first."""
        if asked == self.viewer:
            self.passing_to = None
            self._show()
        elif self.viewer == SPECTATOR:
            self._draw_curtain(asked)
        else:
            self.passing_to = asked
            self._show()

    def _draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person says that only they are looking."""

        def open_curtain() -> None:
            self.viewer = seat

        # Nobody looks from now on: what lies under the curtain is what everybody may know.
        self.viewer = SPECTATOR
        self.passing_to = None
        self._show()
        self.app.push_screen(Curtain(seat, self.sitting.names[seat], open_curtain, self.action_leave))

    def bot_chooses(self) -> None:
        """Let a bot answer whose time has come, unless something lies over the table."""
        if self.is_active and self._let_bot_choose():
            self.go_on()

    def _let_bot_choose(self) -> bool:
        """Let the bot that is asked answer; a bot that breaks the rules ends the sitting in a sentence."""
        asked = self.sitting.asked(self.viewer)
        if asked is None or asked not in self.sitting.bots:
            return True
        try:
            self.sitting.let_bot_choose(asked)
        except Trouble as trouble:
            self.app.exit(trouble)
            return False
        return True

    def _show(self) -> None:
        self.show(self.sitting.scene(self.viewer, self.passing_to))
        if self.sitting.unsaved is not None:
            path = self.sitting.save_to
            self.say(f"Not saved: {printable(str(self.sitting.unsaved).replace(str(path), path.name))}.")
        elif self.sitting.moved != self._told:
            self._told = self.sitting.moved
            self.say(sentence(self._told))

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def answer(self, choice: int) -> None:
        """Answer for the person who is looking; a refusal says why, by which rule."""
        if self.passing_to is not None or self.sitting.asked(self.viewer) != self.viewer:
            return
        try:
            self.sitting.choose(choice, self.viewer)
        except Refused as refused:
            self.say(self.sitting.refusal(refused, self.viewer))
            return
        self._plan = self._plan[1:] if self._plan[:1] == (choice,) else ()
        self.go_on()
        if self._plan:
            self._follow_plan()

    def action_hint(self) -> None:
        """Ask a bot what it would answer, and why; or say why nobody may ask."""
        scene = self.sitting.scene(self.viewer, self.passing_to)
        reason = self.sitting.why_no_hint()
        if reason or scene.question is None:
            self.say(reason or "A hint can be taken once you are asked something.")
            return
        hint = self.sitting.hint(self.viewer)
        is_seen = len(self.sitting.people) > 1
        foot = scene.say(plain("table-hint-seen") if is_seen else plain("table-hint-advice"))
        page = HintPage(hint, scene, lambda advised: self.option(scene, advised), foot)
        self.app.push_screen(page, self._lay_out)

    def _lay_out(self, option: Option | None) -> None:
        """Lay an answer out, to be given or not, and those that follow it one after the other."""
        if option is not None:
            self._plan = option.advised.choices
            self.call_later(self._follow_plan, option.what)

    def _follow_plan(self, what: str = "") -> None:
        """Bring the cursor to what comes next in a line of answers that was laid out."""
        scene = self.sitting.scene(self.viewer, self.passing_to)
        answer = next((each for each in scene.answers if self._plan[:1] == (each.choice,)), None)
        if answer is None:
            self._plan = ()
            return
        key = self.point_at(answer)
        if what and key:
            self.say(scene.say(message("table-hint-laid-out", what=what, key=key)))

    def action_undo(self) -> None:
        """Take back the last choice, or say why it stands."""
        if self.viewer == SPECTATOR:
            return
        self._plan = ()
        try:
            self.sitting.undo(self.viewer)
        except Refused as refused:
            self.say(self.sitting.refusal(refused, self.viewer))
            return
        self.passing_to = None
        self.go_on()

    def action_take_back(self) -> None:
        """Take back the last choice where that is possible."""
        if self.viewer != SPECTATOR and self.sitting.can_undo(self.viewer):
            self.action_undo()

    def action_hurry(self) -> None:
        """Don't wait for the bots until a person is asked again."""
        if self._timer is not None:
            self.hurrying = True
            self.go_on()
        else:
            self.action_pass_on()

    def action_pace(self, step: int) -> None:
        """Let bots take more or less time for each choice."""
        self.pace = max(0, min(self.pace - step, len(PACES) - 1))
        if self._timer is not None:
            self.go_on()
        elif self.is_active:
            self._show()
        seconds = PACES[self.pace]
        self.say(f"Bots take {seconds:g} seconds for a choice." if seconds else "Bots answer at once.")

    def action_pass_on(self) -> None:
        """Pass the screen to the person who is asked next."""
        if self.passing_to is not None:
            self._draw_curtain(self.passing_to)

    def action_log(self) -> None:
        """Open the whole log."""
        self.app.push_screen(LogPage(self.sitting.scene(self.viewer, self.passing_to)))

    def action_how(self) -> None:
        """Open the guide to the game where it was closed last."""
        if self.sitting.is_taught:
            self.app.push_screen(Guidebook(self.sitting.rules, self.FIGURES, self._page), self._remember_page)
        else:
            self.say("Nobody has written yet how this game is played.")

    def _remember_page(self, number: int | None) -> None:
        self._page = number or 0

    def action_help(self) -> None:
        """Open the page with the keys."""
        deal = DEAL.format(self.sitting.commitment) if self.sitting.commitment else ""
        self.app.push_screen(Page("Keys", self.HELP + deal))

    def action_leave(self) -> None:
        """Ask whether to leave; the game is saved."""
        self.app.push_screen(Leaving(self.sitting.kept_at, self.sitting.unsaved), self._leave)

    def _leave(self, sure: bool | None) -> None:
        """Go back to the door the table was entered by, or leave the terminal where that was none."""
        if sure:
            self.app.call_later(self._go_back)

    def _go_back(self) -> None:
        stack = self.app.screen_stack
        above = len(stack) - stack.index(self)
        if above > len(stack) - 2:
            self.app.exit()
            return
        # A curtain may hang before the table.
        for _ in range(above):
            self.app.pop_screen()

    def _leave_ended(self, following: Sitting | None) -> None:
        """Go on with another game, or back to the door the table was entered by."""
        if following is not None:
            self.app.switch_screen(type(self)(following, self.pace))
        elif len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()
