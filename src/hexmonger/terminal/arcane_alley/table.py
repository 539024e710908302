"""How the table of Arcane Alley is played at: keys and clicks become answers."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hexmonger.games.arcane_alley.turn import DISCARD
from hexmonger.games.arcane_alley.zones import BRIBE, OVER
from hexmonger.terminal.arcane_alley.answers import HOUSE, LIST, PILE, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.board import AlleyBoard
from hexmonger.terminal.arcane_alley.discard import discard_text
from hexmonger.terminal.arcane_alley.game_over import GameOver
from hexmonger.terminal.arcane_alley.help import HELP
from hexmonger.terminal.arcane_alley.inspection import InspectionPage
from hexmonger.terminal.arcane_alley.inspector import Inspector, wizards_text
from hexmonger.terminal.arcane_alley.ledger import Ledger
from hexmonger.terminal.arcane_alley.looking import card_looked_at
from hexmonger.terminal.arcane_alley.storehouse import Card, item_of
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import SPECTATOR, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE


class AlleyTable(AlleyBoard):
    """Arcane Alley around one screen."""

    HELP = HELP

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"slot({number - 1})", show=False) for number in range(1, 10)),
        Binding("d", "discard", "Discard"),
        Binding("a", "activate", "Activate"),
        Binding("e", "expend", "Expend"),
        Binding("i", "inspect", "Look"),
        Binding("o", "open_discard", "Open the discard"),
        Binding("w", "wizards", "Wizards"),
    ]

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.inspected = self._inspected()

    @on(Cells.Chosen)
    def choose(self, event: Cells.Chosen) -> None:
        """Answer with what was chosen, or say why it is no answer."""
        if not isinstance(event.cells, Area):
            return
        place = event.cells.place(event.index)
        self._look(place)
        if self.passing_to is not None:
            self.action_pass_on()
        elif event.cells is self.stash and self.stash.lifted is not None:
            self._take_another(event.index)
        else:
            self._answer_with(place)

    def _answer_with(self, place: Place) -> None:
        answers = self.answers
        choice = None if answers is None else answers.at(place)
        if answers is not None and choice is not None:
            self.lifted_from = place.index if answers.name == "act" else None
            self.answer(choice)
        elif place.area == PILE and place.index == DISCARD:
            self.action_open_discard()
        elif answers is not None:
            self.say(f"That is not what is asked: {answers.view.prompt}")

    def _take_another(self, index: int) -> None:
        """Take the lifted card back and, where another was chosen, lift that one."""
        lifted = self.stash.lifted
        if not self.sitting.can_undo(self.viewer):
            self.action_undo()
            return
        self.action_undo()
        if index != lifted and self.answers is not None and self.answers.name == "act":
            self._answer_with(self.stash.place(index))

    def _act_on_stash(self, act: Callable[[Answers, int], int | None], otherwise: str) -> None:
        """Answer with the card of the stash that the cursor is on, or with the one that is lifted."""
        lifted = self.lifted_from
        if self.stash.lifted is not None and lifted is not None and self.sitting.can_undo(self.viewer):
            self.action_undo()
            self.stash.move_to(lifted)
        hovered = self.stash.hovered
        choice = None
        if self.answers is not None and self.stash.cards:
            choice = act(self.answers, self.stash.cursor if hovered is None else hovered)
        if choice is None:
            self.say(otherwise)
        else:
            self.answer(choice)

    def action_discard(self) -> None:
        """Discard a card of the stash."""
        self._act_on_stash(Answers.discarding, "There is nothing to discard now (AA-22).")

    def action_activate(self) -> None:
        """Activate a special card of the stash."""
        self._act_on_stash(Answers.activating, "Special items are activated in place of playing (AA-50).")

    def action_expend(self) -> None:
        """Expend a card of the stash, where a module lets one."""
        self._act_on_stash(Answers.expending, "There is nothing to expend now.")

    def action_slot(self, index: int) -> None:
        """Choose a slot, or a line of the list, by its number."""
        answers = self.answers
        if answers is None:
            return
        places = [Place(HOUSE, self.storehouse.seat, index), Place(LIST, -1, index)]
        owner = answers.chosen_house()
        if owner is not None:
            places.insert(0, Place(HOUSE, owner, index))
        if answers.listed:
            places.reverse()
        for place in places:
            if answers.at(place) is not None:
                self._answer_with(place)
                return
        self.say(f"There is nothing numbered {index + 1} to choose.")

    def action_inspect(self) -> None:
        """Open the card that is looked at."""
        scene = self.scene
        if scene is None:
            return
        card = card_looked_at(scene.view, self.answers, self.looked_at)
        if card.item is None and scene.view.limbo and self.looked_at is None:
            card = Card(item_of(scene.view, scene.view.limbo[-1]), True)
        if card.item is None:
            self.say("You have not seen that card." if self.looked_at else "You are not on a card.")
        else:
            self.app.push_screen(Inspector(card.item, not card.is_up))

    def action_open_discard(self) -> None:
        """Open the discard as a list."""
        if self.scene is not None:
            self.app.push_screen(Page("Discard, from the top", discard_text(self.scene.view)))

    def action_wizards(self) -> None:
        """Open the wizards' powers."""
        if self.scene is not None:
            self.app.push_screen(Page("Wizards", wizards_text(self.scene.view, self.scene.names)))

    def _inspected(self) -> int:
        """Return how many rounds have been inspected."""
        view: Any = self.sitting.view(SPECTATOR)
        return int(view.round) if view.phase in (BRIBE, OVER) else int(view.round) - 1

    def _ledger(self) -> Ledger:
        view: Any = self.sitting.view(SPECTATOR)
        return Ledger(view.seats, view.rules.numbers["gold"], self.sitting.events())

    def interlude(self) -> Screen[None] | None:
        """Return the count of an inspection that has just ended."""
        inspected = self._inspected()
        if inspected == self.inspected:
            return None
        self.inspected = inspected
        view: Any = self.sitting.view(SPECTATOR)
        account = self._ledger().rounds[inspected - 1]
        return InspectionPage(view, account, self.sitting.names, 2 * PACES[self.pace])

    def closing(self) -> Screen[None]:
        """Return the last page."""
        you = self.viewer if len(self.sitting.people) == 1 else SPECTATOR
        return GameOver(self._ledger(), self.sitting.names, you, self.sitting.kept_at)
