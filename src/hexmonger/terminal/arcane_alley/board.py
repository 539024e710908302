"""What the table of Arcane Alley shows: a scene, laid out in areas, and what is looked at."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from hexmonger.kernel.messages import Message, named
from hexmonger.kernel.spots import Spot
from hexmonger.look import BRASS_2
from hexmonger.terminal.arcane_alley.answers import LIST, STASH, STOREHOUSE, Answers
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.choices import ChoiceList
from hexmonger.terminal.arcane_alley.inspector import Details
from hexmonger.terminal.arcane_alley.items import Item, items_of
from hexmonger.terminal.arcane_alley.opponents import Opponents
from hexmonger.terminal.arcane_alley.piles import Piles
from hexmonger.terminal.arcane_alley.preview import SALES, Preview, fitting, preview
from hexmonger.terminal.arcane_alley.sight import LIMBO, MARKET, Parts, Sight
from hexmonger.terminal.arcane_alley.stash import Stash
from hexmonger.terminal.arcane_alley.storehouse import Storehouse
from hexmonger.terminal.arcane_alley.top_bar import TopBar
from hexmonger.terminal.arcane_alley.tracks import Tracks
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.ink import ink
from hexmonger.terminal.log import LogPanel
from hexmonger.terminal.preview_panel import PreviewPanel, undo_of
from hexmonger.terminal.prompt import KeyLine, Prompt
from hexmonger.terminal.sitting import Scene, Sitting
from hexmonger.terminal.table import PACES, USUAL_PACE, TableScreen
from hexmonger.words import LogLine

JUST_NOW: Final = 4
WORDS: Final = {"a": "activate", "d": "discard", "e": "expend"}


class AlleyBoard(TableScreen):
    """The showing half of the table: every area, the prompt, the preview and the log."""

    CSS_PATH = "styles.tcss"

    def __init__(self, sitting: Sitting, pace: int = USUAL_PACE) -> None:
        super().__init__(sitting, pace)
        self.sight: Sight | None = None
        self.items: dict[str, Item] = {}
        self.looked_at: Spot | None = None
        self.previews: dict[Spot, Preview] = {}
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

    @property
    def scene(self) -> Scene | None:
        """Return what is shown."""
        return None if self.sight is None else self.sight.scene

    @property
    def answers(self) -> Answers | None:
        """Return the answers to the question that is shown, if there is one."""
        return self.sight.answers if self.sight is not None and self.sight.answers.is_asked else None

    def seen(self, scene: Scene) -> Sight:
        """Return a scene as the areas are given it."""
        if not self.items:
            self.items = items_of(scene.things)
        return Sight(scene, self.items)

    def fit(self, width: int, height: int) -> None:
        """Lay the table out for a window."""
        super().fit(width, height)
        if self.sight is not None:
            self._fit_opponents(self.sight.seats)

    def _fit_opponents(self, seats: int) -> None:
        compact = self.has_class("-compact")
        rows = self.opponents.rows_needed(seats, compact)
        # On a compact table stash and preview must have their five lines each beside a list.
        self.choices.most_lines = max(3, min(9, self.app.size.height - rows - 14)) if compact else 9
        set_height(self.opponents, rows)

    def show(self, scene: Scene) -> None:
        """Show what a seat may know, and what it can choose."""
        sight = self.sight = self.seen(scene)
        self.previews = {}
        answers = sight.answers
        self.set_class(answers.is_asked, "-asked")
        if answers.name != "slot":
            self.stash.lifted_from = None
        self._fit_opponents(sight.seats)
        set_height(self.tracks, 2 * sight.seats + 4)
        # The more tracks there are, the less is left for one card; the news must have its lines.
        set_height(self.details, 18 if self.has_class("-large") else 15 if sight.seats < 5 else 11)
        shown = (
            self.top_bar,
            self.opponents,
            self.storehouse,
            self.choices,
            self.stash,
            self.piles,
            self.tracks,
        )
        for widget in shown:
            widget.show(sight)
        self._make_room(answers)
        self.log_panel.show(scene)
        self._show_prompt(sight)
        self._show_keys(sight)
        if answers.is_asked and self.focused_ply != self.sitting.ply:
            self.focused_ply = self.sitting.ply
            self._focus_on_question(answers)
        else:
            self._look(self.looked_at)

    def _make_room(self, answers: Answers) -> None:
        """Hide piles and stash where what is asked needs their room."""
        compact = self.has_class("-compact")
        is_at_piles = any(answers.at(place) is not None for place in self.piles.places())
        is_listed = len(answers.listed) == len(answers.all)
        # A compact table needs the room for what will happen, once there is nothing to draw any more.
        shows_piles = not answers.is_asked or is_at_piles or not (compact or is_listed)
        if self.piles.display != shows_piles:
            self.piles.display = shows_piles
        # Where a list stands beside the piles, a compact table has no room for the stash as well.
        shows_stash = not (compact and shows_piles and answers.listed)
        if self.stash.display != shows_stash:
            self.stash.display = shows_stash

    def _show_prompt(self, sight: Sight) -> None:
        scene = sight.scene
        if scene.passing_to is not None:
            name = scene.names[scene.passing_to]
            self.prompt.wait(scene.passing_to, name, "is next. Press Enter to pass the screen.", True)
        elif scene.question is not None:
            name = "You" if len(self.sitting.people) == 1 else scene.names[sight.seat]
            self.prompt.ask(sight.seat, name, scene.say(in_sight(scene.question.prompt)))
        elif scene.asked is not None:
            self.prompt.wait(scene.asked, scene.names[scene.asked], "is choosing. Space skips the wait.")
        wizard = sight.wizard(sight.seat)
        whose: Parts = [(f"{wizard} ", ink(BRASS_2))] if wizard else []
        self.prompt.show_scores([*whose, *sight.scores(sight.seat)])
        news = told(scene.lines[scene.fresh :] if scene.is_asked else scene.lines[-1:])
        # What was done to whoever is asked comes before what else happened.
        news = [line for line in news if scene.is_deed(line)] or news
        glad = any(line.event.name in SALES and line.seat == sight.seat for line in news)
        self.prompt.tell(*(line.text for line in news[-3:]), glad=glad)

    def _show_keys(self, sight: Sight) -> None:
        scene, answers = sight.scene, sight.answers
        keys = [("Enter", "pass on" if scene.passing_to is not None else "choose")]
        used = {answers.key_of(answer) for answer in answers.all}
        keys += [(key, word) for key, word in WORDS.items() if key in used]
        if answers.listed:
            digits = [key for index in range(len(answers.listed)) if (key := answers.key_in_list(index))]
            keys.append(("–".join(dict.fromkeys((digits[0], digits[-1]))), "choose"))
        elif answers.is_asked and answers.house() is not None:
            keys.append(("1–9", "choose"))
        if scene.can_undo:
            keys.append(("u", "undo"))
        keys += [*self.hint_keys(scene), ("Tab", "area"), ("i", "look"), ("l", "log"), ("o", "discard pile")]
        if any("wizard" in player.traits for player in sight.drawn.players):
            keys.insert(-4, ("w", "wizards"))
        pace = PACES[self.pace]
        note = f"+− bots {pace:g} s" if pace else "+− bots instant"
        self.keys.show([*keys, self.guide_key, ("?", "help"), ("q", "leave")], note)

    def say(self, sentence: str) -> None:
        """Say something under the prompt."""
        self.prompt.warn(sentence)

    def _focus_on_question(self, answers: Answers) -> None:
        """Put the cursor on the first thing that can be chosen, near where it was."""
        place = answers.first()
        if place is None:
            return
        area = self.area_of(place)
        places = area.places()
        index = places.index(place)
        if area is self.stash and self.stash.drawn is not None:
            index = self.stash.drawn
        elif area is self.storehouse and answers.at(places[area.cursor]) is not None:
            index = area.cursor
        area.move_to(index)
        area.focus()

    def area_of(self, place: Spot) -> Area:
        """Return the area in which a place lies."""
        if place.zone == STOREHOUSE:
            return self.storehouse if place.seat == self.storehouse.seat else self.opponents
        areas: dict[str, Area] = {STASH: self.stash, LIMBO: self.stash, LIST: self.choices}
        return areas.get(place.zone, self.piles)

    @on(Cells.Looked)
    def look(self, event: Cells.Looked) -> None:
        """Show what is looked at, and what choosing it would do."""
        if isinstance(event.cells, Area):
            self._look(None if event.index is None else event.cells.places()[event.index])

    def _look(self, place: Spot | None) -> None:
        sight = self.sight
        if sight is None:
            return
        if place is not None and place not in self.area_of(place).places():
            place = None
        self.looked_at = place
        card = sight.card_at(place)
        self.details.show_item(card.item, sight.note_on(place, card))
        answer = sight.answers.at(place)
        barred = sight.answers.why_not(place)
        self.storehouse.show_lane(())
        if place is not None and answer is not None:
            if place not in self.previews:
                self.previews[place] = preview(sight, place, answer)
            shown = self.previews[place]
            self.storehouse.show_lane(shown.lane)
            title = "If you play it here" if sight.answers.name == "slot" else "If you choose it"
            width, height = self.preview.content_size
            undo = undo_of(sight.scene, sight.scene.foresight.foresee(answer.choice), answer.is_wall)
            # The foot says whether it can be taken back.
            lines = fitting(shown.lines, height - len(wrap(undo, width)), width) if width else shown.lines
            self.preview.show(title, lines, answer.is_wall, undo)
        elif barred is not None and sight.answers.is_asked:
            self.preview.refuse(sight.scene.why_not(barred))
        else:
            self.preview.tell(told(sight.scene.lines[-2 * JUST_NOW :])[-JUST_NOW:])


def in_sight(prompt: Message) -> Message:
    """Return a prompt without naming what lies in the market: there it is to be seen."""
    market = prompt.fields.get(MARKET)
    if not isinstance(market, tuple):
        return prompt
    return Message(prompt.id, {**prompt.fields, MARKET: tuple(named(each.kind, "") for each in market)})


def told(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return what happened, without the headings between."""
    return [line for line in lines if not line.event.is_heading]


def set_height(widget: Widget, height: int) -> None:
    """Give a widget its lines; nothing is laid out again where it has them already."""
    if widget.styles.height is None or widget.styles.height.value != height:
        widget.styles.height = height
