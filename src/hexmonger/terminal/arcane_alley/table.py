"""How the table of Arcane Alley is played at: keys and clicks become answers."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.spots import Spot
from hexmonger.terminal.arcane_alley.answers import TOP_OF_DISCARD
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.board import AlleyBoard
from hexmonger.terminal.arcane_alley.discard import discard_text
from hexmonger.terminal.arcane_alley.figures import ALLEY
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.help import HELP
from hexmonger.terminal.arcane_alley.hints import option_of
from hexmonger.terminal.arcane_alley.inspection import InspectionPage
from hexmonger.terminal.arcane_alley.inspector import Inspector, wizards_text
from hexmonger.terminal.arcane_alley.ledger import Ledger
from hexmonger.terminal.arcane_alley.market_figures import MARKET_FIGURES
from hexmonger.terminal.arcane_alley.scenery import ALLEY_SCENERY
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.hint_page import Option, scenes_along
from hexmonger.terminal.leaf import Figures
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR, Scene, Sitting
from hexmonger.terminal.table import USUAL_PACE

# What follows on an inspection.
ENDS = ("bribes_began", "over")
OTHERWISE = {
    "d": "There is nothing to discard now (AA-22).",
    "a": "Special items are activated in place of playing (AA-50).",
    "e": "There is nothing to expend now.",
}


class AlleyTable(AlleyBoard):
    """Arcane Alley around one screen."""

    HELP = HELP
    FIGURES: ClassVar[Figures] = {**ALLEY, **MARKET_FIGURES}
    SCENERY = ALLEY_SCENERY

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("d", "act('d')", "Discard"),
        Binding("a", "act('a')", "Activate"),
        Binding("e", "act('e')", "Expend"),
        Binding("i", "inspect", "Look"),
        Binding("o", "open_discard", "Open the discard"),
        Binding("w", "wizards", "Wizards"),
    ]

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self._heard = sitting.ply

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        if not isinstance(event.cells, Area):
            return
        place = event.cells.places()[event.index]
        self._look(place)
        if self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.stash and self.stash.lifted is not None:
            self._take_another(event.index)
        else:
            self._answer_with(place)

    def _answer_with(self, place: Spot) -> None:
        sight = self.sight
        if sight is None:
            return
        answers = sight.answers
        answer, barred = answers.at(place), answers.why_not(place)
        if answer is not None:
            self.stash.lifted_from = self.stash.cursor if answers.name == "act" else None
            self.answer(answer.choice)
        elif place == TOP_OF_DISCARD:
            self.action_open_discard()
        elif barred is not None:
            self.say(sight.scene.why_not(barred))
        elif sight.scene.question is not None:
            self.say(f"That is not what is asked: {sight.scene.say(sight.scene.question.prompt)}")

    def _take_another(self, index: int) -> None:
        """Take the lifted card back and, where another was chosen, lift that one."""
        lifted = self.stash.lifted
        if not self.sitting.can_undo(self.viewer):
            self.action_undo()
            return
        self.action_undo()
        if index != lifted and self.answers is not None and self.answers.name == "act":
            self.stash.cursor = index
            self._answer_with(self.stash.places()[index])

    def action_act(self, key: str) -> None:
        """Do with the card of the stash that the cursor is on, or with the lifted one, what a key says."""
        lifted = self.stash.lifted_from
        if self.stash.lifted is not None and lifted is not None and self.sitting.can_undo(self.viewer):
            self.action_undo()
            self.stash.move_to(lifted)
        if self.sight is None or not self.stash.cards:
            return
        hovered = self.stash.hovered
        place = self.stash.places()[self.stash.cursor if hovered is None else hovered]
        answer, barred = self.sight.answers.by_key(place, key), self.sight.answers.why_not(place, key)
        if answer is not None:
            self.answer(answer.choice)
        else:
            self.say(OTHERWISE[key] if barred is None else self.sight.scene.why_not(barred))

    def action_digit(self, digit: int) -> None:
        """Choose a slot, or a line of the list, by its number, or an amount by itself."""
        answers = self.answers
        if answers is None:
            return
        place = answers.by_digit(digit, self.storehouse.seat)
        if place is not None and (answers.at(place) is not None or answers.why_not(place) is not None):
            self._answer_with(place)
        else:
            self.say(f"There is nothing numbered {digit} to choose.")

    def action_inspect(self) -> None:
        """Open the card that is looked at."""
        if self.sight is None:
            return
        card = self.sight.card_at(self.looked_at)
        if card.item is None:
            self.say("You have not seen that card." if self.looked_at else "You are not on a card.")
        else:
            self.app.push_screen(Inspector(card, card.item, self.sight.note_on(self.looked_at, card)))

    def action_open_discard(self) -> None:
        """Open the discard as a list."""
        if self.sight is not None:
            self.app.push_screen(Page("Discard, from the top", discard_text(self.sight)))

    def action_wizards(self) -> None:
        """Open the wizards' powers."""
        if self.sight is not None:
            self.app.push_screen(Page("Wizards", wizards_text(self.sight)))

    def option(self, scene: Scene, advised: Advised) -> Option:
        """Return an answer to think of, with what speaks for it."""
        along = [self.seen(each) for each in scenes_along(scene, advised)]
        return option_of(along[0], along, advised)

    def point_at(self, answer: Answer) -> str:
        """Bring the cursor to the place that stands for an answer; some have a key of their own there."""
        answers = self.answers
        if answers is None:
            return ""
        areas = (self.choices, self.stash, self.storehouse, self.piles, self.opponents)
        for area in [area for area in areas if area.display]:
            for index, place in enumerate(area.places()):
                if answer.choice in [each.choice for each in answers.all_at(place)]:
                    area.move_to(index)
                    area.focus()
                    return answers.key_of(answer) or "Enter"
        return ""

    def _seen_by_all(self) -> Sight:
        """Return what anybody may see, whoever looks."""
        return self.seen(self.sitting.scene(SPECTATOR))

    def _ledger(self, sight: Sight) -> Ledger:
        most = sight.drawn.figures["most_infamy"]
        return Ledger(sight.seats, sight.number("gold"), most, self.sitting.events())

    def interlude(self) -> Screen[None] | None:
        """Return the count of an inspection that has just ended."""
        since = min(self._heard, self.sitting.ply)
        self._heard = self.sitting.ply
        if not any(event.name in ENDS for _, event in self.sitting.events(since)):
            return None
        sight = self._seen_by_all()
        account = [each for each in self._ledger(sight).rounds if each.closed][-1]
        return InspectionPage(sight, account)

    def closing(self) -> GameOver:
        """Return the last page."""
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        return GameOver(self._ledger(self._seen_by_all()), you, self.sitting)
