"""How to play, over the table: a guide chapter by chapter, each with its picture."""

from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.game import Game
from hexmonger.look import BRASS_2, LANTERN_2, MIST_300
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.leaf import Figures, leaf
from hexmonger.terminal.plain import Static, entitle
from hexmonger.words.guide import Chapter, Guide, guides_of

# From so many columns on there is room for the contents beside a page.
WITH_CONTENTS: Final = 130
LOW: Final = 30


class Leaf(Widget):
    """A page, as high as it has to be."""

    def __init__(self, game: Game[Any, Any], figures: Figures) -> None:
        super().__init__()
        self.game = game
        self.figures = figures
        self.page: tuple[Guide, Chapter] | None = None
        self._painted: Canvas | None = None

    def show(self, guide: Guide, chapter: Chapter) -> None:
        """Show a chapter."""
        self.page, self._painted = (guide, chapter), None
        self.refresh(layout=True)

    def painted(self, width: int) -> Canvas:
        """Return the page for a width."""
        if self._painted is None or self._painted.width != width:
            assert self.page is not None, "a page is opened at a chapter"
            self._painted = leaf(self.game, *self.page, self.figures, width)
        return self._painted

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines the page has."""
        return self.painted(width).height

    def render_line(self, y: int) -> Strip:
        """Return one line of the page."""
        return self.painted(self.content_size.width).strip(y)


class Guidebook(ModalScreen[int]):
    """The guides of a game; it closes with the number of the page that was read last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,h", "close", "Close"),
        Binding("right,enter,n", "turn(1)", show=False),
        Binding("left,backspace,p", "turn(-1)", show=False),
        Binding("space,pagedown", "read_on", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("home", "open(0)", show=False),
        Binding("end", "open(-1)", show=False),
        Binding("tab", "next_guide", show=False),
    ]

    def __init__(self, game: Game[Any, Any], figures: Figures, number: int = 0) -> None:
        super().__init__(classes="page")
        self.guides = guides_of(game)
        self.pages = [(guide, chapter) for guide in self.guides for chapter in guide.chapters]
        self.number = min(number, len(self.pages) - 1)
        self.leaf = Leaf(game, figures)

    def compose(self) -> ComposeResult:
        """Compose the sheet: the contents where there is room, and the page."""
        with Vertical(classes="sheet guide"):
            yield Static("", id="chapter")
            with Horizontal():
                yield Static("", id="contents")
                with VerticalScroll(can_focus=False):
                    yield self.leaf

    def on_mount(self) -> None:
        """Open the page."""
        self.fit(self.app.size)
        self.action_open(self.number)

    def on_resize(self, event: events.Resize) -> None:
        """Find room for the page."""
        self.fit(event.size)

    def fit(self, size: Size) -> None:
        """Show the contents beside the page, if there is room for both."""
        self.set_class(size.width >= WITH_CONTENTS, "-wide")
        self.set_class(size.height < LOW, "-low")
        self._entitle()

    @property
    def scroll(self) -> VerticalScroll:
        """Return what the page is read through."""
        return self.query_one(VerticalScroll)

    def action_open(self, number: int) -> None:
        """Open a page by its number; those below 0 count from the end."""
        self.number = number % len(self.pages)
        guide, chapter = self.pages[self.number]
        self.leaf.show(guide, chapter)
        self.scroll.scroll_home(animate=False)
        self.query_one("#chapter", Static).update(Text(chapter.title, f"bold {LANTERN_2}"))
        self.query_one("#contents", Static).update(self._contents())
        self._entitle()
        self.call_after_refresh(self._tell_keys)

    def _entitle(self) -> None:
        """Write the title of the guide, and in a low window that of the chapter behind it."""
        guide, chapter = self.pages[self.number]
        below = f" · {chapter.title}" if self.has_class("-low") else ""
        entitle(self.query_one(".sheet"), f"How to play {guide.title}{below}")

    def _contents(self) -> Text:
        """Return the titles of all chapters, the open one marked."""
        text = Text()
        for number, (guide, chapter) in enumerate(self.pages):
            if chapter is guide.chapters[0]:
                text.append(f"{'' if number == 0 else chr(10)}{guide.title}\n", f"bold {BRASS_2}")
            is_open = number == self.number
            style = f"bold {LANTERN_2}" if is_open else MIST_300
            text.append(f"{'▸' if is_open else ' '} {chapter.title}\n", style)
        return text

    def _tell_keys(self) -> None:
        keys = [f"{self.number + 1} of {len(self.pages)}", "← → turn the page"]
        if self.scroll.max_scroll_y:
            keys.append("↑ ↓ scroll")
        if len(self.guides) > 1:
            keys.append(f"Tab {self._next_guide().title}")
        entitle(self.query_one(".sheet"), subtitle=" · ".join([*keys, "Esc closes"]))

    def action_turn(self, step: int) -> None:
        """Turn the page; there is nothing before the first and after the last."""
        if 0 <= self.number + step < len(self.pages):
            self.action_open(self.number + step)

    def action_read_on(self) -> None:
        """Scroll on, or turn the page at its end."""
        if self.scroll.scroll_offset.y < self.scroll.max_scroll_y:
            self.action_scroll(10)
        else:
            self.action_turn(1)

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.scroll.scroll_relative(y=lines, animate=False)

    def _next_guide(self) -> Guide:
        """Return the guide after the open one, the first after the last."""
        return self.guides[(self.guides.index(self.pages[self.number][0]) + 1) % len(self.guides)]

    def action_next_guide(self) -> None:
        """Open the next guide at its first chapter."""
        guide = self._next_guide()
        self.action_open(self.pages.index((guide, guide.chapters[0])))

    def action_close(self) -> None:
        """Close the book; it opens there again."""
        self.dismiss(self.number)

    def on_click(self, event: events.Click) -> None:
        """Turn the page by a click on it; close the book by one beside it."""
        if self.query_one(".sheet").region.contains_point(event.screen_offset):
            self.action_turn(1)
        else:
            self.action_close()
