"""How the table of Merchants of Magick is played at: keys and clicks become answers."""

from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.sheet import CIRCLES
from hexmonger.games.merchants_of_magick.trail import NO_MARKS
from hexmonger.look import WALL
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.answers import Answers
from hexmonger.terminal.merchants_of_magick.board import MagickBoard
from hexmonger.terminal.merchants_of_magick.course import course
from hexmonger.terminal.merchants_of_magick.dice import CHOICES, COMMIT_CELL
from hexmonger.terminal.merchants_of_magick.game_over import GameOver
from hexmonger.terminal.merchants_of_magick.help import HELP
from hexmonger.terminal.merchants_of_magick.inspector import (
    cards_text,
    die_text,
    order_text,
    outcomes_text,
    row_text,
)
from hexmonger.terminal.merchants_of_magick.preview import after, preview
from hexmonger.terminal.merchants_of_magick.report import Closing, last_closing, report_text
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR, Sitting
from hexmonger.terminal.table import USUAL_PACE


class MagickTable(MagickBoard):
    """Merchants of Magick around one screen."""

    HELP = HELP

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"die({number - 1})", show=False) for number in range(1, 5)),
        Binding("c", "commit", "Commit"),
        Binding("i", "inspect", "Look"),
        Binding("v", "sheets", "Sheets"),
        Binding("m", "cards", "My cards"),
        Binding("r", "report", "Last round"),
    ]

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.closed: Closing | None = None
        self._told_to: dict[int, int] = {}

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        if event.cells is self.top_bar:
            self._open_sheets(event.index)
        elif self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.dice:
            self._take_die(CHOICES[event.index])
        elif event.cells is self.sheet:
            self._mark(event.index)
        elif event.cells is self.belt:
            self.action_inspect()

    def _mark(self, circle: int) -> None:
        answers = self.answers
        if answers is None:
            return
        if answers.asks_for_die:
            self.say("Choose a die first, then the circle that it marks (MoM-11).")
        elif circle not in answers.legal:
            self.say(answers.why_not(circle))
        else:
            self.answer(circle)

    def _take_die(self, die: int) -> None:
        """Take a die, or the commit; where another die was chosen before, that one is put back."""
        answers = self.answers
        if answers is None:
            return
        if answers.die is not None and die == COMMIT:
            name = DICE[answers.die].name
            self.say(f"The {name} waits for its circle; Esc takes the die back (MoM-21).")
            return
        if answers.die is not None:
            chosen = answers.die
            self.action_undo()
            answers = self.answers
            if die == chosen or answers is None:
                return
        if not answers.asks_for_die:
            self.say("A free mark comes first: choose any circle that is open (MoM-17).")
        elif die not in answers.legal:
            self.say(answers.why_not(die))
        else:
            self.answer(die)

    def action_die(self, die: int) -> None:
        """Take a die by its number."""
        self._take_die(die)

    def action_commit(self) -> None:
        """Commit the round."""
        self._take_die(COMMIT)

    def action_inspect(self) -> None:
        """Open all there is to know about what is looked at."""
        scene, found = self.scene, self.looked_at()
        if scene is None or found is None:
            self.say("You are not on a die, a circle or an order.")
            return
        area, index = found
        view = scene.view
        if area is self.sheet:
            name, text = row_text(view, CIRCLES[index][0])
            self.app.push_screen(Page(name, self._outlook(index) + text))
        elif area is self.dice and index != COMMIT_CELL:
            self.app.push_screen(Page(*die_text(view, index)))
        elif area is self.belt:
            self.app.push_screen(Page(*order_text(view, max(0, view.seat), index)))

    def _outlook(self, circle: int) -> Text:
        """Return in full what a mark brings, or why it can't be made; a compact table has a line for it."""
        answers = self.answers
        if answers is None or answers.asks_for_die:
            return Text()
        if circle not in answers.legal:
            return Text(f"{answers.why_not(circle)}\n\n", WALL)
        return outcomes_text(preview(answers, circle, after(answers, circle))) + Text("\n")

    def action_sheets(self) -> None:
        """Open everybody's sheets, beginning with the next seat."""
        if self.scene is not None:
            self._open_sheets((max(0, self.scene.view.seat) + 1) % self.scene.view.seats)

    def _open_sheets(self, seat: int) -> None:
        if self.scene is not None:
            self.app.push_screen(SheetsPage(self.scene.view, self.scene.names, seat, self.closed))

    def action_cards(self) -> None:
        """Open the adventurer, the masteries and the claimed orders."""
        if self.scene is not None:
            view = self.scene.view
            self.app.push_screen(Page("Your cards", cards_text(view, max(0, view.seat))))

    def action_report(self) -> None:
        """Open what the last round brought."""
        if self.closed is None:
            self.say("No round has been closed yet.")
        else:
            self.app.push_screen(self._report(self.closed))

    def _report(self, closed: Closing) -> Page:
        view: Any = self.sitting.view(SPECTATOR)
        text = report_text(closed, view, self.sitting.names, self.viewer)
        return Page(f"Round {closed.round} is closed", text)

    def interlude(self) -> Screen[None] | None:
        """Return what the last round brought, once for everybody who looks."""
        view: Any = self.sitting.view(self.viewer)
        since = self.closed.ply + 1 if self.closed is not None else 0
        self.closed = last_closing(self.sitting.events(since), view) or self.closed
        closed, seat = self.closed, self.viewer
        if closed is None or (seat == SPECTATOR and self.sitting.people):
            return None
        if self._told_to.get(seat) == closed.ply:
            return None
        # Whoever comes back to a round that they have begun has read of the one before.
        has_begun = (
            seat not in self._told_to
            and seat >= 0
            and not self.sitting.is_over
            and (seat not in view.asked or view.trail[seat] != NO_MARKS or Answers(view).die is not None)
        )
        self._told_to[seat] = closed.ply
        return None if has_begun else self._report(closed)

    def closing(self) -> Screen[None]:
        """Return the last page."""
        view: Any = self.sitting.view(SPECTATOR)
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        rounds = course(view, self.sitting.events())
        return GameOver(view, self.sitting.names, you, self.sitting.kept_at, rounds)
