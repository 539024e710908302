"""How the plain table is played at: keys and clicks become answers."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.spots import Spot
from hexmonger.look import WALL
from hexmonger.terminal.any_game.board import PlainBoard
from hexmonger.terminal.any_game.game_over import GameOver
from hexmonger.terminal.any_game.help import HELP
from hexmonger.terminal.any_game.hints import option_of
from hexmonger.terminal.any_game.inspector import place_text
from hexmonger.terminal.any_game.offers import Offers
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.hint_page import Option
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR, Scene, Sitting
from hexmonger.terminal.table import USUAL_PACE


class PlainTable(PlainBoard):
    """Any game around one screen."""

    CSS_PATH = "styles.tcss"
    HELP = HELP

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("i", "inspect", "Look"),
        Binding("y", "why_not", "Why not"),
        Binding("pageup", "scroll(-8)", show=False),
        Binding("pagedown", "scroll(8)", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self._typed = ""

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        self._typed = ""
        if self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.answer_list:
            self.answer(self.answer_list.offers[event.index].answer.choice)
        elif self.offers is not None and self.offers.all:
            self._choose_place(self.offers, self.shelves.places()[event.index])

    def _choose_place(self, offers: Offers, place: Spot) -> None:
        """Answer with a place; where several answers point at it, go to the first of them instead."""
        found = offers.at.get(place, [])
        if len(found) == 1:
            self.answer(found[0].answer.choice)
        elif found:
            self.answer_list.move_to(offers.all.index(found[0]))
            self.set_focus(self.answer_list)
            self.say("Several answers point there: choose one of them.")
        else:
            self.say(offers.why_not(place) or "No answer points there.")

    def action_digit(self, digit: int) -> None:
        """Go to the answer of a number; where there are many, several digits make one number."""
        if self.offers is None or not self.offers.all:
            return
        for typed in (f"{self._typed}{digit}", str(digit)):
            at = self.offers.numbered(int(typed))
            if at is not None and (typed == "0" or typed[0] != "0"):
                self._typed = typed
                self.set_focus(self.answer_list)
                self.answer_list.move_to(at)
                return

    def action_inspect(self) -> None:
        """Open all there is to know about the place that is looked at, or that an answer points at."""
        meant, place = self.meant, self.place_looked_at
        if place is None and meant is not None:
            place = next((each for each in meant.places if each in self.shelves.places()), None)
        if place is None or self.offers is None or self.naming is None:
            self.say("That answer lies nowhere on the table; Tab goes to what does.")
            return
        self.app.push_screen(Page(*place_text(self.offers, self.naming, place)))

    def action_why_not(self) -> None:
        """Tell why other answers are not allowed."""
        refusals = self.offers.refusals() if self.offers is not None else []
        if refusals:
            self.app.push_screen(Page("Why not", Text("\n".join(refusals), WALL)))
        else:
            self.say("Nothing else could be answered here.")

    def action_scroll(self, lines: int) -> None:
        """Scroll the table."""
        self.query_one("#everything", VerticalScroll).scroll_relative(y=lines, animate=False)

    def option(self, scene: Scene, advised: Advised) -> Option:
        """Return an answer to think of, with what speaks for it."""
        return option_of(scene, advised)

    def point_at(self, answer: Answer) -> str:
        """Go to an answer in the list."""
        choices = [offer.answer.choice for offer in self.answer_list.offers]
        self.answer_list.move_to(choices.index(answer.choice))
        self.set_focus(self.answer_list)
        return "Enter"

    def closing(self) -> GameOver:
        """Return the last page."""
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        return GameOver(self.sitting, you)
