"""What the table of Merchants of Magick shows: a scene, laid out in areas, and what is looked at."""

from typing import Any, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import RESULTS
from hexmonger.look import COIN, WALL_MARK, signed
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.log import LogPanel
from hexmonger.terminal.merchants_of_magick.answers import FREE_MARK, Answers
from hexmonger.terminal.merchants_of_magick.belt import Belt
from hexmonger.terminal.merchants_of_magick.dice import CHOICES, DiceRow
from hexmonger.terminal.merchants_of_magick.needs import needs_of, standing_of
from hexmonger.terminal.merchants_of_magick.preview import COMMITTED, after, in_a_line, preview
from hexmonger.terminal.merchants_of_magick.sheet import Sheet
from hexmonger.terminal.merchants_of_magick.tally import Tally
from hexmonger.terminal.merchants_of_magick.top_bar import TopBar
from hexmonger.terminal.merchants_of_magick.workshop import Workshop
from hexmonger.terminal.preview_panel import Outcome, PreviewPanel
from hexmonger.terminal.prompt import KeyLine, Prompt
from hexmonger.terminal.sitting import Scene, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen

JUST_NOW: Final = 4
MARGINS: Final = 3
LEAST_ROOMY_WIDTH: Final = 118
"""Sheet and rails need so many columns for every name to stand in full."""
OR_COMMIT: Final = ", or commit your round"


class MagickBoard(TableScreen):
    """The showing half of the table: every area, the prompt, the preview and the log."""

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.scene: Scene[MerchantView] | None = None
        self.answers: Answers | None = None
        self.focused_ply = -1
        self.top_bar = TopBar(id="top-bar")
        self.workshop = Workshop(id="workshop")
        self.prompt = Prompt(id="prompt")
        self.dice = DiceRow(id="dice")
        self.sheet = Sheet(id="player-sheet")
        self.tally = Tally(id="tally")
        self.preview = PreviewPanel(id="preview")
        self.log_panel = LogPanel(id="log")
        self.belt = Belt(id="belt")
        self.keys = KeyLine(id="keys")

    def compose_table(self) -> ComposeResult:
        """Compose the areas of the table."""
        yield self.top_bar
        with Horizontal(id="shop"):
            yield self.workshop
            with Vertical(id="desk"):
                yield self.prompt
                with Horizontal():
                    with Vertical(id="bench"):
                        yield self.dice
                        yield self.sheet
                    with Vertical(id="counter"):
                        yield self.tally
                        yield self.preview
                        yield self.log_panel
        yield self.belt
        yield self.keys

    def on_mount(self) -> None:
        """Name the panels that have a name."""
        super().on_mount()
        self.workshop.border_title = "Your workshop"
        self.tally.border_title = "Your score"
        self.belt.border_title = "Orders"

    def fit(self, width: int, height: int) -> None:
        """Choose between a roomy and a compact table, or say that there is no room."""
        super().fit(width, height)
        self.set_class(self.has_class("-compact") or width < LEAST_ROOMY_WIDTH, "-compact")

    def show(self, scene: Scene[Any]) -> None:
        """Show what a seat may know, and what it can choose."""
        view: MerchantView = scene.view
        answers = Answers(view) if scene.is_asked else None
        self.scene, self.answers = scene, answers
        self.set_class(answers is not None, "-asked")
        seat = max(0, view.seat)
        self.top_bar.show(view, scene.names)
        self.workshop.show(view, seat)
        self.dice.show(view, answers)
        if answers is None or answers.asks_for_die:
            self.sheet.show(view, seat)
        else:
            self.sheet.show(view, seat, answers.die, answers.name == FREE_MARK, answers.legal)
        self.tally.show(view, seat)
        self.belt.show(view, scene.names)
        self.log_panel.show(scene)
        self._show_prompt(scene)
        self._show_keys(scene)
        if answers is not None and self.focused_ply != self.sitting.ply:
            self.focused_ply = self.sitting.ply
            self._focus_on_question(answers)
        self._look()

    def _show_prompt(self, scene: Scene[MerchantView]) -> None:
        view = scene.view
        if scene.passing_to is not None:
            name = scene.names[scene.passing_to]
            self.prompt.wait(scene.passing_to, name, "is next. Press Enter to pass the screen.", True)
        elif scene.is_asked:
            alone = len(self.sitting.people) == 1
            sentence = view.prompt
            if self.has_class("-compact"):
                # The commit stands beside the dice; the line is needed for the preview.
                sentence = sentence.replace(OR_COMMIT, "")
            self.prompt.ask(view.seat, "You" if alone else scene.names[view.seat], sentence)
        elif scene.asked is not None:
            self.prompt.wait(scene.asked, scene.names[scene.asked], "is crafting. Space doesn't wait.")
        self.prompt.tell(self._standing(scene))

    def _standing(self, scene: Scene[MerchantView]) -> str:
        """Return how many results are spent, or what happened last."""
        view = scene.view
        if not scene.is_asked:
            return scene.lines[-1].text if scene.lines else ""
        if self.answers is not None and self.answers.name == FREE_MARK:
            return "A free mark needs no die. Marks stay pencil until you commit; u takes them back."
        spent = view.spent[view.seat].bit_count()
        which = ("First of two results.", "Second of two results.")[spent] if spent < RESULTS else ""
        return f"{which} Marks stay pencil until you commit; u takes them back.".strip()

    def _show_keys(self, scene: Scene[MerchantView]) -> None:
        keys = [("Enter", "pass on" if scene.passing_to is not None else "choose"), ("1–4", "die")]
        if self.answers is not None and self.answers.is_legal_die(COMMIT):
            keys.append(("c", "commit"))
        if scene.can_undo:
            keys.append(("u", "undo"))
        keys += [("v", "sheets"), ("m", "my cards"), ("i", "look"), ("r", "last round"), ("Tab", "area")]
        keys += [("l", "log")]
        pace = PACES[self.pace]
        note = f"+− bots {pace:g} s" if pace else "+− bots instant"
        self.keys.show([*keys, ("?", "help"), ("q", "leave")], note if scene.bots else "")

    def say(self, sentence: str) -> None:
        """Say something under the prompt."""
        self.prompt.warn(sentence)

    def _focus_on_question(self, answers: Answers) -> None:
        """Bring the cursor to what is asked about."""
        area: Cells = self.dice if answers.asks_for_die else self.sheet
        if answers.asks_for_die:
            self.dice.cursor = CHOICES.index(answers.first_die())
        else:
            self.sheet.cursor = answers.first_circle(self.sheet.cursor)
        self.set_focus(area)
        area.hovered = None
        area.repaint()

    @on(Cells.Looked)
    def look(self, event: Cells.Looked) -> None:
        """Show what is known of the cell that somebody looks at."""
        self._look()

    def looked_at(self) -> tuple[Cells, int] | None:
        """Return the cell that somebody looks at: under the mouse, or else under the cursor."""
        areas: tuple[Cells, ...] = (self.dice, self.sheet, self.belt, self.top_bar)
        hovered = [(area, area.hovered) for area in areas if area.hovered is not None]
        if hovered:
            return hovered[0]
        for area in areas:
            if self.focused is area and area.looked_at is not None:
                return area, area.looked_at
        return None

    def _look(self) -> None:
        scene, answers = self.scene, self.answers
        if scene is None:
            return
        found = self.looked_at()
        area, index = found if found is not None else (None, 0)
        if area is self.dice:
            index = CHOICES[index]
        then = None
        if answers is not None:
            if answers.asks_for_die:
                peeked = area is self.dice and index != COMMIT and answers.is_legal_die(index)
                self.sheet.light_up(index if peeked else None)
            elif area is self.sheet:
                then = after(answers, index)
        self.tally.show(scene.view, max(0, scene.view.seat), then)
        self.belt.show_then(then)
        self._preview(scene, area, index, then)

    def _preview(
        self, scene: Scene[MerchantView], area: Cells | None, index: int, then: MerchantView | None
    ) -> None:
        """Tell what the cell that is looked at brings, in the panel or, on a compact table, in a line."""
        answers, view = self.answers, scene.view
        if area is self.belt and view.line[max(0, view.seat)]:
            self._tell("This order", needs_of(view, max(0, view.seat), index), None)
        elif area is self.top_bar:
            self._tell("At the table", standing_of(view, index, scene.names[index]), None)
        elif answers is None or area is not (self.dice if answers.asks_for_die else self.sheet):
            self.preview.tell(scene.lines[-JUST_NOW:])
            self.prompt.tell(self._standing(scene))
        elif index not in answers.legal:
            self.preview.refuse(answers.why_not(index))
            if self.has_class("-compact"):
                self.prompt.tell(answers.why_not(index))
        else:
            titles = ("If you mark it" if area is self.sheet else "If you commit" if index == COMMIT else
                      "If you take it")  # fmt: skip
            gain = score(then, then.seat).coins - score(view, then.seat).coins if then else 0
            self._tell(titles, preview(answers, index, then), index in scene.crossing, gain)

    def _tell(self, title: str, outcomes: list[Outcome], crosses: bool | None, gain: int = 0) -> None:
        self.preview.show(title, outcomes, crosses, COMMITTED)
        if self.has_class("-compact"):
            before = f"{COIN}{signed(gain)}  " if gain else f"{WALL_MARK} " if crosses else ""
            room = self.prompt.content_size.width - len(before) - MARGINS
            self.prompt.tell(before + in_a_line(outcomes, room), gain > 0)
