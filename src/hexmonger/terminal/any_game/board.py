"""What the plain table shows: a scene, laid out by zones, its answers, and what they would change."""

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.spots import Spot
from hexmonger.terminal.any_game.answer_list import AnswerList
from hexmonger.terminal.any_game.changes import Changes
from hexmonger.terminal.any_game.naming import Naming, naming_of
from hexmonger.terminal.any_game.offers import Offer, Offers
from hexmonger.terminal.any_game.shelves import Shelves
from hexmonger.terminal.any_game.top_bar import TopBar
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.log import LogPanel
from hexmonger.terminal.preview_panel import Outcome, PreviewPanel, outcomes, undo_of
from hexmonger.terminal.prompt import KeyLine, Prompt
from hexmonger.terminal.sitting import Scene, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen

JUST_NOW: Final = 6
CHANGE: Final = "→"


class PlainBoard(TableScreen):
    """The showing half of the table: every zone, the prompt, the answers, the preview and the log."""

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.scene: Scene | None = None
        self.naming: Naming | None = None
        self.offers: Offers | None = None
        self.focused_ply = -1
        self.top_bar = TopBar(sitting.title, id="top-bar")
        self.prompt = Prompt(id="prompt")
        self.shelves = Shelves(id="shelves")
        self.answer_list = AnswerList(id="answers")
        self.preview = PreviewPanel(id="preview")
        self.log_panel = LogPanel(id="log")
        self.keys = KeyLine(id="keys")

    def compose_table(self) -> ComposeResult:
        """Compose the areas of the table."""
        yield self.top_bar
        yield self.prompt
        with Horizontal(id="middle"):
            with VerticalScroll(id="everything", can_focus=False):
                yield self.shelves
            with Vertical(id="asking"):
                with VerticalScroll(id="answering", can_focus=False):
                    yield self.answer_list
                yield self.preview
                yield self.log_panel
        yield self.keys

    def fit(self, width: int, height: int) -> None:
        """Lay the table out for a window."""
        super().fit(width, height)
        self.shelves.fit(0 if self.has_class("-compact") else 3 if self.has_class("-large") else 2)
        self.call_after_refresh(self._find_place)

    def show(self, scene: Scene) -> None:
        """Show what a seat may know, and what it can choose."""
        naming = naming_of(scene.things)
        offers = Offers(scene, naming)
        is_new = self.focused_ply != self.sitting.ply or self.offers is None
        self.scene, self.naming, self.offers = scene, naming, offers
        self.set_class(bool(offers.all), "-asked")
        self.top_bar.show(scene, naming)
        self.shelves.show(offers, naming)
        self.log_panel.show(scene)
        if is_new or len(self.answer_list.offers) != len(offers.all):
            self.answer_list.show(offers)
        else:
            self.answer_list.renew(offers)
        self._show_prompt(scene)
        self._show_keys(scene)
        if offers.all and is_new:
            self.focused_ply = self.sitting.ply
            self.set_focus(self.answer_list)
            self.answer_list.move_to(0)
        self._look()

    def _show_prompt(self, scene: Scene) -> None:
        seat, question = scene.drawn.seat, scene.question
        if scene.passing_to is not None:
            name = scene.names[scene.passing_to]
            self.prompt.wait(scene.passing_to, name, "is next. Press Enter to pass the screen.", True)
        elif question is not None:
            alone = len(self.sitting.people) == 1
            self.prompt.ask(seat, "You" if alone else scene.names[seat], scene.say(question.prompt))
        elif scene.asked is not None:
            self.prompt.wait(scene.asked, scene.names[scene.asked], "is choosing. Space skips the wait.")
        news = scene.lines[scene.fresh :] if scene.is_asked else scene.lines[-1:]
        told = [line.text for line in news if not line.event.is_heading]
        self.prompt.tell(*told[-3:])

    def _show_keys(self, scene: Scene) -> None:
        keys = [("Enter", "pass on" if scene.passing_to is not None else "answer")]
        if self.offers is not None and self.offers.all:
            numbers = [offer.number for offer in self.offers.all]
            keys.append((f"{min(numbers)}–{max(numbers)}", "go to"))
        if scene.can_undo:
            keys.append(("u", "undo"))
        keys += [*self.hint_keys(scene), ("Tab", "table"), ("i", "look")]
        if self.offers is not None and self.offers.barred:
            keys.append(("y", "why not"))
        keys.append(("l", "log"))
        if self.sitting.is_taught:
            keys.append(("h", "how to play"))
        pace = PACES[self.pace]
        note = f"+− bots {pace:g} s" if pace else "+− bots instant"
        self.keys.show([*keys, ("?", "help"), ("q", "leave")], note if scene.bots else "")

    def say(self, sentence: str) -> None:
        """Say something under the prompt."""
        self.prompt.warn(sentence)

    @property
    def meant(self) -> Offer | None:
        """Return the answer that is meant: that of the place which is looked at, or else of the list."""
        place = self.place_looked_at
        meant = self.answer_list.meant
        if place is None or self.offers is None:
            return meant
        found = self.offers.at.get(place, [])
        return meant if meant in found else found[0] if found else None

    @property
    def place_looked_at(self) -> Spot | None:
        """Return the place of the table that somebody looks at, if it is one."""
        at = self.shelves.looked_at
        places = self.shelves.places()
        return places[min(at, len(places) - 1)] if at is not None and places else None

    @on(Cells.Looked)
    def look(self, event: Cells.Looked) -> None:
        """Show what is known of the answer or the place that somebody looks at."""
        self._look()
        if event.cells is self.answer_list:
            self._find_place()

    def _find_place(self) -> None:
        """Bring the place of the answer that is meant into sight."""
        meant = self.answer_list.meant
        if meant is not None and self.shelves.hovered is None and self.focused is not self.shelves:
            region = self.shelves.region_of(meant)
            if region is not None:
                self.shelves.show_place(region)

    def _look(self) -> None:
        scene, naming, offers = self.scene, self.naming, self.offers
        if scene is None or naming is None or offers is None:
            return
        meant, place = self.meant, self.place_looked_at
        refusal = offers.why_not(place) if place is not None else ""
        if meant is None:
            self.shelves.mean(None, None)
            if refusal:
                self.preview.refuse(refusal)
            else:
                self.preview.tell(scene.lines[-JUST_NOW:])
            return
        choice = meant.answer.choice
        then = scene.foresight.after(choice)
        foreseen = scene.foresight.foresee(choice)
        is_wall = meant.answer.is_wall
        self.shelves.mean(meant, then)
        lines = outcomes(scene, foreseen, {}, is_wall)
        if then is not None:
            lines += [Outcome(CHANGE, str(change)) for change in Changes(scene, naming).to(then)]
        if not lines:
            lines = [Outcome(CHANGE, scene.say(plain("table-nothing-shows")), is_quiet=True)]
        title = scene.say(message("table-if", act=meant.act))
        self.preview.show(title, lines, is_wall, undo_of(scene, foreseen, is_wall))
