"""How the table of Merchants of Magick is played at: keys and clicks become answers."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.messages import Message
from hexmonger.look import MIST_300, WALL
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.hint_page import Option
from hexmonger.terminal.merchants_of_magick.answers import COMMIT
from hexmonger.terminal.merchants_of_magick.board import MagickBoard, desk_of
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.figures import MAGICK
from hexmonger.terminal.merchants_of_magick.game_over import GameOver
from hexmonger.terminal.merchants_of_magick.help import HELP
from hexmonger.terminal.merchants_of_magick.hints import option_of
from hexmonger.terminal.merchants_of_magick.inspector import (
    cards_text,
    die_text,
    order_text,
    outcomes_text,
    row_text,
)
from hexmonger.terminal.merchants_of_magick.report import Closing, last_closing, report_text
from hexmonger.terminal.merchants_of_magick.scenery import MAGICK_SCENERY
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.pages import Page, Question
from hexmonger.terminal.sitting import SPECTATOR, Scene, Sitting
from hexmonger.terminal.table import USUAL_PACE


class Unspent(Question):
    """Asks whether to commit a round although a result could still be spent; Enter alone goes on with it."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "answer(True)", show=False)]

    def __init__(self, said: str) -> None:
        words = Text.assemble(said, ("\nc commits, Enter goes on with the round.", MIST_300))
        super().__init__("Commit the round as it is?", words, "Commit", "Go on crafting")


class MagickTable(MagickBoard):
    """Merchants of Magick around one screen."""

    CSS_PATH = "styles.tcss"
    HELP = HELP
    FIGURES = MAGICK
    SCENERY = MAGICK_SCENERY

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
        self._reminded: tuple[int, int, Message] | None = None

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        if event.cells is self.top_bar:
            self._open_sheets(event.index)
        elif self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.dice:
            self.action_die(event.index)
        elif event.cells is self.sheet:
            self._mark(event.index)
        elif event.cells is self.belt:
            self.action_inspect()

    def _mark(self, circle: int) -> None:
        if self.answers is not None and self.answers.asks_for_die:
            self.say("Choose a die first, then the circle that it marks (MoM-11).")
        else:
            self._answer_at(self.sheet, circle)

    def _answer_at(self, area: Cells, index: int) -> None:
        """Answer with a cell of the area that is asked about, or say why it is no answer."""
        answers, where = self.answers, self.asked_about(area, index)
        if answers is None or where is None:
            return
        if where in answers.at:
            self.answer(answers.at[where].choice)
        else:
            self.say(answers.why_not(where))

    def action_die(self, index: int) -> None:
        """Take a die by its number, or the commit; where another die waits for its circle, it is put back."""
        held = self.desk.held if self.desk is not None else None
        if held is not None and index != self.dice.commit and self.answers is not None:
            self.action_undo()
            if index == held:
                return
        if self.answers is not None and not self.answers.asks_for_die:
            # Where a circle is asked for, why there can be no commit says what comes first.
            self.say(self.answers.why_not(COMMIT))
        elif index == self.dice.commit:
            self._commit()
        else:
            self._answer_at(self.dice, index)

    def _commit(self) -> None:
        """Commit the round; where that leaves results unspent, ask once whether it is meant so."""
        unspent = self.answers.unspent if self.answers is not None else None
        if self.desk is None or unspent is None:
            self._answer_at(self.dice, self.dice.commit)
            return
        reminder = (self.desk.seat, self.desk.drawn.figures["round"], unspent)
        if self._reminded == reminder:
            self._commit_anyway(True)
            return
        self._reminded = reminder
        self.app.push_screen(Unspent(self.desk.say(unspent)), self._commit_anyway)

    def _commit_anyway(self, sure: bool | None) -> None:
        if sure:
            self._answer_at(self.dice, self.dice.commit)

    def action_commit(self) -> None:
        """Commit the round."""
        self.action_die(self.dice.commit)

    def action_inspect(self) -> None:
        """Open all there is to know about what is looked at."""
        desk, found = self.desk, self.looked_at()
        if desk is None or found is None:
            self.say("You are not on a die, a circle or an order.")
            return
        area, index = found
        if area is self.sheet:
            name, text = row_text(desk, index)
            self.app.push_screen(Page(name, self._outlook(area, index) + text))
        elif area is self.dice and index != self.dice.commit:
            name, text = die_text(desk, index)
            self.app.push_screen(Page(name, self._outlook(area, index) + text))
        elif area is self.belt and desk.line:
            self.app.push_screen(Page(*order_text(desk, index)))

    def _outlook(self, area: Cells, index: int) -> Text:
        """Return in full what an answer brings, or why it is none; a compact table has a line for it."""
        where = self.asked_about(area, index)
        if self.answers is None or where is None:
            return Text()
        if self.outlook is None:
            return Text(f"{self.answers.why_not(where)}\n\n", WALL)
        return outcomes_text(self.outlook.lines) + Text("\n")

    def action_sheets(self) -> None:
        """Open everybody's sheets, beginning with the next seat."""
        if self.desk is not None:
            self._open_sheets((self.desk.seat + 1) % self.desk.seats)

    def _open_sheets(self, seat: int) -> None:
        if self.desk is not None:
            self.app.push_screen(SheetsPage(self.desk.of(seat), self.closed))

    def action_cards(self) -> None:
        """Open the adventurer, the masteries and the claimed orders."""
        if self.desk is not None:
            self.app.push_screen(Page("Your cards", cards_text(self.desk)))

    def action_report(self) -> None:
        """Open what the last round brought."""
        if self.closed is None:
            self.say("No round has been closed yet.")
        else:
            self.app.push_screen(self._report(self.closed))

    def option(self, scene: Scene, advised: Advised) -> Option:
        """Return an answer to think of, with what speaks for it."""
        return option_of(scene, desk_of(scene), advised)

    def point_at(self, answer: Answer) -> str:
        """Bring the cursor to the die or the circle that stands for an answer."""
        if self.answers is None:
            return ""
        area: Cells = self.dice if self.answers.asks_for_die else self.sheet
        area.move_to(answer.points[0].place if answer.points else self.dice.commit)
        self.set_focus(area)
        return "Enter"

    def _public(self) -> Desk:
        """Return the table as anybody may know it."""
        return desk_of(self.sitting.scene(SPECTATOR))

    def _report(self, closed: Closing) -> Page:
        text = report_text(closed, self._public(), self.sitting.words, self.viewer)
        return Page(f"Round {closed.round} is closed", text)

    def interlude(self) -> Screen[None] | None:
        """Return what the last round brought, once for everybody who looks."""
        since = self.closed.ply + 1 if self.closed is not None else 0
        self.closed = last_closing(self.sitting.events(since)) or self.closed
        closed, seat = self.closed, self.viewer
        if closed is None or (seat == SPECTATOR and self.sitting.people):
            return None
        if self._told_to.get(seat) == closed.ply:
            return None
        # Whoever comes back to a round that they have begun has read of the one before.
        is_back = seat not in self._told_to and seat >= 0 and not self.sitting.is_over
        self._told_to[seat] = closed.ply
        return None if is_back and self._has_begun() else self._report(closed)

    def _has_begun(self) -> bool:
        """Whether the one who looks has done something in this round."""
        drawn = self.sitting.drawn(self.viewer)
        cells = (*drawn.zone("dice").cells, *drawn.zone("sheet", self.viewer).cells)
        done = any("held" in cell.marks or "pencil" in cell.marks for cell in cells)
        return done or self.viewer not in drawn.asked

    def closing(self) -> GameOver:
        """Return the last page."""
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        return GameOver(self._public(), you, self.sitting)
