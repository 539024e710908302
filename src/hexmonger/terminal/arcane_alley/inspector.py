"""One card in full: its figures, when it acts, what it does, and how we know each sentence."""

from collections.abc import Iterable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.glossary import Known
from hexmonger.kernel.messages import message
from hexmonger.look import (
    BRASS_2,
    CREAM,
    GOLD,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    SOURCES,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.card import paint_card
from hexmonger.terminal.arcane_alley.items import TIMINGS, Item
from hexmonger.terminal.arcane_alley.sight import Card, Sight
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.pages import Page
from hexmonger.terminal.plain import Static, entitle


def source_mark(source: str) -> str:
    """Return the mark of where something is known from."""
    return SOURCES[source][0]


def legend(sources: Iterable[str] = tuple(SOURCES)) -> Text:
    """Return what the marks of provenance mean: all of them, or those that are used."""
    text = Text()
    for source in (source for source in SOURCES if source in sources):
        mark, words = SOURCES[source]
        text.append(f"{mark} ", BRASS_2).append(f"{words}  ", MIST_300)
    text.rstrip()
    return text


def marked(sentences: Iterable[Known]) -> Text:
    """Return sentences, each with the mark of where it is known from."""
    text = Text()
    for sentence in sentences:
        text.append(f"{sentence.words} ", MIST_100).append(f"{source_mark(sentence.source)} ", BRASS_2)
    text.rstrip()
    return text


def item_text(item: Item, note: str = "") -> Text:
    """Return an item in full: its mark and name, its figures, when it acts and what it does."""
    text = Text()
    text.append(f" {item.mark} ", f"bold {CREAM} on {item.look.colour}")
    text.append(f" {item.name}\n", f"bold {MIST_100}")
    text.append(f"{item.coin} ", GOLD)
    if item.gold is None:
        text.append("makes no sets  ", MIST_200)
    else:
        text.append("a set ", MIST_200).append(f"{source_mark(item.figures['gold'].source)}  ", BRASS_2)
    text.append(f"{item.shield} ", WINE_LIGHT).append("each ", MIST_200)
    text.append(f"{source_mark(item.figures['infamy'].source)}\n", BRASS_2)
    moments = "  ".join(_when(item, moment) for moment in item.when)
    text.append(f"{moments} ", MIST_200).append(f"{source_mark(item.entry.when.source)}", BRASS_2)
    text.append(f"  {item.badge} moon\n" if item.badge else "\n", MIST_200)
    if note:
        text.append(f"{note}\n", f"italic {MIST_300}")
    text.append_text(marked(item.sentences))
    return text


def _when(item: Item, moment: str) -> str:
    """Return a moment with its glyph."""
    return f"{TIMINGS[moment]} {item.words.say(message('table-when', moment=moment))}"


def wizards_text(sight: Sight) -> Text:
    """Return every seat's wizard with the power in full, that of whoever looks first."""
    text = Text()
    for seat in sight.around:
        traits = sight.drawn.players[seat].traits
        if "wizard" not in traits:
            continue
        entry = sight.scene.things.entries["wizard", traits["wizard"]]
        name = "You" if seat == sight.drawn.seat else sight.names[seat]
        text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(f"{name}: ", MIST_200)
        text.append(f"{entry.name}\n", f"bold {MIST_100}")
        text.append_text(marked(sight.scene.words.told(entry.sentences)))
        text.append("\n\n")
    if not text:
        return Text("Nobody has a wizard in this game.")
    text.append_text(legend())
    return text


class Details(Static):
    """The card that is looked at, beside the table; where it is too long, a word about the rest."""

    item: Item | None = None
    note = ""

    def show_item(self, item: Item | None, note: str = "") -> None:
        """Show an item, or say that nothing is known of a card."""
        self.item, self.note = item, note
        self._write()

    def on_resize(self) -> None:
        """Fit the words to another size."""
        self._write()

    def _write(self) -> None:
        if self.item is None:
            self.update(Text(self.note or "Look at a card to read it here.", MIST_300), layout=False)
            return
        width, height = self.content_size
        text = item_text(self.item, self.note)
        marks = legend(self.item.sources)
        whole = Text("\n").join([text, marks])
        console = self.app.console
        if width <= 0 or len(whole.wrap(console, width)) <= height:
            self.update(whole, layout=False)
            return
        lines = text.wrap(console, width)
        if len(lines) > height:
            rest = Text("… i opens the rest", LANTERN_2)
            text = Text("\n").join([*lines[: max(1, height - 1)], rest])
        self.update(text, layout=False)


class LargeCard(Widget):
    """A card as large as the inspector has room for."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def render_line(self, y: int) -> Strip:
        """Return one line of the card."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        paint_card(canvas, Region(0, 0, width, height), self.card)
        return canvas.strip(y)


class Inspector(Page):
    """The page for one item: the card, its text, and the legend of provenance."""

    def __init__(self, card: Card, item: Item, note: str = "") -> None:
        text = item_text(item, note)
        text.append("\n\n")
        text.append_text(legend(item.sources))
        text.append(f"\n\nRule {item.entry.rule}", MIST_300)
        super().__init__("A closer look", text)
        self.card = card

    def compose(self) -> ComposeResult:
        """Compose the sheet with the card at its left."""
        with Vertical(classes="sheet inspector") as sheet:
            entitle(sheet, self.heading, "Esc closes")
            with Horizontal():
                yield LargeCard(self.card)
                with VerticalScroll(can_focus=False):
                    yield Static(self.text)
