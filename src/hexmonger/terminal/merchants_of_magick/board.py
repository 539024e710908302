"""What the table of Merchants of Magick shows: a scene, laid out in areas, and what is looked at."""

from typing import Any, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from hexmonger.kernel.spots import Spot, spot
from hexmonger.look import CHECK
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.log import LogPanel
from hexmonger.terminal.merchants_of_magick.answers import COMMIT, FREE_MARK, Answers
from hexmonger.terminal.merchants_of_magick.belt import Belt
from hexmonger.terminal.merchants_of_magick.book import book_of
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.dice import DiceRow
from hexmonger.terminal.merchants_of_magick.needs import needs_of, standing_of
from hexmonger.terminal.merchants_of_magick.preview import Outlook, cut
from hexmonger.terminal.merchants_of_magick.sheet import Sheet
from hexmonger.terminal.merchants_of_magick.tally import Tally
from hexmonger.terminal.merchants_of_magick.top_bar import TopBar
from hexmonger.terminal.merchants_of_magick.workshop import Workshop
from hexmonger.terminal.plain import entitle
from hexmonger.terminal.preview_panel import Outcome, PreviewPanel
from hexmonger.terminal.prompt import KeyLine, Prompt
from hexmonger.terminal.sitting import Scene, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen

JUST_NOW: Final = 4
MARGINS: Final = 3
LEAST_ROOMY_WIDTH: Final = 118
"""Sheet and rails need so many columns for every name to stand in full."""
RESULTS: Final = ("First of two results. ", "Second of two results. ")


class MagickBoard(TableScreen):
    """The showing half of the table: every area, the prompt, the preview and the log."""

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.scene: Scene | None = None
        self.desk: Desk | None = None
        self.answers: Answers | None = None
        self.outlook: Outlook | None = None
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
        self.belt.border_title = "Orders"

    def fit(self, width: int, height: int) -> None:
        """Choose between a roomy and a compact table, or say that there is no room."""
        super().fit(width, height)
        self.set_class(self.has_class("-compact") or width < LEAST_ROOMY_WIDTH, "-compact")
        # A compact table tells in a line what a roomy one has a panel for.
        self.call_after_refresh(self._look)

    def show(self, scene: Scene) -> None:
        """Show what a seat may know, and what it can choose."""
        desk = desk_of(scene)
        answers = Answers(scene, scene.question) if scene.question is not None else None
        self.scene, self.desk, self.answers = scene, desk, answers
        self.set_class(answers is not None, "-asked")
        whose = "Your" if desk.seat == scene.drawn.seat else f"{desk.name}:"
        entitle(self.workshop, f"{whose} workshop")
        entitle(self.tally, f"{whose} score")
        for area in (self.top_bar, self.workshop, self.sheet, self.belt):
            area.show(desk)
        self.dice.show(desk, answers)
        self.log_panel.show(scene)
        self._show_prompt(scene)
        self._show_keys(scene)
        if answers is not None and self.focused_ply != self.sitting.ply:
            self.focused_ply = self.sitting.ply
            self._focus_on_question(answers, desk)
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
            self.prompt.wait(scene.asked, scene.names[scene.asked], "is crafting. Space skips the wait.")
        self.prompt.tell(self._standing(scene))

    def _standing(self, scene: Scene) -> str:
        """Return how many results are spent, or what happened last."""
        if self.answers is None:
            return scene.lines[-1].text if scene.lines else ""
        which = "A free mark needs no die. "
        if self.answers.name != FREE_MARK:
            spent = sum("spent" in die.marks for die in scene.drawn.zone("dice").cells)
            which = RESULTS[spent] if spent < len(RESULTS) else ""
        return f"{which}Marks stay pencil until you commit; u takes them back."

    def _show_keys(self, scene: Scene) -> None:
        keys = [("Enter", "pass on" if scene.passing_to is not None else "choose"), ("1–4", "die")]
        if self.dice.is_legal(self.dice.commit):
            keys.append(("c", "commit"))
        if scene.can_undo:
            keys.append(("u", "undo"))
        keys += self.hint_keys(scene)
        keys += [("v", "sheets"), ("m", "my cards"), ("i", "look"), ("r", "last round"), ("Tab", "area")]
        keys += [("l", "log")]
        pace = PACES[self.pace]
        note = f"+− bots {pace:g} s" if pace else "+− bots instant"
        self.keys.show([*keys, self.guide_key, ("?", "help"), ("q", "leave")], note if scene.bots else "")

    def say(self, sentence: str) -> None:
        """Say something under the prompt."""
        self.prompt.warn(sentence)

    def _focus_on_question(self, answers: Answers, desk: Desk) -> None:
        """Bring the cursor to what is asked about."""
        area: Cells = self.dice if answers.asks_for_die else self.sheet
        if answers.asks_for_die:
            first = answers.first_die(desk.book)
        else:
            first = answers.first_circle(desk.circle(area.cursor))
        area.cursor = first.place if first != COMMIT else self.dice.commit
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

    def asked_about(self, area: Cells | None, index: int) -> Spot | None:
        """Return what a cell points at, if it is one of those that are asked about."""
        if self.answers is None or area is not (self.dice if self.answers.asks_for_die else self.sheet):
            return None
        return self.dice.spot(index) if area is self.dice else spot("sheet", self.viewer, index)

    def _look(self) -> None:
        scene, desk, answers = self.scene, self.desk, self.answers
        if scene is None or desk is None:
            return
        area, index = self.looked_at() or (None, 0)
        where = self.asked_about(area, index)
        outlook = None
        if answers is not None and where in answers.at:
            outlook = Outlook(answers, desk, where)
        self.outlook = outlook
        desk.then = outlook.then if outlook is not None else None
        if answers is not None and answers.asks_for_die:
            # A die that is looked at lights what it would once it is taken up.
            self.sheet.show(desk, desk.then if where != COMMIT else None)
        else:
            self.sheet.show(desk, desk if answers is not None else None, True)
        self.tally.show(desk)
        self.belt.show(desk)
        if outlook is not None:
            self.preview.show(outlook.title, outlook.lines, outlook.is_wall, outlook.undo)
            self._tell_in_a_line(outlook.in_a_line(self._room), outlook.gain > 0)
        elif answers is not None and where is not None:
            self.preview.refuse(answers.why_not(where))
            self._tell_in_a_line(answers.why_not(where))
        elif area is self.belt and desk.line:
            self._tell("This order", needs_of(desk, index))
        elif area is self.top_bar:
            self._tell("At the table", standing_of(desk.of(index)))
        else:
            self.preview.tell(scene.lines[-JUST_NOW:])
            self.prompt.tell(self._standing(scene))

    @property
    def _room(self) -> int:
        return self.prompt.content_size.width - MARGINS

    def _tell(self, title: str, lines: list[Outcome]) -> None:
        """Tell what there is to know of something, in the panel or, on a compact table, in a line."""
        self.preview.show(title, lines, None)
        open_ones = [line.text for line in lines if line.glyph != CHECK and not line.is_quiet]
        self._tell_in_a_line(cut(open_ones, self._room))

    def _tell_in_a_line(self, words: str, glad: bool = False) -> None:
        if self.has_class("-compact"):
            self.prompt.tell(words, glad=glad)


def desk_of(scene: Scene) -> Desk:
    """Return the side of the table at which the one who looks at a scene sits."""
    desk = Desk(scene.drawn, book_of(scene.things), scene.names, scene.side)
    desk.changed = scene.since.spots
    desk.hints = [scene.hints_of(seat) for seat in range(desk.seats)]
    for line in reversed(scene.lines):
        event: Any = line.event
        if event.name == "rolled":
            break
        if event.name == "claimed" and event.seat == desk.seat:
            desk.taken[event.place] = desk.book.orders[event.order]
    return desk
