"""What the table of Arcane Alley shows: a scene, laid out in areas, and what is looked at."""

import re
from collections.abc import Sequence
from typing import Any, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from hexmonger.games.arcane_alley.moonstruck_market.turn import EXPEND_IT
from hexmonger.games.arcane_alley.turn import ACTIVATE_IT, ACTS
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.terminal.arcane_alley.answers import HOUSE, LIST, LISTED, PILE, STASH, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.choices import ChoiceList
from hexmonger.terminal.arcane_alley.inspector import Details
from hexmonger.terminal.arcane_alley.looking import card_looked_at, lane_for, note_on
from hexmonger.terminal.arcane_alley.opponents import Opponents, score_parts
from hexmonger.terminal.arcane_alley.piles import Piles
from hexmonger.terminal.arcane_alley.preview import preview
from hexmonger.terminal.arcane_alley.stash import Stash
from hexmonger.terminal.arcane_alley.storehouse import Storehouse
from hexmonger.terminal.arcane_alley.top_bar import TopBar
from hexmonger.terminal.arcane_alley.tracks import Tracks
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.log import LogPanel
from hexmonger.terminal.preview_panel import PreviewPanel
from hexmonger.terminal.prompt import KeyLine, Prompt
from hexmonger.terminal.sitting import LogLine, Scene, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen

JUST_NOW: Final = 4
NUMBERED: Final = ("arrange", "reveal", "slot", "item")
"""The questions whose answers are slots, chosen by their numbers as well."""

PLAYER: Final = re.compile(r"\bplayer (\d)")
STALLS: Final = re.compile(r" \(1: [^)]*\)")


class AlleyBoard(TableScreen):
    """The showing half of the table: every area, the prompt, the preview and the log."""

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.scene: Scene[AlleyView] | None = None
        self.answers: Answers | None = None
        self.lifted_from: int | None = None
        self.looked_at: Place | None = None
        self.focused_ply = -1
        self.top_bar = TopBar(id="top-bar")
        self.opponents = Opponents(id="opponents")
        self.prompt = Prompt(id="prompt")
        self.storehouse = Storehouse(id="storehouse")
        self.choices = ChoiceList(id="choices")
        self.stash = Stash(id="stash")
        self.piles = Piles(id="piles")
        self.preview = PreviewPanel(id="preview")
        self.tracks = Tracks(id="tracks")
        self.details = Details(id="details")
        self.log_panel = LogPanel(id="log")
        self.keys = KeyLine(id="keys")

    def compose_table(self) -> ComposeResult:
        """Compose the areas of the table."""
        yield self.top_bar
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield self.opponents
                with Vertical(id="board"):
                    yield self.prompt
                    with Horizontal(id="mine"):
                        yield self.storehouse
                        with Vertical(id="hand"):
                            yield self.choices
                            yield self.stash
                            yield self.piles
                            yield self.preview
            with Vertical(id="rail"):
                yield self.tracks
                yield self.details
                yield self.log_panel
        yield self.keys

    def on_mount(self) -> None:
        """Name the panels that have a name."""
        super().on_mount()
        self.details.border_title = "A closer look"
        self.tracks.border_title = "Tracks"

    def fit(self, width: int, height: int) -> None:
        """Lay the table out for a window."""
        super().fit(width, height)
        if self.scene is not None:
            self._fit_opponents(self.scene.view)

    def _fit_opponents(self, view: AlleyView) -> None:
        compact = self.has_class("-compact")
        rows = self.opponents.rows_needed(view, compact)
        # On a compact table stash and preview must have their five lines each beside a list.
        self.choices.most_lines = max(3, min(9, self.app.size.height - rows - 14)) if compact else 9
        set_height(self.opponents, rows)

    def show(self, scene: Scene[Any]) -> None:
        """Show what a seat may know, and what it can choose."""
        view: AlleyView = scene.view
        answers = Answers(view) if scene.is_asked else None
        self.scene, self.answers = scene, answers
        self.set_class(answers is not None, "-asked")
        if answers is None or answers.name != "slot":
            self.lifted_from = None
        self._fit_opponents(view)
        set_height(self.tracks, 2 * view.seats + 4)
        # The more tracks there are, the less is left for one card; the news must have its lines.
        set_height(self.details, 18 if self.has_class("-large") else 15 if view.seats < 5 else 11)
        self.top_bar.show(view, scene.names)
        self.opponents.show(view, answers, scene.names, scene.asked)
        self.storehouse.show(view, answers, scene.crossing)
        self.choices.show(answers, scene.names, scene.crossing)
        self.stash.show(view, answers, scene.crossing, self.lifted_from, drawn_by(view.seat, scene.lines))
        self.piles.show(view, answers, scene.crossing)
        # A compact table needs the room for what will happen, once there is nothing to draw any more.
        compact = self.has_class("-compact")
        name = "" if answers is None else answers.name
        shows_piles = name in ("", "draw", "stall") if compact else name not in LISTED
        if self.piles.display != shows_piles:
            self.piles.display = shows_piles
        # Where a list stands beside the piles, a compact table has no room for the stash as well.
        shows_stash = not (compact and shows_piles and self.choices.choices)
        if self.stash.display != shows_stash:
            self.stash.display = shows_stash
        self.tracks.show(view)
        self.log_panel.show(scene)
        self._show_prompt(scene)
        self._show_keys(scene)
        if answers is not None and self.focused_ply != self.sitting.ply:
            self.focused_ply = self.sitting.ply
            self._focus_on_question(answers)
        else:
            self._look(self.looked_at)

    def _show_prompt(self, scene: Scene[AlleyView]) -> None:
        view = scene.view
        if scene.passing_to is not None:
            name = scene.names[scene.passing_to]
            self.prompt.wait(scene.passing_to, name, "is next. Press Enter to pass the screen.", True)
        elif scene.is_asked:
            alone = len(self.sitting.people) == 1
            sentence = PLAYER.sub(lambda found: scene.names[int(found[1]) - 1], view.prompt)
            # The market lies there to be seen.
            sentence = STALLS.sub("", sentence)
            self.prompt.ask(view.seat, "You" if alone else scene.names[view.seat], sentence)
        elif scene.asked is not None:
            self.prompt.wait(scene.asked, scene.names[scene.asked], "is choosing. Space doesn't wait.")
        seat = max(0, view.seat)
        self.prompt.show_scores(score_parts(view, seat))
        news = scene.lines[scene.fresh :] if scene.is_asked else scene.lines[-1:]
        glad = any(line.what == "sold" and line.seat == seat for line in news)
        self.prompt.tell(" ".join(line.text for line in news[-3:]), glad)

    def _show_keys(self, scene: Scene[AlleyView]) -> None:
        keys = [("Enter", "pass on" if scene.passing_to is not None else "choose"), ("Tab", "area")]
        if self.answers is not None and self.answers.name == "act":
            keys.append(("d", "discard"))
            for act, key in ((ACTIVATE_IT, ("a", "activate")), (EXPEND_IT, ("e", "expend"))):
                if any(choice % ACTS == act for choice in self.answers.legal):
                    keys.append(key)
        elif self.answers is not None and (self.answers.listed or self.answers.name in NUMBERED):
            keys.append(("1–9", "choose"))
        if scene.can_undo:
            keys.append(("u", "undo"))
        keys += [("i", "look"), ("l", "log"), ("o", "discard pile"), ("w", "wizards")]
        pace = PACES[self.pace]
        self.keys.show(
            [*keys, ("?", "help"), ("q", "leave")], f"+− bots {pace:g} s" if pace else "+− bots instant"
        )

    def say(self, sentence: str) -> None:
        """Say something under the prompt."""
        self.prompt.warn(sentence)

    def _focus_on_question(self, answers: Answers) -> None:
        """Put the cursor on the first thing that can be chosen, near where it was."""
        place = answers.first()
        if place is None:
            return
        area = self.area_of(place)
        index: int | None
        if area is self.stash and answers.name == "act":
            index = self.stash.drawn
        elif area is self.storehouse and answers.is_legal(self.storehouse.place(self.storehouse.cursor)):
            index = self.storehouse.cursor
        elif area is self.opponents:
            index = self.opponents.index_of(place)
        else:
            index = place.index
        area.move_to(index or 0)
        area.focus()

    def area_of(self, place: Place) -> Area:
        """Return the area in which a place lies."""
        if place.area == HOUSE:
            return self.storehouse if place.seat == self.storehouse.seat else self.opponents
        areas: dict[str, Area] = {STASH: self.stash, PILE: self.piles, LIST: self.choices}
        return areas[place.area]

    @on(Cells.Looked)
    def look(self, event: Cells.Looked) -> None:
        """Show what is looked at, and what choosing it would do."""
        if isinstance(event.cells, Area):
            self._look(None if event.index is None else event.cells.place(event.index))

    def _look(self, place: Place | None) -> None:
        self.looked_at = place
        scene, answers = self.scene, self.answers
        if scene is None:
            return
        card = card_looked_at(scene.view, answers, place)
        self.details.show_item(card.item, note_on(scene.view, card, place))
        self.storehouse.show_lane(lane_for(scene.view, answers, place))
        choice = None if answers is None or place is None else answers.at(place)
        if answers is None or choice is None:
            self.preview.tell(scene.lines[-JUST_NOW:])
        elif choice not in answers.legal:
            self.preview.refuse(answers.why_not(choice))
        else:
            outcomes = preview(answers, choice, scene.names, scene.crossing)
            title = "If you play it here" if answers.name == "slot" else "If you choose it"
            self.preview.show(title, outcomes, choice in scene.crossing)


def drawn_by(seat: int, lines: Sequence[LogLine]) -> int | None:
    """Return the kind of item that a seat drew or bought last, as far as its log tells."""
    for line in reversed(lines):
        if line.what in ("drew", "bought") and line.heard.seat == seat:
            return line.heard.card
    return None


def set_height(widget: Widget, height: int) -> None:
    """Give a widget its lines; nothing is laid out again where it has them already."""
    if widget.styles.height is None or widget.styles.height.value != height:
        widget.styles.height = height
