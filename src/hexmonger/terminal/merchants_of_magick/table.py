"""How the table of Merchants of Magick is played at: keys and clicks become answers."""

from typing import Any, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.sheet import CIRCLES
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.board import MagickBoard
from hexmonger.terminal.merchants_of_magick.game_over import GameOver
from hexmonger.terminal.merchants_of_magick.help import HELP
from hexmonger.terminal.merchants_of_magick.inspector import cards_text, die_text, order_text, row_text
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR


class MagickTable(MagickBoard):
    """Merchants of Magick around one screen."""

    HELP = HELP

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"die({number - 1})", show=False) for number in range(1, 5)),
        Binding("c", "commit", "Commit"),
        Binding("i", "inspect", "Look"),
        Binding("v", "sheets", "Sheets"),
        Binding("m", "cards", "My cards"),
    ]

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        if event.cells is self.top_bar:
            self._open_sheets(event.index)
        elif self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.dice:
            self._take_die(event.index)
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
            self.say(f"The {name} waits for its circle: mark one, or take the die back with Esc (MoM-21).")
            return
        if answers.die is not None:
            chosen = answers.die
            self.action_undo()
            answers = self.answers
            if die == chosen or answers is None:
                return
        if not answers.asks_for_die:
            self.say(f"That is not what is asked: {answers.view.prompt}")
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
            row = CIRCLES[index][0]
            self.app.push_screen(Page(*row_text(view, row)))
        elif area is self.dice and index != COMMIT:
            self.app.push_screen(Page(*die_text(view, index)))
        elif area is self.belt:
            self.app.push_screen(Page(*order_text(view, max(0, view.seat), index)))

    def action_sheets(self) -> None:
        """Open everybody's sheets, beginning with the next seat."""
        if self.scene is not None:
            self._open_sheets((max(0, self.scene.view.seat) + 1) % self.scene.view.seats)

    def _open_sheets(self, seat: int) -> None:
        if self.scene is not None:
            self.app.push_screen(SheetsPage(self.scene.view, self.scene.names, seat))

    def action_cards(self) -> None:
        """Open the adventurer, the masteries and the claimed orders."""
        if self.scene is not None:
            view = self.scene.view
            self.app.push_screen(Page("Your cards", cards_text(view, max(0, view.seat))))

    def closing(self) -> Screen[None]:
        """Return the last page."""
        view: Any = self.sitting.view(SPECTATOR)
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        return GameOver(view, self.sitting.names, you, str(self.sitting.save_to))
