"""The log: what happened, in sentences, with the wall where undo ends."""

from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import BRASS_2, MIST_100, MIST_300, WALL, WALL_MARK, seat_colour, seat_shape
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink
from hexmonger.terminal.pages import Page
from hexmonger.terminal.sitting import Scene
from hexmonger.words import LogLine

# What stands before something that another did to the reader.
DEED: Final = "▸"


def wall_line(width: int) -> Text:
    """Return the mark of the wall across a width."""
    return Text(f"{'╌' * max(0, width - 8)} {WALL_MARK} wall\n", WALL)


def news_line(scene: Scene, width: int) -> str:
    """Return the line before the news, across a width."""
    return f" {scene.news_since}".rjust(width, "┄")


def log_text(scene: Scene, width: int) -> Text:
    """Return the log: a line before the news, the wall before what can still be taken back.

    What others did to the reader is marked.
    """
    text = Text()
    lines, wall, fresh = scene.lines, scene.wall, scene.fresh
    for index, line in enumerate(lines):
        if index == fresh and index:
            text.append(f"{news_line(scene, width)}\n", MIST_300)
        if index == wall:
            text.append_text(wall_line(width))
        if line.event.is_heading:
            text.append(f"{line.text}\n", f"bold {BRASS_2}")
            continue
        is_deed = scene.is_deed(line)
        text.append(f"{seat_shape(line.seat)}{DEED if is_deed else ' '}", seat_colour(line.seat))
        text.append(f"{line.text}\n", BRASS_2 if is_deed else MIST_100 if index >= fresh else MIST_300)
    if wall >= len(lines):
        text.append_text(wall_line(width))
    return text


class LogPanel(Widget):
    """The end of the log, as much as there is room for."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.border_title = "Log"
        self.scene: Scene | None = None
        self._painted: Canvas | None = None

    def show(self, scene: Scene) -> None:
        """Write the last lines of the log."""
        self.scene = scene
        self._painted = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of the log."""
        width, height = self.content_size
        painted = self._painted
        if painted is None or (painted.width, painted.height) != (width, height):
            painted = self._painted = Canvas(width, height, self.rich_style)
            if self.scene is not None:
                self._paint(painted, self.scene)
        return painted.strip(y)

    def _paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint lines from the foot upwards, so that the news is always there."""
        rows: list[list[tuple[str, Style]]] = []
        wall = [(f"{'╌' * (canvas.width - 7)} {WALL_MARK} wall", ink(WALL))]
        if scene.wall >= len(scene.lines):
            rows.append(wall)
        for index in range(len(scene.lines) - 1, -1, -1):
            if len(rows) >= canvas.height:
                break
            line = scene.lines[index]
            is_deed = scene.is_deed(line)
            rows += reversed(_wrapped(line, index >= scene.fresh, is_deed, canvas.width))
            if index == scene.wall:
                rows.append(wall)
            if index == scene.fresh and index:
                rows.append([(news_line(scene, canvas.width), ink(MIST_300))])
        shown = rows[: canvas.height]
        for y, parts in enumerate(reversed(shown)):
            canvas.put_all(0, y, parts)


def _wrapped(line: LogLine, fresh: bool, is_deed: bool, width: int) -> list[list[tuple[str, Style]]]:
    """Return one line of the log in rows of a width, its seat's mark in front of the first."""
    heading = line.event.is_heading
    style = ink(BRASS_2, bold=heading) if heading or is_deed else ink(MIST_100 if fresh else MIST_300)
    texts = wrap(line.text, max(8, width - (0 if heading else 2)))
    if heading:
        return [[(text, style)] for text in texts]
    mark = (f"{seat_shape(line.seat)}{DEED if is_deed else ' '}", ink(seat_colour(line.seat)))
    return [[mark if row == 0 else ("  ", style), (text, style)] for row, text in enumerate(texts)]


class LogPage(Page):
    """The whole log on a page of its own."""

    def __init__(self, scene: Scene) -> None:
        text = log_text(scene, 60)
        text.rstrip()
        super().__init__("Log", text if scene.lines else Text("Nothing has happened yet."))

    def on_mount(self) -> None:
        """Begin at the end, where the news is."""
        super().on_mount()
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)
