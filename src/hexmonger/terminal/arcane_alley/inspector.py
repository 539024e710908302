"""One card in full: its figures, when it acts, what it does, and how we know each sentence."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.games.arcane_alley.cards import Item, Saying
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import (
    BRASS_2,
    COIN,
    CREAM,
    EYE,
    GOLD,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    SHIELD,
    SOURCES,
    TIMINGS,
    WINE_LIGHT,
    figure,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.back import paint_back
from hexmonger.terminal.arcane_alley.card import colour_of, paint_face, shown_mark
from hexmonger.terminal.arcane_alley.moon import badge_of, is_moon_item
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


def sayings_text(sayings: list[Saying]) -> Text:
    """Return sentences, each with the mark of where it is known from."""
    text = Text()
    for saying in sayings:
        text.append(f"{saying.words} ", MIST_100).append(f"{source_mark(saying.source)} ", BRASS_2)
    text.rstrip()
    return text


def sources_of(item: Item) -> set[str]:
    """Return every way in which something about an item is known."""
    figures = {item.gold_source, item.infamy_source, item.when_source}
    return figures | {saying.source for saying in item.sayings()}


def item_head(item: Item) -> Text:
    """Return an item's mark and name, its figures, and when it acts."""
    text = Text()
    text.append(f" {shown_mark(item)} ", f"bold {CREAM} on {colour_of(item)}")
    text.append(f" {item.name}\n", f"bold {MIST_100}")
    if item.is_special:
        text.append(f"{COIN}– ", GOLD).append("makes no sets  ", MIST_200)
    else:
        text.append(f"{COIN}{item.gold} ", GOLD).append("a set ", MIST_200)
        text.append(f"{source_mark(item.gold_source)}  ", BRASS_2)
    text.append(f"{SHIELD}{figure(item.infamy)} ", WINE_LIGHT).append("each ", MIST_200)
    text.append(f"{source_mark(item.infamy_source)}\n", BRASS_2)
    moments = "  ".join(f"{TIMINGS[moment]} {WHEN[moment]}" for moment in item.when)
    text.append(f"{moments} ", MIST_200).append(f"{source_mark(item.when_source)}", BRASS_2)
    text.append(f"  {badge_of(item)} moon\n" if badge_of(item) else "\n", MIST_200)
    return text


WHEN: Final[dict[str, str]] = {
    "played": "when played",
    "sold": "when sold",
    "always": "always",
    "special": "special: activate it",
    "expend": "when expended",
}


def item_text(item: Item, note: str = "") -> Text:
    """Return an item in full, without the legend."""
    text = item_head(item)
    if note:
        text.append(f"{note}\n", f"italic {MIST_300}")
    text.append_text(sayings_text(item.sayings()))
    return text


def wizards_text(view: AlleyView, names: tuple[str, ...]) -> Text:
    """Return every seat's wizard with the power in full."""
    text = Text()
    for seat in range(view.seats):
        wizard = view.wizards[seat]
        if wizard == NO_WIZARD:
            continue
        text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(f"{names[seat]}: ", MIST_200)
        text.append(f"{view.rules.wizards[wizard].name}\n", f"bold {MIST_100}")
        text.append_text(sayings_text(view.rules.wizards[wizard].sayings()))
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
        marks = legend(sources_of(self.item))
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

    def __init__(self, item: Item, is_up: bool) -> None:
        super().__init__()
        self.item = item
        self.is_up = is_up

    def render_line(self, y: int) -> Strip:
        """Return one line of the card."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        region = Region(0, 0, width, height)
        if self.is_up:
            paint_face(canvas, region, self.item)
        else:
            paint_back(canvas, region, self.item, moon=is_moon_item(self.item))
        return canvas.strip(y)


class Inspector(Page):
    """The page for one item: the card, its text, and the legend of provenance."""

    def __init__(self, item: Item, is_hidden: bool = False) -> None:
        note = f"{EYE} hidden; you have seen it" if is_hidden else ""
        text = item_text(item, note)
        text.append("\n\n")
        text.append_text(legend(sources_of(item)))
        text.append(f"\n\nRule {item.rule}", MIST_300)
        super().__init__("A closer look", text)
        self.item = item
        self.is_hidden = is_hidden

    def compose(self) -> ComposeResult:
        """Compose the sheet with the card at its left."""
        with Vertical(classes="sheet inspector") as sheet:
            entitle(sheet, self.heading, "Esc closes")
            with Horizontal():
                yield LargeCard(self.item, not self.is_hidden)
                with VerticalScroll(can_focus=False):
                    yield Static(self.text)
