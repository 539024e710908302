"""An area of cells: arrows move a cursor from cell to cell, Enter or a click chooses one."""

from typing import ClassVar

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.terminal.canvas import Canvas


class Cells(Widget, can_focus=True):
    """A painted area whose cells can be reached by keyboard and mouse.

    A table gives it what to show; it says where the person looks and what they choose.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("home", "end_of_row(-1)", show=False),
        Binding("end", "end_of_row(1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Looked(Message):
        """Somebody looks at a cell, or at none any more."""

        def __init__(self, cells: "Cells", index: int | None) -> None:
            super().__init__()
            self.cells = cells
            self.index = index

    class Chosen(Message):
        """Somebody chose a cell."""

        def __init__(self, cells: "Cells", index: int) -> None:
            super().__init__()
            self.cells = cells
            self.index = index

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes)
        self.cursor = 0
        self.hovered: int | None = None
        self._painted: Canvas | None = None
        self._pictured: Size | None = None

    def regions(self) -> list[Region]:
        """Return where each cell lies, relative to the content."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole area."""
        raise NotImplementedError

    @property
    def looked_at(self) -> int | None:
        """Return the cell under the mouse, or else the one under the cursor while the area has focus."""
        if self._pictured is not None:
            return None
        if self.hovered is not None:
            return self.hovered
        # The screen knows about focus before the widget does.
        return self.cursor if self.screen.focused is self and self.regions() else None

    @property
    def ground(self) -> Style:
        """Return the style of the area where nothing is painted."""
        return self.rich_style

    @property
    def room(self) -> Size:
        """Return how large the area is: on its screen, or in a picture of it."""
        return self.content_size if self._pictured is None else self._pictured

    def picture(self, width: int, height: int, ground: Style, cell: int | None = None) -> Canvas:
        """Return the area painted by itself, on no screen; or one of its cells."""
        self._pictured = Size(width, height)
        canvas = Canvas(width, height, ground)
        self.paint(canvas)
        shown = canvas if cell is None else canvas.cut(self.regions()[cell])
        self._pictured = None
        return shown

    def repaint(self) -> None:
        """Paint again, because what is shown has changed."""
        self._painted = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        width, height = self.content_size
        painted = self._painted
        if painted is None or painted.width != width or painted.height != height:
            painted = self._painted = Canvas(width, height, self.ground)
            self.paint(painted)
        return painted.strip(y)

    def move_to(self, index: int) -> None:
        """Put the cursor on a cell."""
        count = len(self.regions())
        self.cursor = max(0, min(index, count - 1))
        self.hovered = None
        self._look()

    def action_move(self, across: int, down: int) -> None:
        """Move the cursor to the nearest cell in a direction."""
        found = self.nearest(across, down)
        if found is not None:
            self.move_to(found)

    def nearest(self, across: int, down: int) -> int | None:
        """Return the cell that lies next in a direction, if there is one."""
        regions = self.regions()
        if not regions:
            return None
        here = regions[min(self.cursor, len(regions) - 1)]
        best: tuple[int, int] | None = None
        for index, there in enumerate(regions):
            ahead = (there.x - here.x) * across + (there.y - here.y) * down
            aside = abs((there.x - here.x) * down) + abs((there.y - here.y) * across)
            if ahead <= 0:
                continue
            # A step in the direction counts little against straying from it; a line is twice a column.
            distance = (ahead + 6 * aside) if across else (2 * ahead + 3 * aside)
            if best is None or distance < best[0]:
                best = (distance, index)
        return None if best is None else best[1]

    def action_end_of_row(self, side: int) -> None:
        """Move the cursor to the first or last cell of its row."""
        regions = self.regions()
        if regions:
            row = regions[min(self.cursor, len(regions) - 1)].y
            inside = [index for index, region in enumerate(regions) if region.y == row]
            self.move_to(inside[-1] if side > 0 else inside[0])

    def action_choose(self) -> None:
        """Choose the cell under the cursor."""
        regions = self.regions()
        if regions:
            self.post_message(self.Chosen(self, min(self.cursor, len(regions) - 1)))

    def cell_at(self, event: events.MouseEvent) -> int | None:
        """Return the cell under the mouse."""
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        for index, region in enumerate(self.regions()):
            if region.contains_point(offset):
                return index
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Look at the cell under the mouse."""
        cell = self.cell_at(event)
        if cell != self.hovered:
            self.hovered = cell
            self._look()

    def on_leave(self) -> None:
        """Look back to the cursor when the mouse goes."""
        if self.hovered is not None:
            self.hovered = None
            self._look()

    def on_click(self, event: events.Click) -> None:
        """Choose the cell that was clicked."""
        cell = self.cell_at(event)
        if cell is not None:
            event.stop()
            self.cursor = cell
            self.post_message(self.Chosen(self, cell))

    def on_focus(self) -> None:
        """Look at the cursor's cell."""
        self._look()

    def on_blur(self) -> None:
        """Show that the cursor is elsewhere."""
        self.repaint()

    def _look(self) -> None:
        self.repaint()
        self.post_message(self.Looked(self, self.looked_at))
